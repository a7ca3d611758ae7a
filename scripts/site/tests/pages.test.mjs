// What every page must be: whole, linked, fit for a telephone and for all readers.
import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { address, all, close, counting, files, layOut, open, played, root, site } from "./browser.mjs";

const { counts, told } = counting("pages", "pages opened", "links", "zips", "looks by axe-core");

/** What a page of a problem loads before the first move, packed as a server packs it: by file. */
function loads(file) {
  const [name, language = "en"] = file.replace(".html", "").split(".");
  const page = readFileSync(join(site, file), "utf8");
  const named = [...page.matchAll(/(?:src|rel="stylesheet" href)="(files[^"]+)"/g)].map(([, path]) => path).filter((path) => !path.endsWith(".svg"));
  const paths = [file, ...named, "files/worker.js", `files/${name}.game.${language}.js`, `files/${name}.board.js`];
  return new Map(paths.map((path) => [path, gzipSync(readFileSync(join(site, path)), { level: 9 }).length]));
}

test("before the first move a page of a problem loads at most 200 KB, of which its engine is at most 95 KB", (context) => {
  // A site of some problems alone is made sooner: its engines are an eighth larger.
  const limits = { engine: all ? 95e3 : 107e3, total: 200e3 };
  const pages = files.filter((file) => played.includes(file.split(".")[0]));
  const loaded = pages.map((file) => {
    const packed = loads(file);
    return { file, engine: packed.get(`files/${file.split(".")[0]}.board.js`), total: [...packed.values()].reduce((sum, size) => sum + size, 0) };
  });
  for (const [what, limit] of Object.entries(limits)) {
    loaded.sort((a, b) => a[what] - b[what]);
    const [median, largest] = [loaded[loaded.length >> 1], loaded.at(-1)];
    context.diagnostic(`${what}: median ${median[what]} bytes, largest ${largest[what]} (${largest.file})`);
    assert.ok(median[what] > 30e3 && largest[what] <= limit, `${largest.file}: ${largest[what]} bytes`);
  }
});

/** What a page is written with: its ids, and where its links lead. */
function written(file) {
  const page = readFileSync(join(site, file), "utf8");
  const all = (what) => [...page.matchAll(what)].map(([, found]) => found.replaceAll("&amp;", "&"));
  return { ids: all(/\bid="([^"]*)"/g), links: all(/<a\b[^>]*\bhref="([^"]*)"/g) };
}

test("no page shows asterisks: between a full stop and a Chinese letter they make nothing bold", () => {
  for (const file of files) {
    const page = readFileSync(join(site, file), "utf8");
    const text = page.replace(/<(script|style|pre|code)\b.*?<\/\1>/gs, "").replace(/<[^>]+>/g, "");
    assert.doesNotMatch(text, /\*\*/, file);
  }
});

test("every page opens without a fault, fits a telephone, is dark in the dark, and has no dead link", async () => {
  const anchors = new Map();
  const links = [];
  /** @param {string} file @param {{ids: string[], links: string[]}} seen */
  const keep = (file, seen) => {
    anchors.set(file, new Set(seen.ids));
    // A script that changes the end of an address makes it a whole one.
    links.push(...seen.links.filter((link) => !/^(https?|data):/.test(link)).map((link) => ({ file, link: link.replace(/^file:.*\//, "") })));
  };
  const page = await open("index.html", { viewport: { width: 390, height: 800 } });
  // Of the problems' pages each fifth is opened, with everything all.
  for (const [i, file] of files.entries()) {
    counts.pages += 1;
    if (!all && i % 5 && existsSync(join(root, "testdata", file.split(".")[0]))) {
      keep(file, written(file));
      continue;
    }
    await page.goto(address(file));
    await layOut(page);
    const seen = await page.evaluate(() => ({
      ids: [...document.querySelectorAll("[id]")].map(({ id }) => id),
      links: [...document.querySelectorAll("a[href]")].map((link) => link.getAttribute("href")),
      pictures: [...document.querySelectorAll("img")].map((image) => ({ src: image.src, alt: image.hasAttribute("alt") })),
      width: document.documentElement.scrollWidth,
    }));
    keep(file, seen);
    for (const { src, alt } of seen.pictures) assert.ok(existsSync(fileURLToPath(src)) && alt, `${file}: ${src}`);
    assert.ok(seen.width <= 390, `${file} is ${seen.width} wide`);
    // All have one style.
    for (const colorScheme of all || i % 8 === 0 ? ["light", "dark"] : []) {
      await page.emulateMedia({ colorScheme });
      const ground = await page.evaluate(() => Number(getComputedStyle(document.body).backgroundColor.match(/\d+/)));
      assert.equal(ground < 100, colorScheme === "dark", `${file} ${colorScheme}`);
    }
    assert.deepEqual(page.faults, [], file);
    counts["pages opened"] += 1;
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
    // The address of a game or of a rule is no place on the page.
    assert.ok(ids && (!anchor || /^(play|game|example)=/.test(anchor) || ids.has(decodeURIComponent(anchor))), `${file} links ${link}`);
    counts.links += 1;
  }
});

const AXE = readFileSync(join(root, "scripts/site/node_modules/axe-core/axe.min.js"), "utf8");
const NAMES = ["index", "nim", "wythoff", "passage-of-time", "game-on-tree", "snoi2020-stones", "lab", "words", "study", "practice", "sheet-3"];
// The narrowest and the widest, a ground each; with everything, all pairs of them in both languages.
const PAIRS = [320, 390, 1280].flatMap((width) => [[width, "light"], [width, "dark"]]);
const LOOKS = all ? { en: PAIRS, zh: PAIRS } : { en: [[320, "light"]], zh: [[1280, "dark"]] };
test("axe-core finds nothing, in both languages, light and dark, wide and narrow", async () => {
  for (const file of NAMES.flatMap((name) => [`${name}.html`, `${name}.zh.html`])) {
    const page = await open(file);
    await layOut(page);
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
