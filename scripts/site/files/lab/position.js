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
const LONGEST = 10_000; // entries and letters

let room = 0;

/**
 * A copy that nobody can change of what a rule gave: each part of it is looked at once. Nothing, if there is a negative
 * number in it, which says that it is no position; what can be none at all is refused.
 * @param {any} found @returns {Position | undefined}
 */
export function taken(found) {
  room = LONGEST;
  return copied(found, 0);
}

/** @param {any} found @param {number} depth @returns {Position | undefined} */
function copied(found, depth) {
  if (typeof found === "number") {
    // However far below, it is left out.
    if (found < 0 && (Number.isInteger(found) || found === -Infinity)) return undefined;
    if (!Number.isSafeInteger(found)) throw new Refusal("no-number", { found: String(found) });
    return found;
  }
  if (typeof found === "string") {
    spend(found.length);
    return found;
  }
  const isSum = depth === 0 && found instanceof Sum;
  if ((!isSum && !Array.isArray(found)) || depth > DEEPEST) throw new Refusal("no-position", { found: named(found) });
  const from = /** @type {any[]} */ (isSum ? found.parts : found);
  const count = Number(from.length);
  spend(count);
  const parts = [];
  for (let i = 0; i < count; i += 1) {
    const part = copied(from[i], depth + 1);
    if (part !== undefined && parts.length === i) parts.push(part);
  }
  if (parts.length < count) return undefined;
  return isSum ? summed(parts) : /** @type {any[]} */ (Object.freeze(parts));
}

/** @param {number} count */
function spend(count) {
  room -= count;
  if (!(room >= 0)) throw new Refusal("too-long", { most: LONGEST });
}

/** @param {any} found */
const named = (found) =>
  found === null ? "null" : found instanceof Sum ? "sum" : Array.isArray(found) ? "array" : typeof found;

/** Positions side by side, in order. @param {Position[]} parts @returns {Sum} */
export function summed(parts) {
  const sum = new Sum(parts);
  Object.freeze(sum.parts.sort(order));
  return Object.freeze(sum);
}

/**
 * Numbers by size, lists by their first difference, a shorter one first.
 * @param {Position} a @param {Position} b @returns {number}
 */
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
  return found?.parts ? summed(found.parts) : found;
}

/**
 * As a reader sees it.
 * @param {Position} position @param {boolean} [isPlane] are two numbers the coordinates of a point? @returns {string}
 */
export function shown(position, isPlane = false) {
  if (position instanceof Sum) return position.parts.length ? position.parts.map((part) => shown(part, isPlane))
    .join(" + ") : "–";
  if (typeof position === "string") return position === "" ? '""' : position;
  if (!Array.isArray(position)) return String(position);
  const parts = position.map((part) => shown(part)).join(", ");
  return isPlane && position.length === 2 && position.every((part) => typeof part === "number") ? `(${parts})`
    : `[${parts}]`;
}
