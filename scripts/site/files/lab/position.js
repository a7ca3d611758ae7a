// What a position may be: a whole number from 0 on, a text, a list of positions; or several independent parts.
import { Refusal } from "./refusal.js";

/** Several parts side by side; a move changes one of them. */
export class Sum {
  /** @param {any[]} parts */
  constructor(parts) {
    /** @type {any[]} */
    this.parts = parts.flatMap((part) => (part instanceof Sum ? part.parts : [part]));
  }
}

/** @typedef {number | string | any[] | Sum} Position */

const DEEPEST = 8;

/** Is it a position? A negative number in it says that it is none; what can be no position at all is refused. @param {any} found @param {number} [depth] @returns {boolean} */
export function isPosition(found, depth = 0) {
  if (typeof found === "number") {
    // However far below, it is left out.
    if (!(found < 0 && Number.isInteger(found)) && !Number.isSafeInteger(found)) throw new Refusal("no-number", { found: String(found) });
    return found >= 0;
  }
  if (typeof found === "string") return true;
  if (found instanceof Sum && depth === 0) return found.parts.every((part) => isPosition(part, 1));
  if (!Array.isArray(found) || depth > DEEPEST) throw new Refusal("no-position", { found: named(found) });
  let is = true;
  for (let i = 0; i < found.length; i += 1) is = isPosition(found[i], depth + 1) && is;
  return is;
}

/** @param {any} found */
const named = (found) => (found === null ? "null" : found instanceof Sum ? "sum" : Array.isArray(found) ? "array" : typeof found);

/** A copy that nobody can change. @param {Position} position @returns {Position} */
export function kept(position) {
  if (position instanceof Sum) {
    const sum = new Sum(position.parts.map(kept));
    sum.parts.sort((a, b) => order(a, b));
    Object.freeze(sum.parts);
    return Object.freeze(sum);
  }
  return Array.isArray(position) ? /** @type {any[]} */ (Object.freeze(Array.from(position, kept))) : position;
}

/** Numbers by size, lists by their first difference, a shorter one first. @param {Position} a @param {Position} b @returns {number} */
export function order(a, b) {
  if (typeof a === "number" && typeof b === "number") return a - b;
  if (!Array.isArray(a) || !Array.isArray(b)) return text(a) < text(b) ? -1 : 1;
  for (let i = 0; i < Math.min(a.length, b.length); i += 1) {
    if (text(a[i]) !== text(b[i])) return order(a[i], b[i]);
  }
  return a.length - b.length;
}

const LARGEST = 0xd7ff; // no half of a pair of characters

/** What is equal for equal positions alone. @param {Position} position @returns {number | string} */
export function key(position) {
  if (typeof position === "number") return position;
  if (typeof position === "string") return `"${position}`;
  if (position instanceof Sum) return `+${JSON.stringify(position.parts.map(key).sort())}`;
  for (let i = 0; i < position.length; i += 1) {
    const part = position[i];
    if (typeof part !== "number" || part > LARGEST) return JSON.stringify(position);
  }
  return `,${String.fromCharCode.apply(undefined, position)}`;
}

/** The letters that stand for it in messages. @param {Position} position */
export const text = (position) => JSON.stringify(position);

/** What `text` wrote. @param {string} written @returns {Position} */
export function read(written) {
  const found = JSON.parse(written);
  return found?.parts ? new Sum(found.parts) : found;
}

/** As a reader sees it. @param {Position} position @param {boolean} [isPlane] are two numbers the coordinates of a point? @returns {string} */
export function shown(position, isPlane = false) {
  if (position instanceof Sum) return position.parts.length ? position.parts.map((part) => shown(part, isPlane)).join(" + ") : "–";
  if (typeof position === "string") return position === "" ? '""' : position;
  if (!Array.isArray(position)) return String(position);
  const parts = position.map((part) => shown(part)).join(", ");
  return isPlane && position.length === 2 && position.every((part) => typeof part === "number") ? `(${parts})` : `[${parts}]`;
}
