// Who wins, by conditions on a position: the first of a few that is true decides.
import { measure } from "../guess.js";
import { features } from "./features.js";
import { everyTwo, telling } from "./pattern.js";

/**
 * @typedef {import("./pattern.js").Pattern} Pattern @typedef {import("./pattern.js").List} List
 * @typedef {[string, (at: any) => boolean]} Condition
 */

const MOST = 2; // conditions before what is left

/** @param {string[]} names of the numbers of a position @returns {string[]} */
function ofNumbers(names) {
  const pairs = everyTwo(names);
  const more = (/** @type {string} */ by) => pairs.flatMap(([a, b]) => [`${a} > ${b}${by}`, `${b} > ${a}${by}`]);
  const above = (/** @type {number} */ n) => names.map((name) => `${name} > ${n}`);
  const both = (/** @type {string} */ sign) => pairs.map(([a, b]) => `${a} ${sign} ${b}`);
  return [...above(0), ...more(""), ...both("=="), ...both("!="), ...above(1), ...more(" + 1")];
}

/** @param {any[]} positions @param {string} about @returns {Condition[]} */
function conditions(positions, about) {
  const { length } = positions[0];
  const isSame = positions.every((one) => Array.isArray(one) && one.length === length &&
    one.every((part) => typeof part === "number"));
  const names = isSame && length === 2 ? ["x", "y"] : Array.from(isSame ? positions[0] : [], (_, i) => `p[${i}]`);
  const counted = isSame && length === 2 ? [] : features(positions, about).filter(([, opposite]) => opposite);
  return [...ofNumbers(names), ...counted.map(([code]) => code)].map((code) => {
    const of = measure(code, positions[0]);
    return [code, (at) => of(at) === 1];
  });
}

/** @param {List} list @returns {Pattern[]} */
export function cases({ about, positions, values }) {
  const all = conditions(positions, about);
  let left = positions.map((_, i) => i).filter((i) => !Number.isNaN(values[i]));
  /** @type {{code: string, is: (at: any) => boolean, value: number}[]} */
  const chosen = [];
  while (chosen.length < MOST && new Set(left.map((i) => values[i])).size > 1) {
    const pure = all.flatMap(([code, is]) => {
      const found = left.filter((i) => is(positions[i]));
      return new Set(found.map((i) => values[i])).size === 1 ? [{ code, is, found, value: values[found[0]] }] : [];
    });
    if (!pure.length) return [];
    const best = pure.reduce((a, b) => (b.found.length > a.found.length ? b : a));
    chosen.push(best);
    left = left.filter((i) => !best.is(positions[i]));
  }
  const rest = values[left[0]];
  if (left.some((i) => values[i] !== rest)) return [];
  const rank = (/** @type {any} */ at) => chosen.findIndex(({ is }) => is(at));
  if (!telling(values, (i) => rank(positions[i]))) return [];
  return [{
    id: "cases", args: { cases: chosen.map(({ code, value }) => [code, value]), rest }, about, cost: 5,
    holds: (at, value) => value === (chosen[rank(at)]?.value ?? rest),
  }];
}
