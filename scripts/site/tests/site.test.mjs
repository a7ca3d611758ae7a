// The site as a reader meets it, in a real browser, opened from the disk.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { createServer } from "node:http";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { after, before, test } from "node:test";
import { fileURLToPath, pathToFileURL } from "node:url";
import { chromium } from "playwright-core";

const root = resolve(dirname(fileURLToPath(import.meta.url)), "../../..");
const site = join(root, "target/site");
const problems = readdirSync(join(root, "testdata")).sort();
const files = readdirSync(site).filter((file) => file.endsWith(".html"));
const BOARD = "nim-duel";

let browser;
before(async () => {
  const executablePath = ["/usr/bin/google-chrome", "/usr/bin/chromium"].find(existsSync);
  const args = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"];
  browser = await chromium.launch({ executablePath, args });
});
after(() => browser.close());

/** A page on which nothing goes wrong, and that asks for nothing from outside. */
async function open(file, options = {}) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, ...options });
  const page = await context.newPage();
  page.faults = [];
  page.on("console", (message) => page.faults.push(`${file}: ${message.type()}: ${message.text()}`));
  page.on("pageerror", (error) => page.faults.push(`${file}: ${error}`));
  page.on("request", (request) => {
    if (!/^(file|data|blob):/.test(request.url())) page.faults.push(`${file} asks for ${request.url()}`);
  });
  await page.goto(pathToFileURL(join(site, file)).href);
  return page;
}

async function close(page) {
  assert.deepEqual(page.faults, []);
  await page.context().close();
}

const cases = (problem, kind = "") => {
  const folder = join(root, "testdata", problem);
  const names = readdirSync(folder).filter((file) => file.startsWith(kind) && file.endsWith(".in"));
  return names.map((file) => {
    const text = (ending) => readFileSync(join(folder, file.slice(0, -2) + ending), "utf8");
    return { name: file.slice(0, -3), input: text("in"), output: text("out") };
  });
};

async function run(page, input) {
  await page.fill("textarea", input);
  await page.click(".run");
  await page.waitForSelector(".run:enabled");
  await page.waitForFunction(() => document.querySelector(".result").textContent !== "…");
  const text = async (selector) =>
    (await page.$(selector)) && page.textContent(selector);
  return { out: await text(".result pre"), bad: await text(".result .bad"), good: await text(".result .good") };
}

test("every problem has a page in both languages, and the site is small", () => {
  for (const name of [...problems, "index", "words", "documents"]) {
    assert.ok(files.includes(`${name}.html`) && files.includes(`${name}.zh.html`), name);
  }
  const size = (folder) => readdirSync(folder).reduce((sum, file) => {
    const entry = statSync(join(folder, file));
    return sum + (entry.isDirectory() ? size(join(folder, file)) : entry.size);
  }, 0);
  assert.ok(size(site) < 12e6, `${size(site)} bytes`);
});

test("every page opens without a fault, fits a telephone, is dark in the dark, and has no dead link", async () => {
  const anchors = new Map();
  const links = [];
  for (const file of files) {
    const page = await open(file);
    anchors.set(file, new Set(await page.$$eval("[id]", (elements) => elements.map(({ id }) => id))));
    for (const link of await page.$$eval("a[href]", (all) => all.map((link) => link.getAttribute("href")))) {
      if (!/^https?:/.test(link)) links.push({ file, link });
    }
    const pictures = await page.$$eval("img", (all) => all.map(({ src, alt }) => ({ src, alt })));
    for (const { src, alt } of pictures) assert.ok(existsSync(fileURLToPath(src)) && alt, `${file}: ${src}`);
    await page.setViewportSize({ width: 390, height: 800 });
    for (const colorScheme of ["light", "dark"]) {
      await page.emulateMedia({ colorScheme });
      const [width, ground] = await page.evaluate(() => [
        document.documentElement.scrollWidth,
        getComputedStyle(document.body).backgroundColor.match(/\d+/g).map(Number),
      ]);
      assert.ok(width <= 390, `${file} is ${width} wide`);
      assert.equal(ground[0] < 100, colorScheme === "dark", `${file} ${colorScheme}`);
    }
    await close(page);
  }
  for (const { file, link } of links) {
    const [target, anchor] = link.split("#");
    const ids = anchors.get(target || file);
    assert.ok(ids && (!anchor || ids.has(anchor)), `${file} links ${link}`);
  }
});

