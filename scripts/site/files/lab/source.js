// The text of a rule as a program: what one types is an expression such as `n => [n - 1]`, or declares `moves` itself.
import { takes } from "./takes.js";

export const HELPERS = ["range", "primes", "divisors", "digits", "sum", "replace", "remove"];

const DECLARED = /^[ \t]*(?:function\s*\*?\s*moves\b|(?:const|let|var)\s+moves\b)/m;
const ARROW = String.raw`(?=(?:\((?:[^()]|\([^()]*\))*\)|[\w$]+)\s*=>|function\s*\*?\s*\()`;
/**
 * Where an expression begins: at the beginning of a line, or else after blanks, or after what else stands in its line.
 */
const BEGINS = [`^${ARROW}`, `^[ \\t]*${ARROW}`, `(?<=;[ \\t]*)${ARROW}`].map((begins) => new RegExp(begins, "m"));

/** A function that is declared by another name. */
const NAMED = new RegExp(String.raw`^[ \t]*(?:function\s*\*?\s*([\w$]+)|(?:const|let|var)\s+([\w$]+)\s*=\s*${ARROW})`,
  "gm");
/** What a rule may declare. */
const PARTS = ["moves", "score", "start"];

/**
 * The text with `moves` declared, on as many lines: what is declared last by another name is meant, too.
 * @param {string} text
 */
function declared(text) {
  if (DECLARED.test(text)) return text;
  const begins = BEGINS.find((begins) => begins.test(text));
  if (begins) return text.replace(begins, "const moves = ");
  const names = Array.from(text.matchAll(NAMED), ([, one, other]) => one ?? other)
    .filter((name) => !PARTS.includes(name));
  return names.length ? `${text}\n;const moves = ${names.at(-1)};` : text;
}

/** The line of a rule's script on which the reader's text begins, after two of ours. */
export const FIRST = 3;

/** A rule's text as JavaScript: what stands for a list of takes, or itself. @param {string} text */
export const script = (text) => takes(text)?.script ?? text;

/**
 * The body of a function of the helpers that returns what the text declares; the reader's lines begin on its second.
 * @param {string} text
 */
export function body(text) {
  const made = PARTS.map((name) => `${name}: typeof ${name} === "undefined" ? undefined : ${name}`);
  return `"use strict";\n${declared(script(text))}\n;return { ${made.join(", ")} };`;
}
