// The site as a reader meets it, in a real browser, opened from the disk.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { createServer } from "node:http";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { after, before, test } from "node:test";
import { fileURLToPath, pathToFileURL } from "node:url";
import { chromium } from "playwright-core";

const root = resolve(dirname(fileURLToPath(import.meta.url)), "../../..");
const site = join(root, "target/site");
const judge = join(root, "target/debug/judge"); // `cargo judge` builds it
const problems = readdirSync(join(root, "testdata")).sort();
const files = readdirSync(site).filter((file) => file.endsWith(".html"));

let browser;
before(async () => {
  const executablePath = ["/usr/bin/chromium-headless-shell", "/usr/bin/google-chrome", "/usr/bin/chromium"].find(existsSync);
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
  assert.ok(size(site) < 24e6, `${size(site)} bytes`);
});

test("every page opens without a fault, fits a telephone, is dark in the dark, and has no dead link", async () => {
  const anchors = new Map();
  const links = [];
  const page = await open("index.html");
  for (const file of files) {
    await page.goto(pathToFileURL(join(site, file)).href);
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
    assert.deepEqual(page.faults, [], file);
  }
  await close(page);
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

for (const problem of problems) {
  test(`${problem}: the box answers as testdata says, and the copied file is the bundle`, async () => {
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
        const ended = await page.evaluate(([problem, input]) => {
          const late = new Promise((resolve) => setTimeout(resolve, 20000));
          return run(problem, input, late);
        }, [problem, input]);
        assert.equal(ended.out?.trimEnd(), output.slice(0, 1e5).trimEnd(), name);
      }
      if (await page.$("[role=tab]")) {
        await page.click("#submit-tab-cpp");
        assert.ok(await page.isHidden("#program-rust") && await page.isVisible("#program-cpp"));
        await page.click("#submit-tab-rust");
      }
      await page.click(".copy[data-from=bundle]");
      await page.waitForFunction(() => document.querySelector(".copy").textContent === "Copied");
      const text = await page.evaluate(() => navigator.clipboard.readText());
      await close(page);
      assert.equal(text.trim(), execFileSync(judge, ["bundle", problem, "--no-check"], { cwd: root, encoding: "utf8" }).trim());
    }
  });
}

test("a refused input shows why, in the reader's language, and where", async () => {
  for (const [file, input, why] of [
    ["set-nim.html", "1 0  1 5", /not as the statement says: the set has a 0: a move must take at least 1 stone/],
    ["poi2009-pebbles.zh.html", "1  2  3 1", /^输入不符合题面：第 2 堆：石子数不能比前一堆少$/],
    ["jsoi2009-game.zh.html", "101 1\n" + ".\n".repeat(101), /^输入不符合题面：101 x 1：至多 100 x 100$/],
    ["masters-duel.zh.html", "1\n1\n2 3 3", /^输入不符合题面：这一行 \[3, 3\]：列号应互不相同/],
    ["matches.html", "2\n1 x", /^line 2, word 2: “x” is not a number/],
    ["matches.zh.html", "2\n1 x", /^第 2 行第 2 个词：“x” 不合法/],
    ["matches.html", "3\n1 2", /^after line 2, word 2 the input ends too early/],
    ["matches.html", "2\n1 2\n7 8", /^Not read: everything after line 2, word 2, from “7” on/],
  ]) {
    const page = await open(file);
    const { bad } = await run(page, input);
    assert.ok(why.test(bad) && !bad.includes("panicked"), `${file}: ${bad}`);
    await close(page);
  }
});

test("what one typed stays through the other language, an old result does not stay, and a run can be stopped", async () => {
  const page = await open("nim.html");
  await run(page, "1  2 5 6");
  await page.fill("textarea", "1  2 5 5");
  assert.equal(await page.textContent(".result"), "");
  await page.click("a.language");
  await page.waitForURL((url) => url.href.includes("nim.zh.html"));
  assert.equal(await page.inputValue("textarea"), "1  2 5 5");
  await page.$eval(".run", (button) => {
    button.click();
    setTimeout(() => document.querySelector(".stop").click(), 0);
  });
  await page.waitForSelector(".run:enabled");
  await close(page);
});

