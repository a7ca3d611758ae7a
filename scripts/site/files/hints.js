// Hints in rungs: a smaller game, where to look, what the Idea draws, what to find, the move, why.
import { likeliest } from "./ask.js";
import { idea, isGood, joined, marked, reason, why } from "./says.js";
import { extended, found } from "./taps.js";

export class Hints {
  /** What is shown. @type {string | undefined} */
  rung;
  /** What an answer to *find* is told. */
  told = "";
  /** Has a picture been shown on which the Idea draws? */
  hasDrawn = false;

  /** @param {import("./play.js").Board} board */
  constructor(board) {
    this.board = board;
  }
  /** The rungs here: the first set-up is smaller than the others. */
  get rungs() {
    const { facts, start } = this.board;
    // Where one chooses by chance, what is drawn is the answer.
    const find = facts.end === "secret" ? ["find", "draw"] : ["draw", "find"];
    return [...(start === facts.setUps[0] ? [] : ["small"]), "where", ...find, "move", "why"];
  }
  /** Is a move on the board an answer? */
  get asks() {
    return this.rung === "find" && this.board.facts.end !== "secret";
  }
  /** Does the picture show what the Idea draws? */
  get draws() {
    return this.rung === "draw" || this.asks;
  }
  /** Does it show the move? */
  get tells() {
    return this.rung === "move" || this.rung === "why";
  }
  more() {
    if (!this.board.free) return;
    const { rungs, rung } = this;
    // After the last there is none.
    this.rung = rungs[rungs.indexOf(rung) + 1];
    this.told = "";
    this.hasDrawn ||= this.draws;
    // An answer begins with nothing chosen.
    this.board.set({ taps: this.asks ? [] : this.board.taps });
    // Later the button stays under the finger.
    if (this.rung === rungs[0]) this.board.part("hints").scrollIntoView({ block: "nearest" });
  }
  /** An answer to *find*: does every move that is made so do? Where all lose, none does. @param {string} [id] */
  tap(id) {
    const { board, board: { now } } = this;
    const good = now.outcome === "lost" ? [] : now.moves.filter((move) => isGood(move, now));
    if (!id) return this.answer(!good.length, say("there-is-one"));
    const taps = extended(now.moves, board.taps, id) ?? [];
    const { open } = found(now.moves, taps);
    const fits = open.filter((move) => good.includes(move));
    if (!fits.length || fits.length === open.length) return this.answer(fits.length > 0, say("no-good-move"));
    this.told = say("may-be");
    board.set({ taps });
  }
  /** Was it right? @param {boolean} isRight @param {string} no */
  answer(isRight, no) {
    this.told = isRight ? say("yes") : no;
    if (isRight) this.rung = "move";
    this.board.set({ taps: [] });
  }
  /** Play, pressed then, is an answer. @param {import("./ask.js").Move} move */
  played(move) {
    const { now } = this.board;
    this.answer(now.outcome !== "lost" && isGood(move, now), say("not-so"));
  }
  show() {
    const { board, board: { now, facts, words }, rung, rungs } = this;
    const box = this.board.part("hints");
    box.hidden = !rung;
    if (!rung) return;
    const names = board.names(board.at);
    const isSecret = facts.end === "secret";
    /** @type {(string | Node)[]} */
    const said = [element("b", say("hint", { level: rungs.indexOf(rung) + 1, count: rungs.length }))];
    if (rung === "small") {
      said.push(say("smaller-first"), say("gap"), button(say("first-set-up"), () => board.setUp.anew(facts.setUps[0])));
    }
    if (rung === "where") said.push(words.say(["ask-where", {}], names));
    if (rung === "draw" && now.legend) said.push(...marked(words.say(now.legend, names)));
    if (rung === "find") {
      said.push(this.told ? element("strong", this.told) : "", say("gap"), joined([words.say(["ask-what", {}], names), this.asks && say("answer-by-tap")]));
      if (this.asks) said.push(button(say("no-move-does"), () => this.tap()));
    }
    if (rung === "move") {
      const best = isSecret ? likeliest(now) : [now.moves[now.best]];
      const some = now.weights.filter((weight) => weight > 0).length === 1 ? 0 : best.length;
      const move = { move: best.map((one) => board.called(one)).join(say("comma")) };
      said.push(joined([this.told, isSecret ? say("hint-chance", { ...move, some }) : say(`hint-${now.outcome}`, move)]));
    }
    if (rung === "why") said.push(...marked((isSecret ? why : reason)(words, now, names)), " ", idea());
    box.replaceChildren(...said);
  }
}
