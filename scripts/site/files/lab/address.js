// The whole rule in the address of the page.
import { EXAMPLES } from "./examples.js";
import { takes } from "./takes.js";

/** @typedef {import("./examples.js").Settings} Settings */
/**
 * @typedef {{settings: Settings, example?: string, page?: string, isOurs: boolean, then?: Then, isLong?: boolean}}
 * Wanted `page` names a page whose rule is asked for; what is ours is run at once
 */
/**
 * @typedef {{guess?: string, play?: string, isStepped?: boolean}} Then what is done with the table: a guess tested, a
 * game begun, its values shown one by one
 */

const LONGEST = 50_000; // letters of an address

const ENDS = ["loses", "wins", "draws", "sides", "points"];

/** What an address asks for; nothing, if it asks for nothing. @param {string} hash @returns {Wanted | undefined} */
export function wanted(hash) {
  const plain = hash.replace(/^#/, "");
  if (!plain) return undefined;
  if (plain.length > LONGEST) return { settings: undefined, isOurs: false, isLong: true };
  const names = new URLSearchParams(plain);
  const then = { guess: names.get("guess") ?? undefined, play: names.get("play") ?? undefined,
    isStepped: names.has("step") };
  const example = names.get("example");
  if (example && Object.hasOwn(EXAMPLES, example)) return { settings: EXAMPLES[example], example, isOurs: true, then };
  const page = names.get("game");
  if (page) return { settings: undefined, page, isOurs: true, then };
  const text = names.get("rule");
  if (text === null) return undefined;
  const end = names.get("end");
  const settings = { text, at: names.get("at") ?? names.get("from") ?? "0..100",
    end: ENDS.includes(end) ? end : "loses", isReached: names.has("from") };
  const same = Object.entries(EXAMPLES).find(([, one]) => one.text === text);
  // What is no program needs no look before it is run.
  return { settings, example: same?.[0], isOurs: Boolean(takes(text)), then };
}

/** @param {Settings} settings @param {string} [guess] */
export function address({ text, at, end, isReached }, guess) {
  const more = guess ? `&guess=${encodeURIComponent(guess)}` : "";
  const example = Object.entries(EXAMPLES).find(([, one]) => one.text === text && one.at === at && one.end === end &&
    Boolean(one.isReached) === Boolean(isReached));
  if (example) return `#example=${example[0]}${more}`;
  const names = [["rule", text], [isReached ? "from" : "at", at], ["end", end]];
  return `#${names.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join("&")}${more}`;
}
