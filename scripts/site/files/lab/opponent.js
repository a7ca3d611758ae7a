// The rule played against an opponent who makes no mistake: the options are buttons.
import { scored, signed } from "./cells.js";
import { say } from "./say.js";

/** @typedef {import("./game.js").Look} Look */

const MOST = 120;

export class Opponent {
  /** @param {HTMLElement} box @param {(text: string, player: number) => Promise<Look>} look */
  constructor(box, look) {
    this.box = box;
    this.look = look;
  }
  /** How often each position was met. @type {Map<string, number>} */
  met = new Map();
  /** @type {string[]} */
  log = [];
  leads = [0, 0];
  round = 0;

  /**
   * @param {Look} start the position from which play begins @param {string} end
   * @param {number} you are player 0, who begins, or 1
   */
  async begin(start, end, you) {
    Object.assign(this, { end, you, met: new Map(), log: [start.shown], leads: [0, 0], round: this.round + 1 });
    await this.turn(start.text, 0);
  }
  end = "loses";
  you = 0;

  /** @param {string} text @param {number} player */
  async turn(text, player) {
    const round = this.round;
    const look = await this.look(text, player);
    if (round !== this.round) return;
    this.met.set(`${player} ${text}`, (this.met.get(`${player} ${text}`) ?? 0) + 1);
    if (!look.options.length || this.met.get(`${player} ${text}`) > 2) {
      this.over(look, player);
      return;
    }
    if (player === this.you) this.offer(look, player);
    else this.move(look, player, look.best);
  }
  /** @param {Look} look @param {number} player @param {number} i */
  move(look, player, i) {
    const option = look.options[i];
    this.leads[player] += option.points ?? 0;
    this.log.push(say(player === this.you ? "you-went" : "computer-went",
      { to: option.shown, points: option.points === undefined ? "" : signed(option.points),
      scored: option.points === undefined ? 0 : 1 }));
    return this.turn(option.text, 1 - player);
  }
  /** @param {Look} look @param {number} player */
  offer(look, player) {
    const status = this.said([...this.log.slice(-2), say("your-turn", { position: look.shown })]);
    const buttons = element("div", "", "offers");
    buttons.append(...look.options.slice(0, MOST)
      .map((option, i) => button(scored(option), () => this.move(look, player, i))));
    const hadFocus = this.box.contains(document.activeElement);
    this.box.replaceChildren(status, buttons, this.history());
    if (hadFocus) /** @type {HTMLElement} */ (buttons.firstChild).focus();
  }
  /** @param {Look} look @param {number} player */
  over(look, player) {
    const isYours = player === this.you;
    const total = this.leads[this.you] - this.leads[1 - this.you] +
      (this.end === "points" ? (look.worth.lead ?? 0) * (isYours ? 1 : -1) : 0);
    const result = look.options.length ? "draw" : this.end === "points"
      ? (total > 0 ? "win" : total < 0 ? "lose" : "draw") : (this.end === "wins") === isYours ? "win" : "lose";
    const hadFocus = this.box.contains(document.activeElement);
    const status = this.said([this.log.at(-1),
      say(`game-${result}`, { position: look.shown, lead: Math.abs(total), scored: this.end === "points" ? 1 : 0 })]);
    status.tabIndex = -1;
    this.box.replaceChildren(status, this.history());
    if (hadFocus) status.focus();
  }
  /** @param {string[]} lines */
  said(lines) {
    const status = element("p", lines.join(" "));
    status.setAttribute("role", "status");
    return status;
  }
  history() {
    return element("p", this.log.join(" · "), "small");
  }
}
