// Where a problem counts set-ups: all within limits, as tiles that open their games.
import { engine } from "./ask.js";
import { LETTER } from "./says.js";

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
    this.box.querySelector("label span").textContent = say("count-over", { what: this.board.words.say(["counts", {}]) });
    this.field.value = counted;
  }
  get field() {
    return this.box.querySelector("input");
  }
  /** Who wins, by the outcome for each player who may begin. @param {import("./ask.js").Outcome[]} outcomes */
  wins([first, second = first]) {
    if (first === second) return say(first === "won" ? "first-wins" : "second-wins");
    return say("whoever-begins", { name: this.board.words.say([first === "won" ? "left" : "right", {}]) });
  }
  async list() {
    const { board, box } = this;
    const [said, shown] = [box.querySelector("p"), box.querySelector(".tiles")];
    const tiles = await engine.ask(board.game, "count", this.field.value);
    shown.replaceChildren();
    if (tiles.refused) {
      said.textContent = say("cannot-list", { limits: board.facts.counted });
      return;
    }
    const all = /** @type {[string, import("./ask.js").Outcome[]][]} */ (tiles);
    const kinds = [...new Map(all.map(([, outcomes]) => [outcomes.join(), outcomes])).values()];
    /** @param {import("./ask.js").Outcome[]} of */
    const count = (of) => element("span", say("so-many", { who: this.wins(of), count: all.filter(([, outcomes]) => outcomes.join() === of.join()).length }), `tile ${LETTER[of[0]]}`);
    said.replaceChildren(...kinds.flatMap((of) => [count(of), " "]), say("each-tile"));
    shown.replaceChildren(...all.map(([text, [first]]) => button(text, () => board.setUp.anew(text), `tile ${LETTER[first]}`)));
  }
}
