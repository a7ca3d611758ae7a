// What is said of a position, in the reader's language.

/** @typedef {import("./ask.js").Pair} Pair @typedef {import("./ask.js").Look} Look @typedef {import("./ask.js").Move} Move */

/** @param {Pair} pair */
export const own = (pair) => pair[isChinese ? 1 : 0];

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
export const joined = (words) => words.join(" ").replace(/ ([.。（])/g, "$1").replace(/([。！？：]) |(\p{Script=Han}) (?=\p{Script=Han})/gu, "$1$2");

/**
 * Why a position is won or lost, who is to move there, and who wins.
 * @param {Look} look
 * @param {string[]} names of who is to move and of the other
 */
export function reason({ why, class: of, moves }, [mover, other]) {
  const turn = moves.length ? say(`Now ${mover} ${mover === "you" ? "are" : "is"} to move`, `轮到${mover}`) : say("Play is over", "对局结束");
  /** @param {string} winner */
  const wins = (winner) => say(`${winner} ${winner === "you" ? "win" : "wins"}`, `${winner}${moves.length ? "必胜" : "赢"}`);
  const ends = of === "D" ? say("it is a draw", "平局") : wins(of === "N" ? mover : other);
  return (why ? own(why) + say(" ", "") : "") + say(`${turn}: ${ends}.`, `${turn}，${ends}。`);
}

/** A link to the page's Idea. */
export function idea() {
  const link = element("a", say("Idea", "思路"));
  link.href = "#idea";
  return link;
}
