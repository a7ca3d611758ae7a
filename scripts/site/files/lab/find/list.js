// Values of lists and texts: what can be counted in them, one count or two together.
import { OF_LISTS } from "../counts.js";
import { FUNCTIONS, popcount } from "../functions.js";
import { described } from "./function.js";
import { agreeing, decided, isLost, isTelling, within } from "./pattern.js";

/** @typedef {import("./pattern.js").Pattern} Pattern @typedef {import("./pattern.js").List} List */
/** A guess, what it counts, and, where it is true or false, its opposite. @typedef {[string, (position: any) => number, string?]} Count */

const { sum, xor, or, and, max, min, odd, distinct, count, leading, bitsum, runs, odds, evens } = OF_LISTS;

/** Of lists of numbers, the simplest first. @type {Count[]} */
const OF_NUMBERS = [
  ["sum(p)", sum], ["sum(p) % 2", (a) => sum(a) % 2], ["xor(p)", xor], ["len(p)", (a) => a.length], ["max(p)", max], ["min(p)", min], ["odd(p)", odd],
  ["count(p, 0)", (a) => count(a, 0)], ["count(p, 1)", (a) => count(a, 1)], ["distinct(p)", distinct], ["p[0]", (a) => a[0] ?? NaN], ["p[-1]", (a) => a.at(-1) ?? NaN],
  ["xor(odds(p))", (a) => xor(odds(a))], ["xor(evens(p))", (a) => xor(evens(a))], ["sum(odds(p))", (a) => sum(odds(a))], ["sum(evens(p))", (a) => sum(evens(a))],
  ["max(p) <= 1", (a) => Number(max(a) <= 1), "max(p) > 1"], ["2 * max(p) > sum(p)", (a) => Number(2 * max(a) > sum(a)), "2 * max(p) <= sum(p)"],
  ["count(p, min(p))", (a) => count(a, min(a))], ["or(p)", or], ["and(p)", and], ["popcount(xor(p))", (a) => popcount(xor(a))], ["ctz(sum(p))", (a) => FUNCTIONS.ctz(sum(a))],
  ["leading(p, 1)", (a) => leading(a, 1)], ["leading(p, 1) % 2", (a) => leading(a, 1) % 2], ["bitsum(p, 3) == 0", (a) => Number(bitsum(a, 3) === 0), "bitsum(p, 3) != 0"], ["bitsum(p, 4) == 0", (a) => Number(bitsum(a, 4) === 0), "bitsum(p, 4) != 0"],
];

/** @param {string[]} texts @returns {Count[]} */
function ofTexts(texts) {
  const letters = [...new Set(texts.slice(0, 2000).join(""))].sort().slice(0, 5);
  return [["len(p)", (s) => s.length], ["runs(p)", runs], ...letters.map((letter) => /** @type {Count} */ ([`count(p, ${JSON.stringify(letter)})`, (s) => count(s, letter)]))];
}

/** @param {any[]} positions @returns {Count[]} */
function counts(positions) {
  if (positions.every((one) => typeof one === "string")) return ofTexts(positions);
  const isNumbers = positions.every((one) => Array.isArray(one) && one.every((part) => typeof part === "number"));
  if (!isNumbers) return positions.every(Array.isArray) ? [["len(p)", (a) => a.length]] : [];
  // Lists of the same length have places of their own.
  const length = positions[0].length;
  const isSame = length <= 4 && positions.every((one) => one.length === length);
  const places = isSame ? Array.from({ length: Math.max(0, length - 2) }, (_, i) => /** @type {Count} */ ([`p[${i + 1}]`, (a) => a[i + 1]])) : [];
  return [...OF_NUMBERS, ...places];
}

