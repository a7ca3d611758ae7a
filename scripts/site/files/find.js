// The search: pages, problems of other judges, words, wrong statements, how to find an answer. MiniSearch finds and ranks; here
// stands what a word is, and what is shown.
import MiniSearch from "minisearch";

/** @typedef {{en: string, zh: string}} Text */
/** @typedef {{page: string, anchor?: Text, id?: string, level?: Text, title: Text, names: string[], formats?: {names: string[], how: Text}[], lines: {en: string[], zh: string[]}}} Entry */
/** @typedef {import("minisearch").QueryCombination} QueryCombination */
/** An entry and the terms that were found in it. @typedef {{entry: Entry, terms: string[]}} Found */

const box = /** @type {HTMLElement} */ (document.querySelector(".search"));
const [input, list, status] = [box.querySelector("input"), box.querySelector("ul"), box.querySelector("[role=status]")];
const language = /** @type {"en" | "zh"} */ (isChinese ? "zh" : "en");
const SHOWN = 8;

/** The words of a text, whatever its width, case, accents and spelling: numbers stand apart from letters. @param {string} text @returns {string[]} */
const words = (text) =>
  text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase()
    .replace(/(behavi|col|fav|neighb)or/g, "$1our").replace(/center/g, "centre").replace(/gray/g, "grey")
    .match(/\p{Script=Han}+|\p{N}+|[⊕⇔]|[^\P{L}\p{Script=Han}]+/gu) ?? [];
/** @param {string} word */
const letters = (word) => (/^\p{Script=Han}/u.test(word) ? [...word] : [word]);
/** What is looked up of a word: Chinese has no blanks, so of more than two letters each two neighbours. @param {string} word */
const pairs = (word) => (/^\p{Script=Han}{3}/u.test(word) ? Array.from(word.slice(1), (letter, i) => word[i] + letter) : [word]);
/** What a word is found by: in Chinese also by its last letter, as no pair begins with it. @param {string} text */
const terms = (text) => words(text).flatMap((word) => [...pairs(word), ...letters(word).slice(-1)]);
/** @param {string} text */
const joined = (text) => words(text).join("");

/** The terms of each field of an entry. @type {Record<string, (entry: Entry) => string[]>} */
const FIELDS = {
  // A name may be typed with other blanks and dashes, or none, or from its middle on.
  whole: ({ names }) => names.map(joined),
  ends: ({ names }) => names.map(joined).flatMap((name) => Array.from(name.slice(1), (_, i) => name.slice(i + 1))),
  // A slip is forgiven before a word has been typed to its end.
  begins: ({ names }) => names.flatMap(words).flatMap((word) => Array.from(word.slice(3), (_, i) => word.slice(0, i + 4))),
  names: ({ names }) => names.flatMap(terms),
  text: ({ lines, level }) => [...lines.en, ...lines.zh, ...Object.values(level ?? {})].flatMap(terms),
};

const NAMES = ["whole", "ends", "begins", "names"];
/** Problems come first, and what is wrong last. @type {Record<string, number>} */
const LATE = { words: 1, practice: 2, study: 3, documents: 1e6 };

/** @type {MiniSearch} */
let index;
/** @param {string} typed */
async function search(typed) {
  /** @type {Entry[]} */
  const all = await load("search", "search");
  if (!index) {
    index = new MiniSearch({
      fields: Object.keys(FIELDS),
      extractField: (entry, field) => FIELDS[field]?.(entry) ?? entry[field],
      stringifyField: (terms) => terms,
      tokenize: (terms) => [terms].flat(),
      processTerm: (term) => term,
      searchOptions: { prefix: true, boost: { whole: 8, names: 4, ends: 0.1, begins: 0.1 } },
    });
    index.addAll(all.map((entry, id) => ({ ...entry, id })));
  }
  const whole = joined(typed);
  const half = words(typed).flatMap(letters).length / 2;
  /** How much of what was typed is found. @param {import("minisearch").SearchResult} one */
  const share = ({ queryTerms }) => (queryTerms.includes(whole) ? 2 * half + 1 : new Set(queryTerms.flatMap(letters)).size);
  /** All that was typed, or any of it. @param {"AND" | "OR"} combineWith @param {(word: string) => string[]} parts @returns {QueryCombination} */
  const query = (combineWith, parts) => {
    // Between blanks all belongs together, as the letter and the number of an id; Chinese is written without them.
    const together = typed.match(/\p{Script=Han}+|[^\s\p{Script=Han}]+/gu).map(words).filter(({ length }) => length);
    /** @type {QueryCombination[]} */
    const queries = together.map((words) => ({ combineWith: "AND", queries: words.map((word) => ({ combineWith, queries: parts(word) })) }));
    return { combineWith: "OR", queries: [{ combineWith, queries }, { fields: ["whole", "ends"], queries: [whole] }] };
  };
  let asked = query("AND", pairs);
  let found = index.search(asked);
  let isGuess = false;
  const missing = nearest(all, whole);
  if (!found.length && !missing) {
    isGuess = !index.search(query("OR", pairs)).length;
    // A slip in a name, of a word that stands nowhere: of a letter, of a long word two; in Chinese, most of the letters are right.
    /** @param {string} term */
    const fuzzy = (term) => (/\d/.test(term) || index.search(term).length ? 0 : Number(term.length > 3) + Number(term.length > 7));
    asked = { combineWith: "OR", queries: [query("OR", pairs), { fields: NAMES, fuzzy, ...query("OR", letters) }] };
    found = index.search(asked).filter((one) => (isGuess ? share(one) > half : share(one) >= half));
    if (isGuess) found = found.filter(({ score }) => score > found[0].score / 2);
  }
  const named = new Set(index.search(asked, { fields: NAMES }).map(({ id }) => id));
  /** @param {import("minisearch").SearchResult} one */
  const place = (one) => (LATE[all[one.id].page] ?? 0) + (named.has(one.id) ? 0 : 10) - 100 * share(one);
  found.sort((one, other) => place(one) - place(other));
  return { isGuess, missing, found: found.map(({ id, terms }) => ({ entry: all[id], terms })) };
}

