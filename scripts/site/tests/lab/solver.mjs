// Games worked out once more, by nothing of the lab: by definition, with what has been found kept.

/** The parts of an option: a sum has several. */
const parts = (option) => (option?.parts ? option.parts : [option]);
const isNegative = (position) => [position].flat(9).some((entry) => typeof entry === "number" && entry < 0);

/** @param {Function} work what is worked out once for each of what it is called with */
function once(work) {
  const known = new Map();
  return (...of) => {
    const key = JSON.stringify(of);
    if (!known.has(key)) known.set(key, work(...of));
    return known.get(key);
  };
}

/** The simplest number between two: of those with the least denominator the nearest to 0. */
function between(low, high) {
  if (!(low < high)) return NaN;
  for (let unit = 1; unit < 2 ** 40; unit *= 2) {
    const first = low === -Infinity ? Math.min(0, Math.ceil(high * unit) - 1) : Math.floor(low * unit) + 1;
    const last = high === Infinity ? Math.max(0, first) : Math.ceil(high * unit) - 1;
    if (first > last) continue;
    return (first <= 0 && last >= 0 ? 0 : first > 0 ? first : last) / unit;
  }
  return NaN;
}

/** Lost 0, won 1, drawn 2 for each node of a graph: labelled until nothing changes. */
function labelled(nodes, next) {
  const label = new Map();
  for (let isNew = true; isNew; ) {
    isNew = false;
    for (const node of nodes) {
      if (label.has(node)) continue;
      const to = next(node).map((one) => label.get(one));
      if (to.includes(0)) label.set(node, 1);
      else if (to.every((one) => one === 1)) label.set(node, 0);
      else continue;
      isNew = true;
    }
  }
  return (node) => label.get(node) ?? 2;
}

/**
 * What each position is worth, as the lab's table has it: a Grundy value, an outcome, a lead, or who wins where the
 * players have different moves; and then the number, or NaN.
 * @param {Function} moves @param {any[]} positions @param {string} end
 */
export function worths(moves, positions, end) {
  const isTwoSided = moves.length > 1;
  const options = once((position, player) => [...moves(position, player)]
    .filter((one) => parts(one).every((part) => !isNegative(part))));
  if (end === "points") {
    const lead = once((position) => {
      const all = [...moves(position)].filter(([to]) => !isNegative(to)).map(([to, points]) => points - lead(to));
      return all.length ? Math.max(...all) : 0;
    });
    return { values: positions.map((one) => lead(one)) };
  }
  if (end === "loses") {
    const grundy = once((position) => {
      const seen = options(position).map((one) => parts(one).reduce((value, part) => value ^ grundy(part), 0));
      let least = 0;
      while (seen.includes(least)) least += 1;
      return least;
    });
    return { values: positions.map((one) => grundy(one)) };
  }
  // Sums stand in the graph as lists of their parts in order, without those in which nobody can move.
  const isOver = once((part) => [0, 1].every((player) => !options(part, player).length));
  const together = (all) => JSON.stringify(all.filter((part) => !isOver(part)).map((part) => JSON.stringify(part))
    .sort());
  const next = once((node) => {
    const [text, player] = JSON.parse(node);
    const all = JSON.parse(text).map((part) => JSON.parse(part));
    const to = all.flatMap((part, i) => options(part, player)
      .map((one) => together([...all.slice(0, i), ...parts(one), ...all.slice(i + 1)])));
    return [...new Set(to)].map((one) => JSON.stringify([one, isTwoSided ? 1 - player : 0]));
  });
  const starts = positions.map((one) => [0, 1]
    .map((player) => JSON.stringify([together([one]), isTwoSided ? player : 0])));
  if (end === "wins" && !isTwoSided) {
    const won = once((position) => !options(position).length || options(position).some((one) => !won(one)));
    return { values: positions.map((one) => Number(won(one))) };
  }
  if (end === "sides" && positions.every((one) => typeof one === "number") &&
    positions.every((one) => [0, 1].every((player) => options(one, player)
    .every((to) => parts(to).every((part) => part < one))))) {
    const number = once((position) => {
      const [left, right] = [0, 1].map((player) => options(position, player)
        .map((one) => parts(one).reduce((value, part) => value + number(part), 0)));
      if ([...left, ...right].some(Number.isNaN)) return NaN;
      return between(Math.max(-Infinity, ...left), Math.min(Infinity, ...right));
    });
    const numbers = positions.map((one) => number(one));
    const isSplit = positions.some((one) => [0, 1].some((player) => options(one, player).some((to) => to?.parts)));
    if (isSplit && numbers.every((one) => !Number.isNaN(one)))
      return { numbers, values: numbers.map((one) => [1, 0, 3][Math.sign(one) + 1]) };
    if (!isSplit) return { numbers, values: classes(starts, next) };
    return { values: classes(starts, next) };
  }
  return { values: isTwoSided ? classes(starts, next) : outcomes(starts, next) };
}

/** All that can be reached. */
function reached(starts, next) {
  const all = new Set(starts.flat());
  for (const node of all) for (const one of next(node)) all.add(one);
  return [...all].reverse();
}
function outcomes(starts, next) {
  const label = labelled(reached(starts, next), next);
  return starts.map(([one]) => label(one));
}
function classes(starts, next) {
  const label = labelled(reached(starts, next), next);
  return starts.map(([left, right]) => 3 * label(left) + label(right));
}
