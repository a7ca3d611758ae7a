// Rules that want to reach the page or the network, or to forge what is said of them; links and guesses that want to
// freeze the page. What a rule can do is to be refused, or to be worked out as the rule that it is.
import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { createServer } from "node:http";
import { test } from "node:test";
import { SCRIPT } from "../files/lab/sandbox.js";
import { address, open } from "./browser.mjs";

const part = (page, name) => page.locator(`.lab [data-part=${name}]`);
const text = (page, name = "status") => part(page, name).textContent();
async function idle(page, limit = 40_000) {
  for (const end = Date.now() + limit; Date.now() < end; await new Promise((done) => setTimeout(done, 60))) {
    if ((await text(page)) && (await part(page, "run").getAttribute("aria-disabled")) !== "true") return;
  }
  assert.fail(`still at work: ${await text(page)}`);
}
/** The values of the table, or what was refused. */
async function ran(page, rule, { at = "0..20", end = "loses" } = {}) {
  await part(page, "rule").fill(rule);
  await part(page, "at").fill(at);
  await part(page, "end").selectOption(end);
  await part(page, "run").click();
  await idle(page);
  const isRefused = await part(page, "results").isHidden();
  return { isRefused, said: await text(page),
    values: isRefused ? undefined : await page.$$eval("[data-part=table] .cell",
    (all) => all.map((one) => one.textContent).join("")) };
}
/** What a heap from which one is taken has: the values that stand if nothing is forged. */
const ONE = "010101010101010101010";
const inside = (attack) => `n => { ${attack}; return [n - 1] }`;
const after = (attack) => `const moves = n => [n - 1]\nreturn { moves }\n}); ${attack};\n(function () {`;
const NAMED = /not defined|not a function|EvalError|Cannot|read only|read-only|not extensible|already been declared|Immutable/;

