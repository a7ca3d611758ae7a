// The place where a rule runs: a worker in a frame that has no origin, no network and no way to the page but one port.
import { body, FIRST, HELPERS } from "./source.js";

/** @typedef {import("./session.js").Told} Told */

// Only this script, a worker of a text, and the text of a rule that the worker loads; the worker is bound by the same.
const POLICY = "default-src 'none'; script-src 'unsafe-inline' blob:; worker-src blob:";
/** The page's own policy names it by its hash. */
export const SCRIPT = `let worker;
const address = (text) => URL.createObjectURL(new Blob([text], { type: "text/javascript" }));
onmessage = ({ data, source, ports }) => {
  if (source !== parent) return;
  worker?.terminate();
  worker = undefined;
  if (!data.engine) return;
  const [engine, rule] = [data.engine, data.rule].map(address);
  worker = new Worker(engine);
  worker.onerror = (event) => {
    event.preventDefault();
    const { filename, message, lineno } = event;
    parent.postMessage({ run: data.run, message: String(message), line: filename === rule ? lineno : 0 }, "*");
  };
  worker.postMessage({ rule }, [ports[0]]);
  URL.revokeObjectURL(engine);
};
parent.postMessage({ run: 0 }, "*");`;

export class Sandbox {
  /** The engine's text. @type {string} */
  engine;
  run = 0;
  /** @type {MessagePort} */
  port;
  /** @type {Promise<Window>} */
  ready;

  /**
   * @param {(told: Told) => void} hear what the worker tells
   * @param {(fault: {message: string, line: number}) => void} fail
   */
  constructor(hear, fail) {
    this.hear = hear;
    this.fail = fail;
  }
  /** The frame, once it listens. */
  open() {
    return (this.ready ??= new Promise((resolve) => {
      const frame = document.createElement("iframe");
      frame.hidden = true;
      frame.title = "";
      frame.setAttribute("sandbox", "allow-scripts");
      const policy = `<meta http-equiv="Content-Security-Policy" content="${POLICY}">`;
      frame.srcdoc = `${policy}<script>${SCRIPT}</` + "script>";
      addEventListener("message", ({ source, data }) => {
        if (source !== frame.contentWindow) return;
        if (data?.run === 0) resolve(frame.contentWindow);
        else if (data?.run === this.run && this.port) {
          this.fail({ message: String(data.message).slice(0, 300), line: Math.max(0, Number(data.line) - FIRST + 1) });
        }
      });
      document.body.append(frame);
    }));
  }
  /**
   * Starts a worker of its own, with a rule or without.
   * @param {string} text of the rule @param {Partial<import("./worker.js").Order>} order what it is asked first
   */
  async start(text, order) {
    const run = (this.run += 1);
    const [frame, engine] = [await this.open(), (this.engine ??= await load("lab.worker", "worker"))];
    if (run !== this.run) return;
    this.port?.close();
    const { port1, port2 } = new MessageChannel();
    this.port = port1;
    port1.onmessage = ({ data }) => run === this.run && this.hear(data);
    const rule = text && `rule(function (${HELPERS.join(", ")}) {\n${body(text)}\n});`;
    frame.postMessage({ run, engine, rule }, "*", [port2]);
    this.ask(order);
  }
  /** @param {Partial<import("./worker.js").Order>} order */
  ask(order) {
    this.port?.postMessage(order);
  }
  /** Ends what runs. */
  async stop() {
    this.run += 1;
    this.port?.close();
    this.port = undefined;
    (await this.open()).postMessage({}, "*");
  }
}
