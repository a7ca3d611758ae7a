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

/**
 * What is known of a game by proof: who loses (or the value) as a guess, and how far the finder looks, then the test.
 */
const KNOWN = [
  ["1-3", "lost", "n % 4 == 0", { at: "0..60" }],
  ["1 3 4", "lost", "n % 7 in {0, 2}", { at: "0..60" }],
  ["2 5", "lost", "n % 7 in {0, 1, 4}", { at: "0..60" }],
  ["2-5", "lost", "n % 7 in {0, 1}", { at: "0..60" }],
  ["2 5", "lost", "n % 7 in {2, 3, 6}", { at: "0..60", end: "wins" }],
  ["1-3", "lost", "n % 4 == 1", { at: "0..60", end: "wins" }],
  ["n => primes(n).concat(1).map(t => n - t)", "lost", "n % 4 == 0", { at: "0..60" }],
  ["n => primes(n).flatMap(p => [1, 2, 3, 4, 5, 6, 7].map(k => p ** k)).concat(1).map(t => n - t)", "lost",
    "n % 6 == 0", { at: "0..60" }],
  ["n => divisors(n).slice(0, -1).map(t => n - t)", "value", "ctz(n)", { at: "1..60" }],
  ["n => range(Math.ceil(n / 2), n).filter(t => t).map(t => n - t)", "value", "bits(n)", { at: "0..60" }],
  ["n => range(0, n - 1)", "value", "n", { at: "0..60" }],
  ["n => n === 0 ? [] : n % 2 ? [n - 1] : [n - 1, n / 2]", "lost", "n in {0, 2} or n >= 5 and n % 2 == 1",
    { at: "0..60" }],
  ["([n, q]) => range(1, Math.min(n, q)).map(t => [n - t, 2 * t])\nconst start = n => [n, n - 1]", "lost", "isfib(n)",
    { at: "1..100" }],
  ["n => digits(n).filter(d => d).map(d => n - d)", "lost", "n % 10 == 0", { at: "0..90" }],
  [QUEEN, "lost", "min(x, y) == floor(phi * abs(x - y))", { at: "0..20 × 0..20" }],
  [EUCLID, "lost", "x != y and max(x, y) < phi * min(x, y)", { at: "1..24 × 1..24" }],
  [NIM, "value", "x ^ y", { at: "0..16 × 0..16" }],
  [NIM, "value", "xor(p)", { at: "0..4 × 0..4 × 0..4" }],
  [NIM, "lost", "max(p) > 1 and xor(p) == 0 or max(p) <= 1 and xor(p) == 1", { at: "0..4 × 0..4 × 0..4", end: "wins" }],
  ["([x, y]) => range(1, Math.min(x, y)).map(t => [x - t, y - t])", "value", "min(x, y)", { at: "0..16 × 0..16" }],
  ["([x, y]) => [[x - 1, y - 2], [x - 2, y - 1], [x + 1, y - 2], [x - 2, y + 1]]", "lost", "x % 4 < 2 and y % 4 < 2",
    { at: "0..15 × 0..15" }],
  ["([x, y]) => [[x - 1, y], [x, y - 1]]", "lost", "(x + y) % 2 == 0", { at: "0..15 × 0..15" }],
  ["([x, y]) => [[x - 1, y], [x, y - 1], [x - 1, y - 1]]", "lost", "x % 2 == 0 and y % 2 == 0",
    { at: "0..15 × 0..15" }],
  ["([x, y]) => [...range(1, x - 1).map(a => [a, x - a]), ...range(1, y - 1).map(a => [a, y - a])]", "lost",
    "x % 2 == 1 and y % 2 == 1", { at: "1..16 × 1..16" }],
  ["([x, y]) => [...range(1, x - 1).map(a => sum([a, y], [x - a, y])), ...range(1, y - 1).map(b => sum([x, b], [x, y - b]))]", "lost", "x % 2 == 1 and y % 2 == 1", { at: "1..12 × 1..12" }],
  ["stairs => stairs.flatMap((s, i) => range(1, s).map(t => stairs.map((h, j) => j === i ? h - t : j === i - 1 ? h + t : h)))", "lost", "p[0] ^ p[2] == 0", { at: "0..4 × 0..4 × 0..4" }],
  ["h => range(1, 2 ** h.length - 1).map(set => h.map((c, i) => c - (set >> i & 1)))", "lost", "odd(p) == 0",
    { at: "0..5 × 0..5 × 0..5" }],
  [MOORE, "lost", "distinct(p) == 1", { at: "0..4 × 0..4 × 0..4" }],
  [MOORE, "lost", "bitsum(p, 3) == 0", { at: "0..3 × 0..3 × 0..3 × 0..3" }],
  ["([a, b, c]) => [...range(0, a - 1).map(x => [x, b, c]), ...range(1, 2).map(t => [a, b - t, c]), [a, b, c - 1]]",
    "value", "p[0] ^ p[1] % 3 ^ p[2] % 2", { at: "0..4 × 0..4 × 0..4" }],
  ["h => h.length ? range(1, h[0]).map(t => h[0] === t ? h.slice(1) : replace(h, 0, h[0] - t)) : []", "lost",
    "leading(p, 1) == 1", { at: "1..4 × 1..4 × 1..4" }],
  ["([x, y]) => [...range(1, x / 2).map(i => [x - 2 * i, y + i]), ...range(1, y / 2).map(i => [x + i, y - 2 * i])]",
    "lost", "abs(x - y) <= 1", { at: "0..20 × 0..20" }],
  ["h => h.flatMap((c, i) => c ? [replace(h, i, c - 1)] : [])", "value", "sum(p) % 2", { at: "0..5 × 0..5 × 0..5" }],
  ["p => { const i = p.findIndex(h => h); return i < 0 ? [] : range(0, p[i] - 1).map(x => replace(p, i, x)) }", "lost",
    "(leading(nonzero(p), 1) % 2 == 1) != (max(p) <= 1)", { at: "0..4 × 0..4 × 0..4" }],
  ["([a, b, c]) => [...range(0, a - 1).map(k => [k, 0, 0]), ...range(0, b - 1).map(k => [a, k, c]), ...range(0, c - 1).map(k => [a, b, k])]", "value", "p[0] + (p[1] ^ p[2])", { at: "0..5 × 0..5 × 0..5" }],
  ["([a, b, c]) => [...range(0, a - 1).map(k => [k, 0, 0]), ...range(0, b - 1).map(k => [a, k, c]), ...range(0, c - 1).map(k => [a, b, k])]\nconst start = ([b, c]) => [2, b, c]", "value", "(x ^ y) + 2", { at: "0..12 × 0..12" }],
  ["([x, y]) => [[[0, 0], 2 * (x + y) + 1]].filter(() => x)", "lead", "2 * (x + y) + 1",
    { at: "1..15 × 1..15", end: "points" }],
  ["p => p.length ? [...p.flatMap((h, i) => range(0, h - 1).map(left => replace(p, i, left))), []] : []", "value",
    "xor(p) + 1", { at: "0..4 × 0..4 × 0..4" }],
  ["([n, k]) => range(1, k).map(t => [n - t, k])", "lost", "n % (k + 1) == 0".replace("n", "x").replace("k", "y"),
    { at: "0..40 × 1..12" }],
  ["([x, y]) => x === y ? [] : (x + y) % 5 ? [[0, 0]] : [[1, 0]].filter(() => x > 1)", "lost",
    "x == y or (x + y) % 5 == 0", { at: "0..15 × 0..15" }],
  ["row => row.map((b, i) => [remove(row, i), b])", "lead", "alt(falling(p))",
    { at: "0..4 × 0..4 × 0..4", end: "points" }],
  ["(p, player) => p.flatMap((s, i) => [...s].flatMap((e, j) => e === 'BR'[player] ? [replace(p, i, s.slice(0, j))] : []))\nconst start = ([a, b, c]) => ['B'.repeat(a), 'R'.repeat(b), 'B'.repeat(c)]", "number", "p[0] - p[1] + p[2]", { at: "0..4 × 0..4 × 0..4", end: "sides" }],
];