test("an exercise says whether an answer is right", async () => {
  const page = await open("nim.html");
  const form = page.locator(".exercise").first();
  await form.locator("button").click();
  assert.match(await form.locator("[role=status]").textContent(), /first/);
  const answer = await form.getAttribute("data-answer");
  const isChoice = await form.locator("[type=radio]").count();
  if (isChoice) await form.locator(`[value="${answer}"]`).check();
  else await form.locator("[name=answer]").fill(`(${answer.replaceAll(" ", ", ")}) stones`);
  await form.locator("button").click();
  assert.match(await form.locator("[role=status]").textContent(), /Right/);
  assert.ok(await form.locator(".because").evaluate(({ open }) => open));
  await close(page);
});

test("every page has an exercise that asks", async () => {
  for (const problem of problems) {
    const text = readFileSync(join(site, `${problem}.html`), "utf8");
    assert.match(text, /class="exercise" data-answer="[^"]/, problem);
  }
});

test("an input that takes for ever ends at the limit", async () => {
  const page = await open("set-nim.html");
  const limit = await page.$eval(".try", (box) => box.dataset.limit);
  assert.equal(limit, "5000");
  await page.$eval(".try", (box) => (box.dataset.limit = "1"));
  const { bad } = await run(page, cases("set-nim", "sample-")[0].input);
  assert.match(bad, /^Stopped/);
  await page.$eval(".try", (box) => (box.dataset.limit = "5000"));
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

/** What people type, and what must come first or second. */
const SEARCHED = {
  "P1247": "matches", "高手过招": "masters-duel", "取火柴": "matches", "zeckendorf": "fibonacci-nim",
  "黄金分割": "wythoff", "acwing 893": "set-nim", "尼姆": "nim", "SG函数": "set-nim", "必败态": "words",
  "阶梯博弈": "staircase-nim", "反尼姆": "misere-nim", "欧几里得": "euclid-game", "hdu1846": "bash-game",
  "acwing892": "staircase-nim", "Ｐ２１９７": "nim", "取火材": "matches", "nimber": "words", "nimsum": "words",
  "sprague-grundy": "set-nim", "fibonaci": "fibonacci-nim", "take-away": "bash-game", "grundi": "grundys-game",
  "mex": "words", "对拍": "words", "Nim-K": "moore-nim", "brute force": "words",
  "P1247取火柴": "matches", "masters dual": "masters-duel", "advance or aet": "advance-or-eat",
};

test("the search finds what people type, in both languages", async () => {
  for (const [file, ending] of [["index.html", ".html"], ["nim.zh.html", ".zh.html"]]) {
    const page = await open(file);
    await page.keyboard.press("/");
    for (const [query, found] of Object.entries(SEARCHED)) {
      await page.fill(".search input", query);
      const first = (links) => links.slice(0, 2).map((link) => link.getAttribute("href").split("#")[0]);
      await page.waitForFunction(([query, wanted]) => {
        const links = [...document.querySelectorAll(".search ul a")].slice(0, 2);
        return document.querySelector(".search input").value === query
          && links.some((link) => link.getAttribute("href").split("#")[0] === wanted);
      }, [query, found + ending], { timeout: 5000 }).catch(async () => {
        assert.fail(`${query}: ${await page.$$eval(".search ul a", first)}`);
      });
    }
    await page.fill(".search input", "P10508");
    await page.waitForFunction(() => /Nothing has|没有同时/.test(document.querySelector(".search ul").textContent));
    await page.keyboard.press("Escape");
    assert.ok(await page.isHidden(".search ul"));
    await page.fill(".search input", "nim");
    await page.waitForSelector(".search ul button");
    await page.mouse.click(3, 700);
    assert.ok(await page.isHidden(".search ul"));
    await page.fill(".search input", "P1247");
    await page.waitForSelector(".search ul a");
    await page.keyboard.press("Enter");
    await page.waitForURL((url) => url.href.endsWith(`matches${ending}`));
    await close(page);
  }
});

test("a mistake is a card: its case is seen, runs, and stands on the board", async () => {
  const page = await open("matches.zh.html");
  await page.waitForSelector("#hack-order pre", { state: "visible" });
  await page.click(".run-it[data-case=hack-order]");
  await page.waitForSelector(".result .good");
  await page.click(".play-it[data-set-up='1 4']");
  await page.waitForFunction(() => document.querySelector("[data-part=set-up]").value === "1 4");
  assert.ok(await page.isVisible(":focus[data-part=picture]"));
  await page.click(".parts .back");
  assert.equal(new URL(page.url()).hash, "#hack-precedence");
  assert.ok(await page.isHidden(".parts .back"));
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

test("a rule of one's own is explored: values, mex, period", async () => {
  const page = await open("explore.html");
  const text = (part) => page.textContent(`[data-part=${part}]`);
  const shown = (n) => page.waitForFunction((n) => document.querySelectorAll(".values button").length > n, n);
  await shown(10);
  const values = () => page.$$eval(".values button", (all) => all.slice(0, 9).map((one) => one.textContent).join(" "));
  assert.equal(await values(), "0 1 0 1 2 3 2 0 1");
  assert.match(await text("period"), /^G\(n \+ 7\) = G\(n\) for all n ≥ 0: it holds for n = 0, …, 3/);
  assert.match(await text("lost"), /: 0, 2, 7, 9, 14/);
  await page.click(".values button >> nth=4");
  await page.waitForFunction(() => /2/.test(document.querySelector("[data-part=mex]").textContent));
  assert.match(await text("mex"), /^4: the options and their values are 3 → 1; 1 → 1; 0 → 0\. .*\{0, 1\} is 2/);
  await page.click("[data-part=step]");
  await page.waitForFunction(() => document.querySelector("[data-part=mex]").textContent.startsWith("0: no move"));
  assert.equal((await values()).trim(), "0");
  await page.click("[data-part=all]");
  await page.click("[data-rule='0.77']");
  await page.waitForFunction(() => document.querySelector("[data-part=period]").textContent.includes("n + 12"));
  assert.match(await text("period"), /n ≥ 71: it holds for n = 71, …, 154/);
  await page.fill("[data-part=rule]", "1 0");
  await page.keyboard.press("Enter");
  await page.waitForFunction(() => document.querySelector("[data-part=refused]").textContent.startsWith("no such rule"));
  await close(page);
});

test("a word of the field shows its meaning at a touch, and leads to it at the second", async () => {
  const page = await open("nim.zh.html", { viewport: { width: 390, height: 800 }, hasTouch: true });
  const word = page.locator("a.word").first();
  const means = await word.getAttribute("data-means");
  assert.ok(means.length > 3);
  await word.tap();
  assert.match(await word.evaluate((one) => getComputedStyle(one, "::after").content), new RegExp(means.slice(0, 3)));
  assert.ok(page.url().includes("nim.zh.html"));
  await word.tap();
  await page.waitForURL((url) => url.href.includes("words.zh.html#"));
  await close(page);
});

test("the exercises of a chapter are printed with their answers on another page", async () => {
  const page = await open("sheet-1.html");
  await page.emulateMedia({ media: "print" });
  assert.equal(await page.$eval(".answers", (answers) => getComputedStyle(answers).breakBefore), "page");
  assert.equal(await page.locator(".asks li").count(), await page.locator(".answers li").count());
  assert.ok(await page.isHidden("header"));
  await close(page);
});

test("with the values the position is read out", async () => {
  const page = await open("nim.html");
  const said = () => page.textContent("[data-part=said]");
  await page.waitForFunction(() => document.querySelector(".board").board?.now);
  await page.click("[data-part=values]");
  assert.match(await said(), /3 ⊕ 5 ⊕ 7 = 1/);
  await page.click("[data-part=values]");
  assert.equal(await said(), "");
  await close(page);
});

test("for a class a board is as large as the screen, its values hidden", async () => {
  const page = await open("nim.html");
  await page.click("[data-part=values]");
  await page.click("[data-part=large]");
  await page.waitForFunction(() => document.fullscreenElement?.matches(".board.large"));
  assert.ok(await page.isHidden(".show-values"));
  await page.keyboard.press("v");
  assert.ok(await page.isVisible(".show-values"));
  await page.click("[data-part=large]");
  await page.waitForFunction(() => !document.fullscreenElement && !document.querySelector(".board.large"));
  await close(page);
});

test("the other language begins at the part that one reads, and the menu marks it", async () => {
  const page = await open("nim.html");
  await page.click(".parts a[href='#proof']");
  await page.waitForSelector(".parts a[href='#proof'][aria-current]");
  // By keys, up to the header.
  await page.focus("header a.language");
  await page.keyboard.press("Enter");
  await page.waitForURL((url) => url.href.endsWith("nim.zh.html#proof"));
  assert.equal(await page.$$eval(".parts a:not([class])", (links) => links.filter((link) => !document.querySelector(link.hash)).length), 0);
  await close(page);
});

test("by keys the focus stays on the board", async () => {
  const page = await open("nim.html");
  await page.waitForFunction(() => document.querySelector(".board").board.now);
  await page.focus("[data-part=list] button");
  await page.keyboard.press("Enter");
  await page.waitForFunction(() => document.querySelector(".board").board.at === 2);
  assert.ok(await page.isVisible(":focus[data-part=picture]"));
  await page.focus("[data-part=undo]");
  await page.keyboard.press("Enter");
  await page.waitForFunction(() => document.querySelector(".board").board.at === 0);
  assert.ok(await page.isVisible(":focus[data-part=picture]"));
  await close(page);
});

test("the other language goes on with the game", async () => {
  const page = await open("matches.html");
  await page.waitForFunction(() => document.querySelector(".board").board.now);
  await page.evaluate(() => document.querySelector(".board").board.play(document.querySelector(".board").board.now.moves[0]));
  await page.waitForFunction(() => document.querySelector(".board").board.at === 2);
  const text = await page.evaluate(() => document.querySelector(".board").board.now.text);
  await page.click("a.language");
  await page.waitForURL((url) => url.href.includes("matches.zh.html#play="));
  await page.waitForFunction(() => document.querySelector(".board").board.at === 2);
  assert.equal(await page.evaluate(() => document.querySelector(".board").board.now.text), text);
  await close(page);
});

const AXE = readFileSync(join(root, "scripts/site/node_modules/axe-core/axe.min.js"), "utf8");
test("axe-core finds nothing, in both languages, light and dark, wide and narrow", async () => {
  const names = ["index", "nim", "wythoff", "passage-of-time", "game-on-tree", "snoi2020-stones", "explore", "words", "study", "sheet-3"];
  for (const file of names.flatMap((name) => [`${name}.html`, `${name}.zh.html`])) {
    const page = await open(file);
    await page.evaluate(AXE);
    for (const width of [320, 390, 1280]) {
      for (const colorScheme of ["light", "dark"]) {
        await page.setViewportSize({ width, height: 900 });
        await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
        // What the width changes has been changed after two frames.
        await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
        const found = await page.evaluate(() => axe.run(document, { resultTypes: ["violations"], preload: false }));
        const told = found.violations.map(({ id, nodes }) => `${id}: ${nodes.slice(0, 3).map(({ html }) => html.slice(0, 120))}`);
        assert.deepEqual(told, [], `${file}, ${width} wide, ${colorScheme}`);
      }
    }
    await close(page);
  }
});
