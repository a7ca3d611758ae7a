// The page on which one types a rule and reads the values: of one heap value by value, of two heaps as a map.
import { button, engine } from "./ask.js";
import { fits, read } from "./guess.js";
import { Pairs } from "./pairs.js";

const MOST = 400;
const ACROSS = 10;
const box = /** @type {HTMLElement} */ (document.querySelector(".explore"));
/** @param {string} name @returns {any} */
const part = (name) => box.querySelector(`[data-part=${name}]`);
let rule = "";
/** @type {number[]} */
let values = [];
/** @type {[number, number, number]} */
let period;
// Values that are known are shown, and no other, in as many places as there is room for.
let [shown, known] = [0, 0];
/** @type {import("./guess.js").Guess} */
let guess;

/** @param {number} n */
function cell(n) {
  const isKnown = n < known;
  const guessed = guess?.({ n });
  const sign = isKnown && guess ? (fits(guessed, values[n]) ? "" : " wrong") : "";
  const lost = guess && (guessed === true || guessed === 0) ? " guessed" : "";
  const made = button(isKnown ? String(values[n]) : "", () => explain(n), `value${isKnown ? ` v${values[n]}` : ""}${sign}${lost}`);
  made.setAttribute("aria-label", isKnown ? `G(${n}) = ${values[n]}` : `G(${n})`);
  made.disabled = n > known;
  return made;
}
/** Rows of ten, or as long as the period once all is known. */
function draw() {
  const isWhole = known === shown;
  const across = isWhole && period && period[1] > 3 && period[1] <= 40 ? period[1] : ACROSS;
  const table = part("table");
  table.replaceChildren();
  for (let n = 0; n < shown; n += across) {
    const row = element("tr", "");
    row.append(element("th", String(n)));
    for (let i = n; i < Math.min(n + across, shown); i += 1) {
      const place = element("td", "", isWhole && period && i >= period[0] ? "repeats" : "");
      place.append(cell(i));
      row.append(place);
    }
    table.append(row);
  }
  part("more").hidden = shown >= values.length;
  const lost = values.slice(0, known).flatMap((value, n) => (value ? [] : [n]));
  part("lost").textContent = say("Lost, with the value 0: ", "必败（SG 值为 0）：") + lost.slice(0, 30).join(", ") + (lost.length > 30 ? ", …" : "");
  part("period").textContent = isWhole ? said() : "";
  part("failed").textContent = guess ? failed() : "";
}
function said() {
  if (!period) return say(`No period is proved by the values up to ${values.length - 1}.`, `算到 ${values.length - 1} 为止，还不能证明有周期。`);
  const [start, length, enough] = period;
  const holds = say(`G(n + ${length}) = G(n) for all n ≥ ${start}`, `对所有 n ≥ ${start}，G(n + ${length}) = G(n)`);
  return say(
    `${holds}: it holds for n = ${start}, …, ${enough}, and that is enough for ever.`,
    `${holds}：对 n = ${start}, …, ${enough} 成立，这就足以推出以后都成立。`,
  );
}
/** Where the guess fails first. */
function failed() {
  const first = values.slice(0, known).findIndex((value, n) => !fits(guess({ n }), value));
  return first < 0
    ? say(`The guess holds for all n < ${known} shown here.`, `对这里的所有 n < ${known}，猜想都成立。`)
    : say(`The guess fails first at n = ${first}, where G = ${values[first]}.`, `猜想最先在 n = ${first} 处不成立，那里 G = ${values[first]}。`);
}
/** @param {number} n */
async function explain(n) {
  if (n > known) return;
  const options = /** @type {[number[], number][]} */ ((await engine.ask("explore", rule, n)).map((/** @type {number[]} */ [a, b, value]) => [[a, b], value]));
  /** @param {number[]} heaps */
  const name = ([a, b]) => (a ? `${a} + ${b}` : String(b));
  const listed = options.slice(0, 40).map(([heaps, value]) => `${name(heaps)} → ${value}`).join(say("; ", "；"));
  const set = [...new Set(options.map(([, value]) => value))].sort((a, b) => a - b);
  const rest = options.length > 40 ? " …" : "";
  part("mex").textContent = options.length
    ? say(`${n}: the options and their values are ${listed}${rest}. The least number missing in {${set.join(", ")}} is ${values[n]}, so G(${n}) = ${values[n]}.`,
      `${n} 的后继和 SG 值：${listed}${rest}。{${set.join(", ")}} 的 mex 是 ${values[n]}，所以 G(${n}) = ${values[n]}。`)
    : say(`${n}: no move, so G(${n}) = 0.`, `${n} 没有后继，所以 G(${n}) = 0。`);
  if (n === known) {
    known += 1;
    draw();
  }
}
/** @param {string} text */
async function open(text) {
  part("rule").value = text;
  const found = await engine.ask("explore", text);
  part("refused").textContent = found.refused ? found.refused[isChinese ? 1 : 0] : "";
  part("found").hidden = Boolean(found.refused);
  if (found.refused) return;
  ({ values, period } = found);
  rule = text;
  shown = known = Math.min(values.length, period ? Math.min(MOST, Math.max(60, period[2] + period[1] + 1)) : 100);
  part("mex").textContent = "";
  keep(text);
  draw();
}
/** The rule stays in the address, and goes to the other language. @param {string} text */
function keep(text) {
  const hash = `#${encodeURIComponent(text)}`;
  history.replaceState(null, "", hash);
  for (const link of /** @type {NodeListOf<HTMLAnchorElement>} */ (document.querySelectorAll("a.language"))) link.hash = hash;
}
/** @param {Promise<void>} work @param {HTMLElement} told */
const safe = (work, told) => work.catch((/** @type {Error} */ error) => {
  told.textContent = error.message;
});

box.hidden = false;
part("form").onsubmit = (/** @type {Event} */ event) => {
  event.preventDefault();
  safe(open(part("rule").value.trim()), part("refused"));
};
for (const one of /** @type {NodeListOf<HTMLElement>} */ (box.querySelectorAll("[data-rule]"))) one.onclick = () => safe(open(one.dataset.rule), part("refused"));
part("step").onclick = () => {
  if (known === shown) known = 0;
  safe(explain(known), part("refused"));
};
part("all").onclick = () => {
  known = shown;
  draw();
};
part("more").onclick = () => {
  shown = known = Math.min(values.length, shown + 400);
  draw();
};
part("guess").oninput = () => {
  const text = part("guess").value.trim();
  guess = read(text, ["n"]);
  part("failed").textContent = "";
  draw();
  if (text && !guess) part("failed").textContent = say("This guess cannot be read. Examples: n mod 7 in {0, 2}; G = n mod 4 is written n mod 4.", "看不懂这个猜想。例如：n mod 7 in {0, 2}；要写 G = n mod 4，就写 n mod 4。");
};

const pairs = new Pairs(/** @type {HTMLElement} */ (document.querySelector(".pairs")), keep);
const asked = decodeURIComponent(location.hash.slice(1));
const isPair = asked.startsWith("2 ");
const first = /** @type {HTMLElement} */ (box.querySelector("[data-rule]")).dataset.rule;
// The engine answers in turn; the address is that of the rule that was asked for.
safe(pairs.open(isPair ? asked.slice(2) : "queen", isPair), part("refused")).then(() => safe(isPair ? Promise.resolve() : open(asked || first), part("refused")));
