// A guess that one types, such as `n % 4 == 0` or `x ^ y`: which positions are lost, or what they are worth.
import { OF_LISTS } from "./counts.js";
import { FUNCTIONS, PHI } from "./functions.js";

/** @typedef {Record<string, any>} Names @typedef {(names: Names) => any} Part */

const SIGNS = String.raw`===|!==|==|!=|<=|>=|<<|>>|&&|\|\||\/\/`;
const TOKEN = new RegExp(String.raw`\d+(?:\.\d+)?|"[^"]*"|'[^']*'|not in\b|[A-Za-z_]\w*|${SIGNS}|\S`, "g");

const truth = (/** @type {any} */ value) => value === true || (typeof value === "number" && value !== 0);
/** @param {any} a @param {any} b @returns {boolean} */
function same(a, b) {
  if (Array.isArray(a) && Array.isArray(b)) return a.length === b.length && a.every((one, i) => same(one, b[i]));
  return a === b || (typeof a !== "object" && typeof b !== "object" && a !== "" && b !== "" && Number(a) === Number(b));
}
const differ = (/** @type {any} */ a, /** @type {any} */ b) => !same(a, b);
const within = (/** @type {any} */ a, /** @type {any[]} */ set) => set.some((one) => same(one, a));
const either = (/** @type {any} */ a, /** @type {any} */ b) => truth(a) || truth(b);
const both = (/** @type {any} */ a, /** @type {any} */ b) => truth(a) && truth(b);
const xor = (/** @type {number} */ a, /** @type {number} */ b) => a ^ b;
const modulo = (/** @type {number} */ a, /** @type {number} */ b) => ((a % b) + b) % b;

/** From the weakest to the strongest, all from the left. @type {Record<string, (a: any, b: any) => any>[]} */
const LEVELS = [
  { or: either, "||": either },
  { and: both, "&&": both },
  {
    "=": same, "==": same, "===": same, "!=": differ, "!==": differ, "≠": differ,
    "<": (a, b) => a < b, ">": (a, b) => a > b, "<=": (a, b) => a <= b, ">=": (a, b) => a >= b, "≤": (a, b) => a <= b,
    "≥": (a, b) => a >= b, in: within, "not in": (a, set) => !within(a, set),
  },
  { "|": (a, b) => a | b },
  { "^": xor, "⊕": xor, xor },
  { "&": (a, b) => a & b },
  { "<<": (a, b) => a * 2 ** b, ">>": (a, b) => Math.floor(a / 2 ** b) },
  { "+": (a, b) => a + b, "-": (a, b) => a - b },
  { "*": (a, b) => a * b, "/": (a, b) => a / b, "//": (a, b) => Math.floor(a / b), "%": modulo, mod: modulo },
];
const NOT = 2; // the level that `not` takes

/** @type {Record<string, any>} */
const CONSTANTS = { phi: PHI, φ: PHI, true: true, false: false };
/** @type {Record<string, Function>} */
const CALLED = { ...FUNCTIONS, ...OF_LISTS };

