// The reader's functions: called with a position, and what they return is checked.
import { key, shown, Sum, summed, taken } from "./position.js";
import { message, Refusal, Stop } from "./refusal.js";

/** @typedef {import("./position.js").Position} Position */
/**
 * @typedef {{moves: Function, score?: Function, start?: Function}} Made what the text of a rule makes: `start` turns
 * the numbers of the table into positions
 */
/**
 * The options by their numbers in the store, and the points of the moves. Several parts whose values are added stand
 * there as −1 less their count, and then their numbers.
 * @typedef {{ids: number[], points?: number[]}} Ids
 */

const MOST = 1_000_000; // options of one position
const FIRST = 100; // answers that are kept, to ask again
const EACH = 97; // of the later ones each such
const KEPT = 300;

/** Of players with different moves: a position falls into parts. */
export class Splits extends Error {}

export class Rule {
  /** How many options were left out for a negative number. */
  negative = 0;
  /** Can nobody move there? @type {Map<number | string, boolean>} */
  over = new Map();
  /** What it was last called with. @type {Position} */
  at = 0;
  /**
   * Some of the answers, each with what was asked.
   * @type {Map<string, {position: Position, player: number, said: string}>}
   */
  answers = new Map();
  asked = 0;
  /** Are two numbers shown as a point? */
  isPlane = false;

