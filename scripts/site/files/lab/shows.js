// What a table shows, in sentences: each pattern with its range, whether it holds further on, and where it leads.
import { classOf, OUTCOMES } from "./cells.js";
import { fraction } from "./numbers.js";
import { isSaid, list, say, studied } from "./say.js";
import { nothing } from "./nothing.js";
import { shown } from "./position.js";
import { lengths } from "./table.js";

/** @typedef {import("./session.js").Found} Found @typedef {import("./table.js").Table} Table */

/** A value as it stands in a sentence. @param {string} about @param {number} value */
function named(about, value) {
  if (about === "class") return say(`cell-${classOf(value)}`);
  if (about === "outcome") return say(`cell-${OUTCOMES[value]}`);
  if (about === "number") return fraction(value);
  return value < 0 ? `−${-value}` : String(value);
}

/** @param {number[][]} cells */
const pairs = (cells) => list(cells.map(([x, y]) => `(${x}, ${y})`));

const MOST = 16; // cells that are listed
const LONGEST = 300; // letters of a guess that is offered

/**
 * How an argument that is a list stands in a sentence, by its name.
 * @type {Record<string, (arg: any[], of: {about: string, id: string, isPlane: boolean, other: string}) => any>}
 */
const LISTS = {
  block: (arg, { about }) => list(arg.map((value) => named(about, value))),
  lost: (arg, { id, isPlane }) => {
    return id === "lost-only" ? list(arg.map((text) => shown(JSON.parse(text), isPlane)), "and") : pairs(arg);
  },
  pairs: (arg, { id, about }) => {
    return id === "depends-as" ? list(arg.map(([of, value]) => `${minus(of)} → ${named(about, value)}`)) : pairs(arg);
  },
  worths: (arg, { about }) => list(arg.map(([entry, worth]) => `${entry} → ${named(about, worth)}`)),
  places: (arg, { isPlane }) => {
    const worths = arg.map((place) => place.map((/** @type {any[]} */ [entry, worth]) => `${entry} → ${worth}`));
    return list(worths.map((all, i) => `${isPlane ? "xy"[i] : `p[${i}]`}: ${all.join(", ")}`), "semicolon");
  },
  rows: (arg, { other }) => {
    const row = (/** @type {any[]} */ [n, rests]) =>
      say("along-row", { other, n, rests: list(rests), count: rests.length });
    return list(arg.map(row), "semicolon");
  },
  cases: (arg, { about }) => list(arg.map(([code, value]) => `${code} → ${named(about, value)}`), "semicolon"),
  table: (arg, { about }) => {
    const [id, of] = about === "lost" ? ["halved-case-lost", Number] : ["halved-case", named.bind(undefined, about)];
    return list(arg.map(([r, v, value]) => say(id, { r, v: of(v), value: of(value) })), "semicolon");
  },
  cells: (arg, { about }) =>
    list(arg.slice(0, MOST).map(([x, y, value]) => `(${x}, ${y}) → ${named(about, value)}`)),
};
/** @param {string} text */
const minus = (text) => text.replaceAll("-", "−");

/** The arguments of a pattern as its message takes them. @param {Found} found @param {Table} table */
function prepared({ about, args, id, from = 0 }, { kind, from: [first] = [] }) {
  /** @type {Record<string, any>} */
  const made = { of: say(`of-${about}`), lead: "", since: from, late: kind === "line" && from > first ? 1 : 0 };
  const of = { about, id, isPlane: kind === "plane", other: args.other };
  for (const [name, arg] of Object.entries(args)) {
    made[name] = Array.isArray(arg) ? (LISTS[name] ?? ((one) => list(one)))(arg, of) : arg;
  }
  if (id === "cases") made.rest = named(about, args.rest);
  if (id === "constant") made.value = named(about, args.value);
  if (id === "constant-class") made.value = say(`shade-${classOf(args.value)}`);
  made.early = args.late ? say("early", { name: args.q ? "t" : "n", first: args.first, some: args.some,
    before: made.before }) : "";
  // What a function of n is called.
  if (args.what !== undefined) made.what = args.what ? say(`what-${args.what}`) : "";
  made.named = args.what ? 1 : 0;
  made.long ??= args.cells?.length > MOST ? 1 : 0;
  return made;
}

