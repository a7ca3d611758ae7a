// Pages of this site whose game has the same table at the beginning.

import { pairAt } from "./table.js";
import { where } from "./where.js";

/** @typedef {import("./table.js").Table} Table */
/**
 * @typedef {{
 *   name: string, title: string, rule: import("./examples.js").Settings, check: string, outcomes: string[], values: (number | null)[] | null
 * }} Page what its own board says of the positions `check`, in their order: who wins, L, W or D, once for each player who may begin, and the values, where it has them
 */

const FEWEST = 8;

/** @param {Table} table @param {Page[]} pages @returns {Page[]} the pages that agree in all that both know, if this is enough to tell */
export function alike(table, pages) {
  if (table.kind === "list" || table.isTwoSided || !["loses", "wins", "draws"].includes(table.end)) return [];
  return pages.filter((page) => agrees(table, page)).slice(0, 8);
}

/** @param {Table} table @param {Page} page */
function agrees(table, { check, outcomes, values }) {
  const { ranges } = where(check, false);
  if (ranges?.length !== table.size.length || outcomes.length > 1) return false;
  const hasValues = values && table.end === "loses";
  const seen = [];
  for (let at = 0; at < table.values.length; at += 1) {
    const mine = table.values[at];
    const place = placeIn(ranges, table.kind === "line" ? [table.from[0] + at] : pairAt(table.from, table.size, at));
    const theirs = hasValues ? values[place] : { L: 0, W: 1, D: 2 }[outcomes[0][place]];
    if (theirs === undefined || theirs === null || Number.isNaN(mine)) continue;
    if (theirs !== (hasValues || table.end === "draws" ? mine : Math.min(1, mine))) return false;
    seen.push(theirs);
  }
  if (seen.length < FEWEST) return false;
  if (hasValues && table.kind === "line") return new Set(seen).size > 1;
  const lost = seen.filter((value) => value === 0).length;
  return Math.min(lost, seen.length - lost) >= (table.kind === "line" ? 1 : 3);
}

/** @param {[number, number][]} ranges @param {number[]} position */
function placeIn(ranges, position) {
  let place = 0;
  for (const [i, [from, to]] of ranges.entries()) {
    const n = position[i];
    if (n < from || n > to) return -1;
    place = place * (to - from + 1) + n - from;
  }
  return place;
}
