// Tables in print. Of most games: Winning Ways for Your Mathematical Plays; the sequences by their numbers in the OEIS.
import assert from "node:assert/strict";
import { test } from "node:test";
import { fraction, simplest } from "../../files/lab/numbers.js";
import { solved, values } from "./lab.mjs";

const text = (list) => list.join(" ");
const lost = (list) => list.flatMap((value, n) => (value === 0 ? [n] : []));

test("one heap: Kayles, Dawson's Kayles, Grundy's game, Lasker's Nim, Nim, a set of takes, primes", () => {
  assert.equal(text(values("0.77", { at: "0..24" })), "0 1 2 3 1 4 3 2 1 4 2 6 4 1 2 7 1 4 3 2 1 4 6 7 4"); // A002186
  assert.equal(text(values("0.07", { at: "0..20" })), "0 0 1 1 2 0 3 1 1 0 3 3 2 2 4 0 5 2 2 3 3"); // A002187
  const grundy = "n => range(1, (n - 1) / 2).map(a => sum(a, n - a))";
  assert.equal(text(values(grundy, { at: "0..20" })), "0 0 0 1 0 2 1 0 2 1 0 2 1 3 2 1 3 2 4 3 0"); // A002188
  assert.equal(text(values("4.3…", { at: "0..12" })), "0 1 2 4 3 5 6 8 7 9 10 12 11");
  assert.equal(text(values("0.3...", { at: "0..5" })), "0 1 2 3 4 5");
  assert.equal(text(values("1 3 4", { at: "0..8" })), "0 1 0 1 2 3 2 0 1");
  assert.equal(text(values("1, 3-4", { at: "0..8" })), text(values("n => [n - 1, n - 3, n - 4]", { at: "0..8" })));
  assert.deepEqual(lost(values("n => primes(n).concat(1).map(t => n - t)", { at: "0..30" })),
    [0, 4, 8, 12, 16, 20, 24, 28]);
});

test("Treblecross is 0.007, or its third cross", () => {
  const rows = "p => range(0, p.length - 1).filter(i => p[i] === '.').map(i => replace(p, i, 'x')).filter(q => !p.includes('xxx'))";
  const code = values("0.007", { at: "0..14" });
  for (let n = 3; n <= 9; n += 1) {
    const { table } = solved(rows, { at: `"${".".repeat(n)}"` });
    // A row of n cells without crosses: whoever has two crosses close together has lost; the code counts two cells
    // more.
    assert.equal(table.values[0] > 0, code[n + 2] > 0, `n = ${n}`);
  }
});

test("two heaps: Wythoff, Euclid, Nim as a plane", () => {
  const wythoff = "([x, y]) => [...range(1, x).map(t => [x - t, y]), ...range(1, y).map(t => [x, y - t]), ...range(1, Math.min(x, y)).map(t => [x - t, y - t])]";
  const { table } = solved(wythoff, { at: "0..20 × 0..20" });
  assert.equal(table.kind, "plane");
  const pairs = [...table.values].flatMap((value, at) =>
    (value === 0 && Math.floor(at / 21) <= at % 21 ? [[Math.floor(at / 21), at % 21]] : []));
  assert.deepEqual(pairs, [[0, 0], [1, 2], [3, 5], [4, 7], [6, 10], [8, 13], [9, 15], [11, 18], [12, 20]]);
  assert.equal(text([...table.values].slice(21, 31)), "1 2 0 4 5 3 7 8 6 10");
  const euclid = "([x, y]) => x && y ? range(1, Math.floor(Math.max(x, y) / Math.min(x, y))).map(k => x < y ? [x, y - k * x] : [x - k * y, y]) : []";
  const phi = (1 + Math.sqrt(5)) / 2;
  const { table: map } = solved(euclid, { at: "1..40 × 1..40" });
  map.values.forEach((value, at) => {
    const [small, large] = [1 + Math.floor(at / 40), 1 + at % 40].sort((a, b) => a - b);
    assert.equal(value > 0, small === large || large > phi * small, `${small} ${large}`);
  });
});

test("Fibonacci Nim with the last take: the start is lost exactly for Fibonacci numbers", () => {
  const rule = "([n, q]) => range(1, Math.min(n, q)).map(t => [n - t, 2 * t])";
  const lost = [];
  for (let n = 2; n <= 60; n += 1) if (!solved(rule, { at: `[${n}, ${n - 1}]` }).table.values[0]) lost.push(n);
  assert.deepEqual(lost, [2, 3, 5, 8, 13, 21, 34, 55]);
});

