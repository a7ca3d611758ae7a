// The card at the end of a game: why it went so, where it was given away, and what comes next.
import { button } from "./ask.js";
import { isGood, joined, reason, why } from "./says.js";

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
  /** Why it went so: of what was given away, or of where it began. */
  why() {
    const { board, board: { plies, words, facts, human, two, won } } = this;
    const [{ from }] = plies;
    const i = this.given;
    if (i >= 0 && !won) {
      const after = plies[i + 1]?.from ?? board.now;
      return joined([say("gave-away", { number: i + 1 }), board.made(plies[i], i), reason(words, after, board.names(i + 1), board.isTheirs(i + 1))]);
    }
    if (facts.end === "secret") return "";
    const start = from.outcome === "lost" && !human && !two ? say("start-was-lost") : from.outcome === "won" && human && !two ? say("start-was-won") : "";
    return joined([say("from-the-start"), why(words, from, board.names(0)), start]);
  }
  show() {
    const { board, board: { place, plies, at, over, review, training, setUp } } = this;
    const box = board.part("end");
    const isEnd = over && at > 0 && at === plies.length && !review.chosen && !training.isOn;
    place.classList.toggle("ended", isEnd);
    box.hidden = !isEnd;
    if (!isEnd) return box.replaceChildren();
    const i = this.given;
    const buttons = [];
    if (i >= 0) {
      buttons.push(button(say("try-from-here", { number: i + 1 }), () => board.go(i).then(() => board.part("picture").focus({ preventScroll: true }))));
      buttons.push(button(say("show-why"), () => board.safe(() => review.explain(i))));
    }
    buttons.push(button(say("play-again"), () => setUp.anew(board.start)));
    if (this.next) buttons.push(button(say("next-level"), () => setUp.anew(this.next), "button"));
    const page = /** @type {HTMLAnchorElement} */ (document.querySelector(".neighbours [rel=next]"));
    if (page) {
      const link = element("a", say("next-page"), "button quiet");
      link.href = page.href;
      buttons.push(link);
    }
    const tools = element("p", "", "tools");
    tools.append(...buttons);
    box.replaceChildren(element("p", this.why(), "reason"), tools);
  }
}
