// Pieces that all move in each turn: who loses is decided by the one whose own game ends first, or last. What each piece
// counts for is read from the table: those pieces come first with which, whatever the others are, the outcome is the same.
import { isTelling } from "./pattern.js";

/** @typedef {import("./pattern.js").Pattern} Pattern @typedef {import("./pattern.js").List} List */
/** The levels of the pieces, by their place and their text, and the outcome at each level. @typedef {{levels: Map<string, number>[], worth: number[], failed: number}} Order `failed` is a position that has no place in it, or −1 */

const BITS = 16;
const FEWEST = 3; // levels
const NAMES = "fgh";

/** How a position falls into pieces: its entries, or its two halves. @type {((position: any) => any[])[]} */
const SPLITS = [(position) => position, (position) => (position.length % 2 || position.length < 4 ? [] : [position.slice(0, position.length / 2), position.slice(position.length / 2)])];

/** @param {List} list about "lost" @returns {Pattern[]} */
export function pieces(list) {
  const [first] = list.positions;
  if (!list.positions.every((one) => Array.isArray(one) && one.length === first.length)) return [];
  for (const split of SPLITS) {
    const places = split(first).length;
    if (places < 2 || places > NAMES.length) continue;
    const order = ordered(list, split);
    const { levels, worth } = order;
    const classes = new Map(worth.map((value, level) => [level, { value, count: 0 }]));
    const of = (/** @type {any} */ at) => Math.min(...split(at).map((piece, i) => levels[i].get(JSON.stringify(piece)) ?? NaN));
    if (order.failed >= 0 || worth.length < FEWEST) continue;
    for (const one of list.positions) classes.get(of(one)).count += 1;
    // The levels themselves must be written down, too.
    const written = levels.reduce((sum, { size }) => sum + size, 0) * Math.log2(worth.length);
    if (!isTelling(classes, BITS + written)) continue;
    const isMin = mean(levels[0], 0) <= mean(levels[0], worth.length - 1);
    const last = worth.length - 1;
    const shown = levels.map((of) => worth.map((_, i) => [...of].flatMap(([piece, level]) => (level === (isMin ? i : last - i) ? [piece] : []))));
    const isSame = shown.every((one) => JSON.stringify(one) === JSON.stringify(shown[0]));
    return [{
      id: "pieces", about: list.about, cost: 7, study: "together", length: first.length,
      args: { parity: worth[isMin ? 0 : last] ? 0 : 1, pieces: `${isMin ? "min" : "max"}(${names(first, split, isSame).join(", ")})`, tables: (isSame ? shown.slice(0, 1) : shown).map((levels) => levels.slice(0, 12).map((pieces) => pieces.slice(0, 12))) },
      holds: (at, value) => Number.isNaN(of(at)) || worth[of(at)] === value,
      again: (far) => agreeing(order, far, split, isMin),
    }];
  }
  return [];
}

/** What the pieces are called. @param {any} first @param {(position: any) => any[]} split @param {boolean} isSame */
function names(first, split, isSame) {
  const entries = first.length === 2 && first.every((/** @type {any} */ one) => typeof one === "number") ? ["x", "y"] : first.map((/** @type {any} */ _, /** @type {number} */ i) => `p[${i}]`);
  return split(entries).map((piece, i) => `${NAMES[isSame ? 0 : i]}(${[piece].flat().join(", ")})`);
}

/** How large the numbers in the pieces of a level are. @param {Map<string, number>} levels @param {number} level */
function mean(levels, level) {
  const all = [...levels].flatMap(([piece, of]) => (of === level ? [piece.match(/\d+/g)?.reduce((sum, n) => sum + Number(n), 0) ?? 0] : []));
  return all.reduce((a, b) => a + b, 0) / (all.length || 1);
}

/** @param {List} list @param {(position: any) => any[]} split @returns {Order} */
function ordered({ positions, values }, split) {
  const parts = positions.map((one) => split(one).map((piece) => JSON.stringify(piece)));
  const levels = parts[0].map(() => /** @type {Map<string, number>} */ (new Map()));
  /** @type {number[]} */
  const worth = [];
  let open = parts.map((_, i) => i).filter((i) => !Number.isNaN(values[i]));
  while (open.length) {
    // Which outcomes each piece has been seen with: 1 won, 2 lost, 3 both.
    const seen = levels.map(() => /** @type {Map<string, number>} */ (new Map()));
    for (const i of open) parts[i].forEach((piece, place) => seen[place].set(piece, (seen[place].get(piece) ?? 0) | (values[i] ? 2 : 1)));
    const next = seen.flatMap((of) => [...of.values()]).find((outcomes) => outcomes < 3);
    if (!next) return { levels, worth, failed: open[0] };
    seen.forEach((of, place) => of.forEach((outcomes, piece) => outcomes === next && levels[place].set(piece, worth.length)));
    worth.push(next - 1);
    open = open.filter((i) => !parts[i].some((piece, place) => levels[place].has(piece)));
  }
  // What is left was never decisive.
  for (const one of parts) one.forEach((piece, place) => levels[place].has(piece) || levels[place].set(piece, worth.length - 1));
  return { levels, worth, failed: -1 };
}

/** Does a larger table have the same levels? Where it does not, or −1. @param {Order} near @param {List} far @param {(position: any) => any[]} split @param {boolean} isMin */
function agreeing(near, far, split, isMin) {
  const { levels, worth, failed } = ordered(far, split);
  if (failed >= 0) return failed;
  const top = near.worth.length - 1;
  const from = isMin ? 0 : worth.length - near.worth.length;
  const isOther = (/** @type {string} */ piece, /** @type {number} */ place) => {
    const [before, now] = [near.levels[place].get(piece), levels[place].get(piece) - from];
    return before !== undefined && (before === (isMin ? top : 0) ? Math.sign(now - before) === (isMin ? -1 : 1) : now !== before);
  };
  return far.positions.findIndex((one) => split(one).some((piece, place) => isOther(JSON.stringify(piece), place)));
}
