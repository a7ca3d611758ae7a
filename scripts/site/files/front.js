// The front page shows what one has done, and what comes next.
import { log, MARKS } from "./log.js";

const links = /** @type {HTMLAnchorElement[]} */ ([...document.querySelectorAll(".cards a[data-name]")]);
const names = links.map(({ dataset }) => dataset.name);
for (const link of links) {
  const marks = log.marks(link.dataset.name);
  const done = MARKS.filter((mark) => marks[mark]);
  if (!done.length) continue;
  const shown = element("span", MARKS.map((mark) => (marks[mark] ? "●" : "○")).join(""), "done");
  shown.title = done.map((mark) => say(`mark-${mark}`)).join(say("comma"));
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
  go.textContent = due ? say("continue-due", { due }) : say("continue", { page: next.querySelector("b").firstChild.textContent });
  go.href = due ? go.dataset.mixed : next.href;
}
