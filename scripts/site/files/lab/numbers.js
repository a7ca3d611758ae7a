// Where the players have different moves: the number that a position is worth, if all that can be reached from it are
// numbers: the simplest one between what one player's moves leave and what the other's do. Numbers of parts add up.
import { Cycle, Settler } from "./settle.js";

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

/** Who wins is told by the number alone, also of a game that falls into parts. */
export class Numbers extends Settler {
  /** How many entries of an open list are player 0's. @type {Map<number, number>} */
  own = new Map();
  join = (/** @type {number} */ a, /** @type {number} */ b) => a + b;

  /** @param {import("./rule.js").Rule} rule @param {import("./outcomes.js").Outcomes} [graph] if it is known */
  constructor(rule, graph) {
    super(rule);
    this.graph = graph;
  }
  /** What a player can move to. @param {number} id @param {number} player @returns {number[]} */
  side(id, player) {
    if (!this.graph) return this.rule.ids(this.position(id), player).ids;
    const { begins, edges } = this.graph;
    return Array.from(edges.subarray(begins[2 * id + player], begins[2 * id + player + 1]), (node) => node >> 1);
  }
  /** @param {number} id @override */
  list(id) {
    const left = this.side(id, 0);
    this.own.set(id, left.length);
    return left.concat(this.side(id, 1));
  }
  /** @param {number} id @param {number[]} list @override */
  settle(id, list) {
    const own = this.own.get(id);
    this.own.delete(id);
    const low = this.worths(list.slice(0, own)).reduce((a, b) => Math.max(a, b), -Infinity);
    const high = this.worths(list.slice(own)).reduce((a, b) => Math.min(a, b), Infinity);
    return simplest(low, high);
  }
  /** @param {number} root @override */
  add(root) {
    this.run(root);
    if (Number.isNaN(this.values[root])) throw new NoNumber();
  }
  /** Who wins. @param {number} id @override */
  code(id) {
    return [1, 0, 3][Math.sign(this.values[id]) + 1];
  }
  /** @param {import("./position.js").Position} position @returns {import("./game.js").Worth} */
  worth(position, player = 0) {
    const number = this.value(position);
    return { outcome: (player ? -number : number) > 0 ? "won" : "lost" };
  }
}

/**
 * The number of each position of a graph, or NaN; nothing, if play may come back to a position.
 * @param {import("./outcomes.js").Outcomes} graph
 */
export function numbers(graph) {
  const all = new Numbers(graph.rule, graph);
  try {
    for (let id = 0; id < graph.closed; id += 1) all.run(id);
    return all.values;
  } catch (error) {
    if (error instanceof Cycle) return undefined;
    throw error;
  }
}
