// Who wins, by conditions on a position: the first of a few that is true decides.
import { features } from "./features.js";
import { decided, isTelling } from "./pattern.js";

/** @typedef {import("./pattern.js").Pattern} Pattern @typedef {import("./pattern.js").List} List @typedef {[string, (at: any) => boolean]} Condition */

const MOST = 2; // conditions before what is left

/** @param {string[]} names of the numbers of a position @returns {Condition[]} */
function ofNumbers(names) {
  const places = names.map((name, i) => ({ name, i }));
  const pairs = places.flatMap((a) => places.filter(({ i }) => i > a.i).map((b) => [a, b]));
  const of = (/** @type {number} */ more) => pairs.flatMap(([a, b]) => [[a, b], [b, a]].map(([a, b]) => /** @type {Condition} */ ([`${a.name} > ${b.name}${more ? ` + ${more}` : ""}`, (at) => at[a.i] > at[b.i] + more])));
  const above = (/** @type {number} */ n) => places.map(({ name, i }) => /** @type {Condition} */ ([`${name} > ${n}`, (at) => at[i] > n]));
  return [...above(0), ...of(0), ...pairs.map(([a, b]) => /** @type {Condition} */ ([`${a.name} == ${b.name}`, (at) => at[a.i] === at[b.i]])), ...pairs.map(([a, b]) => /** @type {Condition} */ ([`${a.name} != ${b.name}`, (at) => at[a.i] !== at[b.i]])), ...above(1), ...of(1)];
}

/** @param {any[]} positions @param {string} about @returns {Condition[]} */
function conditions(positions, about) {
  const { length } = positions[0];
  const isSame = positions.every((one) => Array.isArray(one) && one.length === length && one.every((part) => typeof part === "number"));
  if (isSame && length === 2) return ofNumbers(["x", "y"]);
  return [...(isSame ? ofNumbers(Array.from(positions[0], (_, i) => `p[${i}]`)) : []), ...features(positions, about).filter(([, , opposite]) => opposite).map(([code, of]) => /** @type {Condition} */ ([code, (at) => Boolean(of(at))]))];
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
  if (!isTelling(decided(values, (i) => rank(positions[i])))) return [];
  return [{
    id: "cases", args: { cases: chosen.map(({ code, value }) => [code, value]), rest }, about, cost: 5,
    holds: (at, value) => value === (chosen[rank(at)]?.value ?? rest),
  }];
}
