// What to try where no pattern was found, by the kind of table, and the section of STUDY for such games.
import { FEWEST } from "./find/pattern.js";
import { say, studied } from "./say.js";
import { entries } from "./table.js";

/** @typedef {import("./table.js").Table} Table */

const STUDIES = /** @type {Record<string, string>} */ ({ line: "values-too-many", plane: "together", list: "several", text: "grundy", draws: "draws", sides: "numbers", points: "scores" });

/** @param {Table} table */
function kindOf({ kind, end, values, texts, isTwoSided }) {
  if (end === "points" || isTwoSided) return isTwoSided ? "sides" : end;
  if (end === "draws" && values.includes(2)) return end;
  return kind === "list" && !entries(texts) ? "text" : kind;
}

/** @param {Table} table @param {boolean} canGrow are there more positions to ask for? */
export function nothing(table, canGrow) {
  const kind = kindOf(table);
  const isEnough = table.values.length >= FEWEST;
  const line = element("p", `${say(isEnough ? `none-${kind}` : canGrow ? "too-few" : "so-few", { plane: table.kind === "plane" ? 1 : 0 })} `);
  if (isEnough || kind === table.end || table.isTwoSided) line.append(studied(STUDIES[kind]));
  return line;
}
