// The picture: it draws any scene that the engine sends, and knows no game.

/** @typedef {import("./ask.js").Scene} Scene @typedef {import("./ask.js").Shape} Shape */

/** A scene as wide as this is not of a telephone. */
export const WIDE = 552;
/** @type {Record<string, string[]>} */
const NUMBERS = { circle: ["cx", "cy", "r"], rect: ["x", "y", "width", "height"], path: ["d"], text: ["x", "y"] };

/** @param {string} tag @param {Record<string, any>} attributes @returns {SVGGraphicsElement} */
function drawn(tag, attributes) {
  const made = /** @type {SVGGraphicsElement} */ (document.createElementNS("http://www.w3.org/2000/svg", tag));
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  return made;
}
/** A coin that is turned over. @param {string} [look] */
const side = (look = "") => look.match(/white|black/)?.[0];
/** Does a shape belong to the position? Letters and choices do not. @param {SVGElement} shape */
const isThing = ({ tagName, dataset }) => tagName !== "text" && dataset.look !== "chip";

export class Picture {
  /** @type {SVGGraphicsElement} */
  shapes;
  /** @type {SVGGraphicsElement} */
  idea;
  /** @type {SVGGraphicsElement} */
  letters;
  /** @type {SVGGraphicsElement} */
  spaces;

  /** @param {HTMLElement} place @param {(label: import("./words.js").Say) => string} said */
  constructor(place, said) {
    this.said = said;
    this.place = place;
    this.svg = drawn("svg", { "aria-hidden": "true" });
    // From the ground up: the position, what the Idea draws, the letters of classes, where one taps.
    [this.shapes, this.idea, this.letters, this.spaces] = [1, 2, 3, 4].map(() => this.svg.appendChild(drawn("g", {})));
  }
  clear() {
    this.shapes.replaceChildren();
  }
  /** What is written in a shape: letters, or a message. @param {Shape} shape @returns {string} */
  written([, , , , , text]) {
    return typeof text === "string" ? text : this.said(text);
  }
  /** @param {SVGElement} made @param {Shape} shape */
  fill(made, shape) {
    const [, , tag, ...form] = shape;
    NUMBERS[tag].forEach((name, i) => made.setAttribute(name, String(form[i])));
    if (tag === "text") made.textContent = this.written(shape);
    return made;
  }
  /** What has gone since the last scene is dotted and what was turned over is marked, if it is to be seen and all else stays where it was. @param {Scene} scene @param {boolean} dots */
  draw({ size: [width, height], shapes, hits, steps }, dots) {
    // What the page was built with has been in its place.
    if (!this.svg.isConnected) this.place.replaceChildren(this.svg);
    this.svg.setAttribute("viewBox", `0 0 ${width} ${height}`);
    this.svg.style.maxWidth = `${(width === WIDE ? width : width * 1.35) / 16}rem`;
    for (const ghost of this.shapes.querySelectorAll(".gone")) ghost.remove();
    const known = new Map(this.things().map((one) => [one.dataset.key, one]));
    const keys = new Set(shapes.map(([key]) => key));
    const stays = !this.slides(shapes) && shapes.every(([key, , tag]) => known.has(key) || tag === "text");
    for (const [key, shape] of known) {
      if (keys.has(key)) continue;
      if (stays && dots && isThing(shape)) shape.setAttribute("class", `${shape.dataset.look} gone`);
      else shape.remove();
    }
    let next = this.shapes.firstElementChild;
    for (const one of shapes) {
      const [key, look, tag] = one;
      const shape = this.fill(known.get(key) ?? drawn(tag, { "data-key": key }), one);
      shape.dataset.turned = dots && known.has(key) && side(shape.dataset.look) !== side(look) ? "turned" : "";
      shape.dataset.look = look;
      while (next?.matches(".gone")) next = next.nextElementSibling;
      if (shape === next) next = next.nextElementSibling;
      else this.shapes.insertBefore(shape, next);
    }
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
  /** Does a row slide together? Then other letters are in its cells. @param {Shape[]} shapes */
  slides(shapes) {
    const texts = new Map(shapes.filter(([key, , tag]) => tag === "text" && key.startsWith("text cell")).map((shape) => [shape[0], this.written(shape)]));
    return this.things().some(({ dataset: { key }, textContent }) => texts.has(key) && texts.get(key) !== textContent);
  }
  things() {
    return /** @type {SVGGraphicsElement[]} */ ([...this.shapes.children]);
  }
  /** The classes of every thing beside its look. @param {(key: string) => (string | false | undefined)[]} classes */
  mark(classes) {
    for (const shape of this.things()) {
      const { key, look, turned } = shape.dataset;
      if (!shape.matches(".gone")) shape.setAttribute("class", [look, turned, ...classes(key)].filter(Boolean).join(" "));
    }
  }
  /** What a move takes: all that is not in the scene after it. @param {Scene} after */
  going(after) {
    if (this.slides(after.shapes)) return;
    const stay = new Set(after.shapes.map(([key]) => key));
    for (const shape of this.things()) if (!stay.has(shape.dataset.key) && isThing(shape)) shape.classList.add("going");
  }
  /** What the Idea draws. @param {Shape[]} shapes */
  over(shapes) {
    this.idea.replaceChildren(...shapes.map((one) => this.fill(drawn(one[2], { class: one[1] }), one)));
  }
  /** The classes of things as letters. @param {Map<string, string>} marks */
  letter(marks) {
    this.letters.replaceChildren(...[...marks].map(([id, of]) => {
      const { x, y } = /** @type {SVGGraphicsElement} */ (this.spaces.querySelector(`[data-id="${id}"]`)).getBBox();
      const letter = drawn("text", { x: x + 2, y: y + 6, class: `letter ${of}` });
      letter.textContent = of;
      return letter;
    }));
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
