// The page on which one types a rule and reads the Grundy values of its heaps.
import { button, engine } from "./ask.js";

const MOST = 400;
const box = document.querySelector(".explore");
const part = (name) => box.querySelector(`[data-part=${name}]`);
let [rule, values, period, shown, known] = ["", [], null, 0, 0];

function cell(n) {
  const made = button(n < known ? String(values[n]) : "", () => explain(n), `value v${values[n]}`);
  made.setAttribute("aria-label", n < known ? `G(${n}) = ${values[n]}` : `G(${n})`);
  made.disabled = n > known;
  return made;
}
/** Rows as long as the period, or of ten. */
function draw() {
  const across = period && period[1] > 3 && period[1] <= 40 ? period[1] : 10;
  const table = part("table");
  table.replaceChildren();
  for (let n = 0; n < shown; n += across) {
    const row = element("tr", "");
    row.append(element("th", String(n)));
    for (let i = n; i < Math.min(n + across, shown); i += 1) {
      const place = element("td", "", period && i >= period[0] && known === shown ? "repeats" : "");
      place.append(cell(i));
      row.append(place);
    }
    table.append(row);
  }
  part("more").hidden = shown >= values.length;
  const lost = values.slice(0, known).flatMap((value, n) => (value ? [] : [n]));
  part("lost").textContent = say("Lost, with the value 0: ", "必败（SG 值为 0）：") + lost.slice(0, 30).join(", ") + (lost.length > 30 ? ", …" : "");
  part("period").textContent = known < shown ? "" : said();
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
async function explain(n) {
  if (n > known) return;
  const options = await engine.ask("explore", rule, n);
  const name = ([a, b]) => (a ? `${a} + ${b}` : String(b));
  const listed = options.slice(0, 40).map((one) => `${name(one)} → ${one[2]}`).join(say("; ", "；"));
  const set = [...new Set(options.map(([, , value]) => value))].sort((a, b) => a - b);
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
  history.replaceState(null, "", `#${encodeURIComponent(text)}`);
  draw();
}
const safe = (work) => work.catch((error) => (part("refused").textContent = error.message));

box.hidden = false;
part("form").onsubmit = (event) => {
  event.preventDefault();
  safe(open(part("rule").value.trim()));
};
for (const one of box.querySelectorAll("[data-rule]")) one.onclick = () => safe(open(one.dataset.rule));
part("step").onclick = () => {
  if (known === shown) known = 0;
  safe(explain(known));
};
part("all").onclick = () => {
  known = shown;
  draw();
};
part("more").onclick = () => {
  shown = known = Math.min(values.length, shown + 400);
  draw();
};
safe(open(decodeURIComponent(location.hash.slice(1)) || box.querySelector("[data-rule]").dataset.rule));
