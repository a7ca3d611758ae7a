// Points that follow no formula: where whoever begins is never behind at the end.
import { FEWEST } from "./pattern.js";

/** @typedef {import("./pattern.js").Pattern} Pattern @typedef {import("./pattern.js").List} List */

/** @type {[string, (at: any) => boolean][]} */
const WHERE = [["", () => true], ["len(p) % 2 == 0", (at) => at.length % 2 === 0], ["len(p) % 2 == 1", (at) => at.length % 2 === 1]];

/** @param {List} list about a lead @param {(pattern: Pattern) => boolean} isGeneral does it hold for longer lists? @returns {Pattern[]} */
export function neverBehind({ about, positions, values }, isGeneral) {
  const all = positions.map((at, i) => ({ at, value: values[i] })).filter(({ value }) => !Number.isNaN(value));
  const found = WHERE.flatMap(([code, is]) => {
    const there = all.filter(({ at }) => is(at));
    const ahead = there.filter(({ value }) => value > 0).length;
    if (ahead < FEWEST || there.some(({ value }) => value < 0)) return [];
    return [/** @type {Pattern} */ ({ id: "never-behind", args: { code, some: code ? 1 : 0 }, about, cost: 8, holds: (at, value) => !is(at) || value >= 0 })];
  });
  const best = found.find(isGeneral) ?? found[0];
  return best ? [best] : [];
}