/** What is refused, and why. */
const REFUSED = [
  ['fetch("OUTSIDE/fetch")'], ['const asked = new XMLHttpRequest(); asked.open("GET", "OUTSIDE/request"); asked.send()'], ['new WebSocket("OUTSIDE/socket")'],
  ['importScripts("OUTSIDE/script")'], ['new Worker("data:text/javascript,1")'], ['indexedDB.open("a")'],
  ["caches.open('a')"], ["postMessage({ run: 1 })"], ["self.close()"], ["close()"],
  ['(() => {}).constructor("return fetch")()'], ['(async () => {}).constructor("1")()'], ["new Function('1')()"],
  ['eval("1")'], ['(0, eval)("1")'], ["setTimeout('1')"], ["setTimeout(() => 1)"], ["queueMicrotask(() => 1)"],
  ['navigator.sendBeacon("OUTSIDE/beacon")'], ['new EventSource("OUTSIDE/events")'],
  ['new BroadcastChannel("a").postMessage(1)'], ["new MessageChannel()"], ["new SharedArrayBuffer(8)"],
  ["Atomics.wait(new Int32Array(2), 0, 0)"],
  ["WebAssembly.compile(new Uint8Array(8))"], ["crypto.getRandomValues(new Uint8Array(2))"], ["performance.now()"],
  ["addEventListener('message', () => 1)"], ["location.href"], ["structuredClone(1)"], ["Math.random()"],
  ["onmessage.call()"],
  ["Array.prototype.map = () => [1]"], ["Object.prototype.then = 1"], ["Array.prototype[0] = 1"],
  ["Object.defineProperty(Array.prototype, 'push', { value: () => 1 })"],
  ["Object.defineProperty(Object.prototype, 'ids', { get: () => [] })"],
  ["Object.setPrototypeOf(Object.prototype, { a: 1 })"], ["Map.prototype.get = () => 0"],
  ["Error.prepareStackTrace = () => 1"], ["globalThis.Map = class {}"], ["RegExp.prototype.exec = () => null"],
  ["sum(1, 2).constructor.prototype.parts = []"],
  ["Object.defineProperty(sum(1).constructor, Symbol.hasInstance, { value: () => true })"], ["range.call = 1"],
  ["Array.prototype.reduce = Array.prototype.reduce; n.x.y"], ["String.prototype.toString = () => '1'"],
  // What is thrown may be anything.
  ["const e = new Error('a'); Object.defineProperty(e, 'stack', { get() { throw e } }); throw e", /./],
  ["throw { get name() { throw 1 }, toString() { throw 2 } }", /./],
  ["const e = new Error('x'); e.stack = 'a:4:1 '.repeat(1e6); throw e", /Error: x/],
  ["throw Object.create(null)", /./], ["throw null", /./], ["const f = () => f(); f()", /Maximum call stack/],
  ["'x'.repeat(2 ** 30)", /Invalid string length/], ["return [Array(3e6)]", /more than 10000 entries/],
  ["return Array(5e6).fill(0)", /more than 1000000 options/],
  ["return ['x'.repeat(1e6)]", /more than 10000 entries/], ["return ['x'.repeat(2e4)]", /more than 10000 entries/],
  ["return range(0, 1e9)", /range\(0, 1000000000/], ["return range(2 ** 53, 2 ** 53 + 1e9)", /range/],
  ["return primes(1e300)", /primes/], ["return divisors(1e15)", /divisors/],
  // What pretends to be something else.
  ["return { length: 1, 0: 0 }", /no list but: object/], ["return Promise.resolve([])", /no list but: object/],
  ["return { table: { kind: 'line' }, values: [7] }", /no list but: object/],
  ["return [{ valueOf: () => 0 }]", /no position but: object/],
  ["return [{ toString: () => '0' }]", /no position but: object/],
  ["return [Object(0)]", /no position but: object/], ["return [0n]", /no position but: bigint/],
  ["return [Symbol()]", /no position but: symbol/], ["return [() => 0]", /no position but: function/],
  ["return [new Proxy([], { get: (_, name) => name === 'length' ? 2 : {} })]", /no position but/],
  ["return new Proxy([], { get: (_, name) => name === 'length' ? { valueOf: () => { throw 1 } } : 0 })", /./],
  ["let a = [1]; a[0] = a; return [a]", /too deep/], ["return [sum(1, sum)]", /no position but: function/],
  ["return new Proxy([0], { getOwnPropertyDescriptor: () => { throw 1 }, get() { throw new TypeError('p') } })",
    /TypeError: p/],
];

/** What runs, and changes nothing. */
const HARMLESS = [
  // Only the language has it: the browser refuses what it asks for.
  inside('import("OUTSIDE/import").catch(() => {})'), inside('import("data:text/javascript,1").catch(() => {})'),
  inside("globalThis.onmessage = () => 1; globalThis.postMessage = 2"),
  inside("(async () => { while (n > 30) await 1 })()"),
  inside("class Map {} function RegExp() {} const Array = 1, Object = 2"), inside("Array.from = 1; Object.keys = 2")
    .replace("Array.from = 1; Object.keys = 2",
    "try { Array.from = 1 } catch {} try { JSON.stringify = () => '7' } catch {}"),
  inside("this?.store?.positions?.push(7)"),
  "function moves(n) { if (this) { this.values = [7]; this.isTwoSided = true; this.checked = () => ({ ids: [] }) } return [n - 1] }",
  inside("const f = moves; f.caller; f.arguments").replace("const f = moves; f.caller; f.arguments",
    "try { moves.caller.store = 1 } catch {}"),
  "function* moves(n) { yield n - 1 }", "n => new Set([n - 1])", "n => new Proxy([n - 1], {})",
  "n => Object.assign([n - 1], { toJSON: () => [7], table: 1, ids: [7] })",
  "n => Object.defineProperty([n - 1], Symbol.iterator, { value: function* () { yield 7 } })",
  "n => { class A extends Array { get length() { return 1 } } const a = new A(); a[0] = n - 1; return a }",
  // Code outside the function that the rule is.
  after("var a = 1; function b() {}"), after("rule(() => ({ moves: () => [] }))"), after("rule = () => 1"),
  after("try { rule.call(null, () => ({ moves: () => [7] })) } catch {}"),
  after("onmessage = () => postMessage({ table: 1 })"), after("globalThis.onmessage = null; this.port = 1"),
  after('import("OUTSIDE/module").catch(() => {})'),
];

/** What is declared by a name of the language, or left out, is no program. */
const DECLARED = ["function RegExp() { return { test: () => true } }", "function Map() {}", "class Object {}",
  "let Array = 1", "const JSON = { stringify: () => 1 }", "function Float64Array() {}", "function rule() {}",
  "function globalThis() {}", "function Symbol() {}", "let undefined = 1", "function Error() {}"].map(after);

test("a rule is refused, or worked out as what it is; nothing is forged, and nothing outside is reached",
  { timeout: 600_000 }, async (context) => {
  const asked = [];
  const server = createServer((request, response) => {
    asked.push(request.url);
    response.setHeader("Access-Control-Allow-Origin", "*");
    response.setHeader("Content-Type", "text/javascript");
    response.end("");
  });
  await new Promise((done) => server.listen(0, "127.0.0.1", done));
  const to = (rule) => rule.replaceAll("OUTSIDE", `http://127.0.0.1:${server.address().port}`);
  const page = await open("lab.html");
  try {
    await idle(page);
    const slipped = [];
    for (const [attack, said = NAMED] of REFUSED) {
      const { isRefused, said: why, values } = await ran(page, to(inside(attack)));
      if (!isRefused || !said.test(why)) slipped.push(`${attack}: ${values ?? why}`);
    }
    for (const rule of HARMLESS) {
      const { values, said } = await ran(page, to(rule));
      if (values !== ONE) slipped.push(`${rule}: ${values ?? said}`);
    }
    for (const rule of DECLARED) {
      const { isRefused, said } = await ran(page, rule);
      if (!isRefused || !/not JavaScript/.test(said)) slipped.push(`${rule}: ${said}`);
    }
    assert.deepEqual(slipped, []);
    assert.match((await ran(page, after("for (;;);"))).said, /before the first move/);
    assert.match((await ran(page, "function* moves(n) { for (;;) yield n - 1 }")).said, /more than 1000000 options/);
    assert.match((await ran(page, "let k = 0\nn => [n - 1 - k++ % 3]")).said, /Asked twice/);
    assert.match((await ran(page, "const start = p => { p.push(1); return p }\np => []",
      { at: "0..3 × 0..3 × 0..3" })).said, /not extensible/);
    assert.equal(await page.evaluate(() => [1].map((one) => one + 1)[0]), 2);
    assert.deepEqual(asked, []);
    context.diagnostic(`${REFUSED.length + HARMLESS.length + DECLARED.length + 4} rules`);
  } finally {
    server.close();
    await page.context().close();
  }
});

test("no link runs a rule, and no link, position or guess freezes the page", { timeout: 300_000 }, async () => {
  const long = "x".repeat(60_000);
  for (const [hash, said] of [[`rule=${encodeURIComponent("n => [n - 1]")}&at=0..20`, undefined],
    [`rule=${long}`, /too long/], [`rule=n&at=${long}`, /too long/], [`example=primes&guess=${long}`, /too long/],
    [`rule=${"x".repeat(1_900_000)}`, /too long/]]) {
    const page = await open(`${address("lab.html")}#${hash}`);
    if (said) assert.match(await text(page), said, hash.slice(0, 30));
    else assert.ok(await part(page, "from-link").isVisible());
    assert.ok(await part(page, "results").isHidden(), hash.slice(0, 30));
    await page.context().close();
  }
  for (const guess of ["popcount(1/0)", "divisors(999999999999999999 + n)", "divisors(999999999999 + n)",
    "factors(999999999989 - n) + divisors(999999999989 - n)", "bitsum([1/0], 2)", "gcd(1/3, 1/7)",
    `${"(".repeat(9000)}n`, "isprime(1/0)", "lowbit(1e999)"]) {
    const page = await open(`${address("lab.html")}#example=primes&guess=${encodeURIComponent(guess)}`);
    await idle(page);
    // The page answers while the guess is worked out.
    const begin = Date.now();
    assert.equal(await page.evaluate(() => 1 + 1), 2);
    assert.ok(Date.now() - begin < 2000, guess);
    for (const end = Date.now() + 15_000; !(await text(page, "guessed")); await new Promise((done) =>
      setTimeout(done, 50))) assert.ok(Date.now() < end, guess);
    assert.match(await text(page, "guessed"), /counterexample|too long|cannot be read/, guess);
    await page.context().close();
  }
  const page = await open("lab.html");
  await idle(page);
  for (const at of ["1.5", "null, 3", "[[[[[[[[[[[[1]]]]]]]]]]]]", "[".repeat(3000), `"${"x".repeat(1e6)}"`,
    "0..1 ^ 999999999", "true", "{}", "-1"]) {
    const { isRefused, said } = await ran(page, "n => [n - 1]", { at });
    assert.ok(isRefused && /cannot be read/.test(said), `${at.slice(0, 30)}: ${said}`);
  }
  await page.context().close();
});

test("the page has a policy, which names the script of the frame", async () => {
  const page = await open("lab.html");
  const policy = await page.$eval("meta[http-equiv=Content-Security-Policy]", (meta) => meta.content);
  assert.ok(policy.includes(`'sha256-${createHash("sha256").update(SCRIPT).digest("base64")}'`),
    "scripts/site/templates/lab.html: the hash");
  assert.ok(policy.startsWith("default-src 'none'") && !/script-src[^;]*unsafe/.test(policy));
  await idle(page);
  await page.evaluate(() => document.head.append(Object.assign(document.createElement("script"),
    { textContent: "globalThis.hasRun = 1" })));
  assert.equal(await page.evaluate(() => globalThis.hasRun), undefined);
  await page.context().close();
});
