// The picture: it draws any scene that the engine sends, and knows no game.
import { changed, leaves } from "./changed.js";
import things from "./things.json" with { type: "json" };

/** @typedef {import("./ask.js").Scene} Scene @typedef {import("./ask.js").Shape} Shape */

/** A scene as wide as this is not of a telephone. */
export const WIDE = 552;
/** So much room round a thing for its mark. */
const RIM = 3;
/** Is it an edge or a line to cut along that can be tapped? Then its key is the thing's name. @param {string} key */
export const isLine = (key) => /^[es]\d/.test(key);
/** A finger, in the window's pixels. */
const FINGER = 44;
/** Of a picture's room nothing: left, top, right, bottom. */
const UNUSED = [Infinity, Infinity, 0, 0];
/** @type {Record<string, string[]>} */
const NUMBERS = { circle: ["cx", "cy", "r"], rect: ["x", "y", "width", "height"], path: ["d"], text: ["x", "y"] };

/** @param {string} tag @param {Record<string, any>} attributes @returns {SVGGraphicsElement} */
function drawn(tag, attributes) {
  const made = /** @type {SVGGraphicsElement} */ (document.createElementNS("http://www.w3.org/2000/svg", tag));
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  return made;
}
/** @type {Record<string, string[][]>} */
const THINGS = things;
/** A shape with nothing in it yet; a thing is made of parts. @param {import("./ask.js").Shape} shape @param {Record<string, any>} attributes */
function made([, , tag, , , , name], attributes) {
  if (tag !== "thing") return drawn(tag, attributes);
  const thing = drawn("g", attributes);
  thing.append(...THINGS[name].map(([look, d]) => drawn("path", { d, class: `of-thing ${look}`.trim() })));
  return thing;
}
/** Can it be told of a shape that it goes? Not of letters and choices, nor of what is sorted or placed anew: stones of heaps in cells, snakes. @param {SVGElement} shape */
const isThing = ({ tagName, dataset: { look } }) => tagName !== "text" && !/^(chip|grain|snake|gap|cut|bracket)/.test(look);

export class Picture {
  /** @type {SVGGraphicsElement} */
  shapes;
  /** @type {SVGGraphicsElement} */
  last;
  /** The keys of what the last move has brought. @type {Set<string>} */
  came = new Set();
  tapped = new Set();
  /** @type {SVGGraphicsElement} */
  idea;
  /** @type {SVGGraphicsElement} */
  letters;
  /** @type {SVGGraphicsElement} */
  spaces;
  /** The room for the set-up. */
  size = [0, 0];
  used = UNUSED;

