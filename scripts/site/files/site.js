// What every page does: copy, run. All of it is read from the disk, nothing from a network.
import { canKeep, keep } from "./keep.js";
import { say, Words, words } from "./words.js";

const isChinese = document.documentElement.lang === "zh-CN";

/** What a script hands over: each calls the function of its kind. @type {Record<string, (data: any) => void>} */
const loaded = {};
/** @type {Map<string, Promise<any>>} */
const scripts = new Map();

/** Loads files/<file>.js once; what it hands over under that kind. After a failure the next one tries again. @param {string} file @param {string} kind */
function load(file, kind) {
  if (!scripts.has(file)) {
    const loading = new Promise((resolve, reject) => {
      const script = document.createElement("script");
      loaded[kind] = resolve;
      // What has been handed over is not refused any more.
      script.onload = script.onerror = () =>
        reject(new Error(say("not-loaded", { file })));
      script.src = `files/${file}.js`;
      document.head.append(script);
    });
    loading.catch(() => scripts.delete(file));
    scripts.set(file, loading);
  }
  return scripts.get(file);
}

/** The bytes that a script hands over: packed, and written as letters. @param {string} code */
async function unpacked(code) {
  const bytes = Uint8Array.from(atob(code), (letter) => letter.charCodeAt(0));
  return new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw"))).arrayBuffer();
}

/**
 * @typedef {{
 *   stopped?: boolean, status?: number, out?: string, isCut?: boolean, err?: string, read?: number, time?: number
 * }} Ended how a run ended: of one that was stopped nothing else is known
 */

/** Runs a program on an input, until it ends or `stop` is settled. @param {string} name @param {string} input @param {Promise<unknown>} stop @returns {Promise<Ended>} */
async function run(name, input, stop) {
  const [code, text] = [await load(name, "program"), await load("worker", "worker")];
  const program = await unpacked(code);
  const address = URL.createObjectURL(new Blob([text], { type: "text/javascript" }));
  const worker = new Worker(address);
  try {
    return await new Promise((resolve, reject) => {
      stop.then(() => resolve({ stopped: true }));
      worker.onmessage = (message) => resolve(message.data);
      worker.onerror = (error) => reject(new Error(error.message));
      worker.postMessage({ program, input });
    });
  } finally {
    worker.terminate();
    URL.revokeObjectURL(address);
  }
}

/** @template {keyof HTMLElementTagNameMap} Tag @param {Tag} tag @param {string} text */
function element(tag, text, className = "") {
  const made = document.createElement(tag);
  made.textContent = text;
  made.className = className;
  return made;
}

/** @param {string} words @param {(this: GlobalEventHandlers, event: MouseEvent) => any} does */
function button(words, does, className = "button quiet") {
  const made = element("button", words, className);
  made.type = "button";
  made.onclick = does;
  return made;
}

for (const button of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll(".copy"))) {
  button.onclick = async () => {
    const code = document.getElementById(button.dataset.from);
    let isCopied = true;
    try {
      await navigator.clipboard.writeText(code.textContent);
    } catch {
      // Without leave to write there: mark it, and let the browser copy what is marked.
      code.closest("details").open = true;
      getSelection().selectAllChildren(code);
      isCopied = document.execCommand("copy");
    }
    flash(button, say(isCopied ? "copied" : "marked"));
  };
}

/** What is kept where it may be. @param {"localStorage" | "sessionStorage"} storage */
const keeper = (storage) => ({
  /** @param {string} key */
  get: (key) => {
    try {
      return globalThis[storage].getItem(key);
    } catch {
      return null;
    }
  },
  /** @param {string} key @param {string} value */
  set: (key, value) => {
    try {
      globalThis[storage].setItem(key, value);
    } catch {
      // Then nothing is kept.
    }
  },
});
/** On this device alone, and in this window. */
const [kept, keptHere] = [keeper("localStorage"), keeper("sessionStorage")];

/** Says something on a button for a while. @param {HTMLElement} button @param {string} words */
function flash(button, words) {
  const label = button.textContent;
  button.textContent = words;
  setTimeout(() => (button.textContent = label), 2000);
}

// Rust and C++ as tabs; the choice holds for all pages. Before it, what most of the readers write, and the judge takes.
const tabs = /** @type {HTMLElement[]} */ ([...document.querySelectorAll("[role=tab]")]);
/** @param {string} language */
function turn(language) {
  for (const tab of tabs) {
    const isChosen = tab.dataset.language === language;
    tab.setAttribute("aria-selected", String(isChosen));
    tab.tabIndex = isChosen ? 0 : -1;
    document.getElementById(tab.getAttribute("aria-controls")).hidden = !isChosen;
  }
}
for (const tab of tabs) {
  /** @param {string} language */
  const choose = (language) => {
    kept.set("program", language);
    turn(language);
  };
  tab.onclick = () => choose(tab.dataset.language);
  tab.onkeydown = (event) => {
    if (!/^Arrow(Left|Right)$/.test(event.key)) return;
    const other = tabs.find((one) => one !== tab && one.parentElement === tab.parentElement);
    choose(other.dataset.language);
    other.focus();
  };
}
const noRust = document.querySelector("article[data-no-rust]");
if (tabs.length) turn(kept.get("program") ?? (isChinese || noRust ? "cpp" : "rust"));

