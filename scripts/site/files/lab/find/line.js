// Values of one number: constant, periodic, growing by the same in each period.
import { isLost, places, telling, within } from "./pattern.js";

/** @typedef {import("./pattern.js").Pattern} Pattern @typedef {import("./pattern.js").Line} Line */

const LONGEST = 2000;
const LATEST = 0.4; // what begins later may be chance

/** From which place on v(n + p) = v(n) + s. @param {ArrayLike<number>} values @param {number} p @param {number} s */
function start(values, p, s) {
  let i = values.length - p;
  while (i > 0 && (values[i - 1 + p] === values[i - 1] + s)) i -= 1;
  return i;
}

/** The same value from some place on. @param {Line} line @returns {Pattern[]} */
export function constant(line) {
  const { about, from, values } = line;
  const count = values.length;
  const begin = start(values, 1, 0);
  if (begin > count / 4 || count - begin < 12) return [];
  const value = values[count - 1];
  const before = places(line, 1, begin);
  if (isLost({ about }) && !value && begin && before.length <= 3) {
    return [{ id: "lost-only", args: { lost: before.map(String), count: before.length }, about, from,
      code: within("n", before), cost: 1 }];
  }
  return [{ ...always(about, value), from: from + begin }];
}

/** The same value everywhere. @param {string} about @param {Float64Array} values @returns {Pattern[]} */
export const everywhere = (about, values) =>
  (values.every((value) => value === values[0]) ? [always(about, values[0])] : []);

/** @param {string} about @param {number} value @returns {Pattern} */
function always(about, value) {
  const code = isLost({ about }) ? (value ? "true" : "false") : String(value);
  const id = isLost({ about }) ? (value ? "all-lost" : "none-lost") : about === "class" ? "constant-class" : "constant";
  return { id, args: { value }, about, code, cost: 1, study: "lost-and-won" };
}

/** Is the period that of less, repeated? It begins with the shortest. @param {Line} line @returns {Pattern[]} */
export function periodic(line) {
  const { about, values } = line;
  const count = values.length;
  for (let p = 2; p <= Math.min(LONGEST, count / 4); p += 1) {
    const begin = start(values, p, 0);
    if (begin > LATEST * count || count - begin < 3 * p + 8) continue;
    // What is the same from late on may just be rare.
    if (start(values, 1, 0) <= count - p) return [];
    if (!isLost({ about })) return [repeated(line, begin, p)];
    // Few lost ones may fall so by chance.
    const isEnough = p <= 12 || (count - begin >= 4 * p + 8 && telling(values, (i) => i % p, begin));
    return isEnough ? [residues(line, begin, p)] : [];
  }
  return [];
}

/** The values by n mod p. @param {Line} line @param {number} begin @param {number} p */
const byRemainder = ({ from, values }, begin, p) =>
  Array.from({ length: p }, (_, r) => values[begin + ((r - from - begin) % p + p) % p]);

/** @param {Line} line @param {number} begin @param {number} p @returns {Pattern} */
function repeated(line, begin, p) {
  const { about, from } = line;
  const first = from + begin;
  const block = byRemainder(line, begin, p);
  return {
    id: begin ? "period-from" : "period", args: { p, first, block: block.slice(0, 40), long: p > 40 ? 1 : 0 }, about,
    from: first,
    code: `[${block.join(", ")}][n % ${p}]`, cost: 2 + p / 8 + begin / 40, study: "values-too-many",
  };
}

/** @param {Line} line about "lost" @param {number} begin @param {number} p @returns {Pattern} */
function residues(line, begin, p) {
  const { from } = line;
  const first = from + begin;
  const lost = byRemainder(line, begin, p).flatMap((value, r) => (value ? [r] : []));
  const before = places(line, 1, begin);
  const id = p === 2 ? (lost[0] ? "lost-odd" : "lost-even") : "lost-mod";
  const rests = within(`n % ${p}`, lost);
  // All from the beginning on, if the first ones can be said, too.
  const isWhole = before.length <= 8;
  const early = before.length ? `${within("n", before)} or ` : "";
  return {
    id, args: { p, first, count: lost.length, rests: lost, before, some: before.length, late: begin ? 1 : 0 },
    about: "lost", from: isWhole ? from : first, code: isWhole && begin ? `${early}n >= ${first} and ${rests}` : rests,
    cost: 2 + Math.min(p, 2 * lost.length) / 8 + begin / 40, study: p === 2 ? "parity" : "lost-and-won",
  };
}

/** Larger by s after each p. @param {Line} line @returns {Pattern[]} */
export function growing({ about, from, values }) {
  const count = values.length;
  for (let p = 1; p <= Math.min(LONGEST, count / 4); p += 1) {
    const s = values[count - 1] - values[count - 1 - p];
    if (!s) continue;
    const begin = start(values, p, s);
    if (begin > LATEST * count || count - begin < 3 * p + 8) continue;
    const first = from + begin;
    const block = Array.from({ length: p }, (_, i) => values[begin + i]);
    const common = { about, from: first, study: "values-too-many" };
    if (p === 1) {
      const more = block[0] - s * first;
      const code = `${s === 1 ? "n" : `${s} * n`}${more ? ` ${more < 0 ? "-" : "+"} ${Math.abs(more)}` : ""}`;
      return [{ ...common, id: "equals", args: { what: "" }, code, cost: 1 }];
    }
    const swap = s === p && exchanged(block, first, p);
    if (swap) return [{ ...common, id: "exchanged", args: swap,
      code: `n + (n % ${p} == ${swap.a % p}) - (n % ${p} == ${swap.b % p})`, cost: 3 }];
    return [{ ...common, id: "growing", args: { p, s, first, block: block.slice(0, 40), long: p > 40 ? 1 : 0 },
      code: `[${block.join(", ")}][(n - ${first}) % ${p}] + ${s} * floor((n - ${first}) / ${p})`,
      cost: 3 + p / 8 + begin / 40 }];
  }
  return [];
}

/**
 * Is it n itself, but for two neighbours a and a + 1 in each p?
 * @param {number[]} block @param {number} first @param {number} p
 */
function exchanged(block, first, p) {
  const moved = block.map((value, i) => value - (first + i)).map((by, i) => (by ? [(first + i) % p, by] : []))
    .filter((pair) => pair.length);
  const [up, down] = moved.sort((a, b) => b[1] - a[1]);
  if (moved.length !== 2 || up[1] !== 1 || down[1] !== -1 || (up[0] + 1) % p !== down[0]) return undefined;
  return { p, a: up[0], b: up[0] + 1 };
}
