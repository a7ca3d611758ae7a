// In a class, on paper, and for who does not see the picture.
import assert from "node:assert/strict";
import jsQR from "jsqr";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { all, close, counting, layOut, open, problems, ready, serve, site } from "./browser.mjs";

const { counts, told } = counting("large boards", "positions told");
const SOME = all ? problems : problems.filter((_, i) => i % 8 === 0);
const part = (name) => `[data-part=${name}]`;

test("Large: the picture has half of a projector's screen and fills it one way, with the status and the buttons on it", async () => {
  const page = await open("index.html", { viewport: { width: 1280, height: 720 } });
  for (const name of SOME) {
    await page.goto(`file://${join(site, `${name}.html`)}`);
    await ready(page);
    await page.click(part("large"));
    await page.waitForSelector(".board.large");
    const seen = await page.evaluate(() => {
      const space = (name) => document.querySelector(`[data-part=${name}]`).getBoundingClientRect();
      const box = document.querySelector(".picture svg");
      const { width, height } = box.getBoundingClientRect();
      const drawn = box.firstElementChild.getBoundingClientRect();
      return { part: (width * height) / (1280 * 720), fills: Math.max(drawn.width / width, drawn.height / height), ...Object.fromEntries(["rule", "told", "undo", "large"].map((name) => [name, [space(name).top, space(name).bottom]])) };
    });
    assert.ok(seen.part >= 0.5 && seen.fills > 0.7, `${name}: ${JSON.stringify(seen)}`);
    for (const one of ["rule", "told", "undo", "large"]) assert.ok(seen[one][0] >= 0 && seen[one][1] <= 720, `${name}: ${one} ${JSON.stringify(seen)}`);
    await page.keyboard.press("Escape");
    await page.waitForFunction(() => !document.querySelector(".board.large"));
    counts["large boards"] += 1;
  }
  await close(page);
});

test("Escape leaves Large also where the browser refuses the whole screen", async () => {
  const page = await open("nim.html");
  await page.evaluate(() => (Element.prototype.requestFullscreen = () => Promise.reject(new Error("refused"))));
  await ready(page);
  await page.click(part("large"));
  await page.waitForSelector(".board.large");
  await page.focus(part("opponent"));
  await page.keyboard.press("Escape");
  await page.waitForFunction(() => !document.querySelector(".board.large"));
  await close(page);
});

test("two teams have names and a score, and begin in turn", async () => {
  const page = await open("bash-game.html");
  await ready(page);
  assert.ok(await page.isHidden(part("teams")));
  await page.selectOption(part("opponent"), "two");
  assert.ok(await page.isHidden(part("teams")));
  await page.click(part("large"));
  await page.fill(part("team-0"), "Owls");
  await page.fill(part("team-1"), "Foxes");
  const game = async () => {
    for (let i = 0; i < 60 && !(await page.evaluate(() => document.querySelector(".board").board.over)); i += 1) {
      await page.evaluate(() => document.querySelector(".board").board.play(document.querySelector(".board").board.now.moves[0]));
    }
    const plies = await page.evaluate(() => document.querySelector(".board").board.at);
    return plies % 2 === 1 ? 0 : 1; // who has made the last move has won
  };
  const score = [0, 0];
  assert.match(await page.textContent(part("told")), /Owls/);
  const first = await game();
  score[first] += 1;
  assert.equal(await page.textContent(part("score")), score.join(" : "));
  assert.match(await page.textContent(part("told")), new RegExp(["Owls", "Foxes"][first]));
  // Back and on again is no second game.
  await page.evaluate(() => document.querySelector(".board").board.go(1));
  await game();
  assert.equal(await page.textContent(part("score")), score.join(" : "));
  await page.evaluate(() => document.querySelector(".board").board.begin(document.querySelector(".board").board.start));
  assert.match(await page.textContent(part("told")), /Foxes/);
  score[1 - (await game())] += 1;
  assert.equal(await page.textContent(part("score")), score.join(" : "));
  await page.click(part("no-score"));
  assert.equal(await page.textContent(part("score")), "0 : 0");
  await close(page);
});

