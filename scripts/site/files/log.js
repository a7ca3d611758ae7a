// What one has done, kept on this device alone: three marks a page, and what was missed, with the day it comes back.

/** @typedef {{marks: Record<string, Record<string, boolean>>, missed: Record<string, Record<string, {times: number, due: number}>>}} Log */

/** Days until something that was missed comes back: at first, and after each right answer. */
const DAYS = [1, 3, 7];
/** The marks of a page, as its list shows them. */
export const MARKS = ["played", "recognised", "explained"];

/** Today, as a number of days, where the reader is. */
const today = () => Math.floor((Date.now() - new Date().getTimezoneOffset() * 60_000) / 86_400_000);

/** @returns {Log} */
function all() {
  try {
    const { marks = {}, missed = {} } = JSON.parse(kept.get("log"));
    return { marks, missed };
  } catch {
    return { marks: {}, missed: {} };
  }
}
/** @param {(log: Log) => void} change */
function changed(change) {
  const log = all();
  change(log);
  kept.set("log", JSON.stringify(log));
}

export const log = {
  /** @param {string} name @param {string} mark */
  mark: (name, mark) => changed(({ marks }) => ((marks[name] ??= {})[mark] = true)),
  /** @param {string} name */
  marks: (name) => all().marks[name] ?? {},
  /** A position was missed. @param {string} name @param {string} text */
  miss: (name, text) => changed(({ missed }) => ((missed[name] ??= {})[text] = { times: 0, due: today() + DAYS[0] })),
  /** A position was right; if it had been missed, it comes back later, and at last no more. @param {string} name @param {string} text */
  hit: (name, text) => changed(({ missed }) => {
    const one = missed[name]?.[text];
    if (!one || one.due > today()) return;
    one.times += 1;
    if (one.times === DAYS.length) delete missed[name][text];
    else one.due = today() + DAYS[one.times];
  }),
  /** What is due of these pages. @param {string[]} names */
  due: (names) => {
    const { missed } = all();
    const of = (/** @type {string} */ name) => Object.entries(missed[name] ?? {}).filter(([, { due }]) => due <= today()).map(([text]) => ({ name, text }));
    return names.flatMap(of);
  },
  text: () => JSON.stringify(all(), null, 1),
  /** Adds what a saved text has; does it hold a log? @param {string} text */
  load: (text) => {
    try {
      const { marks, missed } = /** @type {Log} */ (JSON.parse(text));
      if (typeof marks !== "object" || typeof missed !== "object") return false;
      changed((log) => {
        for (const name of Object.keys(marks)) Object.assign((log.marks[name] ??= {}), marks[name]);
        for (const name of Object.keys(missed)) log.missed[name] = { ...missed[name], ...log.missed[name] };
      });
      return true;
    } catch {
      return false;
    }
  },
};