  /** @param {HTMLElement} place @param {(label: import("./words.js").Say) => string} said */
  constructor(place, said) {
    this.said = said;
    this.place = place;
    this.svg = drawn("svg", { "aria-hidden": "true" });
    // From the ground up: the position, where the last move came from, what the Idea draws, the letters of classes, where one taps.
    [this.shapes, this.last, this.idea, this.letters, this.spaces] = [1, 2, 3, 4, 5].map(() => this.svg.appendChild(drawn("g", {})));
  }
  clear() {
    this.shapes.replaceChildren();
    this.used = UNUSED;
  }
  /** Shows all the room, or large only what has been used of it since then. @param {boolean} isLarge */
  frame(isLarge) {
    this.used = isLarge ? this.grown() : UNUSED;
    const [left, top, right, bottom] = isLarge ? this.used : [0, 0, ...this.size];
    this.svg.setAttribute("viewBox", [left, top, right - left, bottom - top].join(" "));
  }
  /** What has been used, with what is drawn now. */
  grown() {
    const { x, y, width, height } = this.svg.getBBox();
    const [left, top, right, bottom] = this.used;
    return [Math.min(left, x - RIM), Math.min(top, y - RIM), Math.max(right, x + width + RIM), Math.max(bottom, y + height + RIM)];
  }
  /** What is written in a shape: letters, or a message. @param {Shape} shape @returns {string} */
  written([, , , , , text]) {
    return typeof text === "string" ? text : this.said(text);
  }
  /** @template {SVGGraphicsElement} T @param {T} made @param {Shape} shape */
  fill(made, shape) {
    const [, , tag, ...form] = shape;
    if (tag === "thing") made.style.transform = `translate(${form[0]}px, ${form[1]}px) scale(${form[2] / 16})`;
    else NUMBERS[tag].forEach((name, i) => made.setAttribute(name, String(form[i])));
    if (tag === "text") made.textContent = this.written(shape);
    return made;
  }
  /** The scene; what the move before it has changed is marked. What has gone is the same that has come. @param {Scene} scene @param {{scene: Scene, taps: string[]}} [before] */
  draw(scene, before) {
    const { size: [width, height], shapes, hits, steps } = scene;
    // What the page was built with has been in its place.
    if (!this.svg.isConnected) this.place.replaceChildren(this.svg);
    // What has gone is drawn where it was.
    this.size = [width, before ? Math.max(height, before.scene.size[1]) : height];
    this.svg.style.maxWidth = `${(width === WIDE ? width : width * 1.35) / 16}rem`;
    const known = new Map(this.things().map((one) => [one.dataset.key, one]));
    const keys = new Set(shapes.map(([key]) => key));
    const gone = [...known.values()].filter(({ dataset }) => !keys.has(dataset.key));
    let next = this.shapes.firstElementChild;
    for (const one of shapes) {
      const [key, look, tag] = one;
      let shape = known.get(key);
      const i = shape || !before ? -1 : gone.findIndex((it) => isThing(it) && it.dataset.look === look && it.dataset.tag === tag);
      if (i >= 0) [shape] = gone.splice(i, 1);
      shape ??= made(one, {});
      this.fill(shape, one);
      Object.assign(shape.dataset, { key, look, tag });
      if (shape === next) next = next.nextElementSibling;
      else this.shapes.insertBefore(shape, next);
    }
    for (const shape of gone) shape.remove();
    const last = before && changed(before.scene, scene, before.taps);
    this.came = last?.to ?? new Set();
    this.tapped = new Set(before?.taps);
    this.last.replaceChildren(
      // What was tapped, not what fell with it.
      ...(last?.from ?? []).map((one) => this.fill(made(one, { class: `${one[1]} gone${before.taps.includes(one[0]) ? " tapped" : ""}` }), one)),
      ...(last?.places ?? []).map(([x, y, width, height]) => drawn("rect", { x, y, width, height, class: "gone place" })),
    );
    /** @param {number[]} at @param {Record<string, any>} data */
    const space = ([x, y, width, height], data) => {
      const made = drawn("rect", { x, y, width, height, class: "space" });
      Object.assign(made.dataset, data);
      return made;
    };
    this.spaces.replaceChildren(
      ...hits.map(([id, ...at]) => space(at, { id })),
      ...steps.map(([group, step, ...at]) => space(at, { group, step })),
    );
  }
  things() {
    return /** @type {SVGGraphicsElement[]} */ ([...this.shapes.children]);
  }
  /** The classes of every thing beside its look. @param {(key: string) => (string | false | undefined)[]} classes */
  mark(classes) {
    for (const shape of this.things()) {
      const { key, look } = shape.dataset;
      shape.setAttribute("class", [look, this.came.has(key) && (this.tapped.has(key) ? "came tapped" : "came"), ...classes(key)].filter(Boolean).join(" "));
    }
  }
  /** What a move takes: all that is not in the scene after it; and what changes its colour. @param {Scene} now @param {Scene} after @param {string[]} taps */
  going(now, after, taps) {
    const left = leaves(now, after, taps);
    if (left) return this.things().filter((shape) => isThing(shape) && left.has(shape.dataset.key)).forEach((thing) => thing.classList.add("going"));
    const stay = new Map(after.shapes.map(([key, look]) => [key, look]));
    for (const shape of this.things()) {
      const { key, look } = shape.dataset;
      if (!stay.has(key) && isThing(shape)) shape.classList.add("going");
      else if (stay.has(key) && stay.get(key) !== look && / (white|black|red|blue|shaded)/.test(look + stay.get(key))) shape.classList.add("turning");
    }
  }
  /** What the Idea draws. @param {Shape[]} shapes */
  over(shapes) {
    this.idea.replaceChildren(...shapes.map((one) => this.fill(made(one, { class: one[1] }), one)));
  }
  /** The classes of things as letters. @param {Map<string, string>} marks */
  letter(marks) {
    this.letters.replaceChildren(...[...marks].map(([id, of]) => {
      const { x, y } = /** @type {SVGGraphicsElement} */ (this.spaces.querySelector(`[data-id="${id}"]`)).getBBox();
      // Cells touch each other: theirs stands inside.
      const by = id.startsWith("c") ? 6 : 0;
      const letter = drawn("text", { x: x + 2 + by, y: y + 6 + by, class: `letter ${of}` });
      letter.textContent = of;
      return letter;
    }));
  }
  /** The line that is nearest to a point of the window, if a finger there can mean it. @param {number} x @param {number} y */
  line(x, y) {
    let [best, least] = [/** @type {string | undefined} */ (undefined), FINGER / 2];
    const lines = /** @type {SVGPathElement[]} */ (this.things().filter(({ dataset }) => isLine(dataset.key)));
    for (const path of lines) {
      const [matrix, length] = [path.getScreenCTM(), path.getTotalLength()];
      for (let at = 0; at <= length; at += 3) {
        const point = path.getPointAtLength(at).matrixTransform(matrix);
        const far = Math.hypot(point.x - x, point.y - y);
        if (far < least) [best, least] = [path.dataset.key, far];
      }
    }
    return best;
  }
  /** The middles of these things. @param {Set<string>} ids */
  middles(ids) {
    const spaces = /** @type {SVGGraphicsElement[]} */ ([...this.spaces.children]);
    return spaces.filter(({ dataset }) => ids.has(dataset.id)).map((space) => {
      const { x, y, width, height } = space.getBBox();
      return { id: space.dataset.id, x: x + width / 2, y: y + height / 2 };
    });
  }
}
