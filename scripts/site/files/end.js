// The card at the end of a game: why it went so, where it was given away, and what comes next.
import { likeliest } from "./ask.js";
import { idea, isGood, joined, marked, why } from "./says.js";

/** Of a part with more moves the number is not explained: nobody would read that. */
const COUNTED = 12;
/** What one might think could still be moved. */
const LEFT = /^(stone|token|node|edge|sheet|cell)/;
/** So many other replies are looked at for an example. */
const TRIED = 8;

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
  /** What was played, what would have won or kept the draw, and how it goes on; and why, by what it leaves. @param {number} i @param {HTMLElement} reason @returns {(string | Node)[]} */
  story(i, reason) {
    const { board, board: { plies } } = this;
    const { from } = plies[i];
    if (board.facts.end === "secret") {
      const likely = likeliest(from).map((one) => board.called(one));
      return [say("better-on-average", { number: i + 1, move: likely.join(say("or")) })];
    }
    const move = board.called(from.moves[from.best]);
    const could = say(`could-${from.outcome === "won" ? "win" : "draw"}`, { move });
    const then = element("span", "");
    if (from.outcome === "won") board.safe(() => this.example(i, then, reason));
    const isLost = !board.two && board.now.outcome !== "drawn";
    return [joined([say(isLost ? "lost-at" : "decided", { number: i + 1 }), board.made(plies[i], i)]), say("gap"), could, then];
  }
  /** That the better move leaves an answer to everything: one reply, and its answer; and why. @param {number} i @param {HTMLElement} place @param {HTMLElement} reason */
  async example(i, place, reason) {
    const { board, board: { plies } } = this;
    const { from } = plies[i];
    const left = await board.look(from.moves[from.best].to, i + 1);
    const best = left.moves[left.best];
    if (best && board.plies === plies) reason.replaceChildren(...marked(joined([say("after-better"), why(board.words, left, board.names(i + 1))])));
    /** @type {import("./ask.js").Move[]} */
    let example = [];
    // An answer that takes as many as the reply looks like the rule, though it is only one in some cases.
    for (const reply of best ? [best, ...left.moves.slice(0, TRIED)] : []) {
      const then = await board.look(reply.to, i + 2);
      const answer = then.moves[then.best];
      if (!answer) continue;
      const { stones } = answer.say[1];
      const isCopy = stones !== undefined && stones === reply.say[1].stones;
      if (!isCopy || !example.length) example = [reply, answer];
      if (!isCopy) break;
    }
    if (!example.length || board.plies !== plies) return;
    const [to, answer] = example.map((move) => board.called(move));
    place.textContent = say("gap") + say("for-example", { to, answer, ...board.names(i) });
    // The card has grown.
    if (place.isConnected) board.reveal(board.part("end"));
  }
  /** How one of the parts of a position gets its number: what its moves leave. @param {import("./ask.js").Look} from @param {number} ply @param {HTMLElement} place */
  async counted({ parts, moves, best }, ply, place) {
    const { board } = this;
    const kept = moves.length ? (await board.look(moves[best].to, ply + 1)).parts.map(([text]) => text) : [];
    // What moves and has most to leave, of which the least missing is seen best.
    const isKept = (/** @type {[string, number]} */ [text]) => kept.includes(text);
    const [[text, value] = []] = parts.toSorted((a, b) => Number(isKept(a)) - Number(isKept(b)) || b[1] - a[1]);
    const part = text === undefined ? undefined : await board.look(text, ply);
    if (!part?.moves.length || part.moves.length > COUNTED) return;
    const left = await Promise.all(part.moves.map(({ to }) => board.look(to, ply + 1)));
    const numbers = left.map(({ parts }) => parts.reduce((sum, [, value]) => sum ^ value, 0));
    // Of several parts their numbers, too.
    const together = (/** @type {number} */ i) => {
      const values = left[i].parts.map(([, value]) => value).filter(Boolean);
      return values.length > 1 ? say("together", { values: values.join(say("comma")) }) : "";
    };
    const list = [...new Set(numbers)].sort((a, b) => a - b).map((number) => {
      const i = numbers.indexOf(number);
      return say(numbers.lastIndexOf(number) > i ? "left-by-some" : "left-by", { number, parts: together(i), move: board.called(part.moves[i]) });
    });
    place.textContent = say(parts.length > 1 ? "counted-part" : "counted", { ply: ply + 1, told: board.words.say(part.told, board.names(ply)), list: list.join(say("semicolon")), value });
  }
  /** What is said at once; and behind *Why in general* the reason, of where something was given away or of where it began. @param {HTMLElement} reason where that will stand */
  told(reason) {
    const { board, board: { plies: [first], words, facts, human, two, won } } = this;
    const i = this.given;
    if (i >= 0 && !won) return { said: this.story(i, reason), general: joined([say("before-move", { number: i + 1 }), why(words, board.plies[i].from, board.names(i))]) };
    const { from } = first;
    const atFirst = joined([say("at-first"), why(words, from, board.names(0))]);
    // Of what the reader has played, not of another way to win.
    if (won && !human && isGood(first, from)) {
      const said = from.moves.some((move) => !isGood(move, from)) ? [joined([say("first-won"), board.made(first, 0)])] : [];
      return { said, general: board.plies[1] ? joined([say("after-first"), why(words, board.plies[1].from, board.names(1))]) : atFirst };
    }
    if (facts.end === "secret") return { said: i < 0 && !won && !two && board.now.outcome !== "drawn" ? [say("bad-luck")] : [], general: atFirst };
    // Nobody could have done better.
    if (i < 0 && !won && board.now.outcome === "drawn") return { said: [say(from.outcome === "drawn" ? "fair-draw" : "no-red-moves")], general: atFirst };
    // Won though something was given away on the way, or against who began.
    if (won) return { said: [], general: atFirst };
    const start = two ? "" : from.outcome === "lost" && !human ? say("start-was-lost") : from.outcome === "won" && human ? say("start-was-won") : "";
    return { said: start ? [start, say("gap"), this.swap()] : [], general: atFirst };
  }
  /** To the position before a move, and to where it is seen. @param {number} i */
  back(i) {
    return this.board.go(i).then(() => this.board.face());
  }
  /** What is spoken of stands in the set-up, too. */
  swap() {
    const it = this.board.part("swap");
    return button(it.textContent, () => it.click());
  }
  show() {
    const { board, board: { place, plies, at, over, review, training, setUp } } = this;
    const box = board.part("end");
    const isEnd = over && at > 0 && at === plies.length && !review.chosen && !training.isOn;
    place.classList.toggle("ended", isEnd);
    box.hidden = !isEnd;
    if (!isEnd) {
      box.classList.remove("alone");
      return box.replaceChildren();
    }
    const i = this.given;
    const wasOpen = box.querySelector("details")?.open;
    // Whoever still taps on the board does not press what comes up there.
    if (!box.hasChildNodes()) {
      box.inert = true;
      setTimeout(() => (box.inert = false), 1000);
    }
    const buttons = [];
    // What comes first to mind: after a loss the same again.
    const [again, on] = i >= 0 && !board.won ? ["button", undefined] : [undefined, "button"];
    if (i >= 0) buttons.push(button(say("try-from-here", { number: i + 1 }), () => this.back(i), again));
    // What was wrong, or right; where nothing was, how it began.
    const shown = i < 0 && !board.two ? board.human : i;
    if (plies[shown]) buttons.push(button(say("show-why"), () => board.safe(() => review.explain(shown))));
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
    const [paragraph, reason, counted, more] = [element("p", ""), element("p", ""), element("p", ""), element("details", "")];
    const { said, general } = this.told(reason);
    const isExplained = said.length > 0;
    // What was counted, or why nobody moves any more, though something is left.
    const { moves, scene: { shapes } } = board.now;
    const result = moves.length ? "" : why(board.words, board.now, board.names(board.at));
    if (["score", "secret"].includes(board.facts.end) ? /\d/.test(result) : result && shapes.some(([, look]) => LEFT.test(look))) said.unshift(result, say("gap"));
    paragraph.append(...said);
    reason.append(...marked(general));
    const how = board.words.say(["trick", {}]);
    // What counts, what it counts, and what to do are paragraphs.
    const [count, nim] = ["trick-count", "trick-nim"].map((id) => board.words.say([id, {}]));
    const trick = [count, nim].reduce((text, one) => text.replace(one, () => `\n${one}`), how).trim().split(/\s*\n/).map((text) => {
      const made = element("p", "");
      made.append(...marked(text));
      return made;
    });
    trick[trick.length - 1].append(" ", idea());
    const ply = Math.max(i, 0);
    if (how.includes(count)) board.safe(() => this.counted(plies[ply].from, ply, counted));
    more.append(element("summary", say("in-general")), ...(general ? [reason] : []), ...trick, counted);
    // Where there is nothing else to say; and what was open stays so, when a telephone is turned.
    more.toggleAttribute("open", wasOpen ?? (board.won || !isExplained));
    // What was done and how it ended is above the picture, perhaps out of sight.
    const outcome = element("p", board.part("told").textContent, "outcome");
    box.replaceChildren(outcome, ...(said.length ? [paragraph] : []), tools, more);
  }
}
