// What can be counted in a list of numbers or a text, by the names that a guess uses.
import { FUNCTIONS } from "./functions.js";

const MOST = Number.MAX_SAFE_INTEGER;
const numbers = (/** @type {any[]} */ of) =>
  /** @type {number[]} */ (of.length === 1 && Array.isArray(of[0]) ? of[0] : of);
const every = (/** @type {any[]} */ list, /** @type {number} */ first) => list.filter((_, i) => i % 2 === first);
/** @param {any[]} list @returns {number[][]} */
const paired = (list) => (Array.isArray(list[0]) ? list : every(list, 0).map((one, i) => [one, list[2 * i + 1]]));
/** @param {(a: number, b: number) => number} join @param {number} begin */
const joined = (join, begin) => (/** @type {any[]} */ ...of) => numbers(of).reduce(join, begin);

/** @type {Record<string, (...of: any[]) => any>} */
export const OF_LISTS = {
  sum: joined((a, b) => a + b, 0), xor: joined((a, b) => a ^ b, 0), or: joined((a, b) => a | b, 0),
  and: joined((a, b) => a & b, -1),
  max: (...of) => Math.max(...numbers(of)), min: (...of) => Math.min(...numbers(of)),
  gcd: (...of) => numbers(of).reduce((a, b) => FUNCTIONS.gcd(a, b), 0),
  len: (list) => list.length,
  odd: (...of) => numbers(of).filter((n) => n % 2).length,
  distinct: (...of) => new Set(numbers(of)).size,
  count: (list, one) => (typeof list === "string" ? list.split(one).length - 1 : list
    .filter((/** @type {any} */ other) => other === one).length),
  /** How many such stand at the beginning. */
  leading: (list, one) => {
    const end = [...list].findIndex((other) => other !== one);
    return end < 0 ? list.length : end;
  },
  /** In each binary place the number of ones mod k, as a number of digits to base k: 0 if k divides them all. */
  bitsum: (/** @type {number[]} */ list, k) => {
    let all = 0;
    for (let bit = 1, weight = 1; bit <= MOST && list.some((n) => n >= bit); bit *= 2, weight *= k)
      all += weight * (list.filter((n) => Math.floor(n / bit) % 2).length % k);
    return all;
  },
  /** The places of these, from 1. */
  places: (list, one) => [...list].flatMap((other, i) => (other === one ? [i + 1] : [])),
  /**
   * What the two of each pair are together, and by how much the first is more: of pairs, or of a list with two entries
   * a pair.
   */
  sums: (list) => paired(list).map(([a, b]) => a + b),
  gaps: (list) => paired(list).map(([a, b]) => a - b),
  runs: (list) => [...list].filter((one, i) => one !== list[i - 1]).length,
  odds: (list) => every([...list], 1), evens: (list) => every([...list], 0),
  alt: (...of) => numbers(of).reduce((sum, n, i) => (i % 2 ? sum - n : sum + n), 0),
  falling: (list) => [...list].sort((a, b) => b - a),
  /**
   * Of a tree as lists of its branches: each is worth one more than what stands on it, and they are added without
   * carry.
   * @type {(list: any) => number}
   */
  tree: (list) => (Array.isArray(list) ? list.reduce((all, branch) => all ^ (OF_LISTS.tree(branch) + 1), 0) : list),
  nonzero: (list) => list.filter((/** @type {any} */ one) => one),
  /** How long the runs of such are, in order. */
  blocks: (list, one) => {
    const found = [0];
    for (const other of list) if (other === one) found[found.length - 1] += 1; else if (found.at(-1)) found.push(0);
    return found.filter(Boolean);
  },
};
