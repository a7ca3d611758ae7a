// What the page asks of the worker, and what it does when there is no answer.
import { checked } from "./check.js";
import { Sandbox } from "./sandbox.js";

/** @typedef {import("./examples.js").Settings} Settings @typedef {import("./game.js").Look} Look @typedef {import("./session.js").Told} Told */
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
      else this.heard.refused("syntax", { message: message.replace(/^Uncaught /, ""), line: Math.max(0, line) });
    });
  }
  /** What was heard last of the position that is being worked on. */
  at = "";
  isCareful = false;
  /** @type {{resolve: (look: Look) => void, reject: (error: Error) => void} | undefined} */
  looking;
  /** @type {ReturnType<typeof setTimeout>} */
  timer;

  /** @param {Settings} settings */
  start(settings, isCareful = false) {
    const { text, end, at, isReached } = settings;
    Object.assign(this, { settings, isCareful, at: "" });
    this.fail("stopped");
    this.wait(SILENCE);
    return this.sandbox.start({ text, end, at, isReached: Boolean(isReached) }, { seconds: SECONDS, isCareful });
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
  /** @param {string} text @param {number} player @param {boolean} isNamed does it stand in the table? @returns {Promise<Look>} */
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
      if (told.stopped !== undefined || told.far !== undefined) this.rest();
      else this.wait(told.table || told.patterns ? PATIENCE : SILENCE);
      this.heard.told(told);
    }
  }
}
