// What the finder finds, and on what.

/**
 * @typedef {{
 * id: string, args: Record<string, any>, about: string, from?: number, least?: number, code?: string, cost: number,
 * study?: string,
 * enough?: number, length?: number, longer?: string | null, far?: string | null, holds?: (at: any, value: number) =>
 * boolean
 * }} Pattern a message with its arguments; what it says is true of all from `from` on, of lists of all with `least`
 * entries. `code` says the same as a guess, and is what is tested; what is no guess has `holds` instead. `enough` is
 * where it has been checked to, if that proves it. What is about places of a list is about one `length`; else `longer`
 * is where it fails with one entry more, or null, if nowhere, and `far` the same of a larger table
 */
/**
 * @typedef {{about: string, from: number, values: ArrayLike<number>}} Line values of n = from, from + 1, …: of the
 * positions, or, about "lost", 1 for a lost one and 0 for any other. NaN stands for none
 */
/** @typedef {{about: string, positions: any[], values: ArrayLike<number>}} List the same of any positions */
/**
 * @typedef {{about: string, from: number[], size: number[], positions: number[][], values: ArrayLike<number>}} Plane of
 * pairs, row by row
 */

/** The sections of STUDY for games with such an end. @type {Record<string, string>} */
export const OF_ENDS = { draws: "draws", sides: "numbers", points: "scores" };

/** Of fewer positions nothing can be said. */
export const FEWEST = 12;

/** Of so few no pattern can be expected. @param {import("../table.js").Table} table */
export const isSmall = (table) => table.values.length < needed(table);

/** @param {import("../table.js").Table} table */
export const needed = ({ kind }) => (kind === "plane" ? 3 * FEWEST : FEWEST);

/** Is the pattern about who loses? @param {{about: string}} of */
export const isLost = ({ about }) => about === "lost";

/** Is it about by how much one is ahead? @param {{about: string}} of */
export const isLead = ({ about }) => /^(lead|second)$/.test(about);

/** Are the values names, and no numbers? @param {{about: string}} of */
export const isNamed = ({ about }) => /^(lost|outcome|class)$/.test(about);

/**
 * The values of a list that lets a function of the positions decide them: by what that gives. Nothing, if it does not,
 * or means nothing of some.
 * @param {ArrayLike<number>} values @param {(i: number) => any} of @param {number} [begin]
 * @returns {Map<any, {value: number, count: number}> | undefined}
 */
export function decided(values, of, begin = 0) {
  const classes = new Map();
  for (let i = begin; i < values.length; i += 1) {
    const value = values[i];
    if (Number.isNaN(value)) continue;
    const name = of(i);
    if (Number.isNaN(name)) return undefined;
    const known = classes.get(name);
    if (!known) classes.set(name, { value, count: 1 });
    else if (known.value !== value) return undefined;
    else known.count += 1;
  }
  return classes;
}

const BITS = 16; // beyond what it takes to write the classes down: some hundred functions are tried

/** log2 of n! for each n. */
const FACTORIALS = [0];
/** @param {number} n */
function factorial(n) {
  while (FACTORIALS.length <= n) FACTORIALS.push(/** @type {number} */ (FACTORIALS.at(-1)) +
    Math.log2(FACTORIALS.length));
  return FACTORIALS[n];
}

/**
 * Is it hardly by chance? So many bits are saved, of those that say which position has which value, by saying it of the
 * classes.
 * @param {Map<any, {value: number, count: number}>} classes
 */
function isTelling(classes) {
  /** @type {Map<number, number>} */
  const counts = new Map();
  /** @type {Map<number, number>} */
  const agreeing = new Map();
  let members = 0;
  for (const { value, count } of classes.values()) {
    counts.set(value, (counts.get(value) ?? 0) + count);
    agreeing.set(value, (agreeing.get(value) ?? 0) + count - 1);
    members += count;
  }
  const spread = [...counts.values()].reduce((sum, count) => sum - factorial(count), factorial(members));
  // Values that are what is counted, or so much more, need no list.
  const more = new Set(Array.from(classes, ([name, { value }]) => value - name));
  if (counts.size > 2 && spread >= BITS && more.size === 1) return true;
  const enough = [...agreeing.values()].filter((count) => count >= 3);
  return enough.length >= 2 && classes.size <= members / 4 && spread - classes.size * Math.log2(counts.size) >= BITS;
}

/**
 * What a function of the positions decides, if it does, and hardly by chance.
 * @param {ArrayLike<number>} values @param {(i: number) => any} of @param {number} [begin]
 */
export function telling(values, of, begin) {
  const classes = decided(values, of, begin);
  return classes && isTelling(classes) ? classes : undefined;
}

/** Each with each that comes later. @template T @param {T[]} all @returns {[T, T][]} */
export const everyTwo = (all) =>
  all.flatMap((a, i) => all.slice(i + 1).map((b) => /** @type {[T, T]} */ ([a, b])));

/**
 * Holds where the class has the value that it had first.
 * @param {Map<any, {value: number, count: number}>} classes @param {(at: any) => any} of
 * @returns {(at: any, value: number) => boolean}
 */
export function agreeing(classes, of) {
  const known = new Map([...classes].map(([name, { value }]) => [name, value]));
  return (at, value) => {
    const name = of(at);
    if (Number.isNaN(name)) return false;
    if (!known.has(name)) known.set(name, value);
    return known.get(name) === value;
  };
}

/** Where a line has a value, among its first ones. @param {Line} line @param {number} value @param {number} [count] */
export const places = ({ from, values }, value, count = values.length) =>
  Array.from({ length: count }, (_, i) => from + i).filter((n) => values[n - from] === value);

/** `x in {1, 2}` or `x == 1`. @param {string} code @param {number[]} set */
export const within = (code, set) => (set.length === 1 ? `${code} == ${set[0]}` : `${code} in {${set.join(", ")}}`);

/** In brackets, unless it is a name or a call. @param {string} code */
export const wrapped = (code) => (/^\w+(\((?:[^()]|\([^()]*\))*\))?$/.test(code) ? code : `(${code})`);
