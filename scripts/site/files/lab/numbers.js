// Where the players have different moves: the number that a position is worth, if all that can be reached from it are
// numbers: the simplest one between what one player's moves leave and what the other's do. Numbers of parts add up.
import { Settler } from "./settle.js";
import { roomy } from "./store.js";
import { Sum } from "./position.js";

/**
 * The simplest number between two: 0 before all others, then whole ones, the nearest to 0 first, then halves, quarters
 * and so on.
 * @param {number} low @param {number} high @returns {number}
 */
export function simplest(low, high) {
  if (!(low < high)) return NaN;
  if (low < 0 && high > 0) return 0;
  if (high <= 0) return 0 - simplest(-high, -low);
  for (let unit = 1; unit > 2 ** -40; unit /= 2) {
    const number = (Math.floor(low / unit) + 1) * unit;
    if (number < high) return number;
  }
  return NaN;
}

/** As a reader writes it: −3/4. @param {number} number */
export function fraction(number) {
  let unit = 1;
  while (!Number.isInteger(number * unit)) unit *= 2;
  const sign = number < 0 ? "−" : "";
  return unit === 1 ? sign + Math.abs(number) : `${sign}${Math.abs(number) * unit}/${unit}`;
}

/** What is no number, or comes back to itself: then the outcome has to be searched. */
export class NoNumber extends Error {}

/** For games that fall into parts: who wins is told by the number alone. */
export class Numbers {
  values = new Float64Array(1024);

  /** @param {import("./rule.js").Rule} rule */
  constructor(rule) {
    this.rule = rule;
    this.store = rule.store;
    /** How many entries of an open list are player 0's. @type {Map<number, number>} */
    this.own = new Map();
    this.settler = new Settler((id) => this.list(id), (id, list) => this.settle(id, list));
  }
  /** @param {number} root */
  add(root) {
    this.settler.run(root);
  }
  finish() {}

  /** @param {number} id */
  list(id) {
    const [left, right] = [0, 1].map((player) => this.rule.ids(this.store.positions[id], player).ids);
    this.own.set(id, left.length);
    return left.concat(right);
  }
  /** @param {number} id @param {number[]} list */
  settle(id, list) {
    this.values = roomy(this.values, id + 1);
    const own = this.own.get(id);
    this.own.delete(id);
    let [low, high] = [-Infinity, Infinity];
    for (let i = 0; i < list.length; i += 1) {
      const isLeft = i < own;
      let value = list[i] < 0 ? 0 : this.values[list[i]];
      for (let parts = -1 - list[i]; parts > 0; parts -= 1) value += this.values[list[(i += 1)]];
      if (isLeft) low = Math.max(low, value);
      else high = Math.min(high, value);
    }
    this.values[id] = simplest(low, high);
    if (Number.isNaN(this.values[id])) throw new NoNumber();
  }
  /** @param {import("./position.js").Position} position @returns {number} */
  number(position) {
    if (position instanceof Sum) return position.parts.reduce((value, part) => value + this.number(part), 0);
    const id = this.store.of(position);
    this.add(id);
    return this.values[id];
  }
  /** @param {number} id */
  code(id) {
    return [1, 0, 3][Math.sign(this.values[id]) + 1];
  }
  /** @param {import("./position.js").Position} position @returns {import("./game.js").Worth} */
  worth(position, player = 0) {
    const number = this.number(position);
    return { outcome: (player ? -number : number) > 0 ? "won" : "lost" };
  }
}

/**
 * The number of each position of a graph, or NaN; nothing, if play may come back to a position.
 * @param {import("./outcomes.js").Outcomes} of
 */
export function numbers({ begins, edges, closed }) {
  const values = new Float64Array(closed);
  const state = new Uint8Array(closed);
  const at = new Int32Array(closed);
  for (let root = 0; root < closed; root += 1) {
    const open = state[root] ? [] : [root];
    while (open.length) {
      const id = open[open.length - 1];
      if (!state[id]) [state[id], at[id]] = [1, begins[2 * id]];
      let next = -1;
      while (at[id] < begins[2 * id + 2] && state[next = edges[at[id]] >> 1] === 2) at[id] += 1;
      if (at[id] < begins[2 * id + 2]) {
        if (state[next] === 1) return undefined;
        open.push(next);
        continue;
      }
      const of = (/** @type {number} */ from, /** @type {number} */ to) =>
        Array.from(edges.subarray(from, to), (node) => values[node >> 1]);
      const low = of(begins[2 * id], begins[2 * id + 1]).reduce((a, b) => Math.max(a, b), -Infinity);
      const high = of(begins[2 * id + 1], begins[2 * id + 2]).reduce((a, b) => Math.min(a, b), Infinity);
      values[id] = simplest(low, high);
      state[id] = 2;
      open.pop();
    }
  }
  return values;
}
