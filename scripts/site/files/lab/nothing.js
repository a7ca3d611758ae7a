// What to try where no pattern was found, by the kind of table, and the section of STUDY for such games.
import { isSmall, needed, OF_ENDS } from "./find/pattern.js";
import { say, studied } from "./say.js";
import { lengths } from "./table.js";

/** @typedef {import("./table.js").Table} Table */

/** @type {Record<string, string>} */
const STUDIES = { ...OF_ENDS, line: "values-too-many", made: "grundy", plane: "together", list: "several",
  text: "grundy" };

/** @param {Table} table @param {string} [state] */
function kindOf({ kind, end, values, texts, isTwoSided }, state) {
  if (end === "points" || isTwoSided) return isTwoSided ? "sides" : end;
  if (end === "draws" && values.includes(2)) return end;
  if (kind !== "list") return state?.startsWith('"') ? "made" : kind;
  return lengths(texts).kind === "lists" ? kind : "text";
}

/** @param {import("./session.js").Told} told of a table without patterns */
export function nothing({ table, canGrow, isPath, state }) {
  const kind = kindOf(table, state);
  const isEnough = !isSmall(table);
  const { from, to } = lengths(table.texts ?? []);
  const letters = [...new Set((table.texts ?? []).slice(0, 500).filter((text) => text.startsWith('"'))
    .flatMap((text) => [...JSON.parse(text)]))].sort();
  const own = letters.length > 1 && letters.length < 5 ? letters : ["0", "1"];
  const what = { letters: own.join(""), letter: own[0], count: table.values.length, needed: needed(table) };
  const id = isEnough ? `none-${kind}` : canGrow ? "too-few" : "so-few";
  const line = element("p", `${say(id, { all: from < to ? 1 : 0, ...what })} `);
  if (isPath) line.append(`${say("none-path")} `, studied("matchings"));
  else if (isEnough || kind === table.end || table.isTwoSided) line.append(studied(STUDIES[kind]));
  return line;
}
