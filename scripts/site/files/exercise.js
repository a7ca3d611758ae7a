// The exercises of a page: they say whether an answer is right.
import { log } from "./log.js";

/** Of an answer in numbers they alone count, and not what stands between them. @param {string} text */
const numbers = (text) => text.match(/(?<!\d)-?\d+/g)?.join(" ");
/** @param {string} text */
const words = (text) => text.normalize("NFKC").replaceAll("−", "-").trim().split(/[\s,、;]+/).join(" ");
/** @param {string} given @param {string} right */
const isRight = (given, right) => words(given) === words(right) || (/^[-\d ]+$/.test(words(right)) && numbers(words(given)) === numbers(words(right)));

const forms = /** @type {HTMLFormElement[]} */ ([...document.querySelectorAll(".exercise")]);
const solved = new Set();
for (const form of forms) {
  form.onsubmit = (event) => {
    event.preventDefault();
    const given = String(new FormData(form).get("answer") ?? "").trim();
    const right = isRight(given, form.dataset.answer);
    const status = form.querySelector("[role=status]");
    status.textContent = say(!given ? "answer-first" : right ? "answer-right" : "answer-wrong");
    status.className = right ? "good" : "bad";
    if (!right) return;
    form.querySelector(".because").toggleAttribute("open", true);
    solved.add(form);
    if (solved.size === forms.length) log.mark(form.closest("article").dataset.page, "explained");
  };
}
