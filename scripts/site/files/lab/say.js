// What the lab says: words of its own, which no other page loads.

/** @type {import("../words.js").Words} */
let own;
const words = () => (own ??= new Words(globalThis.LAB_WORDS));

/** @param {string} id @param {Record<string, any>} [args] */
export const say = (id, args = {}) => words().say([id, args]);

/** Is there a message with that id? @param {string} id */
export const isSaid = (id) => words().bundle.hasMessage(id);

/** A list as an argument of a message: with commas, with an “and” before the last, with semicolons, or with arrows. @param {any[]} items @param {"comma" | "and" | "arrow" | "semicolon"} [between] */
export const list = (items, between = "comma") => ({ [between]: items.map(String) });

/** @param {string} id @param {string} name */
export const attribute = (id, name) => words().say([id, {}], {}, name);
