// Pieces that all move in each turn: who loses is decided by the one whose own game ends first, or last. What each piece
// counts for is read from the table: those pieces come first with which, whatever the others are, the outcome is the same.
import { isTelling } from "./pattern.js";

/** @typedef {import("./pattern.js").Pattern} Pattern @typedef {import("./pattern.js").List} List */
/**
 * The levels of the pieces, by their place and their text, and the outcome at each level. `sure` are those, by place,
 * that decide some position alone: of others the level is only a least one. `failed` is a position that has no place in
 * the order, or −1.
 * @typedef {{levels: Map<string, number>[], worth: number[], sure: Set<string>[], failed: number}} Order
 */

const BITS = 16;
const FEWEST = 3; // levels
const NAMES = "fgh";
const MOST = 12; // levels, and pieces of one, that are told

/** How a position falls into pieces: its entries, or its two halves. @type {((position: any) => any[])[]} */
const SPLITS = [(position) => position, (position) => (position.length % 2 || position.length < 4 ? [] : [position.slice(0, position.length / 2), position.slice(position.length / 2)])];

/** @param {List} list about "lost" @returns {Pattern[]} */
export function pieces(list) {
  const [first] = list.positions;
  if (!list.positions.every((one) => Array.isArray(one) && one.length === first.length)) return [];
  for (const [split, isSame] of SPLITS.flatMap((split) => [true, false].map((isSame) => /** @type {const} */ ([split, isSame])))) {
    const places = split(first).length;
    if (places < 2 || places > NAMES.length) continue;
    const order = ordered(list, split, isSame);
    const { levels, worth, sure } = order;
    const classes = new Map(worth.map((value, level) => [level, { value, count: 0 }]));
    const of = (/** @type {any} */ at) => Math.min(...split(at).map((piece, i) => levels[i].get(JSON.stringify(piece)) ?? NaN));
    if (order.failed >= 0 || worth.length < FEWEST) continue;
    list.positions.forEach((one, i) => Number.isNaN(list.values[i]) || (classes.get(of(one)).count += 1));
    // The levels themselves must be written down, too.
    const written = [...new Set(levels)].reduce((sum, { size }) => sum + size, 0) * Math.log2(worth.length);
    if (!isTelling(classes, BITS + written)) continue;
    const isMin = mean(levels[0], 0) <= mean(levels[0], worth.length - 1);
    const last = worth.length - 1;
    // At the largest level stand also those of larger ones with the same outcome.
    const shown = levels.slice(0, isSame ? 1 : places).map((of, place) => worth.slice(1).map((_, i) => [...of].flatMap(([piece, level]) => (level === (isMin ? i : last - i) && sure[place].has(piece) ? [piece] : [])).slice(0, MOST)).slice(0, MOST));
    return [{
      id: "pieces", about: list.about, cost: 7, study: "together", length: first.length,
      args: { parity: worth[isMin ? 0 : last] ? 0 : 1, pieces: `${isMin ? "min" : "max"}(${names(first, split, isSame).join(", ")})`, tables: shown },
      holds: (at, value) => Number.isNaN(of(at)) || worth[of(at)] === value,
      again: (far) => agreeing(order, ordered(far, split, isSame), far, split, isMin),
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

/** @param {List} list @param {(position: any) => any[]} split @param {boolean} isSame are all pieces of one kind? @returns {Order} */
function ordered({ positions, values }, split, isSame) {
  const parts = positions.map((one) => split(one).map((piece) => JSON.stringify(piece)));
  /** One for each place, or one for all. @template T @param {() => T} make @returns {T[]} */
  const each = (make) => (isSame ? Array(parts[0].length).fill(make()) : parts[0].map(make));
  const levels = each(() => /** @type {Map<string, number>} */ (new Map()));
  const sure = each(() => /** @type {Set<string>} */ (new Set()));
  /** @type {number[]} */
  const worth = [];
  const known = parts.map((_, i) => i).filter((i) => !Number.isNaN(values[i]));
  // With all pieces of one place each of another must stand: else their order is not to be seen.
  const all = parts[0].reduce((count, _, place) => count * new Set(known.map((i) => parts[i][place])).size, 1);
  if (known.length < all) return { levels, worth, sure, failed: 0 };
  let open = known;
  while (open.length) {
    // Which outcomes each piece has been seen with: 1 won, 2 lost, 3 both.
    const seen = each(() => /** @type {Map<string, number>} */ (new Map()));
    for (const i of open) parts[i].forEach((piece, place) => seen[place].set(piece, (seen[place].get(piece) ?? 0) | (values[i] ? 2 : 1)));
    const next = seen.flatMap((of) => [...of.values()]).find((outcomes) => outcomes < 3);
    if (!next) return { levels, worth, sure, failed: open[0] };
    seen.forEach((of, place) => of.forEach((outcomes, piece) => outcomes === next && levels[place].set(piece, worth.length)));
    worth.push(next - 1);
    open = open.filter((i) => !parts[i].some((piece, place) => levels[place].has(piece)));
  }
  for (const one of known.map((i) => parts[i])) {
    const of = one.map((piece, place) => levels[place].get(piece) ?? worth.length);
    const deciding = of.flatMap((level, place) => (level === Math.min(...of) ? [place] : []));
    if (new Set(deciding.map((place) => (isSame ? one[place] : place))).size === 1) sure[deciding[0]].add(one[deciding[0]]);
  }
  // What is left was never decisive.
  for (const one of parts) one.forEach((piece, place) => levels[place].has(piece) || levels[place].set(piece, worth.length - 1));
  return { levels, worth, sure, failed: -1 };
}

/** Does a larger table have the same levels? Where it does not, or −1. @param {Order} near @param {Order} far @param {List} list the larger one @param {(position: any) => any[]} split @param {boolean} isMin */
function agreeing(near, { levels, worth, failed }, list, split, isMin) {
  if (failed >= 0) return failed;
  // From the largest on the order begins further out.
  const from = isMin ? 0 : worth.length - near.worth.length;
  const largest = isMin ? near.worth.length - 1 : 0;
  const isOther = (/** @type {string} */ piece, /** @type {number} */ place) => near.sure[place].has(piece) && near.levels[place].get(piece) !== largest && levels[place].has(piece) && levels[place].get(piece) - from !== near.levels[place].get(piece);
  return list.positions.findIndex((one) => split(one).some((piece, place) => isOther(JSON.stringify(piece), place)));
}
