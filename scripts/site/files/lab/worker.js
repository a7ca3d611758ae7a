// Runs the reader's rule where it can reach nothing. Its text stands after this one in the same file, as a call of
// `rule` with a function; what it is asked comes over a port that only this scope has.
import * as helpers from "./helpers.js";
import { lock } from "./lock.js";
import { Refusal } from "./refusal.js";
import { Session } from "./session.js";
import { HELPERS } from "./source.js";

/** @typedef {{asked?: import("./session.js").Asked, first: number, lines: number, seconds?: number, isCareful?: boolean, look?: string, player?: number, isNamed?: boolean}} Order */

/** @type {any} */
const scope = self;
/** @type {Function} */
let make;
/** @type {Session} */
let session;

// Once set it listens, whatever becomes of the name.
scope.onmessage = (/** @type {MessageEvent} */ { ports: [port] }) => {
  port.onmessage = ({ data }) => answer(port, data);
};
scope.rule = (/** @type {Function} */ made) => {
  delete scope.rule;
  make = made;
};
const changed = lock(scope, ["rule"]);

/** The line of the rule's text in which something was thrown: the first of its lines in the trace. @param {Order} order */
const lineOf = ({ first, lines }) => (/** @type {any} */ error) => {
  for (const [, line] of String(error?.stack).matchAll(/:(\d+):\d+/g)) {
    const at = Number(line) - first + 1;
    if (at >= 1 && at <= lines) return at;
  }
  return 0;
};

/** @param {MessagePort} port @param {Order} order */
function answer(port, order) {
  const tell = (/** @type {import("./session.js").Told} */ told) => {
    if (changed() !== undefined) throw new Error();
    port.postMessage(told);
  };
  try {
    if (order.asked) {
      const line = lineOf(order);
      session = new Session(made(line), order.asked, tell, { line, isCareful: order.isCareful });
      session.run(order.seconds);
    } else if (order.look !== undefined) session.look(order.look, order.player, order.isNamed);
    else session.run(order.seconds);
  } catch (error) {
    const name = changed();
    const { id, args } = name !== undefined ? { id: "changes-language", args: { name } } : error instanceof Refusal ? error : { id: "fault", args: { message: String(/** @type {any} */ (error)?.message).slice(0, 200) } };
    port.postMessage({ refused: { id, args } });
  }
}

/** @param {(error: any) => number} line */
function made(line) {
  try {
    return make(...HELPERS.map((name) => /** @type {any} */ (helpers)[name]));
  } catch (error) {
    throw new Refusal("throws-first", { message: String(error).slice(0, 300), line: line(error) });
  }
}
