// What a page asks of the engine.

/** The engine: one worker for the page, begun when a board is first used. */
export const engine = {
  waiting: [],
  start() {
    this.worker ??= Promise.all([load("engine", "engine"), load("worker", "worker")]).then(([code, text]) => {
      const worker = new Worker(URL.createObjectURL(new Blob([text], { type: "text/javascript" })));
      worker.onmessage = ({ data }) => this.waiting.shift()(data);
      worker.postMessage({ engine: Uint8Array.from(atob(code), (letter) => letter.charCodeAt(0)) });
      return worker;
    }).catch((error) => {
      this.worker = undefined; // the next one tries again
      throw error;
    });
    return this.worker;
  },
  async ask(...lines) {
    const worker = await this.start();
    const data = await new Promise((resolve) => {
      this.waiting.push(resolve);
      worker.postMessage({ request: lines.join("\n") });
    });
    if (data.fault) throw new Error(data.fault);
    return JSON.parse(data.out);
  },
};

export function button(words, does, className = "button quiet") {
  const made = element("button", words, className);
  made.type = "button";
  made.onclick = does;
  return made;
}
