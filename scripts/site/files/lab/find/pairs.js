// Lost pairs of which each number stands in one: Wythoff's and its kin.

/** @typedef {import("./pattern.js").Pattern} Pattern @typedef {import("./pattern.js").Plane} Plane */

const FEWEST = 5;

/** @param {Plane} plane about "lost" @returns {Pattern[]} */
export function lostPairs({ from, size, values }) {
  const [width, height] = size;
  if (from[0] !== from[1] || width !== height) return [];
  const lost = (/** @type {number} */ x, /** @type {number} */ y) => values[(x - from[0]) * height + y - from[1]] === 1;
  const end = from[0] + width;
  /** @type {[number, number][]} */
  const pairs = [];
  for (let x = from[0]; x < end; x += 1) {
    const row = [];
    for (let y = from[0]; y < end; y += 1) {
      if (!lost(x, y)) continue;
      if (!lost(y, x)) return [];
      row.push(y);
    }
    if (row.length > 1) return [];
    if (row.length && x <= row[0]) pairs.push([x, row[0]]);
  }
  // The pairs whose smaller number belongs to an unknown larger one are missing; before these all are known.
  const whole = pairs.filter(([a], k) => k === 0 || everything(pairs.slice(0, k), from[0], a));
  if (whole.length < FEWEST || whole.every(([a, b]) => a === b)) return [];
  const [c, d] = [whole[1][1] - whole[1][0] - (whole[0][1] - whole[0][0]), whole[0][1] - whole[0][0]];
  if (!whole.every(([a, b], k) => b - a === c * k + d) ||
    !whole.every(([a], k) => a === least(whole.slice(0, k), from[0]))) return [];
  const slope = (2 - c + Math.sqrt(c * c + 4)) / 2;
  const isBeatty = d === 0 && from[0] === 0 && c > 0;
  const known = new Made(from[0], c, d);
  return [{
    id: isBeatty ? (c === 1 ? "wythoff" : "wythoff-wide") : "pairs-by-mex",
    args: { pairs: pairs.slice(0, 10), c, d, slope: slope.toFixed(4) }, about: "lost", from: from[0],
    code: isBeatty && c === 1 ? "min(x, y) == floor(phi * abs(x - y))" : undefined, cost: 4, study: "golden",
    holds: isBeatty && c === 1 ? undefined : ([x, y], value) => value === Number(known.has(x, y)),
  }];
}

/**
 * Does each number from the first on, below a, stand in a pair?
 * @param {[number, number][]} pairs @param {number} first @param {number} a
 */
const everything = (pairs, first, a) => least(pairs, first) >= a;

/** The least number in no pair. @param {[number, number][]} pairs @param {number} first */
function least(pairs, first) {
  const used = new Set(pairs.flat());
  let number = first;
  while (used.has(number)) number += 1;
  return number;
}

/** The pairs a, b where a is the least number not used and b = a + c·k + d. */
class Made {
  /** @type {Map<number, number>} */
  partner = new Map();
  k = 0;
  /** @param {number} next @param {number} c @param {number} d */
  constructor(next, c, d) {
    Object.assign(this, { next, c, d });
  }
  next = 0;
  c = 0;
  d = 0;
  /** @param {number} x @param {number} y */
  has(x, y) {
    while (this.next <= Math.min(x, y)) {
      if (!this.partner.has(this.next)) {
        const other = this.next + this.c * this.k + this.d;
        this.partner.set(this.next, other);
        this.partner.set(other, this.next);
        this.k += 1;
      }
      this.next += 1;
    }
    return this.partner.get(Math.min(x, y)) === Math.max(x, y);
  }
}
