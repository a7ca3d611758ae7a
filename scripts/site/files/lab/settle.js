// A value for each node of a graph without cycles: depth first, without recursion.
import { Stop } from "./refusal.js";
import { roomy } from "./store.js";

const MOST = 4_000_000; // numbers kept in the lists of open nodes; beyond this a list is asked for again

/** A node that leads back to itself: the nodes of the cycle. */
export class Cycle extends Error {
  /** @param {number[]} nodes */
  constructor(nodes) {
    super("cycle");
    this.nodes = nodes;
  }
}

const [OPEN, SETTLED] = [1, 2];

export class Settler {
  state = new Uint8Array(1024);
  /** The open nodes, each an option of the one before. @type {number[]} */
  open = [];
  /** Their lists, and how far each has been gone through. @type {number[][]} */
  lists = [];
  /** @type {number[]} */
  at = [];
  held = 0;

  /**
   * A list has the nodes that a node needs; what is negative in it is no node.
   * @param {(node: number) => number[]} list @param {(node: number, list: number[]) => void} settle
   */
  constructor(list, settle) {
    this.list = list;
    this.settle = settle;
  }
  /** @param {number} node */
  isSettled(node) {
    return this.state[node] === SETTLED;
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
    while (!this.isSettled(root)) {
      if (!open.length) this.enter(root);
      const top = open.length - 1;
      const node = open[top];
      const list = (lists[top] ??= this.list(node));
      let i = at[top];
      while (i < list.length && (list[i] < 0 || this.state[list[i]] === SETTLED)) i += 1;
      at[top] = i;
      if (i < list.length) {
        if (this.state[list[i]] === OPEN) throw new Cycle(open.slice(open.indexOf(list[i])));
        this.hold(list.length);
        this.enter(list[i]);
        continue;
      }
      this.settle(node, list);
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