test("what is known of a game is found, and holds four times as far", () => {
  for (const [text, about, claim, { at, end }] of KNOWN) {
    const { table } = solved(text, { at, end });
    const found = find(table, { takes: takes(text) });
    for (const pattern of found) assert.equal(failure(pattern, table), -1, `${text}: ${pattern.id}`);
    const far = at.replace(/\.\.(\d+)/g, (_, to) => `..${at.split("×").length > 2 ? Number(to) + 2 : 4 * to}`);
    const wide = solved(text, { at: far, end });
    const agrees = ({ about: of, code, from = 0 }) => of === about && code &&
      [...positions(wide.asked)].every((p) => p < from || Number(guess(code, p)(p)) === Number(guess(claim, p)(p)));
    assert.ok(found.some(agrees), `${text}: ${claim} is not among ${found.map(({ about, code, id }) => `${about} ${code ?? id}`).join("; ")}`);
  }
});

test("two patterns that say the same are one; places of a list that differ; exceptions; one number of two", () => {
  const of = (text, at, end) => find(solved(text, { at, end }).table);
  const ids = (...args) => of(...args).map(({ about, id, code }) => `${about} ${code ?? id}`);
  assert.deepEqual(ids("([x, y]) => [[x - 1, y - 2], [x - 2, y - 1], [x + 1, y - 2], [x - 2, y + 1]]", "0..15 × 0..15"),
    ["lost x % 4 in {0, 1} and y % 4 in {0, 1}"]);
  assert.deepEqual(ids("n => n < 2 ? [] : range(Math.ceil(n / 2), n - 1)", "1..200").slice(-1), ["lost ispow2(n + 1)"]);
  assert.deepEqual(of("([x, y = -1]) => range(0, y < 0 ? x - 1 : 2 * (x + y)).map(n => [n])", "1..15 × 1..15")
    .map(({ id, code }) => `${id} ${code}`), ["equals 2 * (x + y) + 1", "none-lost false"]);
  const [divisors] = of("n => divisors(n).filter(d => d > 1 && d < n).map(d => n - d)", "1..200")
    .filter(({ about }) => about === "lost");
  assert.deepEqual([divisors.id, divisors.args.code, divisors.args.terms],
    ["lost-except", "n % 2 == 1", [2, 8, 32, 128]]);
  const [multiplied] = of("n => n <= 1 ? [] : range(2, 9).map(k => Math.ceil(n / k))", "1..6000")
    .filter(({ about }) => about === "lost");
  assert.deepEqual([multiplied.id, multiplied.args.terms.slice(1)], ["lost-steps", [10, 19, 163, 325, 2917, 5833]]);
  const [last] = of("([n, last]) => range(1, 4).filter(t => t !== last).map(t => [n - t, t])", "0..60 × 0..4");
  assert.deepEqual([last.id, last.args.axis, last.args.p], ["along", "x", 10]);
  assert.deepEqual(ids("s => range(0, s.length - 2).filter(i => s[i] !== s[i + 1]).map(i => remove(s, i, 2))\nconst start = n => n.toString(2)", "0..200"), []);
  const texts = JSON.stringify(Array.from({ length: 126 }, (_, n) => (n + 2).toString(2).slice(1))).slice(1, -1);
  assert.deepEqual(ids("s => range(0, s.length - 2).filter(i => s[i] !== s[i + 1]).map(i => remove(s, i, 2))",
    texts)[0], 'value min(count(p, "0"), count(p, "1")) % 2');
});

