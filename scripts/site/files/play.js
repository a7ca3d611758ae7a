// A board: a game between its reader and the engine, and all that follows from where it stands.
import { drawn, engine } from "./ask.js";
import { Count } from "./count.js";
import { End } from "./end.js";
import { Hints } from "./hints.js";
import { Input } from "./input.js";
import { log } from "./log.js";
import { Picture, WIDE } from "./picture.js";
import { Review } from "./review.js";
import { joined, LETTER, names, player, somebody } from "./says.js";
import { SetUp } from "./setup.js";
import { beginnings, extended, found, group, toldAs } from "./taps.js";
import { Teams } from "./teams.js";
import { Training } from "./train.js";
import { showValues } from "./values.js";

/** @typedef {import("./ask.js").Facts} Facts @typedef {import("./ask.js").Look} Look @typedef {import("./ask.js").Move} Move */
/** @typedef {Move & {from: Look}} Ply */

/** After so many milliseconds it is said that one waits. */
const LATE = 400;
/** Does the reader want nothing to move? */
const STILL = matchMedia("(prefers-reduced-motion: reduce)");

/** Nothing is marked or pointed at. @type {{taps: string[], hover: string, cursor: string}} */
const NOTHING = { taps: [], hover: undefined, cursor: undefined };

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
  /** What takes the reader's moves: the game, a question, or nothing, while something is told. @type {((move: Move) => any) | undefined} */
  takes;
  /** Its problem. @type {string} */
  game;
  /** @type {Facts} */
  facts;
  /** Its words. @type {import("./words.js").Words} */
  words;
  /** The set-up, and the position that is shown. @type {string} */
  start;
  /** @type {Look} */
  now;
  over = false;
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
    this.picture = new Picture(this.part("picture"), (label) => this.words.say(label, this.names(this.at)));
    this.hints = new Hints(this);
    this.review = new Review(this);
    this.end = new End(this);
    this.setUp = new SetUp(this);
    this.training = new Training(this);
    this.teams = new Teams(this);
    this.count = new Count(this);
    this.input = new Input(this);
    // What has been answered is seen also where one has scrolled on to what one taps.
    // While most of its first line is in sight it is not said twice.
    const hasGone = (/** @type {IntersectionObserverEntry[]} */ seen) => seen[seen.length - 1].boundingClientRect.top < 30;
    const threshold = Array.from({ length: 20 }, (_, i) => i / 20);
    new IntersectionObserver((seen) => place.classList.toggle("unseen", hasGone(seen)), { rootMargin: "-45px 0px 0px", threshold }).observe(this.part("told"));
  }
  /** The game of that problem. @param {string} game @param {Facts} facts */
  open(game, facts) {
    Object.assign(this, { game, facts, words: new Words(WORDS.boards + facts.words) });
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
    // Large, the field has no box of its own.
    return (this.part("field").clientWidth || this.place.clientWidth) >= WIDE / 16 * parseFloat(getComputedStyle(document.documentElement).fontSize) ? "wide" : "narrow";
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
  /** What the computer, or of two people the other, has done since the reader moved, as far as it is to be seen. */
  get answers() {
    const { facts, plies, human, two } = this;
    const until = this.secret ? this.at - 1 : this.at;
    const from = Math.max(0, facts.end === "secret" ? until - 2 : until - 1);
    return plies.slice(from, until).map((ply, i) => this.made(ply, from + i)).filter((_, i) => two || (from + i) % 2 !== human);
  }
  /** May the reader move now? */
  get free() {
    return this.mine && !this.over && this.takes !== undefined && this.asked === this.done;
  }
  /** @param {() => any} work */
  async safe(work) {
    try {
      return await work();
    } catch (error) {
      this.tell(say("board-fault", { fault: /** @type {Error} */ (error).message }));
    }
  }
  /** What the engine says of a position after so many plies. @param {string} text @param {number} ply */
  look(text, ply, start = this.start) {
    const asked = [this.facts.isPartizan ? ply % 2 : 0, this.width, start, text];
    const key = [this.game, ...asked].join("\n");
    if (!this.looks.has(key)) {
      this.looks.set(key, engine.ask(this.game, "look", ...asked));
      this.looks.get(key).catch(() => this.looks.delete(key));
    }
    return this.looks.get(key);
  }

  /** What stands after so many plies, and what stood before the last one. @param {number} at @param {Ply[]} plies */
  around(at, plies) {
    /** @param {number} at */
    const text = (at) => (at ? plies[at - 1].to : this.start);
    return Promise.all([this.look(text(at), at), at ? this.look(text(at - 1), at - 1) : undefined]);
  }
  /** Nothing of what was shown before is kept. */
  clear() {
    this.picture.clear();
    for (const part of ["notes", "told"]) this.part(part).style.minHeight = "";
  }
  /** The same position, as wide as there is room now. */
  async redraw() {
    const { at, plies, review: { chosen } } = this;
    const [now, before] = await this.around(at, plies);
    if (at !== this.at || plies !== this.plies) return;
    this.now = now;
    this.clear();
    this.draw(now, before);
    this.show();
    if (chosen) await this.review.again(chosen);
  }
  /** A new game; nothing, if the engine refuses the set-up. @param {string} text */
  async begin(text, human = this.human) {
    const now = await this.safe(() => this.look(text, 0, text));
    // Said beside the field, which is below the picture.
    this.part("refused").textContent = now?.refused ? say("not-taken") : "";
    if (!now || now.refused) return false;
    // As the engine writes it.
    this.start = this.part("set-up").value = now.text;
    this.human = human;
    this.teams.anew();
    this.clear();
    await this.go(0, []);
    return true;
  }
  /** To a position of the game, as soon as the engine has answered; what was asked before is dropped. @param {number} at */
  async go(at, plies = this.plies) {
    const asked = (this.asked = {});
    const text = at ? plies[at - 1].to : this.start;
    // Where it takes a while, that is said.
    const late = setTimeout(() => this.tell(say("engine-loading")), LATE);
    const [now, before] = (await this.safe(() => this.around(at, plies))) ?? [];
    clearTimeout(late);
    if (asked !== this.asked) return;
    if (!now) {
      this.asked = this.done; // all stays, and may be tried again
      return;
    }
    const isFirst = !this.now;
    Object.assign(this, NOTHING, { at, plies, now, done: asked, round: undefined, takes: this.advance });
    this.hints.rung = undefined;
    this.review.chosen = undefined;
    const times = [this.start, ...plies.slice(0, at).map(({ to }) => to)].filter((one) => one === text).length;
    this.over = !now.moves.length || (this.facts.end === "draws" && times > 2);
    if (this.two && this.winner >= 0) this.teams.won(this.winner);
    this.draw(now, before);
    this.show();
    // Who does not see it is told what has come of the move, or what a new game begins with.
    if (!isFirst) this.part("said").textContent = this.position;
    this.setUp.remember();
    if (!this.part("end").hidden) this.reveal(this.part("end"));
    if (this.over && this.won && this.opponent === "perfect") log.mark(this.game, "played");
    if (!this.over && !this.mine && at === plies.length) await this.reply();
  }
  /** After a press elsewhere: the game is seen from its rule on, and the arrows are the picture's. */
  face() {
    this.part("rule").scrollIntoView({ block: "nearest" });
    this.part("picture").focus({ preventScroll: true });
  }
  /** Brings what stands below the picture into view, at least its beginning, and the picture not out of it; what is told is seen whole or not at all. @param {HTMLElement} part */
  reveal(part) {
    const head = parseFloat(getComputedStyle(this.part("picture")).scrollMarginTop);
    const [told, { top: above }, { top, bottom }] = [this.part("told"), this.part("picture"), part].map((one) => one.getBoundingClientRect());
    const least = above < head ? above - head : Math.max(0, Math.min(bottom + 10 - innerHeight, above - head));
    const isCut = told.top - least < head && told.bottom - least > head;
    const by = Math.max(isCut ? Math.min(told.bottom, above) - head : least, top + 120 - innerHeight);
    // Once it is there nothing moves: whether the status goes out of sight is known before.
    if (told.bottom - by <= head) part.classList.add("alone");
    scrollBy({ top: by, behavior: STILL.matches ? "auto" : "smooth" });
  }
  /** The position in words. */
  get position() {
    return this.words.say(this.secret ? this.plies[this.at - 1].from.told : this.now.told, this.names(this.at));
  }
  /** Who has won: the first player (0) or the second, if anybody has. */
  get winner() {
    const { at, now: { moves, outcome } } = this;
    return moves.length || outcome === "drawn" ? undefined : (at + (outcome === "lost" ? 1 : 0)) % 2;
  }
  /** Has the reader won? */
  get won() {
    return !this.two && this.winner === this.human;
  }
  /** @param {Move} move */
  play(move) {
    return this.hints.asks ? this.hints.played(move) : this.takes(move);
  }
  /** A move of the game. @param {Move} move */
  advance(move) {
    return this.go(this.at + 1, [...this.plies.slice(0, this.at), { ...move, from: this.now }]);
  }
  /** The reader's moves answer a question; without one nobody moves. @param {(move: Move) => any} [takes] */
  ask(takes) {
    Object.assign(this, NOTHING, { takes });
  }
  async reply() {
    const { now } = this;
    await this.pause(700);
    if (now !== this.now || this.mine) return;
    const errs = this.opponent === "learner" && Math.random() < 1 / 3;
    await this.play(now.moves[errs ? Math.floor(Math.random() * now.moves.length) : drawn(now)]);
  }
  /** @param {number} time */
  pause(time) {
    return new Promise((ready) => setTimeout(ready, STILL.matches ? 0 : time));
  }
  /** The last position before in which the reader was to move. */
  get before() {
    const fits = (/** @type {number} */ at) => this.two || at % 2 === this.human;
    return [...Array(this.at).keys()].findLast(fits);
  }
  /** Who is to move after so many plies, and the other. @param {number} ply */
  people(ply) {
    const { facts, words, two, human, teams: { names } } = this;
    const both = two && names && !this.training.isOn ? names.map((name) => ({ name, begins: name, full: name })) : facts.isPartizan ? /** @type {const} */ (["left", "right"]).map((side, i) => player(words, side, two ? undefined : i === human ? "you" : "computer"))
      : two ? [somebody("first"), somebody("second")] : human ? [somebody("computer"), somebody("you")] : [somebody("you"), somebody("computer")];
    return ply % 2 ? both.reverse() : both;
  }
  /** What reasons call them. @param {number} ply */
  names(ply) {
    const { facts, two, human } = this;
    const [mover, other] = this.people(ply);
    if (facts.isPartizan) return names(mover, other, "none", ply % 2 ? [other, mover] : [mover, other]);
    return names(mover, other, two ? "none" : ply % 2 === human ? "mover" : "other");
  }
  /** Is it the computer that is to move, as its reader sees it? Then what it can do is no advice. @param {number} ply */
  isTheirs(ply) {
    return !this.two && !this.facts.isPartizan && ply % 2 !== this.human;
  }
  /** What a move is called before it is made. @param {Move} move */
  called(move) {
    return this.words.say(move.say);
  }
  /** That it has been made, as a sentence. @param {Move} move @param {number} ply after so many plies */
  made(move, ply) {
    return this.words.say(move.say, { who: this.people(ply)[0].begins }, "told");
  }

  // What is shown.

  /** @param {Look} look @param {Look} [before] what stood before the last move */
  draw({ scene }, before) {
    this.picture.draw(scene, before && { scene: before.scene, taps: this.plies[this.at - 1].taps });
    this.note(scene);
  }
  /** What stands below the picture. @param {Look["scene"]} scene */
  note(scene, names = this.names(this.at)) {
    // What is there already is not announced again.
    const notes = scene.notes.map((note) => this.words.say(note, names));
    const box = this.part("notes");
    if (this.noted !== notes.join("\n")) box.replaceChildren(...notes.map((note) => element("p", note)));
    // They never become lower, so that the picture below stays where it is.
    box.style.minHeight = `${box.offsetHeight}px`;
    this.noted = notes.join("\n");
  }
  /** What would be marked if the pointed thing were tapped. */
  preview() {
    const { moves } = this.now;
    const taps = (this.free && this.hover && extended(moves, this.taps, this.hover)) || this.taps;
    return { taps, ...found(moves, taps) };
  }
  /** Everything that follows from the state. */
  show() {
    const { now, free, facts, hints } = this;
    const { taps, move, open } = this.preview();
    const focused = this.place.contains(document.activeElement) && /** @type {HTMLButtonElement} */ (document.activeElement);
    this.mark(taps, open);
    this.picture.frame(this.place.matches(".large"));
    this.picture.over(this.values || this.lit || hints.draws ? now.scene.overlay : []);
    this.part("play-it").disabled = !move;
    this.part("cancel").disabled = !this.taps.length;
    const more = this.taps.length && open.length > 1;
    const called = move && this.called(move);
    const mayGoOn = open.length > 1 && found(now.moves, this.taps).move;
    const rest = open.flatMap((one) => one.taps.filter((tap) => !taps.includes(tap)));
    const goOn = more ? say("choose-more", { what: toldAs(rest) }) : "";
    this.part("preview").textContent = !move ? goOn : mayGoOn ? say("play-or-more", { move: called }) : called;
    const here = open.filter((one) => one.taps.includes(this.cursor)).slice(0, 3).map((one) => this.called(one));
    // What is framed, by the moves that go on with it.
    const next = more ? open.slice(0, 3).map((one) => this.called(one)).join(say("semicolon")) : "";
    if (this.cursor || this.taps.length) this.part("said").textContent = joined([this.part("preview").textContent || here.join(say("semicolon")), next]);
    this.part("position").textContent = this.position;
    this.part("undo").disabled = this.before === undefined;
    this.part("hint").disabled = !free;
    const { over, values } = this;
    // What a hint draws is known by then.
    this.part("values").hidden = !(values || over || hints.hasDrawn || this.place.matches(".large"));
    this.part("values").setAttribute("aria-pressed", values);
    this.part("opponent").value = this.opponent;
    this.tell();
    this.teams.show();
    showValues(this, now);
    this.part("moves").style.visibility = free ? "" : "hidden";
    this.part("moves").hidden = this.over;
    this.part("list").replaceChildren(...(free ? now.moves : []).map((one) => {
      const made = button(this.called(one), () => this.play(one), one === move ? "move on" : "move");
      if (hints.tells && facts.end !== "secret") made.append(element("b", say(`move-${one.outcome}`), LETTER[one.outcome]));
      return made;
    }));
    hints.show();
    this.review.show();
    this.end.show();
    this.place.classList.toggle("more", Boolean(move) && free && (open.length > 1 || this.taps.length > 0));
    // What had the focus and is gone gives it to the picture.
    if (focused && (focused.disabled || !focused.checkVisibility({ visibilityProperty: true }))) this.part("picture").focus({ preventScroll: true });
    const shown = (this.shown = {});
    if (!move) return;
    // What goes, and the values after it, as soon as the engine says so.
    this.look(move.to, this.at + 1).then((after) => {
      if (shown !== this.shown) return;
      this.picture.going(now.scene, after.scene, move.taps);
      if (this.values) this.picture.over(after.scene.overlay);
      showValues(this, after, true);
    }, () => {});
  }
  /** @param {string[]} taps @param {Move[]} open */
  mark(taps, open) {
    const { now, free, hints } = this;
    this.part("picture").classList.toggle("chosen", this.taps.length > 0);
    const best = hints.tells ? now.moves[now.best].taps : [];
    const live = beginnings(free ? now.moves : []);
    const targets = new Set(free && taps.length ? open.flatMap((move) => move.taps) : []);
    const labels = this.values ? now.labels.filter(([, of, round]) => (of === "drawn" ? this.round === undefined : round <= (this.round ?? round))) : [];
    const letters = new Map(labels.map(([id, of]) => [id, LETTER[of]]));
    this.picture.mark((key) => [
      live.has(key) && "live", targets.has(key) && "target", taps.includes(key) && "on",
      letters.get(key), best.includes(key) && (now.outcome === "lost" ? "tough" : "hint"), key === this.cursor && "cursor",
    ]);
    this.picture.letter(letters);
  }
  /** The status, or what had to be said instead. @param {string} [words] */
  tell(words) {
    const { at, facts } = this;
    const said = words ? [words] : this.answers;
    const answers = joined(said);
    if (!words) {
      this.part("last").textContent = answers;
      if (this.secret && this.mine && !this.two) said.push(say("chosen-too", { name: this.people(at)[1].begins }));
      const [mover] = facts ? this.people(at) : [];
      if (this.over) said.push(this.ending());
      else if (this.two) said.push(say("turn-of", { name: mover.full }));
      else if (!this.mine) said.push(say("thinking", { name: mover.begins }));
      else said.push(facts.isPartizan ? say("your-turn-as", { name: mover.full }) : say("your-turn"));
    }
    const how = !words && facts && !this.over && (this.mine || this.two) ? this.how() : "";
    const [told, text] = [this.part("told"), joined(said)];
    if (told.textContent === text + how) return;
    told.replaceChildren(answers, element("span", text.slice(answers.length), "turn"), ...(how ? [element("span", how, "how")] : []));
    if (how) told.style.minHeight = `${told.offsetHeight}px`; // the picture below stays where it is
  }
  /** What is tapped, at the first move and once it is another thing. */
  how() {
    const { at, plies, words, now: { how, scene } } = this;
    if (at > 1 && how[0] === plies[at % 2].from.how[0]) return "";
    const has = (/** @type {(shape: import("./ask.js").Shape) => boolean} */ is) => scene.shapes.some(is);
    // Where a heap is split, nothing goes.
    const splits = has((shape) => shape[1] === "gap");
    // What can be taken has stones of its heap in a line below it.
    const live = beginnings(this.now.moves);
    const isAbove = () => scene.shapes.some((one) => live.has(one[0]) && has((other) => group(other[0]) === group(one[0]) && other[4] > one[4]));
    const broken = has((shape) => shape[5] === "↵") ? say("how-broken") : has((shape) => shape[1] === "bracket") && !splits && isAbove() && say("how-bracket");
    return joined([say("gap") + words.say(how), scene.steps.length > 0 && say("how-steps"), broken]);
  }
  ending() {
    const { outcome, moves } = this.now;
    if (moves.length) return say("third-time");
    return say(this.won ? "you-won" : `over-${outcome}`, this.names(this.at));
  }
  /** What is marked, pointed at or shown beside the position: whoever changes it does so here. @param {Partial<Pick<Board, "taps" | "hover" | "cursor" | "round" | "values" | "lit">>} state */
  set(state) {
    Object.assign(this, state);
    this.show();
  }
  cancel() {
    this.set(NOTHING);
  }
}
