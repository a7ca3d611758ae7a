// Lost pairs of which each number stands in one: Wythoff's and its kin.

/** @typedef {import("./pattern.js").Pattern} Pattern @typedef {import("./pattern.js").Plane} Plane */

const FEWEST = 5;

/** What the first two pairs would make of all others. @param {Plane} plane about "lost" @returns {Pattern[]} */
export function lostPairs({ from, size, positions, values }) {
  if (from[0] !== from[1] || size[0] !== size[1]) return [];
  const pairs = positions.filter(([x, y], i) => values[i] === 1 && x <= y);
  if (pairs.length < FEWEST || pairs.length > size[0] || pairs.every(([a, b]) => a === b)) return [];
  const [d, next] = pairs.map(([a, b]) => b - a);
  const c = next - d;
  const slope = (2 - c + Math.sqrt(c * c + 4)) / 2;
  const isBeatty = d === 0 && from[0] === 0 && c > 0;
  const has = paired(from[0], c, d);
  return [{
    id: isBeatty ? (c === 1 ? "wythoff" : "wythoff-wide") : "pairs-by-mex",
    args: { pairs: pairs.slice(0, 10), c, d, slope: slope.toFixed(4) }, about: "lost", from: from[0],
    code: isBeatty && c === 1 ? "min(x, y) == floor(phi * abs(x - y))" : undefined, cost: 4, study: "golden",
    holds: isBeatty && c === 1 ? undefined : ([x, y], value) => value === Number(has(x, y)),
  }];
}

/**
 * The pairs a, b where a is the least number not used, from the first on, and b = a + c·k + d.
 * @param {number} first @param {number} c @param {number} d
 */
function paired(first, c, d) {
  /** @type {Map<number, number>} */
  const partner = new Map();
  let [next, k] = [first, 0];
  return (/** @type {number} */ x, /** @type {number} */ y) => {
    for (; next <= Math.min(x, y); next += 1) {
      if (partner.has(next)) continue;
      const other = next + c * k + d;
      partner.set(next, other);
      partner.set(other, next);
      k += 1;
    }
    return partner.get(Math.min(x, y)) === Math.max(x, y);
  };
}