test("the front page weighs at most 100 KB with all that it loads", async () => {
  const loaded = new Set(["index.html"]);
  const page = await browser.newPage();
  page.on("request", (request) => request.url().startsWith("file:") && loaded.add(request.url()));
  await page.goto(pathToFileURL(join(site, "index.html")).href);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await page.waitForTimeout(300);
  const sizes = [...loaded].filter((url) => url.startsWith("file:")).map((url) => statSync(fileURLToPath(url)).size);
  const sum = sizes.reduce((sum, size) => sum + size, 0);
  assert.ok(sum > 20e3 && sum < 100e3, `${sum} bytes`);
  await page.close();
});

for (const problem of problems.filter((problem) => problem !== BOARD)) {
  test(`${problem}: the box answers as testdata says, and the copied file compiles`, async () => {
    const permissions = ["clipboard-read", "clipboard-write"];
    for (const file of [`${problem}.html`, `${problem}.zh.html`]) {
      const page = await open(file, { permissions });
      for (const { name, input, output } of cases(problem, "sample-")) {
        const { out, good } = await run(page, input);
        assert.equal(out.trimEnd(), output.trimEnd(), name);
        assert.ok(good, name);
      }
      if (file.endsWith(".zh.html")) {
        await close(page);
        continue;
      }
      // The others as the box runs them. In a browser a usize has 32 bits, so without those beyond the judge's promise.
      for (const { name, input, output } of cases(problem).filter(({ name }) => /^(edge|max|hack)/.test(name))) {
        const ended = await page.evaluate(([problem, input]) => run(problem, input, 20000), [problem, input]);
        assert.equal(ended?.out.trimEnd(), output.slice(0, 1e5).trimEnd(), name);
      }
      await page.click(".copy");
      await page.waitForFunction(() => document.querySelector(".copy").textContent === "Copied");
      const text = await page.evaluate(() => navigator.clipboard.readText());
      await close(page);
      const folder = mkdtempSync(join(tmpdir(), "site-"));
      writeFileSync(join(folder, "main.rs"), text);
      execFileSync("rustc", ["--edition", "2021", "--emit", "metadata", "main.rs"], { cwd: folder });
      rmSync(folder, { recursive: true });
    }
  });
}

test("a refused input shows why", async () => {
  for (const [file, input, why] of [
    ["set-nim.html", "1 0  1 5", "the set: a move must take at least 1 stone, not 0"],
    ["poi2009-pebbles.zh.html", "1  2  3 1", "must not decrease"],
    ["matches.html", "2  1 x", "x"],
  ]) {
    const page = await open(file);
    const { bad } = await run(page, input);
    assert.ok(bad?.includes(why) && /^(Refused|拒绝)/.test(bad) && !bad.includes("panicked"), `${file}: ${bad}`);
    await close(page);
  }
});

test("an input that takes for ever ends at the limit", async () => {
  const page = await open("set-nim.html");
  const limit = await page.$eval(".try", (box) => box.dataset.limit);
  assert.equal(limit, "5000");
  await page.$eval(".try", (box) => (box.dataset.limit = "300"));
  const takes = Array.from({ length: 100 }, (_, i) => i + 1).join(" ");
  const { bad } = await run(page, `100 ${takes}  1 10000000`);
  assert.match(bad, /^Stopped after 0.3 s/);
  const { out } = await run(page, cases("set-nim", "sample-")[0].input);
  assert.equal(out.trim(), "Yes");
  await close(page);
});

