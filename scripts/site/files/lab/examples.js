// A rule of each kind. What is played stands in the words of the page, by the same name.

/** @typedef {{text: string, at: string, end: string, isReached?: boolean}} Settings */

/** @type {Record<string, Settings>} */
export const EXAMPLES = {
  primes: { text: "n => primes(n).concat(1).map(t => n - t)", at: "0..200", end: "loses" },
  divisors: { text: "n => divisors(n).slice(0, -1).map(d => n - d)", at: "1..200", end: "loses" },
  neighbours: {
    text: `n => [1, 2].flatMap(t =>
  range(0, n - t).map(left => sum(left, n - t - left)))`,
    at: "0..200", end: "loses",
  },
  halve: {
    text: `n => n === 0 ? [] :
  n % 2 ? [n - 1] : [n - 1, n / 2]`,
    at: "0..100", end: "loses",
  },
  both: {
    text: `([x, y]) => [
  ...range(1, x).map(t => [x - t, y]),
  ...range(1, y).map(t => [x, y - t]),
  ...range(1, Math.min(x, y)).map(t => [x - t, y - t])
]`,
    at: "0..40 × 0..40", end: "loses",
  },
  knight: {
    text: `([x, y]) => [[x - 2, y - 1], [x - 2, y + 1],
  [x - 1, y - 2], [x + 1, y - 2]]`,
    at: "0..20 × 0..20", end: "loses",
  },
  repeat: {
    text: `([n, last]) => [1, 2, 3, 4].filter(t => t !== last)
  .map(t => [n - t, t])
const start = n => [n, 0]`,
    at: "0..100", end: "loses",
  },
  graph: {
    text: `const to = { a: "b", b: "cd", c: "a", d: "e", e: "", f: "ag", g: "f", h: "ed" }
v => [...to[v]]`,
    at: '"a", "b", "c", "d", "e", "f", "g", "h"', end: "draws",
  },
  tree: {
    text: `const parent = [0, 0, 0, 1, 1, 3]
tokens => tokens.flatMap((v, i) => v ? [replace(tokens, i, parent[v])] : [])`,
    at: "0..5 × 0..5 × 0..5", end: "loses",
  },
  branches: {
    text: `tree => tree.flatMap((branch, i) => [remove(tree, i),
  ...moves(branch).map(rest => replace(tree, i, rest))])`,
    at: "[[[[[]],[]],[[],[[]]]],[[],[[[]],[]]]]", end: "loses", isReached: true,
  },
  chomp: {
    text: `rows => rows.flatMap((n, i) => range(0, n - 1)
  .map(left => rows.map((m, j) => j < i ? m : Math.min(m, left))))
const start = ([w, h]) => Array(h).fill(w)`,
    at: "1..6 × 1..4", end: "wins",
  },
  misere: {
    text: `heaps => heaps.flatMap((h, i) =>
  range(0, h - 1).map(left => replace(heaps, i, left)))`,
    at: "0..4 ^ 1..4", end: "wins",
  },
  dominoes: {
    text: `const start = ([w, h]) => Array(h).fill(".".repeat(w))
(rows, player) => rows.flatMap((row, i) => [...row].flatMap((_, j) => {
  const [i2, j2] = player ? [i + 1, j] : [i, j + 1]
  if (row[j] !== "." || rows[i2]?.[j2] !== ".") return []
  const laid = replace(rows, i, replace(row, j, "#"))
  return [replace(laid, i2, replace(laid[i2], j2, "#"))]
}))`,
    at: "1..4 × 1..4", end: "sides",
  },
  ends: {
    text: `row => row.length ? [[row.slice(1), row[0]],
  [row.slice(0, -1), row.at(-1)]] : []`,
    at: "[3, 1, 4, 1, 5, 9, 2, 6]", end: "points", isReached: true,
  },
  pieces: {
    text: `([x, y]) => [1, 2, 3].flatMap(s =>
  [1, 2, 3].map(t => [x - s, y - t]))`,
    at: "0..20 × 0..20", end: "loses",
  },
};
