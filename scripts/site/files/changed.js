// What a move has changed in a picture, as it stays marked until the next one.
import { group } from "./taps.js";

/** @typedef {import("./ask.js").Scene} Scene @typedef {import("./ask.js").Shape} Shape */
/**
 * @typedef {object} Changed
 * @property {Shape[]} from what was there, where it was
 * @property {Set<string>} to the keys of what has come, or is other than it was
 * @property {number[][]} places where one has tapped and nothing else tells it: left, top, width, height
 */

/** What is chosen or written, what is ground, and what is placed anew, as snakes and the stones of a pyramid, are no things. @param {Shape} shape */
const isThing = ([, look, tag]) => tag !== "text" && !/^(chip|gap|bracket|stair|snake|grain)/.test(look);
/** A piece goes from place to place; what else is elsewhere was only laid out anew. @param {string} key */
const isPiece = (key) => /^(piece|token|goal)/.test(key);
/** @param {Shape} one @param {Shape} other */
const isAt = (one, other) => String(one.slice(2)) === String(other.slice(2));
/** A number written on a thing or in words, not the size of a heap, nor what can be chosen next. @param {Shape} shape */
const isWritten = ([key, , tag, , , text]) => tag === "text" && !/^(heap|place|axis|sign)|words$/.test(key) && (typeof text === "string" || Object.keys(text[1]).length > 0);

/** Does a row slide together? Then other letters are in its cells. @param {Shape[]} before @param {Shape[]} after */
function slides(before, after) {
  const cells = (/** @type {Shape[]} */ shapes) => shapes.filter(([, look]) => look.startsWith("cell")).length;
  const texts = new Map(after.filter(([key, , tag]) => tag === "text" && key.startsWith("text cell")).map((shape) => [shape[0], String(shape[5])]));
  return cells(before) > cells(after) && before.some(([key, , , , , text]) => texts.has(key) && texts.get(key) !== String(text));
}

/** Does the shape, which has sides, hold the point? @param {Shape} shape @param {number[]} point */
const holds = ([, , , x, y, width, height], [a, b]) => a > x && a < x + width && b > y && b < y + height;
/** The one of which fewest are counted, of several the first. @template T @param {T[]} all @param {(one: T) => number} count */
const fewest = (all, count) => all.reduce((best, one) => (count(one) < count(best) ? one : best));
/** The middle of a shape, if it is no line. @param {Shape} shape @returns {number[] | undefined} */
const middle = ([, , tag, x, y, width, height]) => (tag === "path" ? undefined : tag === "rect" ? [x + width / 2, y + height / 2] : [x, y]);

/** What lies in these cells, and the cells. @param {Shape[]} shapes @param {Shape[]} cells */
const inside = (shapes, cells) => shapes.filter((one) => middle(one) && cells.some((cell) => holds(cell, middle(one))));

/**
 * Of snakes the marked one has been eaten, and the others have moved up: it is drawn under the one that has its strength less.
 * @param {Scene} before @param {Scene} after @returns {Changed | undefined}
 */
function eaten(before, after) {
  const [old, now] = [before, after].map(({ shapes }) => shapes.filter(([, look, tag]) => look.startsWith("snake") && tag === "path"));
  const [all, left] = [before, after].map(({ shapes }) => new Map(shapes.map((shape) => [shape[0], String(shape[5])])));
  if (old.length !== now.length + 1) return undefined;
  const [prey] = old.splice(old.findIndex(([, look]) => look.endsWith("prey")), 1);
  const eater = now.find(([key], i) => left.get(`text ${key}`) !== all.get(`text ${old[i][0]}`));
  if (!eater) return undefined;
  const [x, y] = eater[3].match(/\d+/g).map(Number);
  const under = prey[3].replace(/^M\d+ \d+/, `M${x} ${y + 16}`);
  const less = `−${all.get(`text ${prey[0]}`)}`;
  return { from: [["eaten", "snake", "path", under], ["less", "label", "text", x / 2 - 4, y + 17, less]], to: new Set([`head ${eater[0]}`, `text ${eater[0]}`]), places: [] };
}

