// A rule that is no program: a list of what a move takes, such as `1 3 4` or `1-3`, or an octal code such as `0.77`.

/**
 * @typedef {{digits: number[], goesOn: boolean, script: string}} Takes `digits[k]` says what may be left if k go: 1
 * nothing, 2 a heap, 4 two heaps, or a sum of these; the last goes on for ever?
 */

const MOST = 1000;

/** @param {string} text @returns {Takes | undefined} */
export function takes(text) {
  const plain = text.trim();
  const code = plain.match(/^([04])\.([0-7]+)(…|\.\.\.)?$/);
  if (code) {
    const digits = [Number(code[1]), ...Array.from(code[2], Number)];
    if (!digits.some(Boolean)) return undefined;
    return { digits, goesOn: Boolean(code[3]), script: octal(digits, Boolean(code[3])) };
  }
  if (!/^\d[\d\s,，、–-]*$/.test(plain)) return undefined;
  /** @type {number[]} */
  const listed = [];
  for (const word of plain.split(/[\s,，、]+/).filter(Boolean)) {
    const [from, to = from] = word.split(/[–-]/).map(Number);
    if (!(from >= 1) || !(to >= from) || to > MOST) return undefined;
    for (let take = from; take <= to; take += 1) listed.push(take);
  }
  const amounts = [...new Set(listed)].sort((a, b) => a - b);
  const digits = Array.from({ length: amounts.at(-1) + 1 }, (_, take) => (amounts.includes(take) ? 3 : 0));
  return { digits, goesOn: false, script: `n => [${amounts.join(", ")}].map(t => n - t)` };
}

const LIST = String.raw`(?:\[([\d\s,]+)\]|range\((\d+),\s*(\d+)\))\.map\((\w+)\s*=>\s*\1\s*-\s*\5\)`;
const EACH = String.raw`\[(\s*\1\s*-\s*\d+(?:\s*,\s*\1\s*-\s*\d+)*)\s*\]`;
const FORMS = new RegExp(String.raw`^\(?(\w+)\)?\s*=>\s*(?:${LIST}|${EACH})$`);

/**
 * The same of a rule that is one of these as a program: `n => [1, 3].map(t => n - t)`, `n => range(1, 3).map(t => n -
 * t)`, `n => [n - 1, n - 3]`.
 * @param {string} text
 */
export function anyTakes(text) {
  const [, , list, from, to, , each] = text.replace(/^\s*\/\/.*$/gm, "").trim().match(FORMS) ?? [];
  return takes(list ?? (from ? `${from}-${to}` : each ? (each.match(/\d+(?=\s*(?:,|$))/g) ?? []).join(" ") : text));
}

/** The same as a program. @param {number[]} digits @param {boolean} goesOn */
function octal(digits, goesOn) {
  const digit = goesOn ? `code[Math.min(t, ${digits.length - 1})]` : "code[t]";
  const taken = goesOn ? "range(0, n)" : `range(0, Math.min(n, ${digits.length - 1}))`;
  return `const code = [${digits.join(", ")}];
n => ${taken}.flatMap(t => [
  ...(${digit} & (t < n ? 2 : 1) ? [n - t] : []),
  ...(${digit} & 4 ? range(1, (n - t) / 2).map(a => sum(a, n - t - a)) : [])
])`;
}

/**
 * From which value on a period is certain. Let k be the largest take. Where no move splits, k values in a row that
 * repeat are enough; else, by the theorem of Guy and Smith, all from the start s to 2s + p + k − 2.
 * @param {Takes} takes @param {number} start @param {number} period @returns {number | undefined} the last n for which
 * g(n + p) = g(n) is needed
 */
export function enough({ digits, goesOn }, start, period) {
  if (goesOn) return undefined;
  const k = digits.length - 1;
  // A heap of 0 that is left is not like none.
  const least = digits.some((digit) => digit !== 0 && digit !== 3) ? 1 : 0;
  const begin = Math.max(start, least);
  return digits.some((digit) => digit & 4) ? 2 * begin + period + k - 2 : begin + k - 1;
}
