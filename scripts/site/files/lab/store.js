// All positions met, each with a number of its own.
import { key } from "./position.js";
import { Refusal } from "./refusal.js";

const SIDE = 1024; // pairs of smaller numbers are found without a text
const MOST = 1_000_000;

/**
 * An array of at least that size, with what it had.
 * @template {Int32Array | Uint8Array | Float64Array} T @param {T} array @param {number} size
 * @param {number} [rest] what stands in the new places @returns {T}
 */
export function roomy(array, size, rest = 0) {
  if (array.length >= size) return array;
  const made = /** @type {T} */ (new /** @type {any} */ (array.constructor)(Math.max(size, 2 * array.length)));
  made.set(array);
  made.fill(rest, array.length);
  return made;
}

export class Store {
  /** @type {import("./position.js").Position[]} */
  positions = [];
  numbers = new Int32Array(1024).fill(-1);
  /** @type {Int32Array} */
  pairs;
  /** @type {Map<number | string, number>} */
  others = new Map();

  /** @param {number} most so many positions at most */
  constructor(most = MOST) {
    this.most = most;
  }
  /**
   * The number of a position that has been met, found fast or else not at all: −1. What is no position has none.
   * @param {any} position
   */
  known(position) {
    if (typeof position === "number") return this.numbers[position] ?? -1;
    if (!this.pairs || !Array.isArray(position) || position.length !== 2) return -1;
    const [x, y] = [position[0], position[1]];
    if (typeof x !== "number" || typeof y !== "number") return -1;
    const isSmall = (x | 0) === x && (y | 0) === y && x >= 0 && y >= 0 && x < SIDE && y < SIDE;
    return isSmall ? this.pairs[x * SIDE + y] : -1;
  }
  /** The number of a position, which nobody can change. @param {any} position */
  of(position) {
    if (typeof position === "number" && position < 8 * this.most) {
      if (position >= this.numbers.length) this.numbers = roomy(this.numbers, position + 1, -1);
      const known = this.numbers[position];
      return known >= 0 ? known : (this.numbers[position] = this.add(position));
    }
    if (Array.isArray(position) && position.length === 2) {
      const [x, y] = position;
      if (typeof x === "number" && typeof y === "number" && x < SIDE && y < SIDE) {
        this.pairs ??= new Int32Array(SIDE * SIDE).fill(-1);
        const known = this.pairs[x * SIDE + y];
        return known >= 0 ? known : (this.pairs[x * SIDE + y] = this.add(position));
      }
    }
    const name = key(position);
    const known = this.others.get(name);
    if (known !== undefined) return known;
    const made = this.add(position);
    this.others.set(name, made);
    return made;
  }
  /** @param {import("./position.js").Position} position */
  add(position) {
    if (this.positions.length >= this.most) throw new Refusal("too-many", { most: this.most });
    this.positions.push(position);
    return this.positions.length - 1;
  }
}