/**
 * Of sheets the two have come that lie where the one lay that was cut; where they lie in another order, those whose sides are new.
 * @param {Scene} before @param {Scene} after @param {string[]} taps @returns {Changed | undefined}
 */
function cut(before, after, taps) {
  const [old, now] = [before, after].map(({ shapes }) => shapes.filter(([key]) => key.startsWith("size ")));
  const [left, sides] = [old, now].map((sheets) => sheets.map((sheet) => String(sheet[5])));
  const i = taps.length ? Number(group(taps[0]).slice(1)) : 0;
  const stays = String(left.toSpliced(i, 1)) === String(sides.toSpliced(i, 2));
  const come = stays ? now.slice(i, i + 2) : now.filter((_, k) => !left.includes(sides[k]) || !left.splice(left.indexOf(sides[k]), 1));
  return come.length ? { from: [], to: new Set(come.flatMap(([key]) => [key, key.replace("size", "sheet")])), places: [] } : undefined;
}

/** Of a grid that has lost a row: the one without which fewest cells are other than they are. @param {Scene} before @param {Scene} after @param {number} wide */
function goneRow(before, after, wide) {
  const [old, now] = [before, after].map(({ shapes }) => {
    const texts = new Map(shapes.filter(([, , tag]) => tag === "text").map(([key, , , , , text]) => [key, String(text)]));
    return shapes.filter(([, look]) => look.startsWith("cell")).map(([key, look]) => `${look} ${texts.get(`text ${key}`)}`);
  });
  const others = (/** @type {number} */ i) => old.toSpliced(i * wide, wide).filter((cell, k) => cell !== now[k]).length;
  return fewest(Array.from({ length: old.length / wide }, (_, i) => i), others);
}

/**
 * Of a grid the row with the lowest tap has gone, or without one the row whose going changes fewest others, and those below it have moved up: what is written above it may have changed.
 * @param {Scene} before @param {Scene} after @param {string[]} taps @returns {Changed | undefined}
 */
function closed(before, after, taps) {
  const [old, now] = [before, after].map(({ shapes }) => shapes.filter(([, look]) => look.startsWith("cell")));
  const [rows, left] = [old, now].map((cells) => new Set(cells.map((cell) => cell[4])).size);
  const wide = old.length / rows;
  if (rows !== left + 1 || now.length / left !== wide || wide < 2) return undefined;
  const tapped = old.findLastIndex(([key]) => taps.includes(key));
  const first = (tapped < 0 ? goneRow(before, after, wide) : Math.floor(tapped / wide)) * wide;
  const row = old.slice(first, first + wide);
  const y = row[0][4];
  const was = new Map(before.shapes.map((shape) => [shape[0], String(shape[5])]));
  const written = after.shapes.filter((one) => isWritten(one) && one[4] < y && was.get(one[0]) !== String(one[5])).map(([key]) => key);
  // Where none moves up, it is shown itself; else a line stands where it was, if nothing else tells it.
  const isLast = y === old[old.length - 1][4];
  const end = row.at(-1);
  const line = [row[0][3], y - 1, end[3] + end[5] - row[0][3], 2];
  return { from: isLast ? inside(before.shapes, row) : [], to: new Set(written), places: isLast || written.length ? [] : [line] };
}

/** The numbers of heaps below each other. @param {Scene} scene */
const heapsOf = ({ shapes }) => shapes.filter(([key, , tag]) => tag === "text" && /^heap \d+$/.test(key));

/** Of heaps below each other one has gone, and those below it have moved up: which, or -1. @param {Scene} before @param {Scene} after */
function goneHeap(before, after) {
  const [names, left] = [before, after].map((scene) => heapsOf(scene).map((heap) => String(heap[5])));
  // The last one has gone from where it was.
  return left.findIndex((_, i) => String(names.toSpliced(i, 1)) === String(left));
}

/** Of heaps in pairs the letter of a pair. @param {Shape} heap */
const pair = ([, , , , , name]) => String(name).match(/^[A-Z](?=:)/)?.[0];
/** What the keys of a heap's stones begin with. @param {Shape} heap */
const row = ([key]) => `${key.replace("heap ", "h")}.`;

