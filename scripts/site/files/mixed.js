// *Who wins?* over a chapter or all games, none named by its trick, and what one has missed; the log as a file.
import { engine } from "./ask.js";
import { log } from "./log.js";
import { Board } from "./play.js";
import { joined } from "./says.js";
import { Training } from "./train.js";

/** @typedef {import("./train.js").Item} Item */

const box = document.querySelector(".mixed");
const place = /** @type {HTMLElement & {board: Board}} */ (box.querySelector(".board"));
/** The games of each chapter. @type {string[][]} */
const chapters = JSON.parse(box.querySelector("script").textContent);
const select = box.querySelector("select");
const status = box.querySelector("[data-part=kept]");

/** @template T @param {T[]} all */
const shuffled = (all) => all.map((one) => ({ one, by: Math.random() })).sort((a, b) => a.by - b.by).map(({ one }) => one);
const chosen = () => (select.value === "all" ? chapters.flat() : chapters[Number(select.value)]);

class Mixed extends Training {
  /** What is due, then a position of each of some games: the later, the larger. @override */
  async draw() {
    const due = shuffled(log.due(chosen())).slice(0, 8);
    /** @type {Item[]} */
    const fresh = [];
    for (const [k, name] of shuffled(Array.from({ length: 8 }, () => shuffled(chosen())).flat()).slice(0, 8 - due.length).entries()) {
      const texts = await engine.ask(name, "train", Math.floor(Math.random() * 1e9));
      fresh.push({ name, text: texts[(due.length + k) % texts.length] });
    }
    return [...due, ...fresh];
  }
  /** @override */
  async pose() {
    const { board, item } = this;
    if (board.game !== item.name) {
      board.open(item.name, await load(`${item.name}.game.${isChinese ? "zh" : "en"}`, "game"));
      board.part("rule").textContent = board.words.say(["rule", {}]);
    }
    await super.pose();
  }
  /** @override */
  async end() {}
}

/** @param {number} due */
const told = (due) => (due ? say("due-today", { due }) : say("nothing-due"));
const show = () => (status.textContent = told(log.due(chosen()).length));

const board = new Board(place);
place.board = board;
const mixed = new Mixed(board);
board.training = mixed;
const begin = /** @type {HTMLButtonElement} */ (box.querySelector("[data-part=begin]"));
/** @param {() => Promise<void>} does */
const open = (does) => {
  place.hidden = false;
  board.safe(does);
};
begin.onclick = () => open(() => mixed.begin());
select.onchange = show;
box.querySelector("[data-part=log]").append(
  button(say("save-log"), () => {
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([log.text()], { type: "application/json" }));
    link.download = "games-log.json";
    link.click();
  }),
);
const file = /** @type {HTMLInputElement} */ (box.querySelector("input[type=file]"));
file.onchange = async () => {
  const text = await file.files[0].text();
  status.textContent = log.load(text) ? joined([say("log-loaded"), told(log.due(chosen()).length)]) : say("not-a-log");
};
show();
if (history.state?.round) open(() => mixed.resume(history.state.round));
