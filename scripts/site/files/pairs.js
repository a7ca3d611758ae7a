// Two heaps: the map of a rule's values, the options of a cell, a guess drawn over it.
import { engine } from "./ask.js";
import { fits, read } from "./guess.js";

const SIDE = 60;
const CELL = 9;

export class Pairs {
  /** @type {number[][]} */
  values = [];
  rule = "";
  /** The options of the chosen cell. @type {{x: number, y: number, options: number[][]}} */
  chosen;
  /** @type {import("./guess.js").Guess} */
  guess;

  /** @param {HTMLElement} box @param {(text: string) => void} keep */
  constructor(box, keep) {
    this.box = box;
    this.keep = keep;
    box.hidden = false;
    this.part("form").onsubmit = (/** @type {Event} */ event) => {
      event.preventDefault();
      this.safe(this.open(this.part("rule").value.trim()));
    };
    for (const one of /** @type {NodeListOf<HTMLElement>} */ (box.querySelectorAll("[data-pairs]"))) one.onclick = () => this.safe(this.open(one.dataset.pairs));
    this.part("shown").onchange = () => this.draw();
    this.part("guess").oninput = () => {
      this.guess = read(this.part("guess").value, ["x", "y"]);
      this.draw();
    };
    const map = this.part("map");
    map.onclick = (/** @type {MouseEvent} */ event) => {
      const { left, top, width } = map.getBoundingClientRect();
      const place = (/** @type {number} */ at) => Math.min(SIDE - 1, Math.max(0, Math.floor(at / width * SIDE)));
      this.safe(this.choose(place(event.clientX - left), place(event.clientY - top)));
    };
    map.onkeydown = (/** @type {KeyboardEvent} */ event) => {
      const [dx, dy] = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key] ?? [];
      if (dx === undefined) return;
      event.preventDefault();
      const { x, y } = this.chosen ?? { x: 0, y: 0 };
      const place = (/** @type {number} */ at) => Math.min(SIDE - 1, Math.max(0, at));
      this.safe(this.choose(place(x + dx), place(y + dy)));
    };
  }
  /** @param {string} name @returns {any} */
  part(name) {
    return this.box.querySelector(`[data-part=${name}]`);
  }
  /** @param {Promise<void>} work */
  safe(work) {
    return work.catch((error) => (this.part("refused").textContent = error.message));
  }
  /** @param {string} text */
  async open(text, isAsked = true) {
    this.part("rule").value = text;
    const found = await engine.ask("pairs", text);
    this.part("refused").textContent = found.refused ? found.refused[isChinese ? 1 : 0] : "";
    if (found.refused) return;
    Object.assign(this, { values: found, rule: text, chosen: undefined });
    if (isAsked) this.keep(`2 ${text}`);
    this.draw();
    if (text.startsWith("sum ")) await this.compare(text.slice(4));
  }
  /** The values of a sum beside the nim-sums of the values of its parts. @param {string} rule */
  async compare(rule) {
    const { values } = await engine.ask("explore", rule);
    const first = this.values.findIndex((row, x) => row.some((value, y) => value !== (values[x] ^ values[y])));
    this.part("told").textContent = first < 0
      ? say("Here each value was found by the options of both heaps alone. In all 3600 cells it equals G(x) ⊕ G(y).", "这里每个值都是直接由两堆的后继算出来的。3600 格中，它都等于 G(x) ⊕ G(y)。")
      : say(`It differs from G(x) ⊕ G(y) first in row ${first}.`, `它最先在第 ${first} 行与 G(x) ⊕ G(y) 不同。`);
  }
  /** @param {number} x @param {number} y */
  async choose(x, y) {
    const options = await engine.ask("pairs", this.rule, x, y);
    this.chosen = { x, y, options };
    this.draw();
    const inside = options.filter((/** @type {number[]} */ [a, b]) => a < SIDE && b < SIDE);
    const found = [...new Set(inside.map((/** @type {number[]} */ [a, b]) => this.values[a][b]))].sort((a, b) => a - b);
    this.part("told").textContent = say(`G(${x}, ${y}) = ${this.values[x][y]}; ${options.length} options, of values {${found.join(", ")}}`, `G(${x}, ${y}) = ${this.values[x][y]}；${options.length} 个后继，SG 值为 {${found.join(", ")}}`);
  }
  draw() {
    const map = /** @type {HTMLCanvasElement} */ (this.part("map"));
    const scale = devicePixelRatio * 2;
    map.width = map.height = SIDE * CELL * scale;
    const paper = map.getContext("2d");
    paper.scale(scale, scale);
    const style = getComputedStyle(map);
    const colour = (/** @type {string} */ name) => style.getPropertyValue(name);
    const inColour = this.part("shown").value === "values";
    const { guess, chosen } = this;
    let failed;
    for (let x = 0; x < SIDE; x += 1) {
      for (let y = 0; y < SIDE; y += 1) {
        const value = this.values[x]?.[y];
        const at = /** @type {const} */ ([x * CELL, y * CELL, CELL - 1, CELL - 1]);
        paper.fillStyle = value === 0 ? colour("--lost") : inColour ? `hsl(${40 + 47 * value % 300} 60% ${style.colorScheme === "dark" ? 45 : 65}%)` : colour("--line");
        paper.fillRect(...at);
        if (!guess) continue;
        const guessed = guess({ x, y });
        if (!fits(guessed, value)) {
          failed ??= [x, y];
          if (x + y < failed[0] + failed[1]) failed = [x, y];
          paper.strokeStyle = colour("--bad");
          paper.strokeRect(x * CELL + 1, y * CELL + 1, CELL - 3, CELL - 3);
        }
      }
    }
    paper.lineWidth = 2;
    paper.strokeStyle = colour("--won");
    for (const [a, b] of chosen?.options ?? []) if (a < SIDE && b < SIDE) paper.strokeRect(a * CELL, b * CELL, CELL - 1, CELL - 1);
    paper.strokeStyle = colour("--text");
    if (chosen) paper.strokeRect(chosen.x * CELL, chosen.y * CELL, CELL - 1, CELL - 1);
    const typed = this.part("guess").value.trim();
    this.part("failed").textContent = !typed ? "" : !guess ? say("This guess cannot be read. Examples: x = y; (x + y) mod 3 = 0; x xor y.", "看不懂这个猜想。例如：x = y；(x + y) mod 3 = 0；x xor y。")
      : failed ? say(`The guess fails first at (${failed.join(", ")}), where G = ${this.values[failed[0]][failed[1]]}.`, `猜想最先在 (${failed.join(", ")}) 处不成立，那里 G = ${this.values[failed[0]][failed[1]]}。`)
      : say("The guess holds in all 3600 cells.", "3600 格中猜想都成立。");
    const lost = this.values.flatMap((row, x) => row.flatMap((value, y) => (value === 0 && x <= y ? [`(${x}, ${y})`] : [])));
    this.part("lost").textContent = say("Lost: ", "必败：") + lost.slice(0, 16).join(", ") + (lost.length > 16 ? ", …" : "");
  }
}
