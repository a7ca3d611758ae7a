// Pages of this site whose game has the same table, or the same with all numbers one larger or smaller: those that may
// have it by what their own boards say of a few positions are worked out as far as the table goes.
import { checked } from "./check.js";
import { Sandbox } from "./sandbox.js";
import { placeOf, positionAt } from "./table.js";
import { positions, where } from "./where.js";

/** @typedef {import("./table.js").Table} Table */
/**
 * What its own board says of the positions `check`, in their order: who wins, L, W or D, once for each player who may
 * begin, and the values, where it has them.
 * @typedef {{
 * name: string, title: string, rule: import("./examples.js").Settings, check: string, outcomes: string[], values:
 * (number | null)[] | null
 * }} Page
 */
/** A page, and by how much its numbers are larger. @typedef {{page: Page, by: number}} Lead */

const MAYBE = 6; // positions of which a board tells that its game is another one
const FEWEST = 40; // positions that are the same
/** @type {Record<string, number>} */
const FARTHEST = { line: 200, plane: 30 }; // numbers that are compared
const SECONDS = 3;
const MOST = 8;

export class Leads {
  sandbox = new Sandbox((told) => this.heard(checked(told)), () => this.settle(undefined));
  round = 0;
  /** @type {((table: Table | undefined) => void) | undefined} */
  settle = () => {};

  /** @param {import("./session.js").Told | undefined} told */
  heard(told) {
    if (!told || told.table || told.refused || told.stopped !== undefined)
      this.settle(told?.stopped === undefined ? told?.table : undefined);
  }
  /**
   * Nothing, if another table is asked for before.
   * @param {Table} table @param {Page[]} pages @returns {Promise<Lead[] | undefined>}
   */
  async find(table, pages) {
    const round = (this.round += 1);
    /** @type {Map<string, Table | undefined>} */
    const known = new Map();
    const found = [];
    for (const lead of candidates(table, pages)) {
      const { text, end } = lead.page.rule;
      const at = table.size.map((size, i) =>
        `${table.from[i] + lead.by}..${table.from[i] + lead.by + Math.min(size, FARTHEST[table.kind]) - 1}`)
        .join(" × ");
      const name = `${text} ${end} ${at}`;
      if (!known.has(name)) known.set(name, await this.table({ text, end, at }));
      if (round !== this.round) return undefined;
      const theirs = known.get(name);
      if (theirs && isSame(table, theirs, lead.by)) found.push(lead);
      if (found.length === MOST) break;
    }
    void this.sandbox.stop();
    return found;
  }
  /** @param {import("./examples.js").Settings} asked @returns {Promise<Table | undefined>} */
  table(asked) {
    return new Promise((resolve) => {
      this.settle = resolve;
      setTimeout(resolve, 2000 * SECONDS);
      void this.sandbox.start(asked.text, { asked, lines: 0, seconds: SECONDS });
    });
  }
}

/** @param {Table} table @param {Page[]} pages @returns {Lead[]} */
function candidates(table, pages) {
  if (table.kind === "list" || table.isTwoSided || !["loses", "wins", "draws"].includes(table.end)) return [];
  const all = [0, 1, -1].flatMap((by) => pages.map((page) => ({ page, by })));
  return all.filter(({ page, by }) => table.from.every((first) => first + by >= 0) && mayBe(table, page, by));
}

/** The same in all that the board and the table know? @param {Table} table @param {Page} page @param {number} by */
function mayBe(table, { check, outcomes, values, rule }, by) {
  const asked = where(check);
  if (asked.ranges?.length !== table.size.length || outcomes.length > 1 || rule.isReached) return false;
  const hasValues = values && table.end === "loses";
  let count = 0;
  for (const [i, position] of [...positions(asked)].entries()) {
    const mine = table.values[placeOf(table, [position].flat().map((n) => n - by))] ?? NaN;
    const theirs = hasValues ? values[i] : { L: 0, W: 1, D: 2 }[outcomes[0][i]];
    if (theirs === undefined || theirs === null || Number.isNaN(mine)) continue;
    if (theirs !== (hasValues || table.end === "draws" ? mine : Math.min(1, mine))) return false;
    count += 1;
  }
  return count >= MAYBE;
}

/** @param {Table} mine @param {Table} theirs @param {number} by */
function isSame(mine, theirs, by) {
  const isByValue = mine.end === "loses" && theirs.end === "loses";
  const seen = [];
  for (let at = 0; at < theirs.values.length; at += 1) {
    const place = placeOf(mine, [positionAt(theirs, at)].flat().map((n) => n - by));
    const [one, other] = [mine.values[place], theirs.values[at]];
    if (Number.isNaN(one) || Number.isNaN(other)) continue;
    const of = (/** @type {number} */ value, /** @type {string} */ end) =>
      (isByValue || end === "draws" ? value : Math.min(1, value));
    if (of(one, mine.end) !== of(other, theirs.end)) return false;
    seen.push(one);
  }
  const lost = seen.filter((value) => value === 0).length;
  return seen.length >= FEWEST && lost > 0 && lost < seen.length;
}
