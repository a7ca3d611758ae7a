// What is said of a guess that has been held against the table.
import { label } from "./cells.js";
import { say } from "./say.js";
import { shownAt } from "./table.js";

const FORMS = { line: "n", plane: "xy", list: "p" };

/** @param {import("./tried.js").Tried} of @param {import("./table.js").Table} table */
export function verdict({ wrong, first, said, count, isOfLost, word, isLate }, table) {
  if (isLate) return say("guess-late");
  if (word !== undefined) return say(`guess-unread-${FORMS[table.kind]}`, { word });
  if (first < 0) return say("guess-holds", { count, means: isOfLost ? "lost" : "value" });
  const what = isOfLost ? say(said ? "guess-lost" : "guess-not-lost") : Number.isNaN(said) ? say("guess-nothing")
    : String(said);
  return say("guess-fails", { place: shownAt(table, first), count: wrong.length, is: label(table, first), said: what });
}