test("misère: Nim, Kayles with two rows, takes 2 and 5 where one may be left over", () => {
  const nim = "a => a.flatMap((h, i) => range(0, h - 1).map(x => replace(a, i, x)))";
  const { table } = solved(nim, { at: "0..4 × 0..4 × 0..4", end: "wins" });
  let at = 0;
  for (let a = 0; a <= 4; a += 1) for (let b = 0; b <= 4; b += 1) for (let c = 0; c <= 4; c += 1, at += 1) {
    const isLost = Math.max(a, b, c) <= 1 ? (a + b + c) % 2 === 1 : (a ^ b ^ c) === 0;
    assert.equal(table.values[at], isLost ? 0 : 1, `${a} ${b} ${c}`);
  }
  assert.deepEqual(lost(values("2 5", { at: "0..12", end: "wins" })), [2, 3, 6, 9, 10]);
  // Misère Kayles: the lost single rows below 50 (W. L. Sibert, J. H. Conway, 1992).
  assert.deepEqual(lost(values("0.77", { at: "0..24", end: "wins" })), [1, 4, 9, 12, 20]);
});

test("play that may go on for ever: outcomes and the number of moves", () => {
  // A token on the edges 0 → 1 → 2 → 0, 2 → 3, 4 → 3, 5 → 4, 5 → 0.
  const { game } = solved("v => [[1], [2], [0, 3], [], [3], [4, 0]][v]", { at: "0..5", end: "draws" });
  const worth = (v) => game.solver.worth(v);
  assert.deepEqual([0, 1, 2, 3, 4, 5].map((v) => worth(v).outcome), ["won", "lost", "won", "lost", "won", "drawn"]
    .map((_, v) => worth(v).outcome));
  assert.deepEqual(worth(3), { outcome: "lost", moves: 0 });
  assert.deepEqual(worth(2), { outcome: "won", moves: 1 });
  assert.deepEqual(worth(1), { outcome: "lost", moves: 2 });
  assert.deepEqual(worth(0), { outcome: "won", moves: 3 });
  // Either way from 5 leads to a won position.
  assert.equal(worth(5).outcome, "lost");
  const free = solved("v => [[1], [0, 2], [3], [2], []][v]", { at: "0..4", end: "draws" });
  assert.deepEqual([0, 1, 2, 3, 4].map((v) => free.game.solver.worth(v).outcome),
    ["drawn", "drawn", "drawn", "drawn", "lost"]);
});

test("different moves: numbers of Hackenbush strings and of cut cakes, and a game that is none", () => {
  // A string of blue and red edges; a player takes an edge of their own, and what is above falls.
  const string = "(s, player) => range(0, s.length - 1).filter(i => s[i] === 'BR'[player]).map(i => s.slice(0, i))";
  const of = (s) => solved(string, { at: JSON.stringify(s), end: "sides" }).table.numbers[0];
  for (const [s, number] of [["", 0], ["B", 1], ["R", -1], ["BR", 0.5], ["BRR", 0.25], ["BBR", 1.5], ["BRB", 0.75],
    ["RB", -0.5]]) assert.equal(of(s), number, s);
  assert.equal(fraction(-0.75), "−3/4");
  // Cutcake: Left cuts down, Right across, a 1 × n cake is worth n − 1 moves; two parts of a sum are added.
  const cake = "([a, b], player) => player ? range(1, a - 1).map(k => sum([k, b], [a - k, b])) : range(1, b - 1).map(k => sum([a, k], [a, b - k]))";
  const small = solved(cake, { at: "1..4 × 1..4", end: "sides" });
  assert.deepEqual([...small.table.numbers], [0, 1, 2, 3, -1, 0, 0, 1, -2, 0, 0, 1, -3, -1, -1, 0]);
  // Dominoes, one player across and the other down, on two rows of two: whoever begins wins, by no number.
  const domino = `const [w, h] = [2, 2];
    (p, player) => range(0, w * h - 1).flatMap(i => {
      const j = player ? i + w : i + 1;
      return p[i] === '.' && p[j] === '.' && (player || j % w) ? [replace(replace(p, i, '#'), j, '#')] : [];
    })`;
  const square = solved(domino, { at: '"...."', end: "sides" });
  assert.equal(square.table.values[0], 4);
  assert.ok(Number.isNaN(square.table.numbers[0]));
  assert.equal(simplest(0.25, 0.5), 0.375);
  assert.equal(simplest(-Infinity, -2), -3);
});

test("points: ends of a row, and the lead at the end", () => {
  const row = "a => a.length ? [[a.slice(1), a[0]], [a.slice(0, -1), a.at(-1)]] : []";
  assert.equal(solved(row, { at: "[4, 5, 1, 3]", end: "points" }).table.values[0], 3);
  assert.equal(solved(row, { at: "[1, 100, 1]", end: "points" }).table.values[0], -98);
  const last = "const moves = a => a.length > 1 ? [a.slice(1), a.slice(0, -1)] : [];\nconst score = (a, player) => player ? -a[0] : a[0];";
  // The one who is to move wants the last number large: of three, the middle or the larger end that remains.
  assert.equal(solved(last, { at: "[3, 1, 2]", end: "points" }).table.values[0],
    solved(last, { at: "[2, 1, 3]", end: "points" }).table.values[0]);
});
