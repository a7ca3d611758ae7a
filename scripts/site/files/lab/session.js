// One rule at work: its table, what this shows, whether that holds further on, and what is asked of single positions.
import { failure, find } from "./find/find.js";
import { Game } from "./game.js";
import { Outcomes } from "./outcomes.js";
import { read, shown, text } from "./position.js";
import { Clock, now, Refusal, Stop } from "./refusal.js";
import { shownAt, table } from "./table.js";
import { takes } from "./takes.js";
import { further, positions, where } from "./where.js";

/** @typedef {{text: string, end: string, at: string, isReached: boolean}} Asked the rule's text and what the page asks of it */
/** @typedef {Omit<import("./find/pattern.js").Pattern, "holds">} Found */
/**
 * @typedef {{
 *   table?: import("./table.js").Table, state?: string, stopped?: string, count?: number, at?: string, negative?: number, patterns?: Found[], seconds?: number,
 *   far?: {to: number[], fails: (string | null)[]} | null, look?: import("./game.js").Look, refused?: {id: string, args: Record<string, any>}
 * }} Told what the page hears; `state` is what the first position of the table means, if `start` makes another of it; `far` is null where the table cannot be made larger
 */

const FURTHER = 4; // seconds for the larger table
const LOOK = 5;

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
    const now = () => tell({ count: this.game.store.positions.length, at: shown(this.game.rule.at) });
    this.clock = new Clock(1, now, isCareful ? 0 : undefined);
    this.game = new Game(made, { end: asked.end, clock: this.clock, line });
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
      if (!(error instanceof Stop)) throw error;
      this.stop();
      return;
    }
    this.game.finish();
    const made = table(this.game, this.where, this.done, this.ids);
    this.tell({ table: made, state: this.state(), negative: this.game.rule.negative, count: this.game.store.positions.length, seconds: (now() - begin) / 1000 });
    this.show(made);
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
  /** The time is over: what is known is shown, where it is right as far as it goes. */
  stop() {
    const isKnown = !this.where.isReached && !(this.game.solver instanceof Outcomes) && this.ids.length > 0;
    if (isKnown) this.game.finish();
    this.tell({
      table: isKnown ? table(this.game, this.where, this.done, this.ids) : undefined, state: isKnown ? this.state() : undefined, stopped: this.next === undefined ? "" : shown(this.next),
      count: this.game.store.positions.length, negative: this.game.rule.negative,
    });
  }
  /** @param {import("./table.js").Table} made */
  show(made) {
    const found = find(made, this.takes);
    this.tell({ patterns: found.map(({ holds, ...rest }) => rest) });
    const wide = found.length ? further(this.where) : undefined;
    if (!wide) {
      this.tell({ far: null });
      return;
    }
    this.clock.wind(FURTHER);
    try {
      const all = [...positions(wide)];
      const ids = all.map((position) => this.game.add(this.game.begun(position)));
      this.game.finish();
      const far = table(this.game, wide, all, ids);
      const fails = found.map((pattern) => failure(pattern, far)).map((at) => (at < 0 ? null : shownAt(far, at)));
      this.tell({ far: { to: wide.ranges.map(([, to]) => to), fails } });
    } catch (error) {
      if (!(error instanceof Stop || error instanceof Refusal)) throw error;
      this.tell({ far: null });
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
