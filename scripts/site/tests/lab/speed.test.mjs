// How long it takes, and how a computation ends that takes too long.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Game } from "../../files/lab/game.js";
import { Refusal, Stop } from "../../files/lab/refusal.js";
import { made, solved } from "./lab.mjs";

const timed = (context, what, limit, work) => {
  let [seconds, result] = [Infinity];
  // Of a processor, which others may slow down, but not three times.
  for (let run = 0; run < 3 && seconds >= limit; run += 1) {
    const begin = process.cpuUsage();
    result = work();
    seconds = Math.min(seconds, process.cpuUsage(begin).user / 1e6);
  }
  context.diagnostic(`${what}: ${seconds.toFixed(2)} s`);
  assert.ok(seconds < limit, `${what}: ${seconds} s`);
  return result;
};
const refused = (work, id, args = {}) => assert.throws(work, (error) => {
  assert.ok(error instanceof Refusal, String(error.stack));
  assert.equal(error.id, id);
  for (const [name, arg] of Object.entries(args)) assert.deepEqual(error.args[name], arg);
  return true;
});

test("speed", (context) => {
  const queen = "([x, y]) => [...range(1, x).map(t => [x - t, y]), ...range(1, y).map(t => [x, y - t]), ...range(1, Math.min(x, y)).map(t => [x - t, y - t])]";
  const ten = "n => [1, 2, 3, 5, 8, 13, 21, 34, 55, 89].map(t => n - t)";
  solved(ten, { at: "0..3000" });
  timed(context, "100,000 values of one heap with ten moves each", 1, () => solved(ten, { at: "0..99999" }));
  timed(context, "the same from the largest down", 2, () => solved(ten, { at: "99999", isReached: true }));
  timed(context, "a map of 300 × 300 with a queen's moves", 5, () => solved(queen, { at: "0..299 × 0..299" }));
  const draws = "n => [(n * 7 + 1) % 20000, (n * n + 3) % 20000, ...(n % 9 ? [n >> 1] : [])].filter(m => n > 20 || m > 20)";
  timed(context, "20,000 positions with draws", 1, () => solved(draws, { at: "0..19999", end: "draws" }));
  timed(context, "5,000 positions of two players with different moves", 1,
    () => solved("([a, b], player) => player ? range(0, b - 1).map(k => [a, k]) : range(0, a - 1).map(k => [k, b])",
    { at: "0..70 × 0..70", end: "sides" }));
});

test("a heap of 100,000 ends in no stack overflow", () => {
  assert.equal(solved("n => [n - 1]", { at: "100000", isReached: true }).table.values[100000], 0);
});

test("a rule without an end is stopped, and can go on", () => {
  let now = 0;
  const clock = { tick: () => { if ((now += 1) > 500) throw new Stop(); } };
  const game = new Game(made("n => [n - 1]"), { end: "loses", clock });
  assert.throws(() => game.add(800), Stop);
  now = 0;
  assert.equal(game.store.positions[game.add(800)], 800);
  assert.equal(game.code(game.store.of(800)), 0);
  assert.throws(() => solved("n => [n + 1]", { at: "0..3", seconds: 0.01 }), Stop);
});

test("what is refused, with the position, the line and the cycle", () => {
  refused(() => solved("a => [[...a, 0], [...a, 1]].slice(a.length > 20 ? 2 : 0)",
    { at: "[]", isReached: true, most: 100_000 }), "too-many", { most: 100_000 });
  refused(() => solved("n => [n + 1]", { at: "0..3", most: 100_000 }), "too-many");
  refused(() => solved("n => n"), "no-list", { at: "0", found: "number" });
  refused(() => solved("n => { [n - 1] }"), "returns-nothing", { at: "0" });
  refused(() => solved("n => [n / 2]", { at: "1..5" }), "no-number", { at: "1", found: "0.5" });
  refused(() => solved("n => [{}]"), "no-position", { found: "object" });
  refused(() => solved("n => [x]"), "throws", { at: "0", message: "ReferenceError: x is not defined" });
  refused(() => solved("const f = 1;"), "no-function");
  refused(() => solved("n => [n]"), "cycle", { cycle: ["0", "0"] });
  refused(() => solved("n => n === 3 ? [7] : n === 7 ? [3] : []"), "cycle", { cycle: ["3", "7", "3"] });
  refused(() => solved("const moves = n => [];\nconst score = n => 'x';", { end: "points" }), "no-score", { at: "0" });
  refused(() => solved("n => [n - 1]", { end: "points", at: "1..3" }), "no-points", { at: "1" });
  refused(() => solved("([x, y]) => { x.push(1) }", { at: "[[1], 2]" }), "throws",
    { message: "TypeError: Cannot add property 1, object is not extensible" });
  refused(() => solved("1 3 4", { at: "9..3" }), "no-where");
  refused(() => solved("1 3 4", { at: "x" }), "no-where");
});

test("an option may be yielded, stand in a set, or have a negative number, which is left out", () => {
  const plain = solved("n => [n - 1, n - 2]");
  for (const text of ["function* moves(n) { yield n - 1; yield n - 2; }", "n => new Set([n - 1, n - 2, n - 2])",
    "// takes\nconst takes = [1, 2];\nn => takes.map(t => n - t); // so\n",
    "const moves = function (n) { return [n - 2, n - 1]; }", "function (n) { return [n - 2, n - 1]; }"]) {
    assert.deepEqual(solved(text).table.values, plain.table.values, text);
  }
  assert.equal(plain.game.rule.negative, 3);
});
