// Which positions one asks for: `0..200`, `0..40 × 0..40`, a list, or what can be reached from a start.
import { isPosition } from "./position.js";
import { Refusal } from "./refusal.js";

/** @typedef {import("./position.js").Position} Position */
/** @typedef {{ranges?: [number, number][], list?: Position[], isReached: boolean}} Where */

const MOST = 1_000_000;

/** @param {string} text @param {boolean} isReached are these the starts, and all that can be reached from them is asked for? @returns {Where} */
export function where(text, isReached) {
  const refused = () => new Refusal("no-where", { found: text });
  const parts = text.split(/\s*(?:[×x*X,]|\bby\b)\s*(?=-?\d+\s*(?:\.\.|…|-|–|to))/);
  const ranges = parts.map((part) => part.match(/^\s*(\d+)\s*(?:\.{2,3}|…|-|–|to)\s*(\d+)\s*$/));
  if (ranges.every(Boolean)) {
    const numbers = ranges.map(([, from, to]) => /** @type {[number, number]} */ ([Number(from), Number(to)]));
    if (numbers.some(([from, to]) => from > to)) throw refused();
    const count = numbers.reduce((count, [from, to]) => count * (to - from + 1), 1);
    if (count > MOST) throw new Refusal("too-many", { most: MOST });
    return { ranges: numbers, isReached };
  }
  let list;
  try {
    list = JSON.parse(`[${text.replace(/'/g, '"')}]`);
  } catch {
    throw refused();
  }
  if (!list.length || list.length > MOST) throw refused();
  for (const position of list) if (!isPosition(position)) throw refused();
  return { list, isReached };
}

/** The positions, the last number changing first. @param {Where} where @returns {Generator<Position>} */
export function* positions({ ranges, list }) {
  if (list) {
    yield* list;
    return;
  }
  if (ranges.length === 1) {
    for (let n = ranges[0][0]; n <= ranges[0][1]; n += 1) yield n;
    return;
  }
  const at = ranges.map(([from]) => from);
  for (;;) {
    yield at.slice();
    let i = ranges.length - 1;
    while (i >= 0 && at[i] === ranges[i][1]) {
      at[i] = ranges[i][0];
      i -= 1;
    }
    if (i < 0) return;
    at[i] += 1;
  }
}

/** The same, twice as far; nothing, if that means nothing, as of entries that are 0 or 1. @param {Where} where @returns {Where | undefined} */
export function further({ ranges, isReached }, times = 2) {
  if (!ranges || isReached || ranges.every(([, to]) => to < 2)) return undefined;
  const wide = ranges.map(([from, to]) => /** @type {[number, number]} */ ([from, from + times * (to - from)]));
  const count = wide.reduce((count, [from, to]) => count * (to - from + 1), 1);
  return count > MOST ? undefined : { ranges: wide, isReached };
}

const LONGER = 20_000; // lists

/** Lists with one entry more, where all entries go through the same numbers; not all of these, where the lists would be too many. @param {Where} where @returns {Where | undefined} */
export function longer({ ranges, isReached }) {
  if (!ranges || isReached || ranges.length < 3) return undefined;
  const [from, last] = ranges[0];
  const length = ranges.length + 1;
  const to = Math.min(last, from + Math.floor(LONGER ** (1 / length)) - 1);
  if (to <= from || ranges.some(([a, b]) => a !== from || b !== last)) return undefined;
  return { ranges: Array.from({ length }, () => [from, to]), isReached };
}
