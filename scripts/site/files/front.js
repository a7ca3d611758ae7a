// The front page: a game of 21 stones, and what one has done of the path.
import { log, MARKS } from "./log.js";
import { joined } from "./says.js";

const game = /** @type {HTMLElement} */ (document.querySelector("#stones"));
const row = game.querySelector(".row");
const status = game.querySelector(".status");
const takes = /** @type {HTMLButtonElement[]} */ ([...game.querySelectorAll("[data-take]")]);
const again = button(say("play-again"), anew);
again.hidden = true;
game.querySelector(".begin").append(again);
let left = row.children.length;
/** How many the computer has left each time. @type {number[]} */
let lefts = [];

/** Takes so many stones; what the computer took last can be told from the others. @param {number} count @param {string} look */
function take(count, look) {
  for (const stone of row.querySelectorAll(".theirs")) stone.className = "gone";
  for (const stone of [...row.children].slice(left - count, left)) stone.className = look;
  left -= count;
  row.ariaLabel = say("stones-left", { count: left });
}
function anew() {
  for (const stone of row.children) stone.className = "";
  left = row.children.length;
  lefts = [];
  row.ariaLabel = say("stones-left", { count: left });
  status.textContent = say("stones-again");
  for (const one of takes) one.disabled = false;
  isEnd(false);
}
/** Is the game over? Then nothing is taken. @param {boolean} is */
function isEnd(is) {
  for (const one of takes) one.hidden = is;
  again.hidden = !is;
  (is ? again : takes[0]).focus({ preventScroll: true });
}
/** The reader has won, or left the computer so many stones. @param {number} [last] */
function end(last) {
  isEnd(true);
  status.textContent = last ? joined([say("stones-lost", { last }), lefts.length > 1 && say("stones-lefts", { lefts: lefts.join(say("comma")) })]) : say("you-won");
  if (last) return;
  game.querySelector(".won").removeAttribute("hidden");
  log.mark("bash-game", "played");
  show();
}
/** @param {number} mine */
function play(mine) {
  take(mine, "gone");
  if (!left) return end();
  // From a lost position any move is as good, so it is drawn.
  const theirs = left % 4 || 1 + Math.floor(Math.random() * Math.min(3, left));
  take(theirs, "theirs");
  if (!left) return end(theirs);
  lefts.push(left);
  status.textContent = say("stones-took", { mine, theirs, left });
}
for (const one of takes) {
  one.onclick = () => {
    play(Number(one.dataset.take));
    for (const one of takes) one.disabled = Number(one.dataset.take) > left;
  };
}

const links = /** @type {HTMLAnchorElement[]} */ ([...document.querySelectorAll(".cards a")]);
/** @param {Element} link */
const nameOf = (link) => link.getAttribute("href").split(".")[0];
const chapters = /** @type {HTMLDetailsElement[]} */ ([...document.querySelectorAll(".chapter")]);
const names = links.map(nameOf);
const go = /** @type {HTMLAnchorElement} */ (document.querySelector(".continue"));

/** What is done: of each page, of each chapter, and what comes next. */
function show() {
  for (const old of document.querySelectorAll(".done, .next")) old.remove();
  for (const link of links) {
    link.removeAttribute("aria-current");
    const marks = log.marks(nameOf(link));
    const done = MARKS.filter((mark) => marks[mark]);
    if (!done.length) continue;
    const shown = element("span", MARKS.map((mark) => (marks[mark] ? "●" : "○")).join(""), "done");
    shown.title = done.map((mark) => say(`mark-${mark}`)).join(say("comma"));
    shown.setAttribute("role", "img");
    shown.ariaLabel = shown.title;
    link.querySelector("b").append(" ", shown);
  }
  for (const chapter of chapters) {
    const pages = [...chapter.querySelectorAll(".cards a")];
    const meter = chapter.querySelector(".meter");
    const counts = MARKS.map((mark) => pages.filter((page) => log.marks(nameOf(page))[mark]).length);
    const bars = counts.map((count) => {
      const bar = element("i", "");
      bar.style.setProperty("--part", `${(100 * count) / pages.length}%`);
      return bar;
    });
    const [played, recognised, explained] = counts;
    meter.toggleAttribute("hidden", !counts.some(Boolean));
    meter.setAttribute("role", "img");
    meter.ariaLabel = say("meter", { played, recognised, explained, count: pages.length });
    /** @type {HTMLElement} */ (meter).title = meter.ariaLabel;
    meter.replaceChildren(element("small", say("meter-played", { played, count: pages.length })), ...bars);
  }
  const due = log.due(names).length;
  const isBegun = names.some((name) => Object.keys(log.marks(name)).length);
  const next = links.find((link) => !log.marks(nameOf(link)).played);
  if (next) {
    next.setAttribute("aria-current", "step");
    next.querySelector("b").append(" ", element("span", say("path-next"), "next"));
    next.closest(".chapter").querySelector("summary b").append(" ", element("span", say("path-next"), "next"));
  }
  if (due) {
    go.textContent = say("continue-due", { due });
    go.href = go.dataset.mixed;
  } else if (isBegun && next) {
    go.textContent = say("continue", { page: next.querySelector("b").firstChild.textContent });
    go.href = next.href;
  }
}
show();

/** A chapter that a link leads to is open. */
function unfold() {
  const chapter = chapters.find(({ id }) => `#${id}` === location.hash);
  if (!chapter) return;
  chapter.open = true;
  chapter.scrollIntoView();
}
addEventListener("hashchange", unfold);
unfold();

// The whole site off line, for who asks for it; first its size is said.
if (canKeep) {
  const place = document.querySelector("[data-part=keep]");
  const ask = button(say("keep-all"), async () => {
    try {
      const list = await (await fetch("files/list.json")).json();
      const count = list.files.length;
      const sized = button(say("keep-size", { megabytes: Math.round(list.bytes / 1e6), count }), async () => {
        const urls = list.files.map((/** @type {string} */ file) => new URL(file, location.href).href);
        const told = (/** @type {number} */ done) => place.replaceChildren(say(done < count ? "keeping" : "all-kept", { done, count }));
        await keep(document.body.dataset.version, urls, told).catch(() => place.replaceChildren(say("keep-failed")));
      });
      place.replaceChildren(sized);
      sized.focus();
    } catch {
      place.replaceChildren(say("keep-failed"));
    }
  });
  place.removeAttribute("hidden");
  place.append(ask);
}
