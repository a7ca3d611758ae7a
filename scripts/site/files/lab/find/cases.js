// Who wins, by comparing the two numbers of a position: the first of a few conditions that is true decides.
import { decided, isTelling } from "./pattern.js";

/** @typedef {import("./pattern.js").Pattern} Pattern @typedef {import("./pattern.js").Plane} Plane */

const MOST = 2; // conditions before what is left

/** @type {[string, (x: number, y: number) => boolean][]} */
const CONDITIONS = [
  ["x > 0", (x) => x > 0], ["y > 0", (_, y) => y > 0], ["x > y", (x, y) => x > y], ["x < y", (x, y) => x < y], ["x == y", (x, y) => x === y],
  ["x > 1", (x) => x > 1], ["y > 1", (_, y) => y > 1], ["x > y + 1", (x, y) => x > y + 1], ["y > x + 1", (x, y) => y > x + 1],
];

/** @param {Plane} plane @returns {Pattern[]} */
export function cases({ about, from, size, values }) {
  const pair = (/** @type {number} */ i) => /** @type {[number, number]} */ ([from[0] + Math.floor(i / size[1]), from[1] + (i % size[1])]);
  let left = Array.from(values, (_, i) => i).filter((i) => !Number.isNaN(values[i]));
  /** @type {{code: string, is: (x: number, y: number) => boolean, value: number}[]} */
  const chosen = [];
  while (chosen.length < MOST && new Set(left.map((i) => values[i])).size > 1) {
    const pure = CONDITIONS.flatMap(([code, is]) => {
      const found = left.filter((i) => is(...pair(i)));
      return new Set(found.map((i) => values[i])).size === 1 ? [{ code, is, found, value: values[found[0]] }] : [];
    });
    if (!pure.length) return [];
    const best = pure.reduce((a, b) => (b.found.length > a.found.length ? b : a));
    chosen.push(best);
    left = left.filter((i) => !best.is(...pair(i)));
  }
  const rest = values[left[0]];
  if (left.some((i) => values[i] !== rest)) return [];
  const rank = (/** @type {[number, number]} */ at) => chosen.findIndex(({ is }) => is(...at));
  if (!isTelling(decided(values, (i) => rank(pair(i))))) return [];
  return [{
    id: "cases", args: { cases: chosen.map(({ code, value }) => [code, value]), rest }, about, cost: 5,
    holds: (at, value) => value === (chosen[rank(at)]?.value ?? rest),
  }];
}
