// By how much the player to move comes out ahead, if both play for the largest lead.
import { Settler } from "./settle.js";

export class Points extends Settler {
  /** The points of the moves in the lists of open nodes. @type {Map<number, number[]>} */
  points = new Map();

  /** @param {import("./rule.js").Rule} rule */
  constructor(rule) {
    super(rule, rule.isTwoSided ? 2 : 1);
  }
  /** @param {number} node @override */
  list(node) {
    const player = node % this.players;
    const { ids, points } = this.rule.ids(this.position(node), player);
    if (points) this.points.set(node, points);
    return ids.map((id) => this.node(id, player + 1));
  }
  /** @param {number} node @param {number[]} list @override */
  settle(node, list) {
    const points = this.points.get(node);
    this.points.delete(node);
    if (!list.length) return this.rule.result(this.position(node), node % this.players);
    return list.reduce((best, to, i) => Math.max(best, (points?.[i] ?? 0) - this.values[to]), -Infinity);
  }
  /** @param {import("./position.js").Position} position @returns {import("./game.js").Worth} */
  worth(position, player = 0) {
    const lead = this.value(position, player);
    return { outcome: lead > 0 ? "won" : lead < 0 ? "lost" : "drawn", lead };
  }
}