/**
 * Of a pair of heaps, which have a letter, one was split and the other thrown away: both are new.
 * @param {Scene} before @param {Scene} after @param {string[]} taps @returns {Changed | undefined}
 */
function halved(before, after, taps) {
  const gap = before.shapes.find(([key, look]) => look === "gap" && taps.includes(key));
  const heap = gap && heapsOf(before).find((one) => gap[0].startsWith(row(one)));
  if (!heap || !pair(heap)) return undefined;
  return allOf(after, heapsOf(after).filter((one) => pair(one) === pair(heap)));
}

/** These heaps are new, with their stones. @param {Scene} after @param {Shape[]} heaps @returns {Changed} */
function allOf(after, heaps) {
  const stones = after.shapes.filter(([key, look]) => look !== "gap" && heaps.some((one) => key.startsWith(row(one))));
  return { from: [], to: new Set([...heaps, ...stones].map(([key]) => key)), places: [] };
}

/**
 * Of heaps below each other one was split: the new ones.
 * @param {Scene} before @param {Scene} after @param {string[]} taps @returns {Changed | undefined}
 */
function parted(before, after, taps) {
  const [old, now] = [before, after].map(heapsOf);
  if (now.length !== old.length + 1) return undefined;
  const split = old.find((one) => taps.some((tap) => tap.startsWith(row(one))));
  const stay = old.filter((one) => one !== split).map((one) => String(one[5]));
  const come = now.filter((one) => !stay.includes(String(one[5])) || !stay.splice(stay.indexOf(String(one[5])), 1));
  // What is left where it was has only another number.
  const { to } = allOf(after, come.filter(([key]) => key !== split?.[0]));
  for (const [key] of come) to.add(key);
  return { from: [], to, places: [] };
}

/**
 * A line stands where the heap was that has gone.
 * @param {Scene} before @param {Scene} after @returns {Changed | undefined}
 */
function emptied(before, after) {
  const i = goneHeap(before, after);
  if (i < 0) return undefined;
  const [key, , , x, y, name] = heapsOf(before)[i];
  const top = y - 25;
  return { from: [[`went ${key}`, "label struck", "text", x, top, name]], to: new Set(), places: [[2 * x, top, before.size[0] - 2 * x, 2]] };
}

/**
 * Of a row that has lost cells at its ends the others have stayed: what lay in the cells that went; nothing, if something else was in one.
 * @param {Scene} before @param {Scene} after @returns {Shape[]}
 */
function lost(before, after) {
  const [old, now] = [before, after].map(({ shapes }) => {
    const texts = new Map(shapes.filter(([, , tag]) => tag === "text").map(([, , , x, y, text]) => [`${x} ${y}`, String(text)]));
    const cells = shapes.filter(([, look]) => look.startsWith("cell"));
    return new Map(cells.map((cell) => [`${cell.slice(1)} ${texts.get(middle(cell).map(Math.floor).join(" "))}`, cell]));
  });
  const gone = [...old.keys()].filter((at) => !now.has(at)).map((at) => old.get(at));
  if (gone.length !== old.size - now.size) return [];
  return inside(before.shapes, gone);
}

/** Where others have moved up, and with them their keys: the keys of what has gone. @param {Scene} before @param {Scene} after @param {string[]} taps */
export function leaves(before, after, taps) {
  const heaps = heapsOf(before);
  // A heap is split: all its stones stay.
  if (heapsOf(after).length > heaps.length) return new Set();
  const split = heaps.find((one) => pair(one) && taps.some((tap) => tap.startsWith(row(one))));
  if (split) {
    const other = heaps.find((one) => one !== split && pair(one) === pair(split));
    return new Set(before.shapes.map(([key]) => key).filter((key) => key.startsWith(row(other))));
  }
  if (slides(before.shapes, after.shapes)) return new Set(lost(before, after).map(([key]) => key));
  // Of heaps in cells the last cell goes, whichever they were.
  if (replaced(before, after)) return new Set();
  const heap = goneHeap(before, after);
  return heap < 0 ? undefined : new Set(before.shapes.map(([key]) => key).filter((key) => key.startsWith(row(heaps[heap]))));
}

