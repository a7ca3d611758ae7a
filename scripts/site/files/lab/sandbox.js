// The place where a rule runs: a worker in a frame that has no origin, no network and no way to the page but one port.
import { body, HELPERS } from "./source.js";

/** @typedef {import("./session.js").Told} Told */

// Only this script and a worker of a text; the worker is bound by the same.
const POLICY = "default-src 'none'; script-src 'unsafe-inline'; worker-src blob:";
const SCRIPT = `let worker;
onmessage = ({ data, source, ports }) => {
  if (source !== parent) return;
  worker?.terminate();
  worker = undefined;
  if (!data.text) return;
  const address = URL.createObjectURL(new Blob([data.text], { type: "text/javascript" }));
  worker = new Worker(address);
  worker.onerror = (event) => {
    event.preventDefault();
    parent.postMessage({ run: data.run, message: String(event.message), line: Number(event.lineno) }, "*");
  };
  worker.postMessage(0, [ports[0]]);
  URL.revokeObjectURL(address);
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

  /** @param {(told: Told) => void} hear what the worker tells @param {(fault: {message: string, line: number}) => void} fail */
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
      frame.srcdoc = `<meta http-equiv="Content-Security-Policy" content="${POLICY}"><script>${SCRIPT}</` + "script>";
      addEventListener("message", ({ source, data }) => {
        if (source !== frame.contentWindow) return;
        if (data?.run === 0) resolve(frame.contentWindow);
        else if (data?.run === this.run && this.port) this.fail({ message: String(data.message).slice(0, 300), line: Number(data.line) - this.first + 1 });
      });
      document.body.append(frame);
    }));
  }
  /** On which line of the worker's text the rule begins. */
  first = 0;

  /** Starts a rule in a worker of its own. @param {import("./session.js").Asked} asked @param {{seconds: number, isCareful?: boolean}} how */
  async start(asked, how) {
    const run = (this.run += 1);
    const [frame, engine] = [await this.open(), (this.engine ??= await load("lab.worker", "worker"))];
    if (run !== this.run) return;
    this.port?.close();
    const { port1, port2 } = new MessageChannel();
    this.port = port1;
    port1.onmessage = ({ data }) => run === this.run && this.hear(data);
    const before = `${engine}\nrule(function (${HELPERS.join(", ")}) {`;
    // The first line of the body is ours.
    this.first = before.split("\n").length + 1;
    frame.postMessage({ run, text: `${before}${body(asked.text)}\n});` }, "*", [port2]);
    this.ask({ asked, first: this.first, lines: asked.text.split("\n").length, ...how });
  }
  /** @param {Partial<import("./worker.js").Order>} order */
  ask(order) {
    this.port.postMessage(order);
  }
  /** Ends what runs. */
  async stop() {
    this.run += 1;
    this.port?.close();
    this.port = undefined;
    (await this.open()).postMessage({}, "*");
  }
}
