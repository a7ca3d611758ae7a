// What a table shows: of games whose answer is known the finder names it, and of those without a pattern none.
import assert from "node:assert/strict";
import { test } from "node:test";
import { failure, find } from "../../files/lab/find/find.js";
import { guess } from "../../files/lab/guess.js";
import { takes } from "../../files/lab/takes.js";
import { positions } from "../../files/lab/where.js";
import { solved } from "./lab.mjs";

const NIM = "heaps => heaps.flatMap((h, i) => range(0, h - 1).map(left => replace(heaps, i, left)))";
const MOORE = "const one = h => h.flatMap((c, i) => range(0, c - 1).map(left => replace(h, i, left)))\nh => [...one(h), ...one(h).flatMap(one)]";
const QUEEN = "([x, y]) => [...range(1, x).map(t => [x - t, y]), ...range(1, y).map(t => [x, y - t]), ...range(1, Math.min(x, y)).map(t => [x - t, y - t])]";
const EUCLID = "([x, y]) => x && y ? range(1, Math.floor(Math.max(x, y) / Math.min(x, y))).map(k => x < y ? [x, y - k * x] : [x - k * y, y]) : []";

/** What is known of a game by proof: who loses (or the value) as a guess, and how far the finder looks, then the test. */
const KNOWN = [
  ["1-3", "lost", "n % 4 == 0", { at: "0..60" }],
  ["1 3 4", "lost", "n % 7 in {0, 2}", { at: "0..60" }],
  ["2 5", "lost", "n % 7 in {0, 1, 4}", { at: "0..60" }],
  ["2-5", "lost", "n % 7 in {0, 1}", { at: "0..60" }],
  ["2 5", "lost", "n % 7 in {2, 3, 6}", { at: "0..60", end: "wins" }],
  ["1-3", "lost", "n % 4 == 1", { at: "0..60", end: "wins" }],
  ["n => primes(n).concat(1).map(t => n - t)", "lost", "n % 4 == 0", { at: "0..60" }],
  ["n => primes(n).flatMap(p => [1, 2, 3, 4, 5, 6, 7].map(k => p ** k)).concat(1).map(t => n - t)", "lost", "n % 6 == 0", { at: "0..60" }],
  ["n => divisors(n).slice(0, -1).map(t => n - t)", "value", "ctz(n)", { at: "1..60" }],
  ["n => range(Math.ceil(n / 2), n).filter(t => t).map(t => n - t)", "value", "bits(n)", { at: "0..60" }],
  ["n => range(0, n - 1)", "value", "n", { at: "0..60" }],
  ["n => n === 0 ? [] : n % 2 ? [n - 1] : [n - 1, n / 2]", "lost", "n in {0, 2} or n >= 5 and n % 2 == 1", { at: "0..60" }],
  ["([n, q]) => range(1, Math.min(n, q)).map(t => [n - t, 2 * t])\nconst start = n => [n, n - 1]", "lost", "isfib(n)", { at: "1..100" }],
  ["n => digits(n).filter(d => d).map(d => n - d)", "lost", "n % 10 == 0", { at: "0..90" }],
  [QUEEN, "lost", "min(x, y) == floor(phi * abs(x - y))", { at: "0..20 × 0..20" }],
  [EUCLID, "lost", "x != y and max(x, y) < phi * min(x, y)", { at: "1..24 × 1..24" }],
  [NIM, "value", "x ^ y", { at: "0..16 × 0..16" }],
  [NIM, "value", "xor(p)", { at: "0..4 × 0..4 × 0..4" }],
  [NIM, "lost", "max(p) > 1 and xor(p) == 0 or max(p) <= 1 and xor(p) == 1", { at: "0..4 × 0..4 × 0..4", end: "wins" }],
  ["([x, y]) => range(1, Math.min(x, y)).map(t => [x - t, y - t])", "value", "min(x, y)", { at: "0..16 × 0..16" }],
  ["([x, y]) => [[x - 1, y - 2], [x - 2, y - 1], [x + 1, y - 2], [x - 2, y + 1]]", "lost", "x % 4 < 2 and y % 4 < 2", { at: "0..15 × 0..15" }],
  ["([x, y]) => [[x - 1, y], [x, y - 1]]", "lost", "(x + y) % 2 == 0", { at: "0..15 × 0..15" }],
  ["([x, y]) => [[x - 1, y], [x, y - 1], [x - 1, y - 1]]", "lost", "x % 2 == 0 and y % 2 == 0", { at: "0..15 × 0..15" }],
  ["([x, y]) => [...range(1, x - 1).map(a => [a, x - a]), ...range(1, y - 1).map(a => [a, y - a])]", "lost", "x % 2 == 1 and y % 2 == 1", { at: "1..16 × 1..16" }],
  ["([x, y]) => [...range(1, x - 1).map(a => sum([a, y], [x - a, y])), ...range(1, y - 1).map(b => sum([x, b], [x, y - b]))]", "lost", "x % 2 == 1 and y % 2 == 1", { at: "1..12 × 1..12" }],
  ["stairs => stairs.flatMap((s, i) => range(1, s).map(t => stairs.map((h, j) => j === i ? h - t : j === i - 1 ? h + t : h)))", "lost", "p[0] ^ p[2] == 0", { at: "0..4 × 0..4 × 0..4" }],
  ["h => range(1, 2 ** h.length - 1).map(set => h.map((c, i) => c - (set >> i & 1)))", "lost", "odd(p) == 0", { at: "0..5 × 0..5 × 0..5" }],
  [MOORE, "lost", "distinct(p) == 1", { at: "0..4 × 0..4 × 0..4" }],
  [MOORE, "lost", "bitsum(p, 3) == 0", { at: "0..3 × 0..3 × 0..3 × 0..3" }],
  ["([a, b, c]) => [...range(0, a - 1).map(x => [x, b, c]), ...range(1, 2).map(t => [a, b - t, c]), [a, b, c - 1]]", "value", "p[0] ^ p[1] % 3 ^ p[2] % 2", { at: "0..4 × 0..4 × 0..4" }],
  ["h => h.length ? range(1, h[0]).map(t => h[0] === t ? h.slice(1) : replace(h, 0, h[0] - t)) : []", "lost", "leading(p, 1) == 1", { at: "1..4 × 1..4 × 1..4" }],
  ["([x, y]) => [...range(1, x / 2).map(i => [x - 2 * i, y + i]), ...range(1, y / 2).map(i => [x + i, y - 2 * i])]", "lost", "abs(x - y) <= 1", { at: "0..20 × 0..20" }],
  ["h => h.flatMap((c, i) => c ? [replace(h, i, c - 1)] : [])", "value", "sum(p) % 2", { at: "0..5 × 0..5 × 0..5" }],
];