// What is scrolled sideways is scrolled by keys too.
const scrolled = new ResizeObserver((boxes) => {
  for (const { target: box } of boxes) {
    if (box.scrollWidth > box.clientWidth) /** @type {HTMLElement} */ (box).tabIndex = 0;
    else box.removeAttribute("tabindex");
  }
});
for (const box of document.querySelectorAll("pre, table")) scrolled.observe(box);

// A word shows its meaning under the mouse, with the focus, or at the first touch; then it is a link.
for (const word of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("a.word"))) {
  let wasFocused = false;
  word.addEventListener("pointerdown", ({ pointerType }) => (wasFocused = pointerType === "mouse" || word === document.activeElement));
  word.addEventListener("click", (event) => {
    if (event.detail && !wasFocused) event.preventDefault();
    word.focus();
  });
  word.addEventListener("keydown", ({ key }) => key === "Escape" && word.blur());
}

// A sheet is printed with its answers.
addEventListener("beforeprint", () => {
  for (const answers of /** @type {NodeListOf<HTMLDetailsElement>} */ (document.querySelectorAll(".answers"))) answers.open = true;
});

/** The page in the other language. */
const language = /** @type {HTMLAnchorElement} */ (document.querySelector("a.language"));
// The menu marks the part that one reads; the other language begins there.
const menu = /** @type {HTMLElement} */ (document.querySelector(".parts"));
if (menu) {
  const links = /** @type {HTMLAnchorElement[]} */ ([...menu.querySelectorAll("a:not([class])")]);
  /** @param {HTMLAnchorElement} link */
  const part = (link) => document.getElementById(link.hash.slice(1));
  let here = "";
  const mark = () => {
    const focus = document.activeElement;
    // Who goes up to the header by keys has not left the place.
    if (focus.closest("header")) return;
    /** @param {HTMLAnchorElement} link */
    const isPassed = (link) => part(link) && !part(link).hidden && part(link).getBoundingClientRect().top < innerHeight / 3;
    // Where one types, in sight, counts before where one has scrolled to.
    const { top, bottom } = focus.getBoundingClientRect();
    const typed = top >= 0 && bottom <= innerHeight && links.findLast((link) => part(link)?.contains(focus));
    // So does a part that one has gone to, however short it is.
    /** @param {HTMLAnchorElement} link */
    const isNear = (link) => Math.abs(part(link)?.getBoundingClientRect().top) < innerHeight / 3;
    const chosen = links.find((link) => link.hash === location.hash && isNear(link));
    const last = typed || chosen || links.findLast(isPassed);
    for (const link of links) link.toggleAttribute("aria-current", link === last);
    if (last) menu.scrollLeft = last.offsetLeft - menu.clientWidth / 3;
    here = last?.hash ?? "";
  };
  addEventListener("scroll", mark, { passive: true });
  addEventListener("focusin", mark);
  mark();
  language.addEventListener("click", () => here && (language.hash = here));
}

/** From a mistake's case to another part; a link leads back. @param {string} name @param {string} part */
function leave(name, part) {
  const back = /** @type {HTMLAnchorElement} */ (menu.querySelector(".back"));
  location.hash = back.href = `#${name}`;
  back.hidden = false;
  back.onclick = () => (back.hidden = true);
  location.hash = part;
}

if (!isChinese && /^zh/.test(navigator.language) && !kept.get("language")) language.classList.add("offered");
language.addEventListener("click", () => kept.set("language", language.hreflang));

// The search is loaded when one goes there.
const typed = /** @type {HTMLInputElement} */ (document.querySelector(".search input"));
if (typed) {
  typed.addEventListener("focus", () => load("find", "find").catch((error) => (document.querySelector(".search .said").textContent = error.message)));
  addEventListener("keydown", (event) => {
    if (event.key === "/" && !/^(INPUT|TEXTAREA|SELECT)$/.test(document.activeElement.tagName)) {
      typed.focus();
      event.preventDefault();
    }
  });
}

// From a server, what one has visited is kept, with what it loads later.
if (canKeep) {
  const { version } = document.body.dataset;
  let keeping = Promise.resolve();
  /** @param {string[]} urls Without the network there is nothing to keep. */
  const more = (urls) => (keeping = keeping.then(() => keep(version, urls)).catch(() => {}));
  addEventListener("load", async () => {
    await navigator.serviceWorker.register("offline.js").catch(() => {});
    more([location.href]);
    new PerformanceObserver((list) => more(list.getEntries().map(({ name }) => name))).observe({ type: "resource", buffered: true });
  });
}

// What the other scripts use.
Object.assign(globalThis, { isChinese, Words, words, say, loaded, load, unpacked, run, element, button, flash, kept, keptHere, leave, canKeep, keep });
