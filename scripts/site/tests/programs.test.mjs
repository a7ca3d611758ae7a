// The programs as the pages run them, and the files to submit.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { inflateRawSync } from "node:zlib";
import { WASI } from "@bjorn3/browser_wasi_shim";
import { all, cases, close, counting, open, played, problems, root, run, site } from "./browser.mjs";

const judge = join(root, "target/debug/judge"); // `cargo judge` builds it
const { counts, told } = counting("programs", "cases", "bundles");

/** Runs a program without the box. */
async function answers(page, problem, { name, input, output }) {
  const ended = await page.evaluate(([problem, input]) => {
    const late = new Promise((resolve) => setTimeout(resolve, 20000));
    return run(problem, input, late);
  }, [problem, input]);
  assert.equal(ended.out?.trimEnd(), output.slice(0, 1e5).trimEnd(), `${problem}: ${name}`);
  counts.cases += 1;
}

test("every program answers its samples", async () => {
  const page = await open("index.html");
  for (const problem of played) {
    for (const sample of cases(problem, "sample-")) await answers(page, problem, sample);
    counts.programs += 1;
  }
  await close(page);
});

// One of a judge that takes no Rust, one with a picture, one with many cases; or all of them.
for (const problem of all ? problems : ["nim", "stone-taking", "wooden-chess"]) {
  test(`${problem}: the box answers as testdata says, and the copied file is the bundle`, async () => {
    const permissions = ["clipboard-read", "clipboard-write"];
    for (const file of [`${problem}.html`, `${problem}.zh.html`]) {
      const page = await open(file, { permissions });
      for (const { name, input, output } of cases(problem, "sample-")) {
        const { out, good } = await run(page, input);
        assert.equal(out.trimEnd(), output.trimEnd(), name);
        assert.ok(good, name);
        counts.cases += 1;
      }
      if (file.endsWith(".zh.html")) {
        await close(page);
        continue;
      }
      // The others as the box runs them. In a browser a usize has 32 bits, so without those beyond the judge's promise.
      for (const one of cases(problem).filter(({ name }) => /^(edge|max|hack)/.test(name))) {
        await answers(page, problem, one);
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
      counts.bundles += 1;
    }
  });
}

test("an engine's first answer takes 50 ms of a processor: 0.2 s of one that is four times slower", async () => {
  const file = (name) => readFileSync(join(site, "files", name), "utf8");
  for (const problem of played) {
    const [, code] = /"(.+)"/.exec(file(`${problem}.board.js`));
    const module = await WebAssembly.compile(inflateRawSync(Buffer.from(code, "base64")));
    const [, facts] = /^loaded\.game\((.*)\);/.exec(file(`${problem}.game.en.js`));
    const [first] = JSON.parse(facts).setUps;
    /** How long an engine that has not been asked yet takes. */
    const asked = async () => {
      const wasi = new WASI([], [], [], { debug: false });
      wasi.inst = await WebAssembly.instantiate(module, { wasi_snapshot_preview1: wasi.wasiImport });
      const { room, answer, at, memory } = wasi.inst.exports;
      const request = new TextEncoder().encode(["look", 0, "narrow", first, first].join("\n"));
      const begin = process.cpuUsage();
      const place = room(request.length);
      new Uint8Array(memory.buffer, place).set(request);
      const length = answer();
      const { user, system } = process.cpuUsage(begin);
      assert.equal(JSON.parse(new TextDecoder().decode(new Uint8Array(memory.buffer, at(), length))).text, first);
      return (user + system) / 1000;
    };
    let least = Infinity;
    // What else the machine does is not the engine's time: the best of up to thirty.
    for (let tries = 0; tries < 30 && least > 50; tries++) least = Math.min(least, await asked());
    assert.ok(least <= 50, `${problem}: ${least} ms`);
  }
});

told();
