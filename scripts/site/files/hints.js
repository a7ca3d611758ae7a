// Hints in four rungs: where to look, what the Idea draws, what to find, the move and why.
import { button } from "./ask.js";
import { addressed, idea, isGood, joined, own } from "./says.js";
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
    const good = now.class === "P" ? [] : now.moves.filter((move) => isGood(move, now));
    if (!id) return this.answer(!good.length, say("There is one. Look at what is drawn.", "有的，看图上标出来的地方。"));
    const taps = extended(now.moves, board.taps, id) ?? [];
    const { open } = found(now.moves, taps);
    const fits = open.filter((move) => good.includes(move));
    board.taps = fits.length ? taps : [];
    if (!fits.length || fits.length === open.length) return this.answer(fits.length > 0, say("No good move begins there.", "动这里赢不了。"));
    this.told = say("It may be. Choose one more, or press Play.", "有可能。继续点，或按“确定”。");
    board.show();
  }
  /** Was it right? @param {boolean} isRight @param {string} no */
  answer(isRight, no) {
    this.told = isRight ? say("Yes.", "对。") : no;
    if (isRight) this.level = 4;
    this.board.choose([]);
  }
  /** Play, pressed at the third, is an answer. @param {import("./ask.js").Move} move */
  played(move) {
    const { now } = this.board;
    this.answer(now.class !== "P" && isGood(move, now), say("Not so.", "不行。"));
  }
  show() {
    const { board, board: { now, facts }, level } = this;
    const box = this.board.part("hints");
    box.hidden = !level;
    if (!level) return;
    /** @type {(string | Node)[]} */
    const said = [element("b", say(`Hint ${level}/4: `, `提示 ${level}/4：`))];
    if (level === 1) said.push(own(facts.asked[0]));
    if (level === 2) said.push(own(now.drawn ?? ["", ""]));
    if (level === 3) {
      said.push(this.told ? element("strong", this.told) : "", say(" ", ""), own(facts.asked[1]), say(" Answer by a tap on the picture, or: ", "请在图上点出来；如果没有，就按："));
      said.push(button(say("No move does", "没有这样的一步"), () => this.tap()));
    }
    if (level === 4) {
      const best = own(now.moves[now.best].words);
      const move = facts.end === "secret" ? say(`The choice with the largest chance: ${best}.`, `概率最大的选择：${best}。`)
        : now.class === "P" ? say(`No move wins; the hardest to answer is: ${best}.`, `怎么走都不能必胜，最难应对的一步：${best}。`)
        : now.class === "D" ? say(`A move that keeps the draw: ${best}.`, `保住平局的一步：${best}。`) : say(`A winning move: ${best}.`, `必胜的一步：${best}。`);
      said.push(joined([this.told, now.why ? addressed(own(now.why), board.names(board.at)) : "", move].filter(Boolean)), " ", idea());
    }
    box.replaceChildren(...said);
  }
}
