// Every board, as one plays on it: whole games by mouse and by keyboard against the perfect player.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import * as browser from "./browser.mjs";

const { address, close, files, site } = browser;
const { counts, told } = browser.counting("boards by mouse and keys", "boards by touch", "games");

/** A board of each kind of picture. Every small position's taps are checked in Rust, and the script knows no game. */
const KINDS = {
  heaps: "nim", bars: "roy-october-2", gaps: "grundys-game", stairs: "staircase-nim", strips: "georgia-and-bob", grid: "wooden-chess",
  graph: "passage-of-time", tree: "game-on-tree", net: "christmas-game", sheets: "cutting-game", chips: "candy-piles",
  secret: "hide-and-seek", snakes: "csp2020-greedy-snakes", piles: "split-nim",
};
const text = (file) => readFileSync(join(site, file), "utf8");
const boards = files.filter((file) => browser.played.includes(file.split(".")[0]));
const english = boards.filter((file) => !file.endsWith(".zh.html"));
const chosen = Object.values(KINDS).map((name) => `${name}.html`);

test("what any board shows and takes is on a chosen one too", () => {
  const kinds = (file) => {
    const { narrow, wide, isPartizan, end } = JSON.parse(text(`files/${file.replace(".html", ".game.en.js")}`).match(/^loaded\.game\((.*)\);\n$/)[1]);
    const scene = (scene) => [
      ...scene.shapes.map(([, look, tag]) => `${tag} ${look.split(" ")[0]}`),
      ...["steps", "notes"].filter((part) => scene[part].length),
    ];
    return [...scene(narrow.scene), ...scene(wide), isPartizan ? "partizan" : "impartial", `ends: ${end}`];
  };
  const known = new Set(chosen.flatMap(kinds));
  for (const file of browser.problems.map((name) => `${name}.html`)) for (const kind of kinds(file)) assert.ok(known.has(kind), `${file}: ${kind}`);
});

/** The same numbers in every run. */
function chances(seed) {
  return (below) => (seed = (seed * 48271) % 2147483647) % below;
}

async function open(file, options = {}) {
  const page = await browser.open(file, {
    viewport: { width: 1280, height: 1000 },
    reducedMotion: "reduce",
    permissions: ["clipboard-read", "clipboard-write"],
    ...options,
  });
  await page.waitForFunction(() => document.querySelector(".board").board.now);
  return page;
}

const state = (page) => page.evaluate(() => {
  const { at, now, over, mine, start, plies } = document.querySelector(".board").board;
  return { at, over, mine, start, plies: plies.length, text: now.text, outcome: now.outcome, moves: now.moves, best: now.best };
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
    const { x, y, isThin } = await page.evaluate((tap) => {
      const space = document.querySelector(`.space[data-id="${tap}"]`);
      space.scrollIntoView({ block: "center" });
      const { x, y, width, height } = space.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2, isThin: width < 1 };
    }, tap);
    // Of a thousand stones not each can be hit: then ‹ and › choose.
    if (isThin) await page.evaluate((tap) => document.querySelector(".board").board.input.tap(tap, true), tap);
    else await page.mouse.click(x, y);
  }
  if (!(await played(page, from)).played) await press(page, "play-it");
  await settled(page, from);
}

/** A whole game; `choose` takes the reader's move. What the positions were, from the start. */
async function play(page, choose) {
  for (let now = await state(page); !now.over; now = await state(page)) {
    assert.ok(now.at < 500, "the game ends");
    await move(page, now.moves[choose(now)], now.at);
  }
}

/** What the referee says of the positions of the game, in their order. */
const outcomes = (page) => page.evaluate(() => {
  const { plies, now } = document.querySelector(".board").board;
  return [...plies.map(({ from }) => from.outcome), now.outcome];
});

/** Do both choose at once? */
const isSecret = (page) => page.evaluate(() => document.querySelector(".board").board.facts.end === "secret");

/** Who won is who the referee says, and the perfect player gives nothing away. */
async function check(page, name) {
  if (await isSecret(page)) return checkSecret(page, name);
  const seen = await outcomes(page);
  const worth = { lost: 0, drawn: 1, won: 2 };
  const lost = (i) => worth[seen[i]] + worth[seen[i + 1]] > 2;
  const given = seen.slice(1).map((_, i) => i).filter(lost);
  assert.ok(given.every((i) => i % 2 === 0), `${name}: the computer errs: ${seen}`);
  const told = await page.textContent("[data-part=told]");
  const partizan = await page.evaluate(() => document.querySelector(".board").board.facts.isPartizan);
  if (!partizan && seen.some((of, i) => i % 2 === 1 && of === "won")) assert.match(told, /computer wins|电脑赢/, `${name}: ${seen}`);
  const dots = await page.$$eval(".dot", (dots) => dots.flatMap((dot, i) => (dot.matches(".lost") ? [i] : [])));
  assert.deepEqual(dots, given, `${name}: the review of ${seen}`);
  if (!given.length) return;
  // Why: the reason after the move and after the better one, each with who is to move and who wins, and on the
  // picture the position of which it is said.
  await page.click(`.dot >> nth=${given[0]}`);
  // First it is asked for, with the position before it.
  assert.equal((await state(page)).at, given[0]);
  await page.click(".why button");
  const reasons = await page.evaluate(async (at) => {
    const { board } = document.querySelector(".board");
    const { from, to } = board.plies[at];
    const looks = await Promise.all([to, from.moves[from.best].to].map((text) => board.look(text, at + 1)));
    const names = board.names(at + 1);
    return looks.map(({ why, scene: { shapes } }) => ({ why: why.map((one) => board.words.say(one, names)), keys: shapes.map(([key]) => key).sort() }));
  }, given[0]);
  for (const [i, { why, keys }] of reasons.entries()) {
    await page.waitForSelector(".why a[href='#idea']");
    const told = await page.textContent(".why");
    const reason = why.join(name.includes(".zh.") ? "" : " ");
    // Whose side is whose is said the first time.
    const plain = (text) => text.replaceAll(/\((you|computer)\)|（(你|电脑)）|\s/g, "");
    assert.ok(plain(told).includes(plain(reason)), `${name}: ${told} without ${reason}`);
    assert.match(told, /Now .* (is|are) to move(,| and)|Play is over: |轮到.*走，|对局结束：/, name);
    const shown = await page.$$eval(".board .picture svg > g:first-child > *", (shapes) => shapes.map(({ dataset: { key } }) => key).sort());
    assert.deepEqual(shown, keys, `${name}: the picture of ${reason}`);
    if (i) continue;
    await page.click(".why button:text-matches('Better move|更好的走法')");
    await page.waitForFunction(() => /^(Better|更好)/.test(document.querySelector(".why").textContent));
  }
}

