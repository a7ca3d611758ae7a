// At once: what a page shows before its scripts are there, what moves when they come, and what works without a network.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { all, close, counting, open, problems, ready, serve, site } from "./browser.mjs";

const { counts, told } = counting("first pictures", "pages that stay in place");
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true };
const LAPTOP = { viewport: { width: 1280, height: 800 } };
const SOME = all ? problems : problems.filter((_, i) => i % 8 === 0);

/** The shapes of a picture: what they are, where they stand, how they look, what is written in them. */
const shapes = (picture) => {
  const PLACE = ["cx", "cy", "r", "x", "y", "width", "height", "d"];
  const one = (shape) => [shape.tagName, shape.getAttribute("class") ?? "", ...PLACE.map((name) => shape.getAttribute(name)), shape.style.transform, shape.children.length ? [...shape.children].map(one) : shape.textContent];
  return [...picture.children].map(one);
};

test("the first picture is there without a script, and is the one that the script draws", async () => {
  for (const [form, options] of Object.entries({ narrow: PHONE, wide: LAPTOP })) {
    for (const [i, name] of SOME.entries()) {
      const file = `${name}${i % 2 ? ".zh" : ""}.html`;
      const without = await open(file, { ...options, javaScriptEnabled: false });
      assert.ok(await without.isVisible(`.picture svg.${form}`), `${file}: the ${form} picture is to be seen`);
      assert.equal(await without.locator(".picture svg:visible").count(), 1, file);
      await close(without);
      const page = await open(file, options);
      await ready(page);
      const [built, drawn] = await page.evaluate(async ([form, text, shapes]) => {
        const parsed = new DOMParser().parseFromString(text, "text/html");
        const notes = (root) => [...root.querySelectorAll(".notes p")].map((note) => note.textContent);
        const read = new Function(`return ${shapes}`)();
        return [
          { shapes: read(parsed.querySelector(`.picture svg.${form}`)), notes: notes(parsed) },
          { shapes: read(document.querySelector(".picture svg > g")), notes: notes(document) },
        ];
      }, [form, readFileSync(join(site, file), "utf8"), shapes.toString()]);
      assert.ok(built.shapes.length > 0, file);
      assert.deepEqual(built, drawn, `${file}, ${form}`);
      counts["first pictures"] += 1;
      await close(page);
    }
  }
});

/** How far what is there has moved, as browsers count it. */
const SHIFTS = () => {
  globalThis.shift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) globalThis.shift += entry.value;
  }).observe({ type: "layout-shift", buffered: true });
};

test("what is there stays in its place: the layout shift is at most 0.1", async (context) => {
  const shifts = [];
  for (const options of [PHONE, LAPTOP]) {
    const page = await open("about:blank", options);
    await page.addInitScript(SHIFTS);
    for (const name of ["index", ...SOME]) {
      await page.goto(`file://${join(site, `${name}.html`)}`);
      if (name !== "index") await ready(page);
      await page.evaluate(() => new Promise((done) => setTimeout(done, 100)));
      shifts.push({ shift: await page.evaluate(() => globalThis.shift), name, width: options.viewport.width });
      counts["pages that stay in place"] += 1;
    }
    await close(page);
  }
  shifts.sort((a, b) => b.shift - a.shift);
  context.diagnostic(`largest: ${shifts.slice(0, 5).map(({ shift, name, width }) => `${name} (${width}) ${shift.toFixed(3)}`).join(", ")}`);
  assert.ok(shifts[0].shift <= 0.1, JSON.stringify(shifts.slice(0, 12)));
});

test("what is still loading is said, and the engine is fetched before the first move", () => serve(async (server, { go }) => {
  const page = await open("about:blank");
  await page.goto(`${server}/nim.html`, { waitUntil: "domcontentloaded" });
  assert.match(await page.textContent("[data-part=told]"), /loading/);
  const engine = page.waitForResponse((response) => response.url().endsWith("nim.board.js"));
  go();
  await ready(page);
  await page.waitForFunction(() => /Your turn/.test(document.querySelector("[data-part=told]").textContent));
  assert.equal((await engine).status(), 200);
  await close(page);
}, { held: new Set(["nim.game.en.js"]) }));

test("where the engine is not there yet, a move says so, and is then made", () => serve(async (server, { go }) => {
  const page = await open(`${server}/nim.html`);
  await ready(page);
  await page.evaluate(() => void document.querySelector(".board").board.play(document.querySelector(".board").board.now.moves[0]));
  await page.waitForFunction(() => /engine is loading/.test(document.querySelector("[data-part=told]").textContent));
  go();
  await page.waitForFunction(() => document.querySelector(".board").board.at === 2);
  await close(page);
}, { held: new Set(["nim.board.js"]) }));

/** What is kept of the site. */
const kept = (page) => page.evaluate(async () => {
  const names = await caches.keys();
  return (await Promise.all(names.map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname)))).flat();
});
/** Until it is kept. */
async function waitFor(page, wanted) {
  for (let tries = 0; ; tries += 1) {
    const have = await kept(page);
    if (wanted.every((file) => have.includes(file))) return have;
    assert.ok(tries < 150, `kept: ${have}`);
    await page.waitForTimeout(200);
  }
}
const isOffline = (fault) => /ERR_INTERNET_DISCONNECTED|ERR_FAILED|ERR_CONNECTION|Failed to fetch/.test(fault);

test("off line there is what one has visited, with its engine, and the folder's own address", () => serve(async (server, { stop }) => {
  const page = await open(`${server}/`);
  await waitFor(page, ["/index.html", "/files/style.css", "/files/front.js"]);
  await page.goto(`${server}/wythoff.zh.html`);
  await ready(page);
  const have = await waitFor(page, ["/wythoff.zh.html", "/files/wythoff.board.js", "/files/worker.js", "/files/wythoff.game.zh.js"]);
  assert.ok(!have.some((file) => file.includes("sharti")), "what was not visited is not kept");
  stop();
  await page.context().setOffline(true);
  await page.goto(`${server}/`);
  assert.ok(await page.isVisible("#stones"));
  await page.goto(`${server}/index.html`);
  assert.ok(await page.isVisible("#stones"));
  await page.goto(`${server}/wythoff.zh.html`);
  await ready(page);
  await page.evaluate(() => document.querySelector(".board").board.play(document.querySelector(".board").board.now.moves[0]));
  await page.waitForFunction(() => document.querySelector(".board").board.at === 2);
  page.faults = page.faults.filter((fault) => !isOffline(fault));
  await close(page);
}));

test("the whole site is kept when that is asked for, after its size was said", { skip: !all && "only with everything" }, () => serve(async (server, { stop }) => {
  const page = await open(`${server}/index.html`);
  const list = JSON.parse(readFileSync(join(site, "files/list.json"), "utf8"));
  await page.click("[data-part=keep] button");
  const size = page.locator("[data-part=keep] button", { hasText: "MB" });
  assert.equal(Number((await size.textContent()).match(/(\d+) MB/)[1]), Math.round(list.bytes / 1e6));
  await size.click();
  await page.waitForFunction(() => /is kept/.test(document.querySelector("[data-part=keep]").textContent), null, { timeout: 120_000 });
  assert.ok((await kept(page)).length >= list.files.length);
  stop();
  await page.context().setOffline(true);
  await page.goto(`${server}/sharti.zh.html`);
  await ready(page);
  page.faults = page.faults.filter((fault) => !isOffline(fault));
  await close(page);
}));

told();
