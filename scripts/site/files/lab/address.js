// The whole rule in the address of the page.
import { EXAMPLES } from "./examples.js";
import { takes } from "./takes.js";

/** @typedef {import("./examples.js").Settings} Settings */
/** @typedef {{settings: Settings, example?: string, page?: string, isOurs: boolean, then?: Then}} Wanted `page` names a page whose rule is asked for; what is ours is run at once */
/** @typedef {{guess?: string, play?: string, isStepped?: boolean}} Then what is done with the table: a guess tested, a game begun, its values shown one by one */

export const ENDS = ["loses", "wins", "draws", "sides", "points"];

/** What an address asks for; nothing, if it asks for nothing. @param {string} hash @returns {Wanted | undefined} */
export function wanted(hash) {
  const plain = hash.replace(/^#/, "");
  if (!plain) return undefined;
  const names = new URLSearchParams(plain);
  const then = { guess: names.get("guess") ?? undefined, play: names.get("play") ?? undefined, isStepped: names.has("step") };
  const example = names.get("example");
  if (example && Object.hasOwn(EXAMPLES, example)) return { settings: EXAMPLES[example], example, isOurs: true, then };
  const page = names.get("game");
  if (page) return { settings: undefined, page, isOurs: true, then };
  const text = names.get("rule");
  if (text === null) return old(decoded(plain));
  const end = names.get("end");
  const settings = { text, at: names.get("at") ?? names.get("from") ?? "0..100", end: ENDS.includes(end) ? end : "loses", isReached: names.has("from") };
  const same = Object.entries(EXAMPLES).find(([, one]) => one.text === text);
  return { settings, example: same?.[0], isOurs: Boolean(same) || Boolean(takes(text)), then };
}

/** @param {string} text */
function decoded(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** @param {Settings} settings @param {string} [guess] */
export function address({ text, at, end, isReached }, guess) {
  const more = guess ? `&guess=${encodeURIComponent(guess)}` : "";
  const example = Object.entries(EXAMPLES).find(([, one]) => one.text === text && one.at === at && one.end === end && Boolean(one.isReached) === Boolean(isReached));
  if (example) return `#example=${example[0]}${more}`;
  return `#${[["rule", text], [isReached ? "from" : "at", at], ["end", end]].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join("&")}${more}`;
}

/** @type {Record<string, string>} */
const FAMILIES = { rook: "1,0* 0,1*", bishop: "1,1*", queen: "1,0* 0,1* 1,1*", king: "1,0 0,1 1,1", knight: "1,2 2,1 2,-1 -1,2", over: "1,0* 0,1* 1,-1*" };

/** The addresses of the page that was here before: a list of takes, an octal code, `unequal`; after a 2 the steps of two heaps. @param {string} rule @returns {Wanted | undefined} */
function old(rule) {
  const line = (/** @type {string} */ text) => ({ settings: { text, at: "0..200", end: "loses" }, isOurs: true });
  if (rule === "unequal") return line("n => range(1, (n - 1) / 2).map(a => sum(a, n - a))");
  const pair = rule.match(/^2 (.*[a-z,*].*)$/);
  if (!pair) return takes(rule) ? line(rule) : undefined;
  const text = twoHeaps(pair[1].trim());
  return text && { settings: { text, at: "0..40 × 0..40", end: "loses" }, isOurs: true };
}

/** @param {string} steps */
function twoHeaps(steps) {
  if (steps === "euclid") return "([x, y]) => !x || !y ? [] : range(1, Math.floor(Math.max(x, y) / Math.min(x, y)))\n  .map(k => x < y ? [x, y - k * x] : [x - k * y, y])";
  const sum = steps.match(/^sum ([\d ,-]+)$/);
  if (sum && takes(sum[1])) return `const one = ${takes(sum[1]).script}\n([x, y]) => [...one(x).map(m => [m, y]), ...one(y).map(m => [x, m])]`;
  const words = (FAMILIES[steps] ?? steps).split(/\s+/);
  if (!words.every((word) => /^-?\d+,-?\d+\*?$/.test(word))) return undefined;
  const parts = words.map((word) => {
    const [a, b] = word.replace("*", "").split(",").map(Number);
    return word.endsWith("*") ? `...range(1, x + y).map(k => [x - ${a} * k, y - ${b} * k])` : `[x - ${a}, y - ${b}]`;
  });
  return `([x, y]) => [\n  ${parts.join(",\n  ")}\n]`.replace(/- -(\d+)/g, "+ $1").replace(/1 \* k/g, "k").replace(/ - 0( \* k)?/g, "");
}
