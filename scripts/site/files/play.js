// A board: a game between its reader and the engine, and all that follows from where it stands.
import { button, engine } from "./ask.js";
import { Count } from "./count.js";
import { Hints } from "./hints.js";
import { Input } from "./input.js";
import { log } from "./log.js";
import { Picture, WIDE } from "./picture.js";
import { Review } from "./review.js";
import { own, joined } from "./says.js";
import { SetUp } from "./setup.js";
import { extended, found } from "./taps.js";
import { Training } from "./train.js";
import { showValues } from "./values.js";

/** @typedef {import("./ask.js").Facts} Facts @typedef {import("./ask.js").Look} Look @typedef {import("./ask.js").Move} Move */
/** @typedef {Move & {from: Look}} Ply */

/** The perfect player's move: by chance, where both choose at once. @param {Look} look */
function drawn({ weights, best }) {
  let left = Math.random();
  const drawn = weights.findIndex((weight) => (left -= weight) < 0);
  return drawn < 0 ? best : drawn;
}

export class Board {
  opponent = "perfect";
  human = 0;
  values = false;
  /** Does the page's Idea point at what is drawn? */
  lit = false;
  /** Where the game stands, and its plies: more, if some were undone. */
  at = 0;
  /** @type {Ply[]} */
  plies = [];
  /** What is marked. @type {string[]} */
  taps = [];
  /** What is known of positions. @type {Map<string, Promise<Look>>} */
  looks = new Map();
  /** Who takes the reader's moves, if not the game. @type {(move: Move) => any} */
  judge;
  /** Its problem. @type {string} */
  game;
  /** @type {Facts} */
  facts;
  /** The set-up, and the position that is shown. @type {string} */
  start;
  /** @type {Look} */
  now;
  over = false;
  /** Does a question wait for its answer, so that nobody moves? */
  posed = false;
  /** What was asked for last, what of it is done, and what was shown last: each is an object of its own. @type {object} */
  asked;
  /** @type {object} */
  done;
  /** @type {object} */
  shown;
  /** What is pointed at, by whatever means. @type {string} */
  hover;
  /** What the arrows stand at. @type {string} */
  cursor;
  /** How many steps of the labels are shown; all, if none is named. @type {number} */
  round;
  /** The notes below the picture. @type {string} */
  noted;

  /** @param {HTMLElement} place */
  constructor(place) {
    this.place = place;
    this.picture = new Picture(this.part("picture"));
    this.hints = new Hints(this);
    this.review = new Review(this);
    this.setUp = new SetUp(this);
    this.training = new Training(this);
    this.count = new Count(this);
    this.part("moves").open = this.width === "wide";
    this.input = new Input(this);
  }
  /** The game of that problem. @param {string} game @param {Facts} facts */
  open(game, facts) {
    Object.assign(this, { game, facts });
    const { narrow, wide } = facts;
    for (const [width, scene] of /** @type {const} */ ([["narrow", narrow.scene], ["wide", wide]])) {
      this.looks.set([game, 0, width, narrow.text, narrow.text].join("\n"), Promise.resolve({ ...narrow, scene }));
    }
  }
  /** @param {string} name @returns {any} */
  part(name) {
    return this.place.querySelector(`[data-part=${name}]`);
  }

  get width() {
    return this.part("field").clientWidth >= (WIDE + 160) / 16 * parseFloat(getComputedStyle(document.documentElement).fontSize) ? "wide" : "narrow";
  }
  get two() {
    return this.opponent === "two";
  }
  get mine() {
    return this.two || this.at % 2 === this.human;
  }
  /** Has one player chosen, where both choose at once? */
  get secret() {
    return this.facts.end === "secret" && this.at % 2 === 1;
  }
  /** What the computer has done since the reader moved, as far as it is to be seen. */
  get answers() {
    const { facts, plies, human, two } = this;
    const until = this.secret ? this.at - 1 : this.at;
    const from = Math.max(0, facts.end === "secret" ? until - 2 : until - 1);
    return plies.slice(from, until).filter((_, i) => !two && (from + i) % 2 !== human);
  }
  /** May the reader move now? */
  get free() {
    return this.mine && !this.over && !this.posed && this.asked === this.done;
  }
  /** @param {() => any} work */
  async safe(work) {
    try {
      return await work();
    } catch (error) {
      this.tell(say("The board cannot go on: ", "棋盘出错：") + /** @type {Error} */ (error).message);
    }
  }
  /** What the engine says of a position after so many plies. @param {string} text @param {number} ply */
  look(text, ply, start = this.start) {
    const words = [this.game, this.facts.players ? ply % 2 : 0, this.width, start, text];
    const key = words.join("\n");
    if (!this.looks.has(key)) {
      this.looks.set(key, engine.ask(words[0], "look", ...words.slice(1)));
      this.looks.get(key).catch(() => this.looks.delete(key));
    }
    return this.looks.get(key);
  }

