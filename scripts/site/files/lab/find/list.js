// Values of lists and texts: what can be counted in them, one count or two together.
import { features, withoutZeros } from "./features.js";
import { described } from "./function.js";
import { agreeing, decided, FEWEST, isLost, isTelling, within } from "./pattern.js";

/** @typedef {import("./pattern.js").Pattern} Pattern @typedef {import("./pattern.js").List} List */
/** @typedef {{code: string, of: (p: any) => number, opposite?: string, found: Float64Array}} One a feature, and what it is of each position */

/** What is counted, and of lists with zeros, where this shows nothing, without them. @param {List} list @param {(pattern: Pattern) => boolean} isGeneral does it hold for longer lists? @returns {Pattern[]} */
export function counted(list, isGeneral) {
  const { positions, about } = list;
  if (positions.length < FEWEST) return [];
  const all = features(positions, about);
  const found = decisive(all, list, isGeneral);
  const hasZeros = positions.every(Array.isArray) && positions.some((one) => one.includes(0)) && positions.some((one) => one.some((/** @type {any} */ entry) => entry > 1));
  return found.length || !hasZeros ? found : decisive(withoutZeros(all), list, isGeneral);
}

/** What one feature decides, or two together; of formulas that hold for some lengths alone only if there is no other. @param {import("./features.js").Feature[]} of @param {List} list @param {(pattern: Pattern) => boolean} isGeneral @returns {Pattern[]} */
function decisive(of, list, isGeneral) {
  const { positions, values, about } = list;
  const all = of.map(([code, of, opposite]) => ({ code, of, opposite, found: Float64Array.from(positions, (one) => of(one)) })).filter(({ found }) => found.some((count) => count !== found[0]));
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
  const letters = all.filter(({ code }) => (typeof positions[0] === "string" ? /^(len|runs|count)\(p/ : /^count\(p, [01]\)$/).test(code));
  const joined = together(letters, list).filter((pattern) => !patterns.length || isGeneral(pattern));
  if (joined.length) return joined;
  /** @type {Pattern[]} */
  const pairs = [];
  const natural = all.filter(({ found }) => found.every((count) => !(count < 0)));
  for (const [i, a] of natural.entries()) {
    for (const b of natural.slice(i + 1)) {
      const classes = decided(values, (at) => 4096 * a.found[at] + b.found[at]);
      if (!classes || classes.size > values.length / 8 || !isTelling(classes)) continue;
      const pattern = turned(a, b, classes, about) ?? both(a, b, classes, about);
      if (pattern) pairs.push(pattern);
    }
  }
  pairs.sort((a, b) => a.cost - b.cost);
  const best = pairs.find(isGeneral) ?? (patterns.length ? undefined : pairs[0]);
  return best ? [best] : patterns;
}

/** @type {[string, (a: number, b: number) => number][]} */
const JOINED = [["min", Math.min], ["max", Math.max], ["abs", (a, b) => Math.abs(a - b)], ["xor", (a, b) => a ^ b]];

/** What two counts of letters decide, joined to one number. @param {One[]} all @param {List} list @returns {Pattern[]} */
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

const MOST = 12; // cells that are listed

/** @param {One} a @param {One} b @param {Map<any, {value: number, count: number}>} classes @param {string} about @returns {Pattern | undefined} nothing, if there would be much to list */
function both(a, b, classes, about) {
  const cells = [...classes].sort((one, two) => one[0] - two[0]).map(([name, { value }]) => [Math.floor(name / 4096), name % 4096, value]);
  const lost = cells.filter(([, , value]) => value);
  if ((isLost({ about }) ? 2 * lost.length : cells.length) > MOST) return undefined;
  const code = isLost({ about }) ? lost.map(([x, y]) => `${is(a, x)} and ${is(b, y)}`).join(" or ") : undefined;
  return {
    id: isLost({ about }) ? "lost-by-two" : "by-two", args: { a: a.code, b: b.code, lost: lost.map(([x, y]) => [x, y]), count: lost.length, cells },
    about, code, cost: 6 + (a.code.length + b.code.length + 5 * lost.length) / 8, study: studyOf(a.code),
    holds: code ? (at, value) => value === Number(lost.some(([x, y]) => x === a.of(at) && y === b.of(at))) : agreeing(classes, (at) => 4096 * a.of(at) + b.of(at)),
  };
}

/** Lost as one feature says, and the other way round where the other one, a condition, is of the rarer kind. @param {One} a @param {One} b @param {Map<any, {value: number, count: number}>} classes @param {string} about @returns {Pattern | undefined} */
function turned(a, b, classes, about) {
  const [condition, other, isFirst] = a.opposite ? [a, b, true] : [b, a, false];
  if (!isLost({ about }) || !condition.opposite) return undefined;
  const cells = Array.from(classes, ([name, { value, count }]) => (isFirst ? { is: Math.floor(name / 4096), of: name % 4096, value, count } : { is: name % 4096, of: Math.floor(name / 4096), value, count }));
  const members = [0, 1].map((side) => cells.reduce((sum, { is, count }) => sum + (is === side ? count : 0), 0));
  const rare = members[1] < members[0] ? 1 : 0;
  const usual = cells.filter(({ is, value }) => is !== rare && value).map(({ of }) => of).sort((x, y) => x - y);
  const says = (/** @type {number} */ is, /** @type {number} */ of) => Number(usual.includes(of) !== (is === rare));
  const isMixed = new Set(cells.filter(({ is }) => is !== rare).map(({ value }) => value)).size > 1;
  if (!isMixed || usual.length > 4 || cells.some(({ is, of, value }) => says(is, of) !== value)) return undefined;
  const [code, where] = [within(other.code, usual), is(condition, rare)];
  return {
    id: "turned", args: { code, where }, about, code: `(${code}) != (${where})`, cost: 5 + (code.length + where.length) / 8, study: studyOf(other.code),
    holds: (at, value) => value === says(condition.of(at), other.of(at)),
  };
}

/** @param {One} count @param {number} value */
const is = ({ code, opposite }, value) => (opposite ? (value ? code : opposite) : `${code} == ${value}`);

/** @param {string} code */
const studyOf = (code) => (/^xor\((odds|evens)/.test(code) ? "undone" : /^(bitsum|distinct|count\(p, min)/.test(code) ? "several" : code.startsWith("xor") ? "nim-sum" : /^(sum|len|odd|count)/.test(code) ? "parity" : "lost-and-won");
