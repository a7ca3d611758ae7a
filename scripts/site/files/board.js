// Nim as a board. The other player is the program itself: after each move it plays the whole game
// again from the start, with all moves so far as its input, and what it prints is shown.
"use strict";

for (const board of document.querySelectorAll(".board")) {
  const [form, told, rows] = ["form", ".told", ".heaps"].map((name) => board.querySelector(name));
  const [MOST_HEAPS, MOST_STONES] = [9, 20];
  let lines = [];
  let words = [];

  /** What the program says after these lines: the heaps, its last words, whether it is over. */
  const played = async () => {
    const ended = await run(board.dataset.program, lines.join("\n") + "\n", 5000, words);
    if (!ended || ended.status !== 0) throw new Error(ended ? reason(ended.err) : "…");
    const text = ended.out;
    const boards = text.match(/(^heap \d+: \d+.*\n)+/gm) ?? [];
    const heaps = [...(boards.at(-1) ?? "").matchAll(/^heap \d+: (\d+)/gm)].map((row) => Number(row[1]));
    const [mine, yours] = [text.endsWith("I win.\n"), text.endsWith("You win!\n")];
    const taken = [...text.matchAll(/^I take (\d+) from heap (\d+)\./gm)].at(-1);
    return { heaps: mine || yours ? heaps.map(() => 0) : heaps, mine, yours, taken };
  };

  const draw = ({ heaps, mine, yours, taken }) => {
    const words = [];
    if (taken) words.push(say(`I take ${taken[1]} from heap ${taken[2]}.`, `我从第 ${taken[2]} 堆取 ${taken[1]} 颗。`));
    if (mine) words.push(say("I took the last stone: I win.", "最后一颗归我：我赢了。"));
    else if (yours) words.splice(0, 1, say("You took the last stone: you win!", "最后一颗归你：你赢了！"));
    else words.push(say("Your turn.", "该你了。"));
    told.textContent = words.join(" ");
    rows.replaceChildren(...heaps.map((count, heap) => {
      const row = element("div", "", "heap");
      row.append(element("span", String(count), "count"));
      for (let i = 0; i < count; i++) {
        const stone = element("button", "", "stone");
        stone.type = "button";
        stone.setAttribute("aria-label", say(`take ${count - i} from heap ${heap + 1}`, `从第 ${heap + 1} 堆取 ${count - i} 颗`));
        stone.onclick = () => move(heap, count - i);
        row.append(stone);
      }
      return row;
    }));
  };

  const turn = async () => {
    rows.inert = true;
    try {
      draw(await played());
    } catch (error) {
      told.textContent = String(error);
    }
    rows.inert = false;
    rows.querySelector(".stone")?.focus({ preventScroll: true });
  };
  const move = (heap, amount) => {
    lines.push(`${heap + 1} ${amount}`);
    turn();
  };

  rows.onkeydown = (event) => {
    const stone = document.activeElement;
    const row = stone.parentElement;
    const across = (to) => to?.querySelectorAll(".stone")[0] && [...to.querySelectorAll(".stone")].at(
      Math.min([...row.querySelectorAll(".stone")].indexOf(stone), to.querySelectorAll(".stone").length - 1),
    );
    const beside = (from, way) => {
      let next = from[way];
      while (next && !next.querySelector(".stone")) next = next[way];
      return across(next);
    };
    const next = {
      ArrowLeft: () => stone.previousElementSibling,
      ArrowRight: () => stone.nextElementSibling,
      ArrowUp: () => beside(row, "previousElementSibling"),
      ArrowDown: () => beside(row, "nextElementSibling"),
    }[event.key]?.();
    if (next?.matches(".stone")) next.focus();
    if (event.key.startsWith("Arrow")) event.preventDefault();
  };

  form.onsubmit = (event) => {
    event.preventDefault();
    const heaps = form.heaps.value.split(/[\s,，]+/).filter(Boolean).map(Number);
    const isSize = (size) => Number.isInteger(size) && size >= 0 && size <= MOST_STONES;
    if (!heaps.length || heaps.length > MOST_HEAPS || !heaps.every(isSize) || !heaps.some(Boolean)) {
      told.textContent = board.querySelector("small").textContent;
      return;
    }
    lines = [heaps.join(" ")];
    words = form.first.checked ? ["--first"] : [];
    turn();
  };
  board.hidden = false;
  form.requestSubmit();
}
