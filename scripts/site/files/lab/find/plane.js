// Values of two numbers: what they depend on, sums of two games, periods both ways.
import { PHI } from "../functions.js";
import { guess, measure } from "../guess.js";
import { described } from "./function.js";
import { growing, periodic } from "./line.js";
import { agreeing, decided, isLost, telling, within, wrapped } from "./pattern.js";

/** @typedef {import("./pattern.js").Pattern} Pattern @typedef {import("./pattern.js").Plane} Plane */

/** From the simplest on. */
const QUANTITIES = [
  "x + y", "abs(x - y)", "x ^ y", "x", "y", "min(x, y)", "max(x, y)", "x - y", "x * y", "x & y", "x | y", "gcd(x, y)",
  "ctz(x + y)", "floor(max(x, y) / min(x, y))",
].map((code) => ({ code, of: measure(code, [0, 0]) }));

const LATEST = 0.4; // what begins later may be chance
const MARGINS = [0, 1, 2]; // rows and columns left out at the beginning
const LATER = [...MARGINS, 3, 4]; // of a quantity that decides

/** The values without the first rows and columns. @param {Plane} plane @param {number} margin */
const inner = ({ from, positions, values }, margin) =>
  Float64Array.from(values, (value, i) => (positions[i].some((n, axis) => n < from[axis] + margin) ? NaN : value));

/** From where on both numbers are counted. @param {Plane} plane @param {number} [margin] */
const since = ({ from }, margin = 0) => Math.max(...from) + margin;

