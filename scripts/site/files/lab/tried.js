// A guess of one's own: held against every value of the table.
import { label } from "./cells.js";
import { guess } from "./guess.js";
import { say } from "./say.js";
import { shownAt, textAt } from "./table.js";

/** @typedef {import("./table.js").Table} Table */
/** @typedef {{wrong: Set<number>, first: number, means: "lost" | "value"}} Tried `first` is the smallest counterexample, or −1 */

/** @param {Table} table @param {any} predicted @param {number} at */
function fits({ end, values, numbers }, predicted, at) {
  const value = values[at];
  if (typeof predicted === "boolean") return predicted === (value === 0);
  if (end === "loses" || end === "points") return predicted === value;
  if (end === "sides" && numbers) return predicted === numbers[at];
  return (predicted === 0) === (value === 0);
}

/** @param {string} text @param {Table} table @returns {Tried} */
export function tried(text, table) {
  const position = (/** @type {number} */ at) => JSON.parse(textAt(table, at));
  const of = guess(text, position(0));
  /** @type {Set<number>} */
  const wrong = new Set();
  let first = -1;
  const size = (/** @type {number} */ at) => (table.kind === "plane" ? Math.floor(at / table.size[1]) + (at % table.size[1]) : at);
  for (let at = 0; at < table.values.length; at += 1) {
    if (Number.isNaN(table.values[at]) || fits(table, of(position(at)), at)) continue;
    wrong.add(at);
    if (first < 0 || size(at) < size(first)) first = at;
  }
  return { wrong, first, means: typeof of(position(0)) === "boolean" ? "lost" : "value" };
}

/** @param {Tried} of @param {Table} table @param {string} text */
export function verdict({ wrong, first, means }, table, text) {
  if (first < 0) return say("guess-holds", { count: table.values.length, means });
  const predicted = guess(text, JSON.parse(textAt(table, first)))(JSON.parse(textAt(table, first)));
  return say("guess-fails", { place: shownAt(table, first), count: wrong.size, is: label(table, first), said: typeof predicted === "boolean" ? say(predicted ? "guess-lost" : "guess-not-lost") : String(predicted) });
}
