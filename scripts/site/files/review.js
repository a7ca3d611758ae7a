// After a game: where something was given away, the position before it is shown and the better move asked for; then
// what the other player answers, and why.
import { button } from "./ask.js";
import { idea, isGood, joined, own, reason, spaced } from "./says.js";

/** @typedef {import("./ask.js").Pair} Pair */

/** So often one may try. */
const TRIES = 2;

export class Review {
  /** The plies of a game that was played to its end: they stay reviewed while one goes back. @type {any[]} */
  plies;
  /** The chosen ply: tries that failed, whether the better move is still asked for, what is said. @type {{i: number, tries: number, isOpen: boolean, said: (string | Node)[]}} */
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
    board.place.classList.toggle("told-why", !box.hidden && Boolean(this.chosen) && board.posed);
    if (box.hidden) return;
    /** @param {import("./play.js").Ply} ply */
    const lost = (ply) => !isGood(ply, ply.from);
    const dots = board.plies.map((ply, i) => {
      const dot = button(String(i + 1), () => board.safe(() => this.choose(i)), lost(ply) ? "dot lost" : "dot");
      dot.setAttribute("aria-label", `${i + 1}. ${own(ply.words)}${lost(ply) ? say(", gave it away", "，失误") : ""}`);
      if (this.chosen?.i === i) dot.setAttribute("aria-current", "true");
      return dot;
    });
    box.querySelector(".dots").replaceChildren(...dots);
    const { class: of } = board.plies[0].from;
    const said = [board.plies.some(lost) ? say("Red: a move that gave away a win or a draw. Touch one to see why.", "红色：失误，点开看原因。") : say("No move gave anything away.", "没有失误。")];
    if (of === "P" && !board.human && !board.two) said.push(say("The start was lost: swap sides and play the other side.", "开局就是必败态：可以交换先后手再试。"));
    if (of === "N" && board.human && !board.two) said.push(say("Whoever begins could win this one: swap sides and begin.", "这一局先手必胜：可以交换先后手再试。"));
    const again = button(say("Play again", "再来一局"), async () => {
      await board.begin(board.start);
      board.part("rule").scrollIntoView({ block: "nearest" });
    });
    box.querySelector(".why").replaceChildren(...(this.chosen?.said ?? [joined(said)]), " ", again);
  }
  /** Says something of the chosen ply. @param {(string | Node)[]} said */
  say(...said) {
    this.chosen.said = said;
    this.show();
    const dot = this.board.part("review").querySelectorAll(".dot")[this.chosen.i];
    if (!this.board.place.contains(document.activeElement)) dot.focus({ preventScroll: true });
    // Picture and words are seen together: the whole box, below the picture.
    this.board.part("review").scrollIntoView({ block: "nearest" });
  }
  /** @param {number} i */
  async choose(i) {
    const { board } = this;
    const ply = board.plies[i];
    await board.go(i);
    this.chosen = { i, tries: 0, isOpen: false, said: [] };
    const isMine = board.two || i % 2 === board.human;
    if (!isMine || isGood(ply, ply.from)) return this.tell(ply);
    this.ask(this.chosen);
  }
  /** Asks for the better move. @param {Review["chosen"]} chosen */
  ask(chosen) {
    const { board } = this;
    const { i } = chosen;
    this.chosen = chosen;
    chosen.isOpen = true;
    board.judge = (move) => this.try(move);
    const could = board.plies[i].from.class === "N" ? say("could win", "是必胜的") : say("could draw", "能守成平局");
    const who = board.names(i)[0];
    this.say(say(`Before move ${i + 1}. Here ${who} ${could}: find the move. `, `走第 ${i + 1} 步之前，${who}${could}。该怎么走？在棋盘上走出来。`), this.shower());
  }
  shower() {
    const { board, chosen } = this;
    return button(say("What was wrong", "看错在哪里"), () => board.safe(() => this.tell(board.plies[chosen.i])));
  }
  /** @param {import("./ask.js").Move} move */
  async try(move) {
    const { board, chosen } = this;
    if (isGood(move, board.now)) return this.tell(move, say("Yes. ", "对。"));
    chosen.tries += 1;
    if (chosen.tries >= TRIES) return this.tell(move, say("Not so. ", "不行。"));
    await this.picture(board.now, move, chosen.i, (after) => {
      this.say(this.told(move, after, say("Not so. ", "不行。")) + say(" ", ""), button(say("Try once more", "再试一次"), () => this.board.go(chosen.i).then(() => this.ask(chosen))), " ", this.shower());
    });
  }
  /** A move, who is to move after it, who wins, and why. @param {import("./ask.js").Move} move @param {import("./ask.js").Look} after */
  told(move, after, first = "") {
    const { board, chosen: { i } } = this;
    const who = board.two ? "" : i % 2 === board.human ? say("You: ", "你：") : say("Computer: ", "电脑：");
    return joined([first + say(`${who}${own(move.words)}.`, `${who}${own(move.words)}。`), reason(after, board.names(i + 1))]);
  }
  /** Shows what the move of a ply changes, with what the Idea draws, and then goes on; nobody moves there. @param {import("./ask.js").Look} from @param {import("./ask.js").Move} move @param {number} i @param {(look: import("./ask.js").Look) => void} then */
  async picture(from, move, i, then) {
    const { board, chosen } = this;
    const look = await board.look(move.to, i + 1);
    if (this.chosen !== chosen) return;
    Object.assign(board, { judge: undefined, posed: true, taps: [], hover: undefined, cursor: undefined });
    then(look);
    board.show();
    const [, who] = board.names(i + 1);
    board.tell(joined([say(`After ${who === "you" ? "your" : `${who}'s`} move.`, `${spaced(who)}走完以后：`.trim()), own(look.drawn ?? ["", ""])]));
    board.picture.draw(from.scene, false);
    board.picture.draw(look.scene, true);
    board.note(look.scene);
    board.picture.mark(() => []);
    board.picture.over(look.scene.drawn);
    // Now that all is there.
    board.part("review").scrollIntoView({ block: "nearest" });
  }
  /** What a move leaves, on the picture and in words; from there to the answer, and to the other move. @param {import("./ask.js").Move} move */
  async tell(move, first = "") {
    const { board, chosen } = this;
    const { i } = chosen;
    const ply = board.plies[i];
    const better = ply.from.moves[ply.from.best];
    const isMine = board.two || i % 2 === board.human;
    chosen.isOpen = false;
    await this.picture(ply.from, move, i, (after) => {
      /** @param {Pair} words @param {() => any} does */
      const to = (words, does) => [button(own(words), () => board.safe(does)), " "];
      const other = !isGood(move, ply.from) ? to(["Better move", "更好的走法"], () => this.tell(better, say("Better. ", "更好的走法。")))
        : isGood(ply, ply.from) ? [] : to(["The move played", "实际走的一步"], () => this.tell(ply));
      const answer = after.moves.length ? to(["Reply", "看接下来怎么走"], () => this.answer(move)) : [];
      const on = button(isMine ? say("Play on from before it", "回到这一步重下") : after.moves.length ? say("Play on from after it", "从这里接着下") : say("Back to the end", "回到终局"), () => {
        board.go(isMine ? i : i + 1);
        board.part("picture").focus({ preventScroll: true });
      });
      this.say(this.told(move, after, first) + " ", idea(), element("br", ""), ...answer, ...other, on);
    });
  }
  /** The answer to a move, on the picture and in words. @param {import("./ask.js").Move} move */
  async answer(move) {
    const { board, chosen } = this;
    const { i, said } = chosen;
    const after = await board.look(move.to, i + 1);
    const reply = after.moves[after.best];
    await this.picture(after, reply, i + 1, (end) => {
      const [mover] = board.names(i + 1);
      const who = mover === "you" ? "You answer" : `${mover[0].toUpperCase()}${mover.slice(1)} answers`;
      const answered = joined([say(`${who}: ${own(reply.words)}.`, `${mover}接着走：${own(reply.words)}。`), reason(end, board.names(i + 2))]);
      this.say(answered + " ", ...said.slice(1).filter((part) => /** @type {Node} */ (part).textContent !== say("Reply", "看接下来怎么走")));
    });
  }
}
