// What two features of a list or a text decide together.
import { studyOf } from "./features.js";
import { agreeing, isLost, within } from "./pattern.js";

/** @typedef {import("./pattern.js").Pattern} Pattern @typedef {import("./list.js").One} One */

const MOST = 12; // cells that are listed

/**
 * @param {One} a @param {One} b @param {Map<any, {value: number, count: number}>} classes @param {string} about
 * @returns {Pattern | undefined} nothing, if there would be much to list
 */
export function both(a, b, classes, about) {
  const cells = [...classes].sort((one, two) => one[0] - two[0])
    .map(([name, { value }]) => [Math.floor(name / 4096), name % 4096, value]);
  const lost = cells.filter(([, , value]) => value);
  if ((isLost({ about }) ? 2 * lost.length : cells.length) > MOST) return undefined;
  const code = isLost({ about }) ? lost.map(([x, y]) => `${is(a, x)} and ${is(b, y)}`).join(" or ") : undefined;
  return {
    id: isLost({ about }) ? "lost-by-two" : "by-two",
    args: { a: a.code, b: b.code, lost: lost.map(([x, y]) => [x, y]), count: lost.length, cells },
    about, code, cost: 6 + (a.code.length + b.code.length + 5 * lost.length) / 8, study: studyOf(a.code),
    holds: code ? undefined : agreeing(classes, (at) => 4096 * a.of(at) + b.of(at)),
  };
}

/**
 * Lost as one feature says, and the other way round where the other one, a condition, is of the rarer kind.
 * @param {One} a @param {One} b @param {Map<any, {value: number, count: number}>} classes @param {string} about
 * @returns {Pattern | undefined}
 */
export function turned(a, b, classes, about) {
  const [condition, other, isFirst] = a.opposite ? [a, b, true] : [b, a, false];
  if (!isLost({ about }) || !condition.opposite) return undefined;
  const cells = Array.from(classes, ([name, { value, count }]) =>
    (isFirst ? { is: Math.floor(name / 4096), of: name % 4096, value, count }
    : { is: name % 4096, of: Math.floor(name / 4096), value, count }));
  const members = [0, 1].map((side) => cells.reduce((sum, { is, count }) => sum + (is === side ? count : 0), 0));
  const rare = members[1] < members[0] ? 1 : 0;
  const usual = cells.filter(({ is, value }) => is !== rare && value).map(({ of }) => of).sort((x, y) => x - y);
  const says = (/** @type {number} */ is, /** @type {number} */ of) => Number(usual.includes(of) !== (is === rare));
  const isMixed = new Set(cells.filter(({ is }) => is !== rare).map(({ value }) => value)).size > 1;
  if (!isMixed || usual.length > 4 || cells.some(({ is, of, value }) => says(is, of) !== value)) return undefined;
  const [code, where] = [within(other.code, usual), is(condition, rare)];
  return {
    id: "turned", args: { code, where }, about, code: `(${code}) != (${where})`,
    cost: 5 + (code.length + where.length) / 8, study: studyOf(other.code),
  };
}

/** @param {One} count @param {number} value */
const is = ({ code, opposite }, value) => (opposite ? (value ? code : opposite) : `${code} == ${value}`);
