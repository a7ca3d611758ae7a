// What a table shows: all patterns that hold for all that was computed, the simplest first.
import { lengths, pairAt, shownAt } from "../table.js";
import { enough } from "../takes.js";
import { additive } from "./additive.js";
import { neverBehind } from "./behind.js";
import { cases } from "./cases.js";
import { dependent, equal, halved } from "./function.js";
import { constant, everywhere, growing, periodic } from "./line.js";
import { counted, few } from "./list.js";
import { lostPairs } from "./pairs.js";
import { along, diagonal, onQuantity, ratio, remainders, sameOfBoth, sumOfTwo } from "./plane.js";
import { FEWEST, isLead, isLost, isNamed } from "./pattern.js";
import { pieces } from "./pieces.js";
import { rowByRow } from "./row.js";
import { excepted, lostSequence, stepped } from "./sequence.js";

/** @typedef {import("./pattern.js").Pattern} Pattern @typedef {import("../table.js").Table} Table */

/** What is looked at in a table: each with its name. @param {Table} table */
export function targets({ end, values, second, numbers, isTwoSided }) {
  const lost = Float64Array.from(values, (value) => (Number.isNaN(value) ? NaN : Number(value === 0)));
  const drawn = values.some((value) => value === 2);
  const of = {
    loses: [["value", values], ["lost", lost]],
    wins: [isTwoSided ? ["class", values] : ["lost", lost]],
    // Where none is lost, those that are not drawn are won.
    draws: [...(drawn && !values.includes(0) ? [] : [["lost", lost]]), ...(drawn ? [["outcome", values]] : [])],
    sides: [...(numbers && !numbers.every(Number.isNaN) ? [["number", numbers]] : []), ["class", values]],
    points: second ? [["lead", values], ["second", second]] : [["lead", values]],
  }[end];
  return /** @type {[string, Float64Array][]} */ (of);
}

const NOT_LONGER = 4; // the cost of a formula that holds for lists of one length alone

/** @param {Table} table @param {import("../takes.js").Takes} [takes] if the rule is known as such @param {Table} [longer] of lists: the same game with one entry more; where several lengths were asked for, what fails there is none @returns {Pattern[]} */
export function find(table, takes, longer) {
  const { from, to } = lengths(table.texts ?? []);
  const all = targets(table).flatMap(([about, values]) => {
    if (values.length < FEWEST) return [];
    const whole = everywhere(about, values);
    const found = whole.length && table.kind !== "line" ? whole : on(table, about, values, longer);
    if (!found.length && isLead({ about })) found.push(...ofLonger(table, about, values, longer));
    for (const pattern of found) {
      certify(pattern, table, takes);
      pattern.study = studyOf(pattern, table.end);
      if (about === "outcome" || about === "class") pattern.code = undefined;
      if (!longer || pattern.length) continue;
      const at = failure(pattern, longer);
      pattern.longer = at < 0 ? null : shownAt(longer, at);
      if (at >= 0) pattern.cost += NOT_LONGER;
    }
    return chosen(found.filter((pattern) => from === to || !pattern.longer).sort((a, b) => a.cost - b.cost));
  });
  // Where entries have names alone, a formula of them is an accident of the names.
  const areNames = all.some(({ id }) => id === "additive");
  return areNames ? all.filter(({ code }) => !code?.includes("xor(p)") || /^xor\(p\)( == 0)?$/.test(code)) : all;
}

/** Without the shortest lists, which may have no move. @param {Table} table @param {string} about @param {Float64Array} values @param {Table} [longer] @returns {Pattern[]} */
function ofLonger(table, about, values, longer) {
  const { from, to } = lengths(table.texts ?? []);
  for (let least = from + 1; least < Math.min(to - 1, from + 3); least += 1) {
    const enough = values.map((value, i) => (JSON.parse(table.texts[i]).length < least ? NaN : value));
    const found = on(table, about, enough, longer);
    if (found.length) return found.map((pattern) => ({ ...pattern, least, holds: (at, value) => at.length < least || pattern.holds(at, value) }));
  }
  return [];
}

/** @param {Table} table @param {string} about @param {Float64Array} values @param {Table} [longer] */
function on(table, about, values, longer) {
  if (table.kind === "line") return onLine({ about, from: table.from[0], values });
  return table.kind === "plane" ? onPlane({ about, from: table.from, size: table.size, values }) : onList(table, about, values, longer);
}

