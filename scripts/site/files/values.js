// What stands below the picture on *Values*: what is drawn, what the page computes, Grundy values in binary rows, tiles.
import { button } from "./ask.js";
import { CLASS, own } from "./says.js";

/** @typedef {import("./play.js").Board} Board @typedef {import("./ask.js").Look} Look */

/** @param {Board} board @param {Look} look */
export function showValues(board, { parts, claim, drawn, table, marks, class: of }, after = false) {
  const box = board.part("show-values");
  box.hidden = !board.values;
  if (!board.values) return;
  /** @type {HTMLElement[]} */
  const made = after ? [element("p", say("After this move:", "走这步之后："))] : [];
  const before = made.length;
  if (claim) made.push(element("p", own(claim.words)));
  if (parts.length) made.push(rows(parts));
  if (table.length) made.push(tiles(board, table));
  if (marks.length && board.facts.end === "draws") made.push(rounds(board, marks));
  if (made.length === before) made.push(element("p", own(CLASS[of])));
  if (drawn) made.push(element("small", own(drawn)));
  if (table.length || marks.length) {
    const classes = board.facts.end === "draws" ? ["P", "N", "D"] : ["P", "N"];
    made.push(element("small", classes.map((of) => own(CLASS[of])).join(say("; ", "；"))));
  }
  box.replaceChildren(...made);
}

/** Values and their nim-sum in binary, the odd columns framed. @param {[string, number][]} parts */
function rows(parts) {
  const x = parts.reduce((sum, [, value]) => sum ^ value, 0);
  const bits = Math.max(x, ...parts.map(([, value]) => value)).toString(2).length;
  const lines = document.createElement("table");
  lines.append(element("caption", say("Grundy values in binary", "SG 值及其二进制")));
  for (const [name, value] of [...parts, /** @type {[string, number]} */ (["⊕", x])]) {
    const line = element("tr", "", name === "⊕" ? "sum" : "");
    line.append(element("th", name), element("td", String(value)));
    for (let i = bits - 1; i >= 0; i -= 1) line.append(element("td", String(value >> i & 1), x >> i & 1 ? "odd" : ""));
    lines.append(line);
  }
  return lines;
}

/** @param {Board} board @param {Look["table"]} table */
function tiles(board, table) {
  const grid = element("div", "", "tiles");
  grid.style.gridTemplateColumns = table.length === 1 ? "repeat(auto-fill, minmax(2.4rem, 1fr))" : `repeat(${table[0].length}, minmax(0, 1.7rem))`;
  grid.append(...table.flat().map(([text, of]) => {
    const move = board.free && board.now.moves.find(({ to }) => to === text);
    const words = table.length === 1 ? text : of === "P" ? "P" : "";
    const tile = move ? button(words, () => board.choose(move.taps), `tile ${of}`) : element("span", words, `tile ${of}`);
    tile.classList.toggle("here", text === board.now.text);
    tile.title = move ? `${own(move.words)}: ${of}` : `${text}: ${of}`;
    return tile;
  }));
  return grid;
}

/** The labels as they are found, backwards from the ends. @param {Board} board @param {Look["marks"]} marks */
function rounds(board, marks) {
  const last = Math.max(...marks.map(([, , round]) => round));
  /** @param {number} by @param {string} sign */
  const step = (by, sign) => button(sign, () => {
    board.round = Math.min(last, Math.max(0, (board.round ?? last) + by));
    board.show();
    board.part("show-values").querySelectorAll("button")[by < 0 ? 0 : 1].focus();
  });
  const line = element("p", say("Labelled backwards, step ", "倒推第几步："));
  line.append(step(-1, "−"), element("b", ` ${board.round ?? last}/${last} `), step(1, "+"));
  return line;
}
