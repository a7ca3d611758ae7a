// The values of one number, in rows.
import { label, shade, told } from "./cells.js";
import { focusOn, press } from "./roving.js";
import { say } from "./say.js";

/** @typedef {import("./cells.js").Seen} Seen */

const MORE = 400;

export class Strip {
  shown = 100;
  across = 0;

  /** @param {HTMLElement} box @param {(at: number) => void} choose */
  constructor(box, choose) {
    this.box = box;
    this.choose = choose;
  }
  /**
   * @param {Seen} seen
   * @param {{most: number, of: number}} wish how many to a row, if not 0, or a multiple of what, if that is not 0
   */
  draw(seen, wish) {
    const { table, known } = seen;
    const hadFocus = this.box.contains(document.activeElement);
    const room = Math.floor(this.box.clientWidth / (
      2.9 * parseFloat(getComputedStyle(document.documentElement).fontSize))) - 1;
    const fits = wish.of && wish.of <= Math.min(room, 12) ? wish.of * Math.floor(Math.min(room, 12) / wish.of)
      : Math.min(10, room - (room % 5));
    this.across = wish.most || Math.max(fits, 5 - (wish.of ? 5 : 0), 1);
    const count = Math.min(table.values.length, Math.max(this.shown, seen.chosen + 1));
    const body = document.createElement("tbody");
    for (let row = 0; row < count; row += this.across) {
      const line = element("tr", "");
      line.append(element("th", String(table.from[0] + row)));
      for (let at = row; at < Math.min(row + this.across, count); at += 1) line.append(this.cell(seen, at));
      body.append(line);
    }
    const grid = element("table", "", "strip");
    grid.append(body);
    grid.onkeydown = (event) => press(grid, event, this.across);
    const more = element("button", say("more-rows"), "button quiet");
    more.type = "button";
    more.hidden = count >= table.values.length || known < count;
    more.onclick = () => {
      this.shown = count + MORE;
      this.draw(seen, wish);
    };
    this.box.replaceChildren(grid, more);
    if (hadFocus) focusOn(this.box, seen.chosen);
  }
  /** @param {Seen} seen @param {number} at */
  cell({ table, known, chosen, options, guess, wrong }, at) {
    const isKnown = at < known;
    const place = element("td", "");
    const cell = element("button", isKnown ? label(table, at) : "", `cell ${isKnown ? shade(table, at) : ""}`);
    cell.type = "button";
    cell.dataset.at = String(at);
    cell.tabIndex = at === Math.max(0, chosen) ? 0 : -1;
    cell.setAttribute("aria-label", isKnown ? told(table, at) : say("unknown", { place: String(table.from[0] + at) }));
    if (at === chosen) cell.setAttribute("aria-current", "true");
    if (isKnown && options.has(at)) cell.classList.add("option");
    if (isKnown && guess && wrong.has(at)) cell.classList.add("wrong");
    cell.disabled = at > known || Number.isNaN(table.values[at]);
    cell.onclick = () => this.choose(at);
    place.append(cell);
    return place;
  }
}
