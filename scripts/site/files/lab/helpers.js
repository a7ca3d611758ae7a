// What a rule may use beside JavaScript itself.
import { Sum } from "./position.js";

const MOST = 10_000_000;
const MANY = 1_000_000; // numbers of a range

/** @param {string} call @param {...any} given */
function numbered(call, ...given) {
  if (!given.every((one) => typeof one === "number" && !Number.isNaN(one)))
    throw new TypeError(`${call}(${given.map((one) => JSON.stringify(one)).join(", ")}) needs numbers`);
}

/** The numbers from one to another, in steps. @param {number} from @param {number} to */
export function range(from, to, step = 1) {
  numbered("range", from, to, step);
  const count = Math.floor((to - from) / step) + 1;
  if (!(step > 0) || !(count <= MANY)) throw new RangeError(`range(${from}, ${to}, ${step})`);
  const numbers = [];
  for (let i = 0; i < count; i += 1) numbers.push(from + i * step);
  return numbers;
}

/** All primes up to `sieved`. @type {number[]} */
let known = [];
let sieved = 1;
/** The primes up to n. @param {number} n */
export function primes(n) {
  numbered("primes", n);
  if (n > MOST) throw new RangeError(`primes(${n})`);
  if (n > sieved) {
    sieved = Math.max(Math.floor(n), 2 * sieved, 100);
    const isComposite = new Uint8Array(sieved + 1);
    known = [];
    for (let p = 2; p <= sieved; p += 1) {
      if (isComposite[p]) continue;
      known.push(p);
      for (let m = p * p; m <= sieved; m += p) isComposite[m] = 1;
    }
  }
  let [low, high] = [0, known.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (known[middle] <= n) low = middle + 1;
    else high = middle;
  }
  return known.slice(0, low);
}

/** All divisors of n, 1 and n too. @param {number} n */
export function divisors(n) {
  numbered("divisors", n);
  if (n > 1e12) throw new RangeError(`divisors(${n})`);
  /** @type {number[][]} */
  const [small, large] = [[], []];
  for (let d = 1; d * d <= n; d += 1) {
    if (n % d) continue;
    small.push(d);
    if (d * d < n) large.push(n / d);
  }
  return small.concat(large.reverse());
}

/** The decimal digits. @param {number} n */
export const digits = (n) => Array.from(String(n), Number);

/** A position of several independent parts. @param {...any} parts */
export const sum = (...parts) => new Sum(parts);

/**
 * A copy of a list or a text with something else at place i.
 * @template {any[] | string} T @param {T} list @param {number} i @param {any} x @returns {T}
 */
export function replace(list, i, x) {
  return /** @type {any} */ (typeof list === "string" ? list.slice(0, i) + x + list.slice(i + 1) : list
    .map((old, at) => (at === i ? x : old)));
}

/**
 * A copy of a list or a text without what stands from place i on, one or more.
 * @template {any[] | string} T @param {T} list @param {number} i @returns {T}
 */
export function remove(list, i, count = 1) {
  return /** @type {any} */ (typeof list === "string" ? list.slice(0, i) + list.slice(i + count) : list
    .filter((_, at) => at < i || at >= i + count));
}
