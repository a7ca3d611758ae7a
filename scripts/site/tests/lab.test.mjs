// The lab as a page: what one types, sees and takes along; the pages' own rules.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { EXAMPLES } from "../files/lab/examples.js";
import { positions } from "../files/lab/where.js";
import { address, close, open, root, site } from "./browser.mjs";
import { solved } from "./lab/lab.mjs";

const part = (page, name) => page.locator(`.lab [data-part=${name}]`);
const until = (page, name, match) => page.waitForFunction(([name, source]) =>
  new RegExp(source).test(document.querySelector(`.lab [data-part=${name}]`).textContent), [name, match.source],
  { timeout: 30_000 });
/** Its patterns are there, and held against a larger table where there is one. */
const shown = (page) => page.waitForFunction(() => document.querySelector(".lab [data-part=shows]").children.length &&
  document.querySelector("[data-part=run]").getAttribute("aria-disabled") !== "true", undefined, { timeout: 30_000 });

async function run(page, text, { at, end, isReached } = {}) {
  await part(page, "rule").fill(text);
  if (at) await part(page, "at").fill(at);
  if (end) await part(page, "end").selectOption(end);
  if (isReached !== undefined) await part(page, "reached").selectOption(isReached ? "reached" : "these");
  await part(page, "run").click();
}
const lab = (rule, at = "0..40") => `${address("lab.html")}#rule=${encodeURIComponent(rule)}&at=${encodeURIComponent(at)}&end=loses`;

test("a rule is typed: its table, what this shows, a guess, a page with the same table", async () => {
  const page = await open("lab.html");
  await until(page, "shows", /Lost exactly when n mod 4 = 0/);
  await until(page, "shows", /up to 2000: it still holds/);
  await run(page, "n => [1, 3, 4].map(t => n - t)");
  await until(page, "shows", /Period 7/);
  const values = await page.$$eval("[data-part=table] .cell", (all) => all.slice(0, 9).map((one) => one.textContent)
    .join(" "));
  assert.equal(values, "0 1 0 1 2 3 2 0 1");
  await page.locator("[data-part=table] .cell").nth(4).click();
  await until(page, "explain", /3 → 1.*1 → 1.*0 → 0/);
  await part(page, "guess").fill("n % 7 in {0, 2}");
  await until(page, "guessed", /201/);
  await part(page, "guess").fill("n % 7 == 0");
  await until(page, "guessed", /counterexample: 2\./);
  assert.ok(await page.locator("[data-part=table] .wrong").count() > 3);
  await run(page, "([x, y]) => [...range(1, x).map(t => [x - t, y]), ...range(1, y).map(t => [x, y - t]), ...range(1, Math.min(x, y)).map(t => [x - t, y - t])]", { at: "0..20 × 0..20" });
  await until(page, "pages", /Wythoff.s Game/);
  await close(page);
});

test("value by value nothing is told before its turn", async () => {
  const page = await open(`${address("lab.html")}#example=divisors`);
  await shown(page);
  await part(page, "step").click();
  const hidden = await page.$$eval("[data-part=table] .cell", (all) => all.map((one) => one.textContent).join(""));
  assert.equal(hidden, "");
  assert.ok(await part(page, "finds").isHidden());
  await part(page, "next").click();
  await until(page, "explain", /^1/);
  await part(page, "all").click();
  assert.ok(await part(page, "finds").isVisible());
  await close(page);
});

test("every example runs and shows something, in both languages", async () => {
  for (const file of ["lab.html", "lab.zh.html"]) {
    const page = await open(file);
    for (const name of Object.keys(EXAMPLES)) {
      await page.click(`[data-example=${name}]`);
      await shown(page);
      assert.equal(new URL(page.url()).hash, `#example=${name}`);
      assert.ok(!(await part(page, "status").evaluate((status) => status.classList.contains("bad"))), name);
    }
    await close(page);
  }
});

