// The values of two numbers, as a map: x to the right, y downwards.
import { label, shade, told } from "./cells.js";
import { say } from "./say.js";
import { pairAt } from "./table.js";

/** @typedef {import("./cells.js").Seen} Seen */

const LARGEST = 44; // pixels of a cell
const EDGE = 26; // pixels for the numbers above and on the left

export class Plane {
  /** @param {HTMLElement} box @param {(at: number) => void} choose */
  constructor(box, choose) {
    this.box = box;
    this.choose = choose;
    this.canvas = document.createElement("canvas");
    this.canvas.className = "map";
    this.canvas.tabIndex = 0;
    this.canvas.setAttribute("role", "application");
    this.canvas.setAttribute("aria-label", say("map"));
    this.told = element("p", "", "under");
    this.told.setAttribute("role", "status");
    this.canvas.onclick = (event) => this.touch(event);
    this.canvas.onkeydown = (event) => this.press(event);
    new ResizeObserver(() => this.seen && this.box.contains(this.canvas) && this.paint()).observe(box);
    matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => this.seen && this.paint());
  }
  /** @type {Seen & {order: number[]}} */
  seen;
  cell = 10;
  /** The place of each cell in the order. @type {{of: number[], ranks: Int32Array} | undefined} */
  ranked;

  /** @param {Seen & {order: number[]}} seen */
  draw(seen) {
    this.seen = seen;
    if (!this.box.contains(this.canvas)) this.box.replaceChildren(this.canvas, this.told);
    this.paint();
    const { table, chosen } = seen;
    this.told.textContent = chosen >= 0 && this.isKnown(chosen) ? told(table, chosen) : say("map-keys");
  }
  /** @param {number} at */
  isKnown(at) {
    const { known, order } = this.seen;
    return known >= order.length || this.ranks()[at] < known;
  }
  ranks() {
    const { order } = this.seen;
    if (this.ranked?.of !== order) {
      const ranks = new Int32Array(order.length);
      order.forEach((at, i) => (ranks[at] = i));
      this.ranked = { of: order, ranks };
    }
    return this.ranked.ranks;
  }
  paint() {
    const { table, chosen, options, guess, wrong } = this.seen;
    const [width, height] = table.size;
    const room = Math.min(this.box.clientWidth, 640) - EDGE;
    this.cell = Math.max(1, Math.min(LARGEST, Math.floor(room / Math.max(width, height))));
    const { canvas, cell } = this;
    const [across, down] = [EDGE + width * cell, EDGE + height * cell];
    const scale = devicePixelRatio;
    Object.assign(canvas, { width: across * scale, height: down * scale });
    Object.assign(canvas.style, { width: `${across}px`, height: `${down}px` });
    const paper = canvas.getContext("2d");
    paper.scale(scale, scale);
    const style = getComputedStyle(this.box);
    const colour = (/** @type {string} */ name) => style.getPropertyValue(name);
    const gap = cell >= 6 ? 1 : 0;
    this.axes(paper, colour("--quiet"));
    paper.textAlign = "center";
    paper.textBaseline = "middle";
    paper.font = `${Math.min(15, cell * 0.45)}px system-ui, sans-serif`;
    const fills = this.fills(colour, style.colorScheme.includes("dark") &&
      matchMedia("(prefers-color-scheme: dark)").matches);
    for (let at = 0; at < table.values.length; at += 1) {
      const [x, y] = this.corner(at);
      const isKnown = this.isKnown(at);
      paper.fillStyle = isKnown ? fills(at) : colour("--ground");
      paper.fillRect(x, y, cell - gap, cell - gap);
      if (isKnown && cell >= 18) {
        paper.fillStyle = /^(lost|left|right|second)$/.test(shade(table, at)) ? colour("--ground") : colour("--text");
        paper.fillText(label(table, at), x + cell / 2, y + cell / 2, cell - 2);
      }
      if (isKnown && guess && wrong.has(at)) this.frame(paper, at, colour("--bad"));
    }
    for (const at of options) if (this.isKnown(at)) this.frame(paper, at, colour("--won"));
    if (chosen >= 0) this.frame(paper, chosen, colour("--text"));
  }
  /** @param {(name: string) => string} colour @param {boolean} isDark @returns {(at: number) => string} */
  fills(colour, isDark) {
    const { table } = this.seen;
    const plain = /** @type {Record<string, string>} */ ({
      lost: colour("--lost"), won: colour("--line"), drawn: colour("--quiet"), mixed: colour("--quiet"),
      none: colour("--ground"), left: colour("--lost"), right: colour("--bad"), first: colour("--line"),
      second: colour("--text"),
    });
    if (table.end !== "loses" || !this.isColoured) return (at) => plain[shade(table, at)];
    return (at) => (shade(table, at) === "won" ? `hsl(${(40 + 47 * table.values[at]) % 360} 55% ${isDark ? 42 : 70}%)`
      : plain[shade(table, at)]);
  }
  isColoured = false;

  /** @param {CanvasRenderingContext2D} paper @param {string} colour */
  axes(paper, colour) {
    const { from, size } = this.seen.table;
    paper.fillStyle = colour;
    paper.font = "11px system-ui, sans-serif";
    const step = [1, 2, 5, 10, 20, 50, 100].find((step) => step * this.cell >= 26) ?? 200;
    for (const [axis, length] of size.entries()) {
      for (let n = from[axis]; n < from[axis] + length; n += 1) {
        if (n % step) continue;
        const middle = EDGE + (n - from[axis] + 0.5) * this.cell;
        paper.textAlign = axis ? "right" : "center";
        paper.textBaseline = axis ? "middle" : "bottom";
        paper.fillText(String(n), axis ? EDGE - 4 : middle, axis ? middle : EDGE - 3);
      }
    }
  }
  /** @param {number} at */
  corner(at) {
    return pairAt([0, 0], this.seen.table.size, at).map((n) => EDGE + n * this.cell);
  }
  /** @param {CanvasRenderingContext2D} paper @param {number} at @param {string} colour */
  frame(paper, at, colour) {
    const [x, y] = this.corner(at);
    paper.strokeStyle = colour;
    paper.lineWidth = this.cell >= 10 ? 2 : 1;
    paper.strokeRect(x + 0.5, y + 0.5, Math.max(1, this.cell - 2), Math.max(1, this.cell - 2));
  }
  /** @param {MouseEvent} event */
  touch({ clientX, clientY }) {
    const { left, top } = this.canvas.getBoundingClientRect();
    this.go(Math.floor((clientX - left - EDGE) / this.cell), Math.floor((clientY - top - EDGE) / this.cell));
  }
  /** @param {KeyboardEvent} event */
  press(event) {
    const [dx, dy] = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key] ?? [];
    if (dx === undefined) return;
    event.preventDefault();
    const { chosen, table } = this.seen;
    const [i, j] = chosen < 0 ? [-dx, -dy] : pairAt([0, 0], table.size, chosen);
    this.go(i + dx, j + dy);
  }
  /** @param {number} i @param {number} j */
  go(i, j) {
    const [width, height] = this.seen.table.size;
    if (i >= 0 && j >= 0 && i < width && j < height) this.choose(i * height + j);
  }
}
