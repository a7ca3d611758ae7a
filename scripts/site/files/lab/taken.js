// What one takes along: the table as text, and the brute force in other languages.
import { label } from "./cells.js";
import { cpp, cppOf, kindOf, python, pythonOf } from "./frames.js";
import { script } from "./source.js";
import { shownAt, textAt } from "./table.js";
import { anyTakes } from "./takes.js";

const MOST = 20_000; // positions that are written out

/** @param {import("./table.js").Table} table */
export function written(table) {
  const { kind, from, size, values } = table;
  const count = Math.min(values.length, MOST);
  if (kind === "list") return Array.from({ length: count }, (_, at) => `${shownAt(table, at)}\t${label(table, at)}`)
    .join("\n");
  const cells = Array.from({ length: count }, (_, at) => label(table, at));
  if (kind === "line") {
    const rows = [];
    for (let at = 0; at < count; at += 10) rows.push(`${from[0] + at}:\t${cells.slice(at, at + 10).join(" ")}`);
    return rows.join("\n");
  }
  const rows = [`x \\ y\t${Array.from({ length: size[1] }, (_, j) => from[1] + j).join("\t")}`];
  for (let i = 0; i < Math.floor(count / size[1]); i += 1)
    rows.push(`${from[0] + i}\t${cells.slice(i * size[1], (i + 1) * size[1]).join("\t")}`);
  return rows.join("\n");
}

/**
 * @param {import("./examples.js").Settings} settings @param {import("./table.js").Table} table
 * @param {string} [state] what its first position means, if it means another
 */
export function programs(settings, table, state) {
  const { kind, from, size } = table;
  const ranges = kind === "list" || settings.isReached ? undefined
    : size.map((count, i) => /** @type {[number, number]} */ ([from[i], from[i] + count - 1]));
  const takes = kind === "line" && state === undefined && ranges ? anyTakes(settings.text) : undefined;
  const isWhole = settings.end === "loses" || (settings.end === "wins" && !takes?.digits.some((digit) => digit & 4));
  const asked = { ...settings, text: script(settings.text), ranges, isStarted: state !== undefined &&
    ranges !== undefined };
  if (takes && isWhole) return { cpp: cppOf(asked, takes), python: pythonOf(asked, takes) };
  const of = kindOf(state ?? textAt(table, 0));
  return { cpp: cpp(asked, of), python: python(asked, of) };
}
