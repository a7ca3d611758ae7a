// Values of lists and texts: what can be counted in them, one count or two together.
import { features, studyOf, withoutZeros } from "./features.js";
import { described } from "./function.js";
import { measure } from "../guess.js";
import { everyTwo, FEWEST, isLost, telling } from "./pattern.js";
import { both, turned } from "./two.js";

/** @typedef {import("./pattern.js").Pattern} Pattern @typedef {import("./pattern.js").List} List */
/**
 * @typedef {{code: string, of: (p: any) => number, opposite?: string, found: Float64Array}} One a feature, and what it
 * is of each position
 */

/**
 * What is counted, and of lists with zeros, where this shows nothing, without them.
 * @param {List} list @param {(pattern: Pattern) => boolean} isGeneral does it hold for longer lists?
 * @returns {Pattern[]}
 */
export function counted(list, isGeneral) {
  const { positions, about } = list;
  if (positions.length < FEWEST) return [];
  const all = features(positions, about);
  const found = decisive(all, list, isGeneral);
  const hasZeros = positions.every(Array.isArray) && positions.some((one) => one.includes(0)) &&
    positions.some((one) => one.some((/** @type {any} */ entry) => entry > 1));
  return found.length || !hasZeros ? found : decisive(withoutZeros(all), list, isGeneral);
}

/**
 * What one feature decides, or two together; of formulas that hold for some lengths alone only if there is no other.
 * @param {import("./features.js").Feature[]} of @param {List} list @param {(pattern: Pattern) => boolean} isGeneral
 * @returns {Pattern[]}
 */
function decisive(of, list, isGeneral) {
  const { positions, values, about } = list;
  const all = of.map(([code, opposite]) => ({ code, of: measure(code, positions[0]), opposite }))
    .map((one) => ({ ...one, found: Float64Array.from(positions, one.of) }))
    .filter(({ found }) => found.some((count) => count !== found[0]));
  const patterns = all.flatMap(({ code, of, found }, rank) => {
    const classes = telling(values, (i) => found[i]);
    const pattern = classes && described(code, of, classes, list);
    return pattern ? [{ ...pattern, cost: pattern.cost + rank / 10, study: studyOf(code) }] : [];
  });
  const general = patterns.filter(isGeneral);
  if (general.length) return general;
  const letters = all.filter(({ code }) =>
    (typeof positions[0] === "string" ? /^(len|runs|count)\(p/ : /^count\(p, [01]\)$/).test(code));
  const joined = together(letters, list);
  const one = joined.find(isGeneral);
  if (one) return [one];
  const natural = all.filter(({ found }) => found.every((count) => !(count < 0)));
  const pairs = everyTwo(natural).flatMap(([a, b]) => {
    const classes = telling(values, (at) => 4096 * a.found[at] + b.found[at]);
    const isShort = classes?.size <= values.length / 8;
    const pattern = isShort ? turned(a, b, classes, about) ?? both(a, b, classes, about) : undefined;
    return pattern ? [pattern] : [];
  }).sort((a, b) => a.cost - b.cost);
  const best = pairs.find(isGeneral);
  if (best) return [best];
  return patterns.length ? patterns : [...joined, ...pairs].slice(0, 1);
}

const JOINED = ["min(a, b)", "max(a, b)", "abs(a - b)", "xor(a, b)"];

/**
 * What two counts of letters decide, joined to one number.
 * @param {One[]} all @param {List} list @returns {Pattern[]}
 */
function together(all, list) {
  const forms = everyTwo(all).flatMap(([a, b]) => JOINED.map((form) =>
    form.replace("a, b", `${a.code}, ${b.code}`).replace("a - b", `${a.code} - ${b.code}`)));
  return forms.flatMap((code) => {
    const of = measure(code, list.positions[0]);
    const classes = telling(list.values, (at) => of(list.positions[at]));
    const pattern = classes && described(code, of, classes, list);
    return pattern ? [{ ...pattern, cost: pattern.cost + 3, study: "parity" }] : [];
  });
}

/** Very few lost ones. @param {List} list about "lost" @returns {Pattern[]} */
export function few({ about, positions, values }) {
  const lost = positions.filter((_, i) => values[i] === 1).map((one) => JSON.stringify(one));
  if (!isLost({ about }) || !lost.length || lost.length > 3 || positions.length < 12) return [];
  return [{ id: "lost-only", args: { lost, count: lost.length }, about, cost: 2, code: onlyThese(lost) }];
}

/** As a guess. @param {string[]} lost */
function onlyThese(lost) {
  const pairs = lost.map((text) => JSON.parse(text));
  const arePairs = pairs.every((one) => Array.isArray(one) && one.length === 2 && typeof one[0] === "number");
  if (arePairs) return pairs.map(([x, y]) => `x == ${x} and y == ${y}`).join(" or ");
  return `p in {${lost.map((text) => text.replaceAll(",", ", ")).join(", ")}}`;
}
