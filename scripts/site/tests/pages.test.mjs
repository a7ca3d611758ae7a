// What every page must be: whole, linked, fit for a telephone and for all readers.
import assert from "node:assert/strict";
import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { address, all, close, counting, files, open, root, site } from "./browser.mjs";

const { counts, told } = counting("pages", "links", "zips", "looks by axe-core");

test("the page of a problem weighs at most 110 KB in the median with all that it loads", () => {
  const size = (file) => statSync(join(site, file)).size;
  const weights = files.filter((file) => existsSync(join(root, "problems", file.split(".")[0]))).map((file) => {
    const loads = readFileSync(join(site, file), "utf8").matchAll(/(?:src|rel="stylesheet" href)="([^"]+)"/g);
    return [file, ...[...loads].map(([, file]) => file)].reduce((sum, file) => sum + size(file), 0);
  });
  weights.sort((a, b) => a - b);
  const median = weights[weights.length >> 1];
  assert.ok(median > 50e3 && median <= 110e3, `${median} bytes`);
});

test("every page opens without a fault, fits a telephone, is dark in the dark, and has no dead link", async () => {
  const anchors = new Map();
  const links = [];
  const page = await open("index.html", { viewport: { width: 390, height: 800 } });
  for (const file of files) {
    await page.goto(address(file));
    const seen = await page.evaluate(() => ({
      ids: [...document.querySelectorAll("[id]")].map(({ id }) => id),
      links: [...document.querySelectorAll("a[href]")].map((link) => link.getAttribute("href")),
      pictures: [...document.querySelectorAll("img")].map(({ src, alt }) => ({ src, alt })),
      width: document.documentElement.scrollWidth,
    }));
    anchors.set(file, new Set(seen.ids));
    links.push(...seen.links.filter((link) => !/^https?:/.test(link)).map((link) => ({ file, link })));
    for (const { src, alt } of seen.pictures) assert.ok(existsSync(fileURLToPath(src)) && alt, `${file}: ${src}`);
    assert.ok(seen.width <= 390, `${file} is ${seen.width} wide`);
    for (const colorScheme of ["light", "dark"]) {
      await page.emulateMedia({ colorScheme });
      const ground = await page.evaluate(() => Number(getComputedStyle(document.body).backgroundColor.match(/\d+/)));
      assert.equal(ground < 100, colorScheme === "dark", `${file} ${colorScheme}`);
    }
    assert.deepEqual(page.faults, [], file);
    counts.pages += 1;
  }
  await close(page);
  for (const { file, link } of links) {
    const [target, anchor] = link.split("#");
    if (link.endsWith(".zip")) {
      assert.equal(readFileSync(join(site, link), "latin1").slice(0, 2), "PK", `${file} links ${link}`);
      counts.zips += 1;
      continue;
    }
    const ids = anchors.get(target || file);
    // The address of a game is no place on the page.
    assert.ok(ids && (!anchor || anchor.startsWith("play=") || ids.has(decodeURIComponent(anchor))), `${file} links ${link}`);
    counts.links += 1;
  }
});

const AXE = readFileSync(join(root, "scripts/site/node_modules/axe-core/axe.min.js"), "utf8");
const NAMES = ["index", "nim", "wythoff", "passage-of-time", "game-on-tree", "snoi2020-stones", "explore", "words", "study", "sheet-3"];
// Each width and each ground once; with everything, all pairs of them in both languages.
const PAIRS = [320, 390, 1280].flatMap((width) => [[width, "light"], [width, "dark"]]);
const LOOKS = all ? { en: PAIRS, zh: PAIRS } : { en: [[320, "light"], [1280, "dark"]], zh: [[390, "dark"]] };
test("axe-core finds nothing, in both languages, light and dark, wide and narrow", async () => {
  for (const file of NAMES.flatMap((name) => [`${name}.html`, `${name}.zh.html`])) {
    const page = await open(file);
    await page.evaluate(AXE);
    for (const [width, colorScheme] of LOOKS[file.endsWith(".zh.html") ? "zh" : "en"]) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      // What the width changes has been changed after two frames.
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
      const found = await page.evaluate(() => axe.run(document, { resultTypes: ["violations"], preload: false }));
      const told = found.violations.map(({ id, nodes }) => `${id}: ${nodes.slice(0, 3).map(({ html }) => html.slice(0, 120))}`);
      assert.deepEqual(told, [], `${file}, ${width} wide, ${colorScheme}`);
      counts["looks by axe-core"] += 1;
    }
    await close(page);
  }
});

told();
