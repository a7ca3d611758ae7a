// Every board, as one plays on it: whole games by mouse and by keyboard against the perfect player.
import assert from "node:assert/strict";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { after, before, test } from "node:test";
import { fileURLToPath, pathToFileURL } from "node:url";
import { chromium } from "playwright-core";

const root = resolve(dirname(fileURLToPath(import.meta.url)), "../../..");
const site = process.env.SITE ?? join(root, "target/site");
const pages = readdirSync(site).filter((file) => file.endsWith(".html"));
const boards = pages.filter((file) => readFileSync(join(site, file), "utf8").includes('class="board"'));

let browser;
before(async () => {
  const executablePath = ["/usr/bin/chromium-headless-shell", "/usr/bin/google-chrome", "/usr/bin/chromium"].find(existsSync);
  browser = await chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-gpu", "--disable-smooth-scrolling"] });
});
after(() => browser.close());

/** The same numbers in every run. */
function chances(seed) {
  return (below) => (seed = (seed * 48271) % 2147483647) % below;
}

async function open(address, options = {}) {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 1000 },
    reducedMotion: "reduce",
    permissions: ["clipboard-read", "clipboard-write"],
    ...options,
  });
  const page = await context.newPage();
  page.faults = [];
  page.on("console", (message) => page.faults.push(message.text()));
  page.on("pageerror", (error) => page.faults.push(String(error)));
  await page.goto(address);
  await page.waitForFunction(() => document.querySelector(".board").board.now);
  return page;
}
async function close(page) {
  assert.deepEqual(page.faults, []);
  await page.context().close();
}

const state = (page) => page.evaluate(() => {
  const { at, now, over, mine, start, plies } = document.querySelector(".board").board;
  return { at, over, mine, start, plies: plies.length, text: now.text, class: now.class, moves: now.moves, best: now.best };
});
/** The next position in which the reader is to move, or the end. */
const settled = (page, from) => page.waitForFunction((from) => {
  const { at, over, mine, plies, asked, done } = document.querySelector(".board").board;
  return asked === done && plies.length === at && at !== from && (over || mine);
}, from, { polling: 5 });
/** Has something been played since? As soon as no answer is awaited. */
const played = async (page, from) => {
  const now = await page.waitForFunction((from) => {
    const { at, taps, asked, done } = document.querySelector(".board").board;
    return asked === done && { played: at !== from, taps };
  }, from, { polling: 5 });
  return now.jsonValue();
};
const begin = (page, text) => page.evaluate((text) => document.querySelector(".board").board.begin(text, 0), text);
const press = (page, part) => page.click(`[data-part=${part}]`);

/** A move by its taps, and *Play* where they could go on. */
async function move(page, { taps }, from) {
  for (const tap of taps) {
    const now = await played(page, from);
    if (now.played || now.taps.includes(tap)) continue;
    const { x, y } = await page.evaluate((tap) => {
      const space = document.querySelector(`.space[data-id="${tap}"]`);
      space.scrollIntoView({ block: "center" });
      const { x, y, width, height } = space.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    }, tap);
    await page.mouse.click(x, y);
  }
  if (!(await played(page, from)).played) await press(page, "play-it");
  await settled(page, from);
}

/** A whole game; `choose` takes the reader's move. What the positions were, from the start. */
async function play(page, choose) {
  for (let now = await state(page); !now.over; now = await state(page)) {
    assert.ok(now.at < 200, "the game ends");
    await move(page, now.moves[choose(now)], now.at);
  }
}

/** What the referee says of the positions of the game, in their order. */
const classes = (page) => page.evaluate(() => {
  const { plies, now } = document.querySelector(".board").board;
  return [...plies.map(({ from }) => from.class), now.class];
});