test("the table is one stop of the Tab key, and the arrows go through it", async () => {
  for (const name of ["primes", "misere"]) {
    const page = await open(`${address("lab.html")}#example=${name}`);
    await shown(page);
    await part(page, "step").focus();
    for (let i = 0; i < 4 && !(await page.evaluate(() => document.activeElement.dataset.at)); i += 1)
      await page.keyboard.press("Tab");
    const at = () => page.evaluate(() => Number(document.activeElement.dataset.at ?? -1));
    assert.equal(await at(), 0, name);
    for (const key of ["ArrowRight", "ArrowDown", "ArrowLeft"]) await page.keyboard.press(key);
    const below = await at();
    assert.ok(below >= 2 && below <= 12, `${name}: ${below} is below 0`);
    await page.keyboard.press("Enter");
    await until(page, "explain", /\d.*:/);
    assert.equal(await at(), below, "the focus stays");
    await page.keyboard.press("Tab");
    assert.equal(await at(), -1, `${name}: the next stop is beyond the table`);
    await close(page);
  }
});

test("below a run that is stopped or refused stands no other game, and of one that is cut short its own part",
  async () => {
  const page = await open("lab.html");
  await shown(page);
  const stands = () => part(page, "results").isVisible();
  await run(page, "n => n > 5 ? [n + 1] : []", { at: "0..40" });
  await page.waitForFunction(() => /positions so far/.test(document.querySelector("[data-part=status]").textContent));
  assert.ok(!(await stands()), "while another one runs");
  await page.waitForSelector(".status.bad");
  await until(page, "status", /More than 1000000 positions.*the part that was finished: 6 positions/);
  assert.deepEqual([await stands(), await page.locator("[data-part=table] .cell").count()], [true, 6]);
  await run(page, "n => { while (true); }");
  await part(page, "stop").click();
  await until(page, "status", /Stopped/);
  assert.ok(!(await stands()), "stopped");
  await close(page);
});

test("the statement follows the end, and what is shown is marked as old once something else is typed", async () => {
  const page = await open("lab.html");
  await shown(page);
  const old = () => part(page, "old").isVisible();
  assert.match(await part(page, "statement").textContent(), /prime number of stones\. Whoever cannot move loses\.$/);
  await part(page, "guess").fill("n % 4 == 0");
  await until(page, "guessed", /holds for all 201/);
  await part(page, "end").selectOption("wins");
  assert.match(await part(page, "statement").textContent(), /Whoever cannot move wins\.$/);
  assert.deepEqual([await old(), await part(page, "guessed").textContent()], [true, ""]);
  await part(page, "guess").fill("n % 4 == 1");
  assert.equal(await part(page, "guessed").textContent(), "", "a guess is not held against the old game");
  await part(page, "end").selectOption("loses");
  assert.equal(await old(), false, "changed back");
  for (const [name, typed] of [["rule", "n => [n - 1]"], ["at", "0..9"]]) {
    const before = await part(page, name).inputValue();
    await part(page, name).fill(typed);
    assert.equal(await old(), true, name);
    await part(page, name).fill(before);
    assert.equal(await old(), false, name);
  }
  await part(page, "end").selectOption("wins");
  await part(page, "run").click();
  await until(page, "shows", /n mod 4 = 1|one of/);
  assert.equal(await old(), false);
  const hash = new URL(page.url()).hash;
  // A link that comes into an open lab runs nothing.
  await page.evaluate(() => (location.hash = `rule=${encodeURIComponent("n => [n - 3]")}&at=0..30&end=loses`));
  await part(page, "from-link").waitFor();
  assert.deepEqual([await old(), await part(page, "statement").isHidden()], [true, true]);
  await close(page);
  const again = await open(`${address("lab.html")}${hash}`);
  assert.match(await part(again, "statement").textContent(), /Whoever cannot move wins\.$/);
  await close(again);
});

