// Does a rule, or what it says of itself, know a third player? The lab has two.

const SAID = /\b(three|3) players\b|third player|\bplayer 2\b|三(名|个|位)?(人|玩家)/i;

/** @param {string} text of a rule */
export function hasThree(text) {
  const [, second = "player"] = text.match(/\(\s*(?:\w+|\[[^\]]*\])\s*,\s*(\w+)\s*\)\s*=>/) ?? [];
  const name = `\\b(?:${second}|player|who|turn|mover)\\b`;
  const beyond = [`${name}\\s*(?:===?|!==?|>=?|<)\\s*[2-9]`, `${name}[^\\n,;\\]]{0,12}%\\s*[3-9]`];
  const chosen = Array.from(text.matchAll(new RegExp(`\\]\\[${name}\\]`, "g")), ({ index }) => entries(text, index));
  return SAID.test(text) || beyond.some((one) => new RegExp(one).test(text)) || Math.max(0, ...chosen) > 2;
}

/** How many entries the list has that ends there. @param {string} text @param {number} end */
function entries(text, end) {
  let [depth, count] = [0, 1];
  for (let i = end; i >= 0; i -= 1) {
    if (/[)\]}]/.test(text[i])) depth += 1;
    else if (/[([{]/.test(text[i])) depth -= 1;
    else if (text[i] === "," && depth === 1) count += 1;
    if (depth === 0) break;
  }
  return count;
}
