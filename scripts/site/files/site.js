// What every page does: search, copy, run. All of it is read from the disk, nothing from a network.
"use strict";

const isChinese = document.documentElement.lang === "zh-CN";
const say = (en, zh) => (isChinese ? zh : en);

/** What a script hands over: each calls the function of its kind. */
const loaded = {};
const scripts = new Map();

/** Loads files/<file>.js once; what it hands over under that kind. */
function load(file, kind) {
  if (!scripts.has(file)) {
    scripts.set(file, new Promise((resolve, reject) => {
      const script = document.createElement("script");
      loaded[kind] = resolve;
      script.onerror = () => reject(new Error(`files/${file}.js`));
      script.src = `files/${file}.js`;
      document.head.append(script);
    }));
  }
  return scripts.get(file);
}

/** Runs a program on an input: what it printed, or nothing if it ran longer than limit ms. */
async function run(name, input, limit, words = []) {
  const [code, text] = [await load(name, "program"), await load("worker", "worker")];
  const program = Uint8Array.from(atob(code), (letter) => letter.charCodeAt(0));
  const address = URL.createObjectURL(new Blob([text], { type: "text/javascript" }));
  const worker = new Worker(address);
  try {
    return await new Promise((resolve, reject) => {
      setTimeout(resolve, limit);
      worker.onmessage = (message) => resolve(message.data);
      worker.onerror = (error) => reject(new Error(error.message));
      worker.postMessage({ program, input, words });
    });
  } finally {
    worker.terminate();
    URL.revokeObjectURL(address);
  }
}

/** What a panic says, without where it stands in the source. */
function reason(err) {
  const said = err.replace(/\nnote: run with [^]*$/, "").trim();
  const quoted = said.match(/^thread '.*?' panicked at '([^]*)', [^']*$/);
  return quoted ? quoted[1] : said.replace(/^thread '.*?' panicked at .*:\n/, "");
}

function element(tag, text, className = "") {
  const made = document.createElement(tag);
  made.textContent = text;
  made.className = className;
  return made;
}

for (const box of document.querySelectorAll(".try")) {
  const [select, area] = [box.querySelector("select"), box.querySelector("textarea")];
  const [button, result] = [box.querySelector(".run"), box.querySelector(".result")];
  const cases = JSON.parse(box.querySelector("script").textContent);
  for (const { name } of cases) select.append(new Option(name));
  const own = new Option(say("your own", "自己输入"));
  select.append(own);
  const choose = () => {
    area.value = cases[select.selectedIndex]?.input ?? "";
    result.replaceChildren();
  };
  select.onchange = choose;
  choose();
  area.oninput = () => {
    const known = cases.findIndex(({ input }) => input === area.value);
    select.selectedIndex = known < 0 ? cases.length : known;
  };
  const show = (ended, limit, input) => {
    if (!ended) {
      const seconds = limit / 1000;
      return [element("p", say(`Stopped after ${seconds} s.`, `运行超过 ${seconds} 秒，已停止。`), "bad")];
    }
    if (ended.status !== 0) {
      return [element("p", say("Refused: ", "拒绝：") + reason(ended.err), "bad")];
    }
    const known = cases.find((one) => one.input === input);
    const plain = (text) => text.replace(/[ \t]+$/gm, "").trimEnd();
    const time = `${ended.time < 10 ? ended.time.toFixed(1) : Math.round(ended.time)} ms`;
    const verdict = !known ? element("p", time)
      : plain(known.output) === plain(ended.out)
      ? element("p", say(`✓ as expected · ${time}`, `✓ 与答案一致 · ${time}`), "good")
      : element("p", say(`✗ expected: ${known.output}`, `✗ 应为：${known.output}`), "bad");
    return [element("pre", ended.out), verdict];
  };
  button.onclick = async () => {
    const [limit, input] = [Number(box.dataset.limit), area.value];
    button.disabled = true;
    result.replaceChildren(element("p", "…"));
    try {
      result.replaceChildren(...show(await run(box.dataset.program, input, limit), limit, input));
    } catch (error) {
      result.replaceChildren(element("p", String(error), "bad"));
    }
    button.disabled = false;
  };
  area.onkeydown = (event) => {
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) button.click();
  };
  box.hidden = false;
}

for (const button of document.querySelectorAll(".copy")) {
  button.onclick = async () => {
    const code = document.getElementById(button.dataset.from);
    const label = button.textContent;
    let isCopied = true;
    try {
      await navigator.clipboard.writeText(code.textContent);
    } catch {
      // Without leave to write there: mark it, and let the browser copy what is marked.
      code.closest("details").open = true;
      getSelection().selectAllChildren(code);
      isCopied = document.execCommand("copy");
    }
    button.textContent = isCopied ? say("Copied", "已复制") : say("Marked: press Ctrl+C", "已选中，请按 Ctrl+C");
    setTimeout(() => (button.textContent = label), 2000);
  };
}

/** What a link leads to is shown, if it is folded. */
function unfold() {
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (target instanceof HTMLDetailsElement) target.open = true;
}
addEventListener("hashchange", unfold);
unfold();

{
  const [input, list] = document.querySelectorAll(".search input, .search ul");
  const ending = say(".html", ".zh.html");
  const language = say("en", "zh");
  const look = async () => {
    const words = input.value.toLowerCase().split(/\s+/).filter(Boolean);
    const entries = words.length ? await load("search", "search") : [];
    const has = (text) => words.every((word) => text.includes(word));
    // Names and titles before what only the text says.
    const found = [
      ...entries.filter(({ names }) => has(names)),
      ...entries.filter(({ names, words: text }) => !has(names) && has(`${names} ${text}`)),
    ].slice(0, 8);
    const items = found.map(({ page, title }) => {
      const link = element("a", title[language]);
      link.href = page + ending;
      link.append(element("small", title[language === "en" ? "zh" : "en"]));
      const item = document.createElement("li");
      item.append(link);
      return item;
    });
    if (words.length && !items.length) items.push(element("li", say("Nothing has all these words.", "没有包含这些词的页面。")));
    list.replaceChildren(...items);
    list.hidden = !items.length;
  };
  input.oninput = look;
  input.onkeydown = (event) => {
    if (event.key === "Escape") {
      input.value = "";
      look();
    } else if (event.key === "Enter" || event.key === "ArrowDown") {
      const first = list.querySelector("a");
      if (first && event.key === "Enter") first.click();
      else first?.focus();
      event.preventDefault();
    }
  };
  list.onkeydown = (event) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const links = [...list.querySelectorAll("a")];
    const at = links.indexOf(document.activeElement);
    if (step && at >= 0) {
      (links[at + step] ?? input).focus();
      event.preventDefault();
    }
  };
  addEventListener("keydown", (event) => {
    if (event.key === "/" && !/^(INPUT|TEXTAREA|SELECT)$/.test(document.activeElement.tagName)) {
      input.focus();
      event.preventDefault();
    }
  });
}
