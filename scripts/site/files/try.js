// The box that runs the page's program on what one types.

/** @typedef {import("./site.js").Ended} Ended */

/** What a panic says, without where it stands in the source. @param {string} err */
function reason(err) {
  const said = err.replace(/\nnote: run with [^]*$/, "").trim();
  const quoted = said.match(/^thread '.*?' panicked at '([^]*)', [^']*$/);
  return quoted ? quoted[1] : said.replace(/^thread '.*?' panicked at .*:\n/, "");
}

/** Line and place on it of the last word before `at`, both from 1. @param {string} text @param {number} at */
function placed(text, at) {
  const before = text.slice(0, at).trimEnd();
  const line = before.split("\n").length;
  const word = before.slice(before.lastIndexOf("\n") + 1).split(/\s+/).filter(Boolean).length;
  return { line, word };
}

/** What a program says, in Chinese as far as its page has it: what stands for a `{}` of the one stands for that of the other. @param {string} said @param {Record<string, string>} refusals */
function inChinese(said, refusals) {
  for (const [en, zh] of Object.entries(refusals)) {
    const parts = en.split(/\{[^}]*\}/).map((part) => part.replace(/[.*+?^$()|[\]\\]/g, "\\$&"));
    const found = said.match(new RegExp(`^${parts.join("([^]*)")}$`));
    let number = 0;
    if (found) return zh.replace(/\{\}/g, () => found[++number]);
  }
  return say("in-english", { said });
}

/** Why a program refused an input, in the reader's language. `read` is how much of it was read. @param {string} err @param {string} input @param {number} read @param {Record<string, string>} refusals */
function refusal(err, input, read, refusals) {
  const said = reason(err);
  const { line, word } = placed(input, read);
  if (!input.trim()) return say("no-input");
  const other = said.match(/^`([^`]*)` is not an? (\w+)/);
  if (other) {
    const number = /^[iuf]/.test(other[2]) || other[2] === "Usize1";
    return say(number ? "not-a-number" : "not-allowed", { line, word, found: other[1] });
  }
  if (said.startsWith("the input ends before")) {
    return say("ends-early", { line, word });
  }
  return say("not-as-stated", { said: isChinese ? inChinese(said, refusals) : said });
}

for (const box of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll(".try"))) {
  const [select, area] = [box.querySelector("select"), box.querySelector("textarea")];
  const [button, stop, result] = /** @type {HTMLElement[]} */ ([".run", ".stop", ".result"].map((name) => box.querySelector(name)));
  /** @param {string} name */
  const data = (name) => JSON.parse(box.querySelector(`script.${name}`)?.textContent ?? "{}");
  /** @type {{name: string, input: string, output: string}[]} */
  const cases = data("cases");
  /** @type {Record<string, string>} */
  const refusals = data("refusals");
  const name = box.dataset.program;
  const typed = `try ${name}`;
  // The names of other cases are those of their files.
  for (const { name } of cases) select.append(new Option(name.startsWith("sample-") ? say("sample", { number: name.slice(7) }) : name, name));
  select.append(new Option(say("your-own")));
  /** @param {string} text */
  const clean = (text) => text.replace(/\r/g, "");
  const mark = () => {
    const known = cases.findIndex(({ input }) => clean(input) === area.value);
    select.selectedIndex = known < 0 ? cases.length : known;
  };
  const changed = () => {
    result.replaceChildren();
    mark();
    // For the other language, the way back and the next visit of this window.
    keptHere.set(typed, area.value);
  };
  /** @param {string} text */
  const put = (text) => {
    area.value = clean(text);
    changed();
  };
  select.onchange = () => put(cases[select.selectedIndex]?.input ?? "");
  area.oninput = changed;
  area.value = keptHere.get(typed) ?? clean(cases[0]?.input ?? "");
  mark();

  /** @param {Ended} ended @param {string} input @returns {HTMLElement[]} */
  const show = (ended, input) => {
    if (ended.stopped) {
      return [element("p", say("stopped"), "bad")];
    }
    if (ended.status !== 0) {
      return [element("p", refusal(ended.err, input, ended.read, refusals), "bad")];
    }
    /** @type {HTMLElement[]} */
    const parts = [element("pre", ended.out)];
    if (ended.isCut) parts.push(element("p", say("output-cut")));
    const left = input.slice(ended.read).trim();
    if (left) {
      const { line, word } = placed(input, ended.read);
      const first = left.split(/\s+/)[0];
      parts.push(element("p", say("not-read", { line, word, first }), "bad"));
    }
    const known = cases.find((one) => clean(one.input) === input);
    /** @param {string} text */
    const plain = (text) => clean(text).replace(/[ \t]+$/gm, "").trimEnd();
    const time = ended.time < 10 ? ended.time.toFixed(1) : String(Math.round(ended.time));
    const verdict = !known ? element("p", say("run-time", { time }))
      : plain(known.output) === plain(ended.out)
      ? element("p", say("as-expected", { time }), "good")
      : element("p", say("expected", { output: known.output }), "bad");
    return [...parts, verdict];
  };
  let isBusy = false;
  /** @param {boolean} is */
  const busy = (is) => {
    isBusy = is;
    button.setAttribute("aria-disabled", String(is));
    stop.hidden = !is;
  };
  button.onclick = async () => {
    if (isBusy) return;
    const input = area.value;
    busy(true);
    result.replaceChildren(element("p", "…"));
    let parts;
    try {
      parts = show(await run(name, input, new Promise((resolve) => {
        stop.onclick = resolve;
        setTimeout(resolve, Number(box.dataset.limit));
      })), input);
    } catch (error) {
      parts = [element("p", /** @type {Error} */ (error).message, "bad")];
    }
    // What was typed since then has no result yet.
    if (input === area.value) result.replaceChildren(...parts);
    if (stop === document.activeElement) button.focus();
    busy(false);
  };
  area.onkeydown = (event) => {
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) button.click();
  };
  box.hidden = false;
  // A card of a mistake runs its case here.
  for (const card of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll(".mistake .run-it"))) {
    card.onclick = () => {
      leave(card.dataset.case, "try");
      put(cases.find(({ name }) => name === card.dataset.case).input);
      button.focus({ preventScroll: true });
      button.click();
    };
  }
}