/** What one count decides, or two together; of formulas that hold for some lengths alone only if there is no other. @param {List} list @param {(pattern: Pattern) => boolean} isGeneral @returns {Pattern[]} */
export function counted(list, isGeneral) {
  const { positions, values, about } = list;
  if (positions.length < 12) return [];
  const all = counts(positions).map(([code, of, opposite]) => ({ code, of, opposite, found: Float64Array.from(positions, (one) => of(one)) })).filter(({ found }) => found.some((count) => count !== found[0]));
  /** @type {Pattern[]} */
  const patterns = [];
  all.forEach(({ code, of, found }, rank) => {
    const classes = decided(values, (i) => found[i]);
    if (!classes || !isTelling(classes)) return;
    const pattern = described(code, of, classes, list);
    if (pattern) patterns.push({ ...pattern, cost: pattern.cost + rank / 10, study: studyOf(code) });
  });
  const general = patterns.filter(isGeneral);
  if (general.length) return general;
  const letters = typeof positions[0] === "string" ? all : all.filter(({ code }) => /^count\(p, [01]\)$/.test(code));
  const joined = together(letters, list).filter((pattern) => !patterns.length || isGeneral(pattern));
  if (joined.length) return joined;
  /** @type {Pattern[]} */
  const pairs = [];
  for (let i = 0; i < all.length; i += 1) {
    for (let j = i + 1; j < all.length; j += 1) {
      const [a, b] = [all[i], all[j]];
      const classes = decided(values, (at) => 4096 * a.found[at] + b.found[at]);
      if (!classes || classes.size > values.length / 8 || !isTelling(classes)) continue;
      pairs.push(both(a, b, classes, about));
    }
  }
  pairs.sort((a, b) => a.cost - b.cost);
  const best = pairs.find(isGeneral) ?? (patterns.length ? undefined : pairs[0]);
  return best ? [best] : patterns;
}

/** @type {[string, (a: number, b: number) => number][]} */
const JOINED = [["min", Math.min], ["max", Math.max], ["abs", (a, b) => Math.abs(a - b)], ["xor", (a, b) => a ^ b]];

/** What two counts of letters decide, joined to one number. @param {{code: string, of: (p: any) => number, found: Float64Array}[]} all @param {List} list @returns {Pattern[]} */
function together(all, list) {
  for (const [i, a] of all.entries()) {
    for (const b of all.slice(0, i)) {
      for (const [name, join] of JOINED) {
        const code = name === "abs" ? `abs(${b.code} - ${a.code})` : `${name}(${b.code}, ${a.code})`;
        const classes = decided(list.values, (at) => join(a.found[at], b.found[at]));
        const pattern = classes && isTelling(classes) && described(code, (p) => join(a.of(p), b.of(p)), classes, list);
        if (pattern) return [{ ...pattern, cost: pattern.cost + 3, study: "parity" }];
      }
    }
  }
  return [];
}

/** Each entry a game of its own: the value is the xor of what the entries are worth alone. @param {List} list about "value" @returns {Pattern[]} */
export function additive({ about, positions, values }) {
  const length = positions[0]?.length;
  if (about !== "value" || !(length >= 2) || !positions.every((one) => Array.isArray(one) && one.length === length)) return [];
  const value = new Map(positions.map((one, i) => [JSON.stringify(one), values[i]]));
  const base = positions.find((one, i) => values[i] === 0);
  if (!base) return [];
  const alone = (/** @type {any[]} */ one) => base.map((/** @type {any} */ _, /** @type {number} */ i) => value.get(JSON.stringify(base.with(i, one[i]))));
  const worth = positions.map(alone);
  const known = worth.flatMap((parts, i) => (parts.includes(undefined) ? [] : [i]));
  const isSum = known.every((i) => xor(worth[i]) === values[i]);
  if (!isSum || known.length < Math.max(12, values.length / 2)) return [];
  /** What each entry is worth, by its place. @type {[any, number][][]} */
  const places = base.map((/** @type {any} */ _, /** @type {number} */ at) => [...new Map(known.map((i) => [positions[i][at], worth[i][at]]))].sort(([a], [b]) => a - b));
  if (places.every((place) => new Set(place.map(([, worth]) => worth)).size < 2)) return [];
  const all = new Map(places.flat());
  const isSame = places.every((place) => place.every(([entry, worth]) => all.get(entry) === worth));
  const terms = places.map((place, at) => alike(`p[${at}]`, place));
  const code = isSame || terms.includes(undefined) ? undefined : terms.filter(Boolean).join(" ^ ");
  const shown = (/** @type {Iterable<[any, number]>} */ pairs) => [...pairs].slice(0, 12).map(([entry, worth]) => [JSON.stringify(entry), worth]);
  return [{
    id: isSame ? "additive" : "additive-places", about, cost: 4, study: "grundy", code, args: isSame ? { worths: shown(all) } : { places: places.map(shown) },
    length: isSame ? undefined : length,
    holds: (at, value) => {
      const parts = isSame ? at.map((/** @type {any} */ entry) => all.get(entry)) : alone(at);
      return parts.includes(undefined) || xor(parts) === value;
    },
  }];
}