test("who wins where the players have different moves: by words, everywhere, by a few conditions, from some value on",
  () => {
  const of = (text, at) => find(solved(text, { at, end: "sides" }).table);
  const stem = "(p, player) => [...p].flatMap((e, i) => e === 'BR'[player] ? [p.slice(0, i)] : [])";
  const [mixed] = of(`${stem}\nconst start = ([a, b]) => 'B'.repeat(a) + 'R'.repeat(b)`, "0..5 × 0..5")
    .filter(({ about }) => about === "class");
  assert.deepEqual([mixed.id, mixed.args], ["cases", { cases: [["x > 0", 3], ["y > 0", 1]], rest: 0 }]);
  assert.ok(!mixed.holds([0, 7], 3) && mixed.holds([0, 7], 1) && mixed.holds([0, 0], 0));
  const [number, same] = of("(p, player) => []", "0..5 × 0..5");
  assert.deepEqual([number.id, number.args.value, same.id, same.args.value, same.code],
    ["constant", 0, "constant-class", 0, undefined]);
  const rooks = "(rows, player) => rows.flatMap(([w, b], i) => range(0, 8).filter(t => player ? t > w && t < b : t < b && t > w).map(t => replace(rows, i, player ? [w, t] : [t, b])))\nconst start = ([x, y]) => [[0, 1 + x], [0, 1 + y]]";
  const [equal] = of(rooks, "0..7 × 0..7");
  assert.deepEqual([equal.id, equal.args.code, equal.args.pairs, equal.code],
    ["depends-as", "x ^ y", [["0", 0], ["≥ 1", 4]], undefined]);
  assert.ok(!equal.holds([20, 3], 0) && equal.holds([20, 3], 4), "also beyond");
});