test("games with the same table: not those that part later, and those whose numbers are one larger", async () => {
  const page = await open("lab.html");
  await shown(page);
  const names = async (text, how, match) => {
    await run(page, text, how);
    await shown(page);
    if (match) await until(page, "pages", match);
    else await page.waitForTimeout(1500);
    return part(page, "pages").textContent();
  };
  await names("n => range(0, n - 2).map(a => sum(a, n - 2 - a))", { at: "0..60" },
    /Playing with String: with numbers that are one larger/);
  assert.doesNotMatch(await names("1-3", { at: "0..100", end: "wins" }), /Stripes/);
  assert.equal(await names("1-3", { at: "0..30", end: "loses" }), "", "too few positions to tell");
  await close(page);
});

test("two players are meant where a rule or what it says has three", async () => {
  const page = await open("lab.html");
  await shown(page);
  for (const [text, how, isThree] of [
    ["(n, player) => player === 2 ? [n - 1] : [n - 2]", { end: "sides" }, true],
    ["([n, who]) => [1, 2].map(t => [n - t, (who + 1) % 3])", { end: "loses", at: "0..20 × 0..2" }, true],
    ["// three players take in turn\nn => [n - 1, n - 2]", { end: "loses", at: "0..20" }, true],
    ["(n, player) => [[n - 1], [n - 2], [n - 3]][player]", { end: "sides", at: "0..20" }, true],
    ["(n, player) => [n - [2, 3][player]]", { end: "sides", at: "0..20" }, false],
    ["n => n % 3 ? [n - 1] : [n - 2]", { end: "loses", at: "0..20" }, false],
  ]) {
    await run(page, text, how);
    await page.waitForFunction(() => document.querySelector("[data-part=run]").getAttribute("aria-disabled") !== "true");
    assert.equal(/two players here/.test(await part(page, "status").textContent()), isThree, text);
  }
  await close(page);
});

test("the guess is of one rule, and the box of the rule grows to ten lines", async () => {
  const page = await open("lab.html");
  await shown(page);
  await part(page, "guess").fill("n % 3 == 0");
  await run(page, "n => primes(n).concat(1).map(t => n - t)", { at: "0..300" });
  await until(page, "status", /301 positions/);
  assert.equal(await part(page, "guess").inputValue(), "n % 3 == 0", "other positions, the same rule");
  await page.click("[data-example=halve]");
  await until(page, "status", /101 positions/);
  assert.deepEqual([await part(page, "guess").inputValue(), await part(page, "guessed").textContent()], ["", ""]);
  const rows = async (text) => {
    await part(page, "rule").fill(text);
    return part(page, "rule").evaluate((box) => box.rows);
  };
  assert.deepEqual([await rows("n => []"), await rows("\n".repeat(6)), await rows("\n".repeat(30)),
    await rows(`n => [${"n - 1, ".repeat(50)}]`) > 4], [3, 7, 10, true]);
  await close(page);
});

