// One rule at work: its table, what this shows, whether that holds further on, and what is asked of single positions.
import { failure, find } from "./find/find.js";
import { isSmall } from "./find/pattern.js";
import { Game } from "./game.js";
import { read, text } from "./position.js";
import { Clock, now, Refusal, Stop } from "./refusal.js";
import { shownAt, table } from "./table.js";
import { takes } from "./takes.js";
import { further, longer, positions, where } from "./where.js";

/** @typedef {{text: string, end: string, at: string, isReached: boolean}} Asked the rule's text and what the page asks of it */
/** @typedef {Omit<import("./find/pattern.js").Pattern, "holds" | "again">} Found */
/**
 * @typedef {{
 *   table?: import("./table.js").Table, state?: string, stopped?: string, most?: number, count?: number, at?: string, negative?: number, patterns?: Found[], canGrow?: boolean, isPath?: boolean,
 *   seconds?: number, far?: {to: number[], fails: (string | null)[]} | null, look?: import("./game.js").Look, refused?: {id: string, args: Record<string, any>}
 * }} Told what the page hears; `state` is what the first position of the table means, if `start` makes another of it; of what was `stopped` the table
 * is a part, and so it stays if there were more than `most` positions; `canGrow` says that there are more positions to ask for, `isPath` that moves only add to a position, `far` is null where
 * the table cannot be made larger
 */

const FURTHER = 4; // seconds for the larger table
const LONGER = 2;
const LOOK = 5;
const SOME = 50; // positions by which the kind of the game is told

export class Session {
  /** @type {import("./position.js").Position[]} */
  done = [];
  /** @type {number[]} */
  ids = [];

  /** @param {import("./rule.js").Made} made @param {Asked} asked @param {(told: Told) => void} tell @param {{line?: (error: any) => number, isCareful?: boolean}} [how] where something was thrown; is each position told before it is asked for its options? */
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
  /** Works on for so many seconds. @param {number} seconds */
  run(seconds) {
    this.clock.wind(seconds);
    const begin = now();
    try {
      this.take();
    } catch (error) {
      if (!(error instanceof Stop || (error instanceof Refusal && error.id === "too-many"))) throw error;
      this.stop(error);
      return;
    }
    const made = this.made();
    this.tell({ table: made, state: this.state(), negative: this.game.rule.negative, count: this.game.store.positions.length, seconds: (now() - begin) / 1000 });
    this.show(made);
  }
  made() {
    this.game.finish();
    const made = table(this.game, this.where, this.done, this.ids);
    this.game.rule.isPlane = made.kind === "plane";
    return made;
  }
  state() {
    const { game, where: { isReached }, done: [first] } = this;
    return game.start && !isReached ? text(game.begun(first)) : undefined;
  }
  take() {
    while (this.next !== undefined) {
      this.ids.push(this.game.add(this.game.begun(this.next)));
      this.done.push(this.next);
      this.next = this.open.next().value;
    }
  }
  /** The time is over, or there are too many positions: what is finished is shown. @param {Stop | Refusal} why */
  stop(why) {
    const isKnown = !this.where.isReached && this.ids.length > 0;
    if (why instanceof Refusal && !isKnown) throw why;
    this.clock.wind(LOOK);
    const made = isKnown ? this.made() : undefined;
    this.tell({
      table: made, state: made && this.state(), stopped: this.next === undefined ? "" : this.game.rule.shown(this.next), most: why instanceof Refusal ? why.args.most : undefined,
      count: this.game.store.positions.length, negative: this.game.rule.negative,
    });
    if (made) this.tell({ patterns: find(made, this.takes).map(sent), far: null });
  }
  /** @param {import("./table.js").Table} made */
  show(made) {
    const long = longer(this.where);
    const more = this.more(long, LONGER);
    const found = find(made, this.takes, more && (this.where.power || readsLast(more, long.power.entries.length)) ? more : undefined);
    const wide = further(this.where);
    if (!found.length) {
      const canGrow = isSmall(made) && this.more(wide, 1) !== undefined;
      this.tell({ patterns: [], canGrow, isPath: this.isPath(), far: null });
      return;
    }
    this.tell({ patterns: found.map(sent) });
    const far = this.more(wide, FURTHER);
    const fails = far && found.map((pattern) => failure(pattern, far)).map((at) => (at < 0 ? null : shownAt(far, at)));
    this.tell({ far: far ? { to: (wide.ranges ?? [wide.power.range]).map(([, to]) => to), fails } : null });
  }
  /** Do moves only ever add to a position, as where no place is entered twice? */
  isPath() {
    const { game } = this;
    this.clock.wind(LOOK);
    const size = (/** @type {any} */ position) => position.length ?? 0;
    const all = this.done.slice(0, SOME).map((one) => game.begun(one)).map((from) => ({ from, to: game.isTwoSided ? [] : game.rule.options(from, 0).to }));
    return all.some(({ to }) => to.length > 1) && all.every(({ from, to }) => to.every((option) => size(option) > size(from)));
  }
  /** Another table of the same game; nothing, if it cannot be had. @param {import("./where.js").Where | undefined} where @param {number} seconds */
  more(where, seconds) {
    if (!where) return undefined;
    this.clock.wind(seconds);
    try {
      const all = [...positions(where)];
      const ids = all.map((position) => this.game.add(this.game.begun(position)));
      this.game.finish();
      return table(this.game, where, all, ids);
    } catch (error) {
      if (!(error instanceof Stop || error instanceof Refusal)) throw error;
      return undefined;
    }
  }
  /** @param {string} text of a position @param {number} player who moves @param {boolean} isNamed does it stand in the table, so that `start` makes the position of it? */
  look(text, player, isNamed) {
    this.clock.wind(LOOK);
    try {
      const position = read(text);
      this.tell({ look: this.game.look(isNamed && !this.where.isReached ? this.game.begun(position) : position, player) });
    } catch (error) {
      if (!(error instanceof Stop)) throw error;
      throw new Refusal("look-stopped");
    }
  }
}

/** A pattern without what no page can be told. @param {import("./find/pattern.js").Pattern} pattern @returns {Found} */
const sent = ({ holds, again, ...rest }) => rest;

/** Does the last entry of the lists matter, which goes through so many? If it is the only thing that does not, the rule is hardly meant for it. @param {import("./table.js").Table} of @param {number} count */
const readsLast = ({ values }, count) => values.some((value, i) => value !== values[i - (i % count)]) || values.every((value) => value === values[0]);
