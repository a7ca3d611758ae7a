// What has once been said wrongly of a game, each with what is right.
import assert from "node:assert/strict";
import { test } from "node:test";
import { failure } from "../../files/lab/find/find.js";
import { claim } from "../../files/lab/guess.js";
import { Session } from "../../files/lab/session.js";
import { tried } from "../../files/lab/tried.js";
import { made } from "./lab.mjs";
import { worths } from "./solver.mjs";

/** All that is told of a rule; the last table, and its patterns. */
function told(text, { at = "0..40", end = "loses", isReached = false } = {}) {
  const all = {};
  const session = new Session(made(text), { text, at, end, isReached }, (one) => Object.assign(all, one));
  session.run(20);
  return { ...all, session };
}

test("sums of players with different moves, in whatever order the positions are asked for", () => {
  const apart = "(n, player) => player ? (n % 2 || n < 4 ? [] : [sum(n / 2, n / 2)]) : (n % 2 ? [n - 1] : [])";
  const all = Array.from({ length: 41 }, (_, n) => n);
  const right = worths(made(apart).moves, all, "sides");
  assert.equal(right.values[1], 3, "Left takes one, and Right has no move");
  for (const order of [all, [...all].reverse(), [4, 0, 1, 2, 3, ...all.slice(5)], [1, 40, ...all.slice(2, 40), 0]]) {
    const { table } = told(apart, { at: order.join(", "), end: "sides" });
    all.forEach((n) => assert.deepEqual([table.values[n], table.numbers[n]], [right.values[n], right.numbers[n]],
      `${n} of ${order.slice(0, 4)}`));
  }
  // Parts that are no numbers are searched together.
  const hot = "(n, player) => player ? [n - 1] : range(0, n - 2).map(a => sum(a, n - 2 - a))";
  const few = all.slice(0, 25);
  for (const order of [few, [...few].reverse(), [9, 0, ...few.slice(1, 9), ...few.slice(10)]]) {
    const { table, patterns } = told(hot, { at: order.join(", "), end: "sides" });
    assert.deepEqual([...table.values], worths(made(hot).moves, few, "sides").values);
    assert.equal(patterns.find(({ about }) => about === "class").args.p, 3);
  }
});

const EUCLID = "([x, y]) => x === y ? [] : range(1, Math.floor((Math.max(x, y) - 1) / Math.min(x, y))).map(k => x < y ? [x, y - k * x] : [x - k * y, y])";
const QUEEN = "([x, y]) => [...range(1, x).map(t => [x - t, y]), ...range(1, y).map(t => [x, y - t]), ...range(1, Math.min(x, y)).map(t => [x - t, y - t])]";
/** Games whose claim did not hold where it was said to hold, and others of their kind. */
const GAMES = [
  [EUCLID, { at: "1..40 × 1..40" }], [`${EUCLID}\n// misère`, { at: "1..30 × 1..30", end: "wins" }],
  [EUCLID.replace("x === y", "!x || !y").replace("(Math.max(x, y) - 1)", "Math.max(x, y)"), { at: "0..30 × 0..30" }],
  ["n => divisors(n).slice(0, -1).map(d => n - d)", { at: "0..100" }],
  ["n => divisors(n).slice(1, -1).map(d => n - d)", { at: "0..200" }],
  ["n => range(2, n - 1).filter(d => n % d === 0).map(d => n / d)", { at: "0..200" }],
  ["n => divisors(n).filter(d => d > 1).map(d => n / d)", { at: "0..200" }],
  ["n => divisors(n).slice(0, -1)", { at: "0..200" }],
  ["n => primes(n).filter(p => n % p === 0).map(p => n / p)", { at: "0..200" }],
  ["1-3", { at: "0..100", end: "wins" }], ["0.77", { at: "0..100" }], ["0.07", { at: "0..150" }],
  ["4.3…", { at: "0..60" }],
  ["n => range(Math.ceil(n / 2), n).filter(t => t).map(t => n - t)", { at: "0..100" }],
  ["n => [n - 1, n - 2, n - 4, n - 8, n - 16]", { at: "3..100" }],
  [QUEEN, { at: "0..20 × 0..20" }], [QUEEN, { at: "1..20 × 1..20" }], [QUEEN, { at: "0..20 × 0..20", end: "wins" }],
  ["heaps => heaps.flatMap((h, i) => range(0, h - 1).map(left => replace(heaps, i, left)))",
    { at: "0..3 ^ 1..4", end: "wins" }],
  ["heaps => heaps.flatMap((h, i) => range(0, h - 1).map(left => replace(heaps, i, left)))", { at: "0..3 ^ 0..4" }],
  ["p => p.length ? [p.slice(1), p.slice(0, -1)] : []", { at: '"ab" ^ 0..6' }],
  ["row => row.length ? [[row.slice(1), row[0]], [row.slice(0, -1), row.at(-1)]] : []",
  { at: "0..2 ^ 0..5", end: "points" }],
  ["([n, q]) => range(1, Math.min(n, q)).map(t => [n - t, 2 * t])\nconst start = n => [n, n - 1]", { at: "1..80" }],
  ["([x, y]) => [[x - 1, y], [x, y - 1], [x - 1, y - 1]]", { at: "0..20 × 0..20" }],
  ["([n, k]) => range(1, k).map(t => [n - t, k])", { at: "0..60 × 0..12" }],
  ["n => [n - 1, n % 2 ? n - 3 : n - 2]", { at: "5..120" }], ["n => n < 7 ? [] : [n - 1, n - 6]", { at: "0..120" }],
  ["(n, player) => [n - [2, 3][player]]", { at: "0..60", end: "sides" }],
];