/** From where to where it was checked. @param {Table} table @param {Found} found */
function range({ kind, from, size, texts }, found) {
  if (kind === "list") {
    const { kind, from: shortest, to } = lengths(texts);
    const from = found.least ?? shortest;
    const count = found.least === undefined ? size[0] : texts.filter((text) => JSON.parse(text).length >= from).length;
    return say("range-list", { count, kind, entries: from < to ? `${from}–${to}` : to });
  }
  if (kind === "line") return say("range-line", { from: found.from, to: from[0] + size[0] - 1 });
  const [left, top] = from.map((first) => Math.max(first, found.from ?? 0));
  return say("range-plane", { left, top, x: from[0] + size[0] - 1, y: from[1] + size[1] - 1 });
}

/** Does it hold for lists with one entry more? @param {Found} found @param {Table} table */
function onLonger({ longer }, { texts }) {
  const { kind, to } = lengths(texts);
  const how = { kind, entries: to + 1 };
  return longer === null ? element("p", say("holds-longer", how), "small good")
    : element("p", say("fails-longer", { ...how, place: longer }), "small");
}

/** @param {Found} found @param {number[] | undefined} to */
function further({ enough, args, longer, far }, to) {
  if (enough !== undefined) return element("p", say("certain", { enough, p: args.p }), "good");
  if (far === undefined) return element("p", longer === undefined ? say("not-proved") : "");
  return far === null ? element("p", say("holds-on", { to: to.join(", ") }), "good")
    : element("p", say("fails-on", { place: far }));
}

/**
 * @param {HTMLElement} box
 * @param {import("./session.js").Told} told of a table and its patterns
 * @param {(code: string) => void} use a pattern as a guess
 */
export function show(box, told, use) {
  const { patterns, to, table } = told;
  if (!patterns.length) {
    box.replaceChildren(nothing(told));
    return;
  }
  // By how much each of the players is ahead.
  const groups = table.second ? ["lead", "second"] : [...new Set(patterns.map(({ about }) => about))];
  const shown = groups.flatMap((about) => {
    const cards = patterns.filter((found) => found.about === about).map((found) => item(found, to, table, use));
    return [element("h3", say(`about-${about}`)), ...(cards.length ? cards : [element("p", say("none-about"))])];
  });
  box.replaceChildren(...shown, element("p", say("holds-is-not-proved"), "small"));
}

/** The functions in it that are not everyday ones, with what they are. @param {Found} found */
function meanings({ id, code, args }) {
  if (args.what && /^(equals|lost-if|lost-unless)$/.test(id)) return [];
  const names = new Set(Array.from([code ?? args.code, args.a, args.b].join(" ").matchAll(/\b([a-z]\w*)\(/g),
    ([, name]) => name));
  return [...names].filter((name) => isSaid(`what-${name}`)).map((name) => `${name}: ${say(`what-${name}`)}`);
}

/** @param {Found} found @param {number[] | undefined} to @param {Table} table @param {(code: string) => void} use */
function item(found, to, table, use) {
  const card = element("div", "", "found");
  card.append(element("p", say(`find-${found.id}`, prepared(found, table))));
  const glossary = meanings(found);
  if (glossary.length) card.append(element("p", say("plain-list", { list: list(glossary, "semicolon") }), "small"));
  const line = element("p", `${range(table, found)} `, "small");
  if (found.code?.length <= LONGEST) {
    const offer = button(found.code, () => use(found.code), "code button quiet");
    offer.title = say("use-as-guess");
    line.append(offer);
  }
  const end = further(found, to);
  end.classList.add("small");
  card.append(line, ...(found.longer === undefined ? [] : [onLonger(found, table)]), end);
  if (found.study) end.append(" ", studied(found.study));
  return card;
}
