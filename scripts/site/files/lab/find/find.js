// What a table shows: all patterns that hold for all that was computed, the simplest first.
import { guess } from "../guess.js";
import { lengths, positionAt, shownAt } from "../table.js";
import { enough } from "../takes.js";
import { additive } from "./additive.js";
import { cases } from "./cases.js";
import { dependent, halved } from "./function.js";
import { constant, everywhere, growing, periodic } from "./line.js";
import { counted, few } from "./list.js";
import { lostPairs } from "./pairs.js";
import { along, diagonal, onQuantity, ratio, remainders, sameOfBoth } from "./plane.js";
import { FEWEST, isLead, isLost, isNamed, OF_ENDS } from "./pattern.js";
import { excepted, lostSequence, stepped } from "./sequence.js";

/** @typedef {import("./pattern.js").Pattern} Pattern @typedef {import("../table.js").Table} Table */
/**
 * The takes, if the rule is known as such; of lists the same game with one entry more, where what fails there is none
 * if
 * several lengths were asked for; and how a larger table is made, which is asked for where something was found.
 * @typedef {{takes?: import("../takes.js").Takes, longer?: Table, further?: () => Table | undefined}} More
 */

/** What is looked at in a table: each with its name. @param {Table} table */
function targets({ end, values, second, numbers, isTwoSided }) {
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

/** @param {Table} table @param {More} [more] @returns {Pattern[]} */
export function find(table, { takes, longer, further = () => undefined } = {}) {
  const found = targets(table).map(([about, values]) => candidates(table, about, values, longer));
  const far = found.some((patterns) => patterns.length) ? further() : undefined;
  const all = found.flatMap((patterns) => {
    for (const pattern of patterns) {
      certify(pattern, table, takes);
      if (far) pattern.far = failing(pattern, far);
    }
    const holding = patterns.filter(({ far }) => !far);
    return chosen(holding.length ? holding : patterns);
  });
  // Where entries have names alone, a formula of them is an accident of the names.
  const areNames = all.some(({ id }) => id === "additive");
  return areNames ? all.filter(({ code }) => !code?.includes("xor(p)") || /^xor\(p\)( == 0)?$/.test(code)) : all;
}

/**
 * All that holds for the table, the simplest first.
 * @param {Table} table @param {string} about @param {Float64Array} values @param {Table} [longer] @returns {Pattern[]}
 */
function candidates(table, about, values, longer) {
  if (values.length < FEWEST) return [];
  const { kind, texts = [] } = table;
  const { from, to } = lengths(texts);
  const isGeneral = (/** @type {Pattern} */ pattern) => !longer || failure(testable(pattern, table), longer) < 0;
  const positions = Array.from(values, (_, i) => positionAt(table, i));
  const on = (/** @type {Float64Array} */ values) => (kind === "line" ? onLine({ about, from: table.from[0], values })
    : kind === "plane" ? onPlane({ about, from: table.from, size: table.size, positions, values })
    : onList({ about, positions, values }, isGeneral));
  const whole = everywhere(about, values);
  const found = whole.length && kind !== "line" ? whole : on(values);
  // Without the shortest lists, which may have no move.
  for (let least = from + 1; !found.length && isLead({ about }) && least < Math.min(to - 1, from + 3); least += 1) {
    const enough = values.map((value, i) => (positions[i].length < least ? NaN : value));
    found.push(...on(enough).map((pattern) => ({ ...pattern, least })));
  }
  const all = found.filter((pattern) => failure(testable(pattern, table), table) < 0);
  for (const pattern of all) {
    pattern.study = studyOf(pattern, table.end);
    if (isNamed({ about }) && !isLost({ about })) pattern.code = undefined;
    if (pattern.code) limit(pattern, table);
    if (!longer || pattern.length) continue;
    pattern.longer = failing(pattern, longer);
    if (pattern.longer) pattern.cost += NOT_LONGER;
  }
  return all.filter((pattern) => from === to || !pattern.longer).sort((a, b) => a.cost - b.cost);
}

/** What is printed as a guess is what is tested. @param {Pattern} pattern @param {Table} table */
function testable(pattern, table) {
  if (!pattern.code || pattern.holds) return pattern;
  const of = guess(pattern.code, positionAt(table, 0));
  pattern.holds = isLost(pattern) ? (at, value) => of(at) === (value === 1) : (at, value) => Number(of(at)) === value;
  if (!("code" in pattern.args)) pattern.args.code = pattern.code;
  return pattern;
}

/** A guess that fails at the beginning says where it is meant. @param {Pattern} pattern @param {Table} table */
function limit(pattern, table) {
  const { from, least } = pattern;
  const first = Math.min(...table.from);
  const where = least ? `len(p) >= ${least}` : !(from > first) ? "" : table.kind === "line" ? `n >= ${from}`
    : `min(x, y) >= ${from}`;
  if (!where) return;
  if (failure({ ...pattern, from: first, least: undefined }, table) < 0)
    Object.assign(pattern, { from: first, least: undefined });
  else pattern.code += ` for ${where}`;
}

/**
 * Where the players or the end are of another kind, the section for that kind; that the first player always wins may be
 * stolen or mirrored.
 * @param {Pattern} pattern @param {string} end
 */
function studyOf({ id, study }, end) {
  return OF_ENDS[end] ?? (id === "lost-only" ? (end === "wins" ? "stealing" : "pairing") : study);
}

/** @param {import("./pattern.js").Line} line @returns {Pattern[]} */
function onLine(line) {
  const [plain] = constant(line);
  if (plain) return [plain];
  const repeats = periodic(line);
  const isShort = repeats.length && repeats[0].cost < 5;
  const more = isShort ? [] : [...dependent(line), ...(repeats.length ? [] : halved(line))];
  const sequences = repeats.length ? [] : line.about === "lost"
    ? [...lostSequence(line), ...excepted(line), ...stepped(line)] : stepped(line);
  return [...repeats, ...(isNamed(line) || repeats.length ? [] : growing(line)), ...more, ...sequences];
}

/** @param {import("./pattern.js").Plane} plane @returns {Pattern[]} */
function onPlane(plane) {
  const plain = [...onQuantity(plane), ...remainders(plane)];
  const common = plain.length ? plain : along(plane);
  if (/^(value|number)$/.test(plane.about)) return [...common, ...additive(plane)];
  if (plane.about !== "lost") return common.length || !isNamed(plane) ? common : cases(plane);
  const found = [...few(plane), ...common, ...lostPairs(plane), ...sameOfBoth(plane), ...ratio(plane)];
  return found.length ? found : diagonal(plane);
}

/** @param {import("./pattern.js").List} list @param {(pattern: Pattern) => boolean} isGeneral @returns {Pattern[]} */
function onList(list, isGeneral) {
  const found = [...few(list), ...(isNamed(list) && !isLost(list) ? cases(list) : []), ...additive(list)];
  return found.some(({ id }) => id === "cases") ? found : [...found, ...counted(list, isGeneral)];
}

/**
 * The simplest, and another only if it says more: of positions that the first leaves out, or as a formula. Two that
 * hold for the same positions are one fact twice.
 * @param {Pattern[]} found
 */
function chosen(found) {
  const [first, ...others] = found;
  const says = (/** @type {Pattern} */ { id }) => !/^(depends|remainders|by-two|along)/.test(id);
  const more = others.find((other) => (says(other) && !says(first)) ||
    ((other.from ?? 0) < (first.from ?? 0) && says(other)));
  return first ? [first, ...(more ? [more] : [])] : [];
}

/**
 * A period of a rule that is a list of takes is certain once it holds far enough.
 * @param {Pattern} pattern @param {Table} table @param {import("../takes.js").Takes} takes
 */
function certify(pattern, table, takes) {
  const { p } = pattern.args;
  if (!takes || table.kind !== "line" || !p || pattern.about !== "value" || !/^period/.test(pattern.id) ||
    table.from[0] > 0) return;
  const last = enough(takes, pattern.from, p);
  if (last !== undefined && last + p < table.from[0] + table.values.length) pattern.enough = last;
}

/** The first place of a table where a pattern fails; −1 if it holds. @param {Pattern} pattern @param {Table} table */
export function failure(pattern, table) {
  const [, values] = targets(table).find(([about]) => about === pattern.about) ?? [];
  if (!values) return -1;
  const { from = -Infinity, least = 0 } = pattern;
  for (let i = 0; i < values.length; i += 1) {
    if (Number.isNaN(values[i])) continue;
    const at = positionAt(table, i);
    const isBefore = table.kind === "line" ? at < from : table.kind === "plane" ? Math.min(...at) < from
      : at.length < least;
    if (!isBefore && !pattern.holds(at, values[i])) return i;
  }
  return -1;
}

/** The same as a reader sees it, or null. @param {Pattern} pattern @param {Table} table */
function failing(pattern, table) {
  const at = failure(pattern, table);
  return at < 0 ? null : shownAt(table, at);
}
