// What a table shows: all patterns that hold for all that was computed, the simplest first.
import { enough } from "../takes.js";
import { dependent, equal, halved } from "./function.js";
import { constant, growing, periodic } from "./line.js";
import { additive, counted, few } from "./list.js";
import { lostPairs } from "./pairs.js";
import { onQuantity, ratio, remainders, sameOfBoth, sumOfTwo } from "./plane.js";
import { lostSequence, stepped } from "./sequence.js";

/** @typedef {import("./pattern.js").Pattern} Pattern @typedef {import("../table.js").Table} Table */

const MOST = 2; // of one kind

/** What is looked at in a table: each with its name. @param {Table} table */
export function targets({ end, values, second, numbers }) {
  const lost = Float64Array.from(values, (value) => (Number.isNaN(value) ? NaN : Number(value === 0)));
  const drawn = values.some((value) => value === 2);
  const of = {
    loses: [["value", values], ["lost", lost]],
    wins: [["lost", lost]],
    draws: [["lost", lost], ...(drawn ? [["outcome", values]] : [])],
    sides: [...(numbers && !numbers.every(Number.isNaN) ? [["number", numbers]] : []), ["class", values]],
    points: second ? [["lead", values], ["second", second]] : [["lead", values]],
  }[end];
  return /** @type {[string, Float64Array][]} */ (of);
}

/** @param {Table} table @param {import("../takes.js").Takes} [takes] if the rule is known as such @returns {Pattern[]} */
export function find(table, takes) {
  return targets(table).flatMap(([about, values]) => {
    const isEmpty = new Set(Array.from(values).filter((value) => !Number.isNaN(value))).size < 2;
    if (values.length < 12 || (isEmpty && table.kind !== "line")) return [];
    const found = table.kind === "line" ? onLine({ about, from: table.from[0], values }) : table.kind === "plane" ? onPlane({ about, from: table.from, size: table.size, values }) : onList(table, about, values);
    found.sort((a, b) => a.cost - b.cost);
    for (const pattern of found) certify(pattern, table, takes);
    return chosen(found);
  });
}

/** @param {import("./pattern.js").Line} line @returns {Pattern[]} */
function onLine(line) {
  const [plain] = constant(line);
  if (plain) return [plain];
  const repeats = periodic(line);
  const isShort = repeats.length && repeats[0].cost < 5;
  const more = isShort ? [] : [...equal(line), ...dependent(line), ...(repeats.length ? [] : halved(line))];
  const sequences = line.about === "lost" ? (repeats.length ? [] : lostSequence(line)) : repeats.length ? [] : stepped(line);
  return [...repeats, ...(line.about === "lost" || repeats.length ? [] : growing(line)), ...more, ...sequences];
}

/** @param {import("./pattern.js").Plane} plane @returns {Pattern[]} */
function onPlane(plane) {
  const common = [...onQuantity(plane), ...remainders(plane)];
  if (plane.about === "value") return [...common, ...sumOfTwo(plane)];
  const positions = Array.from({ length: plane.values.length }, (_, i) => [plane.from[0] + Math.floor(i / plane.size[1]), plane.from[1] + (i % plane.size[1])]);
  return plane.about === "lost" ? [...few({ about: plane.about, positions, values: plane.values }), ...common, ...lostPairs(plane), ...sameOfBoth(plane), ...ratio(plane)] : common;
}

/** @param {Table} table @param {string} about @param {Float64Array} values @returns {Pattern[]} */
function onList({ texts }, about, values) {
  const list = { about, positions: texts.map((text) => JSON.parse(text)), values };
  return [...few(list), ...additive(list), ...counted(list)];
}

/** A few that say something of their own: beside what the values equal, nothing that is less. @param {Pattern[]} found */
function chosen(found) {
  const seen = new Set();
  const isWhole = (/** @type {Pattern} */ { id }) => /^(equals|exchanged|growing|period|sum-of-two-games|additive|of-period|of-growing)/.test(id);
  const best = found.some(isWhole) && found[0].about !== "lost" ? found.filter(isWhole) : found;
  const name = (/** @type {Pattern} */ { id, code }) => (id === "equals" ? id : code ?? id);
  return best.filter((one) => !seen.has(name(one)) && seen.add(name(one))).slice(0, MOST);
}

/** A period of a rule that is a list of takes is certain once it holds far enough. @param {Pattern} pattern @param {Table} table @param {import("../takes.js").Takes} takes */
function certify(pattern, table, takes) {
  const { p } = pattern.args;
  if (!takes || table.kind !== "line" || !p || pattern.about !== "value" || !/^period/.test(pattern.id) || table.from[0] > 0) return;
  const last = enough(takes, pattern.from, p);
  if (last !== undefined && last + p < table.from[0] + table.values.length) pattern.enough = last;
}

/** The first place of a table where a pattern fails; −1 if it holds. @param {Pattern} pattern @param {Table} table */
export function failure(pattern, table) {
  const [, values] = targets(table).find(([about]) => about === pattern.about) ?? [];
  if (!values) return -1;
  for (let i = 0; i < values.length; i += 1) {
    if (Number.isNaN(values[i])) continue;
    const at = table.kind === "list" ? JSON.parse(table.texts[i]) : table.kind === "line" ? table.from[0] + i : [table.from[0] + Math.floor(i / table.size[1]), table.from[1] + (i % table.size[1])];
    const isBefore = table.kind === "line" ? at < pattern.from : table.kind === "plane" && Math.min(...at) < pattern.from;
    if (!isBefore && !pattern.holds(at, values[i])) return i;
  }
  return -1;
}
