// Which positions are meant, and which lie further on.
import assert from "node:assert/strict";
import { test } from "node:test";
import { further, longer, positions, where } from "../../files/lab/where.js";

const all = (text) => [...positions(where(text, false))];
const size = (of) => of && [...positions(of)].length;

test("numbers, pairs, some positions, and all lists or texts of some lengths", () => {
  assert.deepEqual(all("3..5"), [3, 4, 5]);
  assert.deepEqual(all("0..1 × 4..5"), [[0, 4], [0, 5], [1, 4], [1, 5]]);
  assert.deepEqual(all("0..1 ^ 2"), all("0..1 × 0..1"));
  assert.deepEqual(all("1–2^0-2"), [[], [1], [2], [1, 1], [1, 2], [2, 1], [2, 2]]);
  assert.deepEqual(all('"ab" ^ 1..2'), ["a", "b", "aa", "ab", "ba", "bb"]);
  assert.deepEqual(all("'.' ^ 0..3"), ["", ".", "..", "..."]);
  assert.deepEqual(all("[0, 5] ^ 2"), [[0, 0], [0, 5], [5, 0], [5, 5]]);
  assert.deepEqual(all('[3, 4], "xx.x", 7'), [[3, 4], "xx.x", 7]);
  assert.equal(size(where("0..7 ^ 4", false)), 4096);
  for (const text of ["9..3", "x", "", '"" ^ 2', '"ab" ^ 3..1', "3..1 ^ 2", "7 ^ 2", "[] ^ 2", "1.5", "null, 3", "true",
    "[[[[[[[[[[[1]]]]]]]]]]]", "[".repeat(4000), `"${"x".repeat(1e6)}"`, `"${"x".repeat(15_000)}"`, "0..1 ^ 99999999",
    "5..5 ^ 0..99999999", "-1, 3", "1e999", "{}", "\"a\", [", " ".repeat(1e6), "^ 3", '"ab" ^ x',
    '{"a": 1} ^ 2']) assert.throws(() => where(text, false), { id: "no-where" }, text);
  for (const text of ['"ab" ^ 1..20', "0..9 ^ 7", "0..1000000", "0..999 × 0..1000"])
    assert.throws(() => where(text, false), { id: "too-many" }, text);
});

test("twice as far, and one entry more", () => {
  const of = (text) => where(text, false);
  assert.deepEqual(further(of("1..4 × 0..3"), 2).ranges, [[1, 7], [0, 6]]);
  assert.equal(size(further(of("1..3 ^ 1..2"), 2)), 5 + 25);
  for (const text of ["0..1 ^ 1..4", '"ab" ^ 1..4', "[0, 5] ^ 1..3", "0..400000 × 0..1", "[1, 2], 3"])
    assert.equal(further(of(text), 2), undefined, text);
  assert.deepEqual(longer(of("1..4 ^ 1..3")).power.lengths, [4, 4]);
  assert.equal(size(longer(of("1..4 ^ 1..3"))), 256);
  assert.equal(size(longer(of("0..4 × 0..4 × 0..4"))), 625);
  assert.equal(size(longer(of("0..9 ^ 1..4"))), 7 ** 5, "fewer numbers, so that there are not too many lists");
  assert.equal(size(longer(of('"ab" ^ 1..8'))), 512);
  for (const text of ["0..4 × 0..4", "0..4 × 0..4 × 0..5", '"abcdef" ^ 1..6', "0..200", "0..1 ^ 1..18"])
    assert.equal(longer(of(text)), undefined, text);
});