test("texts: what their letters decide", () => {
  const of = (text, at, end) => find(solved(text, { at, end }).table);
  const [first] = of("(s, player) => [...s].flatMap((e, i) => e === 'BR'[player] ? [s.slice(0, i)] : [])",
    '"BR" ^ 0..6', "sides");
  assert.deepEqual([first.id, first.args], ["cases", { cases: [['p[0] == "B"', 3], ['p[0] == "R"', 1]], rest: 0 }]);
  const [xor] = of("s => [...s.matchAll(/1+/g)].flatMap(m => range(1, m[0].length).map(t => s.slice(0, m.index) + '0'.repeat(t) + s.slice(m.index + t)))", '"01" ^ 1..9');
  assert.equal(xor.code, 'xor(blocks(p, "1"))');
  const [blocks] = of("s => [...s.matchAll(/1+/g)].map(m => [s.slice(0, m.index) + '0' + s.slice(m.index + m[0].length), m[0].length])", '"01" ^ 1..9', "points");
  assert.equal(blocks.code, 'alt(falling(blocks(p, "1")))');
  // A tree as the list of its branches.
  const cut = "const cut = t => t.flatMap((b, i) => [remove(t, i), ...cut(b).map(c => replace(t, i, c))])\nt => cut(t)";
  const { table } = solved(cut, { at: "[[[],[[]]],[[[],[]]]]", isReached: true });
  const [tree] = find(table);
  assert.deepEqual([tree.id, tree.code, failure(tree,
    solved(cut, { at: "[[[[]],[[]]],[[],[[],[]],[[]]]]", isReached: true }).table)], ["equals", "tree(p)", -1]);
  const [a, b] = [[3, 2, 1, 5, 2], [1, 2, 4, 2, 3]];
  const own = `const worth = ${JSON.stringify([a, b])}\n(left, player) => left.map((v, i) => [remove(left, i), worth[player][v]])`;
  assert.deepEqual(find(solved(own, { at: "[0, 1, 2, 3, 4]", end: "points", isReached: true }).table), [],
    "what comes from one row says nothing of all");
  // What is listed cell by cell is none.
  assert.deepEqual(of("s => [1, 2].flatMap(t => range(0, s.length - t).filter(i => s.slice(i, i + t) === 'x'.repeat(t)).map(i => s.slice(0, i) + '.'.repeat(t) + s.slice(i + t)))", '"x." ^ 1..10'), []);
});

