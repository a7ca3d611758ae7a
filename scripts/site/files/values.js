// What stands below the picture on *Values*: what is drawn, what the page computes, Grundy values in binary rows, tiles.
import { LETTER } from "./says.js";

/** @typedef {import("./play.js").Board} Board @typedef {import("./ask.js").Look} Look @typedef {import("./ask.js").Outcome} Outcome */

/** @param {Board} board @param {Look} look */
export function showValues(board, { parts, quantity, legend, table, labels, outcome }, after = false) {
  const box = board.part("show-values");
  box.hidden = !board.values;
  if (!board.values) return;
  const names = board.names(board.at + Number(after));
  /** @param {import("./words.js").Say} said */
  const text = (said) => board.words.say(said, names);
  /** @param {Outcome} outcome */
  const meaning = (outcome) => say(`class-${outcome}`);
  /** @type {HTMLElement[]} */
  const made = after ? [element("p", say("after-this-move"))] : [];
  const before = made.length;
  if (quantity) made.push(element("p", text(quantity)));
  if (parts.length) made.push(rows(parts));
  const isTable = table.flat().length > 1;
  if (isTable) made.push(tiles(board, table));
  if (labels.length && board.facts.end === "draws") made.push(rounds(board, labels));
  if (made.length === before) made.push(element("p", meaning(outcome)));
  if (legend) made.push(element("small", text(legend)));
  if (isTable || labels.length) {
    /** @type {Outcome[]} */
    const outcomes = board.facts.end === "draws" ? ["lost", "won", "drawn"] : ["lost", "won"];
    const key = element("small", "");
    for (const one of outcomes) key.append(element("span", labels.length ? LETTER[one] : lettered(table, one), `tile ${LETTER[one]}`), ` ${meaning(one)} `);
    if (isTable) key.append(say("tiles-here"));
    made.push(key);
  }
  box.replaceChildren(...made);
}

/** Values and their nim-sum in binary, the odd columns framed. @param {[string, number][]} parts */
function rows(parts) {
  const x = parts.reduce((sum, [, value]) => sum ^ value, 0);
  const bits = Math.max(x, ...parts.map(([, value]) => value)).toString(2).length;
  const lines = document.createElement("table");
  lines.append(element("caption", say("values-in-binary")));
  for (const [name, value] of [...parts, /** @type {[string, number]} */ (["⊕", x])]) {
    const line = element("tr", "", name === "⊕" ? "sum" : "");
    line.append(element("th", name), element("td", String(value)));
    for (let i = bits - 1; i >= 0; i -= 1) line.append(element("td", String(value >> i & 1), x >> i & 1 ? "odd" : ""));
    lines.append(line);
  }
  return lines;
}

/** In a square the positions that are lost have a letter; in a row each tells by what it differs from the others. @param {Look["table"]} table @param {Outcome} of */
const lettered = (table, of) => (table.length > 1 && of === "lost" ? LETTER[of] : "");

/** @param {Board} board @param {Look["table"]} table */
function tiles(board, table) {
  const grid = element("div", "", "tiles");
  grid.style.gridTemplateColumns = table.length === 1 ? "repeat(auto-fill, minmax(2.4rem, 1fr))" : `repeat(${table[0].length}, minmax(0, 1.7rem))`;
  const [first, second] = table.flat().map(([text]) => text.split(" "));
  const differs = first.findIndex((one, i) => one !== second[i]);
  grid.append(...table.flat().map(([text, [outcome]]) => {
    const letter = LETTER[outcome];
    const move = board.free && board.now.moves.find(({ to }) => to === text);
    const words = table.length > 1 ? lettered(table, outcome) : text.split(" ")[differs];
    const tile = move ? button(words, () => board.set({ taps: move.taps }), `tile ${letter}`) : element("span", words, `tile ${letter}`);
    tile.classList.toggle("here", text === board.now.text);
    tile.title = `${move ? board.called(move) : text}: ${letter}`;
    return tile;
  }));
  return grid;
}

/** The labels as they are found, backwards from the ends. @param {Board} board @param {Look["labels"]} labels */
function rounds(board, labels) {
  const last = Math.max(...labels.map(([, , round]) => round));
  /** @param {number} by @param {string} sign */
  const step = (by, sign) => button(sign, () => {
    board.set({ round: Math.min(last, Math.max(0, (board.round ?? last) + by)) });
    board.part("show-values").querySelectorAll("button")[by < 0 ? 0 : 1].focus();
  });
  const line = element("p", say("labelled-backwards"));
  line.append(step(-1, "−"), element("b", ` ${board.round ?? last}/${last} `), step(1, "+"));
  return line;
}