/** The pairs n, g(n) as n, as n mod m, or as nothing where all are 0. @param {string} name @param {[any, number][]} pairs */
export function alike(name, pairs) {
  if (pairs.every(([, worth]) => worth === 0)) return "";
  if (pairs.every(([n, worth]) => worth === n)) return name;
  const m = [2, 3, 4, 5, 6, 7, 8].find((m) => pairs.length > m && pairs.every(([n, worth]) => worth === n % m));
  return m && `${name} % ${m}`;
}

/** Very few lost ones. @param {List} list about "lost" @returns {Pattern[]} */
export function few({ about, positions, values }) {
  const lost = positions.filter((_, i) => values[i] === 1).map((one) => JSON.stringify(one));
  if (!isLost({ about }) || !lost.length || lost.length > 3 || positions.length < 12) return [];
  return [{ id: "lost-only", args: { lost, count: lost.length }, about, cost: 2, code: onlyThese(lost), holds: (at, value) => value === Number(lost.includes(JSON.stringify(at))) }];
}

/** As a guess. @param {string[]} lost */
function onlyThese(lost) {
  const pairs = lost.map((text) => JSON.parse(text));
  if (pairs.every((one) => typeof one === "number")) return within("n", pairs);
  return pairs.every((one) => Array.isArray(one) && one.length === 2) ? pairs.map(([x, y]) => `x == ${x} and y == ${y}`).join(" or ") : undefined;
}

/** @typedef {{code: string, of: (p: any) => number, opposite?: string}} One */

/** @param {One} a @param {One} b @param {Map<any, {value: number, count: number}>} classes @param {string} about @returns {Pattern} */
function both(a, b, classes, about) {
  const cells = [...classes].sort((one, two) => one[0] - two[0]).map(([name, { value }]) => [Math.floor(name / 4096), name % 4096, value]);
  const lost = cells.filter(([, , value]) => value);
  const code = isLost({ about }) && lost.length <= 8 ? lost.map(([x, y]) => `${is(a, x)} and ${is(b, y)}`).join(" or ") : undefined;
  return {
    id: isLost({ about }) ? "lost-by-two" : "by-two", args: { a: a.code, b: b.code, lost: lost.slice(0, 16).map(([x, y]) => [x, y]), count: lost.length, cells: cells.slice(0, 24) },
    about, code, cost: 6 + (a.code.length + b.code.length + 5 * lost.length) / 8, study: studyOf(a.code),
    holds: code ? (at, value) => value === Number(lost.some(([x, y]) => x === a.of(at) && y === b.of(at))) : agreeing(classes, (at) => 4096 * a.of(at) + b.of(at)),
  };
}

/** @param {One} count @param {number} value */
const is = ({ code, opposite }, value) => (opposite ? (value ? code : opposite) : `${code} == ${value}`);

/** @param {string} code */
const studyOf = (code) => (/^xor\((odds|evens)/.test(code) ? "undone" : /^(bitsum|distinct|count\(p, min)/.test(code) ? "several" : code.startsWith("xor") ? "nim-sum" : /^(sum|len|odd|count)/.test(code) ? "parity" : "lost-and-won");
