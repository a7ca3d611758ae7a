// Where two numbers together show nothing: the lost ones of each row, which has a period of its own.
import { constant, periodic } from "./line.js";

/** @typedef {import("./pattern.js").Pattern} Pattern @typedef {import("./pattern.js").Plane} Plane */

const FEWEST = 3;

/** Row by row, if most have a period. @param {Plane} plane about "lost" @returns {Pattern[]} */
export function rowByRow({ about, from, size, values }) {
  for (const axis of [0, 1]) {
    const row = (/** @type {number} */ j) => Array.from({ length: size[axis] }, (_, i) => values[axis ? j * size[1] + i : i * size[1] + j]);
    /** @type {Map<number, Pattern>} */
    const known = new Map();
    for (let j = 0; j < size[1 - axis]; j += 1) {
      const line = { about, from: from[axis], values: row(j) };
      const [found] = [...periodic(line), ...constant(line)];
      if (found) known.set(from[1 - axis] + j, found);
    }
    const periods = [...known].filter(([, { args }]) => args.p);
    if (periods.length < FEWEST || 2 * known.size < size[1 - axis]) continue;
    return [{
      id: "by-row", about, cost: 8, study: "values-too-many",
      args: { axis: "xy"[axis], other: "yx"[axis], periods: periods.map(([n, { args: { p, first, rests, late } }]) => [n, p, rests, late ? first : undefined]), more: known.size < size[1 - axis] ? 1 : 0 },
      holds: (at, value) => {
        const found = known.get(at[1 - axis]);
        return !found || at[axis] < found.from || found.holds(at[axis], value);
      },
    }];
  }
  return [];
}
