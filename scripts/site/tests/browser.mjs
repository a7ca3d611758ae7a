// What the tests share: the browser, the pages of the site, and what is checked when.
import assert from "node:assert/strict";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import { dirname, join, resolve } from "node:path";
import { after, before, test } from "node:test";
import { fileURLToPath, pathToFileURL } from "node:url";
import { gzipSync } from "node:zlib";
import { chromium } from "playwright-core";

export const root = resolve(dirname(fileURLToPath(import.meta.url)), "../../..");
export const site = process.env.SITE ?? join(root, "target/site");
export const problems = readdirSync(join(root, "testdata")).sort();
/** Those whose programs and boards are there: `cargo site` may be asked for some alone. */
export const played = problems.filter((name) => existsSync(join(site, `files/${name}.board.js`)));
export const files = readdirSync(site).filter((file) => file.endsWith(".html"));
/** Everything, not only one of each kind? */
export const all = process.env.ALL === "1";

let browser;
before(async () => {
  const executablePath = ["/usr/bin/chromium-headless-shell", "/usr/bin/google-chrome", "/usr/bin/chromium"].find(existsSync);
  browser = await chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-gpu", "--disable-smooth-scrolling", "--disable-background-networking"] });
});
after(() => browser.close());

export const address = (file) => pathToFileURL(join(site, file)).href;

/** A page on which nothing goes wrong, and that asks for nothing from outside. */
export async function open(file, options = {}) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, ...options });
  const page = await context.newPage();
  page.faults = [];
  page.on("console", (message) => page.faults.push(`${file}: ${message.type()}: ${message.text()}`));
  page.on("pageerror", (error) => page.faults.push(`${file}: ${error}`));
  page.on("request", (request) => {
    if (!/^(file:|data:|blob:|http:\/\/127\.0\.0\.1:)/.test(request.url())) page.faults.push(`${file} asks for ${request.url()}`);
  });
  await page.goto(file.includes(":") ? file : address(file));
  return page;
}

/** The board shows its position. */
export const ready = (page) => page.waitForFunction(() => document.querySelector(".board")?.board?.now);

/** All of a page laid out, also what is out of sight. */
export const layOut = (page) => page.addStyleTag({ content: "article > section { content-visibility: visible !important; }" });

export async function close(page) {
  assert.deepEqual(page.faults, []);
  await page.context().close();
}

/** A problem's cases whose names begin so. */
export const cases = (problem, kind = "") => {
  const folder = join(root, "testdata", problem);
  const names = readdirSync(folder).filter((file) => file.startsWith(kind) && file.endsWith(".in"));
  return names.map((file) => {
    const text = (ending) => readFileSync(join(folder, file.slice(0, -2) + ending), "utf8");
    return { name: file.slice(0, -3), input: text("in"), output: text("out") };
  });
};

/** Fills the box with an input and runs it. */
export async function run(page, input) {
  await page.fill("textarea", input);
  await page.click(".run");
  await page.waitForSelector(".run:enabled");
  await page.waitForFunction(() => document.querySelector(".result").textContent !== "…");
  const text = async (selector) =>
    (await page.$(selector)) && page.textContent(selector);
  return { out: await text(".result pre"), bad: await text(".result .bad"), good: await text(".result .good") };
}

/** A server of the site's files as a telephone meets it: what it sends is packed; it has not got what is `missing`, and waits for what is in `held`. */
export async function serve(work, { missing = new Set(), held = new Set() } = {}) {
  const types = { html: "text/html", js: "text/javascript", css: "text/css", svg: "image/svg+xml", json: "application/json" };
  const waiting = [];
  const server = createServer((request, response) => {
    const path = decodeURIComponent(request.url.split("?")[0]).replace(/\/$/, "/index.html");
    const send = () => {
      if (missing.has(path) || !existsSync(join(site, path))) return response.writeHead(404).end();
      response.setHeader("Content-Type", `${types[path.split(".").pop()] ?? "text/plain"}; charset=utf-8`);
      response.setHeader("Content-Encoding", "gzip");
      response.end(gzipSync(readFileSync(join(site, path))));
    };
    if ([...held].some((name) => path.endsWith(name))) waiting.push(send);
    else send();
  });
  await new Promise((ready) => server.listen(0, "127.0.0.1", ready));
  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  const go = () => {
    held.clear();
    for (const send of waiting.splice(0)) send();
  };
  try {
    await work(`http://127.0.0.1:${server.address().port}`, { stop, go });
  } finally {
    stop();
  }
}

/** Counts what a file's tests check; none of these may be nothing. */
export function counting(...names) {
  const counts = Object.fromEntries(names.map((name) => [name, 0]));
  return {
    counts,
    /** As the last test of the file. */
    told: () => test(`checked: ${names.join(", ")}`, (context) => {
      context.diagnostic(names.map((name) => `${counts[name]} ${name}`).join(", "));
      for (const name of names) assert.ok(counts[name] > 0, `no ${name}`);
    }),
  };
}
