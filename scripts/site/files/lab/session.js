// One rule at work: its table, what this shows, whether that holds further on, and what is asked of single positions.
import { find } from "./find/find.js";
import { isSmall } from "./find/pattern.js";
import { Game } from "./game.js";
import { read, taken, text } from "./position.js";
import { Clock, now, Refusal, Stop } from "./refusal.js";
import { table } from "./table.js";
import { takes } from "./takes.js";
import { further, longer, positions, size, where } from "./where.js";

/** @typedef {Omit<import("./find/pattern.js").Pattern, "holds">} Found */
/**
 * What the page hears. `state` is what the first position of the table means, if `start` makes another of it; of what
 * was `stopped` the table is a part, and so it stays if there were more than `most` positions. With the `patterns` a
 * run is over: they have been looked for up to `to`, where the table could be made larger; `canGrow` says that it
 * could, `isPath` that moves only add to a position.
 * @typedef {{
 *   table?: import("./table.js").Table, state?: string, stopped?: string, most?: number, count?: number, at?: string,
 *   negative?: number, seconds?: number, patterns?: Found[], to?: number[], canGrow?: boolean, isPath?: boolean,
 * look?: import("./game.js").Look, guessed?: import("./tried.js").Tried, refused?: {id: string, args: Record<string,
 * any>}
 * }} Told
 */

const FURTHER = 4; // seconds for larger tables
const TIMES = [2, 4, 10]; // how much larger, as long as there is time
const SOON = 2; // seconds that the next one of these may seem to take
const ROOM = 400_000; // positions in memory, beyond which the table is not made larger
const LONGER = 2;
const LOOK = 5;
const AGAIN = 1;
const SOME = 50; // positions by which the kind of the game is told

export class Session {
  /** @type {import("./position.js").Position[]} */
  done = [];
  /** @type {number[]} */
  ids = [];

