// A guess of one's own: held against every value of the table, in the worker.
import { claim } from "./guess.js";
import { now } from "./refusal.js";
import { distance, positionAt } from "./table.js";

/** @typedef {import("./table.js").Table} Table */
/**
 * Where a guess is wrong, in order, of so many positions; first of all at `first`, or −1, where it says `said`. With
 * `word` it cannot be read at that word, and with `late` it took too long.
 * @typedef {{text: string, wrong?: Float64Array, first?: number, said?: any, count?: number, isOfLost?: boolean, word?:
 * string, isLate?: boolean}} Tried
 */

const MOST = 1500; // milliseconds

/** Is the value what was said? @param {Table} table @param {any} said @param {number} at */
function fits({ end, values, numbers }, said, at) {
  const value = values[at];
  if (typeof said === "boolean") return said === (value === 0);
  if (end === "loses" || end === "points") return said === value;
  if (end === "sides" && numbers) return said === numbers[at];
  return (said === 0) === (value === 0);
}

/** @param {string} text @param {Table} table @returns {Tried} */
export function tried(text, table) {
  let guess;
  try {
    guess = claim(text, positionAt(table, 0));
  } catch (error) {
    return { text, word: String(/** @type {Error} */ (error).message).slice(0, 40) };
  }
  const end = now() + MOST;
  const wrong = [];
  let [first, count] = [-1, 0];
  for (let at = 0; at < table.values.length; at += 1) {
    if (now() > end) return { text, isLate: true };
    const one = positionAt(table, at);
    if (Number.isNaN(table.values[at]) || !guess.isMeant(one)) continue;
    count += 1;
    if (fits(table, guess.of(one), at)) continue;
    wrong.push(at);
    if (first < 0 || distance(table, at) < distance(table, first)) first = at;
  }
  const said = guess.of(positionAt(table, Math.max(0, first)));
  return { text, wrong: Float64Array.from(wrong), first, count, said: typeof said === "boolean" ? said : Number(said),
    isOfLost: typeof said === "boolean" };
}
