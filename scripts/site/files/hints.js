// Hints in four rungs: where to look, what the Idea draws, what to find, the move and why.
import { button } from "./ask.js";
import { idea, isGood, joined, why } from "./says.js";
import { extended, found } from "./taps.js";

export class Hints {
  /** How many rungs are shown. */
  level = 0;
  /** What an answer to the third is told. */
  told = "";

  /** @param {import("./play.js").Board} board */
  constructor(board) {
    this.board = board;
  }
  /** Does the picture show what the Idea draws? */
  get draws() {
    return this.level === 2 || this.level === 3;
  }
  more() {
    if (!this.board.free) return;
    this.level = this.level % 4 + 1;
    this.told = "";
    this.board.choose([]);
    // Later the button stays under the finger.
    if (this.level === 1) this.board.part("hints").scrollIntoView({ block: "nearest" });
  }
  /** An answer to the third: does every move that is made so do? Where all lose, none does. @param {string} [id] */
  tap(id) {
    const { board, board: { now } } = this;
    const good = now.outcome === "lost" ? [] : now.moves.filter((move) => isGood(move, now));
    if (!id) return this.answer(!good.length, say("there-is-one"));
    const taps = extended(now.moves, board.taps, id) ?? [];
    const { open } = found(now.moves, taps);
    const fits = open.filter((move) => good.includes(move));
    board.taps = fits.length ? taps : [];
    if (!fits.length || fits.length === open.length) return this.answer(fits.length > 0, say("no-good-move"));
    this.told = say("may-be");
    board.show();
  }
  /** Was it right? @param {boolean} isRight @param {string} no */
  answer(isRight, no) {
    this.told = isRight ? say("yes") : no;
    if (isRight) this.level = 4;
    this.board.choose([]);
  }
  /** Play, pressed at the third, is an answer. @param {import("./ask.js").Move} move */
  played(move) {
    const { now } = this.board;
    this.answer(now.outcome !== "lost" && isGood(move, now), say("not-so"));
  }
  show() {
    const { board, board: { now, facts, words }, level } = this;
    const box = this.board.part("hints");
    box.hidden = !level;
    if (!level) return;
    const names = board.names(board.at);
    /** @type {(string | Node)[]} */
    const said = [element("b", say("hint", { level }))];
    if (level === 1) said.push(words.say(["ask-where", {}]));
    if (level === 2 && now.legend) said.push(words.say(now.legend, names));
    if (level === 3) {
      said.push(this.told ? element("strong", this.told) : "", say("gap"), joined([words.say(["ask-what", {}]), say("answer-by-tap")]));
      said.push(button(say("no-move-does"), () => this.tap()));
    }
    if (level === 4) {
      const move = say(facts.end === "secret" ? "hint-chance" : `hint-${now.outcome}`, { move: board.called(now.moves[now.best]) });
      said.push(joined([this.told, why(words, now, names), move]), " ", idea());
    }
    box.replaceChildren(...said);
  }
}
