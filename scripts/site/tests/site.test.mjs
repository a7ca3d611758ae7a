// The site as a reader meets it, in a real browser, opened from the disk.
import assert from "node:assert/strict";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { address, cases, close, files, open, problems, run, serve, site } from "./browser.mjs";

test("every problem has a page in both languages, and the site is small", () => {
  for (const name of [...problems, "index", "words", "documents", "study", "practice"]) {
    assert.ok(files.includes(`${name}.html`) && files.includes(`${name}.zh.html`), name);
  }
  const size = (folder) => readdirSync(folder).reduce((sum, file) => {
    const entry = statSync(join(folder, file));
    // The zips are downloads.
    if (file.endsWith(".zip")) assert.ok(entry.size <= 200 << 10, `${file}: ${entry.size} bytes`);
    return sum + (entry.isDirectory() ? size(join(folder, file)) : file.endsWith(".zip") ? 0 : entry.size);
  }, 0);
  assert.ok(size(site) < problems.length * 306e3, `${size(site)} bytes`);
});

test("the front page weighs at most 1 KB for each problem, with all that it loads", async () => {
  const loaded = new Set(["index.html"]);
  const page = await open("about:blank");
  page.on("request", (request) => request.url().startsWith("file:") && loaded.add(request.url()));
  await page.goto(address("index.html"));
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await page.waitForFunction(() => [...document.images].every((image) => image.naturalWidth || !image.checkVisibility()));
  const sizes = [...loaded].filter((url) => url.startsWith("file:")).map((url) => statSync(fileURLToPath(url)).size);
  const sum = sizes.reduce((sum, size) => sum + size, 0);
  assert.ok(sum > 20e3 && sum < problems.length * 1e3, `${sum} bytes`);
  await close(page);
});

