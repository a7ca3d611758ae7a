// The lab: one types the rule of a game, sees its table and what this shows, tests a guess, and plays.
import { address, wanted } from "./lab/address.js";
import { EXAMPLES } from "./lab/examples.js";
import { Opponent } from "./lab/opponent.js";
import { Results } from "./lab/results.js";
import { isSaid, list, say } from "./lab/say.js";
import { takes } from "./lab/takes.js";
import { textAt } from "./lab/table.js";
import { hasThree } from "./lab/three.js";
import { programs, written } from "./lab/taken.js";
import { Work } from "./lab/work.js";

/**
 * @typedef {import("./lab/examples.js").Settings} Settings @typedef {import("./lab/session.js").Told} Told
 * @typedef {import("./lab/game.js").Look} Look
 */

const box = /** @type {HTMLElement} */ (document.querySelector(".lab"));
/** @param {string} name @returns {any} */
const part = (name) => box.querySelector(`[data-part=${name}]`);

/** @type {Settings} */
let settings;
/** The table of these settings is not there yet. */
let isNew = true;
/**
 * What is played, as an example or a page has it: the sentence is of that rule, with that end or any.
 * @type {{text: string, end?: string, statement: string} | undefined}
 */
let known;
/** What an address asks for once it is. @type {import("./lab/address.js").Then} */
let then = {};
/** @type {import("./lab/leads.js").Page[]} */
let pages;

const work = new Work({ told, refused });
const opponent = new Opponent(part("game"), (text, player) => work.look(text, player, false));
const results = new Results(part, { look: (text) => work.look(text, 0, true), play: offerPlay,
  guess: (text, table) => work.guesses.test(text, table) });

