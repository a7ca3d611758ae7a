// What the lab says: words of its own, which no other page loads.

/** @type {import("../words.js").Words} */
let own;
const words = () => (own ??= new Words(globalThis.LAB_WORDS));

/** @param {string} id @param {Record<string, any>} [args] */
export const say = (id, args = {}) => words().say([id, args]);

/** Is there a message with that id? @param {string} id */
export const isSaid = (id) => words().bundle.hasMessage(id);

/**
 * A list as an argument of a message: with commas, with an “and” before the last, with semicolons, or with arrows.
 * @param {any[]} items @param {"comma" | "and" | "arrow" | "semicolon"} [between]
 */
export const list = (items, between = "comma") => ({ [between]: items.map(String) });

/** A link to a section of STUDY: its heading is a message, and makes its address. @param {string} name */
export function studied(name) {
  const [link, title] = [document.createElement("a"), say(`study-${name}`)];
  const anchor = title.toLowerCase().replaceAll(" ", "-").replace(/[^\p{L}\p{N}_-]/gu, "");
  link.href = `study${isChinese ? ".zh" : ""}.html#${anchor}`;
  link.textContent = say("read-study", { title });
  return link;
}