test("a refused input shows why, in the reader's language, and where", async () => {
  for (const [file, input, why] of [
    ["set-nim.html", "1 0  1 5", /not as the statement says: the set has a 0: a move must take at least 1 stone/],
    ["poi2009-pebbles.zh.html", "1  2  3 1", /^输入不符合题面：第 2 堆：石子数不能比前一堆少$/],
    ["jsoi2009-game.zh.html", "101 1\n" + ".\n".repeat(101), /^输入不符合题面：101 x 1：至多 100 x 100$/],
    ["masters-duel.zh.html", "1\n1\n2 3 3", /^输入不符合题面：这一行 \[3, 3\]：列号应互不相同/],
    ["matches.html", "2\n1 x", /^line 2, word 2: “x” is not a number/],
    ["matches.zh.html", "2\n1 x", /^第 2 行第 2 项：“x” 不合法/],
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

/** What people type, and the page that must come first. */
const SEARCHED = {
  "P1247": "matches", "高手过招": "masters-duel", "取火柴": "matches", "zeckendorf": "fibonacci-nim",
  "黄金分割": "wythoff", "acwing 893": "set-nim", "尼姆": "nim", "SG函数": "set-nim", "必败态": "words",
  "阶梯博弈": "staircase-nim", "反尼姆": "misere-nim", "欧几里得": "euclid-game", "hdu1846": "bash-game",
  "acwing892": "staircase-nim", "Ｐ２１９７": "nim", "取火材": "matches", "nimber": "words", "nimsum": "words",
  "sprague-grundy": "set-nim", "fibonaci": "fibonacci-nim", "take-away": "bash-game", "grundi": "grundys-game",
  "mex": "words", "对拍": "words", "Nim-K": "moore-nim", "brute force": "words",
  "P1247取火柴": "matches", "masters dual": "masters-duel", "advance or aet": "advance-or-eat",
  "圣诞树": "christmas-tree-presents", "礼物": "christmas-tree-presents", "兵": "crossing-pawns",
  "卒": "crossing-pawns", "过河": "crossing-pawns", "兵 过河": "crossing-pawns", "wythoff": "wythoff",
  "two heaps": "wythoff", "two heaps equal amounts": "wythoff", "两堆 同样多": "wythoff",
  "coloring game": "colouring-game", "colouring game": "colouring-game", "fibonaci nim": "fibonacci-nim",
  "the pawn and the bridge": "crossing-pawns", "strategy stealing": "study",
  "兔子": "noi2011-rabbit-and-egg", "选举": "election-promises",
};
/** Words that stand in the titles of several pages: these come first, in any order. */
const SHARED = {
  "黑白棋": ["coe2021-black-white", "sdoi2011-black-white"],
  "江南": ["heoi2014-jiangnan", "hnoi2014-jiangnan"],
  "圣诞游戏": ["christmas-game", "christmas-tree-presents"],
};

test("the search finds what people type, in both languages", async () => {
  for (const [file, ending] of [["index.html", ".html"], ["nim.zh.html", ".zh.html"]]) {
    const page = await open(file);
    await page.keyboard.press("/");
    for (const [query, wanted] of Object.entries({ ...SEARCHED, ...SHARED })) {
      await page.fill(".search input", "");
      await page.fill(".search input", query);
      await page.waitForSelector(".search ul a");
      const hits = await page.$$eval(".search ul a", (links) => links.map((link) => [link.getAttribute("href").split("#")[0], link.textContent]));
      const all = [wanted].flat();
      assert.deepEqual(hits.slice(0, all.length).map(([page]) => page).sort(), all.map((name) => name + ending), query);
      for (const [, text] of hits) {
        // No marks of Markdown or HTML (a < b and |a − b| are none), no listing, the level only once.
        assert.doesNotMatch(text, /<[^ ]|\\| \||\| |cargo run|summary|(very hard|beginner|medium|极难|入门|中等|困难).*\1/, query);
      }
      // What is named there may be wrong: it comes last.
      const isLast = hits.map(([page]) => page === "documents" + ending).join().match(/^(false,?)*(true,?)*$/);
      assert.ok(isLast, `${query}: ${hits.map(([page]) => page)}`);
    }
    // Pages of the same title are told apart by their ids.
    assert.match(await page.locator(".search ul a").nth(0).textContent(), /POJ 3710|1498F/);
    assert.match(await page.locator(".search ul a").nth(1).textContent(), /POJ 3710|1498F/);
    await page.fill(".search input", "zzzz");
    await page.waitForFunction(() => /Nothing found|没有找到/.test(document.querySelector(".search ul").textContent));
    assert.equal(await page.locator(".search ul a").count(), 0);
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

test("an id leads to a page, to a key, or to the nearest of its judge, and tells of another format", async () => {
  for (const [file, ending, differs, absent] of [
    ["index.html", ".html", /another input or output/, /is not here.*nearest of its judge is (HDU|CF|P)/i],
    ["nim.zh.html", ".zh.html", /格式不同/, /这里没有.*最接近的是 (HDU|CF|P)/i],
  ]) {
    const page = await open(file);
    const list = page.locator(".search ul");
    const look = async (query) => {
      await page.fill(".search input", "");
      await page.fill(".search input", query);
      await list.locator("a").first().waitFor();
      return { link: await list.locator("a").first().getAttribute("href"), text: await list.locator("li").first().textContent() };
    };
    for (const [query, name] of [["hdu2516", "fibonacci-nim"], ["POJ 2348", "euclid-game"], ["HDU 2177", "wythoff"], ["luogu p2734", "removal-game"]]) {
      const { link, text } = await look(query);
      assert.equal(link, name + ending, query);
      assert.match(text, differs, query);
    }
    for (const query of ["P1290", "POJ 3480", "euclid"]) assert.doesNotMatch((await look(query)).text, differs, query);
    for (const [query, place] of [["HDU 1848", "hdu-1848"], ["hdu1079", "hdu-1079"], ["UVa 1500", "acwing-1321"], ["CF1382B", "codeforces-1382b"], ["Calendar Game", "hdu-1079"]]) {
      assert.equal((await look(query)).link, `practice${ending}#${place}`, query);
    }
    // While one types it, it is not missing.
    assert.doesNotMatch((await look("HDU 18")).text, absent);
    for (const [query, link] of [["P10508", "georgia-and-bob" + ending], ["hdu1078", `practice${ending}#hdu-1079`], ["CF 1375G", "integer-game" + ending]]) {
      const found = await look(query);
      assert.match(found.text, absent, query);
      assert.equal(found.link, link, query);
    }
    // It opens there, the key folded.
    await look("HDU 5963");
    await page.keyboard.press("Enter");
    await page.waitForURL((url) => url.href.endsWith(`practice${ending}#hdu-5963`));
    const line = page.locator("li:has(> [id=hdu-5963])");
    await page.waitForFunction(() => document.getElementById("hdu-5963").getBoundingClientRect().top < innerHeight);
    assert.match(await line.textContent(), /HDU 5963\s·\s(Friends|朋友)/);
    assert.equal(await line.locator("details").getAttribute("open"), null);
    await close(page);
  }
});

test("a page says which judges want another input or output", async () => {
  for (const [file, told] of [["euclid-game.html", "POJ 2348, HDU 1525, UVa 10368, Kattis euclidsgame: no C in front; pairs until 0 0."], ["who-can-win.zh.html", "HDU 1564"]]) {
    const page = await open(file);
    const facts = await page.locator("p.facts").allTextContents();
    assert.ok(facts.some((text) => text.includes(told)), `${file}: ${facts}`);
    await close(page);
  }
});

test("what is only near is called so, and what is not near does not come", async () => {
  const page = await open("index.html");
  const found = async (query) => {
    await page.fill(".search input", "");
    await page.fill(".search input", query);
    await page.waitForSelector(".search ul li");
    const [first] = await page.locator(".search ul li").allTextContents();
    return { isGuess: /similar:$/.test(first), pages: await page.$$eval(".search ul a", (links) => links.map((link) => link.getAttribute("href"))) };
  };
  for (const query of ["fibonaci", "staircese", "威左夫"]) assert.ok((await found(query)).isGuess, query);
  for (const query of ["nim", "取火柴", "bonacci", "misère", "Staircase nim", "masters dual", "取火材"]) assert.ok(!(await found(query)).isGuess, query);
  // The word stands on one page and in STUDY, the others on none.
  const pages = ["picking-leaves.html", "study.html#strategy-stealing", "study.html#known-games-by-their-whole-rule"];
  for (const query of ["chomp", "chomp umbrella"]) assert.deepEqual(await found(query), { isGuess: false, pages }, query);
  for (const query of ["umbrella", "网络流", "木板"]) assert.deepEqual(await found(query), { isGuess: false, pages: [] }, query);
  await close(page);
});

test("on a telephone the whole list can be read", async () => {
  for (const [width, file] of [[320, "nim.html"], [360, "nim.zh.html"]]) {
    const page = await open(file, { viewport: { width, height: 640 }, hasTouch: true });
    for (const query of ["nim", "必败态", "grundi"]) {
      await page.fill(".search input", query);
      await page.waitForSelector(".search ul a");
      const fits = await page.$$eval(".search ul, .search li, .search .line", (parts) => parts.every((part) =>
        part.scrollWidth <= part.clientWidth + 1 && part.getBoundingClientRect().right <= innerWidth
        && (part.matches("ul") || part.scrollHeight <= part.clientHeight + 1)));
      assert.ok(fits, `${query}, ${width} wide`);
      const last = page.locator(".search ul li").last();
      await last.scrollIntoViewIfNeeded();
      const isSeen = (part) => {
        const { x, y, width, height } = part.getBoundingClientRect();
        return part.contains(document.elementFromPoint(x + width / 2, y + height / 2));
      };
      assert.ok(await last.evaluate(isSeen), `${query}: the last can be seen`);
    }
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

/** In the list of all moves, which is closed until it is asked for. */
async function firstMove(page) {
  await page.$eval("[data-part=moves]", (moves) => (moves.open = true));
  return page.locator("[data-part=list] button").first();
}

test("a server of files serves it as well", () => serve(async (server) => {
  const page = await open(`${server}/nim.html`);
  assert.equal((await run(page, "1  2 5 5")).out.trim(), "No");
  await close(page);
}));

for (const [name, file, use, failed, worked] of [
  ["the search", "search.js", (page) => page.fill(".search input", "P1247"), ".search ul button", ".search ul a[href='matches.html']"],
  ["a program", "nim.js", (page) => page.click(".run"), ".result .bad", ".result .good"],
  ["the board", "nim.board.js", async (page) => (await firstMove(page)).click(), ".told:has-text('The board cannot go on')", ".told:has-text('The computer took')"],
]) {
  test(`${name} that did not load is loaded at the next use`, async () => {
    const missing = new Set([`/files/${file}`]);
    await serve(async (server) => {
      const page = await open(`${server}/nim.html`);
      await use(page);
      await page.waitForSelector(failed);
      missing.clear();
      if (name === "the search") await page.fill(".search input", "");
      await use(page);
      await page.waitForSelector(worked);
      // What was missing is told at some time.
      page.faults = page.faults.filter((fault) => !fault.includes("404"));
      await close(page);
    }, { missing });
  });
}

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
  // There is nothing to ask for before the hint that draws.
  assert.ok(await page.isHidden("[data-part=values]"));
  for (let i = 0; i < 2; i += 1) await page.click("[data-part=hint]");
  await page.click("[data-part=values]");
  assert.match(await said(), /2 ⊕ 4 ⊕ 5 = 3/);
  await page.click("[data-part=values]");
  assert.equal(await said(), "");
  await close(page);
});

test("for a class a board is as large as the screen, its values hidden", async () => {
  const page = await open("nim.html");
  await page.waitForFunction(() => document.querySelector(".board").board?.now);
  await page.focus("[data-part=picture]");
  await page.keyboard.press("v");
  assert.ok(await page.isVisible(".show-values"));
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
  await (await firstMove(page)).focus();
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
