// Won, lost or drawn, backwards from the ends: where play may go on for ever, or the players have different moves.
import { roomy } from "./store.js";

/** @typedef {"lost" | "won" | "drawn"} Outcome */
/** @type {Outcome[]} */
const OUTCOMES = ["lost", "won", "drawn"];
const [LOST, WON, DRAWN] = [0, 1, 2];

export class Outcomes {
  /** How many positions have been asked for their options. */
  explored = 0;
  /** How many of the first ones lead only to each other. */
  closed = 0;
  /** Where the options of each node begin in `edges`. */
  begins = new Int32Array(1024);
  edges = new Int32Array(1024);
  isFinished = false;

  /** @param {import("./rule.js").Rule} rule */
  constructor(rule) {
    this.rule = rule;
    this.store = rule.store;
    this.players = rule.isTwoSided ? 2 : 1;
    this.last = rule.end === "wins" ? WON : LOST;
  }
  /** Asks for the options of all that can be reached. @param {number} root */
  add(root) {
    const { players, store } = this;
    if (root < this.closed) return;
    while (this.explored < store.positions.length) {
      const id = this.explored;
      const end = this.begins[id * players];
      let at = end;
      this.begins = roomy(this.begins, (id + 1) * players + 1);
      for (let player = 0; player < players; player += 1) {
        const { ids } = this.rule.ids(store.positions[id], player);
        this.edges = roomy(this.edges, at + ids.length);
        for (const option of ids) {
          this.edges[at] = option * players + (player + 1) % players;
          at += 1;
        }
        this.begins[id * players + player + 1] = at;
      }
      this.explored += 1;
    }
    this.closed = this.explored;
    this.isFinished = false;
  }
  /** Labels what can be labelled, with the number of moves that remain; the rest is drawn. */
  finish() {
    if (this.isFinished) return;
    const { begins, edges } = this;
    const count = this.closed * this.players;
    const back = reversed(begins, edges, count);
    const label = new Uint8Array(count).fill(DRAWN);
    const moves = new Int32Array(count);
    const open = new Int32Array(count);
    const queue = new Int32Array(count);
    let size = 0;
    for (let node = 0; node < count; node += 1) {
      open[node] = begins[node + 1] - begins[node];
      if (open[node]) continue;
      label[node] = this.last;
      queue[size++] = node;
    }
    for (let first = 0; first < size; first += 1) {
      const node = queue[first];
      for (let i = back.begins[node]; i < back.begins[node + 1]; i += 1) {
        const from = back.edges[i];
        if (label[from] !== DRAWN) continue;
        open[from] -= 1;
        if (label[node] === WON && open[from]) continue;
        label[from] = label[node] === LOST ? WON : LOST;
        moves[from] = moves[node] + 1;
        queue[size++] = from;
      }
    }
    Object.assign(this, { label, moves, isFinished: true });
  }
  /** @type {Uint8Array} */
  label;
  /** @type {Int32Array} */
  moves;
  /**
   * The outcome, or for players with different moves 3 times that if player 0 begins and that if player 1 does.
   * @param {number} id
   */
  code(id) {
    return this.players === 1 ? this.label[id] : 3 * this.label[2 * id] + this.label[2 * id + 1];
  }
  /** @param {import("./position.js").Position} position @returns {import("./game.js").Worth} */
  worth(position, player = 0) {
    const id = this.store.of(position);
    this.add(id);
    this.finish();
    const node = id * this.players + (player % this.players);
    const outcome = OUTCOMES[this.label[node]];
    return { outcome, ...(outcome !== "drawn" && { moves: this.moves[node] }) };
  }
}

/** The graph with its edges turned round. @param {Int32Array} begins @param {Int32Array} edges @param {number} count */
function reversed(begins, edges, count) {
  const back = { begins: new Int32Array(count + 2), edges: new Int32Array(begins[count]) };
  for (let i = 0; i < begins[count]; i += 1) back.begins[edges[i] + 2] += 1;
  for (let node = 0; node < count; node += 1) back.begins[node + 2] += back.begins[node + 1];
  for (let node = 0; node < count; node += 1) {
    for (let i = begins[node]; i < begins[node + 1]; i += 1) back.edges[back.begins[edges[i] + 1]++] = node;
  }
  return back;
}