test("what is known of a game is found, and holds four times as far", () => {
  for (const [text, about, claim, { at, end }] of KNOWN) {
    const { table } = solved(text, { at, end });
    const found = find(table, takes(text));
    for (const pattern of found) assert.equal(failure(pattern, table), -1, `${text}: ${pattern.id}`);
    const far = at.replace(/\.\.(\d+)/g, (_, to) => `..${at.split("×").length > 2 ? Number(to) + 2 : 4 * to}`);
    const wide = solved(text, { at: far, end });
    const agrees = ({ about: of, code, from = 0 }) => of === about && code && [...positions(wide.asked)].every((p) => p < from || Number(guess(code, p)(p)) === Number(guess(claim, p)(p)));
    assert.ok(found.some(agrees), `${text}: ${claim} is not among ${found.map(({ about, code, id }) => `${about} ${code ?? id}`).join("; ")}`);
  }
});

test("two patterns that say the same are one; places of a list that differ; exceptions; one number of two", () => {
  const of = (text, at, end) => find(solved(text, { at, end }).table);
  const ids = (...args) => of(...args).map(({ about, id, code }) => `${about} ${code ?? id}`);
  assert.deepEqual(ids("([x, y]) => [[x - 1, y - 2], [x - 2, y - 1], [x + 1, y - 2], [x - 2, y + 1]]", "0..15 × 0..15"), ["lost x % 4 in {0, 1} and y % 4 in {0, 1}"]);
  assert.deepEqual(ids("n => n < 2 ? [] : range(Math.ceil(n / 2), n - 1)", "1..200").slice(-1), ["lost ispow2(n + 1)"]);
  const [divisors] = of("n => divisors(n).filter(d => d > 1 && d < n).map(d => n - d)", "1..200").filter(({ about }) => about === "lost");
  assert.deepEqual([divisors.id, divisors.args.code, divisors.args.terms], ["lost-except", "n % 2 == 1", [2, 8, 32, 128]]);
  const [multiplied] = of("n => n <= 1 ? [] : range(2, 9).map(k => Math.ceil(n / k))", "1..6000").filter(({ about }) => about === "lost");
  assert.deepEqual([multiplied.id, multiplied.args.terms.slice(1)], ["lost-steps", [10, 19, 163, 325, 2917, 5833]]);
  const [last] = of("([n, last]) => range(1, 4).filter(t => t !== last).map(t => [n - t, t])", "0..60 × 0..4");
  assert.deepEqual([last.id, last.args.axis, last.args.p], ["along", "x", 10]);
  assert.deepEqual(ids("s => range(0, s.length - 2).filter(i => s[i] !== s[i + 1]).map(i => remove(s, i, 2))\nconst start = n => n.toString(2)", "0..200"), []);
  const texts = JSON.stringify(Array.from({ length: 126 }, (_, n) => (n + 2).toString(2).slice(1))).slice(1, -1);
  assert.deepEqual(ids("s => range(0, s.length - 2).filter(i => s[i] !== s[i + 1]).map(i => remove(s, i, 2))", texts)[0], 'value min(count(p, "0"), count(p, "1")) % 2');
});

