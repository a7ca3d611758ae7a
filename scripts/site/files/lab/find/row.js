// Where two numbers together show nothing: the lost ones of each row, which has a period of its own; and rows whose
// periods are said at once, as of every other row.
import { constant, periodic } from "./line.js";

/** @typedef {import("./pattern.js").Pattern} Pattern @typedef {import("./pattern.js").Plane} Plane */
/** In every row n with n mod m = r, from the first on, those are lost that leave one of the rests when divided by n + more. @typedef {{m: number, r: number, first: number, more: number, rests: number[]}} Common */

const FEWEST = 3;

/** Row by row, if most have a period. @param {Plane} plane about "lost" @returns {Pattern[]} */
export function rowByRow({ about, from, size, values }) {
  for (const axis of [0, 1]) {
    const begin = from[1 - axis];
    const rows = Array.from({ length: size[1 - axis] }, (_, j) => Array.from({ length: size[axis] }, (_, i) => values[axis ? j * size[1] + i : i * size[1] + j]));
    /** @type {Map<number, Pattern>} */
    const known = new Map();
    rows.forEach((values, j) => {
      const line = { about, from: from[axis], values };
      const [found] = [...periodic(line), ...constant(line)];
      if (found) known.set(begin + j, found);
    });
    const common = together(known, rows, begin, from[axis]);
    const isCommon = (/** @type {number} */ n) => common && n >= common.first && n % common.m === common.r;
    const alone = [...known].filter(([n]) => !isCommon(n));
    const repeating = alone.filter(([, { args }]) => args.p);
    const said = rows.filter((_, j) => known.has(begin + j) || isCommon(begin + j)).length;
    if (repeating.length < (common ? 0 : FEWEST) || 2 * said < rows.length) continue;
    const [name, other] = ["xy"[axis], "yx"[axis]];
    const is = (/** @type {Common} */ { more, rests }, /** @type {number} */ n, /** @type {number} */ i) => rests.includes(i % (n + more));
    const isWhole = common?.m === 1 && !alone.length && common.first <= Math.max(begin, 1);
    const code = common && `${name} % (${other} + ${common.more}) ${common.rests.length > 1 ? `in {${common.rests.join(", ")}}` : `== ${common.rests[0]}`}`.replace(/\((\w) \+ 0\)/, "$1").replace("+ -", "- ");
    return [{
      id: isWhole ? "lost-where" : common ? "by-rows" : "by-row", about, cost: isWhole ? 4 : 8, study: isWhole ? "lost-and-won" : "values-too-many", code: isWhole ? code : undefined, from: isWhole ? common.first : undefined,
      args: { axis: name, other, code, ...(common && { m: common.m, r: common.r, first: common.first, some: alone.length }), periods: alone.map(([n, { args, from }]) => [n, args.p ?? 0, args.rests ?? args.lost ?? [], args.value ?? 0, args.p ? (args.late ? args.first : undefined) : args.lost ? undefined : from]), more: said < rows.length ? 1 : 0 },
      holds: (at, value) => {
        const [i, n] = [at[axis], at[1 - axis]];
        if (isCommon(n)) return value === Number(is(common, n, i));
        const found = known.get(n);
        return !found || i < found.from || found.holds(i, value);
      },
    }];
  }
  return [];
}

/** What most rows have in common, if it is said of every row, or of every second, third or fourth. @param {Map<number, Pattern>} known @param {number[][]} rows @param {number} begin of the rows @param {number} left of the numbers in a row @returns {Common | undefined} */
function together(known, rows, begin, left) {
  /** @type {Map<string, {more: number, rests: number[], count: number}>} */
  const all = new Map();
  for (const [n, { args: { p, late, rests } }] of known) {
    if (!p || late) continue;
    const one = all.get(`${p - n} ${rests}`) ?? { more: p - n, rests, count: 0 };
    all.set(`${p - n} ${rests}`, { ...one, count: one.count + 1 });
  }
  const { more, rests, count } = [...all.values()].reduce((a, b) => (b.count > a.count ? b : a), { more: 0, rests: [], count: 0 });
  if (count < FEWEST) return undefined;
  const holds = rows.map((row, j) => begin + j + more > 0 && row.every((value, i) => Number.isNaN(value) || value === Number(rests.includes((left + i) % (begin + j + more)))));
  for (const m of [1, 2, 3, 4]) {
    for (let r = 0; r < m; r += 1) {
      const every = rows.map((_, j) => j).filter((j) => (begin + j) % m === r);
      const first = every.findIndex((_, k) => every.slice(k).every((j) => holds[j]));
      // A row tells if it shows its period more than once.
      const telling = every.slice(first).filter((j) => 2 * (begin + j + more) <= rows[j].length);
      if (first >= 0 && first <= every.length / 4 && telling.length >= FEWEST) return { m, r, first: begin + every[first], more, rests };
    }
  }
  return undefined;
}
