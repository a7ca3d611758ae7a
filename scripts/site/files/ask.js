// What a page asks of the engine, and the forms of the answers.

/** @typedef {[string, string]} Pair English and Chinese */
/** @typedef {{to: string, taps: string[], words: Pair, class: string}} Move its class is that of the position after it */
/** @typedef {[string, string, string, ...any[]]} Shape its key, its classes, its tag, its numbers */
/** @typedef {{size: number[], shapes: Shape[], drawn: Shape[], hits: [string, ...number[]][], steps: [string, number, ...number[]][], notes: Pair[]}} Scene */
/**
 * @typedef {{
 *   text: string, class: string, moves: Move[], best: number, weights: number[], parts: [string, number][],
 *   claim: {words: Pair, lost: boolean}, why: Pair, drawn: Pair, marks: [string, string, number][],
 *   table: [string, string][][], scene: Scene, refused?: Pair
 * }} Look what there is to know of a position
 */
/**
 * @typedef {{
 *   rule: Pair, takes: Pair, setUps: string[], end: string, players: Pair[], asked: Pair[],
 *   counted: [Pair, string], narrow: Look, wide: Scene
 * }} Facts what does not change in a game
 */

/** The engine: one worker for the page, begun when a board is first used. */
export const engine = {
  /** @type {((data: any) => void)[]} */
  waiting: [],
  /** @type {Promise<Worker>} */
  worker: undefined,
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
  /** @param {(string | number)[]} lines @returns {Promise<any>} */
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

/** @param {string} words @param {(this: GlobalEventHandlers, event: MouseEvent) => any} does */
export function button(words, does, className = "button quiet") {
  const made = element("button", words, className);
  made.type = "button";
  made.onclick = does;
  return made;
}
