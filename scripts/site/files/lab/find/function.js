// Values that a known function of n decides: that equal it, or are the same wherever it is the same.
import { measure } from "../guess.js";
import { agreeing, isLost, isNamed, telling, within, wrapped } from "./pattern.js";

/** @typedef {import("./pattern.js").Pattern} Pattern @typedef {import("./pattern.js").Line} Line */
/** @typedef {{code: string, what: string, of: (n: number) => number, study: string}} Known `what` names a message */

const NAMES = ["ctz", "popcount", "bits", "lowbit", "factors", "omega", "divisors", "lpf", "root", "triroot",
  "digitsum", "isprime", "issquare", "istri", "isfib", "ispow2"];
const STUDIES = /** @type {Record<string, string>} */ ({ isfib: "golden", ctz: "values-too-many",
  isprime: "lost-and-won" });

/** @type {Known[]} */
const KNOWN = NAMES.flatMap((name) => [0, 1, -1, 2].map((shift) => {
  const inner = shift ? `n ${shift < 0 ? "-" : "+"} ${Math.abs(shift)}` : "n";
  const code = `${name}(${inner})`;
  const of = measure(code, 0);
  return { code, what: name, of: (/** @type {number} */ n) => (n + shift < 0 ? NaN : of(n)), study: STUDIES[name] ??
    "values-too-many" };
})).sort((a, b) => a.code.length - b.code.length);

/** What depends on a function alone. @param {Line} line @returns {Pattern[]} */
export function dependent(line) {
  /** @type {Pattern[]} */
  const found = [];
  for (const known of KNOWN) {
    // The first few may be different.
    const all = [0, 1, 2, 3, 5, 8].flatMap((begin) => since(known, line, begin));
    if (all.length) found.push(all.find(({ id }) => id === "equals") ?? all[0]);
    if (found.length === 2) break;
  }
  return found;
}

/** What it decides from some place on. @param {Known} known @param {Line} line @param {number} begin */
function since({ code, what, of, study }, line, begin) {
  const classes = telling(line.values, (i) => of(line.from + i), begin);
  const pattern = classes && described(code, of, classes, line);
  if (!pattern) return [];
  const isCalled = /^(lost-(if|unless)|equals)/.test(pattern.id);
  return [{ ...pattern, args: { ...pattern.args, ...(isCalled && { what }) }, from: line.from + begin,
    cost: pattern.cost + (code.includes(" ") ? 1 : 0) + begin / 4, study }];
}

/**
 * Each name with its value, and neighbours of the same value as one.
 * @param {any[]} names in order @param {(name: any) => number} value @returns {[string, number][]}
 */
function runs(names, value) {
  /** @type {{from: number, to: number, value: number}[]} */
  const all = [];
  for (const name of names.map(Number)) {
    const last = all.at(-1);
    if (last && last.to + 1 === name && last.value === value(name)) last.to = name;
    else all.push({ from: name, to: name, value: value(name) });
  }
  return all.map(({ from, to, value }) =>
    [from === to ? String(from) : isEndless(from, to) && to === names.at(-1) ? `≥ ${from}` : `${from}…${to}`, value]);
}

/** Are there so many of one value that it is meant for all that come? @param {number} from @param {number} to */
const isEndless = (from, to) => to - from >= 3;

/**
 * The message for what some expression decides.
 * @param {string} code @param {(at: any) => any} of @param {Map<any, {value: number, count: number}>} classes
 * @param {{about: string}} line @returns {Pattern | undefined} nothing, if it would only list chances
 */