/** Of an id that is not here, the problem with the nearest id of the same judge: the same letters, then a number. @param {Entry[]} all @param {string} whole */
function nearest(all, whole) {
  const [, letters, number] = whole.match(/^(\D+)(\d+)/) ?? [];
  if (!letters) return undefined;
  const begin = letters.length;
  const same = all.filter(({ id }) => id).flatMap((entry) => entry.names.map((called) => ({ entry, called, name: joined(called) })))
    .filter(({ name }) => name.startsWith(letters) && /\d/.test(name[begin] ?? ""));
  // It may not be typed to its end yet.
  if (!same.length || same.some(({ name }) => name.startsWith(whole))) return undefined;
  /** How many letters differ, and by how much the number. @param {string} name */
  const far = (name) => [
    [...name].filter((letter, i) => letter !== whole[i]).length + Math.max(0, whole.length - name.length),
    Math.abs(parseInt(name.slice(begin)) - parseInt(number)),
  ];
  return same.reduce((best, one) => {
    const [[letters, number], [least, nearest]] = [far(one.name), far(best.name)];
    return letters < least || (letters === least && number < nearest) ? one : best;
  });
}

/** The line, in the reader's language, that has most of the terms, from a little before the first. @param {Entry} entry @param {string[]} found */
function line({ lines }, found) {
  /** @param {string} line */
  const count = (line) => new Set(terms(line).filter((term) => found.includes(term))).size;
  const best = lines[language].reduce((best, line) => (count(line) > count(best) ? line : best), lines[language][0] ?? "");
  const hit = best.toLowerCase().search(found.join("|"));
  const before = Math.max(0, hit - 30);
  const at = before && before + best.slice(before, hit).indexOf(" ") + 1;
  return (at > 0 ? "…" : "") + best.slice(at, at + 90) + (best.length > at + 90 ? "…" : "");
}

/** @param {Found} found */
function item({ entry, terms }) {
  const link = element("a", entry.title[language]);
  link.href = entry.page + (isChinese ? ".zh.html" : ".html") + (entry.anchor ? `#${entry.anchor[language]}` : "");
  const facts = [entry.id, entry.level?.[language]].filter(Boolean);
  if (facts.length) link.append(" ", element("small", facts.join(" · ")));
  const format = entry.formats?.find(({ names }) => names.map(joined).includes(joined(input.value)));
  if (format) link.append(" ", element("strong", say("format-differs", { how: format.how[language].replaceAll("`", "") }), "line"));
  link.append(" ", element("span", line(entry, terms), "line"));
  return link;
}

/** @param {(string | Node)[]} parts @param {string} told */
function show(parts, told) {
  list.replaceChildren(...parts.map((part) => {
    const made = document.createElement("li");
    made.append(part);
    return made;
  }));
  status.textContent = told;
  list.hidden = !parts.length;
}
async function look(most = SHOWN) {
  const typed = input.value;
  if (!words(typed).length) return show([], "");
  /** @type {{isGuess: boolean, missing?: {entry: Entry, called: string}, found: Found[]}} */
  let all;
  try {
    all = await search(typed);
  } catch {
    const again = button(say("search-not-loaded"), () => look());
    return show([again], again.textContent);
  }
  if (typed !== input.value) return;
  const { isGuess, missing, found } = all;
  const none = say("nothing-found");
  const similar = say("similar-found");
  const absent = missing && say("id-not-here", { id: typed.trim(), near: missing.called });
  if (!found.length && !missing) return show([none], none);
  /** @type {(string | Node)[]} */
  const parts = found.slice(0, most).map(item);
  if (isGuess) parts.unshift(similar);
  if (missing) parts.unshift(absent, item({ entry: missing.entry, terms: [] }));
  if (found.length > most) {
    parts.push(button(say("more-found", { count: found.length - most }), () => look(Infinity)));
  }
  show(parts, absent ?? (isGuess ? similar + " " : "") + say("count-found", { count: found.length }));
}
function end() {
  input.value = "";
  show([], "");
}

input.oninput = () => look();
box.onkeydown = (event) => {
  const links = /** @type {HTMLElement[]} */ ([...list.querySelectorAll("a, button")]);
  const at = links.indexOf(/** @type {HTMLElement} */ (document.activeElement));
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (event.key === "Escape") {
    end();
    input.focus();
  } else if (event.key === "Enter" && at < 0) {
    links[0]?.click();
  } else if (step) {
    (links[at + step] ?? input).focus();
  } else {
    return;
  }
  if (event.key !== "Enter" || at < 0) event.preventDefault();
};
box.addEventListener("focusout", ({ relatedTarget: to }) => to && !box.contains(/** @type {Node} */ (to)) && show([], ""));
addEventListener("click", (event) => {
  const target = /** @type {Node} */ (event.target);
  if (!box.contains(target) && target.isConnected) show([], "");
});
// What was typed while this was loaded.
if (input.value) look();
loaded.find(true);