/** Where the players or the end are of another kind, the section for that kind; that the first player always wins may be stolen or mirrored. @param {Pattern} pattern @param {string} end */
function studyOf({ id, study }, end) {
  const own = { draws: "draws", sides: "numbers", points: "scores" }[end];
  return own ?? (id === "lost-only" ? (end === "wins" ? "stealing" : "pairing") : study);
}

/** @param {import("./pattern.js").Line} line @returns {Pattern[]} */
function onLine(line) {
  const [plain] = constant(line);
  if (plain) return [plain];
  const repeats = periodic(line);
  const isShort = repeats.length && repeats[0].cost < 5;
  const more = isShort ? [] : [...equal(line), ...dependent(line), ...(repeats.length ? [] : halved(line))];
  const sequences = repeats.length ? [] : line.about === "lost" ? [...lostSequence(line), ...excepted(line), ...stepped(line)] : stepped(line);
  return [...repeats, ...(isNamed(line) || repeats.length ? [] : growing(line)), ...more, ...sequences];
}

/** @param {import("./pattern.js").Plane} plane @returns {Pattern[]} */
function onPlane(plane) {
  const plain = [...onQuantity(plane), ...remainders(plane)];
  const common = plain.length ? plain : along(plane);
  if (plane.about === "value") return [...common, ...sumOfTwo(plane)];
  const positions = Array.from(plane.values, (_, i) => pairAt(plane.from, plane.size, i));
  if (plane.about !== "lost") return common.length || !isNamed(plane) ? common : cases({ about: plane.about, positions, values: plane.values });
  const found = [...few({ about: plane.about, positions, values: plane.values }), ...common, ...lostPairs(plane), ...sameOfBoth(plane), ...ratio(plane)];
  if (!found.length) found.push(...diagonal(plane));
  if (found.length) return found;
  const together = pieces({ about: plane.about, positions, values: plane.values });
  return together.length ? together : rowByRow(plane);
}

/** @param {Table} table @param {string} about @param {Float64Array} values @param {Table} [longer] @returns {Pattern[]} */
function onList({ texts }, about, values, longer) {
  const isGeneral = (/** @type {Pattern} */ pattern) => !longer || failure(pattern, longer) < 0;
  const list = { about, positions: texts.map((text) => JSON.parse(text)), values };
  const found = [...few(list), ...(isNamed(list) && !isLost(list) ? cases(list) : []), ...additive(list)];
  if (found.some(({ id }) => id === "cases")) return found;
  const all = [...found, ...counted(list, isGeneral)];
  if (all.length || isLost(list)) return all.length ? all : pieces(list);
  // Rows that come from one start say nothing of all: those have no longer ones.
  return longer && isLead(list) ? neverBehind(list, isGeneral) : [];
}

/** The simplest, and another only if it says more: of positions that the first leaves out, or as a formula. Two that hold for the same positions are one fact twice. @param {Pattern[]} found */
function chosen(found) {
  const [first, ...others] = found;
  const says = (/** @type {Pattern} */ { id }) => !/^(depends|remainders|by-two|along)/.test(id);
  const more = others.find((other) => (says(other) && !says(first)) || ((other.from ?? 0) < (first.from ?? 0) && says(other)));
  return first ? [first, ...(more ? [more] : [])] : [];
}

/** A period of a rule that is a list of takes is certain once it holds far enough. @param {Pattern} pattern @param {Table} table @param {import("../takes.js").Takes} takes */
function certify(pattern, table, takes) {
  const { p } = pattern.args;
  if (!takes || table.kind !== "line" || !p || pattern.about !== "value" || !/^period/.test(pattern.id) || table.from[0] > 0) return;
  const last = enough(takes, pattern.from, p);
  if (last !== undefined && last + p < table.from[0] + table.values.length) pattern.enough = last;
}

/** The first place of a table where a pattern fails; −1 if it holds. @param {Pattern} pattern @param {Table} table */
export function failure(pattern, table) {
  const [, values] = targets(table).find(([about]) => about === pattern.about) ?? [];
  if (!values) return -1;
  const at = (/** @type {number} */ i) => (table.kind === "list" ? JSON.parse(table.texts[i]) : table.kind === "line" ? table.from[0] + i : pairAt(table.from, table.size, i));
  if (pattern.again) return pattern.again({ about: pattern.about, positions: Array.from(values, (_, i) => at(i)), values });
  for (let i = 0; i < values.length; i += 1) {
    if (Number.isNaN(values[i])) continue;
    const position = at(i);
    const isBefore = table.kind === "line" ? position < pattern.from : table.kind === "plane" && Math.min(...position) < pattern.from;
    if (!isBefore && !pattern.holds(position, values[i])) return i;
  }
  return -1;
}
