// Grundy values; under misère play the values that a position without options, worth 1 there, gives.
import { Settler } from "./settle.js";
import { roomy } from "./store.js";

export class Grundy extends Settler {
  values = new Int32Array(1024);
  /** In which round a value was seen. */
  seen = new Int32Array(1024);
  round = 0;

  /** @param {import("./rule.js").Rule} rule */
  constructor(rule) {
    super(rule);
    this.isMisere = rule.end === "wins";
    if (!this.isMisere) this.join = (/** @type {number} */ a, /** @type {number} */ b) => a ^ b;
  }
  /** The least of 0, 1, 2, … that no option is worth. @param {number} id @param {number[]} list @override */
  settle(id, list) {
    if (this.isMisere && !list.length) return 1;
    const [worths, round] = [this.worths(list), (this.round += 1)];
    // What is missing first is no larger than there are options.
    const seen = (this.seen = roomy(this.seen, worths.length + 1));
    for (let i = 0; i < worths.length; i += 1) seen[worths[i]] = round;
    let least = 0;
    while (seen[least] === round) least += 1;
    return least;
  }
  /** The value, or 0 lost, 1 won. @param {number} id @override */
  code(id) {
    return this.isMisere ? Math.min(1, this.values[id]) : this.values[id];
  }
  /** @param {import("./position.js").Position} position @returns {import("./game.js").Worth} */
  worth(position) {
    const value = this.value(position);
    return { outcome: value ? "won" : "lost", ...(!this.isMisere && { value }) };
  }
}
