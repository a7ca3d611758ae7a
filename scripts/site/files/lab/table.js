// What was computed, position by position: a line of numbers, a plane of pairs, or a list.
import { order, shown, Sum, text } from "./position.js";

/** @typedef {import("./position.js").Position} Position */
/**
 * A line has a value for each n from `from[0]` on, a plane for each pair, row by row of its first number: NaN stands
 * for
 * what was not reached. Of players with different moves there is a code for who wins.
 * @typedef {{
 *   kind: "line" | "plane" | "list", end: string, from: number[], size: number[], texts?: string[],
 *   values: Float64Array, second?: Float64Array, numbers?: Float64Array, isTwoSided: boolean
 * }} Table
 */

const WIDEST = 1000;

/**
 * @param {import("./game.js").Game} game @param {import("./where.js").Where} where @param {Position[]} asked
 * @param {number[]} ids of these positions
 */
export function table(game, where, asked, ids) {
  const { positions } = game.store;
  const known = where.isReached ? positions.map((_, id) => id).filter((id) => !(positions[id] instanceof Sum)) : ids;
  const names = where.isReached ? known.map((id) => positions[id]) : asked;
  const found = shape(names);
  const sorted = found.kind === "list" && where.isReached
    ? names.map((_, i) => i).sort((a, b) => order(names[a], names[b])) : names.map((_, i) => i);
  const count = found.size.reduce((product, size) => product * size, 1);
  const rows = () => new Float64Array(count).fill(NaN);
  const values = rows();
  const second = game.end === "points" && game.isTwoSided ? rows() : undefined;
  const numbers = game.numbers && rows();
  sorted.forEach((i, place) => {
    const at = found.kind === "list" ? place : placeOf(found, [names[i]].flat());
    values[at] = game.code(known[i]);
    if (second) second[at] = game.code(known[i], 1);
    if (numbers) numbers[at] = game.numbers[known[i]];
  });
  const texts = found.kind === "list" ? sorted.map((i) => text(names[i])) : undefined;
  return /** @type {Table} */ ({ ...found, end: game.end, texts, values, second, numbers, isTwoSided: game.isTwoSided &&
    game.end !== "points" });
}

/**
 * Where the numbers of a position stand in a line or a plane; undefined outside of it.
 * @param {{from: number[], size: number[]}} of @param {number[]} position
 */
export function placeOf({ from, size }, position) {
  const steps = position.map((n, i) => n - from[i]);
  return steps.every((step, i) => step >= 0 && step < size[i])
    ? steps.reduce((place, step, i) => place * size[i] + step, 0) : undefined;
}

/**
 * How positions are best shown.
 * @param {Position[]} positions @returns {{kind: "line" | "plane" | "list", from: number[], size: number[]}}
 */
function shape(positions) {
  const list = { kind: /** @type {"list"} */ ("list"), from: [0], size: [positions.length] };
  if (!positions.length) return list;
  const isLine = positions.every((position) => typeof position === "number");
  const isPlane = positions.every((position) => Array.isArray(position) && position.length === 2 &&
    position.every((part) => typeof part === "number"));
  if (!isLine && !isPlane) return list;
  const pairs = /** @type {number[][]} */ (isLine ? positions.map((n) => [n]) : positions);
  const from = [...pairs[0]];
  const to = [...pairs[0]];
  for (const pair of pairs) {
    pair.forEach((part, i) => {
      from[i] = Math.min(from[i], part);
      to[i] = Math.max(to[i], part);
    });
  }
  const size = to.map((part, i) => part - from[i] + 1);
  // With many gaps a list is easier to read.
  const isDense = size.reduce((product, part) => product * part, 1) <= (isLine ? 2 : 20) * positions.length;
  if (!isDense || (isPlane && (Math.max(...size) > WIDEST || Math.min(...size) < 2))) return list;
  return { kind: isLine ? "line" : "plane", from, size };
}

/** The position at a place of the table. @param {Table} table @param {number} at */
export const positionAt = ({ kind, from, size, texts }, at) =>
  (kind === "list" ? JSON.parse(texts[at]) : kind === "line" ? from[0] + at : pairAt(from, size, at));

/** The same as text. @param {Table} table @param {number} at */
export const textAt = (table, at) => (table.kind === "list" ? table.texts[at] : text(positionAt(table, at)));

/** @param {number[]} from @param {number[]} size @param {number} at */
export const pairAt = (from, size, at) => [from[0] + Math.floor(at / size[1]), from[1] + (at % size[1])];

/** How far from the first place: in a plane by diagonals. @param {Table} table @param {number} at */
export const distance = ({ kind, size }, at) => (kind === "plane" ? Math.floor(at / size[1]) + (at % size[1]) : at);

/** The order in which values become known one by one. @param {Table} table */
export const inOrder = (table) => Array.from(table.values, (_, at) => at)
  .sort((a, b) => distance(table, a) - distance(table, b) || a - b);

/** As a reader sees it. @param {Table} table @param {number} at */
export const shownAt = (table, at) => shown(positionAt(table, at), table.kind === "plane");

/**
 * How many entries the lists have, or letters the texts; of other positions nothing is known.
 * @param {string[]} texts
 */
export function lengths(texts) {
  const kind = { "[": "lists", '"': "texts" }[texts[0]?.[0]];
  if (!kind || texts.some((text) => text[0] !== texts[0][0])) return { kind: "positions", from: 0, to: 0 };
  const all = texts.map((text) => JSON.parse(text).length);
  return { kind, from: all.reduce((a, b) => Math.min(a, b)), to: all.reduce((a, b) => Math.max(a, b)) };
}
