// How one place of the table is written, told and coloured.
import { fraction } from "./numbers.js";
import { say } from "./say.js";
import { shownAt } from "./table.js";

/** @typedef {import("./table.js").Table} Table */
/**
 * @typedef {{
 * table: Table, known: number, chosen: number, options: Set<number>, guess?: (position: any) => any, wrong: Set<number>
 * }} Seen what is shown: of a table the first `known` places, what is chosen, its options, where a guess fails
 */

/**
 * Who wins if both players have different moves: by the code of the table; of any other the outcome is drawn for one
 * who begins.
 * @type {Record<number, string>}
 */
const CLASSES = { 0: "second", 1: "right", 3: "left", 4: "first", 8: "drawn" };
/** @param {number} code */
export const classOf = (code) => CLASSES[code] ?? "mixed";

/** By the code of the table, where the moves do not depend on the player. */
export const OUTCOMES = ["lost", "won", "drawn"];

/** @param {Table} table @param {number} at */
export function label({ end, values, second, numbers, isTwoSided }, at) {
  const value = values[at];
  if (Number.isNaN(value)) return "·";
  if (end === "loses") return String(value);
  if (end === "points") return second ? `${signed(value)} ${signed(second[at])}` : signed(value);
  if (!isTwoSided) return say(`cell-${OUTCOMES[value]}`);
  if (numbers && !Number.isNaN(numbers[at])) return fraction(numbers[at]);
  return say(`cell-${classOf(value)}`);
}

/** @param {number} lead */
export const signed = (lead) => (lead > 0 ? `+${lead}` : lead < 0 ? `−${-lead}` : "0");

/** An option with its points, if moves have points. @param {import("./game.js").Option} option */
export const scored = ({ shown, points }) => (points === undefined ? shown : `${shown} (${signed(points)})`);

/** A class for its colour. @param {Table} table @param {number} at */
export function shade({ end, values, isTwoSided }, at) {
  const value = values[at];
  if (Number.isNaN(value)) return "none";
  if (end === "points") return value < 0 ? "lost" : value > 0 ? "won" : "drawn";
  if (isTwoSided) return classOf(value);
  return value === 0 ? "lost" : end === "draws" && value === 2 ? "drawn" : "won";
}

/** @param {Table} table @param {number} at */
export const told = (table, at) => say("place",
  { place: shownAt(table, at), what: label(table, at), who: say(`shade-${shade(table, at)}`) });