  /**
   * @param {Made} made
   * @param {{end: string, store: import("./store.js").Store, clock: import("./refusal.js").Clock, line?: (error: any)
   * => number | undefined}} how
   */
  constructor({ moves, score }, { end, store, clock, line = () => undefined }) {
    if (typeof moves !== "function") throw new Refusal("no-function");
    this.moves = moves;
    this.score = score;
    this.end = end;
    this.store = store;
    this.clock = clock;
    this.line = line;
    /** Do the moves depend on who moves? */
    this.isTwoSided = end === "sides" || moves.length > 1 || (end === "points" && score?.length > 1);
    this.hasPoints = end === "points" && typeof score !== "function";
    /** Are the values of several parts added, or are the parts searched together? @type {"added" | "together"} */
    this.parts = end === "loses" || end === "sides" ? "added" : "together";
    this.hasSplit = end !== "sides";
  }
  /** @param {Position} position */
  shown(position) {
    return shown(position, this.isPlane);
  }
  /** @template T @param {Position} position @param {() => T} work @returns {T} */
  guarded(position, work) {
    this.at = position;
    try {
      this.clock.tick();
      return work();
    } catch (error) {
      if (error instanceof Stop || error instanceof Splits) throw error;
      const at = this.shown(position);
      if (error instanceof Refusal) throw new Refusal(error.id, { at, ...error.args });
      throw new Refusal("throws", { at, message: message(error), line: this.line(error) ?? 0 });
    }
  }
  /** @param {Position} position @param {number} player 0 or 1 @returns {Ids} */
  ids(position, player) {
    if (position instanceof Sum) return this.inParts(position, player);
    // Called as a method it would be given all this.
    const { moves } = this;
    return this.guarded(position, () => this.noted(position, player, this.checked(moves(position, player))));
  }
  /**
   * Keeps some answers, and compares with what was kept.
   * @param {Position} position @param {number} player @param {Ids} all
   */
  noted(position, player, all) {
    this.asked += 1;
    if (this.asked > FIRST && (this.asked % EACH || this.answers.size >= KEPT) && !this.isAgain) return all;
    const name = `${player} ${key(position)}`;
    const said = `${[...all.ids].sort()} ${all.points ? [...all.points].sort() : ""}`;
    const known = this.answers.get(name);
    if (!known) this.answers.set(name, { position, player, said });
    else if (known.said !== said) throw new Refusal("unsteady");
    return all;
  }
  isAgain = false;
  /** Asks again what was kept, twice in a row: the answers may depend on nothing else. */
  again() {
    const { negative } = this;
    this.isAgain = true;
    try {
      for (const { position, player } of [...this.answers.values()]) {
        this.ids(position, player);
        this.ids(position, player);
      }
    } finally {
      Object.assign(this, { negative, isAgain: false });
    }
  }
  /** @param {any} found @returns {Ids} */
  checked(found) {
    const list = Array.isArray(found) ? found : listed(found);
    const count = Number(list.length);
    if (!(count <= MOST)) throw new Refusal("too-many-options", { most: MOST });
    const { store, hasPoints } = this;
    /** @type {Ids} */
    const all = { ids: [], points: hasPoints ? [] : undefined };
    for (let i = 0; i < count; i += 1) {
      let given = list[i];
      let points = 0;
      if (hasPoints) [given, points] = scored(given);
      const known = store.known(given);
      if (known >= 0) all.ids.push(known);
      else {
        const option = taken(given);
        if (option === undefined) {
          this.negative += 1;
          continue;
        }
        this.put(option, all.ids);
      }
      if (hasPoints) all.points.push(points);
    }
    return all;
  }
  /** @param {Position} option @param {number[]} ids */
  put(option, ids) {
    if (!(option instanceof Sum)) {
      ids.push(this.store.of(option));
      return;
    }
    if (!this.hasSplit) {
      this.hasSplit = true;
      throw new Splits();
    }
    if (this.parts === "together") ids.push(this.store.of(this.joined(option.parts)));
    else {
      ids.push(-1 - option.parts.length);
      for (const part of option.parts) ids.push(this.store.of(part));
    }
  }
  /** @param {Sum} sum @param {number} player @returns {Ids} */
  inParts({ parts }, player) {
    /** @type {Ids} */
    const all = { ids: [], points: this.hasPoints ? [] : undefined };
    parts.forEach((part, i) => {
      const { to, points } = this.options(part, player);
      for (const option of to) this.put(summed([...parts.slice(0, i), option, ...parts.slice(i + 1)]), all.ids);
      for (const point of points ?? []) all.points.push(point);
    });
    return all;
  }
  /**
   * The options themselves, of parts those in which somebody can move.
   * @param {Position} position @param {number} player
   */
  options(position, player) {
    const { ids, points } = this.ids(position, player);
    /** @type {Position[]} */
    const to = [];
    for (let i = 0; i < ids.length; i += 1) {
      const parts = -1 - ids[i];
      const at = (/** @type {number} */ id) => this.store.positions[id];
      to.push(parts < 0 ? at(ids[i]) : this.joined(ids.slice(i + 1, i + 1 + parts).map(at)));
      i += Math.max(0, parts);
    }
    return { to, points };
  }
  /** Parts side by side, without those in which nobody can move. @param {Position[]} parts @returns {Position} */
  joined(parts) {
    const all = summed(parts).parts;
    const open = all.filter((part) => !this.isOver(part));
    return open.length === 1 ? open[0] : open.length || this.parts === "together" ? summed(open) : all[0] ?? summed([]);
  }
  /** @param {Position} part */
  isOver(part) {
    const name = key(part);
    if (!this.over.has(name)) this.over.set(name, [0, 1].every((player) => !this.ids(part, player).ids.length));
    return this.over.get(name);
  }
  /** By how much the player to move leads where play is over. @param {Position} position @param {number} player */
  result(position, player) {
    if (this.hasPoints) return 0;
    if (position instanceof Sum) throw new Refusal("no-score-of-sum");
    const { score } = this;
    return this.guarded(position, () => {
      const [found, again] = [score(position, player), score(position, player)];
      if (!Number.isFinite(found)) throw new Refusal("no-score", { found: String(found).slice(0, 100) });
      if (found !== again) throw new Refusal("unsteady");
      return found;
    });
  }
}

/** An option and its points. @param {any} pair */
function scored(pair) {
  if (!Array.isArray(pair) || pair.length !== 2) throw new Refusal("no-points");
  const [option, points] = [pair[0], pair[1]];
  if (!Number.isFinite(points)) throw new Refusal("no-points");
  return [option, points];
}

/** A list of what is none: of a set, or what a generator yields. @param {any} found */
function listed(found) {
  if (typeof found !== "object" || typeof found?.[Symbol.iterator] !== "function") {
    throw new Refusal(found === undefined ? "returns-nothing" : "no-list",
      { found: found === null ? "null" : typeof found });
  }
  const list = [];
  for (const option of found) {
    list.push(option);
    if (list.length > MOST) break;
  }
  return list;
}
