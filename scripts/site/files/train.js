// Who wins? Eight positions, half of them lost, growing: first who wins, then the move, or the answer to a move. What
// was missed comes back.
import { engine } from "./ask.js";
import { log } from "./log.js";
import { idea, isGood, joined, names, reason, somebody } from "./says.js";

/** @typedef {{name: string, text: string}} Item @typedef {{items: Item[], i: number, right: number}} Round @typedef {import("./ask.js").Outcome} Outcome */

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
    await this.resume({ items: await this.draw(), i: 0, right: 0 });
  }
  /** Goes on with a round. @param {Round} round */
  async resume(round) {
    const { board } = this;
    const { start, plies, at, human, opponent } = board;
    if (!this.isOn) this.before = { start, plies, at, human, opponent };
    Object.assign(this, round, { isOn: true });
    board.opponent = "two";
    board.values = false;
    this.mode();
    await this.pose();
    board.part("rule").scrollIntoView({ block: "nearest" });
  }
  async end() {
    const { board } = this;
    this.isOn = false;
    this.remember();
    const { start, plies, at, human, opponent } = this.before;
    Object.assign(board, { start, human, opponent });
    board.part("set-up").value = start;
    this.mode();
    board.picture.clear();
    await board.go(at, plies);
  }
  /** For a reload. */
  remember() {
    const { isOn, items, i, right } = this;
    history.replaceState({ ...history.state, round: isOn && i < items.length ? { items, i, right } : undefined }, "");
  }
  mode() {
    this.board.place.classList.toggle("training", this.isOn);
    this.board.part("who").setAttribute("aria-pressed", this.isOn);
    this.board.part("train").hidden = !this.isOn;
  }
  /** What reasons call those who play: the reader has the move that is asked for. @param {number} ply @param {number} [reader] */
  names(ply, reader) {
    const { board } = this;
    if (board.facts.isPartizan) return board.names(ply);
    if (reader === undefined) return names(somebody("mover"), somebody("other"), "unnamed");
    return ply % 2 === reader ? names(somebody("you"), somebody("other"), "mover") : names(somebody("other"), somebody("you"), "other");
  }
  /** A reason. @param {import("./ask.js").Look} look @param {import("./words.js").Names} names */
  reason(look, names) {
    return reason(this.board.words, look, names);
  }
  /** Is it asked for an average, as one chooses by chance? */
  get chance() {
    return Number(this.board.facts.end === "secret");
  }
  get item() {
    return this.items[this.i];
  }
  /** Shows the next position and asks who wins. */
  async pose() {
    const { board } = this;
    this.remember();
    await board.begin(this.item.text, 0);
    const { facts: { isPartizan, end } } = board;
    const [mover] = isPartizan ? board.people(0) : [somebody("mover")];
    const { chance } = this;
    const outcomes = /** @type {Outcome[]} */ (["draws", "score", "secret"].includes(end) ? ["won", "lost", "drawn"] : ["won", "lost"]);
    const ask = say("does-win", { chance, mover: mover.name, number: this.i + 1, count: this.items.length });
    this.ask(ask, ...outcomes.map((of) => button(say(`answer-${of}`, { chance }), () => board.safe(() => this.answer(of)))));
    board.ask(); // first who wins, then moves
    board.show();
  }
  /** @param {string} asked @param {(Node | string)[]} answers */
  ask(asked, ...answers) {
    this.board.part("asked").textContent = asked;
    this.board.part("answers").replaceChildren(...answers.flatMap((one) => [one, " "]));
  }
  /** @param {Outcome} of */
  async answer(of) {
    const { board } = this;
    const { now, facts: { isPartizan } } = board;
    if (of !== now.outcome) return this.tell(false, joined([say("no"), this.reason(now, this.names(0))]));
    this.right += 1;
    if (!now.moves.length) return this.tell(true, joined([say("right"), this.reason(now, this.names(0))]));
    if (of === "lost") {
      const move = now.moves[Math.floor(Math.random() * now.moves.length)];
      const made = board.made(move, 0);
      await board.advance(move);
      // Whoever cannot move may win.
      if (!board.now.moves.length) return this.tell(true, joined([say("right"), made, this.reason(board.now, this.names(1, 1))]));
      this.ask(board.secret ? say("answer-secret") : isPartizan ? say("answer-as", { made, name: board.people(1)[0].full }) : say("answer-it", { made }));
    } else this.ask(say(of === "won" ? "make-winning" : "make-drawing", { chance: this.chance }));
    board.ask((move) => this.moved(move));
    board.show();
  }
  /** @param {import("./ask.js").Move} move */
  async moved(move) {
    const { board } = this;
    const good = isGood(move, board.now);
    const after = await board.look(move.to, board.at + 1);
    const told = this.reason(after, this.names(board.at + 1, board.at));
    await board.advance(move);
    this.tell(good, joined([good ? say("yes") : say("not-that-move", { move: board.called(move) }), told]));
  }
  /** The end of a position. @param {boolean} isRight @param {string} said */
  tell(isRight, said) {
    const { board, item } = this;
    log[isRight ? "hit" : "miss"](item.name, item.text);
    board.ask();
    board.show();
    const next = button(say("next"), () => board.safe(() => this.next()), "button");
    this.ask(said, ...(document.getElementById("idea") ? [idea()] : []), next);
    next.focus({ preventScroll: true });
    board.part("train").scrollIntoView({ block: "nearest" });
  }
  async next() {
    this.i += 1;
    if (this.i < this.items.length) return this.pose();
    this.remember();
    const { length } = this.items;
    const names = new Set(this.items.map(({ name }) => name));
    if (this.right >= ENOUGH && names.size === 1) log.mark(this.items[0].name, "recognised");
    const more = log.due([...names]).length;
    const said = [say("round-over", { right: this.right, count: length }), more > 0 && say("comes-back")];
    this.ask(joined(said), button(say("eight-more"), () => this.board.safe(() => this.begin()), "button"));
  }
}
