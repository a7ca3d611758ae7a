// Rules by chance: each claim that is shown is held against ten times as many positions, worked out by nothing of the
// lab.
import assert from "node:assert/strict";
import { test } from "node:test";
import { failure } from "../../files/lab/find/find.js";
import { Session } from "../../files/lab/session.js";
import { positions, where } from "../../files/lab/where.js";
import { made } from "./lab.mjs";
import { worths } from "./solver.mjs";

/** Numbers by chance, the same each time. */
function chance(seed) {
  let state = seed;
  return (below) => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return Math.floor(state / 65536) % below;
  };
}

const some = (any, count, one) => Array.from({ length: count }, one);
const takes = (any) => some(any, 1 + any(3), () => 1 + any(7)).join(", ");
const ends = (any) => (any(4) ? "loses" : "wins");
const plane = (last) => [last, (to) => `0..${to} × 0..${to}`];
const line = (last) => [last, (to) => `0..${to}`];

/** Each with the end, how far its table goes, and how that is written. */
const KINDS = [
  (any) => [some(any, 2 + any(4), () => 1 + any(12)).join(" "), ends(any), ...line(100)],
  (any) => [`0.${some(any, 1 + any(3), () => any(8)).join("")}${1 + any(7)}`, "loses", ...line(60)],
  (any) => {
    const all = ["n - 2", "n - 3", "Math.floor(n / 2)", "Math.floor(n / 3)", "n - 5", "n - (n % 4)",
      "n - Math.floor(Math.sqrt(n))"];
    return [`n => [n - 1, ${all.filter(() => !any(3)).join(", ")}].filter(m => m < n)`, ends(any), ...line(80)];
  },
  (any) => {
    const sets = ["primes(n)", "divisors(n).slice(0, -1)", "range(1, n).filter(t => t * t <= n).map(t => t * t)",
      "[1, 2, 4, 8, 16, 32, 64]", "digits(n)", "range(1, n).filter(t => n % t === 1)", "range(1, Math.ceil(n / 2))"];
    return [`n => ${sets[any(7)]}.concat(${1 + any(3)}).filter(t => t && t <= n).map(t => n - t)`, ends(any),
      ...line(40)];
  },
  (any) => [`([x, y]) => [${some(any, 2 + any(3), () => `[x - ${any(4)}, y - ${any(4)}]`).join(", ")}].filter(([a, b]) => a < x || b < y)`, ends(any), ...plane(10)],
  (any) => {
    const all = ["[x, y - t]", "[x - t, y - t]", "[x - 2 * t, y]", "[x, y - 3 * t]", "[x - t, y - 2 * t]"];
    return [`([x, y]) => range(1, Math.max(x, y)).flatMap(t => [[x - t, y], ${all.filter(() => any(2)).join(", ")}])`,
      ends(any), ...plane(6)];
  },
  (any) => [`(n, player) => [[${takes(any)}], [${takes(any)}]][player].map(t => n - t)`, "sides", ...line(40)],
  (any) => [`(n, player) => n % ${2 + any(3)} ${["===", "!=="][any(2)]} ${any(2)} === (player === ${any(2)}) ? [n - 1, n - ${2 + any(4)}] : [n - ${1 + any(3)}]`, "sides", ...line(40)],
  // Parts that are no numbers are too many together for more.
  (any) => [`(n, player) => player ? [${takes(any)}].map(t => n - t) : range(0, n - ${1 + any(3)}).map(a => sum(a, n - ${3 + any(2)} - a))`, "sides", 12 - any(2), (to) => `0..${Math.min(to, 26)}`],
  (any) => [`(n, player) => player ? (n % ${2 + any(2)} || n < ${3 + any(3)} ? [] : [sum(Math.floor(n / 2), Math.floor(n / ${2 + any(2)}))]) : (n % ${2 + any(2)} ? [n - 1] : [])`, "sides", 30, (to) => `0..${Math.min(to, 90)}`],
  (any) => [`n => [${takes(any)}].map((t, i) => [n - t, ${["t", "i", "t % 2", "1", "n % 3"][any(5)]}]).concat(n > ${any(3)} ? [[n - 1, ${any(3)}]] : [])`, "points", ...line(50)],
  (any) => [`n => [n ^ ${1 + any(3)}, n - ${1 + any(4)}].slice(n % ${2 + any(4)} === 0 ? ${any(2)} : 0).filter(m => m !== n)`, "draws", ...line(40)],
  (any) => [`([a, b]) => [${["[a - 1, b]", "[b, a]", "[a, b - 2]", "[b - 1, a]", "[a - 2, b - 1]"].filter(() => any(2)).concat("[a, b - 1]").join(", ")}]`, "draws", ...plane(7)],
  (any) => [`h => h.flatMap((c, i) => [${takes(any)}].map(t => replace(h, i, c - t)))`, ends(any), 2,
    (to) => `0..${Math.min(to, 9)} × 0..${Math.min(to, 9)} × 0..${Math.min(to, 9)}`],
];

/** A table that the lab has had no part in. */
function independent(text, end, at, near) {
  const all = [...positions(where(at, false))];
  const found = worths(made(text).moves, all, end);
  const size = where(at, false).ranges.map(([from, to]) => to - from + 1);
  const isList = near.kind === "list";
  const array = (values) => values && Float64Array.from(values);
  return {
    ...near, size: isList ? [all.length] : size, from: isList ? [0] : size.map(() => 0), texts: isList
      ? all.map((one) => JSON.stringify(one)) : undefined,
    values: array(found.values), numbers: near.numbers && array(found.numbers),
  };
}

const COUNT = process.env.ALL === "1" ? 2000 : 84;
test(`of ${COUNT} rules by chance no claim that is shown fails ten times as far`, { timeout: 3e6 }, (context) => {
  const any = chance(7);
  const counts = { shown: 0, withdrawn: 0, certain: 0, none: 0, values: 0, failed: 0 };
  for (let number = 0; number < COUNT; number += 1) {
    const [text, end, last, at] = KINDS[number % KINDS.length](any);
    let table;
    const session = new Session(made(text), { text, at: at(last), end, isReached: false },
      (told) => (table ??= told.table));
    session.patience = 20;
    session.run(20);
    const near = independent(text, table.end, at(last), table);
    assert.deepEqual([...table.values], [...near.values], `${text} (${end}): the table`);
    if (near.numbers?.length) assert.deepEqual([...table.numbers], [...near.numbers], `${text}: the numbers`);
    counts.values += near.values.length;
    if (!session.found.length) counts.none += 1;
    const isKnown = ({ far }) => !far;
    const claims = session.found.filter(isKnown);
    counts.withdrawn += session.found.length - claims.length;
    const far = claims.length ? independent(text, table.end, at(10 * last), table) : undefined;
    for (const pattern of session.found) assert.equal(failure(pattern, near), -1, `${text} (${end}): ${pattern.id}`);
    for (const pattern of claims) {
      counts.shown += 1;
      if (pattern.enough !== undefined) counts.certain += 1;
      if (pattern.about === "number" && !far.numbers?.length) continue;
      const place = failure(pattern, far);
      if (place < 0) continue;
      counts.failed += 1;
      context.diagnostic(`${text} (${end}): ${pattern.about} ${pattern.id} ${pattern.code ?? JSON.stringify(pattern.args).slice(0, 120)} at ${place}, to ${session.to}`);
    }
  }
  context.diagnostic(Object.entries(counts).map(([name, count]) => `${count} ${name}`).join(", "));
  assert.equal(counts.failed, 0);
  assert.ok(counts.shown > 0.6 * COUNT && counts.certain > COUNT / 40);
});
