// What can be counted in a position that is a list or a text, each as a guess has it.
import { isLead } from "./pattern.js";

/** A guess, and, where it is true or false, its opposite. @typedef {[string, string?]} Feature */

/** @param {string[]} codes @returns {Feature[]} */
const plain = (codes) => codes.map((code) => /** @type {Feature} */ ([code]));

/** Of lists of numbers, the simplest first. @type {Feature[]} */
const OF_NUMBERS = [
  ...plain(["sum(p)", "sum(p) % 2", "xor(p)", "len(p)", "max(p)", "min(p)", "odd(p)", "xor(places(p, 1))",
    "count(p, 0)", "count(p, 1)"]),
  ...plain(["distinct(p)", "p[0]", "p[-1]", "xor(odds(p))", "xor(evens(p))", "sum(odds(p))", "sum(evens(p))"]),
  ["max(p) <= 1", "max(p) > 1"], ["2 * max(p) > sum(p)", "2 * max(p) <= sum(p)"],
  ...plain(["count(p, min(p))", "or(p)", "and(p)", "popcount(xor(p))", "ctz(sum(p))", "leading(p, 1)",
    "leading(p, 1) % 2"]),
  ["bitsum(p, 3) == 0", "bitsum(p, 3) != 0"], ["bitsum(p, 4) == 0", "bitsum(p, 4) != 0"],
];

/**
 * Of pairs, of which each player counts one number: who takes them in the order of what both are together is ahead by
 * half of this.
 */
const OF_PAIRS = plain(["(alt(falling(sums(p))) + sum(gaps(p))) / 2", "(alt(falling(sums(p))) - sum(gaps(p))) / 2"]);

/** Of lists of numbers where the end counts points. */
const OF_POINTS = [
  ...plain(["alt(falling(p))", "alt(p)"]), ...OF_PAIRS,
  ...plain(["abs(alt(p))", "2 * max(p) - sum(p)", "p[0] - p[-1]"]),
  ...plain(["abs(p[0] - p[-1])", "max(p[0], p[-1])", "len(p) % 2", "len(p) - 2 * odd(p)"]),
];

/** @param {string[]} texts @returns {Feature[]} */
function ofTexts(texts) {
  const letters = [...new Set(texts.slice(0, 2000).join(""))].filter((letter) => !/["\\]/.test(letter))
    .sort().slice(0, 5);
  return [
    ...plain(["len(p)", "runs(p)"]),
    ...letters.flatMap((letter) => {
      const name = JSON.stringify(letter);
      const of = `blocks(p, ${name})`;
      return /** @type {Feature[]} */ ([
        [`count(p, ${name})`], [`p[0] == ${name}`, `p[0] != ${name}`], [`p[-1] == ${name}`, `p[-1] != ${name}`],
        ...plain([`xor(places(p, ${name}))`, `len(${of})`, `xor(${of})`, `odd(${of})`, `alt(falling(${of}))`]),
      ]);
    }),
    ["p[0] == p[-1]", "p[0] != p[-1]"],
  ];
}

/**
 * What an entry is alone, and one of the others: of lists of one length.
 * @param {number} length @returns {Feature[]}
 */
function ofPlaces(length) {
  const places = Array.from({ length }, (_, i) => i);
  const others = (/** @type {number} */ i) => places.filter((j) => j !== i);
  return plain([
    ...places.slice(1, -1).map((i) => `p[${i}]`),
    ...(length < 3 ? [] : places.map((i) => `p[${i}] + (${others(i).map((j) => `p[${j}]`).join(" ^ ")})`)),
  ]);
}

const MOST = 4; // entries with places of their own

/** @param {any[]} positions @param {string} about @returns {Feature[]} */
export function features(positions, about) {
  if (positions.every((one) => typeof one === "string")) return ofTexts(positions);
  const isNumbers = positions.every((one) => Array.isArray(one) && one.every((part) => typeof part === "number"));
  const isPairs = positions.every((one) => Array.isArray(one) &&
    one.every((part) => Array.isArray(part) && part.length === 2 && part.every((of) => typeof of === "number")));
  if (isPairs && isLead({ about })) return [["len(p)"], ...OF_PAIRS];
  if (!isNumbers) return positions.every(Array.isArray) ? plain(["len(p)", "tree(p)"]) : [];
  const { length } = positions[0];
  const isSame = length <= MOST && positions.every((one) => one.length === length);
  const areEven = positions.every((one) => one.length % 2 === 0);
  const ofPoints = areEven ? OF_POINTS : OF_POINTS.filter((one) => !OF_PAIRS.includes(one));
  return [...(isLead({ about }) ? ofPoints : []), ...OF_NUMBERS, ...(isSame ? ofPlaces(length) : [])];
}

/** The same of what is left without zeros. @param {Feature[]} all @returns {Feature[]} */
export const withoutZeros = (all) => all.map(([code, opposite]) => [bare(code), opposite && bare(opposite)]);

/** @param {string} code */
const bare = (code) => code.replace(/\bp\b/g, "nonzero(p)");

/** The section of STUDY for what is counted. @param {string} code */
export const studyOf = (code) => (/^xor\((odds|evens)/.test(code) ? "undone"
  : /^(bitsum|distinct|count\(p, min)/.test(code) ? "several" : code.startsWith("xor") ? "nim-sum"
  : /^(sum|len|odd|count)/.test(code) ? "parity" : "lost-and-won");
