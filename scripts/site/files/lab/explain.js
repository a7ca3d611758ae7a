// What is said of the signs of a table, of a position, and of a guess that has been held against the table.
import { classOf, label, OUTCOMES, scored, shade, signed } from "./cells.js";
import { fraction } from "./numbers.js";
import { list, say } from "./say.js";
import { shownAt } from "./table.js";

/**
 * @typedef {import("./game.js").Look} Look @typedef {import("./game.js").Worth} Worth
 * @typedef {import("./table.js").Table} Table
 */

/** What the signs of a table mean: of those that occur in it. @param {Table} table */
export function legend(table) {
  const { end, values, second, numbers } = table;
  if (end === "points") return say(second ? "legend-points-two" : "legend-points");
  const signs = new Set(Array.from(values,
    (value, at) => (numbers && !Number.isNaN(numbers[at]) ? "number" : end === "loses" &&
    value >= 0 ? "" : shade(table, at))));
  const said = [...signs].filter(Boolean)
    .map((sign) => (sign === "number" ? say("legend-number")
    : say("legend", { sign: sign === "none" ? "·" : say(`cell-${sign}`), means: say(`shade-${sign}`) })));
  const known = Array.from(values).filter((value) => !Number.isNaN(value));
  if (/^(loses|wins|draws)$/.test(end) && !table.isTwoSided && known.length)
    said.push(say("some-lost", { lost: known.filter((value) => value === 0).length, count: known.length }));
  return said.length ? say("plain-list", { list: list(said, "semicolon") }) : "";
}

const MOST = 24; // options that are listed

/** What one worth is, as a word or number. @param {Worth} worth */
function worthOf({ outcome, value, lead, moves }) {
  if (value !== undefined) return String(value);
  if (lead !== undefined) return signed(lead);
  return moves === undefined ? say(`word-${outcome}`) : say(`word-${outcome}-in`, { moves });
}

/**
 * @param {Look} look @param {string} name what the position is called in the table @param {string} end
 * @returns {string[]} sentences
 */
export function explained(look, name, end) {
  const { shown, worth, options } = look;
  const position = name === shown ? shown : `${name} = ${shown}`;
  const listed = options.slice(0, MOST).map((option) => `${scored(option)} → ${worthOf(option.worth)}`);
  const all = say(options.length > MOST ? "and-more" : "plain-list",
    { list: list(listed), more: options.length - MOST });
  if (look.both) return twoSided(look, position, all);
  if (!options.length) return [say(end === "points" ? "over-points" : end === "wins" ? "over-won" : "over-lost",
    { position, lead: worth.lead === undefined ? "" : signed(worth.lead) })];
  const lines = [say("options", { position, options: all, count: options.length })];
  if (end === "loses") {
    const set = [...new Set(options.map((option) => option.worth.value))].sort((a, b) => a - b);
    lines.push(say(set.length > MOST ? "mex-many" : "mex",
      { set: list(set), value: worth.value, won: worth.value ? 1 : 0 }));
  } else if (end === "points") lines.push(say("best-points",
    { lead: signed(worth.lead), option: options[look.best].shown }));
  else lines.push(outcome(look));
  return lines;
}

/** @param {Look} look */
function outcome({ worth, options, best }) {
  const option = options[best]?.shown ?? "";
  return say(`so-${worth.outcome}`, { option, moves: worth.moves ?? 0, timed: worth.moves === undefined ? 0 : 1 });
}

/** @param {Look} look @param {string} position @param {string} all its options */
function twoSided({ both, number, options, player }, position, all) {
  const [first, second] = both.map((worth) => worthOf(worth));
  const [ours, theirs] = both.map(({ outcome }) => OUTCOMES.indexOf(outcome));
  const winner = classOf(3 * ours + theirs);
  const lines = [say("two-outcomes", { position, first, second })];
  if (both[0].lead === undefined && winner !== "mixed") lines.push(say(`class-${winner}`));
  if (number !== undefined) lines.push(say("worth-number", { number: fraction(number) }));
  lines.push(say(options.length ? "options-of" : "no-options-of", { player, options: all }));
  return lines;
}

const FORMS = { line: "n", plane: "xy", list: "p" };

/** What is said of a guess. @param {import("./tried.js").Tried} of @param {Table} table */
export function verdict({ wrong, first, said, count, isOfLost, word, isLate }, table) {
  if (isLate) return say("guess-late");
  if (word !== undefined) return say(`guess-unread-${FORMS[table.kind]}`, { word });
  if (first < 0) return say("guess-holds", { count, means: isOfLost ? "lost" : "value" });
  const what = isOfLost ? say(said ? "guess-lost" : "guess-not-lost") : Number.isNaN(said) ? say("guess-nothing")
    : String(said);
  return say("guess-fails", { place: shownAt(table, first), count: wrong.length, is: label(table, first), said: what });
}
