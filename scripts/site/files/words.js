// Messages. Their words stand in text files, one for each language, in the form of Fluent; a page has those of its own
// language alone.
import { FluentBundle, FluentNumber, FluentResource } from "@fluent/bundle";

/** @typedef {[string, Record<string, any>]} Say the id of a message and its arguments, as the boards' engine hands them over */
/** @typedef {Record<string, any>} Names what a place gives to every message: who is who */

export class Words {
  /** Chinese has a space beside Latin letters and numbers, whatever an argument begins or ends with. @param {string} text */
  static spaced(text) {
    return text.replace(/(\p{Script=Han})(?=[a-z\d])|([a-z\d])(?=\p{Script=Han})/giu, "$1$2 ");
  }
  /** @param {string} text in the form of Fluent */
  constructor(text) {
    this.bundle = new FluentBundle(document.documentElement.lang, { useIsolating: false });
    const [error] = this.bundle.addResource(new FluentResource(text));
    if (error) throw error;
  }
  /** The text of a message, or of its attribute, if it has this one. @param {Say} said @param {Names} [names] @param {string} [attribute] @returns {string} */
  say([id, args], names = {}, attribute) {
    const message = this.bundle.getMessage(id);
    const pattern = message?.attributes[attribute] ?? message?.value;
    if (pattern == null) throw new Error(`no message ${id}`);
    const values = Object.entries({ ...names, ...args }).map(([name, arg]) => [name, this.value(arg, names)]);
    // Without a list for errors the first one is thrown.
    return Words.spaced(this.bundle.formatPattern(pattern, Object.fromEntries(values)));
  }
  /** @param {any} arg @param {Names} names */
  value(arg, names) {
    if (typeof arg === "number") return new FluentNumber(arg, { useGrouping: false });
    return typeof arg === "string" ? arg : this.text(arg, names);
  }
  /** An argument that is a message or a list. @param {any} arg @param {Names} names @returns {string} */
  text(arg, names) {
    if (typeof arg !== "object") return String(arg);
    const [[kind, of]] = Object.entries(arg);
    if (kind === "say") return this.say(of, names);
    /** @type {string[]} */
    const items = of.map((/** @type {any} */ item) => this.text(item, names));
    const [sign, last] = [undefined, "last"].map((attribute) => this.say([`between-${kind}`, {}], {}, attribute));
    return [items.slice(0, -1).join(sign), ...items.slice(-1)].filter(Boolean).join(last);
  }
}

/** What the site's scripts say. */
export const words = new Words(globalThis.WORDS.site);

/** @param {string} id @param {Record<string, any>} [args] */
export const say = (id, args = {}) => words.say([id, args]);
