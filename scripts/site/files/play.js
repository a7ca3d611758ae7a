// A board. It draws any scene that the engine sends, finds moves by what is tapped, and knows no game.
import { button, engine } from "./ask.js";

const WIDE = 552;
const own = (pair) => pair[isChinese ? 1 : 0];
const CLASS = {
  P: ["P: the player to move loses", "必败态（P 态）：轮到走的人输"],
  N: ["N: the player to move can win", "必胜态（N 态）：轮到走的人有必胜策略"],
  D: ["D: neither can force a win", "平局（D）：双方都无法必胜"],
};
const WORTH = { P: 2, D: 1, N: 0 };

function drawn(tag, attributes) {
  const made = document.createElementNS("http://www.w3.org/2000/svg", tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  return made;
}
/** Does a shape belong to the position? Letters and choices do not. */
const isThing = ({ tagName, dataset }) => tagName !== "text" && dataset.look !== "chip";

/** The moves that can be found by these taps, and the one that is. */
function found(moves, taps) {
  const open = moves.filter((move) => taps.every((tap) => move.taps.includes(tap)));
  const exact = open.find((move) => move.taps.length === taps.length);
  return { open, move: taps.length ? exact ?? (open.length === 1 ? open[0] : undefined) : undefined };
}
/** The taps with one more: of one group there is one, and if that leads to no move, it begins anew. */
function extended(moves, taps, id) {
  const group = (tap) => tap.split(".")[0];
  const more = [...taps.filter((tap) => group(tap) !== group(id)), id];
  return [more, [id]].find((taps) => found(moves, taps).open.length);
}

class Board {
  opponent = "perfect";
  human = 0;
  values = false;
  looks = new Map();

  constructor(place) {
    this.place = place;
    this.facts = JSON.parse(place.querySelector("script").textContent);
    this.part = (name) => place.querySelector(`[data-part=${name}]`);
    this.svg = this.part("picture").appendChild(drawn("svg", { "aria-hidden": "true" }));
    [this.shapes, this.letters, this.spaces] = ["g", "g", "g"].map((tag) => this.svg.appendChild(drawn(tag, {})));
    const { narrow, wide } = this.facts;
    for (const [width, scene] of [["narrow", narrow.scene], ["wide", wide]]) {
      this.looks.set([0, width, narrow.text, narrow.text].join("\n"), Promise.resolve({ ...narrow, scene }));
    }
    this.part("moves").open = this.width === "wide";
    this.listen();
    if (location.hash.startsWith("#play=")) this.safe(() => this.restore(location.hash.slice(6)));
    else this.begin(narrow.text);
  }

  get width() {
    return this.part("field").clientWidth >= WIDE + 160 ? "wide" : "narrow";
  }
  get two() {
    return this.opponent === "two";
  }
  get mine() {
    return this.two || this.at % 2 === this.human;
  }
  /** May the reader move now? */
  get free() {
    return this.mine && !this.over && this.asked === this.done;
  }
  async safe(work) {
    try {
      return await work();
    } catch (error) {
      this.tell(say("The board cannot go on: ", "棋盘出错：") + error.message);
    }
  }
  /** What the engine says of a position after so many plies. */
  look(text, ply, start = this.start) {
    const words = [this.facts.players ? ply % 2 : 0, this.width, start, text];
    const key = words.join("\n");
    if (!this.looks.has(key)) {
      this.looks.set(key, engine.ask(this.place.dataset.game, "look", ...words));
      this.looks.get(key).catch(() => this.looks.delete(key));
    }
    return this.looks.get(key);
  }

  /** A new game; nothing, if the engine refuses the set-up. */
  async begin(text, human = this.human) {
    const now = await this.safe(() => this.look(text, 0, text));
    if (!now || now.refused) {
      if (now) this.tell(say("Not taken: ", "不能这样摆：") + own(now.refused));
      return false;
    }
    // As the engine writes it.
    this.start = this.part("set-up").value = now.text;
    this.human = human;
    this.shapes.replaceChildren();
    await this.go(0, []);
    return true;
  }
  /** A new game from what stands below the picture: what is said of it must be seen. */
  async anew(text) {
    await this.begin(text, 0);
    this.part("rule").scrollIntoView({ block: "nearest" });
    this.part("picture").focus({ preventScroll: true });
  }
  /** To a position of the game, as soon as the engine has answered; what was asked before is dropped. */
  async go(at, plies = this.plies) {
    const asked = (this.asked = {});
    const text = at ? plies[at - 1].to : this.start;
    const now = await this.safe(() => this.look(text, at));
    if (asked !== this.asked) return;
    if (!now) {
      this.asked = this.done; // all stays, and may be tried again
      return;
    }
    Object.assign(this, { at, plies, now, done: asked, taps: [], hover: undefined, cursor: undefined, hint: 0, round: undefined, why: undefined });
    const times = [this.start, ...plies.slice(0, at).map(({ to }) => to)].filter((one) => one === text).length;
    this.over = !now.moves.length || (this.facts.end === "draws" && times > 2);
    this.draw(now.scene);
    this.show();
    if (!this.over && !this.mine && at === plies.length) await this.reply();
  }
  play(move) {
    return this.go(this.at + 1, [...this.plies.slice(0, this.at), { ...move, from: this.now }]);
  }
  async reply() {
    const { now } = this;
    const pause = matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : 450;
    await new Promise((ready) => setTimeout(ready, pause));
    if (now !== this.now || this.mine) return;
    const errs = this.opponent === "learner" && Math.random() < 1 / 3;
    await this.play(now.moves[errs ? Math.floor(Math.random() * now.moves.length) : now.best]);
  }
  /** The nearest position that way in which the reader is to move. */
  near(by) {
    const fits = (at) => this.two || at % 2 === this.human || at === this.plies.length;
    let at = this.at + by;
    while (at > 0 && at < this.plies.length && !fits(at)) at += by;
    return at >= 0 && at <= this.plies.length && fits(at) && at !== this.at ? at : undefined;
  }

  // What is drawn.

  draw({ size: [width, height], shapes, hits, steps, notes }) {
    this.svg.setAttribute("viewBox", `0 0 ${width} ${height}`);
    this.svg.style.maxWidth = `${width === WIDE ? width : width * 1.35}px`;
    for (const ghost of this.shapes.querySelectorAll(".gone")) ghost.remove();
    const known = new Map([...this.shapes.children].map((one) => [one.dataset.key, one]));
    const keys = new Set(shapes.map(([key]) => key));
    const stays = shapes.every(([key, , tag]) => known.has(key) || tag === "text");
    // What the last move took is dotted, if all else stays where it was.
    for (const [key, shape] of known) {
      if (keys.has(key)) continue;
      if (stays && this.at && isThing(shape)) shape.setAttribute("class", `${shape.dataset.look} gone`);
      else shape.remove();
    }
    let next = this.shapes.firstChild;
    for (const [key, look, tag, ...form] of shapes) {
      const names = { circle: ["cx", "cy", "r"], rect: ["x", "y", "width", "height"], path: ["d"], text: ["x", "y"] }[tag];
      const shape = known.get(key) ?? drawn(tag, { "data-key": key });
      names.forEach((name, i) => shape.setAttribute(name, form[i]));
      shape.dataset.look = look;
      if (tag === "text") shape.textContent = own(form[2]);
      while (next?.matches(".gone")) next = next.nextSibling;
      if (shape === next) next = next.nextSibling;
      else this.shapes.insertBefore(shape, next);
    }
    const space = ([x, y, width, height], data) => {
      const made = drawn("rect", { x, y, width, height, class: "space" });
      Object.assign(made.dataset, data);
      return made;
    };
    this.spaces.replaceChildren(
      ...hits.map(([id, ...at]) => space(at, { id })),
      ...steps.map(([group, step, ...at]) => space(at, { group, step })),
    );
    // What is there already is not announced again.
    const noted = notes.map(own).join("\n");
    if (this.noted !== noted) this.part("notes").replaceChildren(...notes.map((note) => element("p", own(note))));
    this.noted = noted;
  }

  /** What would be marked if the pointed thing were tapped. */
  preview() {
    const taps = (this.free && this.hover && extended(this.now.moves, this.taps, this.hover)) || this.taps;
    return { taps, ...found(this.now.moves, taps) };
  }
  /** Everything that follows from the state. */
  show() {
    const { now, part, free, hint } = this;
    const { taps, move, open } = this.preview();
    const focused = this.place.contains(document.activeElement) && document.activeElement;
    this.mark(taps, open);
    part("play-it").disabled = !move;
    part("cancel").disabled = !this.taps.length;
    const more = this.taps.length && open.length > 1;
    part("preview").textContent = move ? own(move.words) + (more ? say(": play it, or choose one more", "：可以就走这一步，也可以接着选") : "") : more ? say("Now choose one more.", "再选一处。") : "";
    const here = open.filter((one) => one.taps.includes(this.cursor)).slice(0, 3).map((one) => own(one.words));
    if (this.cursor) part("said").textContent = part("preview").textContent || here.join(say("; ", "；"));
    part("picture").ariaDescription = now.text;
    part("undo").disabled = this.near(-1) === undefined;
    part("redo").disabled = this.near(1) === undefined;
    part("hint").disabled = !free;
    part("values").setAttribute("aria-pressed", this.values);
    part("opponent").value = this.opponent;
    this.tell();
    this.showValues(now);
    part("moves").style.visibility = free ? "" : "hidden";
    part("list").replaceChildren(...(free ? now.moves : []).map((one) => {
      const made = button(own(one.words), () => this.play(one), one === move ? "move on" : "move");
      if (hint === 4) made.append(element("b", one.class, one.class));
      return made;
    }));
    this.review();
    // What had the focus and is gone gives it to the picture.
    if (focused && (focused.disabled || !focused.checkVisibility({ visibilityProperty: true }))) part("picture").focus({ preventScroll: true });
    const shown = (this.shown = {});
    if (!move) return;
    // What goes, and the values after it, as soon as the engine says so.
    this.look(move.to, this.at + 1).then((after) => {
      if (shown !== this.shown) return;
      const stay = new Set(after.scene.shapes.map(([key]) => key));
      for (const shape of this.shapes.children) {
        if (!stay.has(shape.dataset.key) && isThing(shape)) shape.classList.add("going");
      }
      this.showValues(after, true);
    }, () => {});
  }
  mark(taps, open) {
    const { now, free, hint } = this;
    const best = now.moves[now.best]?.taps ?? [];
    const group = hint === 2 && now.class !== "P" ? best[0].split(".")[0] : undefined;
    const live = new Set(free ? now.moves.map((move) => move.taps[0]) : []);
    const targets = new Set(free && taps.length ? open.flatMap((move) => move.taps) : []);
    const known = ([, of, round]) => (of === "D" ? this.round === undefined : round <= (this.round ?? round));
    const marks = new Map(this.values ? now.marks.filter(known) : []);
    for (const shape of this.shapes.children) {
      const { key, look } = shape.dataset;
      if (shape.matches(".gone")) continue;
      const hinted = (hint > 2 && best.includes(key)) || (group !== undefined && live.has(key) && key.split(".")[0] === group);
      shape.setAttribute("class", [
        look, live.has(key) && "live", targets.has(key) && "target", taps.includes(key) && "on",
        marks.get(key), hinted && "hint", key === this.cursor && "cursor",
      ].filter(Boolean).join(" "));
    }
    this.letters.replaceChildren(...[...marks].map(([id, of]) => {
      const { x, y } = this.spaces.querySelector(`[data-id="${id}"]`).getBBox();
      const letter = drawn("text", { x: x + 2, y: y + 6, class: `letter ${of}` });
      letter.textContent = of;
      return letter;
    }));
  }

  /** The status, or what had to be said instead. */
  tell(words) {
    const { at, facts } = this;
    const said = [];
    const player = (ply) => own(facts.players?.[ply % 2] ?? [["the first player", "先手"], ["the second player", "后手"]][ply % 2]);
    const before = at && this.plies[at - 1];
    if (!words) {
      if (before && !this.two && (at - 1) % 2 !== this.human) said.push(say(`Computer: ${own(before.words)}.`, `电脑：${own(before.words)}。`));
      if (this.over) said.push(this.ending(player));
      else if (this.two) said.push(say(`Now ${player(at)}.`, `轮到${player(at)}。`));
      else said.push(this.mine ? say("Your turn", "轮到你了") : say("The computer is thinking", "电脑在想"), facts.players ? say(`as ${player(at)}.`, `（${player(at)}）。`) : say(".", "。"));
      if (this.hint) said.push(this.hinted());
    }
    // Chinese has no blanks.
    const joined = said.join(" ").replace(/ ([.。（])/g, "$1").replace(/([。！]) |(\p{Script=Han}) (?=\p{Script=Han})/gu, "$1$2");
    const told = this.part("told");
    if (told.textContent !== (words ?? joined)) told.textContent = words ?? joined;
  }
  ending(player) {
    const { class: of, moves } = this.now;
    if (moves.length) return say("The position has come for the third time: a draw.", "同一局面第三次出现：平局。");
    if (of === "D") return say("Both have the same: a draw.", "双方一样多：平局。");
    const how = say("Play is over: ", "对局结束：");
    const winner = (this.at + (of === "P" ? 1 : 0)) % 2;
    if (this.two) return how + say(`${player(winner)} wins.`, `${player(winner)}赢。`);
    return how + (winner === this.human ? say("you win!", "你赢了！") : say("the computer wins.", "电脑赢了。"));
  }
  hinted() {
    const { now, hint } = this;
    const said = [own(CLASS[now.class])];
    const best = own(now.moves[now.best].words);
    const winning = now.moves.filter((move) => move.class === "P").map((move) => own(move.words));
    if (hint > 1 && now.class === "P") said.push(say(`No move wins; the hardest to answer is: ${best}`, `怎么走都不能必胜；最难应对的一步：${best}`));
    else if (hint === 2) said.push(say("A good move begins at what is framed", "好的一步从框出的地方开始"));
    else if (hint === 3 || (hint === 4 && !winning.length)) said.push(say(`A good move: ${best}`, `好的一步：${best}`));
    else if (hint === 4) said.push(say(`All winning moves: ${winning.join("; ")}`, `全部必胜走法：${winning.join("；")}`));
if (hint === 4 && now.why) said.push(own(now.why).replace(/[.。]$/, ""));
    return said.map((words) => words + say(".", "。")).join(say(" ", ""));
  }
  more() {
    if (!this.free) return;
    const { now } = this;
    const hint = (this.hint === 2 && now.class === "P" ? 3 : this.hint) % 4 + 1;
    this.hint = hint;
    this.show();
  }

  /** Grundy values in binary rows, the odd columns framed; tiles; what the page computes. */
  showValues({ parts, table, claim, marks, class: of }, after) {
    const box = this.part("show-values");
    box.hidden = !this.values;
    if (!this.values) return;
    const made = after ? [element("p", say("After this move:", "走这步之后："))] : [];
    if (parts.length) {
      const x = parts.reduce((sum, [, value]) => sum ^ value, 0);
      const bits = Math.max(x, ...parts.map(([, value]) => value)).toString(2).length;
      const lines = document.createElement("table");
      lines.append(element("caption", say("Grundy values in binary", "SG 值及其二进制")));
      for (const [name, value] of [...parts, ["⊕", x]]) {
        const line = element("tr", "", name === "⊕" ? "sum" : "");
        line.append(element("th", name), element("td", String(value)));
        for (let i = bits - 1; i >= 0; i -= 1) line.append(element("td", String(value >> i & 1), x >> i & 1 ? "odd" : ""));
        lines.append(line);
      }
      made.push(lines);
    }
    if (claim) made.push(element("p", own(claim.words)));
    if (table.length) made.push(this.tiles(table));
    if (marks.length && this.facts.end === "draws") made.push(this.rounds(marks));
    if (made.length === (after ? 1 : 0)) made.push(element("p", own(CLASS[of])));
    else if (table.length || marks.length) made.push(element("small", [CLASS.P, CLASS.N].map(own).join(say("; ", "；"))));
    box.replaceChildren(...made);
  }
  tiles(table) {
    const grid = element("div", "", "tiles");
    grid.style.gridTemplateColumns = table.length === 1 ? "repeat(auto-fill, minmax(2.4rem, 1fr))" : `repeat(${table[0].length}, minmax(0, 1.7rem))`;
    grid.append(...table.flat().map(([text, of]) => {
      const move = this.free && this.now.moves.find(({ to }) => to === text);
      const words = table.length === 1 ? text : of === "P" ? "P" : "";
      const tile = move ? button(words, () => this.choose(move.taps), `tile ${of}`) : element("span", words, `tile ${of}`);
      tile.classList.toggle("here", text === this.now.text);
      tile.title = move ? `${own(move.words)}: ${of}` : `${text}: ${of}`;
      return tile;
    }));
    return grid;
  }
  /** The labels as they are found, backwards from the ends. */
  rounds(marks) {
    const last = Math.max(...marks.map(([, , round]) => round));
    const step = (by, sign) => button(sign, () => {
      this.round = Math.min(last, Math.max(0, (this.round ?? last) + by));
      this.show();
      this.part("show-values").querySelectorAll("button")[by < 0 ? 0 : 1].focus();
    });
    const line = element("p", say("Labelled backwards, step ", "倒推第几步："));
    line.append(step(-1, "−"), element("b", ` ${this.round ?? last}/${last} `), step(1, "+"));
    return line;
  }

  /** After the game: a dot a move, red where something was given away. */
  review() {
    const box = this.part("review");
    if (this.over) this.reviewed = this.plies;
    box.hidden = this.reviewed !== this.plies || !this.plies.length;
    if (box.hidden) return;
    const lost = ({ from, class: of }) => WORTH[of] < Math.max(...from.moves.map((move) => WORTH[move.class]));
    const dots = this.plies.map((ply, i) => {
      const dot = button(String(i + 1), () => this.safe(() => this.explain(i, lost(ply))), lost(ply) ? "dot lost" : "dot");
      dot.setAttribute("aria-label", `${i + 1}. ${own(ply.words)}${lost(ply) ? say(", gave it away", "，失误") : ""}`);
      return dot;
    });
    box.querySelector(".dots").replaceChildren(...dots);
    const said = [this.plies.some(lost) ? say("Red: given away. Choose one to see why.", "红色：失误，点开看原因。") : say("No move gave anything away.", "没有失误。")];
    if (this.plies[0].from.class === "P" && !this.human && !this.two) said.push(say("The start was lost: swap sides and play the other side.", "开局就是必败态：可以交换先后手再试。"));
    if (this.plies[0].from.class === "N" && this.human && !this.two) said.push(say("Whoever begins could win this one: swap sides and begin.", "这一局先手必胜：可以交换先后手再试。"));
    const again = this.over ? [" ", button(say("Play again", "再来一局"), () => this.begin(this.start))] : [];
    box.querySelector(".why").replaceChildren(...(this.why ?? [said.join(say(" ", ""))]), ...again);
  }
  /** Why a position is won or lost, who is to move there after so many plies, and who wins. */
  reason({ why, class: of, moves }, ply) {
    const name = (player) => own(this.facts.players?.[player % 2] ?? [["the first player", "先手"], ["the second player", "后手"]][player % 2]);
    const [mover, other] = this.two ? [name(ply), name(ply + 1)] : ply % 2 === this.human ? [say("you", "你"), say("the computer", "电脑")] : [say("the computer", "电脑"), say("you", "你")];
    const turn = moves.length ? say(`Now ${mover} ${mover === "you" ? "are" : "is"} to move`, `轮到${mover}`) : say("Play is over", "对局结束");
    const wins = (winner) => say(`${winner} ${winner === "you" ? "win" : "wins"}`, `${winner}${moves.length ? "必胜" : "赢"}`);
    const ends = of === "D" ? say("it is a draw", "平局") : wins(of === "N" ? mover : other);
    return (why ? own(why) + say(" ", "") : "") + say(`${turn}: ${ends}.`, `${turn}，${ends}。`);
  }
  async explain(i, lost) {
    const ply = this.plies[i];
    const better = ply.from.moves[ply.from.best];
    const [after, best] = [await this.look(ply.to, i + 1), await this.look(better.to, i + 1)];
    const isMine = this.two || i % 2 === this.human;
    const who = this.two ? "" : isMine ? say("You: ", "你：") : say("Computer: ", "电脑：");
    const said = [say(`${i + 1}. ${who}${own(ply.words)}.`, `${i + 1}. ${who}${own(ply.words)}。`), this.reason(after, i + 1)];
    if (lost) said.push(say(`Better: ${own(better.words)}.`, `更好的走法：${own(better.words)}。`), this.reason(best, i + 1));
    const idea = element("a", say("Idea", "思路"));
    idea.href = "#idea";
    this.why = [said.join(say(" ", "")) + " ", idea, " ", button(isMine ? say("Play on from before it", "从这一步之前接着下") : say("Play on from after it", "从这一步之后接着下"), () => {
      this.go(isMine ? i : i + 1);
      this.part("picture").focus({ preventScroll: true });
    })];
    this.review();
    const dot = this.part("review").querySelectorAll(".dot")[i];
    dot.setAttribute("aria-current", "true");
    dot.focus();
  }

  // What a person does.

  /** A tap: with `plays`, one that leaves no choice plays. */
  tap(id, plays) {
    if (!this.free) return;
    const { moves } = this.now;
    const taps = extended(moves, this.taps, id);
    if (!taps) {
      const notes = [this.part("rule"), this.part("notes")].map((part) => part.textContent).filter(Boolean);
      this.tell(say("There is no such move. ", "不能这样走。") + notes.join(say(" ", "")));
      return;
    }
    const again = this.taps.includes(id);
    const chosen = found(moves, again ? this.taps : taps);
    // It does not go with what was marked before.
    const anew = taps.length === 1 && this.taps.some((tap) => tap.split(".")[0] !== id.split(".")[0]);
    if (chosen.move && (again || (plays && !anew && chosen.open.length === 1))) {
      this.play(chosen.move);
      return;
    }
    this.choose(again ? this.taps.filter((tap) => tap !== id) : taps);
    if (anew) this.tell(say("That does not go with what was marked before: begun anew.", "这与先点的不能合成一步，已重新开始。"));
  }
  choose(taps) {
    this.taps = taps;
    this.show();
  }
  /** − and +: the next thing of the group that can be marked. */
  step(group, by) {
    const place = (id) => parseInt(id.split(".")[1]);
    const ids = [...new Set(this.now.moves.flatMap((move) => move.taps))].filter((id) => id.split(".")[0] === group);
    ids.sort((a, b) => place(a) - place(b));
    const at = ids.findIndex((id) => this.taps.includes(id));
    const to = ids[at < 0 ? ids.length - 1 : at + by];
    if (to) this.tap(to, false);
    else if (at >= 0 && by > 0) this.cancel();
  }
  /** The nearest thing that way from where the cursor is. */
  arrow(x, y) {
    if (!this.free) return;
    const ids = new Set(found(this.now.moves, this.taps).open.flatMap((move) => (this.taps.length ? move.taps : [move.taps[0]])));
    const things = [...this.spaces.children].filter(({ dataset }) => ids.has(dataset.id)).map((space) => {
      const { x, y, width, height } = space.getBBox();
      return { id: space.dataset.id, x: x + width / 2, y: y + height / 2 };
    });
    const from = things.find(({ id }) => id === this.cursor);
    const far = (to) => {
      const along = (to.x - from.x) * x + (to.y - from.y) * y;
      return along > 0.5 ? along + 3 * Math.abs((to.x - from.x) * y + (to.y - from.y) * x) : Infinity;
    };
    this.cursor = this.hover = (from ? things.reduce((best, to) => (far(to) < far(best) ? to : best), from) : things[0]).id;
    this.show();
  }
  enter() {
    const { move } = found(this.now.moves, this.taps);
    if (this.cursor && !this.taps.includes(this.cursor)) this.tap(this.cursor, true);
    else if (move && this.free) this.play(move);
    else if (this.free) this.tell(say("Choose with the arrows first.", "先用方向键选择。"));
  }
  cancel() {
    this.taps = [];
    this.hover = this.cursor = undefined;
    this.show();
  }
  key(event) {
    const inside = event.target === this.part("picture");
    const does = {
      ...(inside && {
        ArrowLeft: () => this.arrow(-1, 0), ArrowRight: () => this.arrow(1, 0), ArrowUp: () => this.arrow(0, -1), ArrowDown: () => this.arrow(0, 1),
        Enter: () => this.enter(), " ": () => this.enter(),
      }),
      ...(!event.target.matches("input, select") && {
        u: () => this.part("undo").click(), h: () => this.part("hint").click(), v: () => this.part("values").click(),
      }),
      Escape: () => this.cancel(),
    }[event.key.length === 1 ? event.key.toLowerCase() : event.key];
    if (!does || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    does();
  }

  listen() {
    const { part, svg, place } = this;
    for (const event of ["pointerenter", "focusin"]) place.addEventListener(event, () => engine.start().catch(() => {}), { once: true });
    let touch = false;
    svg.onpointerdown = ({ pointerType }) => (touch = pointerType === "touch");
    const point = (id) => {
      if (!this.now || id === this.hover) return;
      this.hover = id;
      this.cursor = undefined;
      this.show();
    };
    svg.onpointermove = ({ pointerType, target }) => pointerType === "mouse" && point(target.dataset.id);
    svg.onpointerleave = ({ pointerType }) => pointerType === "mouse" && point();
    svg.onclick = ({ target: { dataset } }) => {
      if (dataset.step) this.step(dataset.group, Number(dataset.step));
      else if (dataset.id) this.tap(dataset.id, !touch);
    };
    place.onkeydown = (event) => this.now && this.key(event);
    const chance = () => engine.ask(place.dataset.game, "chance", Math.floor(Math.random() * 1e6));
    for (const [name, does] of Object.entries({
      "play-it": () => this.play(this.preview().move),
      cancel: () => this.cancel(),
      undo: () => this.go(this.near(-1)),
      redo: () => this.go(this.near(1)),
      hint: () => this.more(),
      values: () => {
        this.values = !this.values;
        this.show();
        // What stands there is too much to be read out; this tells where the game stands.
        const { claim, class: of } = this.now;
        this.part("said").textContent = this.values ? own(claim?.words ?? CLASS[of]) : "";
      },
      swap: () => {
        if (this.over) return this.begin(this.start, 1 - this.human);
        this.human = 1 - this.human;
        return this.go(this.at);
      },
      large: () => this.large(!place.matches(".large")),
      share: () => this.share(),
      less: () => this.change(-1),
      more: () => this.change(1),
      chance: async () => this.anew(await chance()),
    })) part(name).onclick = () => this.now && this.safe(async () => does());
    document.addEventListener("fullscreenchange", () => document.fullscreenElement ?? this.large(false));
    for (const link of document.querySelectorAll("a.language")) {
      link.addEventListener("click", () => this.plies?.length && (link.hash === "#play" || !link.hash) && (link.hash = this.address()));
    }
    part("opponent").onchange = ({ target }) => {
      this.opponent = target.value;
      this.go(this.at);
    };
    part("setting").onsubmit = (event) => {
      event.preventDefault();
      this.anew(part("set-up").value.trim());
    };
    part("offers").append(...this.facts.setUps.map((text) => button(text, () => this.anew(text))));
    for (const mistake of document.querySelectorAll(".mistake .play-it")) {
      mistake.onclick = () => {
        leave(mistake.dataset.case, "play");
        this.anew(mistake.dataset.setUp);
      };
    }
    if (this.facts.counted) this.counting(...this.facts.counted);
    let { width } = this;
    new ResizeObserver(() => {
      if (width === this.width || !this.now) return;
      ({ width } = this);
      this.shapes.replaceChildren();
      this.go(this.at);
    }).observe(part("field"));
  }
  /** For a class: as large as the screen, and the values hidden until someone asks for them. */
  large(is) {
    if (is === this.place.matches(".large")) return;
    this.place.classList.toggle("large", is);
    this.part("large").setAttribute("aria-pressed", is);
    if (is) {
      this.values = false;
      this.place.requestFullscreen?.().catch(() => {});
      this.part("picture").focus();
    } else if (document.fullscreenElement) document.exitFullscreen();
    this.show();
  }
  /** − and + beside the field: the number at the caret. */
  change(by) {
    const field = this.part("set-up");
    const numbers = [...field.value.matchAll(/\d+/g)];
    const number = numbers.find((one) => one.index + one[0].length >= field.selectionStart) ?? numbers.at(-1);
    if (number) field.setRangeText(String(Math.max(0, Number(number[0]) + by)), number.index, number.index + number[0].length, "end");
  }
  /** All set-ups within limits, as tiles that open their games. */
  counting(label, limits) {
    const box = this.part("counting");
    const field = box.querySelector("input");
    box.hidden = false;
    box.querySelector("label span").textContent = own(label);
    field.value = limits;
    box.onsubmit = (event) => {
      event.preventDefault();
      this.safe(async () => {
        const tiles = await engine.ask(this.place.dataset.game, "count", field.value);
        const [said, shown] = [box.querySelector("p"), box.querySelector(".tiles")];
        shown.replaceChildren();
        if (tiles.refused) {
          said.textContent = say(`The board cannot list these; it can, for example, ${limits}.`, `棋盘列不出这样的范围；可以试试 ${limits}。`);
          return;
        }
        // A letter for each player who may begin.
        const wins = ([first, second = first]) => {
          if (first === second) return first === "N" ? say("the first player wins", "先手必胜") : say("the second player wins", "后手必胜");
          const [en, zh] = this.facts.players[first === "N" ? 0 : 1];
          return say(`${en} wins, whoever begins`, `不论谁先走，${zh}必胜`);
        };
        const kinds = [...new Set(tiles.map(([, classes]) => classes))].sort();
        const count = (of) => element("span", `${wins(of)}${say(": ", "：")}${tiles.filter(([, classes]) => classes === of).length}`, `tile ${of[0]}`);
        said.replaceChildren(...kinds.flatMap((of) => [count(of), " "]), say("Each tile is a set-up: choose it to play it.", "每一块是一个局面，点开就可以玩。"));
        shown.replaceChildren(...tiles.map(([text, classes]) => button(text, () => this.anew(text), `tile ${classes[0]}`)));
      });
    };
  }

  /** The set-up; who the reader is; the taps of each move. */
  address() {
    const moves = this.plies.slice(0, this.at).map(({ taps }) => taps.join("+").replaceAll(".", "-"));
    const who = this.two ? "two" : ["first", "second"][this.human];
    return `#play=${encodeURIComponent(this.start.replaceAll(" ", "."))};${who};${moves.join(",")}`;
  }
  async share() {
    history.replaceState(null, "", this.address());
    const share = this.part("share");
    const label = share.textContent;
    const done = await navigator.clipboard.writeText(location.href).then(() => say("Copied", "已复制"), () => say("See the address", "见地址栏"));
    share.textContent = done;
    setTimeout(() => (share.textContent = label), 2000);
  }
  async restore(address) {
    const [text, who, moves = ""] = address.split(";");
    // Nobody answers while the moves are made.
    this.opponent = "two";
    if (await this.begin(decodeURIComponent(text).replaceAll(".", " "), who === "second" ? 1 : 0)) {
      for (const taps of moves.split(",").filter(Boolean)) {
        const { move } = found(this.now.moves, taps.replaceAll("-", ".").split("+"));
        if (!move) break;
        await this.play(move);
      }
    } else await this.begin(this.facts.setUps[0], 0);
    if (who !== "two") this.opponent = "perfect";
    await this.go(this.at);
  }
}

for (const place of document.querySelectorAll(".board")) {
  place.hidden = false;
  place.board = new Board(place);
}
