// The front page: a game in the first screen, and then the path.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { close, counting, open, problems, root, site } from "./browser.mjs";

const { counts, told } = counting("games of 21 stones", "pages whose answer is not on it");
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true };

test("21 stones are played in the first screen, in both languages", async () => {
  for (const [file, options] of [["index.html", PHONE], ["index.zh.html", PHONE], ["index.html", { viewport: { width: 1280, height: 800 } }]]) {
    const page = await open(file, options);
    for (const part of [".row", "[data-take='1']", "[data-take='3']", ".status"]) {
      const { y, height } = await page.locator(`#stones ${part}`).boundingBox();
      assert.ok(y >= 0 && y + height <= options.viewport.height, `${file}: ${part} at ${y}`);
    }
    await close(page);
  }
});

const left = (page) => page.locator("#stones .row i:not(.gone, .theirs)").count();

test("who always leaves a multiple of four wins, and only then is the idea shown", async () => {
  const page = await open("index.html");
  assert.ok(await page.isHidden(".won"));
  await page.click("[data-take='1']");
  let before = 20;
  for (let now = await left(page); now > 0; now = await left(page)) {
    const taken = before - now;
    assert.ok(now % 4 !== 0 && taken >= 1 && taken <= 3, `${before} to ${now}`);
    assert.match(await page.textContent(".status"), new RegExp(`${now} left`));
    assert.ok(await page.isHidden(".won"));
    before = now - (now % 4);
    await page.click(`[data-take='${now % 4}']`);
    if (!before) break;
  }
  assert.match(await page.textContent(".status"), /you win/);
  assert.ok(await page.isVisible(".won a[href='bash-game.html#idea']"));
  assert.match(await page.textContent(".cards a[href='bash-game.html'] .done"), /●○○/);
  counts["games of 21 stones"] += 1;
  await close(page);
});

test("after one wrong move the computer wins, from a lost position it does not always take the same, and one begins again", async () => {
  const page = await open("index.html");
  const answers = new Set();
  for (let game = 0; game < 12; game += 1) {
    // It stands at 21: 2 leaves 19, which the computer wins from.
    await page.click("[data-take='2']");
    assert.equal(await left(page), 16);
    while ((await left(page)) > 0) await page.click("[data-take='1']");
    assert.match(await page.textContent(".status"), /^You lose: you left [123] stones?, and the computer took (it|them all)\.( What it had left you before: [\d, ]+\.)?$/);
    await page.click(".begin button:not([data-take])");
    assert.equal(await left(page), 21);
    // From the right move on the computer is lost.
    await page.click("[data-take='1']");
    answers.add(20 - (await left(page)));
    await page.reload();
    counts["games of 21 stones"] += 1;
  }
  assert.ok(answers.size > 1, [...answers].join());
  assert.ok(await page.isHidden(".won"));
  await close(page);
});

test("the path shows what is done of each chapter, and what comes next", async () => {
  const page = await open("index.html");
  assert.equal(await page.locator(".cards a .next").count(), 1);
  await page.evaluate(() => localStorage.setItem("log", JSON.stringify({
    marks: { "bash-game": { played: true, recognised: true }, "count-to-thirty": { played: true, explained: true } }, missed: {},
  })));
  await page.reload();
  const first = page.locator(".chapter").first();
  assert.equal(await first.locator(".meter").getAttribute("aria-label"), "Played 2, recognised 1, explained 1 of 5");
  assert.equal(await first.locator(".meter i").first().evaluate((bar) => bar.style.getPropertyValue("--part")), "40%");
  assert.ok(await first.locator("summary .next").count());
  assert.match(await page.textContent(".continue"), /^Next: /);
  await first.locator("summary").click();
  const next = await first.locator(".cards a[aria-current=step]").getAttribute("href");
  assert.ok(!["bash-game.html", "count-to-thirty.html"].includes(next));
  await page.waitForFunction(() => [...document.querySelectorAll(".chapter[open] img")].every(({ naturalWidth }) => naturalWidth > 0));
  await close(page);
});

test("a link to a chapter opens it", async () => {
  const page = await open("index.html");
  await page.evaluate(() => (location.hash = "chapter-3"));
  await page.waitForSelector("#chapter-3[open]");
  await page.reload();
  assert.ok(await page.isVisible("#chapter-3 .cards"));
  assert.ok(await page.isHidden("#chapter-4 .cards"));
  await close(page);
});

test("no answer stands on the front page", () => {
  for (const ending of [".html", ".zh.html"]) {
    const front = readFileSync(join(site, `index${ending}`), "utf8");
    for (const problem of problems) {
      const [, result] = readFileSync(join(root, "problems", problem, "study/page.toml"), "utf8").match(ending === ".html" ? /^en = "(.*)"$/m : /^zh = "(.*)"$/m);
      const card = front.slice(front.indexOf(`<a href="${problem}${ending}"><img`)).split("</li>")[0];
      assert.ok(card.includes("<small>") && result && !front.includes(result), `${problem}: ${result}`);
      assert.doesNotMatch(card, /O\(| mod |nim-sum|异或和/, problem);
      counts["pages whose answer is not on it"] += 1;
    }
    assert.doesNotMatch(front, /mod 4|nim-sum is|异或和为/);
  }
});

test("who reads Chinese is led to the Chinese front page, unless the other one was chosen", async () => {
  const page = await open("index.html", { locale: "zh-CN" });
  await page.waitForURL((url) => url.href.endsWith("index.zh.html"));
  await page.click("header a.language");
  await page.waitForURL((url) => url.href.endsWith("index.html"));
  await page.reload();
  assert.ok(page.url().endsWith("index.html"));
  await close(page);
});

told();
