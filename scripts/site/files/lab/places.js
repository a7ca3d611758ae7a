// The places of a table that one may touch: the values of one number in rows, or a list of positions with theirs. They
// are one stop of the Tab key: the arrow keys go from one to the next.
import { label, shade, told } from "./cells.js";
import { say } from "./say.js";
import { shownAt } from "./table.js";

/** @typedef {import("./cells.js").Seen} Seen @typedef {{most: number, of: number}} Wish */

const FIRST = { line: 100, list: 60, plane: 0 };
const MORE = { line: 400, list: 300, plane: 0 };

export class Places {
  /** How many have been asked for. */
  shown = 0;

  /** @param {HTMLElement} box @param {(at: number) => void} choose */
  constructor(box, choose) {
    this.box = box;
    this.choose = choose;
  }
  /** @param {Seen} seen @param {Wish} wish how many to a row, if not 0, or a multiple of what, if that is not 0 */
  draw(seen, wish) {
    const { table: { kind, values }, known, chosen } = seen;
    const focused = /** @type {HTMLElement} */ (document.activeElement)?.dataset?.at;
    const count = Math.min(values.length, Math.max(this.shown, FIRST[kind], chosen + 1));
    const all = Array.from({ length: count }, (_, at) => this.place(seen, at));
    const more = button(say("more-rows"), () => {
      this.shown = count + MORE[kind];
      this.draw(seen, wish);
    });
    more.hidden = count >= values.length || known < count;
    this.box.replaceChildren(kind === "line" ? this.strip(all, seen, wish) : rows(all), more);
    if (focused) focusOn(this.box, focused);
  }
  /** @param {HTMLElement[]} all @param {Seen} seen @param {Wish} wish */
  strip(all, { table: { from: [first] } }, wish) {
    const room = Math.floor(this.box.clientWidth / (
      2.9 * parseFloat(getComputedStyle(document.documentElement).fontSize))) - 1;
    const fits = wish.of && wish.of <= Math.min(room, 12) ? wish.of * Math.floor(Math.min(room, 12) / wish.of)
      : Math.min(10, room - (room % 5));
    const across = wish.most || Math.max(fits, 5 - (wish.of ? 5 : 0), 1);
    const [grid, body] = [element("table", "", "strip"), document.createElement("tbody")];
    for (let row = 0; row < all.length; row += across) {
      const line = element("tr", "");
      line.append(element("th", String(first + row)), ...within("td", all.slice(row, row + across)));
      body.append(line);
    }
    grid.append(body);
    grid.onkeydown = (event) => press(grid, event, across);
    return grid;
  }
  /** @param {Seen} seen @param {number} at */
  place({ table, known, chosen, options, guess, wrong }, at) {
    const isKnown = at < known;
    const [what, name] = [isKnown ? label(table, at) : "", shownAt(table, at)];
    const isLine = table.kind === "line";
    const place = button(isLine ? what : "", () => this.choose(at),
      `${isLine ? "cell" : "row"} ${isKnown ? shade(table, at) : ""}`);
    if (!isLine) place.append(element("span", name), element("b", isKnown ? what : "…"));
    place.dataset.at = String(at);
    place.tabIndex = at === Math.max(0, chosen) ? 0 : -1;
    place.setAttribute("aria-label", isKnown ? told(table, at) : say("unknown", { place: name }));
    if (at === chosen) place.setAttribute("aria-current", "true");
    place.classList.toggle("option", isKnown && options.has(at));
    place.classList.toggle("wrong", Boolean(isKnown && guess && wrong.has(at)));
    place.disabled = at > known || Number.isNaN(table.values[at]);
    return place;
  }
}

/** Each in an element of its own. @param {"td" | "li"} tag @param {HTMLElement[]} all */
const within = (tag, all) => all.map((one) => {
  const item = element(tag, "");
  item.append(one);
  return item;
});

/** As many side by side as there is room for. @param {HTMLElement[]} all */
function rows(all) {
  const list = element("ul", "", "rows");
  list.append(...within("li", all));
  const top = (/** @type {HTMLElement} */ one) => /** @type {HTMLElement} */ (one.parentElement).offsetTop;
  list.onkeydown = (event) => press(list, event, all.filter((one) => top(one) === top(all[0])).length);
  return list;
}

/** The place that has the stop from now on, and the focus. @param {HTMLElement} box @param {number | string} at */
function focusOn(box, at) {
  const place = /** @type {HTMLElement} */ (box.querySelector(`[data-at="${at}"]`));
  if (!place) return;
  for (const other of /** @type {NodeListOf<HTMLElement>} */ (box.querySelectorAll("[data-at][tabindex='0']")))
    other.tabIndex = -1;
  place.tabIndex = 0;
  place.focus();
}

/** @param {HTMLElement} box @param {KeyboardEvent} event @param {number} across how many stand side by side */
function press(box, event, across) {
  const at = Number(/** @type {HTMLElement} */ (event.target).dataset?.at);
  const by = /** @type {Record<string, number>} */ ({ ArrowLeft: -1, ArrowRight: 1, ArrowUp: -across,
    ArrowDown: across })[event.key];
  if (Number.isNaN(at) || !by) return;
  event.preventDefault();
  focusOn(box, at + by);
}
