// What the page is told of a rule at work: a part of a table, what lies beyond it, and names of positions.
import assert from "node:assert/strict";
import { test } from "node:test";
import { body } from "../../files/lab/source.js";
import { Session } from "../../files/lab/session.js";
import { made } from "./lab.mjs";

/** All that is told of a rule, and its session. */
function told(text, { at = "0..40", end = "loses", isReached = false, seconds = 10 } = {}) {
  const all = {};
  const session = new Session(made(text), { text, at, end, isReached }, (one) => Object.assign(all, one));
  session.run(seconds);
  return { all, session };
}
const look = ({ all, session }, position) => {
  session.look(JSON.stringify(position), 0, true);
  return all.look;
};

test("a rule may stand after what it uses, on a line of its own or not", () => {
  for (const gap of [" ", "\n", "\n  "]) {
    const { moves } = new Function(body(`const one = (x, y) => x - y;${gap}n => (n ? [one(n, 1)] : [])`))();
    assert.deepEqual([moves.length, moves(3), moves(0)], [1, [2], []], JSON.stringify(gap));
  }
});

test("of too many positions, or too little time, the part that was finished is told", () => {
  const many = "n[1] < 6e5 ? [[n[0], n[1] + 6e5]] : n < 30 ? [n - 1] : n[0] ? [] : range(0, 6e5 - 1).map(t => [n, t])";
  // A million positions take long: of those with two players, with everything.
  for (const [text, end] of [[`n => ${many}`, "loses"], [`(n, player) => ${many}`, "sides"]].slice(0,
    process.env.ALL ? 2 : 1)) {
    const { all, session } = told(text, { end, seconds: 100 });
    assert.deepEqual([all.stopped, all.most, all.table.values.length], ["30", 1_000_000, 30], text);
    assert.equal(look({ all, session }, 7).options[0].shown, "6");
    assert.ok(all.patterns.length, "what the part shows");
    assert.throws(() => told(text, { end, at: "30..40", seconds: 100 }), { id: "too-many" });
  }
  const slow = "if (n > 20) for (const end = Date.now() + 60; Date.now() < end; ); return [n - 1] }\nconst start = n => n";
  for (const text of [`function moves(n) { ${slow}`, `function moves(n, player) { ${slow}`]) {
    const { all } = told(text, { seconds: 0.5 });
    assert.ok(all.stopped && all.most === undefined && all.table.values.length > 20 && all.table.values.length < 41,
      text);
  }
});

test("further on is within the game: entries of 0 and 1 stay so, and lists get longer", () => {
  const delta = "s => range(0, s.length - 2).filter(i => s[i] !== s[i + 1]).map(i => remove(s, i, 2))\nconst start = bits => bits.join('')";
  const bits = Array(8).fill("0..1").join(" × ");
  const { all: { to, patterns: [value] } } = told(delta, { at: bits });
  assert.deepEqual([to, value.far, value.code, value.longer],
    [undefined, undefined, "min(count(p, 0), count(p, 1)) % 2", null]);
  const first = "p => { const i = p.findIndex(h => h); return i < 0 ? [] : range(0, p[i] - 1).map(x => replace(p, i, x)) }";
  const { all: { patterns: [lost] } } = told(first, { at: "1..4 × 1..4 × 1..4 × 1..4" });
  assert.equal(lost.code, "(leading(p, 1) % 2 == 1) != (max(p) <= 1)");
  assert.equal(lost.longer, null);
  // Where several lengths are asked for, what one more refutes is not told.
  const few = "h => h.flatMap((c, i) => range(h.length > 3 ? 0 : Math.max(0, c - 1), c - 1).map(left => replace(h, i, left)))";
  assert.deepEqual(told(few, { at: "0..5 ^ 2..3" }).all.patterns, []);
  const nim = told("h => h.flatMap((c, i) => range(0, c - 1).map(left => replace(h, i, left)))",
    { at: "0..3 ^ 1..4" }).all;
  assert.deepEqual([nim.patterns[0].code, nim.patterns[0].longer, nim.patterns[0].far, nim.to[0] >= 6],
    ["xor(p)", null, null, true]);
  const firstOnly = told("p => p.length ? range(0, p[0] - 1).map(left => replace(p, 0, left)) : []",
    { at: "0..5 ^ 1..3" }).all.patterns[0];
  assert.deepEqual([firstOnly.code, firstOnly.longer], ["p[0]", null], "also where the last entry does not matter");
  const tree = "const parent = [0, 0, 0, 1, 1, 3]\ntokens => tokens.flatMap((v, i) => v ? [replace(tokens, i, parent[v])] : [])";
  const [each] = told(tree, { at: "0..5 ^ 1..3" }).all.patterns;
  assert.deepEqual([each.id, each.longer, each.args.worths.map(([, worth]) => worth)],
    ["additive", null, [0, 1, 1, 0, 0, 1]]);
  // A rule for three entries is not asked of four.
  const three = "([a, b, c, last]) => [0, 1, 2].filter(i => i !== last).map(i => [a - (i === 0), b - (i === 1), c - (i === 2), i])\nconst start = ([a, b, c]) => [a, b, c, 3]";
  const { all: { patterns: [other] } } = told(three, { at: "0..6 × 0..6 × 0..6" });
  assert.deepEqual([other.code, other.longer], ["sum(p) % 2 == 0 and 2 * max(p) <= sum(p)", undefined]);
  const only = "h => h.flatMap((c, i) => range(h.length > 3 ? 0 : Math.max(0, c - 1), c - 1).map(left => replace(h, i, left)))";
  const { all: { patterns: [parity] } } = told(only, { at: "0..5 × 0..5 × 0..5" });
  assert.deepEqual([parity.code, parity.longer], ["sum(p) % 2", "[0, 0, 0, 2]"]);
});

