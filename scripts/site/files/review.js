// After a game: where something was given away, the position before it is shown and the better move asked for; then
// what the other player answers, and why.
import { button } from "./ask.js";
import { idea, isGood, joined, own, reason } from "./says.js";

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
    const said = [board.plies.some(lost) ? say("Red: given away. Choose one to see why.", "红色：失误，点开看原因。") : say("No move gave anything away.", "没有失误。")];
    if (of === "P" && !board.human && !board.two) said.push(say("The start was lost: swap sides and play the other side.", "开局就是必败态：可以交换先后手再试。"));
    if (of === "N" && board.human && !board.two) said.push(say("Whoever begins could win this one: swap sides and begin.", "这一局先手必胜：可以交换先后手再试。"));
    const again = board.over ? [" ", button(say("Play again", "再来一局"), () => board.begin(board.start))] : [];
    box.querySelector(".why").replaceChildren(...(this.chosen?.said ?? [joined(said), ...again]));
  }
  /** Says something of the chosen ply. @param {(string | Node)[]} said */
  say(...said) {
    this.chosen.said = said;
    this.show();
    const dot = this.board.part("review").querySelectorAll(".dot")[this.chosen.i];
    if (!this.board.place.contains(document.activeElement)) dot.focus();
  }
  /** @param {number} i */
  async choose(i) {
    const { board } = this;
    const ply = board.plies[i];
    await board.go(i);
    this.chosen = { i, tries: 0, isOpen: false, said: [] };
    const isMine = board.two || i % 2 === board.human;
    if (!isMine || isGood(ply, ply.from)) return this.tell();
    this.chosen.isOpen = true;
    board.judge = (move) => this.try(move);
    const could = ply.from.class === "N" ? say("could win", "能赢") : say("could draw", "能守和");
    const who = board.names(i)[0];
    this.say(say(`Before move ${i + 1}. Here ${who} ${could}: find the move. `, `第 ${i + 1} 步之前，${who}${could}：找出这一步。`), this.shower());
  }
  shower() {
    return button(say("Show", "看答案"), () => this.board.safe(() => this.tell()));
  }
  /** @param {import("./ask.js").Move} move */
  async try(move) {
    const { board, chosen } = this;
    if (isGood(move, board.now)) return this.tell(say("Yes.", "对。"));
    chosen.tries += 1;
    if (chosen.tries >= TRIES) return this.tell();
    const after = await board.look(move.to, chosen.i + 1);
    board.choose([]);
    this.say(joined([say(`Not so: ${own(move.words)}.`, `不行：${own(move.words)}。`), reason(after, board.names(chosen.i + 1)), say("Once more. ", "再试一次。")]), this.shower());
  }
  /** The move that was made and why, and the better one. */
  async tell(first = "") {
    const { board, chosen } = this;
    const { i } = chosen;
    const ply = board.plies[i];
    const better = ply.from.moves[ply.from.best];
    const [after, best] = [await board.look(ply.to, i + 1), await board.look(better.to, i + 1)];
    board.judge = undefined;
    board.posed = true;
    chosen.isOpen = false;
    const isMine = board.two || i % 2 === board.human;
    const who = board.two ? "" : isMine ? say("You: ", "你：") : say("Computer: ", "电脑：");
    const said = [first, say(`${i + 1}. ${who}${own(ply.words)}.`, `${i + 1}. ${who}${own(ply.words)}。`), reason(after, board.names(i + 1))];
    if (!isGood(ply, ply.from)) said.push(say(`Better: ${own(better.words)}.`, `更好的走法：${own(better.words)}。`), reason(best, board.names(i + 1)));
    const on = button(isMine ? say("Play on from before it", "从这一步之前接着下") : say("Play on from after it", "从这一步之后接着下"), () => {
      board.go(isMine ? i : i + 1);
      board.part("picture").focus({ preventScroll: true });
    });
    const answer = after.moves.length ? [button(say("Reply", "看应对"), () => board.safe(() => this.answer())), " "] : [];
    board.choose([]);
    this.say(joined(said.filter(Boolean)) + " ", idea(), " ", ...answer, on);
  }
  /** Plays the move that was made and the answer to it, on the picture. */
  async answer() {
    const { board, chosen } = this;
    const { i, said } = chosen;
    const ply = board.plies[i];
    const after = await board.look(ply.to, i + 1);
    const reply = after.moves[after.best];
    const end = await board.look(reply.to, i + 2);
    for (const look of [after, end]) {
      board.picture.draw(look.scene, true);
      board.picture.mark(() => []);
      board.picture.over(look.scene.drawn);
      await board.pause(900);
      if (this.chosen !== chosen) return;
    }
    const [mover] = board.names(i + 1);
    const who = mover === "you" ? "You answer" : `${mover[0].toUpperCase()}${mover.slice(1)} answers`;
    const answered = joined([say(`${who}: ${own(reply.words)}.`, `${mover}的应对：${own(reply.words)}。`), reason(end, board.names(i + 2))]);
    this.say(answered + " ", ...said.slice(1).filter((part) => /** @type {Node} */ (part).textContent !== say("Reply", "看应对")));
  }
}
