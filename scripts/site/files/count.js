// Where a problem counts set-ups: all within limits, as tiles that open their games.
import { button, engine } from "./ask.js";
import { own } from "./says.js";

export class Count {
  /** @param {import("./play.js").Board} board */
  constructor(board) {
    this.board = board;
    this.box = /** @type {HTMLFormElement} */ (board.part("counting"));
    this.box.onsubmit = (event) => {
      event.preventDefault();
      board.safe(() => this.list());
    };
  }
  offer() {
    const { counted } = this.board.facts;
    this.box.hidden = !counted;
    if (!counted) return;
    this.box.querySelector("label span").textContent = own(counted[0]);
    this.field.value = counted[1];
  }
  get field() {
    return this.box.querySelector("input");
  }
  /** Who wins, by a letter for each player who may begin. @param {string} classes */
  wins([first, second = first]) {
    if (first === second) return first === "N" ? say("the first player wins", "先手必胜") : say("the second player wins", "后手必胜");
    const [en, zh] = this.board.facts.players[first === "N" ? 0 : 1];
    return say(`${en} wins, whoever begins`, `不论谁先走，${zh}必胜`);
  }
  async list() {
    const { board, box } = this;
    const [said, shown] = [box.querySelector("p"), box.querySelector(".tiles")];
    const tiles = await engine.ask(board.game, "count", this.field.value);
    shown.replaceChildren();
    if (tiles.refused) {
      const limits = board.facts.counted[1];
      said.textContent = say(`The board cannot list these; it can, for example, ${limits}.`, `棋盘列不出这样的范围；可以试试 ${limits}。`);
      return;
    }
    const all = /** @type {[string, string][]} */ (tiles);
    const kinds = [...new Set(all.map(([, classes]) => classes))].sort();
    /** @param {string} of */
    const count = (of) => element("span", `${this.wins(of)}${say(": ", "：")}${all.filter(([, classes]) => classes === of).length}`, `tile ${of[0]}`);
    said.replaceChildren(...kinds.flatMap((of) => [count(of), " "]), say("Each tile is a set-up: choose it to play it.", "每一块是一个局面，点开就可以玩。"));
    shown.replaceChildren(...all.map(([text, classes]) => button(text, () => board.setUp.anew(text), `tile ${classes[0]}`)));
  }
}
