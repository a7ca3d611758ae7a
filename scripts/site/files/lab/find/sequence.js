// The lost numbers, or the places where a value changes, as a sequence of its own.
import { PHI } from "../functions.js";
import { isLost, isNamed, places, within } from "./pattern.js";

/** @typedef {import("./pattern.js").Pattern} Pattern @typedef {import("./pattern.js").Line} Line */
/**
 * t(k + 1) = a · t(k) + b · t(k − 1) + c from the k-th term on.
 * @typedef {{a: number, b: number, c: number, skip: number}} Rule
 */

/** The simplest first. */
const STEPS = [[1, 1], [2, 0], [2, -1], [3, 0], [2, 1], [0, 2], [4, 0], [3, -1], [4, -1], [1, 2], [5, 0], [0, 3],
  [6, -1], [3, 1], [10, 0]];
const FEWEST = 6;

/** Each term as a multiple of the one before, or of the one before that. @param {number[]} terms */
function multiples(terms) {
  const [t0, , t2, t3, t4] = terms.slice(-5);
  const factors = [[(t4 - t3) / (t3 - t2), 0], [0, (t4 - t2) / (t2 - t0)]];
  return factors.filter((pair) => pair.every((factor) => Number.isInteger(factor)) && Math.max(...pair) > 1);
}

/** @param {number[]} terms @param {number} end the next term is not below @returns {Rule | undefined} */
function recurrence(terms, end) {
  const count = terms.length;
  for (let skip = 0; count - skip >= FEWEST && skip <= count / 3; skip += 1) {
    for (const [a, b] of [...STEPS, ...multiples(terms)]) {
      const c = terms[skip + 2] - a * terms[skip + 1] - b * terms[skip];
      let k = skip + 3;
      while (k < count && terms[k] === a * terms[k - 1] + b * terms[k - 2] + c) k += 1;
      const next = a * terms[count - 1] + b * terms[count - 2] + c;
      // What grows by the same each time is a period.
      if (k === count && next >= end && !(a === 2 && b === -1 && c <= 0)) return { a, b, c, skip };
    }
  }
  return undefined;
}

/**
 * Each so many times the one before, which few terms show.
 * @param {number[]} terms @param {number} end @returns {Rule | undefined}
 */
function geometric(terms, end) {
  const a = terms[1] / terms[0];
  const isSo = terms.length >= 4 && Number.isInteger(a) && a > 1 &&
    terms.every((term, k) => k === 0 || term === a * terms[k - 1]);
  return isSo && a * terms[terms.length - 1] >= end ? { a, b: 0, c: 0, skip: 0 } : undefined;
}

/**
 * The terms up to a number and beyond it, as far as they grow.
 * @param {number[]} terms @param {Rule} rule @returns {(n: number) => number[]}
 */
function continued(terms, { a, b, c }) {
  const all = [...terms];
  return (n) => {
    while (all.at(-1) <= n && all.length < 1e6) {
      const next = a * all.at(-1) + b * all.at(-2) + c;
      if (next <= all.at(-1)) break;
      all.push(next);
    }
    return all;
  };
}

/**
 * The terms and the formula, as all messages about a sequence have them; and what holds if for its terms alone it is
 * not as usual.
 * @param {number[]} terms @param {Rule} rule @param {(n: number) => number} usual 1 for lost
 */
function otherwise(terms, rule, usual) {
  const all = continued(terms, rule);
  return {
    args: { terms: terms.slice(0, 12), formula: formula(rule) }, study: "lost-and-won",
    holds: (/** @type {number} */ n, /** @type {number} */ value) => (value === usual(n)) !== all(n).includes(n),
  };
}

/** The message for it. @param {Rule} rule */
function named({ a, b, c }) {
  if (a === 1 && b === 1 && c === 0) return "sum-of-two";
  if (a === 2 && b === -1) return "differences";
  return b === 0 ? "times" : "recurrence";
}

/** @param {Rule} rule */
function formula({ a, b, c }) {
  const term = (/** @type {number} */ factor, /** @type {string} */ of) => {
    if (!factor) return "";
    const size = Math.abs(factor);
    return ` ${factor < 0 ? "−" : "+"} ${!of ? size : size === 1 ? of : `${size}·${of}`}`;
  };
  return `${term(a, "t(k)")}${term(b, "t(k−1)")}${term(c, "")}`.replace(/^ \+ /, "").replace(/^ − /, "−");
}