export function described(code, of, classes, { about }) {
  const holds = agreeing(classes, of);
  const names = [...classes.keys()].sort((a, b) => a - b);
  const value = (/** @type {any} */ name) => classes.get(name).value;
  const common = { about, cost: 3 + classes.size / 4 };
  if (isLost({ about })) {
    const lost = names.filter(value);
    const isBoolean = /^is/.test(code);
    if (isBoolean) return { ...common, id: lost[0] ? "lost-if" : "lost-unless", args: { code },
      code: lost[0] ? code : `not ${code}`, cost: 3 };
    if (/[<>=]/.test(code)) {
      const condition = lost[0] ? code : `not (${code})`;
      return { ...common, id: "lost-where", args: {}, code: condition, cost: 3 };
    }
    const m = [2, 3, 4, 5, 6, 7, 8].find((m) => names.length >= 2 * m + (m > 4 ? 2 : 0) &&
      new Set(lost.map((name) => name % m)).size < m &&
      names.every((name) => value(name) === Number(lost.some((one) => one % m === name % m))));
    if (m) {
      const rests = [...new Set(lost.map((name) => name % m))].sort((a, b) => a - b);
      const expression = within(`${wrapped(code)} % ${m}`, rests);
      return { ...common, id: "lost-where", args: {}, code: expression, cost: 3.5 };
    }
    const single = lost.filter((name) => classes.get(name).count === 1).length;
    if (single > 1 && 3 * single > lost.length) return undefined;
    if (lost.length > 12) return { ...common, id: "depends", args: { code }, cost: 9, holds };
    const expression = within(code, lost);
    return { ...common, id: "lost-where", args: {}, code: expression,
      cost: 3 + Math.min(lost.length - 1, names.length / 2) / 2 };
  }
  const pairs = runs(names, value);
  const depends = { ...common, id: "depends-as", args: { code, pairs: pairs.slice(0, 10) },
    cost: 4 + Math.min(classes.size, 2 * pairs.length) / 4, holds: onwards(pairs, names, value, of, holds) };
  if (isNamed({ about })) return depends;
  if (names.every((name) => value(name) === Number(name)))
    return { ...common, id: "equals", args: { what: "" }, code, cost: 2 };
  const line = names.length > 2 || !/[<>=]/.test(code)
    ? [1, -1].map((by) => ({ by, more: value(names[0]) - by * names[0] }))
    .find(({ by, more }) => names.every((name) => value(name) === by * name + more)) : undefined;
  if (line) {
    const { by, more } = line;
    const whole = by > 0 ? `${wrapped(code)} ${more < 0 ? "-" : "+"} ${Math.abs(more)}` : more
      ? `${more} - ${wrapped(code)}` : `-${wrapped(code)}`;
    return { ...common, id: "equals", args: { what: "" }, code: whole, cost: 2.5 };
  }
  const m = [2, 3, 4, 5, 6, 7, 8].find((m) => names.length > m &&
    names.every((name) => value(name) === ((name % m) + m) % m));
  if (m) {
    const whole = `${wrapped(code)} % ${m}`;
    return { ...common, id: "equals", args: { what: "" }, code: whole, cost: 2.5 };
  }
  return depends;
}

/**
 * What is meant for all that come is to hold for them.
 * @param {[string, number][]} pairs @param {any[]} names @param {(name: any) => number} value
 * @param {(at: any) => any} of @param {Pattern["holds"]} holds @returns {Pattern["holds"]}
 */
function onwards(pairs, names, value, of, holds) {
  if (!pairs.at(-1)[0].startsWith("≥")) return holds;
  const last = names.at(-1);
  const rest = value(last);
  return (at, found) => (of(at) > last ? found === rest : holds(at, found));
}

/** What n mod k and the value of ⌊n / k⌋ decide, for k = 2 or 3. @param {Line} line @returns {Pattern[]} */
export function halved({ about, from, values }) {
  if (new Set(Array.from(values)).size > 8) return [];
  for (const k of [2, 3]) {
    for (const first of [1, 2, 3, 4, 5, 6, 8, 12]) {
      const begin = Math.max(first, k * from) - from;
      const before = (/** @type {number} */ n) => values[Math.floor(n / k) - from];
      const classes = telling(values, (i) => (from + i) % k + k * before(from + i), begin);
      if (!classes) continue;
      const table = [...classes].sort((a, b) => a[0] - b[0])
        .map(([name, { value }]) => [name % k, Math.floor(name / k), value]);
      const known = Array.from(values);
      return [{
        id: `halved-${isLost({ about }) ? "lost" : "values"}`, args: { k, table, first: from + begin }, about,
        from: from + begin, cost: 5 + first / 4, study: "values-too-many",
        holds: (n, value) => {
          // What is asked in order is known below.
          known[n - from] ??= value;
          const one = table.find(([r, v]) => r === n % k && v === known[Math.floor(n / k) - from]);
          return !one || one[2] === value;
        },
      }];
    }
  }
  return [];
}
