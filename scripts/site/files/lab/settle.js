// A value for each node of a graph without cycles: depth first, without recursion. A node is a position, or, where both
// players are asked for theirs, a position with the player who moves.
import { Sum } from "./position.js";
import { Stop } from "./refusal.js";
import { roomy } from "./store.js";

/** @typedef {import("./position.js").Position} Position */

const MOST = 4_000_000; // numbers kept in the lists of open nodes; beyond this a list is asked for again

/** A node that leads back to itself: the positions of the cycle. */
export class Cycle extends Error {
  /** @param {Position[]} positions */
  constructor(positions) {
    super("cycle");
    this.positions = positions;
  }
}

const [OPEN, SETTLED] = [1, 2];

export class Settler {
  /** @type {Float64Array | Int32Array} */
  values = new Float64Array(1024);
  state = new Uint8Array(1024);
  /** The open nodes, each an option of the one before. @type {number[]} */
  open = [];
  /** Their lists, and how far each has been gone through. @type {number[][]} */
  lists = [];
  /** @type {number[]} */
  at = [];
  held = 0;
  /** What parts are worth together, if what each is worth tells. @type {(a: number, b: number) => number} */
  join;

  /** @param {import("./rule.js").Rule} rule @param {number} [players] */
  constructor(rule, players = 1) {
    this.rule = rule;
    this.store = rule.store;
    this.players = players;
  }
  /** The nodes that a node needs; what is negative in it is no node. @param {number} node @returns {number[]} */
  list(node) {
    return this.rule.ids(this.position(node), 0).ids;
  }
  /** Its value, once all in its list have theirs: each kind has its own. @param {number} node @param {number[]} list */
  settle(node, list) {
    return NaN;
  }
  /** A position with the player who moves. @param {number} id @param {number} player */
  node(id, player) {
    return id * this.players + (player % this.players);
  }
  /** @param {number} node */
  position(node) {
    return this.store.positions[Math.floor(node / this.players)];
  }
  /** @param {number} root */
  add(root) {
    for (let player = 0; player < this.players; player += 1) this.run(this.node(root, player));
  }
  finish() {}

  /** @param {Position} position @returns {number} */
  value(position, player = 0) {
    const { join } = this;
    if (join && position instanceof Sum)
      return position.parts.reduce((value, part) => join(value, this.value(part)), 0);
    const id = this.store.of(position);
    this.add(id);
    return this.values[this.node(id, player)];
  }
  /** The number for the table. @param {number} id */
  code(id, player = 0) {
    return this.values[this.node(id, player)];
  }
  /** What each option of a list is worth: of several parts together. @param {number[]} list */
  worths(list) {
    const { values, join } = this;
    const found = [];
    for (let i = 0; i < list.length; i += 1) {
      let value = list[i] < 0 ? 0 : values[list[i]];
      for (let parts = -1 - list[i]; parts > 0; parts -= 1) value = join(value, values[list[(i += 1)]]);
      found.push(value);
    }
    return found;
  }
  /** Settles a node and what it needs; after an interruption it goes on where it was. @param {number} root */
  run(root) {
    try {
      this.work(root);
    } catch (error) {
      if (!(error instanceof Stop)) this.forget();
      throw error;
    }
  }
  /** What is open cannot be settled. */
  forget() {
    for (const node of this.open) this.state[node] = 0;
    for (const stack of [this.open, this.lists, this.at]) stack.length = 0;
    this.held = 0;
  }
  /** @param {number} root */
  work(root) {
    const { open, lists, at } = this;
    while (this.state[root] !== SETTLED) {
      if (!open.length) this.enter(root);
      const top = open.length - 1;
      const node = open[top];
      const list = (lists[top] ??= this.list(node));
      let i = at[top];
      while (i < list.length && (list[i] < 0 || this.state[list[i]] === SETTLED)) i += 1;
      at[top] = i;
      if (i < list.length) {
        if (this.state[list[i]] === OPEN)
          throw new Cycle(open.slice(open.indexOf(list[i])).map((node) => this.position(node)));
        this.hold(list.length);
        this.enter(list[i]);
        continue;
      }
      this.values[node] = this.settle(node, list);
      this.state[node] = SETTLED;
      open.pop();
      lists.pop();
      at.pop();
      this.held = Math.max(0, this.held - (lists.at(-1)?.length ?? 0));
    }
  }
  /** @param {number} node */
  enter(node) {
    this.state = roomy(this.state, node + 1);
    this.values = roomy(this.values, node + 1);
    this.state[node] = OPEN;
    this.open.push(node);
    this.lists.push(undefined);
    this.at.push(0);
  }
  /** A list that is kept while one of its nodes is open. @param {number} length */
  hold(length) {
    this.held += length;
    if (this.held <= MOST) return;
    this.lists.fill(undefined);
    this.at.fill(0);
    this.held = 0;
  }
}
