// What the signs of a table mean: of those that occur in it.
import { shade } from "./cells.js";
import { list, say } from "./say.js";

/** @param {import("./table.js").Table} table */
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
