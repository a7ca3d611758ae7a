// By how much the player to move comes out ahead, if both play for the largest lead.
import { Settler } from "./settle.js";
import { roomy } from "./store.js";

export class Points {
  leads = new Float64Array(1024);

  /** @param {import("./rule.js").Rule} rule */
  constructor(rule) {
    this.rule = rule;
    this.store = rule.store;
    this.players = rule.isTwoSided ? 2 : 1;
    /** The points of the moves in the lists of open nodes. @type {Map<number, number[]>} */
    this.points = new Map();
    this.settler = new Settler((node) => this.list(node), (node, list) => this.settle(node, list));
  }
  /** A position with the player who moves. @param {number} id @param {number} player */
  node(id, player) {
    return id * this.players + (player % this.players);
  }
  /** @param {number} root */
  add(root) {
    for (let player = 0; player < this.players; player += 1) this.settler.run(this.node(root, player));
  }
  finish() {}

  /** @param {number} node */
  list(node) {
    const player = node % this.players;
    const { ids, points } = this.rule.ids(this.store.positions[Math.floor(node / this.players)], player);
    if (points) this.points.set(node, points);
    return ids.map((id) => this.node(id, player + 1));
  }
  /** @param {number} node @param {number[]} list */
  settle(node, list) {
    this.leads = roomy(this.leads, node + 1);
    const points = this.points.get(node);
    this.points.delete(node);
    let best = -Infinity;
    list.forEach((to, i) => (best = Math.max(best, (points?.[i] ?? 0) - this.leads[to])));
    this.leads[node] = list.length ? best : this.rule.result(this.store.positions[Math.floor(node / this.players)],
      node % this.players);
  }
  /** @param {number} id */
  code(id, player = 0) {
    return this.leads[this.node(id, player)];
  }
  /** @param {import("./position.js").Position} position @returns {import("./game.js").Worth} */
  worth(position, player = 0) {
    const id = this.store.of(position);
    this.add(id);
    const lead = this.code(id, player);
    return { outcome: lead > 0 ? "won" : lead < 0 ? "lost" : "drawn", lead };
  }
}