/**
 * Of a row of heaps in cells one has been replaced, or has gone, and the others have moved up or make room: marked are those that make the fewest others.
 * @param {Scene} before @param {Scene} after @returns {Changed | undefined}
 */
function replaced(before, after) {
  const [old, now] = [before, after].map(({ shapes }) => shapes.filter(([key, , tag]) => tag === "text" && key.startsWith("heap cell")));
  if (!old.length || old.length === now.length) return undefined;
  const ways = [old, ...old.map((_, i) => old.toSpliced(i, 1))].filter((was) => was.length <= now.length);
  if (!ways.length) return undefined;
  const others = (/** @type {Shape[]} */ was) => now.filter((heap, i) => String(was[i]?.[5]) !== String(heap[5]));
  const was = fewest(ways, (way) => others(way).length);
  const come = others(was);
  if (!come.length) return undefined;
  const cells = after.shapes.filter(([, look]) => look.startsWith("cell"));
  const to = come.flatMap((heap) => [heap[0], ...cells.filter((cell) => holds(cell, middle(heap))).map(([key]) => key)]);
  const from = come.flatMap((heap) => {
    const it = was[now.indexOf(heap)];
    return it?.[3] === heap[3] && it[4] === heap[4] ? [/** @type {Shape} */ ([`was ${it[0]}`, "label struck", "text", Math.max(it[3] - 18, 8), it[4], it[5]])] : [];
  });
  return { from, to: new Set(to), places: [] };
}

/** How large the cells are. @param {Scene} scene */
const cellOf = ({ shapes }) => String(shapes.find(([, look]) => look.startsWith("cell"))?.slice(5));

