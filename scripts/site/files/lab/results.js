// The table and all that is said of it.
import { explained, legend, verdict } from "./explain.js";
import { OF_ENDS } from "./find/pattern.js";
import { Leads } from "./leads.js";
import { Plane } from "./map.js";
import { Places } from "./places.js";
import { say, studied } from "./say.js";
import { show } from "./shows.js";
import { inOrder, shownAt, textAt } from "./table.js";

/**
 * @typedef {import("./table.js").Table} Table @typedef {import("./game.js").Look} Look
 * @typedef {import("./session.js").Told} Told
 */

export class Results {
  /** @type {import("./cells.js").Seen & {order: number[]}} */
  seen;
  /** What has been told of the table, and later of its patterns. @type {Told} */
  told;
  /** Of a rule, or positions, or an end that has been changed since? */
  isOld = false;
  /** Pages with the same table. @type {import("./leads.js").Lead[]} */
  found = [];
  leads = new Leads();
  isStepping = false;

  /**
   * @param {(name: string) => any} part
   * @param {{look: (text: string) => Promise<Look>, play: (look: Look) => void, guess: (text: string, table: Table) =>
   * Promise<import("./tried.js").Tried | undefined>}} ask
   */
  constructor(part, ask) {
    this.part = part;
    this.ask = ask;
    const choose = (/** @type {number} */ at) => {
      void this.choose(at);
    };
    const places = new Places(part("table"), choose);
    this.views = { line: places, list: places, plane: new Plane(part("table"), choose) };
    const does = /** @type {[string, string, () => any][]} */ ([
      ["step", "onclick", () => this.step()], ["next", "onclick", () => this.reveal(1)],
      ["ten", "onclick", () => this.reveal(10)], ["all", "onclick", () => this.all()],
      ["across", "onchange", () => this.draw()], ["colours", "onchange", () => this.draw()],
      ["guess", "oninput", () => this.try()],
    ]);
    for (const [name, event, handler] of does) part(name)[event] = handler;
  }
  /** @param {Told} told with a table @param {boolean} isNew of another rule? */
  put(told, isNew) {
    const { table } = told;
    const order = inOrder(table);
    const chosen = isNew || !this.seen ? -1 : this.seen.chosen;
    this.seen = { table, order, known: order.length, chosen, options: new Set(), wrong: new Set() };
    Object.assign(this, { told, isStepping: false, found: [] });
    this.age(false);
    if (isNew) {
      this.views.line.shown = 0;
      this.part("across").value = "";
      this.part("explain").textContent = say("touch-one");
    }
    this.part("across-of").hidden = table.kind !== "line";
    this.part("colours-of").hidden = table.kind !== "plane" || table.end !== "loses";
    this.draw();
    void this.try();
  }
  /** @param {Told} found with patterns */
  add(found) {
    this.told = { ...this.told, ...found };
    this.draw();
  }
  draw() {
    const { seen, told, isStepping } = this;
    this.views.plane.isColoured = this.part("colours").value === "values";
    this.views[seen.table.kind].draw(seen, this.across());
    for (const name of ["next", "ten", "all"]) this.part(name).hidden = !isStepping;
    this.part("step").hidden = isStepping;
    // What one is to find out step by step is not told.
    this.part("finds").hidden = isStepping;
    this.part("legend").textContent = isStepping ? "" : legend(seen.table);
    if (isStepping) return;
    if (told.patterns) show(this.part("shows"), told, (code) => this.use(code));
    else this.part("shows").textContent = say("looking");
    this.lead();
  }
  /** How many to a row: what one wishes, or a multiple of the period once it is known. */
  across() {
    const wish = Number(this.part("across").value);
    if (wish) return { most: Math.min(60, Math.max(1, wish)), of: 0 };
    const period = this.isStepping ? 0 : this.told.patterns?.find(({ args }) => args.p)?.args.p ?? 0;
    return { most: 0, of: period };
  }
  /** Looks for pages with the same table. @param {import("./leads.js").Page[]} pages */
  async compare(pages) {
    const { seen } = this;
    const found = await this.leads.find(seen.table, pages);
    if (!found || seen !== this.seen) return;
    this.found = found;
    this.lead();
  }
  lead() {
    const { found, part } = this;
    const { end, kind } = this.seen.table;
    const idea = OF_ENDS[end] ?? (end === "wins" && kind === "list" ? "misere" : undefined);
    part("idea").replaceChildren(...(idea ? [studied(idea)] : []));
    part("same").hidden = !found.length;
    part("leads").hidden = !found.length && !idea;
    part("pages").replaceChildren(...found.map(({ page: { name, title }, by }) => {
      const [item, link] = [element("li", ""), element("a", by ? say("page-shifted", { title, by }) : title)];
      link.href = `${name}${isChinese ? ".zh" : ""}.html`;
      item.append(link);
      return item;
    }));
  }
  /** @param {string} code */
  use(code) {
    this.part("guess").value = code;
    this.try();
    this.part("guess").focus();
  }
  /** What is shown may be of what was asked before: a guess is not held against that. @param {boolean} isOld */
  age(isOld) {
    if (!this.seen || this.isOld === isOld) return;
    this.isOld = isOld;
    this.part("old").hidden = !isOld;
    this.part("results").classList.toggle("old", isOld);
    this.try();
  }
  async try() {
    const { seen, part } = this;
    const text = part("guess").value.trim();
    const tell = (/** @type {string} */ said) => (part("guessed").textContent = this.isStepping ? "" : said);
    if (!text || this.isOld) {
      Object.assign(seen, { guess: undefined, wrong: new Set() });
      tell("");
      this.draw();
      return;
    }
    const found = await this.ask.guess(text, seen.table);
    if (!found || seen !== this.seen || this.isOld) return;
    Object.assign(seen, { guess: Boolean(found.wrong), wrong: new Set(found.wrong) });
    tell(verdict(found, seen.table));
    this.draw();
  }
  step() {
    Object.assign(this.seen, { known: 0, chosen: -1, options: new Set() });
    this.isStepping = true;
    this.part("explain").textContent = say("step-begin");
    this.draw();
    this.part("next").focus();
  }
  all() {
    this.seen.known = this.seen.order.length;
    this.isStepping = false;
    this.draw();
    void this.try();
    this.part("step").focus();
  }
  /** @param {number} count */
  async reveal(count) {
    const { seen } = this;
    const last = Math.min(seen.order.length, seen.known + count) - 1;
    if (last + 1 >= seen.order.length) {
      this.all();
      return;
    }
    seen.known = last + 1;
    await this.choose(seen.order[last]);
  }
  /** @param {number} at */
  async choose(at) {
    const { seen, part } = this;
    const { table, order } = seen;
    if (Number.isNaN(table.values[at])) return;
    if (this.isStepping && order.indexOf(at) > seen.known) return;
    if (this.isStepping && order[seen.known] === at) seen.known += 1;
    seen.chosen = at;
    seen.options = new Set();
    this.draw();
    try {
      const look = await this.ask.look(textAt(table, at));
      if (seen !== this.seen || seen.chosen !== at) return;
      part("explain").textContent = explained(look, shownAt(table, at), table.end).join(" ");
      // Of a position that only `start` has made the table has no options.
      if (look.text === textAt(table, at)) seen.options = this.places(look.options.map(({ text }) => text));
      this.draw();
      this.ask.play(look);
    } catch {
      part("explain").textContent = say("no-look");
    }
  }
  /** Where in the table these positions stand. @param {string[]} texts */
  places(texts) {
    const { table } = this.seen;
    const all = new Set(texts);
    return new Set(Array.from(table.values, (_, at) => at).filter((at) => all.has(textAt(table, at))));
  }
}
