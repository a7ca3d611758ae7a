// Which positions one asks for: `0..200`, `0..40 × 0..40`, `0..5 ^ 1..4`, a list, or what can be reached from a start.
import { taken } from "./position.js";
import { Refusal } from "./refusal.js";

/** @typedef {import("./position.js").Position} Position @typedef {[number, number]} Range */
/**
 * All lists, or texts, of these entries, of each length; of entries that are all numbers of a range this is known.
 * @typedef {{entries: any[], range?: Range, isText?: boolean, lengths: Range}} Power
 */
/** @typedef {{ranges?: Range[], power?: Power, list?: Position[], isReached?: boolean}} Where */

const MOST = 1_000_000;
const LONGEST = 20_000; // letters of what is typed
const ENTRIES = 1000; // of a list that is one of all

const TO = String.raw`\s*(?:\.{2,3}|…|-|–|~|～|to)\s*`;
const RANGE = new RegExp(String.raw`^\s*(\d+)${TO}(\d+)\s*$`);
const POWER = new RegExp(String.raw`^(.+)\^\s*(\d+)(?:${TO}(\d+))?\s*$`);

/**
 * @param {string} text
 * @param {boolean} [isReached] are these the starts, and all that can be reached from them is asked for?
 * @returns {Where}
 */
export function where(text, isReached = false) {
  const refused = () => new Refusal("no-where", { found: text.slice(0, 80) + (text.length > 80 ? "…" : "") });
  if (text.length > LONGEST) throw refused();
  const ranged = (/** @type {string} */ part) => {
    const [, from, to] = (part.match(RANGE) ?? []).map(Number);
    if (from > to) throw refused();
    return from === undefined ? undefined : /** @type {Range} */ ([from, to]);
  };
  const parsed = (/** @type {string} */ json) => {
    try {
      return JSON.parse(json.replace(/['“”‘’]/g, '"'));
    } catch {
      throw refused();
    }
  };
  const isPosition = (/** @type {any} */ found) => {
    try {
      return taken(found) !== undefined;
    } catch {
      return false;
    }
  };
  const few = (/** @type {Where} */ where) => {
    if (!(size(where) <= MOST)) throw new Refusal("too-many", { most: MOST });
    return where;
  };
  const [, base, least, most = least] = text.match(POWER) ?? [];
  if (base) {
    const range = ranged(base);
    const found = range ? between(range) : parsed(base);
    const lengths = /** @type {Range} */ ([Number(least), Number(most)]);
    if (!(typeof found === "string" ? found : Array.isArray(found) && isPosition(found) && found.length) ||
      lengths[0] > lengths[1] || lengths[1] > ENTRIES) throw refused();
    if (range && least === most && lengths[0] > 1) return few({ ranges: Array(lengths[0]).fill(range), isReached });
    return few({ power: { entries: [...new Set(found)], range, isText: typeof found === "string", lengths },
      isReached });
  }
  const ranges = text.split(/\s*(?:[×x*X,]|\bby\b)\s*(?=-?\d+\s*(?:\.\.|…|-|–|to))/).map(ranged);
  if (ranges.every(Boolean)) return few({ ranges, isReached });
  const list = parsed(`[${text}]`);
  if (!list.length || list.length > MOST) throw refused();
  for (const position of list) if (!isPosition(position)) throw refused();
  return { list, isReached };
}

/** @param {Range} range */
const between = ([from, to]) => Array.from({ length: Math.min(MOST, to - from) + 1 }, (_, i) => from + i);

/** How many positions. @param {Where} where */
export function size({ ranges, power }) {
  if (ranges) return ranges.reduce((count, [from, to]) => count * (to - from + 1), 1);
  let count = 0;
  for (let length = power.lengths[0]; length <= power.lengths[1] && count <= MOST; length += 1)
    count += power.entries.length ** length;
  return count;
}

/** The positions, the last entry changing first. @param {Where} where @returns {Generator<Position>} */
export function* positions({ ranges, power, list }) {
  if (list) yield* list;
  else if (ranges?.length === 1) yield* between(ranges[0]);
  else if (ranges) yield* tuples(ranges.map(between));
  else {
    const { entries, isText, lengths: [from, to] } = power;
    for (let length = from; length <= to; length += 1) for (const one of tuples(Array(length).fill(entries)))
      yield isText ? one.join("") : one;
  }
}

/** One of each. @param {any[][]} choices @returns {Generator<any[]>} */
function* tuples(choices) {
  const at = choices.map(() => 0);
  for (;;) {
    yield at.map((i, place) => choices[place][i]);
    let place = at.length - 1;
    for (; place >= 0 && at[place] === choices[place].length - 1; place -= 1) at[place] = 0;
    if (place < 0) return;
    at[place] += 1;
  }
}

/**
 * The same, so many times as far; nothing, if that means nothing, as of entries that are 0 or 1.
 * @param {Where} where @param {number} times @returns {Where | undefined}
 */
export function further({ ranges, power, isReached }, times) {
  const all = ranges ?? (power?.range ? [power.range] : []);
  if (isReached || all.every(([, to]) => to < 2)) return undefined;
  const wide = all.map(([from, to]) => /** @type {Range} */ ([from, from + times * (to - from)]));
  const more = ranges ? { ranges: wide } : { power: { ...power, range: wide[0], entries: between(wide[0]) } };
  return size(more) > MOST ? undefined : more;
}

const LONGER = 20_000; // lists

/**
 * Lists or texts with one entry more, where all entries go through the same; not all of these, where the lists would be
 * too many.
 * @param {Where} where @returns {Where | undefined}
 */
export function longer({ ranges, power, isReached }) {
  const [range] = ranges ?? [];
  const isOne = ranges?.length > 2 && ranges.every(([from, to]) => from === range[0] && to === range[1]);
  const of = isOne ? { entries: between(range), range, lengths: [0, ranges.length] } : power;
  if (!of || isReached) return undefined;
  const length = of.lengths[1] + 1;
  const count = Math.floor(LONGER ** (1 / length));
  const entries = of.range ? of.entries.slice(0, count) : of.entries;
  const long = { power: { ...of, entries, lengths: /** @type {Range} */ ([length, length]) } };
  return size(long) > 4 * LONGER || (of.entries.length > 1 && entries.length < 2) ? undefined : long;
}
