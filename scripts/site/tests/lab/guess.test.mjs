import assert from "node:assert/strict";
import { test } from "node:test";
import { guess } from "../../files/lab/guess.js";

const of = (text, position) => guess(text, position)(position);

test("a guess reads as one means it", () => {
  for (const [text, position, value] of [
    ["n % 4 == 0", 8, true], ["n % 4 = 0", 9, false], ["n mod 7 in {0, 2}", 9, true],
    ["n mod 7 not in [0, 2]", 9, false], ["n & 3 == 3", 7, true],
    ["n & (n - 1) == 0", 64, true], ["popcount(n)", 7, 3], ["n ^ 1", 6, 7], ["floor(n / 2) % 3", 10, 2],
    ["n // 2 mod 3", 10, 2], ["⌊n / 2⌋", 7, 3], ["-n + 2 * n", 5, 5],
    ["[0, 1, 2, 3][n % 4]", 6, 2], ["n % 2 ? 0 : ctz(n)", 12, 2], ["not isprime(n) and n > 1", 9, true],
    ["!isprime(n)", 9, true], ["isfib(n) or n == 4", 4, true], ["(n - 7) % 12", 3, 8],
    ["x ^ y", [5, 6], 3], ["x == y", [5, 5], true], ["x != y and max(x, y) < phi * min(x, y)", [3, 5], false],
    ["min(x, y) == floor(phi * abs(x - y))", [3, 5], true], ["gcd(x, y)", [12, 18], 6],
    ["xor(p) == 0 and max(p) > 1", [1, 2, 3], true], ["sum(p) % 2", [1, 2, 3, 4, 1], 1],
    ["p[0] == p[-1]", [3, 1, 3], true], ['count(p, "x")', "xoxx", 3], ["xor(odds(p))", [9, 1, 9, 2], 3],
    ["alt(falling(p))", [2, 5, 3], 4], ["leading(nonzero(p), 1)", [0, 1, 0, 1, 2], 2],
    ["sum(blocks(p, 1))", [1, 1, 0, 1], 3], ['len(blocks(p, "a"))', "aabab", 2],
    ['max(blocks(p, "b"))', "aa", -Infinity], ["tree(p)", [[], [[]]], 3],
    ["(xor(p) == 0) != (max(p) <= 1)", [1, 1, 1], true], ["len(p) - runs(p)", "aabb", 2],
    ["n not   in {1, 2,}", 3, true], ["n ≤ 3 && n ≠ 2 || n ≥ 9", 3, true], ["x xor y ⊕ 1", [5, 6], 2],
    ["p in {[1, 2], [2, 1]}", [2, 1], true], ["n % 2 == 0 ? n / 2 : n % 3 ? 1 : 2", 9, 2], ['p == "a b"', "a b", true],
  ]) assert.equal(of(text, position), value, text);
  for (const text of ["", "n +", "n mod", "x == y", "n == )", "alert(1)", "n.constructor", "constructor",
    "__proto__(n)", "n; n", "toString(n)", "n = 3 3", 'p == "', "p == 'a", "[1, 2", "{1}}", "n ? 1", "@ n"]) {
    assert.throws(() => guess(text, 5), SyntaxError, text);
  }
  assert.ok(Number.isNaN(of("p[9]", [1, 2, 3])));
});