/** @param {string} text */
function status(text, isBad = false) {
  part("status").textContent = text;
  part("status").classList.toggle("bad", isBad);
}
/** @param {boolean} is */
function busy(is, canGoOn = false) {
  part("run").setAttribute("aria-disabled", String(is));
  part("stop").hidden = !is;
  part("more").hidden = !canGoOn;
}
function read() {
  return /** @type {Settings} */ ({ text: part("rule").value, at: part("at").value.trim(), end: part("end").value,
    isReached: part("reached").value === "reached" });
}
/** @param {Settings} of */
function fill({ text, at, end, isReached }) {
  part("rule").value = text;
  part("at").value = at;
  part("end").value = end;
  part("reached").value = isReached ? "reached" : "these";
  grow();
}
/** The box of the rule is as high as what is typed. */
function grow() {
  const rule = part("rule");
  for (rule.rows = 3; rule.rows < 10 && rule.scrollHeight > rule.clientHeight; ) rule.rows += 1;
}
/** The rule stays in the address, and goes to the other language. @param {string} hash */
function keep(hash) {
  history.replaceState(null, "", hash);
  /** @type {HTMLAnchorElement} */ (document.querySelector("a.language")).hash = hash;
}
/** The sentence for what is typed now, with its end. */
function introduce() {
  const { text, end } = read();
  const isKnown = known?.text === text && (!known.end || known.end === end);
  part("statement").textContent = isKnown ? `${known.statement} ${say(`ending-${end}`)}` : "";
  part("statement").hidden = !isKnown;
  part("from-link").hidden = true;
}
/** Something has been typed or chosen: what is shown may be of what was asked before. */
function changed() {
  introduce();
  grow();
  results.age(!settings || address(read()) !== address(settings));
}
function run() {
  const before = settings?.text;
  settings = read();
  // A guess is of one rule.
  if (settings.text !== before) part("guess").value = "";
  keep(address(settings));
  part("from-link").hidden = true;
  isNew = true;
  results.age(true);
  busy(true);
  status(say("running"));
  work.start(settings);
}
/** @param {Told} told */
function told(told) {
  if (told.table) {
    put(told);
    return;
  }
  const { stopped, count, at = "" } = told;
  if (stopped !== undefined) {
    busy(false, true);
    status(early(stopped, count));
  } else if (told.patterns) results.add(told);
  else if (count !== undefined && isNew) status(say("running-at", { at, count }));
  // Below what is said of this game stands no other one.
  if (isNew) part("results").hidden = true;
}
/** That the time was over: at which position, if any. @param {string} at @param {number} count */
const early = (at, count) => say("stopped-early", { at, count, known: at ? 1 : 0 });
/** @param {Told} told */
function put(told) {
  const { table, state, count, negative, seconds, stopped, most } = told;
  part("results").hidden = false;
  if (table.end !== settings.end) {
    part("end").value = settings.end = table.end;
    introduce();
  }
  if (isNew && then.guess) part("guess").value = then.guess;
  results.put(told, isNew);
  const wish = isNew ? then : {};
  isNew = false;
  then = {};
  const isStopped = stopped !== undefined;
  busy(false, isStopped && !most);
  const parts = isStopped ? [most ? say("refused-too-many", { most }) : early(stopped, count),
    say("part", { count: table.values.filter((value) => !Number.isNaN(value)).length })]
    : [say("done", { more: Math.max(0, count - table.values.length), positions: table.values.length,
    seconds: seconds.toFixed(2) })];
  if (negative) parts.push(say("negative", { count: negative }));
  if (settings.end === "sides") parts.push(say(isSecond() ? "second-is-player" : "players"));
  if (hasThree(part("rule").value)) parts.push(say("three-players"));
  status(parts.join(" "), Boolean(most));
  part("game").replaceChildren();
  part("guess").placeholder = { line: "n % 4 == 0", plane: "x == y", list: /^"/.test(textAt(table, 0)) ? "len(p) % 2"
    : "xor(p) == 0" }[table.kind];
  part("play-from").value = textAt(table, begins(table));
  findPages();
  part("text").textContent = written(table);
  const { cpp, python } = programs(settings, table, state);
  for (const [name, file, text] of [["cpp", "brute.cpp", cpp], ["python", "brute.py", python]]) {
    part(name).textContent = text;
    Object.assign(part(`${name}-file`), { href: `data:text/plain;charset=utf-8,${encodeURIComponent(text)}`,
      download: file });
  }
  if (wish.isStepped) results.step();
  else if (wish.guess) part("guess").focus();
  else if (wish.play) {
    part("play-from").value = wish.play;
    part("play-form").scrollIntoView();
    void play();
  }
}
/** Is there a second parameter that hardly means the player? */
const isSecond = () => /^\s*(?:function\s*\w*)?\(\s*\w+\s*,\s*(?!player|who|turn|side|me\b)\w+\s*\)\s*(?:=>|\{)/im.test(
  part("rule").value);
/** @param {string} id @param {Record<string, any>} args */
function refused(id, args) {
  busy(false);
  part("results").hidden = true;
  const why = isSaid(`refused-${id}`) ? id : "fault";
  const lines = [say(`refused-${why}`, { at: "?", ...args, cycle: list(args.cycle ?? [], "arrow") })];
  if (args.line) lines.unshift(say("line", { line: args.line }));
  const line = part("rule").value.split("\n")[args.line - 1];
  if (line?.trim() && !takes(part("rule").value)) lines.push(line.trim());
  if (id === "throws-first" && /\b[nxyp] is not defined/.test(args.message)) lines.push(say("refused-no-function"));
  if (id === "syntax") {
    const [sign] = part("rule").value.match(/[，；：（）［］｛｝＝＞＜＋－]/) ?? [];
    if (sign) lines.push(say("refused-wide", { sign }));
    if (!/=>|function/.test(part("rule").value)) lines.push(say("refused-no-function"));
  }
  if (isSecond() && id !== "syntax") lines.push(say("second-is-player"));
  if (hasThree(part("rule").value)) lines.push(say("three-players"));
  if (id === "throws" && /of null|of undefined|not iterable|needs numbers/.test(args.message))
    lines.push(say("hint-shape", { at: args.at }));
  status(lines.join("\n"), true);
}
/** Pages with the same table, once they are there. */
async function findPages() {
  try {
    pages ??= await load(`lab.pages.${isChinese ? "zh" : "en"}`, "pages");
    await results.compare(pages);
  } catch {
    // Without them the table is all the same.
  }
}

/** The position that was touched is the one to play from. @param {Look} look */
function offerPlay(look) {
  part("play-from").value = look.text;
}
/** A place of the table from which play is not over at once. @param {import("./lab/table.js").Table} table */
function begins({ kind, size, from, values }) {
  if (kind === "list") return values.length - 1;
  if (kind === "line") return Math.min(17, size[0] - 1);
  const [i, j] = [8, 13].map((wish, axis) => Math.min(Math.max(0, wish - from[axis]), size[axis] - 1));
  return i * size[1] + j;
}
async function play() {
  const typed = part("play-from").value.trim();
  const text = asPosition(typed);
  try {
    const look = await work.look(text, 0, results.places([text]).size > 0);
    await opponent.begin(look, settings.end, Number(part("you").value));
  } catch {
    part("game").textContent = say("no-such-start", { found: typed });
  }
}
/** What is typed without the signs of a list or a text is meant as one. @param {string} typed */
function asPosition(typed) {
  for (const text of [typed, `[${typed}]`]) {
    try {
      return JSON.stringify(JSON.parse(text));
    } catch {
      // Another form, then.
    }
  }
  return JSON.stringify(typed);
}

/** @param {import("./lab/address.js").Wanted} of */
async function open({ settings: asked, example, page, isOurs, then: wish = {}, isLong }) {
  if (isLong) {
    status(say("link-long"), true);
    return;
  }
  let rule = asked;
  known = example ? { text: rule.text, statement: say(`example-${example}`) } : undefined;
  if (page) {
    pages ??= await load(`lab.pages.${isChinese ? "zh" : "en"}`, "pages");
    const found = pages.find(({ name }) => name === page);
    rule = found?.rule ?? EXAMPLES.primes;
    known = found ? { ...rule, statement: say("rule-of-page", { title: found.title }) }
      : { text: rule.text, statement: say("example-primes") };
  }
  fill(rule);
  then = wish;
  changed();
  if (isOurs) run();
  else {
    part("from-link").hidden = false;
    part("run").focus();
  }
}

part("form").onsubmit = (/** @type {Event} */ event) => {
  event.preventDefault();
  if (part("run").getAttribute("aria-disabled") !== "true") run();
};
part("form").oninput = changed;
part("rule").onkeydown = (/** @type {KeyboardEvent} */ event) => {
  if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) part("form").requestSubmit();
};
part("stop").onclick = () => {
  work.stop();
  busy(false);
  part("results").hidden ||= isNew;
  status(say("stopped"));
};
part("more").onclick = () => {
  busy(true);
  work.goOn();
};
part("play-form").onsubmit = (/** @type {Event} */ event) => {
  event.preventDefault();
  void play();
};
part("share").onclick = async () => {
  keep(address(settings, part("guess").value.trim()));
  flash(part("share"), await navigator.clipboard.writeText(location.href).then(() => say("copied"), () => say("see-address")));
};
for (const button of /** @type {NodeListOf<HTMLElement>} */ (box.querySelectorAll("[data-at]"))) {
  button.onclick = () => {
    part("at").value = button.dataset.at;
    changed();
    part("at").focus();
  };
}
for (const button of /** @type {NodeListOf<HTMLElement>} */ (box.querySelectorAll("[data-example]"))) {
  button.onclick = () => open({ settings: EXAMPLES[button.dataset.example], example: button.dataset.example,
    isOurs: true });
}
addEventListener("hashchange", () => {
  const asked = wanted(location.hash);
  if (asked) void open(asked);
});
box.hidden = false;
// Where there is room beside the rule, it needs no touch.
for (const name of ["help", "examples"]) part(name).open = matchMedia("(min-width: 60rem)").matches;
void open(wanted(location.hash) ?? { settings: EXAMPLES.primes, example: "primes", isOurs: true });
