// Two teams before one board: their names, and how many games each has won. They begin in turn.

export class Teams {
  score = [0, 0];
  /** Which of them has the first move, and whether this game has been counted. */
  first = 0;
  isCounted = false;

  /** @param {import("./play.js").Board} board */
  constructor(board) {
    this.board = board;
    this.fields = /** @type {HTMLInputElement[]} */ (["team-0", "team-1"].map((name) => board.part(name)));
    for (const field of this.fields) field.oninput = () => board.now && board.show();
    board.part("no-score").onclick = () => {
      this.score = [0, 0];
      this.show();
    };
  }
  /** The names, the one who has the first move before the other; nothing where neither is named. */
  get names() {
    const names = this.fields.map(({ value }, i) => value.trim() || say(i ? "second-team" : "first-team"));
    return this.fields.some(({ value }) => value.trim()) ? (this.first ? names.reverse() : names) : undefined;
  }
  /** A game begins. */
  anew() {
    if (this.isCounted) this.first = 1 - this.first;
    this.isCounted = false;
  }
  /** A game of two people is over. @param {number} winner the first or the second player */
  won(winner) {
    if (this.isCounted) return;
    this.isCounted = true;
    this.score[(winner + this.first) % 2] += 1;
  }
  show() {
    this.board.part("teams").hidden = !this.board.two || !this.board.place.matches(".large");
    this.board.part("score").textContent = this.score.join(" : ");
  }
}