test("what a claim says is what is tested: as a guess it holds for the table, and for the larger one", () => {
  let count = 0;
  for (const [text, how] of GAMES) {
    const { table, patterns, session } = told(text, how);
    for (const [i, { about, code, far, args, id }] of patterns.entries()) {
      const name = `${text}: ${about} ${id} ${code}`;
      assert.equal(failure(session.found[i], table), -1, name);
      if (!code || !/^(value|lost|lead|number)$/.test(about)) continue;
      const { wrong, count: tested } = tried(code, table);
      assert.ok(wrong.length === 0 && tested > table.values.length / 2, `${name}: ${wrong.length} of ${tested}`);
      // What is printed in the sentence is the same.
      if (/^(lost-where|equals|lost-if)$/.test(id))
        assert.equal(code.split(" for ")[0], args.code.split(" for ")[0], name);
      if (far === null) count += 1;
    }
  }
  assert.ok(count > 20, `${count} claims`);
  const { patterns: [lost] } = told(EUCLID, { at: "1..40 × 1..40" });
  assert.ok(patterns(EUCLID).some((code) => claim(code, [1, 1]).of([7, 7]) === true &&
    claim(code, [1, 1]).of([2, 5]) === false), lost?.code);
  function patterns(text) {
    return told(text, { at: "1..40 × 1..40" }).patterns.map(({ code }) => code).filter(Boolean);
  }
});

test("a guess says where it is meant", () => {
  const table = { kind: "line", end: "loses", from: [0], size: [9],
    values: Float64Array.from([0, 0, 1, 0, 2, 0, 1, 0, 3]), isTwoSided: false };
  assert.deepEqual(tried("ctz(n)", table).first, 0);
  assert.deepEqual([tried("ctz(n) for n >= 1", table).wrong.length, tried("ctz(n) for n >= 1", table).count], [0, 8]);
  assert.equal(tried("ctz(n) for", table).word, "");
  assert.equal(tried("n n", table).word, "n");
});

test("a rule that answers differently when it is asked again is told, and a slow counter, too", () => {
  for (const [text, how] of [
    ["let k = 0\nn => [n - 1 - k++ % 3]"], ["let k = 0\nn => (k += 1) % 2 ? [n - 1] : [n - 2]"],
    ["let k = 0\nn => (k += 1) > 300 ? [n - 1] : [n - 2]", { at: "0..250" }],
    ["const seen = new Set()\nn => seen.has(n) ? [] : (seen.add(n), [n - 1])"],
    ["const done = []\nn => (done.push(n), done.length > 30 ? [] : [n - 1])"],
    ["let k = 0\n(n, player) => (k += 1) % 2 ? [n - 1] : []", { end: "sides" }],
    ["let k = 0\nn => [n - 1]\nconst start = n => n + k++"],
    ["let k = 0\nn => n ? [[n - 1, k++ % 2]] : []", { end: "points" }],
    ["let k = 0\nn => [n - 1]\nconst score = n => k++", { end: "points" }],
  ]) assert.throws(() => told(text, how), { id: "unsteady" }, text);
  // What only keeps what it has found answers the same.
  const { table } = told("const known = new Map()\nn => { if (!known.has(n)) known.set(n, [n - 1, n - 2]); return known.get(n) }");
  assert.deepEqual([...table.values.slice(0, 6)], [0, 1, 2, 0, 1, 2]);
  assert.throws(() => told("p => { p.pop(); return [p] }", { at: "0..2 × 0..2 × 0..2" }), { id: "throws" });
});
