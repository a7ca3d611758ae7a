// What is said of a position, and of who plays.

/** @typedef {import("./words.js").Say} Say @typedef {import("./words.js").Names} Names @typedef {import("./words.js").Words} Words */
/** @typedef {import("./ask.js").Look} Look @typedef {import("./ask.js").Move} Move @typedef {import("./ask.js").Outcome} Outcome */

/** The letter of an outcome, said of the player to move. @type {Record<Outcome, string>} */
export const LETTER = { lost: "P", won: "N", drawn: "D" };
/** What a move into such a position is worth to whoever makes it. @type {Record<Outcome, number>} */
const WORTH = { lost: 2, drawn: 1, won: 0 };

/** Does a move keep what can be kept? @param {Move} move @param {Look} from */
export const isGood = (move, from) => WORTH[move.outcome] === Math.max(...from.moves.map((one) => WORTH[one.outcome]));

/** Sentences one after the other; whose side is whose is said the first time. @param {(string | false | undefined)[]} sentences */
export function joined(sentences) {
  const text = sentences.filter(Boolean).join(say("gap"));
  return ["you", "computer"].map((who) => say(`name-and-${who}`, { name: "" })).reduce((text, sign) => {
    const [first, ...others] = text.split(sign);
    return others.length ? Words.spaced(first + sign + others.join("")) : text;
  }, text);
}

/** A name in the middle of a sentence, at its beginning, and in a heading. @typedef {{name: string, begins: string, full: string}} Person */

/** Somebody whom the site's words name. @param {string} id @returns {Person} */
export const somebody = (id) => ({ name: say(id), begins: words.say([id, {}], {}, "begins"), full: say(id) });

/** The player of a side, where the players have different moves. @param {Words} words @param {"left" | "right"} side @param {"you" | "computer"} [who] @returns {Person} */
export function player(words, side, who) {
  const [plain, full] = [undefined, "full"].map((attribute) => words.say([side, {}], {}, attribute));
  const name = who ? say(`name-and-${who}`, { name: plain }) : plain;
  return { name, begins: name, full };
}

/**
 * What a reason calls those who play.
 * @param {Person} mover @param {Person} other
 * @param {"mover" | "other" | "none" | "unnamed"} you who of them the reader is, where a verb depends on it
 * @param {Person[]} [sides] Left and Right, where the players have different moves
 * @returns {Names}
 */
export const names = (mover, other, you, [left, right] = []) => ({
  mover: mover.name, other: other.name, Mover: mover.begins, Other: other.begins, you, left: left?.name ?? "", right: right?.name ?? "",
});

/** The sentences of a reason. @param {Words} words @param {Look} look @param {Names} names */
export const why = (words, look, names) => joined(look.why.map((one) => words.say(one, names)));

/** Who is to move in a position, who wins, and why. @param {Words} words @param {Look} look @param {Names} names @param {boolean} [isTheirs] is it what the computer can do, and so no advice? */
export function reason(words, look, names, isTheirs = false) {
  const who = say(look.moves.length ? `turn-${look.outcome}` : `over-${look.outcome}`, names);
  return joined([who, isTheirs && look.outcome === "won" && look.moves.length > 0 && say("their-way", names), why(words, look, names)]);
}

/** A sentence in which the words of the field show their meaning, as they do on the page, each once; none leads away from the game. @param {string} text @returns {(string | Node)[]} */
export function marked(text, words = /** @type {HTMLElement[]} */ ([...document.querySelectorAll("section:not(.board) > * .word")])) {
  const found = words.map((word) => ({ word, at: text.search(new RegExp(`(?<![a-z])${word.textContent}(?![a-z])`, "i")) }));
  const [first] = found.filter(({ at }) => at >= 0).sort((a, b) => a.at - b.at);
  if (!first) return [text];
  const { word, at } = first;
  const shown = element("span", text.slice(at, at + word.textContent.length), "word");
  shown.tabIndex = 0;
  shown.dataset.means = word.dataset.means;
  return [text.slice(0, at), shown, ...marked(text.slice(at + word.textContent.length), words.filter((one) => one !== word))];
}

/** A link to the page's Idea. */
export function idea() {
  const link = element("a", say("read-idea"));
  link.href = "#idea";
  return link;
}
