// Rules by chance: what is found in their first values is held against ten times as many.
import assert from "node:assert/strict";
import { test } from "node:test";
import { failure, find } from "../../files/lab/find/find.js";
import { takes } from "../../files/lab/takes.js";
import { solved } from "./lab.mjs";

/** Numbers by chance, the same each time. */
function chance(seed) {
  let state = seed;
  return (below) => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return Math.floor(state / 65536) % below;
  };
}

const KINDS = [
  (any) => ({ text: Array.from({ length: 2 + any(4) }, () => 1 + any(12)).join(" "), at: 200 }),
  (any) => ({ text: `0.${Array.from({ length: 1 + any(3) }, () => any(8)).join("")}${1 + any(7)}`, at: 150 }),
  (any) => ({ text: `n => [${["n - 1", "n - 2", "n - 3", "Math.floor(n / 2)", "Math.floor(n / 3)", "n - 5", "n - (n % 4)", "n - Math.floor(Math.sqrt(n))"].filter((_, i) => any(3) === i % 3).concat("n - 1").join(", ")}].filter(m => m < n)`, at: 150 }),
  (any) => ({ text: `n => ${["primes(n)", "divisors(n).slice(0, -1)", "range(1, n).filter(t => t * t <= n).map(t => t * t)", "[1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024]", "digits(n)", "range(1, n).filter(t => n % t === 1)", "range(1, Math.ceil(n / 2))"][any(7)]}.concat(${1 + any(3)}).filter(t => t && t <= n).map(t => n - t)`, at: 100 }),
  (any) => ({ text: `([x, y]) => [${Array.from({ length: 2 + any(3) }, () => `[x - ${any(4)}, y - ${any(4)}]`).join(", ")}].filter(([a, b]) => a < x || b < y)`, at: 20, isPlane: true }),
  (any) => ({ text: `([x, y]) => range(1, Math.max(x, y)).flatMap(t => [${["[x - t, y]", "[x, y - t]", "[x - t, y - t]", "[x - 2 * t, y]", "[x, y - 3 * t]", "[x - t, y - 2 * t]"].filter(() => any(2)).concat("[x - t, y]").join(", ")}])`, at: 9, isPlane: true }),
];

// Most of the time goes into tables ten times as large.
const COUNT = process.env.ALL === "1" ? 200 : 24;
test("of rules by chance no period that is called certain fails ten times as far, and few patterns do", (context) => {
  const any = chance(7);
  let [named, failed, certain, none] = [0, 0, 0, 0];
  for (let number = 0; number < COUNT; number += 1) {
    const { text, at, isPlane } = KINDS[number % KINDS.length](any);
    // Parts of a misère game are too many together.
    const end = any(4) || text.startsWith("0") ? "loses" : "wins";
    const upTo = (last) => ({ at: isPlane ? `0..${last} × 0..${last}` : `0..${last}`, end });
    const near = solved(text, upTo(at));
    const found = find(near.table, { takes: end === "loses" ? takes(text) : undefined });
    if (!found.length) none += 1;
    const far = solved(text, upTo(10 * at)).table;
    for (const pattern of found) {
      assert.equal(failure(pattern, near.table), -1, `${text}: ${pattern.id}`);
      named += 1;
      if (pattern.enough !== undefined) certain += 1;
      if (failure(pattern, far) < 0) continue;
      failed += 1;
      assert.equal(pattern.enough, undefined, `${text}: ${pattern.id} is called certain`);
      context.diagnostic(`${text} (${end}): ${pattern.about} ${pattern.id} ${JSON.stringify(pattern.args).slice(0, 120)}`);
    }
  }
  context.diagnostic(`${named} patterns, ${certain} certain, ${failed} failed; nothing found for ${none} rules`);
  assert.ok(named > 0.7 * COUNT && certain > COUNT / 8 && failed <= 1 + named / 20, `${failed} of ${named}`);
});