test("places of a letter; pairs with a number for each player; rows that begin with some that have no move; names that are no numbers", () => {
  const turtles = (one, none) => `s => [...s].flatMap((c, i) => String(c) === '${one}' ? [replace(s, i, ${none}), ...range(0, i - 1).map(j => replace(replace(s, i, ${none}), j, String(s[j]) === '${one}' ? ${none} : ${none === "0" ? 1 : "'1'"}))] : [])`;
  for (const [rule, at, code] of [[turtles("1", "'0'"), '"01" ^ 1..7', 'xor(places(p, "1"))'],
    [turtles("1", "0"), "0..1 ^ 1..7", "xor(places(p, 1))"]]) {
    const found = find(solved(rule, { at }).table);
    assert.equal(found.find(({ about }) => about === "value").code, code);
  }
  // Whoever takes an object counts their own number for it.
  const take = "(p, player) => p.map((x, i) => [remove(p, i), x[player]])";
  const pairs = `${take}\nconst start = l => range(0, l.length / 2 - 1).map(i => [l[2 * i], l[2 * i + 1]])`;
  for (const [rule, options] of [[pairs, { at: "1..3 ^ 4" }],
    [take, { at: "[[1,3],[2,2],[3,1],[1,1],[4,2]]", isReached: true }]]) {
    const found = find(solved(rule, { ...options, end: "points" }).table);
    assert.deepEqual(found.map(({ about, code }) => [about, code]),
      [["lead", "(alt(falling(sums(p))) + sum(gaps(p))) / 2"],
      ["second", "(alt(falling(sums(p))) - sum(gaps(p))) / 2"]]);
  }
  const until = "(list, player) => list.length > 3 ? list.map((_, i) => remove(list, i)) : []\nconst score = (l, player) => (l[0] + l[1] + l[2]) % 2 === player ? -1 : 1";
  const [lead, second] = find(solved(until, { at: "0..1 ^ 3..8", end: "points" }).table);
  assert.deepEqual([lead.about, lead.least, second.about, second.least], ["lead", 4, "second", 4]);
  assert.ok(!lead.holds([1, 1, 1, 1], 17));
  const parents = "const parent = [0, 0, 1, 2, 0, 4, 2]\np => p.flatMap((v, i) => v ? [replace(p, i, parent[v])] : [])";
  const named = find(solved(parents, { at: "0..6 ^ 1..3" }).table);
  assert.deepEqual(named.map(({ id, about }) => [id, about]), [["additive", "value"]]);
  const apart = "([x, y], player) => x === y ? [] : [[x, x]]";
  const [who] = find(solved(apart, { at: "0..5 × 0..5", end: "sides" }).table);
  assert.deepEqual([who.id, who.args.cases], ["cases", [["x != y", 4]]]);
});

test("lost pairs that follow from the first two: Wythoff's game where the takes may differ by one, and from 1 on", () => {
  const near = "([x, y]) => range(0, x).flatMap(s => range(0, y).filter(t => s + t && (!s || !t || Math.abs(s - t) < 2)).map(t => [x - s, y - t]))";
  const of = (text, at) => find(solved(text, { at }).table).find(({ about }) => about === "lost");
  const wide = of(near, "0..24 × 0..24");
  assert.deepEqual([wide.id, wide.args.c, wide.args.pairs.slice(0, 4)], ["wythoff-wide", 2, [[0, 0], [1, 3], [2, 6], [4, 10]]]);
  assert.ok(wide.holds([5, 13], 1) && wide.holds([27, 11], 1) && !wide.holds([27, 12], 1) && !wide.holds([30, 12], 0));
  const ones = of(QUEEN, "1..20 × 1..20");
  assert.deepEqual([ones.id, ones.args.c, ones.args.d], ["pairs-by-mex", 1, 1]);
});