/** Who won is who the referee says, and the perfect player gives nothing away. */
async function check(page, name) {
  const seen = await classes(page);
  const worth = { P: 0, D: 1, N: 2 };
  const lost = (i) => worth[seen[i]] + worth[seen[i + 1]] > 2;
  const given = seen.slice(1).map((_, i) => i).filter(lost);
  assert.ok(given.every((i) => i % 2 === 0), `${name}: the computer errs: ${seen}`);
  const told = await page.textContent("[data-part=told]");
  if (seen.some((of, i) => i % 2 === 1 && of === "N")) assert.match(told, /computer wins|电脑赢/, `${name}: ${seen}`);
  const dots = await page.$$eval(".dot", (dots) => dots.flatMap((dot, i) => (dot.matches(".lost") ? [i] : [])));
  assert.deepEqual(dots, given, `${name}: the review of ${seen}`);
  return given;
}

// The same script serves both languages: every tenth page in Chinese too.
const playedOn = boards.filter((file, i) => !file.endsWith(".zh.html") || i % 20 === 1);
for (const file of playedOn) {
  test(`${file}: games are played, reviewed, undone and shared`, { timeout: 60_000 }, async () => {
    const address = pathToFileURL(join(site, file)).href;
    const page = await open(address);
    const first = await state(page);
    assert.equal(await page.evaluate(() => document.activeElement.tagName), "BODY");
    for (const key of [" ", "Enter", "u", "h", "v", "ArrowRight"]) await page.keyboard.press(key);
    assert.deepEqual(await state(page), first, "keys outside the board");
    // The same script in both languages: the games in one, the words in the other.
    const count = file.endsWith(".zh.html") ? 1 : 3;
    const setUps = (await page.evaluate(() => document.querySelector(".board").board.facts.setUps)).slice(0, count);
    const chance = chances(7);
    for (const [i, setUp] of setUps.entries()) {
      await begin(page, setUp);
      const won = (await state(page)).class === "N";
      const random = ({ moves }) => chance(moves.length);
      await play(page, i === 0 ? ({ best }) => best : random);
      await check(page, `${file} ${setUp}`);
      if (i === 0 && won) assert.match(await page.textContent("[data-part=told]"), /[Yy]ou win|你赢/);
    }
    // By keyboard, a few steps of the cursor each time.
    await begin(page, setUps[0]);
    await page.focus("[data-part=picture]");
    for (let now = await state(page), keys = 0; !now.over; now = await state(page), keys += 1) {
      assert.ok(keys < 300, "the game ends");
      for (let i = chance(4); i >= 0; i -= 1) await page.keyboard.press(["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"][chance(4)]);
      await page.keyboard.press("Enter");
      if (!(await played(page, now.at)).played) await page.keyboard.press("Enter");
      if ((await played(page, now.at)).played) await settled(page, now.at);
    }
    await check(page, `${file} by keyboard`);
    assert.equal(await page.evaluate(() => document.activeElement.dataset.part), "picture");
    // The address brings it back, in the other language too.
    const ended = await state(page);
    await press(page, "share");
    const hash = await page.evaluate(() => location.hash);
    const again = await open(address + hash);
    await again.waitForFunction((at) => document.querySelector(".board").board.at === at, ended.at);
    const { text, start, over } = await state(again);
    assert.deepEqual({ text, start, over }, { text: ended.text, start: ended.start, over: ended.over });
    await close(again);
    for (let at = ended.at; at > 0; ({ at } = await state(page))) await page.click("[data-part=undo]");
    assert.equal((await state(page)).text, ended.start);
    await close(page);
  });
}

for (const file of boards.filter((file) => !file.endsWith(".zh.html"))) {
  test(`${file}: by touch the first tap previews and the second plays, on the smallest telephone`, { timeout: 60_000 }, async () => {
    const page = await open(pathToFileURL(join(site, file)).href, { viewport: { width: 320, height: 700 }, hasTouch: true });
    const { moves } = await state(page);
    const short = moves.find(({ taps }) => taps.length === 1);
    if (short) {
      const tap = () => page.tap(`.space[data-id="${short.taps[0]}"]`, { force: true });
      await tap();
      assert.equal((await state(page)).at, 0, "a preview");
      assert.ok(await page.textContent("[data-part=preview]"));
      await tap();
      if (!(await played(page, 0)).played) await press(page, "play-it");
      await settled(page, 0);
    }
    assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= 320));
    await close(page);
  });
}
