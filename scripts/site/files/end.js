// The card at the end of a game: why it went so, where it was given away, and what comes next.
import { button } from "./ask.js";
import { idea, isGood, joined, marked, why } from "./says.js";

export class End {
  /** @param {import("./play.js").Board} board */
  constructor(board) {
    this.board = board;
  }
  /** The last move by which the reader gave something away. */
  get given() {
    const { plies, two, human } = this.board;
    return plies.findLastIndex((ply, i) => (two || i % 2 === human) && !isGood(ply, ply.from));
  }
  /** What comes after the set-up of this game. */
  get next() {
    const { setUps } = this.board.facts;
    return setUps[setUps.indexOf(this.board.start) + 1];
  }
  /** What was given away, and how; then why nothing helped any more: after the answer, or where that ended play, before it. @param {number} i */
  story(i) {
    const { board, board: { plies, words } } = this;
    const [ply, answer, on] = plies.slice(i);
    const isAnswered = answer?.from.outcome === "won";
    const could = say(`could-${ply.from.outcome === "won" ? "win" : "draw"}`, { number: i + 1, ...board.names(i) });
    const story = joined([could, board.made(ply, i), isAnswered && board.made(answer, i + 1)]);
    if (on && isAnswered) return [story, joined([on.from.moves.length > 1 && say("has-answers", board.names(i + 1)), why(words, on.from, board.names(i + 2))])];
    const after = answer?.from ?? board.now;
    return [story, joined([board.isTheirs(i + 1) && after.outcome === "won" && say("their-way"), why(words, after, board.names(i + 1))])];
  }
  /** Why it went so, in paragraphs: of what was given away, first without the theory, or of where it began. */
  why() {
    const { board, board: { plies, words, facts, human, two, won } } = this;
    const [first] = plies;
    const { from } = first;
    const i = this.given;
    if (i >= 0 && !won) return this.story(i);
    // Of what the reader has played, not of another way to win.
    if (won && !human && isGood(first, from)) return [joined([say("first-won"), board.made(first, 0), why(words, plies[1]?.from ?? board.now, board.names(1))])];
    if (facts.end === "secret") return [why(words, board.now, board.names(board.at)), joined([say("from-the-start"), why(words, from, board.names(0))])];
    const start = from.outcome === "lost" && !human && !two ? say("start-was-lost") : from.outcome === "won" && human && !two ? say("start-was-won") : "";
    return [joined([say("from-the-start"), why(words, from, board.names(0)), start])];
  }
  show() {
    const { board, board: { place, plies, at, over, review, training, setUp } } = this;
    const box = board.part("end");
    const isEnd = over && at > 0 && at === plies.length && !review.chosen && !training.isOn;
    place.classList.toggle("ended", isEnd);
    box.hidden = !isEnd;
    if (!isEnd) return box.replaceChildren();
    const i = this.given;
    // Whoever still taps on the board does not press what comes up there.
    if (!box.hasChildNodes()) {
      box.inert = true;
      setTimeout(() => (box.inert = false), 1000);
    }
    const buttons = [];
    // What comes first to mind: after a loss the same again.
    const [again, on] = i >= 0 && !board.won ? ["button", undefined] : [undefined, "button"];
    if (i >= 0) {
      buttons.push(button(say("try-from-here", { number: i + 1 }), () => board.go(i).then(() => board.part("picture").focus({ preventScroll: true })), again));
      buttons.push(button(say("show-why"), () => board.safe(() => review.explain(i))));
    }
    buttons.push(button(say("play-again"), () => setUp.anew(board.start)));
    if (this.next) buttons.push(button(say("next-level"), () => setUp.anew(this.next), on));
    const page = /** @type {HTMLAnchorElement} */ (document.querySelector(".neighbours [rel=next]"));
    if (page) {
      const link = element("a", say("next-page"), "button quiet");
      link.href = page.href;
      buttons.push(link);
    }
    const tools = element("p", "", "tools");
    tools.append(...buttons);
    const paragraphs = this.why().map((said) => {
      const paragraph = element("p", "");
      paragraph.append(...marked(said));
      return paragraph;
    });
    paragraphs.at(-1).append(" ", idea());
    paragraphs[0].prepend(element("strong", board.ending()), say("gap"));
    box.replaceChildren(...paragraphs, tools);
  }
}
