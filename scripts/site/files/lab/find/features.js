// What can be counted in a position that is a list or a text, each as a guess has it.
import { OF_LISTS } from "../counts.js";
import { FUNCTIONS, popcount } from "../functions.js";
import { isLead } from "./pattern.js";

/** A guess, what it counts, and, where it is true or false, its opposite. @typedef {[string, (position: any) => number, string?]} Feature */

const { places, sums, gaps, sum, xor, or, and, max, min, odd, distinct, count, leading, bitsum, runs, odds, evens, alt, falling, nonzero, blocks, tree } = OF_LISTS;

/** Of lists of numbers, the simplest first. @type {Feature[]} */
const OF_NUMBERS = [
  ["sum(p)", sum], ["sum(p) % 2", (a) => sum(a) % 2], ["xor(p)", xor], ["len(p)", (a) => a.length], ["max(p)", max], ["min(p)", min], ["odd(p)", odd],
  ["xor(places(p, 1))", (a) => xor(places(a, 1))],
  ["count(p, 0)", (a) => count(a, 0)], ["count(p, 1)", (a) => count(a, 1)], ["distinct(p)", distinct], ["p[0]", (a) => a[0] ?? NaN], ["p[-1]", (a) => a.at(-1) ?? NaN],
  ["xor(odds(p))", (a) => xor(odds(a))], ["xor(evens(p))", (a) => xor(evens(a))], ["sum(odds(p))", (a) => sum(odds(a))], ["sum(evens(p))", (a) => sum(evens(a))],
  ["max(p) <= 1", (a) => Number(max(a) <= 1), "max(p) > 1"], ["2 * max(p) > sum(p)", (a) => Number(2 * max(a) > sum(a)), "2 * max(p) <= sum(p)"],
  ["count(p, min(p))", (a) => count(a, min(a))], ["or(p)", or], ["and(p)", and], ["popcount(xor(p))", (a) => popcount(xor(a))], ["ctz(sum(p))", (a) => FUNCTIONS.ctz(sum(a))],
  ["leading(p, 1)", (a) => leading(a, 1)], ["leading(p, 1) % 2", (a) => leading(a, 1) % 2], ["bitsum(p, 3) == 0", (a) => Number(bitsum(a, 3) === 0), "bitsum(p, 3) != 0"], ["bitsum(p, 4) == 0", (a) => Number(bitsum(a, 4) === 0), "bitsum(p, 4) != 0"],
];

/** Of pairs, of which each player counts one number: who takes them in the order of what both are together is ahead by half of this. @param {(list: any[]) => boolean} fits @returns {Feature[]} */
function ofPairs(fits) {
  return [["+", 1], ["-", -1]].map(([sign, by]) => [`(alt(falling(sums(p))) ${sign} sum(gaps(p))) / 2`, (a) => (fits(a) ? (alt(falling(sums(a))) + Number(by) * sum(gaps(a))) / 2 : NaN)]);
}

/** Of lists of numbers where the end counts points. @type {Feature[]} */
const OF_POINTS = [
  ["alt(falling(p))", (a) => alt(falling(a))], ["alt(p)", alt], ...ofPairs((a) => a.length % 2 === 0), ["abs(alt(p))", (a) => Math.abs(alt(a))], ["2 * max(p) - sum(p)", (a) => 2 * max(a) - sum(a)], ["p[0] - p[-1]", (a) => (a[0] ?? NaN) - a.at(-1)],
  ["abs(p[0] - p[-1])", (a) => Math.abs((a[0] ?? NaN) - a.at(-1))], ["max(p[0], p[-1])", (a) => (a.length ? Math.max(a[0], a.at(-1)) : NaN)], ["len(p) % 2", (a) => a.length % 2], ["len(p) - 2 * odd(p)", (a) => a.length - 2 * odd(a)],
];

/** @param {string[]} texts @returns {Feature[]} */
function ofTexts(texts) {
  const letters = [...new Set(texts.slice(0, 2000).join(""))].sort().slice(0, 5);
  const is = (/** @type {boolean} */ one) => Number(one);
  return [
    ["len(p)", (s) => s.length], ["runs(p)", runs],
    ...letters.flatMap((letter) => {
      const name = JSON.stringify(letter);
      const of = `blocks(p, ${name})`;
      return /** @type {Feature[]} */ ([
        [`count(p, ${name})`, (s) => count(s, letter)], [`p[0] == ${name}`, (s) => is(s[0] === letter), `p[0] != ${name}`], [`p[-1] == ${name}`, (s) => is(s.at(-1) === letter), `p[-1] != ${name}`],
        [`xor(places(p, ${name}))`, (s) => xor(places(s, letter))], [`len(${of})`, (s) => blocks(s, letter).length], [`xor(${of})`, (s) => xor(blocks(s, letter))], [`odd(${of})`, (s) => odd(blocks(s, letter))], [`alt(falling(${of}))`, (s) => alt(falling(blocks(s, letter)))],
      ]);
    }),
    ["p[0] == p[-1]", (s) => is(s[0] === s.at(-1)), "p[0] != p[-1]"],
  ];
}

/** What an entry is alone, and one of the others: of lists of one length. @param {number} length @returns {Feature[]} */
function ofPlaces(length) {
  const places = Array.from({ length }, (_, i) => i);
  const others = (/** @type {number} */ i) => places.filter((j) => j !== i);
  return [
    ...places.slice(1, -1).map((i) => /** @type {Feature} */ ([`p[${i}]`, (a) => a[i]])),
    ...(length < 3 ? [] : places.map((i) => /** @type {Feature} */ ([`p[${i}] + (${others(i).map((j) => `p[${j}]`).join(" ^ ")})`, (a) => a[i] + (xor(a) ^ a[i])]))),
  ];
}

const MOST = 4; // entries with places of their own

/** @param {any[]} positions @param {string} about @returns {Feature[]} */
export function features(positions, about) {
  if (positions.every((one) => typeof one === "string")) return ofTexts(positions);
  const isNumbers = positions.every((one) => Array.isArray(one) && one.every((part) => typeof part === "number"));
  const isPairs = positions.every((one) => Array.isArray(one) && one.every((part) => Array.isArray(part) && part.length === 2 && part.every((of) => typeof of === "number")));
  if (isPairs && isLead({ about })) return [["len(p)", (a) => a.length], ...ofPairs(() => true)];
  if (!isNumbers) return positions.every(Array.isArray) ? [["len(p)", (a) => a.length], ["tree(p)", tree]] : [];
  const { length } = positions[0];
  const isSame = length <= MOST && positions.every((one) => one.length === length);
  return [...(isLead({ about }) ? OF_POINTS : []), ...OF_NUMBERS, ...(isSame ? ofPlaces(length) : [])];
}

/** The same of what is left without zeros. @param {Feature[]} all @returns {Feature[]} */
export const withoutZeros = (all) => all.map(([code, of, opposite]) => [bare(code), (a) => of(nonzero(a)), opposite && bare(opposite)]);

/** @param {string} code */
const bare = (code) => code.replace(/\bp\b/g, "nonzero(p)");

/** The section of STUDY for what is counted. @param {string} code */
export const studyOf = (code) => (/^xor\((odds|evens)/.test(code) ? "undone" : /^(bitsum|distinct|count\(p, min)/.test(code) ? "several" : code.startsWith("xor") ? "nim-sum" : /^(sum|len|odd|count)/.test(code) ? "parity" : "lost-and-won");
