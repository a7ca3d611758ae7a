// Entries that are games of their own: what a list is worth is made of what they are worth alone.
import { OF_LISTS } from "../counts.js";

/** @typedef {import("./pattern.js").Pattern} Pattern @typedef {import("./pattern.js").List} List */

/**
 * By the xor of values, or the sum of numbers.
 * @type {Record<string, {join: (parts: number[]) => number, name: string, sign: string, study: string}>}
 */
const JOINS = { value: { join: OF_LISTS.xor, name: "xor", sign: "^", study: "grundy" },
  number: { join: OF_LISTS.sum, name: "sum", sign: "+", study: "numbers" } };

/** @param {List} list about "value" or "number" @returns {Pattern[]} */
export function additive({ about, positions, values }) {
  const length = positions[0]?.length;
  if (!JOINS[about] || !positions.every(Array.isArray)) return [];
  if (!positions.every((one) => one.length === length)) return ofAnyLength({ about, positions, values });
  if (length < 2) return [];
  const { join, name, sign, study } = JOINS[about];
  const value = new Map(positions.map((one, i) => [JSON.stringify(one), values[i]]));
  const base = positions.find((one, i) => values[i] === 0);
  if (!base) return [];
  const alone = (/** @type {any[]} */ one) =>
    base.map((/** @type {any} */ _, /** @type {number} */ i) => value.get(JSON.stringify(base.with(i, one[i]))));
  const worth = positions.map(alone);
  const known = worth.flatMap((parts, i) => (parts.includes(undefined) ? [] : [i]));
  const isSum = known.every((i) => join(worth[i]) === values[i]);
  if (!isSum || known.length < Math.max(12, values.length / 2)) return [];
  /** What each entry is worth, by its place. @type {[any, number][][]} */
  const places = base.map((/** @type {any} */ _, /** @type {number} */ at) =>
    [...new Map(known.map((i) => [positions[i][at], worth[i][at]]))].sort(([a], [b]) => a - b));
  if (places.every((place) => new Set(place.map(([, worth]) => worth)).size < 2)) return [];
  const all = new Map(places.flat());
  const isSame = places.every((place) => place.every(([entry, worth]) => all.get(entry) === worth));
  const terms = places.map((place, at) => alike(`p[${at}]`, place));
  const code = isSame || terms.includes(undefined) ? undefined
    : terms.filter(Boolean).join(` ${sign} `).replaceAll("+ -", "- ");
  const shown = (/** @type {Iterable<[any, number]>} */ pairs) => [...pairs].slice(0, 12)
    .map(([entry, worth]) => [JSON.stringify(entry), worth]);
  return [{
    id: isSame ? "additive" : code ? "equals" : "additive-places", about, cost: 4, study, code,
    args: { join: name, ...(isSame ? { worths: shown(all) } : code ? { what: "" } : { places: places.map(shown) }) },
    length: isSame ? undefined : length,
    holds: code ? undefined : (at, value) => {
      const parts = isSame ? at.map((/** @type {any} */ entry) => all.get(entry)) : alone(at);
      return parts.includes(undefined) || join(parts) === value;
    },
  }];
}

/** The same of lists of several lengths, among them those of one entry. @param {List} list @returns {Pattern[]} */
function ofAnyLength({ about, positions, values }) {
  const { join, name, study } = JOINS[about];
  const worth = new Map(positions.flatMap((one, i) => (one.length === 1 ? [[JSON.stringify(one[0]), values[i]]] : [])));
  const parts = (/** @type {any[]} */ at) => at.map((entry) => worth.get(JSON.stringify(entry)));
  const holds = (/** @type {any[]} */ at, /** @type {number} */ value) => parts(at).includes(undefined) ||
    join(parts(at)) === value;
  const isSum = positions.every((one, i) => !parts(one).includes(undefined) && holds(one, values[i]));
  if (!isSum || new Set(worth.values()).size < 2 || positions.length < 3 * worth.size) return [];
  return [{ id: "additive", about, cost: 4, study, args: { join: name, worths: [...worth].slice(0, 12) }, holds }];
}

/**
 * The pairs n, g(n) as n, as n mod m, or as nothing where all are 0.
 * @param {string} name @param {[any, number][]} pairs
 */
export function alike(name, pairs) {
  if (pairs.every(([, worth]) => worth === 0)) return "";
  if (pairs.every(([n, worth]) => worth === n)) return name;
  if (pairs.every(([n, worth]) => worth === -n)) return `-${name}`;
  const m = [2, 3, 4, 5, 6, 7, 8].find((m) => pairs.length > m && pairs.every(([n, worth]) => worth === n % m));
  return m && `${name} % ${m}`;
}