test("who wins where the players have different moves: by words, everywhere, by a few conditions, from some value on", () => {
  const of = (text, at) => find(solved(text, { at, end: "sides" }).table);
  const stem = "(p, player) => [...p].flatMap((e, i) => e === 'BR'[player] ? [p.slice(0, i)] : [])";
  const [mixed] = of(`${stem}\nconst start = ([a, b]) => 'B'.repeat(a) + 'R'.repeat(b)`, "0..5 × 0..5").filter(({ about }) => about === "class");
  assert.deepEqual([mixed.id, mixed.args], ["cases", { cases: [["x > 0", 3], ["y > 0", 1]], rest: 0 }]);
  assert.ok(!mixed.holds([0, 7], 3) && mixed.holds([0, 7], 1) && mixed.holds([0, 0], 0));
  const [number, same] = of("(p, player) => []", "0..5 × 0..5");
  assert.deepEqual([number.id, number.args.value, same.id, same.args.value, same.code], ["constant", 0, "constant-class", 0, undefined]);
  const rooks = "(rows, player) => rows.flatMap(([w, b], i) => range(0, 8).filter(t => player ? t > w && t < b : t < b && t > w).map(t => replace(rows, i, player ? [w, t] : [t, b])))\nconst start = ([x, y]) => [[0, 1 + x], [0, 1 + y]]";
  const [equal] = of(rooks, "0..7 × 0..7");
  assert.deepEqual([equal.id, equal.args.code, equal.args.pairs, equal.code], ["depends-as", "x ^ y", [["0", 0], ["≥ 1", 4]], undefined]);
  assert.ok(!equal.holds([20, 3], 0) && equal.holds([20, 3], 4), "also beyond");
});

test("a formula means all that come, also what the table does not have", () => {
  const of = (text, at) => find(solved(text, { at }).table).find(({ about }) => about === "lost");
  const some = of("([x, y]) => [0, 1, 6, 7, 8].includes(x) ? [] : [[0, y]]", "0..12 × 0..9");
  assert.equal(some.code, "x in {0, 1, 6, 7, 8}");
  assert.ok(!some.holds([20, 1], 1) && some.holds([20, 1], 0));
  const third = of("([x, y]) => (x + y) % 3 ? [[0, 0]] : []", "0..12 × 0..9");
  assert.equal(third.code, "(x + y) % 3 == 0");
  assert.ok(!third.holds([20, 20], 1) && !third.holds([20, 22], 0));
  const two = of("h => h.length > 1 && Math.max(...h) > 1 === (h.reduce((a, b) => a ^ b) > 0) ? [[0]] : []", "0..4 × 0..4 × 0..4");
  assert.ok(!two.holds([9, 8, 7], 1), two.code);
});

test("two numbers that show nothing together, row by row", () => {
  const rule = "([n, k, last]) => range(1, k).filter(t => t !== last).map(t => [n - t, k, t])\nconst start = ([n, k]) => [n, k, 0]";
  const [rows, ...others] = find(solved(rule, { at: "0..100 × 1..12" }).table).filter(({ about }) => about === "lost");
  assert.deepEqual([rows.id, others, rows.args.more], ["by-row", [], 1]);
  for (const [k, p, rests] of [[4, 5, [0]], [5, 13, [0, 7]], [6, 7, [0]]]) assert.deepEqual(rows.args.periods.find(([n]) => n === k).slice(0, 3), [k, p, rests]);
  assert.equal(failure(rows, solved(rule, { at: "0..200 × 1..16" }).table), -1);
  assert.ok(!rows.holds([20, 4], 0));
  const knights = "([x, y, u, v]) => { const kn = ([x, y]) => [[x - 2, y - 1], [x - 2, y + 1], [x - 1, y - 2], [x + 1, y - 2]].filter(p => p.every(c => c >= 0))\n  return kn([x, y]).flatMap(a => kn([u, v]).map(b => [...a, ...b])) }\nconst start = ([x, y]) => [x, y, 9, 9]";
  assert.deepEqual(find(solved(knights, { at: "0..20 × 0..20" }).table), [], "and where the rows show nothing, either");
});

test("a period far out, an exchange, and what has no pattern", () => {
  const of = (text, at = "0..200") => find(solved(text, { at }).table, takes(text));
  const [kayles] = of("0.77");
  assert.deepEqual([kayles.id, kayles.args.p, kayles.args.first, kayles.enough], ["period-from", 12, 71, 154]);
  const [dawson] = of("0.07");
  assert.deepEqual([dawson.id, dawson.args.p, dawson.args.first], ["period-from", 34, 53]);
  const [lasker] = of("4.3…");
  assert.deepEqual([lasker.id, lasker.args.p], ["exchanged", 4]);
  assert.deepEqual(of("n => range(1, (n - 1) / 2).map(a => sum(a, n - a))"), [], "Grundy's game");
  assert.deepEqual(of("n => range(1, Math.floor(Math.sqrt(n))).map(t => n - t * t)"), [], "squares");
});
