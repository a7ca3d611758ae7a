// Runs the reader's rule where it can reach nothing: first all is locked, then the rule is loaded as a script of its
// own,
// which calls `rule` with a function. What is asked comes over a port that only this scope has.
import * as helpers from "./helpers.js";
import { lock } from "./lock.js";
import { Sum } from "./position.js";
import { message, Refusal } from "./refusal.js";
import { Session } from "./session.js";
import { FIRST, HELPERS } from "./source.js";
import { tried } from "./tried.js";

/**
 * What is asked of the rule, which stands on so many `lines`; or a table, and a guess.
 * @typedef {{
 *   asked?: import("./examples.js").Settings, lines?: number, seconds?: number, isCareful?: boolean,
 *   look?: string, player?: number, isNamed?: boolean, table?: import("./table.js").Table, guess?: string
 * }} Order
 */

/** @type {any} */
const scope = self;
/** @type {Function} */
let make;
/** @type {Session} */
let session;
/** @type {import("./table.js").Table} */
let table;

const [load, revoke] = [scope.importScripts.bind(scope), scope.URL.revokeObjectURL.bind(scope.URL)];
// Once set it listens, whatever becomes of the name.
scope.onmessage = (/** @type {MessageEvent} */ { data, ports: [port] }) => {
  try {
    load(data.rule);
  } finally {
    revoke(data.rule);
  }
  port.onmessage = ({ data }) => answer(port, data);
};
// The first to call it is the rule.
const rule = (/** @type {Function} */ made) => {
  make ??= made;
};
Object.defineProperty(scope, "rule", { value: rule });
lock(scope, ["rule"], [rule, Sum, ...HELPERS.map((name) => /** @type {any} */ (helpers)[name])]);

/**
 * The line of the rule's text in which something was thrown: the first of its lines in the trace.
 * @param {number} lines
 */
const lineOf = (lines) => (/** @type {any} */ error) => {
  try {
    for (const [, line] of String(error?.stack).slice(0, 5000).matchAll(/:(\d+):\d+/g)) {
      // The first line of the script is not the reader's.
      const at = Number(line) - FIRST + 1;
      if (at >= 1 && at <= lines) return at;
    }
  } catch {
    // Whatever was thrown, it names no line.
  }
  return 0;
};

/** @param {MessagePort} port @param {Order} order */
function answer(port, order) {
  const tell = (/** @type {import("./session.js").Told} */ told) => port.postMessage(told);
  try {
    if (order.table) table = order.table;
    else if (order.guess !== undefined) tell({ guessed: tried(order.guess, table) });
    else if (order.asked) {
      const line = lineOf(order.lines);
      session = new Session(made(line), order.asked, tell, { line, isCareful: order.isCareful });
      session.run(order.seconds);
    } else if (order.look !== undefined) session.look(order.look, order.player, order.isNamed);
    else session.run(order.seconds);
  } catch (error) {
    const { id, args } = error instanceof Refusal ? error : { id: "fault", args: { message: message(error) } };
    port.postMessage({ refused: { id, args } });
  }
}

/** @param {(error: any) => number} line @returns {import("./rule.js").Made} */
function made(line) {
  if (!make) throw new Refusal("no-function");
  try {
    const { moves, score, start } = make(...HELPERS.map((name) => /** @type {any} */ (helpers)[name]));
    return { moves, score, start };
  } catch (error) {
    throw new Refusal("throws-first", { message: message(error), line: line(error) });
  }
}
