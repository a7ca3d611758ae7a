// A list of positions, each with what it is worth.
import { label, shade, told } from "./cells.js";
import { focusOn, press } from "./roving.js";
import { say } from "./say.js";
import { shownAt } from "./table.js";

/** @typedef {import("./cells.js").Seen} Seen */

const MORE = 300;

export class Rows {
  shown = 60;

  /** @param {HTMLElement} box @param {(at: number) => void} choose */
  constructor(box, choose) {
    this.box = box;
    this.choose = choose;
  }
  /** @param {Seen} seen */
  draw(seen) {
    const { table, known, chosen, options, guess, wrong } = seen;
    const focused = /** @type {HTMLElement} */ (document.activeElement)?.dataset?.at;
    const count = Math.min(table.values.length, Math.max(this.shown, chosen + 1));
    const list = element("ul", "", "rows");
    // As many side by side as there is room for.
    const across = () => [...list.children].filter((item) => item instanceof HTMLElement &&
      item.offsetTop === /** @type {HTMLElement} */ (list.firstElementChild).offsetTop).length;
    list.onkeydown = (event) => press(list, event, across());
    for (let at = 0; at < count; at += 1) {
      const isKnown = at < known;
      const row = element("button", "", `row ${isKnown ? shade(table, at) : ""}`);
      row.type = "button";
      row.dataset.at = String(at);
      row.disabled = at > known;
      row.tabIndex = at === Math.max(0, chosen) ? 0 : -1;
      row.setAttribute("aria-label", isKnown ? told(table, at) : say("unknown", { place: shownAt(table, at) }));
      row.append(element("span", shownAt(table, at)), element("b", isKnown ? label(table, at) : "…"));
      if (at === chosen) row.setAttribute("aria-current", "true");
      row.classList.toggle("option", isKnown && options.has(at));
      row.classList.toggle("wrong", Boolean(isKnown && guess && wrong.has(at)));
      row.onclick = () => this.choose(at);
      const item = element("li", "");
      item.append(row);
      list.append(item);
    }
    const more = element("button", say("more-rows"), "button quiet");
    more.type = "button";
    more.hidden = count >= table.values.length || known < count;
    more.onclick = () => {
      this.shown = count + MORE;
      this.draw(seen);
    };
    this.box.replaceChildren(list, more);
    if (focused) focusOn(list, focused);
  }
}
