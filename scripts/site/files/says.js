// What is said of a position, in the reader's language.

/** @typedef {import("./ask.js").Pair} Pair @typedef {import("./ask.js").Look} Look @typedef {import("./ask.js").Move} Move */

/** In the reader's language; the name of a thing is not broken between two lines. @param {Pair} pair */
export const own = (pair) => pair[isChinese ? 1 : 0].replace(/\((\d+), (?=\d+\))/g, "($1,\u00a0").replace(/(\d)–(?=\d)/g, "$1\u2060–\u2060");

/** @type {Record<string, Pair>} */
export const CLASS = {
  P: ["P: the player to move loses", "P：轮到走的人必败"],
  N: ["N: the player to move can win", "N：轮到走的人必胜"],
  D: ["D: neither can force a win", "D：平局，双方都无法必胜"],
};
/** What a move into such a position is worth to who makes it. @type {Record<string, number>} */
const WORTH = { P: 2, D: 1, N: 0 };

/** Does a move keep what can be kept? @param {Move} move @param {Look} from */
export const isGood = (move, from) => WORTH[move.class] === Math.max(...from.moves.map((one) => WORTH[one.class]));

/** Words of which each is a sentence or its part; Chinese has no blanks. @param {string[]} words */
export const joined = (words) => words.join(" ").replace(/ ([.。（])/g, "$1").replace(/([，。！？：]) |(\p{Script=Han}) (?=\p{Script=Han})/gu, "$1$2");

/** A name within Chinese words. @param {string} name */
export const spaced = (name) => (/^\p{Script=Han}/u.test(name) ? name : ` ${name} `);

/** Who are in a position, of whom no name is told: who is to move, and the other. */
export const NOBODY = () => [say("the player to move", "轮到走的人"), say("the other player", "对手")];

/** A verb as it follows "you". @param {string} verb */
const plain = (verb) => ({ is: "are", was: "were", has: "have", does: "do", always: "always", thus: "thus" })[verb]
  ?? (verb.endsWith("ies") ? verb.slice(0, -3) + "y" : /(o|x|ch|sh|ss)es$/.test(verb) ? verb.slice(0, -2) : verb.replace(/([^s])s$/, "$1"));

/** The reason, to whom it concerns. @param {string} text @param {string[]} names of who is to move and of the other, and the reader's in the game */
export function addressed(text, names) {
  if (names[2]) text = text.replace(isChinese ? new RegExp(`${names[2]} ?`) : new RegExp(`\\b${names[2]}\\b(?!')`), say(`${names[2]} (you)`, `${names[2]}（你）`));
  NOBODY().forEach((nobody, i) => {
    const name = names[i];
    if (isChinese) text = text.replaceAll(nobody, name);
    else text = text.replace(new RegExp(`\\b(${nobody})('s)?( always)?( [a-z]+)?`, "gi"), (all, who, of = "", always = "", verb = "") => {
      const said = who[0] === who[0].toUpperCase() ? name[0].toUpperCase() + name.slice(1) : name;
      if (name !== "you") return said + of + always + verb;
      return of ? said + "r" + verb : said + always + (verb && " " + plain(verb.slice(1)));
    });
  });
  return text;
}

/**
 * Who is to move in a position, who wins, and why.
 * @param {Look} look
 * @param {string[]} names of who is to move and of the other, and the reader's in the game
 */
export function reason({ why, class: of, moves }, names) {
  const [mover, other] = names;
  const winner = of === "N" ? mover : other;
  const wins = say(winner === "you" ? "you win" : `${winner} wins`, `${spaced(winner)}${moves.length ? "必胜" : "赢了"}`);
  const turn = say(`Now ${mover} ${mover === "you" ? "are" : "is"} to move`, `轮到${spaced(mover)}走`);
  const ends = !moves.length ? say("Play is over: ", "对局结束：") + (of === "D" ? say("it is a draw", "平局") : wins)
    : of === "D" ? turn + say(", and it is a draw", "，双方都赢不了，是平局")
    : turn + (of === "N" ? say(mover === "you" ? " and win" : " and wins", `，${wins}`) : say(`, but ${wins}`, `，但${wins}`));
  // What the computer can do is no advice.
  const theirs = why && of === "N" && moves.length && other === say("you", "你") && !names[2] ? say("Its way:", "它的办法：") : "";
  return joined([ends + say(".", "。"), theirs, why ? addressed(own(why), names) : ""].filter(Boolean));
}

/** A link to the page's Idea. */
export function idea() {
  const link = element("a", say("→\u00a0Read the Idea", "→\u00a0看思路"));
  link.href = "#idea";
  return link;
}
