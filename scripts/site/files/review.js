// After a game: where something was given away, the position before it is shown and the better move asked for; then
// what the other player answers, and why.
import { idea, isGood, joined, marked, reason, why } from "./says.js";

/** So often one may try. */
const TRIES = 2;

export class Review {
  /** The plies of a game that was played to its end: they stay reviewed while one goes back. @type {any[]} */
  plies;
  /** The chosen ply: tries that failed, what is said, the buttons after it but the one to the reply, what is drawn, what tells it again, and the ply that is told: itself, or the reply that was played. @type {{i: number, shown: number, tries: number, said: (string | Node)[], rest: (string | Node)[], legend: string | Node, told?: () => Promise<any>}} */
  chosen;

  /** @param {import("./play.js").Board} board */
  constructor(board) {
    this.board = board;
  }
  show() {
    const { board } = this;
    const box = board.part("review");
    if (board.over) this.plies = board.plies;
    box.hidden = this.plies !== board.plies || !board.plies.length || board.training.isOn;
    // Nothing can be played while something is told.
    board.place.classList.toggle("told-why", !box.hidden && Boolean(this.chosen) && !board.takes);
    if (box.hidden) return;
    /** @param {import("./play.js").Ply} ply */
    const lost = (ply) => !isGood(ply, ply.from);
    const dots = board.plies.map((ply, i) => {
      const dot = button(String(i + 1), () => board.safe(() => this.choose(i)), lost(ply) ? "dot lost" : "dot");
      dot.setAttribute("aria-label", say(lost(ply) ? "dot-lost" : "dot", { number: i + 1, move: board.called(ply) }));
      if (this.chosen?.shown === i) dot.setAttribute("aria-current", "true");
      return dot;
    });
    box.querySelector(".dots").replaceChildren(element("span", say("dots")), ...dots);
    const { said, legend } = this.chosen ?? { said: [say(board.plies.some(lost) ? "red-moves" : "no-red-moves")], legend: "" };
    // What explains the picture stands next to it.
    box.querySelector(".legend").replaceChildren(legend);
    box.querySelector(".why").replaceChildren(...said);
  }
  /** Says something of the chosen ply. @param {(string | Node)[]} said */
  say(...said) {
    this.chosen.said = said;
    this.show();
    const dot = this.board.part("review").querySelectorAll(".dot")[this.chosen.i];
    if (!this.board.place.contains(document.activeElement)) dot.focus({ preventScroll: true });
    this.frame();
  }
  /** Picture and words are seen together: from what is told above the picture on, or from the picture on. */
  frame() {
    const { board } = this;
    const top = (/** @type {HTMLElement} */ part) => part.getBoundingClientRect().top;
    const words = board.part("review");
    const picture = board.part("picture");
    // In a wide window the status stands beside the picture.
    const above = [board.part("told"), picture].filter((part) => top(part) <= top(picture));
    const head = parseFloat(getComputedStyle(words).scrollMarginTop);
    const { bottom } = words.getBoundingClientRect();
    if (top(above[0]) >= head && bottom <= innerHeight) return;
    (above.find((part) => head + bottom - top(part) <= innerHeight) ?? picture).scrollIntoView();
  }
  /** @param {number} i */
  async choose(i) {
    const { board } = this;
    const ply = board.plies[i];
    await board.go(i);
    this.chosen = { i, shown: i, tries: 0, said: [], rest: [], legend: "" };
    const isMine = board.two || i % 2 === board.human;
    if (!isMine || isGood(ply, ply.from)) return this.tell(ply);
    this.ask(this.chosen);
  }
  /** The same again, drawn anew. @param {Review["chosen"]} chosen */
  async again({ i, told }) {
    await this.choose(i);
    await told?.();
  }
  /** What was wrong with a ply, at once. @param {number} i */
  async explain(i) {
    await this.choose(i);
    await this.tell(this.board.plies[i]);
  }
  /** Asks for the better move. @param {Review["chosen"]} chosen */
  ask(chosen) {
    const { board } = this;
    const { i } = chosen;
    this.chosen = chosen;
    chosen.legend = "";
    board.ask((move) => this.try(move));
    this.say(say(`find-${board.plies[i].from.outcome}`, { ...board.names(i), number: i + 1 }) + say("gap"), this.shower());
  }
  shower() {
    const { board, chosen } = this;
    return button(say("what-was-wrong"), () => board.safe(() => this.tell(board.plies[chosen.i])));
  }
  /** @param {import("./ask.js").Move} move */
  async try(move) {
    const { board, chosen } = this;
    if (isGood(move, board.now)) return this.tell(move, this.made(move, say("yes")));
    const no = this.made(move, say("not-so"));
    chosen.tries += 1;
    if (chosen.tries >= TRIES) return this.tell(move, no);
    await this.picture(board.now, move, chosen.i, (said) => {
      this.say(said(no) + say("gap"), button(say("try-once-more"), () => this.board.go(chosen.i).then(() => this.ask(chosen))), " ", this.shower());
    });
  }
  /** That a move of the chosen ply has been made. @param {import("./ask.js").Move} move */
  made(move, first = "") {
    return joined([first, this.board.made(move, this.chosen.i)]);
  }
  /**
   * Shows what the move of a ply changes, with what the Idea draws, and then goes on with what is to be said of that, with the move;
   * nobody moves there. Where both choose at once, what counts is what one could choose from; so where the right move that was made ends play, and where each loses.
   * @param {import("./ask.js").Look} from @param {import("./ask.js").Move} move @param {number} i @param {(said: (made: string) => string, after: import("./ask.js").Look) => void} then
   */
  async picture(from, move, i, then, shown = "after-move") {
    const { board, chosen } = this;
    const after = await board.look(move.to, i + 1);
    if (this.chosen !== chosen) return;
    board.ask();
    const isSecret = board.facts.end === "secret";
    const isLost = from.outcome === "lost" && !isSecret && shown === "after-move";
    const before = isSecret || isLost || (!after.moves.length && move === board.plies[i] && isGood(move, from));
    const [look, at] = before ? [from, i] : [after, i + 1];
    const names = board.names(at);
    const legend = element("small", "");
    if (look.legend) legend.append(...marked(board.words.say(look.legend, names)));
    chosen.legend = legend;
    // Of what was to be done there, not of who is to move.
    const told = before && !isLost ? why(board.words, look, names) : reason(board.words, look, names, board.isTheirs(at));
    then((made) => joined(before && !isSecret ? [say("before-move", { number: i + 1 }), told, made] : [made, told]), after);
    board.show();
    board.tell(say(before ? "before-move-shown" : shown, { name: board.people(i)[0].name }));
    board.picture.draw(from.scene);
    if (!before) board.picture.draw(after.scene, { scene: from.scene, taps: move.taps });
    board.note(look.scene, names);
    board.part("position").textContent = board.words.say(look.told, names);
    board.picture.mark((key) => [before && move.taps.includes(key) && "on"]);
    board.picture.over(look.scene.overlay);
    board.picture.frame(board.place.matches(".large"));
    // Now that all is there.
    this.frame();
  }
  /** What a move leaves, on the picture and in words; from there to the answer, and to the other move. @param {import("./ask.js").Move} move */
  async tell(move, first = this.made(move)) {
    const { board, chosen } = this;
    const { i } = chosen;
    Object.assign(chosen, { told: () => this.tell(move, first), shown: i });
    const ply = board.plies[i];
    const better = ply.from.moves[ply.from.best];
    const isMine = board.two || i % 2 === board.human;
    await this.picture(ply.from, move, i, (said, after) => {
      /** @param {string} id @param {() => any} does */
      const to = (id, does) => [button(say(id), () => board.safe(does)), " "];
      const other = !isGood(move, ply.from) ? to("better-move", () => this.tell(better, say("better", { move: board.called(better) })))
        : isGood(ply, ply.from) ? [] : to("move-played", () => this.tell(ply));
      const answer = after.moves.length ? to("reply", () => this.answer(move)) : [];
      const goes = (/** @type {string} */ id, /** @type {number} */ at) => button(say(id), () => board.end.back(at));
      const end = goes("back-to-end", board.plies.length);
      const on = !isMine && !after.moves.length ? [end] : [goes(isMine ? "play-on-before" : "play-on-after", isMine ? i : i + 1), " ", end];
      chosen.rest = [idea(), element("br", ""), ...other, ...on];
      this.say(...marked(said(first)), " ", idea(), element("br", ""), ...answer, ...other, ...on);
    }, isGood(move, ply.from) && !isGood(ply, ply.from) ? "after-good-move" : undefined);
  }
  /** The answer to a move, on the picture and in words. @param {import("./ask.js").Move} move */
  async answer(move) {
    const { board, chosen } = this;
    chosen.told = () => this.answer(move);
    const { i, rest } = chosen;
    const after = await board.look(move.to, i + 1);
    // What was played, if it is as good as the best.
    const played = board.plies[i] === move ? board.plies[i + 1] : undefined;
    const isMade = played && isGood(played, after);
    chosen.shown = isMade ? i + 1 : i;
    const reply = isMade ? played : after.moves[after.best];
    const called = isMade ? board.made(reply, i + 1) : say(after.moves.length > 1 ? "best-answer" : "only-answer", { move: board.called(reply) });
    await this.picture(after, reply, i + 1, (said) => this.say(`${said(called)} `, ...rest), "after-answer");
  }
}
