// Entries that are games of their own: what a list is worth is made of what they are worth alone.
import { OF_LISTS } from "../counts.js";

/** @typedef {import("./pattern.js").Pattern} Pattern @typedef {import("./pattern.js").List} List */

/**
 * By the xor of values, or the sum of numbers; what is left of one without the other.
 * @type {Record<string, {join: (parts: number[]) => number, less: (a: number, b: number) => number, name: string, sign:
 * string, study: string}>}
 */
const JOINS = { value: { join: OF_LISTS.xor, less: (a, b) => a ^ b, name: "xor", sign: "^", study: "grundy" },
  number: { join: OF_LISTS.sum, less: (a, b) => a - b, name: "sum", sign: "+", study: "numbers" } };

/** @param {List} list about "value" or "number" @returns {Pattern[]} */
export function additive({ about, positions, values }) {
  if (!JOINS[about] || !positions.every(Array.isArray)) return [];
  const { join, less, name, sign, study } = JOINS[about];
  const { length } = positions[0];
  const isFixed = positions.every((one) => one.length === length);
  if (isFixed && length < 2) return [];
  const places = isFixed ? ofPlaces(positions, values) : [ofOne(positions, values)];
  const all = new Map(places.flatMap((place) => [...place]));
  const isSame = places.every((place) => [...place].every(([entry, worth]) => all.get(entry) === worth));
  const worths = (/** @type {any[]} */ at) =>
    at.map((entry, i) => (isSame ? all : places[i]).get(JSON.stringify(entry)));
  const holds = (/** @type {any[]} */ at, /** @type {number} */ value) => {
    const parts = worths(at);
    const unknown = parts.flatMap((part, i) => (part === undefined ? [i] : []));
    if (!unknown.length) return join(parts) === value;
    // What lies beyond is learnt where all else is known.
    const rest = less(value, join(parts.filter((part) => part !== undefined)));
    if (unknown.length === 1) (isSame ? all : places[unknown[0]]).set(JSON.stringify(at[unknown[0]]), rest);
    return true;
  };
  const known = positions.filter((one, i) => !Number.isNaN(values[i]) && !worths(one).includes(undefined));
  if (known.length < Math.max(12, positions.length / 2, isFixed ? 0 : 3 * all.size)) return [];
  if (places.filter((place) => new Set(place.values()).size > 1).length < Math.min(2, places.length)) return [];
  const terms = isSame && length > 2 ? [undefined]
    : places.map((place, i) => alike(length === 2 ? "xy"[i] : `p[${i}]`, place));
  const code = !isFixed || terms.includes(undefined) ? undefined
    : terms.filter(Boolean).join(` ${sign} `).replaceAll("+ -", "- ");
  const shown = (/** @type {Iterable<[string, number]>} */ pairs) => [...pairs].slice(0, 12);
  return [{
    id: code ? "equals" : isSame ? "additive" : "additive-places", about, cost: 4, study, code,
    args: { join: name, ...(code ? { what: "" } : isSame ? { worths: shown(all) } : { places: places.map(shown) }) },
    length: isSame ? undefined : length, holds: code ? undefined : holds,
  }];
}

/** What each entry is worth alone, in its place, where all others stand as in a position that is worth nothing. */
function ofPlaces(/** @type {any[][]} */ positions, /** @type {ArrayLike<number>} */ values) {
  const base = positions[Array.from(values).indexOf(0)]?.map((entry) => JSON.stringify(entry)) ?? [];
  const places = base.map(() => /** @type {Map<string, number>} */ (new Map()));
  positions.forEach((one, i) => {
    const entries = one.map((entry) => JSON.stringify(entry));
    const others = base.flatMap((entry, at) => (entry === entries[at] ? [] : [at]));
    if (others.length < 2 && !Number.isNaN(values[i]))
      for (const at of others.length ? others : base.keys()) places[at].set(entries[at], values[i]);
  });
  return places;
}

/** The same, of lists of several lengths: by those of one entry. */
const ofOne = (/** @type {any[][]} */ positions, /** @type {ArrayLike<number>} */ values) =>
  new Map(positions.flatMap((one, i) =>
    (one.length === 1 ? [/** @type {[string, number]} */ ([JSON.stringify(one[0]), values[i]])] : [])));

/**
 * The pairs n, g(n) as n, as n mod m, or as nothing where all are 0.
 * @param {string} name @param {Map<string, number>} place
 */
function alike(name, place) {
  const pairs = Array.from(place, ([n, worth]) => [Number(n), worth]);
  if (pairs.every(([, worth]) => worth === 0)) return "";
  if (pairs.every(([n, worth]) => worth === n)) return name;
  if (pairs.every(([n, worth]) => worth === -n)) return `-${name}`;
  const m = [2, 3, 4, 5, 6, 7, 8].find((m) => pairs.length > m && pairs.every(([n, worth]) => worth === n % m));
  return m && `${name} % ${m}`;
}
