// A game: a rule and what its end means, with all positions met so far and what they are worth.
import { Grundy } from "./grundy.js";
import { NoNumber, Numbers, numbers } from "./numbers.js";
import { Outcomes } from "./outcomes.js";
import { Points } from "./points.js";
import { key, read, Sum, taken, text } from "./position.js";
import { Refusal } from "./refusal.js";
import { Rule, Splits } from "./rule.js";
import { Cycle } from "./settle.js";
import { Store } from "./store.js";

/** @typedef {import("./position.js").Position} Position */
/** @typedef {import("./outcomes.js").Outcome} Outcome */
/** @typedef {{outcome: Outcome, value?: number, lead?: number, moves?: number}} Worth said of the player to move */
/** @typedef {{text: string, shown: string, worth: Worth, points?: number}} Option */
/**
 * @typedef {{
 * text: string, shown: string, player: number, worth: Worth, both?: Worth[], number?: number, options: Option[], best:
 * number
 * }} Look what there is to know of a position: `both` if the players have different moves, whoever begins
 */

export class Game {
  /** The numbers, where the players have different moves. @type {ArrayLike<number> | undefined} */
  numbers;

  /**
   * @param {import("./rule.js").Made} made
   * @param {{end: string, clock: import("./refusal.js").Clock, most?: number, line?: (error: any) => number}} how
   */
  constructor(made, { end, clock, most, line }) {
    this.store = new Store(most);
    this.start = made.start;
    this.end = made.moves?.length > 1 && (end === "loses" || end === "draws") ? "sides" : end;
    this.rule = new Rule(made, { end: this.end, store: this.store, clock, line });
    this.isTwoSided = this.rule.isTwoSided;
    const isGraph = this.end === "draws" || this.end === "sides" || (this.end === "wins" && this.isTwoSided);
    /** @type {Outcomes | Points | Grundy | Numbers} */
    this.solver = isGraph ? new Outcomes(this.rule) : this.end === "points" ? new Points(this.rule)
      : new Grundy(this.rule);
  }
  /**
   * The position that is meant: of a rule with `start` what this makes of it.
   * @param {Position} position @returns {Position}
   */
  begun(position) {
    const { start } = this;
    const asked = taken(position);
    if (typeof start !== "function") return asked;
    return this.rule.guarded(asked, () => {
      const found = taken(start(asked));
      if (found === undefined || found instanceof Sum) throw new Refusal("no-start");
      return found;
    });
  }
  /** What has been asked for, and how much of it the solver has. @type {number[]} */
  roots = [];
  solved = 0;
  /** Works out a position and all that can be reached from it; its number. @param {Position} position */
  add(position) {
    const id = this.store.of(position);
    this.roots.push(id);
    while (this.solved < this.roots.length) {
      try {
        this.solver.add(this.roots[this.solved]);
        this.solved += 1;
      } catch (error) {
        if (this.turns(error)) continue;
        this.roots.length = this.solved;
        throw error instanceof Cycle ? this.refusal(error) : error;
      }
    }
    return id;
  }
  /**
   * Does another solver take over, which begins anew? Parts are best added; where that is impossible they are searched
   * together.
   * @param {any} error
   */
  turns(error) {
    const isAdded = this.solver instanceof Numbers;
    if (error instanceof Splits) this.solver = new Numbers(this.rule);
    else if (isAdded && (error instanceof NoNumber || error instanceof Cycle)) {
      this.rule.parts = "together";
      this.solver = new Outcomes(this.rule);
    } else return false;
    this.rule.answers.clear();
    this.solved = 0;
    return true;
  }
  /** @param {Cycle} cycle */
  refusal({ positions }) {
    const cycle = [...positions, positions[0]].map((one) => this.rule.shown(one));
    return new Refusal("cycle", { cycle, end: this.end });
  }
  /** To be called when all have been added, before anything is asked. */
  finish() {
    this.solver.finish();
    if (this.solver instanceof Numbers) this.numbers = this.solver.values;
    else if (this.end === "sides" && this.solver instanceof Outcomes) this.numbers = numbers(this.solver);
  }
  /** The number for the table; what it means says `Table`. @param {number} id */
  code(id, player = 0) {
    return this.solver.code(id, player);
  }
  /** @param {Position} position @param {number} player @returns {Look} */
  look(position, player) {
    // Of several parts whose values are added each is known, and all of them together are no position of the store.
    const isKnown = position instanceof Sum && this.rule.parts === "added";
    if (!isKnown) this.add(position);
    this.solver.finish();
    const { to, points } = this.rule.options(position, player);
    const next = this.isTwoSided ? 1 - player : 0;
    /** @type {Map<number | string, Option>} */
    const options = new Map();
    to.forEach((option, i) => {
      const name = `${key(option)} ${points?.[i]}`;
      if (!options.has(name)) options.set(name,
        { text: text(option), shown: this.rule.shown(option), worth: this.solver.worth(option, next),
        points: points?.[i] });
    });
    const number = this.solver instanceof Numbers ? this.solver.value(position) : isKnown ? undefined
      : this.numbers?.[this.store.of(position)];
    const listed = [...options.values()];
    return {
      text: text(position), shown: this.rule.shown(position), player, worth: this.solver.worth(position, player),
      both: this.isTwoSided ? [0, 1].map((begins) => this.solver.worth(position, begins)) : undefined,
      number: Number.isNaN(number) ? undefined : number, options: listed, best: this.best(listed, next),
    };
  }
  /**
   * The option that a perfect player chooses: one that wins, soonest; else a draw; else one that leaves the fewest ways
   * to win, or holds out longest.
   * @param {Option[]} options @param {number} player who moves then
   */
  best(options, player) {
    /** @param {Option} option */
    const rank = ({ text, worth, points = 0 }) => {
      if (this.end === "points") return worth.lead - points;
      if (worth.outcome === "lost") return (worth.moves ?? 0) / 1e9;
      if (worth.outcome === "drawn") return 1;
      if (worth.moves !== undefined) return 3 - worth.moves / 1e9;
      const { to } = this.rule.options(read(text), player);
      return 2 + to.filter((option) => this.solver.worth(option, 1 - player).outcome === "lost").length / (to.length +
        1);
    };
    const ranks = options.slice(0, 300).map(rank);
    return ranks.indexOf(Math.min(...ranks));
  }
}