  /** The same position, as wide as there is room now. */
  async redraw() {
    const { at, plies, review: { chosen } } = this;
    const now = await this.look(at ? plies[at - 1].to : this.start, at);
    if (at !== this.at || plies !== this.plies) return;
    this.now = now;
    this.picture.clear();
    this.draw(now);
    this.show();
    if (chosen) await this.review.choose(chosen.i);
  }
  /** A new game; nothing, if the engine refuses the set-up. @param {string} text */
  async begin(text, human = this.human) {
    const now = await this.safe(() => this.look(text, 0, text));
    if (!now || now.refused) {
      if (now) this.tell(say("Not taken: ", "不能这样摆：") + own(now.refused));
      return false;
    }
    // As the engine writes it.
    this.start = this.part("set-up").value = now.text;
    this.human = human;
    this.picture.clear();
    await this.go(0, []);
    return true;
  }
  /** To a position of the game, as soon as the engine has answered; what was asked before is dropped. @param {number} at */
  async go(at, plies = this.plies) {
    const asked = (this.asked = {});
    const text = at ? plies[at - 1].to : this.start;
    const now = /** @type {Look} */ (await this.safe(() => this.look(text, at)));
    if (asked !== this.asked) return;
    if (!now) {
      this.asked = this.done; // all stays, and may be tried again
      return;
    }
    Object.assign(this, { at, plies, now, done: asked, taps: [], hover: undefined, cursor: undefined, round: undefined, judge: undefined, posed: false });
    this.hints.level = 0;
    this.review.chosen = undefined;
    const times = [this.start, ...plies.slice(0, at).map(({ to }) => to)].filter((one) => one === text).length;
    this.over = !now.moves.length || (this.facts.end === "draws" && times > 2);
    this.draw(now);
    this.show();
    this.setUp.remember();
    // That there is a review is seen.
    if (this.over && at && at === plies.length) this.part("review").scrollIntoView({ block: "nearest" });
    if (this.over && this.won && this.opponent === "perfect") log.mark(this.game, "played");
    if (!this.over && !this.mine && at === plies.length) await this.reply();
  }
  /** Has the reader won? */
  get won() {
    return !this.two && this.now.class !== "D" && !this.now.moves.length && (this.at + (this.now.class === "P" ? 1 : 0)) % 2 === this.human;
  }
  /** @param {Move} move */
  play(move) {
    if (this.hints.level === 3) return this.hints.played(move);
    if (this.judge) return this.judge(move);
    return this.go(this.at + 1, [...this.plies.slice(0, this.at), { ...move, from: this.now }]);
  }
  async reply() {
    const { now } = this;
    await this.pause(450);
    if (now !== this.now || this.mine) return;
    const errs = this.opponent === "learner" && Math.random() < 1 / 3;
    await this.play(now.moves[errs ? Math.floor(Math.random() * now.moves.length) : drawn(now)]);
  }
  /** @param {number} time */
  pause(time) {
    return new Promise((ready) => setTimeout(ready, matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : time));
  }
  /** The nearest position that way in which the reader is to move. @param {number} by */
  near(by) {
    /** @param {number} at */
    const fits = (at) => this.two || at % 2 === this.human || at === this.plies.length;
    let at = this.at + by;
    while (at > 0 && at < this.plies.length && !fits(at)) at += by;
    return at >= 0 && at <= this.plies.length && fits(at) && at !== this.at ? at : undefined;
  }
  /** Who is to move after so many plies, and the other, as one speaks of them; and whom of the game the reader plays. @param {number} ply */
  names(ply) {
    /** @type {Facts["players"]} */
    const players = this.facts.players ?? [["the first player", "先手"], ["the second player", "后手"]];
    /** @param {number} ply */
    const name = (ply) => own(players[ply % 2]);
    if (this.two) return [name(ply), name(ply + 1)];
    const [you, computer] = [say("you", "你"), say("the computer", "电脑")];
    const role = this.facts.players ? [name(this.human).split(/ ?[(（]/)[0]] : [];
    return [...(ply % 2 === this.human ? [you, computer] : [computer, you]), ...role];
  }

  // What is shown.

  /** @param {Look} look */
  draw({ scene }) {
    this.picture.draw(scene, this.at > 0);
    this.note(scene);
  }
  /** What stands below the picture. @param {Look["scene"]} scene */
  note(scene) {
    // What is there already is not announced again.
    const notes = scene.notes.map(own);
    if (this.noted !== notes.join("\n")) this.part("notes").replaceChildren(...notes.map((note) => element("p", note)));
    this.noted = notes.join("\n");
  }
  /** What would be marked if the pointed thing were tapped. */
  preview() {
    const taps = (this.free && this.hover && extended(this.now.moves, this.taps, this.hover)) || this.taps;
    return { taps, ...found(this.now.moves, taps) };
  }
  /** Everything that follows from the state. */
  show() {
    const { now, free, hints } = this;
    const { taps, move, open } = this.preview();
    const focused = this.place.contains(document.activeElement) && /** @type {HTMLButtonElement} */ (document.activeElement);
    this.mark(taps, open);
    this.picture.over(this.values || this.lit || hints.draws ? now.scene.drawn : []);
    this.part("play-it").disabled = !move;
    this.part("cancel").disabled = !this.taps.length;
    const more = this.taps.length && open.length > 1;
    this.part("preview").textContent = move ? own(move.words) : more ? say("Now choose one more.", "还要再点一处。") : "";
    const here = open.filter((one) => one.taps.includes(this.cursor)).slice(0, 3).map((one) => own(one.words));
    if (this.cursor || this.taps.length) this.part("said").textContent = this.part("preview").textContent || here.join(say("; ", "；"));
    this.part("picture").ariaDescription = this.secret ? this.plies[this.at - 1].from.text : now.text;
    this.part("undo").disabled = this.near(-1) === undefined;
    this.part("redo").disabled = this.near(1) === undefined;
    this.part("hint").disabled = !free;
    this.part("values").setAttribute("aria-pressed", this.values);
    this.part("opponent").value = this.opponent;
    this.tell();
    showValues(this, now);
    this.part("moves").style.visibility = free ? "" : "hidden";
    this.part("moves").hidden = this.over;
    this.part("list").replaceChildren(...(free ? now.moves : []).map((one) => {
      const made = button(own(one.words), () => this.play(one), one === move ? "move on" : "move");
      if (hints.level === 4) made.append(element("b", one.class, one.class));
      return made;
    }));
    hints.show();
    this.review.show();
    // What had the focus and is gone gives it to the picture.
    if (focused && (focused.disabled || !focused.checkVisibility({ visibilityProperty: true }))) this.part("picture").focus({ preventScroll: true });
    const shown = (this.shown = {});
    if (!move) return;
    // What goes, and the values after it, as soon as the engine says so.
    this.look(move.to, this.at + 1).then((after) => {
      if (shown !== this.shown) return;
      this.picture.going(after.scene);
      if (this.values) this.picture.over(after.scene.drawn);
      showValues(this, after, true);
    }, () => {});
  }
  /** @param {string[]} taps @param {Move[]} open */
  mark(taps, open) {
    const { now, free, hints } = this;
    const best = hints.level === 4 ? now.moves[now.best].taps : [];
    const live = new Set(free ? now.moves.map((move) => move.taps[0]) : []);
    const targets = new Set(free && taps.length ? open.flatMap((move) => move.taps) : []);
    /** @type {Map<string, string>} */
    const marks = new Map(/** @type {any[]} */ (this.values ? now.marks.filter(([, of, round]) => (of === "D" ? this.round === undefined : round <= (this.round ?? round))) : []));
    this.picture.mark((key) => [
      live.has(key) && "live", targets.has(key) && "target", taps.includes(key) && "on",
      marks.get(key), best.includes(key) && "hint", key === this.cursor && "cursor",
    ]);
    this.picture.letter(marks);
  }
  /** The status, or what had to be said instead. @param {string} [words] */
  tell(words) {
    const { at, facts } = this;
    const said = [];
    const [mover, other] = facts ? this.names(at) : [];
    if (!words) {
      for (const answer of this.answers) said.push(say(`Computer: ${own(answer.words)}.`, `电脑：${own(answer.words)}。`));
      if (this.secret && this.mine && !this.two) said.push(say("The computer has chosen too.", "电脑也选好了。"));
      const { move, open } = found(this.now.moves, this.taps);
      const as = facts.players ? say(` as ${own(facts.players[at % 2])}`, `，执 ${own(facts.players[at % 2])}`) : "";
      if (this.over) said.push(this.ending(mover, other));
      else if (this.free && move) said.push(open.length > 1 ? say("Press Play, or choose one more.", "按“确定”走这一步，也可以继续点。") : say("Tap again or press Play.", "再点一次，或按“确定”。"));
      else if (this.two) said.push(say(`Now ${mover}.`, `轮到${mover}。`));
      else said.push((this.mine ? say("Your turn", "轮到你了") : say("The computer is thinking", "电脑在想")) + as + say(".", "。"));
    }
    const told = this.part("told");
    if (told.textContent !== (words ?? joined(said))) told.textContent = words ?? joined(said);
  }
  /** @param {string} mover @param {string} other */
  ending(mover, other) {
    const { class: of, moves } = this.now;
    if (moves.length) return say("The position has come for the third time: a draw.", "同一局面第三次出现：平局。");
    if (of === "D") return say("Both have the same: a draw.", "双方一样多：平局。");
    const winner = of === "P" ? other : mover;
    const wins = winner === "you" ? "you win!" : `${winner} wins.`;
    return say(`Play is over: ${wins}`, `对局结束：${winner}赢了${winner === "你" ? "！" : "。"}`);
  }
  /** @param {string[]} taps */
  choose(taps) {
    this.taps = taps;
    this.show();
  }
  cancel() {
    this.taps = [];
    this.hover = this.cursor = undefined;
    this.show();
  }
}
