// What the tests of the lab's engine share: a rule's text, worked out without a browser.
import { Game } from "../../files/lab/game.js";
import * as helpers from "../../files/lab/helpers.js";
import { Clock } from "../../files/lab/refusal.js";
import { body, HELPERS } from "../../files/lab/source.js";
import { table } from "../../files/lab/table.js";
import { positions, where } from "../../files/lab/where.js";

/** @param {string} text */
export const made = (text) => new Function(...HELPERS, body(text))(...HELPERS.map((name) => helpers[name]));

/** A rule worked out at those positions. */
export function solved(text, { at = "0..40", end = "loses", isReached = false, seconds = 60, most } = {}) {
  const game = new Game(made(text), { end, clock: new Clock(seconds), most });
  const asked = where(at, isReached);
  const all = [...positions(asked)];
  const ids = all.map((position) => game.add(game.begun(position)));
  game.finish();
  return { game, asked, table: table(game, asked, all, ids) };
}
export const values = (text, options) => Array.from(solved(text, options).table.values);
