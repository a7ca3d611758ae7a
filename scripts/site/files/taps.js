// Which move is meant by what has been tapped.

/** @typedef {import("./ask.js").Move} Move */

/** What of one group is marked is marked alone. @param {string} tap */
export const group = (tap) => tap.split(".")[0];

/**
 * The moves that can be found by these taps, the one that they are, and the one that is meant: the first tap begins it.
 * @param {Move[]} moves @param {string[]} taps
 */
export function found(moves, taps) {
  const begins = (/** @type {Move} */ move) => !taps.length || move.taps.slice(0, move.begins).includes(taps[0]);
  const open = moves.filter((move) => begins(move) && taps.every((tap) => move.taps.includes(tap)));
  const exact = open.find((move) => move.taps.length === taps.length);
  return { open, exact, move: taps.length ? exact ?? (open.length === 1 ? open[0] : undefined) : undefined };
}

/** May one go on from a move, to another one? @param {Move[]} moves */
export const goesOn = (moves) => moves.some((one) => moves.some(({ taps }) => taps.length > one.taps.length && one.taps.every((tap) => taps.includes(tap))));

/** With what a move may begin: this is framed. @param {Move[]} moves */
export const beginnings = (moves) => new Set(moves.flatMap(({ taps, begins }) => taps.slice(0, begins)));

/** How what can be tapped is told from the rest: stones are dark, what else there is has a frame. @param {string[]} ids */
export const toldAs = (ids) => (ids.every((id) => id.startsWith("h")) ? "dark" : "framed");

/**
 * The taps with one more: of one group there is one, and if that leads to no move, it begins anew.
 * @param {Move[]} moves @param {string[]} taps @param {string} id
 */
export function extended(moves, taps, id) {
  const more = [...taps.filter((tap) => group(tap) !== group(id)), id];
  return [more, [id]].find((taps) => found(moves, taps).open.length);
}

/**
 * ‹ and ›: the next thing of a group that can be marked; none where the steps end.
 * @param {Move[]} moves @param {string[]} taps @param {string} of @param {number} by
 */
export function stepped(moves, taps, of, by) {
  const place = (/** @type {string} */ id) => parseInt(id.split(".")[1]);
  const ids = [...new Set(moves.flatMap((move) => move.taps))].filter((id) => group(id) === of);
  ids.sort((a, b) => place(a) - place(b));
  const at = ids.findIndex((id) => taps.includes(id));
  return { to: ids[at < 0 ? ids.length - 1 : at + by], isMarked: at >= 0 };
}

/**
 * The nearest thing that way.
 * @param {{id: string, x: number, y: number}[]} things @param {string} from @param {number} x @param {number} y
 */
export function nearest(things, from, x, y) {
  const here = things.find(({ id }) => id === from);
  if (!here) return things[0].id;
  /** @param {{x: number, y: number}} to */
  const far = (to) => {
    const along = (to.x - here.x) * x + (to.y - here.y) * y;
    return along > 0.5 ? along + 3 * Math.abs((to.x - here.x) * y + (to.y - here.y) * x) : Infinity;
  };
  return things.reduce((best, to) => (far(to) < far(best) ? to : best), here).id;
}
