// What a page asks of a game's engine, and the forms of the answers.

/** @typedef {import("./words.js").Say} Say */
/** @typedef {"won" | "lost" | "drawn"} Outcome said of the player to move */
/** @typedef {{to: string, taps: string[], begins: number, say: Say, outcome: Outcome}} Move one begins with one of its first taps; its outcome is that of the position after it */
/** @typedef {[string, string, string, ...any[]]} Shape its key, its classes, its tag, its numbers */
/** @typedef {{size: number[], shapes: Shape[], overlay: Shape[], hits: [string, ...number[]][], steps: [string, number, ...number[]][], notes: Say[]}} Scene */
/**
 * @typedef {{
 *   text: string, told: Say, how: Say, outcome: Outcome, moves: Move[], best: number, weights: number[], parts: [string, number][],
 *   why: Say[], quantity: Say, legend: Say, labels: [string, Outcome, number][],
 *   table: [string, [Outcome]][][], scene: Scene, refused?: boolean
 * }} Look what there is to know of a position
 */
/**
 * @typedef {{
 *   setUps: string[], end: string, isPartizan: boolean, counted: string, narrow: Look, wide: Scene, words: string
 * }} Facts what does not change in a game, with its words
 */

/** The engines: a worker for each game, begun when its board is first used. */
export const engine = {
  /** @type {Map<string, Promise<Worker & {waiting: ((data: any) => void)[]}>>} */
  workers: new Map(),
  /** @param {string} game */
  start(game) {
    if (!this.workers.has(game)) {
      const starting = Promise.all([load(`${game}.board`, "board"), load("worker", "worker")]).then(async ([code, text]) => {
        const worker = Object.assign(new Worker(URL.createObjectURL(new Blob([text], { type: "text/javascript" }))), { waiting: [] });
        worker.onmessage = ({ data }) => worker.waiting.shift()(data);
        worker.postMessage({ engine: await unpacked(code) });
        return worker;
      });
      this.workers.set(game, starting);
      starting.catch(() => this.workers.delete(game)); // the next one tries again
    }
    return this.workers.get(game);
  },
  /** @param {string} game @param {(string | number)[]} lines @returns {Promise<any>} */
  async ask(game, ...lines) {
    const worker = await this.start(game);
    const data = await new Promise((resolve) => {
      worker.waiting.push(resolve);
      worker.postMessage({ request: lines.join("\n") });
    });
    if (data.fault) throw new Error(data.fault);
    return JSON.parse(data.out);
  },
};

/** Where one chooses by chance: the moves that are best to choose most often. @param {Look} look */
export const likeliest = ({ moves, weights, best }) => moves.filter((_, i) => weights[i] === weights[best]);

/** The perfect player's move: by chance, where both choose at once, and where several lose alike. @param {Look} look */
export function drawn({ weights, best }, chance = Math.random()) {
  let left = chance * weights.reduce((sum, weight) => sum + weight, 0);
  const drawn = weights.findIndex((weight) => (left -= weight) < 0);
  return drawn < 0 ? best : drawn;
}
