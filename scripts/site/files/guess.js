// A guess that one types, such as "n mod 7 in {0, 2}" or "x = y": which positions are lost, or their values.

/** @typedef {(heaps: Record<string, number>) => number | boolean} Guess */

const TOKEN = /\s*(\d+|mod\b|xor\b|and\b|or\b|not\b|in\b|[a-z]+|<=|>=|!=|[-+*/%^⊕=<>≤≥≠(){},])/gy;
/** From the weakest to the strongest. @type {Record<string, (a: any, b: any) => any>[]} */
const LEVELS = [
  { or: (a, b) => a || b },
  { and: (a, b) => a && b },
  {
    "=": (a, b) => a === b, "!=": (a, b) => a !== b, "≠": (a, b) => a !== b, "<": (a, b) => a < b, ">": (a, b) => a > b,
    "<=": (a, b) => a <= b, ">=": (a, b) => a >= b, "≤": (a, b) => a <= b, "≥": (a, b) => a >= b, in: (a, set) => set.includes(a),
  },
  { xor: (a, b) => a ^ b, "^": (a, b) => a ^ b, "⊕": (a, b) => a ^ b },
  { "+": (a, b) => a + b, "-": (a, b) => a - b },
  { "*": (a, b) => a * b, "/": (a, b) => Math.floor(a / b), mod: (a, b) => a % b, "%": (a, b) => a % b },
];
/** @type {Record<string, (...of: number[]) => number>} */
const FUNCTIONS = { min: Math.min, max: Math.max, abs: Math.abs };

/** The function that a text means, of those names; nothing, if it means none. @param {string} text @param {string[]} names @returns {Guess} */
export function read(text, names) {
  /** @type {string[]} */
  const tokens = [];
  const typed = text.toLowerCase();
  TOKEN.lastIndex = 0;
  for (let end = 0; typed.slice(end).trim(); end = TOKEN.lastIndex) {
    const found = TOKEN.exec(typed);
    if (!found) return undefined;
    tokens.push(found[1]);
  }
  const fail = () => {
    throw new SyntaxError(text);
  };
  /** @param {string} sign */
  const take = (sign) => (tokens[0] === sign ? tokens.shift() : fail());
  /** @param {string} end @returns {((of: any) => any)[]} */
  const listed = (end) => {
    const parts = [level(0)];
    while (tokens[0] === ",") {
      tokens.shift();
      parts.push(level(0));
    }
    take(end);
    return parts;
  };
  /** @returns {(of: any) => any} */
  const atom = () => {
    const first = tokens.shift() ?? fail();
    if (/^\d/.test(first)) return () => Number(first);
    if (first === "-" || first === "not") {
      const part = first === "-" ? atom() : level(2);
      return (of) => (first === "-" ? -part(of) : !part(of));
    }
    if (first === "(") return listed(")")[0];
    if (first === "{") {
      const parts = listed("}");
      return (of) => parts.map((part) => part(of));
    }
    if (names.includes(first)) return (of) => of[first];
    if (!FUNCTIONS[first]) fail();
    take("(");
    const parts = listed(")");
    return (of) => FUNCTIONS[first](...parts.map((part) => part(of)));
  };
  /** @param {number} at @returns {(of: any) => any} */
  const level = (at) => {
    if (at === LEVELS.length) return atom();
    let left = level(at + 1);
    while (Object.hasOwn(LEVELS[at], tokens[0] ?? "")) {
      const does = LEVELS[at][tokens.shift()];
      const [before, right] = [left, level(at + 1)];
      left = (of) => does(before(of), right(of));
    }
    return left;
  };
  try {
    const guess = level(0);
    if (tokens.length) fail();
    const kind = typeof guess(Object.fromEntries(names.map((name) => [name, 1])));
    return kind === "boolean" || kind === "number" ? guess : undefined;
  } catch {
    return undefined;
  }
}

/** Does a guess say what a value is? A condition says which positions are lost. @param {number | boolean} guessed @param {number} value */
export const fits = (guessed, value) => (typeof guessed === "boolean" ? guessed === (value === 0) : guessed === value);
