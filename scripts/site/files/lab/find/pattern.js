// What the finder finds, and on what.

/**
 * @typedef {{
 *   id: string, args: Record<string, any>, about: string, from?: number, code?: string, cost: number, study?: string,
 *   enough?: number, holds: (at: any, value: number) => boolean
 * }} Pattern a message with its arguments; what it says is true of all from `from` on. `code` says the same as a guess;
 * `enough` is where it has been checked to, if that proves it
 */
/**
 * @typedef {{about: string, from: number, values: ArrayLike<number>}} Line values of n = from, from + 1, …: of the
 * positions, or, about "lost", 1 for a lost one and 0 for any other. NaN stands for none
 */
/** @typedef {{about: string, from: number[], size: number[], values: ArrayLike<number>}} Plane the same, row by row */
/** @typedef {{about: string, positions: any[], values: ArrayLike<number>}} List */

/** Is the pattern about who loses? @param {{about: string}} of */
export const isLost = ({ about }) => about === "lost";

/** The values of a list that lets a function of the positions decide them: by what that gives. Nothing, if it does not. @param {ArrayLike<number>} values @param {(i: number) => any} of @param {number} [begin] @returns {Map<any, {value: number, count: number}> | undefined} */
export function decided(values, of, begin = 0) {
  const classes = new Map();
  for (let i = begin; i < values.length; i += 1) {
    const value = values[i];
    if (Number.isNaN(value)) continue;
    const name = of(i);
    if (Number.isNaN(name)) continue;
    const known = classes.get(name);
    if (!known) classes.set(name, { value, count: 1 });
    else if (known.value !== value) return undefined;
    else known.count += 1;
  }
  return classes;
}

/** Do so many positions of both kinds, or of several values, agree with others before them that it is hardly by chance? @param {Map<any, {value: number, count: number}>} classes */
export function isTelling(classes, least = 6) {
  /** @type {Map<number, number>} */
  const agreeing = new Map();
  let [all, members] = [0, 0];
  for (const { value, count } of classes.values()) {
    agreeing.set(value, (agreeing.get(value) ?? 0) + count - 1);
    all += count - 1;
    members += count;
  }
  const enough = [...agreeing.values()].filter((count) => count >= least);
  return enough.length >= 2 && all >= 20 && classes.size <= members / 4;
}

/** Holds where the class has the value that it had first. @param {Map<any, {value: number, count: number}>} classes @param {(at: any) => any} of @returns {(at: any, value: number) => boolean} */
export function agreeing(classes, of) {
  const known = new Map([...classes].map(([name, { value }]) => [name, value]));
  return (at, value) => {
    const name = of(at);
    if (Number.isNaN(name)) return true;
    if (!known.has(name)) known.set(name, value);
    return known.get(name) === value;
  };
}

/** `x in {1, 2}` or `x == 1`. @param {string} code @param {number[]} set */
export const within = (code, set) => (set.length === 1 ? `${code} == ${set[0]}` : `${code} in {${set.join(", ")}}`);

/** In brackets, unless it is a name or a call. @param {string} code */
export const wrapped = (code) => (/^\w+(\((?:[^()]|\([^()]*\))*\))?$/.test(code) ? code : `(${code})`);