/** Chance decides who wins: the perfect player chooses nothing without a weight, and is told of after both have chosen. */
async function checkSecret(page, name) {
  const plies = await page.evaluate(() => document.querySelector(".board").board.plies.map((ply, i) => ({
    weight: ply.from.weights[ply.from.moves.findIndex((move) => move.to === ply.to)], made: document.querySelector(".board").board.made(ply, i),
  })));
  assert.ok(plies.every(({ weight }, i) => i % 2 === 0 || weight > 0), `${name}: the computer errs: ${JSON.stringify(plies)}`);
  const told = await page.textContent("[data-part=told]");
  assert.ok(told.includes(plies.at(-1).made), `${name}: ${told}`);
}

// The same script serves both languages: of all boards every tenth in Chinese too.
const playedOn = browser.all ? boards.filter((file, i) => english.includes(file) || i % 20 === 1) : [...chosen, "nim.zh.html"];
for (const file of playedOn) {
  test(`${file}: games are played, reviewed, undone and shared`, { timeout: 60_000 }, async () => {
    const page = await open(file);
    const first = await state(page);
    assert.equal(await page.evaluate(() => document.activeElement.tagName), "BODY");
    for (const key of [" ", "Enter", "u", "h", "v", "ArrowRight"]) await page.keyboard.press(key);
    assert.deepEqual(await state(page), first, "keys outside the board");
    // The same script in both languages: the games in one, the words in the other.
    const count = file.endsWith(".zh.html") ? 1 : browser.all ? 3 : 2;
    const setUps = (await page.evaluate(() => document.querySelector(".board").board.facts.setUps)).slice(0, count);
    const chance = chances(7);
    for (const [i, setUp] of setUps.entries()) {
      await begin(page, setUp);
      const won = (await state(page)).outcome === "won";
      const random = ({ moves }) => chance(moves.length);
      await play(page, i === 0 ? ({ best }) => best : random);
      await check(page, `${file} ${setUp}`);
      counts.games += 1;
      if (i === 0 && won && !await isSecret(page)) assert.match(await page.textContent("[data-part=told]"), /you win!|你赢了/);
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
    assert.equal(await page.evaluate(() => document.activeElement.dataset.part), "picture");
    await check(page, `${file} by keyboard`);
    // The address brings it back, in the other language too.
    const ended = await state(page);
    await press(page, "share");
    await page.click("dialog[open] button");
    const hash = await page.evaluate(() => location.hash);
    const again = await open(address(file) + hash);
    await again.waitForFunction((at) => document.querySelector(".board").board.at === at, ended.at);
    const { text, start, over } = await state(again);
    assert.deepEqual({ text, start, over }, { text: ended.text, start: ended.start, over: ended.over });
    await close(again);
    // By its key: while something is told, the buttons of play are away.
    await page.focus("[data-part=picture]");
    for (let at = ended.at; at > 0; ({ at } = await state(page))) await page.keyboard.press("u");
    assert.equal((await state(page)).text, ended.start);
    await close(page);
    counts["boards by mouse and keys"] += 1;
  });
}

for (const file of browser.all ? english : chosen) {
  test(`${file}: by touch the first tap previews and the second plays, on the smallest telephone`, { timeout: 60_000 }, async () => {
    const page = await open(file, { viewport: { width: 320, height: 700 }, hasTouch: true });
    const { moves } = await state(page);
    const short = moves.find(({ taps }) => taps.length === 1);
    if (short) {
      const space = `.space[data-id="${short.taps[0]}"]`;
      const tap = async () => {
        // Not below the buttons, which stay at the screen's foot.
        await page.$eval(space, (space) => space.scrollIntoView({ block: "center" }));
        await page.tap(space, { force: true });
      };
      await tap();
      assert.equal((await state(page)).at, 0, "a preview");
      assert.ok(await page.textContent("[data-part=preview]"));
      // Where one may choose more, a second tap takes back, and Play plays.
      const more = moves.filter(({ taps }) => taps.includes(short.taps[0])).length > 1;
      await (more ? press(page, "play-it") : tap());
      await settled(page, 0);
    }
    assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= 320));
    await close(page);
    counts["boards by touch"] += 1;
  });
}

told();
