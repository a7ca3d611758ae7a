// What the page asks of the workers, of which one has the rule and one tests guesses, and what it does without an
// answer.
import { checked } from "./check.js";
import { Sandbox } from "./sandbox.js";

/**
 * @typedef {import("./examples.js").Settings} Settings @typedef {import("./game.js").Look} Look
 * @typedef {import("./session.js").Told} Told
 */
/** @typedef {import("./table.js").Table} Table @typedef {import("./tried.js").Tried} Tried */
/** @typedef {{told: (told: Told) => void, refused: (id: string, args: Record<string, any>) => void}} Heard */

const SECONDS = 10;
const MORE = 30; // if one goes on
const SILENCE = 4000; // milliseconds without a word, after which a call of the rule does not come to an end
const PATIENCE = 60_000; // while patterns are looked for

export class Work {
  /** @param {Heard} heard */
  constructor(heard) {
    this.heard = heard;
    this.sandbox = new Sandbox((told) => this.hear(checked(told)), ({ message, line }) => {
      this.rest();
      // What goes wrong after the rule's last line was not closed in it.
      const last = this.settings.text.split("\n").length;
      if (line > last) this.heard.refused("unclosed", { line: last });
      else this.heard.refused("syntax", { message: message
        .replace(/^Uncaught |Failed to execute 'importScripts'[^:]*: /g, ""), line });
    });
  }
  /** What was heard last of the position that is being worked on. */
  at = "";
  isCareful = false;
  /** @type {{resolve: (look: Look) => void, reject: (error: Error) => void} | undefined} */
  looking;
  /** @type {ReturnType<typeof setTimeout>} */
  timer;
  guesses = new Guesses();

  /** @param {Settings} settings */
  start(settings, isCareful = false) {
    Object.assign(this, { settings, isCareful, at: "" });
    this.fail("stopped");
    this.wait(SILENCE);
    const { text } = settings;
    return this.sandbox.start(text, { asked: settings, lines: text.split("\n").length, seconds: SECONDS, isCareful });
  }
  goOn() {
    this.wait(SILENCE);
    this.sandbox.ask({ seconds: MORE });
  }
  stop() {
    this.rest();
    this.fail("stopped");
    return this.sandbox.stop();
  }
  /**
   * @param {string} text @param {number} player @param {boolean} isNamed does it stand in the table?
   * @returns {Promise<Look>}
   */
  look(text, player, isNamed) {
    this.fail("stopped");
    return new Promise((resolve, reject) => {
      this.looking = { resolve, reject };
      this.wait(2 * SILENCE);
      this.sandbox.ask({ look: text, player, isNamed });
    });
  }
  /** @param {number} milliseconds */
  wait(milliseconds) {
    this.rest();
    this.timer = setTimeout(() => this.miss(), milliseconds);
  }
  rest() {
    clearTimeout(this.timer);
  }
  /** @param {string} why */
  fail(why) {
    this.looking?.reject(new Error(why));
    this.looking = undefined;
  }
  /** Nothing was heard for long. */
  miss() {
    const { at, isCareful, looking } = this;
    this.sandbox.stop();
    if (looking) this.fail("look-stopped");
    else if (isCareful) this.heard.refused(at ? "never-ends" : "never-begins", { at });
    // Once more, step by step, to name the position.
    else this.start(this.settings, true);
  }
  /** @type {Settings} */
  settings;

  /** @param {Told | undefined} told */
  hear(told) {
    if (!told) {
      this.stop();
      this.heard.refused("fault", { message: "" });
      return;
    }
    if (told.at !== undefined) this.at = told.at;
    if (told.look) {
      this.rest();
      this.looking?.resolve(told.look);
      this.looking = undefined;
    } else if (told.refused) {
      this.rest();
      if (this.looking) this.fail(told.refused.id);
      else this.heard.refused(told.refused.id, told.refused.args);
    } else {
      if (told.stopped !== undefined || told.patterns) this.rest();
      else this.wait(told.table ? PATIENCE : SILENCE);
      this.heard.told(told);
    }
  }
}

/** Guesses, held against one table at a time: the answer to the last one is waited for. */
class Guesses {
  sandbox = new Sandbox((told) => {
    const guessed = checked(told)?.guessed;
    if (guessed?.text === this.text) this.settle(guessed);
  }, () => this.end());
  text = "";
  /** @type {((tried: Tried | undefined) => void) | undefined} */
  resolve;
  /** @type {Table | undefined} the one that the worker has */
  table;
  /** @type {ReturnType<typeof setTimeout>} */
  timer;

  /**
   * @param {string} text @param {Table} table
   * @returns {Promise<Tried | undefined>} nothing, if another one is asked before
   */
  async test(text, table) {
    this.settle(undefined);
    this.text = text;
    const answer = new Promise((resolve) => (this.resolve = resolve));
    this.timer = setTimeout(() => this.end(), SILENCE);
    if (!this.table) await this.sandbox.start("", { table });
    else if (this.table !== table) this.sandbox.ask({ table });
    this.table = table;
    this.sandbox.ask({ guess: text });
    return /** @type {Promise<Tried | undefined>} */ (answer);
  }
  /** @param {Tried | undefined} tried */
  settle(tried) {
    clearTimeout(this.timer);
    this.resolve?.(tried);
    this.resolve = undefined;
  }
  /** It takes too long. */
  end() {
    this.table = undefined;
    this.sandbox.stop();
    this.settle({ text: "", isLate: true });
  }
}
