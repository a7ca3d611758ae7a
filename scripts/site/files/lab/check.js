// What comes from the worker is looked at before it is used.

const number = (/** @type {any} */ one) => typeof one === "number";
const text = (/** @type {any} */ one) => typeof one === "string" && one.length < 100_000;
const numbers = (/** @type {any} */ one) => Array.isArray(one) && one.length <= 20 && one.every(number);
const maybe = (/** @type {(one: any) => boolean} */ is) => (/** @type {any} */ one) => one === undefined || is(one);
/** @type {(one: any, depth?: number) => boolean} */
const plain = (one, depth = 0) => one === undefined || one === null || number(one) || text(one) ||
  typeof one === "boolean" || (Array.isArray(one) && depth < 4 && one.every((part) => plain(part, depth + 1)));
const args = (/** @type {any} */ one) => typeof one === "object" && one !== null &&
  Object.values(one).every((arg) => plain(arg));
const flag = (/** @type {any} */ one) => typeof one === "boolean";
const outcome = (/** @type {any} */ one) => ["lost", "won", "drawn"].includes(one);
const worth = (/** @type {any} */ one) => outcome(one?.outcome) &&
  [one.value, one.lead, one.moves].every(maybe(number));

/** @param {any} one */
function table(one) {
  if (!["line", "plane", "list"].includes(one?.kind) || !numbers(one.from) || !numbers(one.size) || !text(one.end) ||
    typeof one.isTwoSided !== "boolean") return false;
  const count = one.size.reduce((/** @type {number} */ product, /** @type {number} */ part) => product * part, 1);
  const is = (/** @type {any} */ row) => row instanceof Float64Array && row.length === count;
  return is(one.values) && [one.second, one.numbers].every(maybe(is)) &&
    (one.kind !== "list" || (Array.isArray(one.texts) && one.texts.length === count && one.texts.every(text)));
}

/** @param {any} one */
const pattern = (one) => text(one?.id) && text(one.about) && args(one.args) &&
  [one.from, one.enough].every(maybe(number)) && [one.code, one.study].every(maybe(text)) &&
  [one.longer, one.far].every((place) => place === null || maybe(text)(place)) &&
  [one.length, one.least].every(maybe(number));

/** @param {any} one */
const look = (one) => text(one?.text) && text(one.shown) && number(one.player) && number(one.best) &&
  worth(one.worth) && maybe(number)(one.number)
  && maybe((both) => Array.isArray(both) && both.length === 2 && both.every(worth))(one.both)
  && Array.isArray(one.options) && one.options.every((/** @type {any} */ option) => text(option?.text) &&
    text(option.shown) && worth(option.worth) && maybe(number)(option.points));

/** What may be told, each with how it must be. @type {Record<string, (one: any) => boolean>} */
const TOLD = {
  table: maybe(table), state: maybe(text), stopped: maybe(text), at: maybe(text), count: maybe(number),
  negative: maybe(number), seconds: maybe(number), most: maybe(number), look,
  canGrow: flag, isPath: flag, to: maybe(numbers),
  patterns: (all) => Array.isArray(all) && all.length < 50 && all.every(pattern),
  guessed: (one) => text(one?.text) && maybe((wrong) => wrong instanceof Float64Array)(one.wrong) &&
    [one.first, one.count].every(maybe(number))
    && ["undefined", "boolean", "number"].includes(typeof one.said) && maybe(text)(one.word) &&
      [one.isOfLost, one.isLate].every(maybe(flag)),
  refused: (one) => text(one?.id) && args(one.args ?? {}),
};

/**
 * The same, if it has the form of what the worker tells.
 * @param {any} told @returns {import("./session.js").Told | undefined}
 */
export function checked(told) {
  if (typeof told !== "object" || told === null) return undefined;
  return Object.entries(told).every(([name, one]) => Object.hasOwn(TOLD, name) && TOLD[name](one)) ? told : undefined;
}