test("beyond what the rule knows nothing is learnt, and the table can still be asked", () => {
  const tree = told("const parent = [0, 0, 0, 1, 1, 3]\ntokens => tokens.flatMap((v, i) => v ? [replace(tokens, i, parent[v])] : [])", { at: "0..5 × 0..5" });
  assert.equal(tree.all.to, undefined);
  assert.deepEqual(look(tree, [5, 2]).options.map(({ shown }) => shown), ["(3, 2)", "(5, 0)"]);
  const small = told("const parent = [0, 0, 0, 1, 1, 3, 3, 5]\ntokens => tokens.flatMap((v, i) => v ? [replace(tokens, i, parent[v])] : [])", { at: "0..5 × 0..5" });
  assert.equal(small.all.to, undefined);
  assert.equal(look(small, [7, 7]).options.length, 2, "one that is not in the table");
  const path = (text, at) => told(text, { at }).all.isPath;
  const graph = "const to = { a: 'bc', b: 'acd', c: 'abe', d: 'bf', e: 'cf', f: 'deg', g: 'f' }\n";
  const cells = "([w, h, v, ...seen]) => [[1, 0], [-1, 0], [0, 1], [0, -1]].map(([a, b]) => [v % 8 + a, Math.floor(v / 8) + b]).filter(([a, b]) => a >= 0 && b >= 0 && a < w && b < h).map(([a, b]) => a + 8 * b).filter(u => !seen.includes(u)).map(u => [w, h, u, ...[...seen, v].sort((a, b) => a - b)])\nconst start = ([w, h]) => [w, h, 0]";
  assert.equal(path(`${graph}p => [...to[p.at(-1)]].filter(v => !p.includes(v)).map(v => p + v)`,
    '"a", "b", "c", "d", "e", "f", "g"'), true);
  assert.equal(path(cells, "1..4 × 1..4"), true, "also where there was no time for more");
  assert.equal(path("s => s ? [s.slice(1), s.slice(0, -1)] : []", '"ab", "abc"'), false);
  const few = (text, at) => told(text, { at }).all.canGrow;
  assert.equal(few("const to = [[1, 2], [3], [3], [4, 5], [], []]\nv => to[v]", "0..5"), false);
  assert.equal(few("n => [n - 3]", "0..5"), true);
  assert.equal(few("s => s ? [s.slice(1)] : []", '"ab", "abc"'), false);
});

test("lists are told as they are typed, and pairs as points where they are asked for as such", () => {
  const nim = "h => h.flatMap((c, i) => range(0, c - 1).map(left => replace(h, i, left)))";
  assert.equal(look(told(nim, { at: "0..5 × 0..5" }), [1, 0]).options[0].shown, "(0, 0)");
  assert.equal(look(told(nim, { at: "[1, 0], [7, 9]" }), [1, 0]).options[0].shown, "[0, 0]");
  assert.equal(look(told("([n, q]) => range(1, Math.min(n, q)).map(t => [n - t, 2 * t])\nconst start = n => [n, n - 1]",
    { at: "1..20" }), 3).options[0].shown, "[2, 2]");
});

test("players with different moves in a game that may go on, under misère play, and with a score of one's own", () => {
  const { all: { table } } = told("(n, player) => n === 0 ? [] : n === 9 ? [9] : [n - 1]",
    { end: "draws", at: "0..9" });
  assert.deepEqual([table.end, ...table.values], ["sides", 0, 4, 0, 4, 0, 4, 0, 4, 0, 8]);
  const misere = told("(n, player) => player ? [n - 1] : []", { end: "wins", at: "0..1" }).all.table;
  assert.deepEqual([misere.isTwoSided, ...misere.values], [true, 4, 3]);
  const odd = "list => list.length > 2 ? list.map((_, i) => remove(list, i)) : []\nconst score = ([a, b], player) => (a + b) % 2 === player ? -1 : 1";
  const { all: { table: { values, second } } } =
    told(odd, { end: "points", at: "[0, 1], [1, 1], [0, 0, 1], [1, 1, 1]" });
  assert.deepEqual([[...values], [...second]], [[1, -1, 1, -1], [-1, 1, 1, 1]]);
});