test("two numbers apart: each has values of its own, which are learnt beyond the table", () => {
  const of = (text, at) => find(solved(text, { at }).table)[0];
  const equal = of("([x, y]) => [...[1, 2].map(t => [x - t, y]), ...[1, 2, 3].map(t => [x, y - t])]", "0..20 × 0..20");
  assert.deepEqual([equal.id, equal.code], ["equals", "x % 3 ^ y % 4"]);
  const apart = of("p => p.flatMap((h, i) => range(1, h / 2).map(t => replace(p, i, t)))", "1..8 × 1..8");
  assert.deepEqual([apart.id, apart.args.worths.map(([, worth]) => worth)], ["additive", [0, 1, 1, 2, 2, 2, 2, 3]]);
  assert.ok(apart.holds([20, 1], 4) && !apart.holds([20, 1], 5) && apart.holds([2, 20], 5) && !apart.holds([2, 20], 4));
  const places = of("([x, y]) => [...range(1, x / 2).map(t => [t, y]), ...(y % 3 ? [[x, y - 1]] : [])]", "1..8 × 1..8");
  assert.equal(places.id, "additive-places");
  assert.ok(places.holds([20, 1], 5) && !places.holds([20, 1], 4) && places.holds([20, 3], 4));
});

test("a formula means all that come, also what the table does not have", () => {
  const of = (text, at) => find(solved(text, { at }).table).find(({ about }) => about === "lost");
  const some = of("([x, y]) => [0, 1, 6, 7, 8].includes(x) ? [] : [[0, y]]", "0..12 × 0..9");
  assert.equal(some.code, "x in {0, 1, 6, 7, 8}");
  assert.ok(!some.holds([20, 1], 1) && some.holds([20, 1], 0));
  const third = of("([x, y]) => (x + y) % 3 ? [[0, 0]] : []", "0..12 × 0..9");
  assert.equal(third.code, "(x + y) % 3 == 0");
  assert.ok(!third.holds([20, 20], 1) && !third.holds([20, 22], 0));
  const two = of("h => h.length > 1 && Math.max(...h) > 1 === (h.reduce((a, b) => a ^ b) > 0) ? [[0]] : []",
    "0..4 × 0..4 × 0..4");
  assert.ok(!two.holds([9, 8, 7], 1), two.code);
});

test("where play may go on for ever, what is not lost need not be won", () => {
  const [outcome, ...others] = find(solved("n => [(n + 1) % 61]", { at: "0..60", end: "draws" }).table);
  assert.deepEqual([outcome.about, outcome.args.value, others], ["outcome", 2, []]);
  const odd = find(solved("n => n % 2 ? [] : [n]", { at: "0..60", end: "draws" }).table);
  assert.deepEqual(odd.map(({ about }) => about), ["lost", "outcome"]);
});

test("a difference that decides only once both numbers are large", () => {
  const rule = "([e, o], player) => e + o > 5 ? [[e - 1, o], [e, o - 1]] : []\nconst score = ([e, o], player) => (o % 2 === player ? -1 : 1)";
  const [lead] = find(solved(rule, { at: "0..24 × 0..24", end: "points" }).table);
  assert.deepEqual([lead.id, lead.args.code, lead.from, lead.args.pairs.at(-1)],
    ["depends-as", "x - y", 3, ["≥ 5", -1]]);
});

test("a period far out, an exchange, and what has no pattern", () => {
  const of = (text, at = "0..200") => find(solved(text, { at }).table, { takes: takes(text) });
  const [kayles] = of("0.77");
  assert.deepEqual([kayles.id, kayles.args.p, kayles.args.first, kayles.enough], ["period-from", 12, 71, 154]);
  const [dawson] = of("0.07");
  assert.deepEqual([dawson.id, dawson.args.p, dawson.args.first], ["period-from", 34, 53]);
  const [lasker] = of("4.3…");
  assert.deepEqual([lasker.id, lasker.args.p], ["exchanged", 4]);
  assert.deepEqual(of("n => range(1, (n - 1) / 2).map(a => sum(a, n - a))"), [], "Grundy's game");
  assert.deepEqual(of("n => range(1, Math.floor(Math.sqrt(n))).map(t => n - t * t)"), [], "squares");
});
