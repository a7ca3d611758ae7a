// Functions of whole numbers, by the names that a guess uses.
import { digits, divisors, primes } from "./helpers.js";

export const PHI = (1 + Math.sqrt(5)) / 2;

const LARGEST = 1e12; // of which divisors and factors are looked for

/** @param {number} n */
const isWhole = (n) => Number.isSafeInteger(n) && n >= 0;
/** @param {number} n */
export const popcount = (n) => (isWhole(n) ? n.toString(2).replaceAll("0", "").length : NaN);
/** The number of binary digits. @param {number} n */
const bits = (n) => (isWhole(n) ? (n ? n.toString(2).length : 0) : NaN);
/** The largest power of 2 that divides n. @param {number} n */
const lowbit = (n) => {
  if (!isWhole(n)) return NaN;
  let power = 1;
  while (n && n % (2 * power) === 0) power *= 2;
  return n ? power : 0;
};
/** @param {number} n */
const root = (n) => Math.floor(Math.sqrt(n));
/** The largest k with k(k + 1)/2 ≤ n. @param {number} n */
const triroot = (n) => Math.floor((Math.sqrt(8 * n + 1) - 1) / 2);
/**
 * The prime factors, each as often as it divides; of 0 and of what is too large none.
 * @param {number} n @returns {number[] | undefined}
 */
function factors(n) {
  if (!isWhole(n) || !n || n > LARGEST) return undefined;
  const found = [];
  let rest = n;
  for (let p = 2; p * p <= rest; p += 1) {
    for (; rest % p === 0; rest /= p) found.push(p);
  }
  if (rest > 1) found.push(rest);
  return found;
}
/** @param {number} n @param {number} m */
function gcd(n, m) {
  let [a, b] = [Math.abs(n), Math.abs(m)];
  if (!isWhole(a) || !isWhole(b)) return NaN;
  while (b) [a, b] = [b, a % b];
  return a;
}
/** @param {number} n */
const isfib = (n) => [5 * n * n + 4, 5 * n * n - 4].some((square) => square >= 0 && root(square) ** 2 === square);

/** @type {Record<string, (...of: number[]) => any>} */
export const FUNCTIONS = {
  abs: Math.abs, floor: Math.floor, ceil: Math.ceil, round: Math.round, sqrt: Math.sqrt, log2: Math.log2,
  gcd, popcount, bits, lowbit, root, triroot, isfib,
  ctz: (n) => (n ? bits(lowbit(n)) - 1 : NaN),
  factors: (n) => factors(n)?.length ?? NaN,
  omega: (n) => (factors(n) ? new Set(factors(n)).size : NaN),
  lpf: (n) => factors(n)?.[0] ?? NaN,
  divisors: (n) => (isWhole(n) && n && n <= LARGEST ? divisors(n).length : NaN),
  digitsum: (n) => digits(n).reduce((sum, digit) => sum + digit, 0),
  isprime: (n) => n > 1 && (n < 10_000_000 ? primes(n).at(-1) === n : factors(n)?.length === 1),
  issquare: (n) => root(n) ** 2 === n,
  istri: (n) => (triroot(n) * (triroot(n) + 1)) / 2 === n,
  ispow2: (n) => n > 0 && lowbit(n) === n,
};