test("a case is chosen from the list, and an input of one's own is told from it", async () => {
  const page = await open("nim.html");
  await page.selectOption(".try select", "sample-1");
  const { good } = await run(page, cases("nim", "sample-1")[0].input);
  assert.match(good, /as expected/);
  const own = await run(page, "1  2 5 5");
  assert.deepEqual([own.out.trim(), own.good, own.bad], ["No", null, null]);
  assert.equal(await page.$eval(".try select", ({ value }) => value), "your own");
  await page.focus("textarea");
  await page.keyboard.press("Control+Enter");
  await page.waitForSelector(".run:enabled");
  await close(page);
});

const told = (page, what) =>
  page.waitForFunction((what) => document.querySelector(".told").textContent.includes(what), what);

test("the board: a game is won by pointer, and lost by keyboard", async () => {
  const page = await open(`${BOARD}.html`);
  const sizes = () => page.$$eval(".heap", (rows) => rows.map((row) => row.querySelectorAll(".stone").length));
  const start = async (heaps, first) => {
    await page.fill("[name=heaps]", heaps);
    await page.setChecked("[name=first]", first);
    await page.click(".board form button");
  };
  const take = (heap, amount) => page.click(`.heap:nth-child(${heap}) .stone:nth-last-child(${amount})`);
  await start("1 2", true);
  await page.waitForFunction(() => document.querySelectorAll(".stone").length === 3);
  await take(2, 1);
  await told(page, "I take 1 from heap 1.");
  assert.deepEqual(await sizes(), [0, 1]);
  await take(2, 1);
  await told(page, "you win!");
  // The computer begins, with 1 ⊕ 2 ≠ 0, and wins.
  await start("1 2", false);
  await told(page, "I take 1 from heap 2. Your turn.");
  assert.deepEqual(await sizes(), [1, 1]);
  await page.waitForFunction(() => document.activeElement.matches(".stone"));
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await told(page, "I win.");
  assert.deepEqual(await sizes(), [0, 0]);
  for (const wrong of ["", "0 0", "1 99", "two"]) {
    await start(wrong, true);
    await told(page, "1 to 9 heaps");
  }
  await close(page);
});

test("the search finds titles, ids and words of either language in both", async () => {
  for (const [file, query, found] of [
    ["index.html", "P1247", "matches.html"],
    ["index.zh.html", "高手过招", "masters-duel.zh.html"],
    ["index.html", "取火柴", "matches.html"],
    ["nim.zh.html", "zeckendorf", "fibonacci-nim.zh.html"],
    ["nim.html", "黄金分割", "wythoff.html"],
    ["nim.html", "acwing 893", "set-nim.html"],
  ]) {
    const page = await open(file);
    await page.keyboard.press("/");
    await page.keyboard.type(query);
    const link = `.search ul a[href="${found}"]`;
    await page.waitForSelector(link);
    await page.keyboard.press("ArrowDown");
    if (await page.$eval(".search ul a", (first) => first.getAttribute("href")) === found) {
      await page.keyboard.press("Enter");
      await page.waitForURL((url) => url.href.endsWith(found));
    }
    await close(page);
  }
});

test("a link to a mistake opens its case", async () => {
  const page = await open("matches.html");
  await page.click("#mistakes p a[href='#hack-order']");
  await page.waitForSelector("#hack-order pre", { state: "visible" });
  await close(page);
});

test("a server of files serves it as well", async () => {
  const types = { html: "text/html", js: "text/javascript", css: "text/css", svg: "image/svg+xml" };
  const server = createServer((request, response) => {
    const path = join(site, decodeURIComponent(request.url.split("?")[0]));
    response.setHeader("Content-Type", types[path.split(".").pop()] ?? "text/plain");
    response.end(readFileSync(path));
  });
  await new Promise((ready) => server.listen(0, "127.0.0.1", ready));
  const page = await browser.newPage();
  await page.goto(`http://127.0.0.1:${server.address().port}/nim.html`);
  assert.equal((await run(page, "1  2 5 5")).out.trim(), "No");
  await page.close();
  server.close();
});
