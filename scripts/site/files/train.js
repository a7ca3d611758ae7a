// Who wins? Eight positions, half of them lost, growing: first who wins, then the move, or the answer to a move. What
// was missed comes back.
import { button, engine } from "./ask.js";
import { log } from "./log.js";
import { idea, isGood, joined, NOBODY, own, reason, spaced } from "./says.js";

/** @typedef {{name: string, text: string}} Item */

/** So many answers of a round must be right for the mark. */
const ENOUGH = 7;

export class Training {
  isOn = false;
  /** @type {Item[]} */
  items = [];
  /** Which of them is asked, and how many answers were right. */
  i = 0;
  right = 0;

  /** @param {import("./play.js").Board} board */
  constructor(board) {
    this.board = board;
    board.part("who").onclick = () => board.now && board.safe(() => (this.isOn ? this.end() : this.begin()));
  }
  /** What is asked: what is due, then new positions. @returns {Promise<Item[]>} */
  async draw() {
    const { game } = this.board;
    const due = log.due([game]).slice(0, 8);
    const texts = /** @type {string[]} */ (await engine.ask(game, "train", Math.floor(Math.random() * 1e9)));
    const fresh = texts.filter((text) => due.every((one) => one.text !== text)).map((text) => ({ name: game, text }));
    // Of the new ones the smallest make room.
    return [...due, ...fresh.slice(fresh.length + due.length - 8)];
  }
  async begin() {
    const { board } = this;
    const items = await this.draw();
    const { start, plies, at, human, opponent } = board;
    if (!this.isOn) this.before = { start, plies, at, human, opponent };
    Object.assign(this, { isOn: true, items, i: 0, right: 0 });
    board.opponent = "two";
    board.values = false;
    this.mode();
    await this.pose();
    board.part("rule").scrollIntoView({ block: "nearest" });
  }
  async end() {
    const { board } = this;
    this.isOn = false;
    const { start, plies, at, human, opponent } = this.before;
    Object.assign(board, { start, human, opponent });
    board.part("set-up").value = start;
    this.mode();
    board.picture.clear();
    await board.go(at, plies);
  }
  mode() {
    this.board.place.classList.toggle("training", this.isOn);
    this.board.part("who").setAttribute("aria-pressed", this.isOn);
    this.board.part("train").hidden = !this.isOn;
  }
  /** Who is to move after so many plies, and the other: the reader has the move that is asked for. @param {number} ply @param {number} [reader] */
  names(ply, reader) {
    const { board } = this;
    if (board.facts.players) return board.names(ply);
    if (reader === undefined) return NOBODY();
    return ply % 2 === reader ? [say("you", "你"), NOBODY()[1]] : [NOBODY()[1], say("you", "你")];
  }
  get item() {
    return this.items[this.i];
  }
  /** Shows the next position and asks who wins. */
  async pose() {
    const { board } = this;
    await board.begin(this.item.text, 0);
    const { facts: { players, end } } = board;
    const mover = players ? own(players[0]) : NOBODY()[0];
    const ask = say(`Does ${mover} win?`, players ? `轮到${spaced(mover)}走，${spaced(mover)}必胜吗？`.replace("， ", "，") : "轮到走的人必胜吗？");
    const answers = [["N", "wins", "必胜"], ["P", "loses", "必败"], ...(["draws", "score", "secret"].includes(end) ? [["D", "a draw", "平局"]] : [])];
    this.ask(`${this.i + 1}/${this.items.length}. ${ask}`, ...answers.map(([of, en, zh]) => button(say(en, zh), () => board.safe(() => this.answer(of)))));
    board.posed = true; // first who wins, then moves
    board.show();
  }
  /** @param {string} asked @param {(Node | string)[]} answers */
  ask(asked, ...answers) {
    this.board.part("asked").textContent = asked;
    this.board.part("answers").replaceChildren(...answers.flatMap((one) => [one, " "]));
  }
  /** @param {string} of */
  async answer(of) {
    const { board } = this;
    const { now, facts: { players } } = board;
    if (of !== now.class) return this.tell(false, say("No. ", "不对。") + reason(now, this.names(0)));
    this.right += 1;
    if (!now.moves.length) return this.tell(true, say("Right. ", "对。") + reason(now, this.names(0)));
    if (of === "P") {
      const move = now.moves[Math.floor(Math.random() * now.moves.length)];
      await board.go(1, [{ ...move, from: now }]);
      this.ask(board.secret ? say("Right. The first player has chosen in secret. Choose so that you win on average.", "对。先手已经暗中选好。请你作为后手选择，使平均起来你赢。")
        : say(`Right. This move was made: ${own(move.words)}. Answer it${players ? ` as ${own(players[1])}` : ""} so that you win.`, `对。已经走了一步：${own(move.words)}。请你${players ? `执 ${own(players[1])} ` : ""}应对，取得胜利。`));
    } else {
      board.posed = false;
      board.show();
      this.ask(of === "N" ? say("Right. Now make a move that wins.", "对，必胜。请走出必胜的一步。") : say("Right. Now make a move that keeps the draw.", "对。走出保住平局的一步。"));
    }
    board.judge = (move) => this.moved(move);
  }
  /** @param {import("./ask.js").Move} move */
  async moved(move) {
    const { board } = this;
    const good = isGood(move, board.now);
    const after = await board.look(move.to, board.at + 1);
    const told = reason(after, this.names(board.at + 1, board.at));
    await board.go(board.at + 1, [...board.plies.slice(0, board.at), { ...move, from: board.now }]);
    this.tell(good, (good ? say("Yes. ", "对。") : say(`Not so: ${own(move.words)}. `, `不行：${own(move.words)}。`)) + told);
  }
  /** The end of a position. @param {boolean} isRight @param {string} said */
  tell(isRight, said) {
    const { board, item } = this;
    log[isRight ? "hit" : "miss"](item.name, item.text);
    board.posed = true;
    board.show();
    const next = button(say("Next", "下一个"), () => board.safe(() => this.next()), "button");
    this.ask(said, ...(document.getElementById("idea") ? [idea()] : []), next);
    next.focus({ preventScroll: true });
    board.part("train").scrollIntoView({ block: "nearest" });
  }
  async next() {
    this.i += 1;
    if (this.i < this.items.length) return this.pose();
    const { length } = this.items;
    const names = new Set(this.items.map(({ name }) => name));
    if (this.right >= ENOUGH && names.size === 1) log.mark(this.items[0].name, "recognised");
    const more = log.due([...names]).length;
    const said = [say(`Who wins: ${this.right} of ${length} right.`, `判断正确 ${this.right}/${length}。`)];
    said.push(more ? "" : say("What was missed comes back in 1, 3 and 7 days.", "答错的局面过 1、3、7 天会再出现。"));
    this.ask(joined(said.filter(Boolean)), button(say("Eight more", "再来八个"), () => this.board.safe(() => this.begin()), "button"));
  }
}