/** @param {Scene} before @param {Scene} after @param {string[]} taps @returns {Changed} */
export function changed(before, after, taps) {
  const told = eaten(before, after) ?? cut(before, after, taps) ?? closed(before, after, taps) ?? emptied(before, after) ?? halved(before, after, taps) ?? replaced(before, after);
  if (told) return told;
  const [old, now] = [before, after].map(({ shapes }) => new Map(shapes.map((shape) => [shape[0], shape])));
  const slid = slides(before.shapes, after.shapes);
  // Where nothing lies in the cells but numbers, they need not have moved up.
  const isNumbers = before.shapes.every(([, look, tag]) => tag === "text" || look.startsWith("cell"));
  const ends = slid || isNumbers ? lost(before, after) : [];
  if (ends.length) return { from: ends, to: new Set(), places: [] };
  const stays = !slid && before.shapes.every((one) => isPiece(one[0]) || !isThing(one) || !now.has(one[0]) || isAt(one, now.get(one[0])));
  // Where all lies in other lines, no line shows where.
  const split = stays ? undefined : parted(before, after, taps);
  if (split) return split;
  /** @param {Shape} one */
  const moved = (one) => isPiece(one[0]) && old.has(one[0]) && now.has(one[0]) && !isAt(old.get(one[0]), now.get(one[0]));
  // Where a piece has come, the ground of cells is not what one looks for.
  const isPut = after.shapes.some((one) => isPiece(one[0]) && (moved(one) || !old.has(one[0])));
  // That a heap has come to an end and can be taken from is seen by itself.
  const colour = (/** @type {Shape} */ [, look]) => look.replace(/ (dark|whole)$/, "");
  const isOther = (/** @type {Shape} */ one) => colour(old.get(one[0])) !== colour(one) && !(isPut && one[1].startsWith("cell"));
  // What is written on a node or a cell that has gone.
  const isName = (/** @type {Shape} */ [key]) =>
    !now.has(key) && (key.startsWith("node ") || (key.startsWith("text cell ") && ![key.slice(5), key.slice(10)].some((cell) => now.has(cell))));
  const from = stays ? before.shapes.filter((one) => isName(one) || (isThing(one) && (!now.has(one[0]) || moved(one)))) : [];
  const come = slid ? [] : after.shapes.filter((one) => {
    const was = old.get(one[0]);
    if (isWritten(one)) return was && String(was[5]) !== String(one[5]);
    return isThing(one) && (!was || moved(one) || isOther(one));
  });
  // Where something else has come, new empty cells are only room for it.
  const isRoom = (/** @type {Shape} */ [key, look]) => look === "cell" && !old.has(key);
  const to = new Set((come.every(isRoom) ? come : come.filter((one) => !isRoom(one))).map(([key]) => key));
  // Of a heap in a cell its old number is struck out, beside the new one.
  for (const [key, , , x, y, number] of slid ? [] : before.shapes.filter(([key, , tag]) => tag === "text" && key.startsWith("heap cell"))) {
    const is = now.get(key)?.[5];
    if (is === undefined || String(is) === String(number)) continue;
    if (stays) from.push([`was ${key}`, "label struck", "text", Math.max(x - 18, 8), y, number]);
    to.add(key);
  }
  const marked = [...from, ...[...to].map((key) => now.get(key))];
  const places = [];
  for (const tap of taps) {
    const hit = before.hits.find(([id]) => id === tap);
    const shape = old.get(tap);
    if (marked.some(([key]) => key === tap)) continue;
    if (shape?.[1] === "gap" && marked.length) {
      // Where a heap was split.
      if (stays) from.push(shape);
      continue;
    }
    if (shape?.[1].startsWith("chip")) {
      // A choice tells it only where nothing else does, and if it is the same still, and stands where it was.
      const label = `${tap} words`;
      if (!marked.length && !slid && now.has(tap) && JSON.stringify(now.get(label)?.[5]) === JSON.stringify(old.get(label)?.[5])) to.add(tap);
      continue;
    }
    if (!hit || (!stays && !slid)) continue;
    const [x, y, width, height] = /** @type {number[]} */ (hit.slice(1));
    const isIn = (/** @type {number[]} */ [a, b]) => a >= x && a <= x + width && b >= y && b <= y + height;
    // Where a row has closed, a line stands between its cells, if these are as large as before, and above it what was written there.
    if (slid && cellOf(before) === cellOf(after)) {
      places.push([x - 2, y, 4, height]);
      const text = old.get(`text cell ${tap}`);
      if (text) from.push([`went ${tap}`, "label", "text", Math.max(x, 8), y - 7, text[5]]);
    } else if (slid) continue;
    else if (marked.some((one) => middle(one) && isIn(middle(one)))) continue;
    // A cell or a node that is as it was has been chosen all the same.
    else if (/^(cell|node)/.test(shape?.[1] ?? "") && now.has(tap)) to.add(tap);
    else places.push([x + 2, y + 2, width - 4, height - 4]);
  }
  if (!marked.length && !to.size && !places.length) {
    // Where a choice was that has gone, others may stand now; those that have come tell it.
    const others = after.shapes.filter(([, look]) => look.startsWith("chip"));
    const stay = taps.filter((tap) => !others.length || !old.get(tap)?.[1].startsWith("chip"));
    if (stay.length < taps.length) for (const [key] of others) if (!old.has(key)) to.add(key);
    for (const tap of stay) {
      // It stands elsewhere now.
      if (old.has(tap) && now.has(tap) && !isAt(old.get(tap), now.get(tap))) to.add(tap);
      // What was pressed and has gone is shown itself.
      else if (old.has(`${tap} words`)) from.push(old.get(tap), old.get(`${tap} words`));
      else for (const [, x, y, width, height] of before.hits.filter(([id]) => id === tap)) places.push([x + 2, y + 2, width - 4, height - 4]);
    }
  }
  // Not over what has come there.
  const round = after.shapes.filter((one) => one[2] === "circle" && (!old.has(one[0]) || !isAt(old.get(one[0]), one)));
  const isBare = (/** @type {Shape} */ [, , tag, x, y, r]) => tag !== "circle" || !round.some((one) => Math.hypot(x - one[3], y - one[4]) < r + one[5] - 1);
  return { from: from.filter(isBare), to, places };
}
