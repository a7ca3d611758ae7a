// Grundy values; under misère play the values that a position without options, worth 1 there, gives.
import { Sum, text } from "./position.js";
import { Settler } from "./settle.js";
import { roomy } from "./store.js";

/** The least of 0, 1, 2, … that is missing. */
export class Mex {
  seen = new Int32Array(1024);
  round = 0;
  begin() {
    this.round += 1;
  }
  /** @param {number} value */
  add(value) {
    if (value >= this.seen.length) this.seen = roomy(this.seen, value + 1);
    this.seen[value] = this.round;
  }
  get value() {
    let value = 0;
    while (this.seen[value] === this.round) value += 1;
    return value;
  }
}

export class Grundy {
  values = new Int32Array(1024);
  mex = new Mex();

  /** @param {import("./rule.js").Rule} rule */
  constructor(rule) {
    this.rule = rule;
    this.store = rule.store;
    this.isMisere = rule.end === "wins";
    this.settler = new Settler((id) => this.rule.ids(this.store.positions[id], 0).ids,
      (id, list) => this.settle(id, list));
  }
  /** @param {number} root */
  add(root) {
    this.settler.run(root);
  }
  finish() {}

  /** @param {number} id @param {number[]} list */
  settle(id, list) {
    this.values = roomy(this.values, id + 1);
    const { mex, values } = this;
    mex.begin();
    for (let i = 0; i < list.length; i += 1) {
      if (list[i] >= 0) {
        mex.add(values[list[i]]);
        continue;
      }
      let value = 0;
      for (let parts = -1 - list[i]; parts > 0; parts -= 1) value ^= values[list[(i += 1)]];
      mex.add(value);
    }
    values[id] = this.isMisere && !list.length ? 1 : mex.value;
  }
  /** @param {import("./position.js").Position} position */
  value(position) {
    if (!this.isMisere && position instanceof Sum)
      return position.parts.reduce((value, part) => value ^ this.value(part), 0);
    const id = this.store.of(position);
    this.add(id);
    return this.values[id];
  }
  /** The number that stands for it in the table: the value, or 0 lost, 1 won. @param {number} id */
  code(id) {
    return this.isMisere ? Math.min(1, this.values[id]) : this.values[id];
  }
  /** @param {import("./position.js").Position} position @returns {import("./game.js").Worth} */
  worth(position) {
    const value = this.value(position);
    return { outcome: value ? "won" : "lost", ...(!this.isMisere && { value }) };
  }
}

/**
 * The cycle that a settler met, as texts.
 * @param {number[]} nodes @param {import("./store.js").Store} store @param {number} players
 */
export const cycleOf = (nodes, store, players) => [...nodes, nodes[0]]
  .map((node) => text(store.positions[Math.floor(node / players)]));