/** @param {Line} line about "lost" @returns {Pattern[]} */
export function lostSequence(line) {
  const { about, from, values } = line;
  const found = [1, 0].flatMap((is) => {
    const terms = places(line, is);
    const rule = terms.length > values.length / 3 ? undefined : recurrence(terms, from + values.length);
    if (!rule) return [];
    const { args, study, holds } = otherwise(terms, rule, () => 1 - is);
    return [{ id: `${is ? "lost" : "won"}-${named(rule)}`, about, from: terms[rule.skip], cost: 4 + rule.skip / 2,
      study: rule.a === 1 && rule.b === 1 ? "golden" : study, args: { ...args, c: rule.c }, holds }];
  });
  return [...found, ...beatty(about, places(line, 1), values.length)];
}

const SLOPES = /** @type {[string, number][]} */ ([["phi", PHI], ["(phi + 1)", PHI + 1], ["sqrt(2)", Math.SQRT2],
  ["(2 + sqrt(2))", 2 + Math.SQRT2], ["sqrt(3)", Math.sqrt(3)], ["(1 + sqrt(2))", 1 + Math.SQRT2]]);

/** ⌊kα⌋. @param {string} about @param {number[]} terms @param {number} count @returns {Pattern[]} */
function beatty(about, terms, count) {
  if (terms.length < 12 || terms.length > 0.9 * count) return [];
  for (const [code, slope] of SLOPES) {
    const first = Math.ceil(terms[0] / slope);
    if (!terms.every((term, k) => term === Math.floor((first + k) * slope))) continue;
    return [{
      id: "lost-beatty", args: { code, first, terms: terms.slice(0, 12) }, about, from: terms[0], cost: 5,
      study: "golden",
      code: `floor(ceil(n / ${code}) * ${code}) == n`,
    }];
  }
  return [];
}

/**
 * Lost by the remainder, but for a sequence of numbers where it is the other way round.
 * @param {Line} line about "lost" @returns {Pattern[]}
 */
export function excepted({ about, from, values }) {
  const count = values.length;
  for (let p = 2; p <= 6; p += 1) {
    const shares = Array.from({ length: p }, () => [0, 0]);
    for (let i = 0; i < count; i += 1) shares[(from + i) % p][values[i]] += 1;
    const lost = shares.flatMap(([won, lost], r) => (lost > won ? [r] : []));
    const usual = (/** @type {number} */ n) => Number(lost.includes(n % p));
    const others = Array.from(values, (_, i) => from + i).filter((n, i) => values[i] !== usual(n));
    // The first few may be different.
    for (const skip of [0, 1, 2]) {
      const terms = others.slice(skip);
      const rule = terms.length > count / 10 ? undefined : geometric(terms, from + count) ??
        recurrence(terms, from + count);
      if (!rule || rule.skip || !lost.length) continue;
      const { args, ...more } = otherwise(terms, rule, usual);
      return [{ ...more, id: "lost-except", about, from: skip ? others[skip - 1] + 1 : from, cost: 5 + p / 2 + skip,
        args: { ...args, code: within(`n % ${p}`, lost) } }];
    }
  }
  return [];
}

/**
 * Values that stay the same for long: where they change is a sequence, and so are they.
 * @param {Line} line @returns {Pattern[]}
 */
export function stepped({ about, from, values }) {
  const count = values.length;
  const changes = Array.from(values, (_, i) => i).filter((i) => values[i] !== values[i - 1]);
  const [terms, steps] = [changes.map((i) => from + i), changes.map((i) => values[i])];
  if (terms.length > count / (isLost({ about }) ? 6 : 3)) return [];
  const rule = recurrence(terms, from + count);
  if (!rule) return [];
  const { skip } = rule;
  const rest = steps.slice(skip);
  const by = rest[1] - rest[0];
  const isGrowing = !isNamed({ about }) && rest.every((value, k) => value === rest[0] + k * by);
  const period = [2, 3].find((p) => rest.length >= 2 * p + 1 &&
    rest.every((value, k) => k < p || value === rest[k - p]));
  if (!isGrowing && !period) return [];
  const all = continued(terms, rule);
  return [{
    id: isLost({ about }) ? "lost-steps" : isGrowing ? "steps-growing" : "steps-repeating", about, from: terms[skip],
    cost: 6, study: "values-too-many",
    args: { terms: terms.slice(skip, skip + 12), formula: formula(rule), begin: terms[skip],
      lost: rest[0], by, block: rest.slice(0, period ?? 1) },
    holds: (n, value) => {
      const k = all(n).findLastIndex((term) => term <= n) - skip;
      return value === (isGrowing ? rest[0] + k * by : rest[k % period]);
    },
  }];
}