/** What is said of a table, and in which colour. @type {[string, Record<string, any>, string, RegExp, string?][]} */
const SAID = [
  ["n => range(n + 1, Math.min(100, n + 10))", { at: "0..100" }, "shows",
    /At 101, outside the positions asked for, it does not hold/],
  ["n => range(1, (n - 1) / 2).map(a => sum(a, n - a))", { at: "0..200" }, "shows",
    /Try “In a row”.*→ Values too many for a table/],
  ["n => [n - 3]", { at: "0..5" }, "shows", /Too few positions .* here are 6\. Ask for 12 or more\./],
  ["const to = { a: 'b', b: 'acd', c: 'b', d: 'b' }\np => [...to[p.at(-1)]].filter(v => !p.includes(v)).map(v => p + v)", { at: '"a", "b", "c", "d"' }, "shows", /only adds to the position.*→ Matchings/],
  ["const to = [[1], [2], [], [0]]\nv => to[v]", { at: "0..3" }, "shows",
    /In so few positions, 4, no pattern can be told from chance: 12 or more would tell\. $/],
  ["([x, y]) => range(1, x).filter(t => t * (x + y * y) % 7 > 2).map(t => [x - t, (y * t + 3) % 10])",
    { at: "0..12 × 0..9" }, "shows", /Look at one row alone.*→ All at once/],
  ["p => p.flatMap((h, i) => range(0, h - 1).filter(l => (l * 7 + i * 5 + h * 3) % 4 > 1).map(l => replace(p, i, l)).concat(h && i % 3 == 1 ? [p.slice(0, i)] : []))", { at: "0..4 × 0..4 × 0..4" }, "shows", /Ask for all lists of some lengths, without zeros: 1\.\.5 \^ 1\.\.4.*→ Several heaps/],
  ["row => row.length ? [[row.slice(1), row[0] * (row.length % 3 - 1)], [row.slice(0, -1), row.at(-1)]] : []",
    { at: "0..3 ^ 1..5", end: "points" }, "shows", /Ask for rows of 0 and 1 alone.*→ Scores/],
  ["p => { const i = p.findIndex(h => h); return i < 0 ? [] : range(0, p[i] - 1).map(left => replace(p, i, left)) }",
    { at: "1..4 ^ 1..4" }, "shows", /but where max\(p\) <= 1, the other way round.*all 340 lists of 1–4 entries.*lists of 5 entries it holds, too.*up to \d+: it still holds/],
  ["s => range(0, s.length - 2).filter(i => s[i] !== s[i + 1]).map(i => remove(s, i, 2))", { at: '"01" ^ 1..8' },
    "shows", /Equal to min\(count.*all 510 texts of 1–8 letters.*texts of 9 letters it holds, too/],
  ["s => range(0, s.length - 2).filter(i => s[i] !== s[i + 1]).map(i => remove(s, i, 2))\nconst start = n => n.toString(2)", { at: "0..200" }, "shows", /leave start out of the rule, and write the positions as "01" \^ 1\.\.8.*→ Grundy/],
  ["([w, h]) => w === h ? [] : [[0, 0]]", { at: "1..4 × 1..4", end: "loses" }, "shows",
    /Too few positions .* here are 16\. Ask for 36 or more\./],
  ["(p, player) => p.flatMap((s, i) => 'BRB'[i] === 'BR'[player] ? range(0, s - 1).map(left => replace(p, i, left)) : [])", { at: "0..3 ^ 3", end: "sides" }, "shows", /The numbersEqual to p\[0\] - p\[1\] \+ p\[2\]\..*→ Numbers/],
  ["row => row.length ? [[row.slice(1), row[0]], [row.slice(0, -1), row.at(-1)]] : []",
    { at: "[3, 1, 4]", end: "points" }, "legend", /so many points the player to move/],
  ["(row, player) => row.map((v, i) => [remove(row, i), player ? v : 1])", { at: "[3, 1, 4]", end: "points" }, "legend",
    /player 0 begins, then player 1/],
  ["n => n > 4 ? [n - 3] : n === 4 ? [4] : []", { at: "0..20", end: "draws" }, "legend",
    /^L: lost; D: drawn; W: won; lost: 9 of 21$/],
  ["(n, player) => n > 9 ? [10] : n > 8 ? [player ? 10 : 0] : [n - 1]", { at: "0..10", end: "draws" }, "legend",
    /2nd: whoever begins loses; 1st: whoever begins wins; \?: drawn if one of the two begins; D: drawn$/],
  ["([x, y]) => [[x - 2, y]]", { at: "[4, 4], [9, 1]", isReached: true }, "legend", /^·: not reached; lost: 5 of 8$/],
];
test("what is said where nothing is found, what the signs mean, and what lies outside", async () => {
  const page = await open("lab.html");
  await shown(page);
  for (const [text, { end = "loses", isReached = false, ...more }, name, match] of SAID) {
    await run(page, text, { end, isReached, ...more });
    await page.waitForFunction(() => document.querySelector("[data-part=run]").getAttribute("aria-disabled") !== "true");
    await until(page, name, match).catch(async () => assert.fail(`${text}: ${await part(page, name).textContent()}`));
    assert.equal(await page.locator("[data-part=shows] .bad").count(), 0, text);
  }
  await close(page);
});

test("what is refused says where and why", async () => {
  const page = await open("lab.html");
  await shown(page);
  for (const [text, why] of [
    ["n => [n + 1].filter(m => m < 8).concat(n > 6 ? [3] : [])", /3 → 4 → 5 → 6 → 7 → 3/],
    ["n =>\n  n.foo.bar", /Line 2/],
    ["n => 5", /no list but: number/],
    ["n => [", /Line 1.*\n.*not closed/],
    ["", /There are no moves/],
    ["[n - 1, n - 2]", /n => \[n - 1, n - 2\] takes 1 or 2/],
    ["n => [n - 1，n - 2]", /Line 1[^]*， is a full-width one/],
    ["take 1 or 2", /Line 1[^]*n => \[n - 1, n - 2\] takes 1 or 2/],
    ["n => [{ n: n - 1 }]", /no position but: object\..*Write an object flat/],
    ["n => [[sum(n, 1), 2]]", /sum\(…\) may be an option, but not a part/],
    ["n => [[1, [2]][n - 30]]", /undefined.*beyond the end of a list/],
    ["n => [[[[[[[[[[[1]]]]]]]]]]]", /too deep: write it flat/],
    ["(x, y) => range(1, x).map(t => [x - t, y])", /second parameter is the player/],
    ["n => { while (n > 30); return [n - 1] }", /31/],
    ["n => [n + 1].filter(m => m < 3e6)", /More than 1000000 positions/],
  ]) {
    await run(page, text, { at: "0..40" });
    await page.waitForFunction(() => document.querySelector("[data-part=run]").getAttribute("aria-disabled") !== "true",
      undefined, { timeout: 40_000 });
    assert.match(await part(page, "status").textContent(), why, text);
  }
  await run(page, "n => { while (true); }");
  await part(page, "stop").click();
  await until(page, "status", /Stopped/);
  await close(page);
});

test("one plays against the rule, from the position that was touched", async () => {
  const page = await open(lab("1-3", "0..40"));
  await shown(page);
  await page.locator("[data-part=table] .cell").nth(5).click();
  await until(page, "explain", /5/);
  await page.click("[data-part=play-form] button");
  await page.click("[data-part=game] button:text-is('4')");
  await until(page, "game", /The computer goes to/);
  // From 5 to 4: whatever the computer takes, the rest is in reach.
  await page.click("[data-part=game] button:text-is('0')");
  await until(page, "game", /you win/);
  await close(page);
});

test("the rule goes to the other language", async () => {
  const page = await open(`${address("lab.html")}#rule=1-3`);
  await until(page, "shows", /n mod 4 = 0/);
  await page.click("a.language");
  await page.waitForURL(/lab\.zh\.html#/);
  assert.equal(await part(page, "rule").inputValue(), "1-3");
  await close(page);
});

/** What a reader puts into the programs that are taken along, at the places that wait for it. */
const FILLED = {
  primes: {
    cpp: [`for (int t = 1; t <= state; t++) {
        bool isPrime = t > 1;
        for (int d = 2; d * d <= t; d++) isPrime = isPrime && t % d;
        if (t == 1 || isPrime) result.push_back(state - t);
    }`],
    python: ["result = [state - t for t in range(1, state + 1) if t == 1 or all(t % d for d in range(2, t))]"],
  },
  both: {
    cpp: [`auto [x, y] = state;
    for (int t = 1; t <= x; t++) result.push_back({x - t, y});
    for (int t = 1; t <= y; t++) result.push_back({x, y - t});
    for (int t = 1; t <= min(x, y); t++) result.push_back({x - t, y - t});`],
    python: ["x, y = state\n    result = [(x - t, y) for t in range(1, x + 1)] + [(x, y - t) for t in range(1, y + 1)] + [(x - t, y - t) for t in range(1, min(x, y) + 1)]"],
  },
  repeat: {
    cpp: ["for (int t = 1; t <= min(4, state.first); t++) if (t != state.second) result.push_back({state.first - t, t});", "state = {n, 0};"],
    python: ["n, last = state\n    result = [(n - t, t) for t in range(1, min(4, n) + 1) if t != last]",
      "state = (n, 0)"],
  },
  ends: {
    cpp: ["if (state.size()) result = {{State(state.begin() + 1, state.end()), state[0]}, {State(state.begin(), state.end() - 1), state.back()}};", "{3, 1, 4, 1, 5, 9, 2, 6}"],
    python: ["result = [(state[1:], state[0]), (state[:-1], state[-1])] if state else []", "(3, 1, 4, 1, 5, 9, 2, 6)"],
  },
};
/** A program with its gaps filled. */
function filled(program, sign, [options, start]) {
  const gap = new RegExp(`(?<=\n    )${sign} (Put|在).*`);
  const whole = program.replace(gap, () => options);
  if (!start) return whole;
  return gap.test(whole) ? whole.replace(gap, () => start)
    : whole.replace(/(?<=State start = )\{\}|(?<=value\()\(\)/, () => start);
}

/** Rules that go along as whole programs. */
const WHOLE = [["1 3 4"], ["0.77"], ["4.3…"], ["0.3…", "wins"], ["n => range(2, 5).map(t => n - t)"],
  ["// so\nn => [1, 4].map(t => n - t)", "wins"], ["(n) => [n - 1, n - 6]"], ["0.137"]];
test("of a rule that is a list of takes the program taken along is whole", async () => {
  const folder = mkdtempSync(join(tmpdir(), "lab-"));
  const page = await open("lab.html");
  await shown(page);
  for (const [text, end = "loses"] of WHOLE) {
    await run(page, text, { at: "3..50", end });
    await shown(page);
    const expected = (await part(page, "text").textContent()).split("\n").map((row) => row.split("\t")[1])
      .join(" ").replaceAll("L", "0").replaceAll("W", "1");
    const path = join(folder, "brute.cpp");
    writeFileSync(path, await part(page, "cpp").textContent());
    execFileSync("g++", ["-std=c++17", "-Wall", "-Werror", "-o", join(folder, "brute"), path]);
    assert.equal(String(execFileSync(join(folder, "brute"))).trim(), expected, text);
    assert.equal(String(execFileSync("python3", ["-c", await part(page, "python").textContent()])).trim(), expected,
      text);
  }
  await run(page, "n => [n - 1].filter(() => n % 3)", { at: "0..50", end: "loses" });
  await shown(page);
  assert.match(await part(page, "cpp").textContent(), /A frame: the moves are still missing/);
  await close(page);
  rmSync(folder, { recursive: true });
});

test("the program taken along prints the same table, once the moves are put in", async () => {
  const folder = mkdtempSync(join(tmpdir(), "lab-"));
  for (const [name, parts] of Object.entries(FILLED)) {
    const page = await open(`${address(name === "repeat" ? "lab.zh.html" : "lab.html")}#example=${name}`);
    await shown(page);
    const rows = (await part(page, "text").textContent()).split("\n").slice(name === "both" ? 1 : 0)
      .map((row) => row.split("\t"));
    const expected = name === "ends" ? rows.find(([position]) => position === "[3, 1, 4, 1, 5, 9, 2, 6]")[1]
      .replace("+", "") : rows.map(([, ...cells]) => cells.join(" ")).join(" ");
    for (const [language, sign, file] of [["cpp", "//", "brute.cpp"], ["python", "#", "brute.py"]]) {
      const program = await part(page, language).textContent();
      assert.match(program, name === "primes" ? /primes\(n\)\.concat\(1\)/ : /=>/, "the rule stands in it");
      assert.ok(decodeURIComponent(await part(page, `${language}-file`).getAttribute("href")).endsWith(program));
      const path = join(folder, file);
      writeFileSync(path, filled(program, sign, parts[language]));
      if (language === "cpp") execFileSync("g++", ["-std=c++17", "-Wall", "-o", join(folder, "brute"), path]);
      const printed = language === "cpp" ? execFileSync(join(folder, "brute")) : execFileSync("python3", [path]);
      assert.equal(String(printed).trim().split(/\s+/).join(" "), expected, `${name} in ${language}`);
    }
    await close(page);
  }
  rmSync(folder, { recursive: true });
});

test("what STUDY shows in the lab: its example, its guesses, a game; and each section that the lab names", async () => {
  for (const [language, ending] of [["en", ""], ["zh", ".zh"]]) {
    const study = readFileSync(join(site, `study${ending}.html`), "utf8");
    const words = readFileSync(join(root, `scripts/site/files/lab/words.${language}.ftl`), "utf8");
    const sections = [...words.matchAll(/^study-\S+ = (.*)$/gm)];
    assert.ok(sections.length >= 14);
    for (const [, title] of sections) assert.match(study,
      new RegExp(`<h3 id="[^"]+">${title.replace(/[()]/g, "\\$&")}</h3>`), title);
    const links = [...study.matchAll(/<a href="(lab[^"#]*\.html#[^"]+)">/g)]
      .map(([, link]) => link.replaceAll("&amp;", "&"));
    assert.equal(links.length, 6, `links of study${ending}.html`);
    for (const link of links) {
      const page = await open(`${address(link.split("#")[0])}#${link.split("#")[1]}`);
      if (link.includes("step")) await part(page, "next").waitFor();
      else await shown(page);
      if (link.includes("guess=n%20%25")) await until(page, "guessed", /counterexample: 4\.|反例：4。/);
      else if (link.includes("guess")) await until(page, "guessed", /holds for all|都成立/);
      if (link.includes("play")) await page.waitForSelector("[data-part=game] button");
      // A link to a section, as the lab makes it, leads to one.
      for (const hash of await page.$$eval("[data-part=shows] a, [data-part=idea] a",
        (all) => all.map((one) => decodeURIComponent(one.hash.slice(1))))) assert.ok(study.includes(`id="${hash}"`),
        hash);
      await close(page);
    }
  }
});

const AXE = readFileSync(join(root, "scripts/site/node_modules/axe-core/axe.min.js"), "utf8");
/** Each state of the page, and how one comes to it. */
const STATES = {
  "a map with a chosen position and a guess that fails": ["#example=both", async (page) => {
    await part(page, "table").locator("canvas, svg, [tabindex]").first().focus();
    for (const key of ["ArrowRight", "ArrowDown", "ArrowRight"]) await page.keyboard.press(key);
    await until(page, "explain", /\S/);
    await part(page, "guess").fill("x == y");
    await until(page, "guessed", /\d/);
  }],
  "a list, and a game in play": ["#example=ends", async (page) => {
    await page.click("[data-part=play-form] button");
    await page.waitForSelector("[data-part=game] button");
  }],
  "value by value": ["#example=primes&step", async (page) => {
    await part(page, "next").waitFor();
    // The focus is on what comes next.
    for (let i = 0; i < 3; i += 1) await page.keyboard.press("Enter");
    await until(page, "explain", /^2\D/);
  }],
  "players with different moves": ["#example=dominoes", shown],
  "a refusal": [`#example=halve`, async (page) => {
    // While the example is worked out nothing else is run.
    await shown(page);
    await part(page, "rule").fill("n => [n + 1].filter(m => m < 900).concat(n > 800 ? [3] : [])");
    await part(page, "rule").press("Control+Enter");
    await page.waitForSelector(".status.bad");
  }],
  "a rule from a link": [`#rule=${encodeURIComponent("n => [n - 1]")}&at=0..20&end=loses`, async (page) => {
    await part(page, "from-link").waitFor();
    // It is said, and the focus is where it is started.
    assert.equal(await page.evaluate(() => document.activeElement.dataset.part), "run");
  }],
};
test("in each of its states: axe-core finds nothing, nothing is wider than a phone, nor with text twice as large",
  async (context) => {
  let looks = 0;
  for (const file of ["lab.html", "lab.zh.html"]) {
    for (const [name, [hash, come]] of Object.entries(STATES)) {
      const page = await open(`${address(file)}${hash}`, { reducedMotion: "reduce" });
      await come(page);
      await page.evaluate(AXE);
      for (const [width, colorScheme, size] of file === "lab.html" ? [[1280, "dark", 100], [360, "light", 200]]
        : [[360, "light", 100]]) {
        await page.setViewportSize({ width, height: 740 });
        await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
        await page.evaluate(async (size) => {
          document.documentElement.style.fontSize = `${size}%`;
          await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
        }, size);
        const wide = await page.evaluate(() =>
          (document.documentElement.scrollWidth <= innerWidth ? [] : [...document.querySelectorAll("main *")]
          .filter((one) => one.getBoundingClientRect().right > innerWidth + 1 && !one.closest(".table, pre"))
          .map((one) => one.outerHTML.slice(0, 90))));
        assert.deepEqual(wide.slice(0, 4), [], `${file}, ${name}: ${width} wide, ${size} % text`);
        if (size > 100) continue;
        const { violations } = await page.evaluate(() =>
          axe.run(document.querySelector("main"), { resultTypes: ["violations"], preload: false }));
        assert.deepEqual(violations.map(({ id, nodes }) =>
          `${id}: ${nodes.slice(0, 3).map(({ html }) => html.slice(0, 120))}`), [], `${file}, ${name}: ${width} wide`);
        looks += 1;
      }
      await close(page);
    }
  }
  context.diagnostic(`${looks} looks by axe-core`);
});

/** What the build wrote of each page's game. */
const pages = (() => {
  let given;
  const text = readFileSync(join(site, "files/lab.pages.en.js"), "utf8");
  new Function("loaded", text)({ pages: (all) => (given = all) });
  return given;
})();
test("the rule of each page says what its own board says, in at most five lines", (context) => {
  let compared = 0;
  assert.ok(pages.length >= 40, `${pages.length} pages`);
  for (const { name, rule, check, outcomes, values } of pages) {
    const lines = rule.text.split("\n").filter((line) => !line.startsWith("//"));
    assert.ok(lines.length <= 5, `${name}: ${lines.length} lines`);
    compared += same(name, solved(rule.text, { at: check, end: rule.end }), outcomes, values);
  }
  context.diagnostic(`${pages.length} pages, ${compared} positions`);
});

const LETTERS = { lost: "L", won: "W", drawn: "D" };
/** Who wins, as the boards have it: with points by who leads at the end. */
const letter = ({ outcome, lead }) => (lead === undefined ? LETTERS[outcome] : lead > 0 ? "W" : lead < 0 ? "L" : "D");
/** How many positions were compared. */
function same(name, { game, asked }, outcomes, values) {
  let count = 0;
  for (const [at, position] of [...positions(asked)].entries()) {
    const begun = game.begun(position);
    for (const [player, letters] of outcomes.entries()) {
      if (letters[at] === "-") continue;
      const { worth } = game.look(begun, player);
      assert.equal(letter(worth), letters[at], `${name}: ${JSON.stringify(position)}, player ${player}`);
      if (values && values[at] !== null) assert.equal(worth.value, values[at],
        `${name}: the value of ${JSON.stringify(position)}`);
      count += 1;
    }
  }
  return count;
}