class Reader {
  /** @param {string} text @param {string[]} names */
  constructor(text, names) {
    this.names = names;
    /** What has not been read yet. @type {string[]} */
    this.tokens = text.replace(/\bnot\s+in\b/g, "not in").match(TOKEN) ?? [];
  }
  /** @returns {never} */
  fail() {
    throw new SyntaxError(this.tokens[0] ?? "");
  }
  /** Does it come next? Then it is read. @param {string} sign */
  has(sign) {
    return this.tokens[0] === sign && Boolean(this.tokens.shift());
  }
  /** @param {string} sign */
  take(sign) {
    if (!this.has(sign)) this.fail();
  }
  /** @returns {Part} */
  whole() {
    const test = this.level(0);
    if (!this.has("?")) return test;
    const yes = this.whole();
    this.take(":");
    const no = this.whole();
    return (of) => (truth(test(of)) ? yes(of) : no(of));
  }
  /** @param {number} i @returns {Part} */
  level(i) {
    if (i === LEVELS.length) return this.placed();
    if (i === NOT && (this.has("not") || this.has("!"))) {
      const part = this.level(NOT);
      return (of) => !truth(part(of));
    }
    let left = this.level(i + 1);
    while (Object.hasOwn(LEVELS[i], this.tokens[0] ?? "")) {
      const [a, apply, b] = [left, LEVELS[i][this.tokens.shift()], this.level(i + 1)];
      left = (of) => apply(a(of), b(of));
    }
    return left;
  }
  /** What may have a place in brackets after it. @returns {Part} */
  placed() {
    let part = this.atom();
    while (this.has("[")) {
      const [list, at] = [part, this.whole()];
      this.take("]");
      part = (of) => list(of).at(at(of)) ?? NaN;
    }
    return part;
  }
  /** @returns {Part} */
  atom() {
    const first = this.tokens.shift() ?? this.fail();
    if (/^\d/.test(first)) return () => Number(first);
    if (/^(["'])[^]*\1$/.test(first)) return () => first.slice(1, -1);
    if (first === "-") {
      const part = this.placed();
      return (of) => -part(of);
    }
    if (first === "(") {
      const part = this.whole();
      this.take(")");
      return part;
    }
    if (first === "⌊") {
      const part = this.whole();
      this.take("⌋");
      return (of) => Math.floor(part(of));
    }
    if (first === "{" || first === "[") {
      const end = first === "{" ? "}" : "]";
      // A long list of numbers is made once.
      const isPlain = this.tokens.slice(0, this.tokens.indexOf(end)).every((one) => /^[\d\-,]/.test(one));
      const parts = this.listed(end);
      const all = isPlain ? parts.map((part) => part({})) : undefined;
      return all ? () => all : (of) => parts.map((part) => part(of));
    }
    if (Object.hasOwn(CALLED, first) && this.has("(")) {
      const parts = this.listed(")");
      return (of) => CALLED[first](...parts.map((part) => part(of)));
    }
    if (Object.hasOwn(CONSTANTS, first)) return () => CONSTANTS[first];
    if (this.names.includes(first)) return (of) => of[first];
    throw new SyntaxError(first);
  }
  /** @param {string} end @returns {Part[]} */
  listed(end) {
    const parts = [];
    while (this.tokens[0] !== end) {
      parts.push(this.whole());
      if (!this.has(",")) break;
    }
    this.take(end);
    return parts;
  }
}

/** The names that stand for a position. @param {any} p @returns {Names} */
export const named = (p) => (typeof p === "number" ? { n: p, p } : Array.isArray(p) &&
  p.length === 2 ? { x: p[0], y: p[1], p } : { p });

const LONGEST = 20_000; // letters

/**
 * What a text means of positions such as this one, and where it is meant: `ctz(n) for n >= 1`. Throws a SyntaxError
 * with the word that cannot be read.
 * @param {string} text @param {any} example
 * @returns {{of: (position: any) => any, isMeant: (position: any) => boolean}}
 */
export function claim(text, example) {
  if (text.length > LONGEST) throw new SyntaxError(text.slice(0, 12));
  const reader = new Reader(text, Object.keys(named(example)));
  const part = reader.whole();
  const where = reader.has("for") ? reader.whole() : undefined;
  if (reader.tokens.length) reader.fail();
  const safe = (/** @type {Part} */ does) => (/** @type {any} */ position) => {
    try {
      return does(named(position));
    } catch {
      return NaN;
    }
  };
  const meant = where && safe(where);
  return { of: safe(part), isMeant: (position) => !meant || truth(meant(position)) };
}

/** @param {string} text @param {any} example @returns {(position: any) => any} */
export const guess = (text, example) => claim(text, example).of;

/**
 * What an expression counts, as a number: 1 and 0 for true and false, and NaN where it means nothing.
 * @param {string} text @param {any} example @returns {(position: any) => number}
 */
export function measure(text, example) {
  const of = guess(text, example);
  return (position) => {
    const found = Number(of(position));
    return Number.isFinite(found) ? found : NaN;
  };
}
