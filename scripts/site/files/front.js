// The front page shows what one has done, and what comes next.
import { log, MARKS } from "./log.js";

/** @type {Record<string, string>} */
const WORDS = { played: say("played and won", "对弈获胜"), recognised: say("recognised who wins", "会判断胜负"), explained: say("exercises solved", "练习全对") };
const links = /** @type {HTMLAnchorElement[]} */ ([...document.querySelectorAll(".cards a[data-name]")]);
const names = links.map(({ dataset }) => dataset.name);
for (const link of links) {
  const marks = log.marks(link.dataset.name);
  const done = MARKS.filter((mark) => marks[mark]);
  if (!done.length) continue;
  const shown = element("span", MARKS.map((mark) => (marks[mark] ? "●" : "○")).join(""), "done");
  shown.title = done.map((mark) => WORDS[mark]).join(say(", ", "、"));
  shown.setAttribute("role", "img");
  shown.ariaLabel = shown.title;
  link.querySelector("b").append(" ", shown);
}
const due = log.due(names).length;
const isBegun = names.some((name) => Object.keys(log.marks(name)).length);
const next = links.find(({ dataset: { name } }) => !log.marks(name).played);
const go = /** @type {HTMLAnchorElement} */ (document.querySelector(".continue"));
if (due || (isBegun && next)) {
  go.hidden = false;
  go.textContent = due ? say(`Continue: ${due} positions come back today`, `继续：今天复习 ${due} 个局面`) : say("Continue: ", "继续：") + next.querySelector("b").firstChild.textContent;
  go.href = due ? go.dataset.mixed : next.href;
}