test("an address is copied and shown, from a server also as a QR code that can be read, by a library that is loaded for it", () => serve(async (server) => {
  const page = await open(`${server}/nim.html`);
  await ready(page);
  assert.ok(!(await page.evaluate(() => [...document.scripts].some(({ src }) => src.endsWith("qr.js")))));
  await page.evaluate(() => document.querySelector(".board").board.play(document.querySelector(".board").board.now.moves[0]));
  await page.waitForFunction(() => document.querySelector(".board").board.at === 2);
  await page.click(part("share"));
  await page.waitForSelector("dialog[open] svg");
  const address = await page.textContent("dialog p");
  assert.match(address, /nim\.html#play=[\d.]+;first;.+,/);
  // As a camera sees it.
  const { data, width, height } = await page.evaluate(async () => {
    const svg = document.querySelector("dialog svg");
    const picture = new Image();
    picture.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(svg).replace("<svg", "<svg width='600' height='600'"))}`;
    await picture.decode();
    const canvas = Object.assign(document.createElement("canvas"), { width: 600, height: 600 });
    const pen = canvas.getContext("2d");
    pen.drawImage(picture, 0, 0, 600, 600);
    return { data: [...pen.getImageData(0, 0, 600, 600).data], width: 600, height: 600 };
  });
  assert.equal(jsQR(Uint8ClampedArray.from(data), width, height)?.data, address);
  await page.click("dialog button");
  await page.waitForFunction(() => !document.querySelector("dialog[open]"));
  await close(page);
}));

test("on the disk an address is no use to others, so that it has no QR code", async () => {
  const page = await open("nim.html");
  await ready(page);
  await page.click(part("share"));
  assert.match(await page.textContent("dialog[open] p"), /nim\.html#play=/);
  assert.equal(await page.locator("dialog svg").count(), 0);
  await close(page);
});

test("a page is printed with the picture, three small cases and an empty table", async () => {
  const page = await open("nim.html");
  await ready(page);
  assert.ok(await page.isHidden(".printed"));
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  for (const part of [".board .rule", ".board .picture svg"]) assert.ok(await page.isVisible(part), part);
  for (const part of [".board .bar", ".board .steps", ".board .told", "[data-part=tools]"]) assert.ok(await page.isHidden(part), part);
  assert.equal(await page.locator(".printed svg:visible").count(), 3);
  assert.equal(await page.locator(".printed tbody tr:visible").count(), 8);
  assert.ok(await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue("--ground") === "#fdfcf9"), "paper is light");
  await close(page);
});

test("a sheet of exercises has a picture of each game, room to write, and no command", async () => {
  const page = await open("sheet-2.html");
  assert.equal(await page.locator(".sheet pre").count(), 0);
  assert.doesNotMatch(await page.textContent(".sheet"), /cargo/);
  const asks = await page.locator(".asks li").count();
  assert.equal(await page.locator(".asks .room").count(), asks);
  const pictures = await page.$$eval(".asks img", (all) => all.map(({ naturalWidth }) => naturalWidth));
  assert.ok(pictures.length > 2 && pictures.every((width) => width > 0), String(pictures));
  await close(page);
});

test("who does not see the picture is told the position, the computer's move, and the position after it", async () => {
  for (const name of SOME) {
    const page = await open(`${name}.html`);
    await ready(page);
    const position = await page.textContent("[data-part=position]");
    assert.ok(position.length > 8, name);
    await page.evaluate(() => document.querySelector(".board").board.play(document.querySelector(".board").board.now.moves.at(-1)));
    await page.waitForFunction(() => document.querySelector(".board").board.at >= 1 && document.querySelector(".board").board.free || document.querySelector(".board").board.over);
    const after = await page.textContent("[data-part=position]");
    assert.equal(await page.textContent("[data-part=said]"), after, name);
    assert.notEqual(after, position, name);
    if (await page.evaluate(() => document.querySelector(".board").board.at === 2 && document.querySelector(".board").board.facts.end !== "secret" && !document.querySelector(".board").board.facts.isPartizan)) {
      assert.match(await page.textContent(part("told")), /The computer/, name);
    }
    counts["positions told"] += 1;
    await close(page);
  }
});

test("text twice as large is whole", async () => {
  for (const [file, width] of [["nim.html", 360], ["matches.zh.html", 360], ["index.html", 360], ["nim.html", 1280]]) {
    const page = await open(file, { viewport: { width, height: 800 } });
    await page.addStyleTag({ content: "html { font-size: 200%; }" });
    await layOut(page);
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    const cut = await page.evaluate(() => [...document.querySelectorAll("button, summary, label, .told, .rule, .status, h1")]
      .filter((one) => one.checkVisibility() && (one.scrollWidth > one.clientWidth + 1 && one.clientWidth > 0 && getComputedStyle(one).display !== "inline" || one.getBoundingClientRect().right > innerWidth + 1))
      .map((one) => one.outerHTML.slice(0, 90)));
    assert.deepEqual(cut, [], `${file}, ${width} wide`);
    assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), `${file}, ${width} wide`);
    await close(page);
  }
});

test("no table has an empty heading", () => {
  for (const name of problems) {
    for (const ending of [".html", ".zh.html"]) assert.doesNotMatch(readFileSync(join(site, name + ending), "utf8"), /<th><\/th>/, name);
  }
});

told();