/** What one quantity decides. @param {Plane} plane @returns {Pattern[]} */
export function onQuantity(plane) {
  const { positions, size } = plane;
  /** @type {Pattern[]} */
  const found = [];
  for (const margin of LATER) {
    if (Math.min(...size) - margin < 6) break;
    const values = inner(plane, margin);
    for (const { code, of } of QUANTITIES) {
      const classes = telling(values, (i) => of(positions[i]));
      if (!classes) continue;
      const pattern = sequenced(code, of, classes, plane);
      if (!pattern) continue;
      const odd = /[&|]/.test(code) ? 1.5 : /[*(]/.test(code) ? 1 : 0;
      found.push({ ...pattern, from: since(plane, margin), cost: pattern.cost + margin + odd,
        study: code === "x ^ y" ? "nim-sum" : "lost-and-won" });
    }
    if (found.length) break;
  }
  return found;
}

/**
 * Says what the values of a quantity make, as a line of their own where they do.
 * @param {string} code @param {(at: number[]) => number} of @param {Map<any, {value: number, count: number}>} classes
 * @param {Plane} plane @returns {Pattern | undefined}
 */
function sequenced(code, of, classes, plane) {
  const pattern = described(code, of, classes, plane);
  if (!pattern) return undefined;
  if (!/^depends/.test(pattern.id) && pattern.cost < 6) return pattern;
  const names = [...classes.keys()].sort((a, b) => a - b);
  const isWhole = names.every((name, i) => name === names[0] + i);
  if (!isWhole) return pattern;
  const line = { about: plane.about, from: names[0], values: names.map((name) => classes.get(name).value) };
  const [inside] = [...periodic(line), ...growing(line)];
  const isEqual = inside?.id === "equals";
  if (!inside || (isEqual && inside.from > names[0])) return pattern;
  const whole = inside.code?.replace(/\bn\b/g, wrapped(code));
  const within = guess(inside.code, 0);
  const later = (/** @type {number[]} */ at, /** @type {number} */ value) => of(at) < inside.from ||
    Number(within(of(at))) === value;
  return {
    ...pattern, id: isEqual ? "equals" : `of-${inside.id}`, args: isEqual ? { what: "" } : { ...inside.args, q: code },
    code: inside.from > names[0] ? undefined : whole, cost: inside.cost + 1,
    holds: inside.from > names[0] ? later : undefined,
  };
}

/** The same remainders, the same value. @param {Plane} plane @returns {Pattern[]} */
export function remainders(plane) {
  const { about, positions, size } = plane;
  for (const margin of MARGINS) {
    const values = inner(plane, margin);
    // The least period of all columns and of all rows.
    const [a, b] = [0, 1].map((axis) => Array.from({ length: 16 }, (_, i) => i + 1)
      .find((p) => 3 * p <= size[axis] - margin && decided(values, (i) => residue(positions[i], axis, p))));
    if (!a || !b || a * b < 2) continue;
    const of = (/** @type {number[]} */ [x, y]) => (x % a) * b + (y % b);
    const classes = telling(values, (i) => of(positions[i]));
    if (!classes) continue;
    const cells = [...classes].sort((one, two) => one[0] - two[0])
      .map(([name, { value }]) => [Math.floor(name / b), name % b, value]);
    const lost = cells.filter(([, , value]) => value).map(([x, y]) => [x, y]);
    const code = isLost({ about }) ? chosenRests(a, b, lost) : undefined;
    return [{
      id: isLost({ about }) ? "lost-remainders" : "remainders",
      args: { a, b, lost, count: lost.length, cells: cells.slice(0, 64) }, about, from: since(plane, margin),
      code, cost: 3 + (isLost({ about }) ? lost.length : a * b) / 4 + margin, study: a === 2 && b === 2 ? "parity"
        : "lost-and-won",
      holds: code ? undefined : agreeing(classes, of),
    }];
  }
  return [];
}

/** What stays the same after p steps along an axis. @param {number[]} at @param {number} axis @param {number} p */
const residue = (at, axis, p) => (at[axis] % p) * 4096 + at[1 - axis];

/** The lost remainders as a guess. @param {number} a @param {number} b @param {number[][]} lost */
function chosenRests(a, b, lost) {
  const [xs, ys] = [0, 1].map((i) => [...new Set(lost.map((pair) => pair[i]))].sort((one, two) => one - two));
  const [ofX, ofY] = [within(`x % ${a}`, xs), within(`y % ${b}`, ys)];
  if (xs.length * ys.length === lost.length) return [...(xs.length < a ? [ofX] : []), ...(ys.length < b ? [ofY] : [])]
    .join(" and ");
  return lost.length <= 6 ? lost.map(([x, y]) => `x % ${a} == ${x} and y % ${b} == ${y}`).join(" or ") : undefined;
}

/**
 * The same again after p steps of one number, from some place on, where the other one has few values.
 * @param {Plane} plane @returns {Pattern[]}
 */
export function along({ about, from, positions, size, values }) {
  for (const axis of [0, 1]) {
    const [long, wide] = [size[axis], size[1 - axis]];
    if (2 * wide > long) continue;
    const places = Array.from({ length: wide }, (_, j) => j);
    const value = (/** @type {number} */ i, /** @type {number} */ j) =>
      values[axis ? j * size[1] + i : i * size[1] + j];
    for (let p = 2; p <= long / 4; p += 1) {
      let begin = long - p;
      while (begin > 0 && places.every((j) => value(begin - 1, j) === value(begin - 1 + p, j))) begin -= 1;
      if (begin > LATEST * long || long - begin < 3 * p + 8) continue;
      const first = from[axis] + begin;
      const late = Float64Array.from(values, (value, i) => (positions[i][axis] < first ? NaN : value));
      const classes = telling(late, (i) => residue(positions[i], axis, p));
      if (!classes) continue;
      const same = agreeing(classes, (at) => residue(at, axis, p));
      const rows = isLost({ about }) && wide <= 12
        ? places.map((j) => [from[1 - axis] + j, Array.from({ length: p }, (_, i) => begin + i)
        .filter((i) => value(i, j)).map((i) => (from[axis] + i) % p).sort((a, b) => a - b)]) : [];
      return [{ id: "along", args: { axis: "xy"[axis], other: "yx"[axis], p, first, rows, some: rows.length }, about,
        cost: 6 + p / 16 + begin / 40, study: "values-too-many", holds: (at, value) => at[axis] < first ||
        same(at, value) }];
    }
  }
  return [];
}

/**
 * Lost where a function of both numbers is the same, or one more than one divides the other.
 * @param {Plane} plane about "lost" @returns {Pattern[]}
 */
export function sameOfBoth(plane) {
  const forms = [".", ...["ctz", "bits", "popcount", "lowbit"].flatMap((name) => [`${name}(.)`, `${name}(. + 1)`])];
  for (const form of ["floor(. / k)", ". % k"])
    forms.push(...[2, 3, 4, 5, 6, 7, 8].map((k) => form.replace("k", String(k))));
  const whole = ["x % (y + 1) == 0", "y % (x + 1) == 0"];
  for (const margin of [0, 1]) {
    const values = inner(plane, margin);
    for (const form of [...forms, ...whole]) {
      const code = form.includes(".") ? `${form.replace(".", "x")} == ${form.replace(".", "y")}` : form;
      const of = measure(code, [0, 0]);
      const classes = telling(values, (i) => of(plane.positions[i]));
      if (classes?.size !== 2 || classes.get(1).value !== 1) continue;
      return [{ id: "lost-where", args: {}, code, about: "lost", from: since(plane, margin),
        cost: (form === "." ? 2 : 4) + margin, study: "pairing" }];
    }
  }
  return [];
}

/** @param {number[]} pair */
const areSame = ([x, y]) => x === y;

/** Is one lost where both numbers are the same? For each such place. @param {Plane} plane about "lost" */
const onDiagonal = ({ positions, values }) =>
  Array.from(values).filter((value, i) => areSame(positions[i]) && !Number.isNaN(value));

/**
 * What holds but for the diagonal, where all are lost or all are won.
 * @param {Plane} plane about "lost" @returns {Pattern[]}
 */
export function diagonal(plane) {
  const on = onDiagonal(plane);
  if (on.length < 6 || on.some((value) => value !== on[0])) return [];
  const off = Float64Array.from(plane.values, (value, i) => (areSame(plane.positions[i]) ? NaN : value));
  return onQuantity({ ...plane, values: off }).filter(({ code }) => code).slice(0, 1).map((found) => {
    const code = on[0] ? `x == y or ${found.code}` : `x != y and (${found.code})`;
    return { ...found, id: "lost-where", args: {}, code, cost: found.cost + 2, holds: /** @type {any} */ (undefined) };
  });
}

const RATIOS = /** @type {[string, number][]} */ ([["phi", PHI], ["2", 2], ["3", 3], ["3 / 2", 1.5],
  ["(phi + 1)", PHI + 1], ["sqrt(2)", Math.SQRT2], ["(1 + sqrt(2))", 1 + Math.SQRT2], ["4", 4]]);

/**
 * Lost up to, or from, some ratio of the larger to the smaller number.
 * @param {Plane} plane about "lost" @returns {Pattern[]}
 */
export function ratio(plane) {
  const margin = plane.from.includes(0) ? 1 : 0;
  const bounds = [[Infinity, 0], [Infinity, 0]];
  inner(plane, margin).forEach((value, i) => {
    const [x, y] = plane.positions[i];
    if (Number.isNaN(value) || x === y) return;
    const quotient = Math.max(x, y) / Math.min(x, y);
    bounds[value] = [Math.min(bounds[value][0], quotient), Math.max(bounds[value][1], quotient)];
  });
  const isBelow = bounds[1][1] < bounds[0][0];
  if (!isBelow && !(bounds[0][1] < bounds[1][0])) return [];
  const [low, high] = isBelow ? [bounds[1][1], bounds[0][0]] : [bounds[0][1], bounds[1][0]];
  if (!(high - low < 0.2) || low < 1.01) return [];
  const known = RATIOS.find(([, c]) => c >= low && c <= high);
  const c = known?.[1] ?? (low + high) / 2;
  const sign = isBelow ? (low === c ? "<=" : "<") : high === c ? ">=" : ">";
  const condition = `max(x, y) ${sign} ${known?.[0] ?? c.toFixed(4)} * min(x, y)`;
  // Where both are the same the ratio is 1, whatever the table says.
  const isLostThere = onDiagonal({ ...plane, values: inner(plane, margin) })[0] ?? Number(isBelow);
  const code = isLostThere === Number(isBelow) ? condition : isLostThere ? `x == y or ${condition}`
    : `x != y and ${condition}`;
  return [{
    id: "lost-where", args: {}, code, about: "lost", from: since(plane, margin), cost: 5,
    study: known?.[0].includes("phi") ? "golden" : "lost-and-won",
  }];
}