  /**
   * @param {import("./rule.js").Made} made @param {import("./examples.js").Settings} asked
   * @param {(told: Told) => void} tell
   * @param {{line?: (error: any) => number, isCareful?: boolean}} [how] where something was thrown; is each position
   * told before it is asked for its options?
   */
  constructor(made, asked, tell, { line, isCareful } = {}) {
    this.tell = tell;
    this.takes = takes(asked.text);
    this.where = where(asked.at, asked.isReached);
    const now = () => tell({ count: this.game.store.positions.length, at: this.game.rule.shown(this.game.rule.at) });
    this.clock = new Clock(1, now, isCareful ? 0 : undefined);
    this.game = new Game(made, { end: asked.end, clock: this.clock, line });
    this.game.rule.isPlane = this.where.ranges?.length === 2;
    this.open = positions(this.where);
    /** @type {import("./position.js").Position | undefined} */
    this.next = this.open.next().value;
  }
  /** Works on for so many seconds; what is finished by then is shown. @param {number} seconds */
  run(seconds) {
    this.clock.wind(seconds);
    const begin = now();
    const why = this.take();
    const isKnown = !why || (!this.where.isReached && this.ids.length > 0);
    if (why instanceof Refusal && !isKnown) throw why;
    this.steady();
    const { game, next, where: { isReached }, done: [first] } = this;
    if (why) this.clock.wind(LOOK);
    const made = isKnown ? this.made() : undefined;
    this.tell({
      table: made, state: made && game.start && !isReached ? text(game.begun(first)) : undefined,
      negative: game.rule.negative, count: game.store.positions.length,
      ...(why ? { stopped: next === undefined ? "" : game.rule.shown(next), most: why.args?.most }
        : { seconds: (now() - begin) / 1000 }),
    });
    if (!why) this.show(made);
    else if (made) this.tell({ patterns: find(made, { takes: this.takes }).map(sent) });
  }
  made() {
    this.game.finish();
    const made = table(this.game, this.where, this.done, this.ids);
    this.game.rule.isPlane = made.kind === "plane";
    return made;
  }
  /** Does the rule answer the same when it is asked again, as far as there is time? */
  steady() {
    const { game } = this;
    this.clock.wind(AGAIN);
    try {
      game.rule.again();
      for (const [i, one] of this.done.slice(0, SOME).entries()) {
        if (game.store.of(game.begun(one)) !== this.ids[i]) throw new Refusal("unsteady", { at: game.rule.shown(one) });
      }
    } catch (error) {
      if (!(error instanceof Stop)) throw error;
    }
  }
  /** Works out one after another; why it ended, if not all are. @returns {Stop & {args?: any} | Refusal | undefined} */
  take() {
    try {
      while (this.next !== undefined) {
        this.ids.push(this.game.add(this.game.begun(this.next)));
        this.done.push(this.next);
        this.next = this.open.next().value;
      }
    } catch (error) {
      if (error instanceof Stop || (error instanceof Refusal && error.id === "too-many")) return error;
      throw error;
    }
  }
  /** @param {import("./table.js").Table} made */
  show(made) {
    const long = longer(this.where);
    const more = this.more(long, LONGER);
    const isMeant = more && (this.where.power || readsLast(more, long.power.entries.length));
    const found = find(made, { takes: this.takes, longer: isMeant ? more : undefined, further: () => this.further() });
    const { to } = this;
    this.found = found;
    if (found.length) this.tell({ patterns: found.map(sent), to });
    else {
      const canGrow = isSmall(made) && this.more(further(this.where, TIMES[0]), 1) !== undefined;
      this.tell({ patterns: [], canGrow, isPath: this.isPath() });
    }
  }
  /** @type {import("./find/pattern.js").Pattern[]} */
  found = [];
  /** How many times as long as a reader a larger table may be waited for. */
  patience = 1;
  /** How far the largest table goes. @type {number[] | undefined} */
  to;
  /** The largest table that there is time for. */
  further() {
    const begin = now();
    let far;
    for (const times of TIMES) {
      const wide = further(this.where, times);
      const spent = (now() - begin) / 1000;
      if (!wide || (far && spent * (size(wide) / far.values.length) > SOON * this.patience)) break;
      const made = this.more(wide, FURTHER * this.patience - spent);
      if (!made) break;
      far = made;
      this.to = (wide.ranges ?? [wide.power.range]).map(([, to]) => to);
    }
    return far;
  }
  /** Do moves only ever add to a position, as where no place is entered twice? */
  isPath() {
    const { game } = this;
    this.clock.wind(LOOK);
    const size = (/** @type {any} */ position) => position.length ?? 0;
    const all = this.done.slice(0, SOME).map((one) => game.begun(one))
      .map((from) => ({ from, to: game.isTwoSided ? [] : game.rule.options(from, 0).to }));
    return all.some(({ to }) => to.length > 1) &&
      all.every(({ from, to }) => to.every((option) => size(option) > size(from)));
  }
  /**
   * Another table of the same game; nothing, if it cannot be had.
   * @param {import("./where.js").Where | undefined} where @param {number} seconds
   */
  more(where, seconds) {
    if (!where) return undefined;
    this.clock.wind(seconds);
    try {
      const all = [...positions(where)];
      const ids = all.map((position) => {
        if (this.game.store.positions.length > ROOM) throw new Stop();
        return this.game.add(this.game.begun(position));
      });
      this.game.finish();
      return table(this.game, where, all, ids);
    } catch (error) {
      if (!(error instanceof Stop || error instanceof Refusal)) throw error;
      return undefined;
    }
  }
  /**
   * @param {string} text of a position @param {number} player who moves
   * @param {boolean} isNamed does it stand in the table, so that `start` makes the position of it?
   */
  look(text, player, isNamed) {
    this.clock.wind(LOOK);
    try {
      const position = read(text);
      if (taken(position) === undefined) throw new Refusal("no-where", { found: text.slice(0, 80) });
      this.tell({ look: this.game.look(isNamed && !this.where.isReached ? this.game.begun(position) : taken(position),
        player) });
    } catch (error) {
      if (!(error instanceof Stop)) throw error;
      throw new Refusal("look-stopped");
    }
  }
}

/** A pattern without what no page can be told. @param {import("./find/pattern.js").Pattern} pattern @returns {Found} */
const sent = ({ holds, ...rest }) => rest;

/**
 * Does the last entry of the lists matter, which goes through so many? If it is the only thing that does not, the rule
 * is hardly meant for it.
 * @param {import("./table.js").Table} of @param {number} count
 */
const readsLast = ({ values }, count) => values.some((value, i) => value !== values[i - (i % count)]) ||
  values.every((value) => value === values[0]);
