// What a page does for who learns: hints, review, Who wins?, what comes back, the first screen, off line.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { changed, leaves } from "../files/changed.js";
import { extended, found, goesOn, toldAs } from "../files/taps.js";
import { address, all, close, counting, files, open, played, ready, site } from "./browser.mjs";

const { counts, told } = counting("first screens", "hints", "rounds", "last moves", "branches");
/** With everything all boards, else each third. */
const SOME = all ? played : played.filter((_, i) => i % 3 === 1);
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, reducedMotion: "reduce" };
const text = (page, part) => page.textContent(`[data-part=${part}]`);
const state = (page) => page.evaluate(() => {
  const { at, now, start } = document.querySelector(".board").board;
  return { at, start, outcome: now.outcome, text: now.text, moves: now.moves, best: now.best };
});
/** Plays to the end, giving away what can be given away. */
const lose = (page) => page.evaluate(async () => {
  const { board } = document.querySelector(".board");
  while (!board.over) await board.play(board.now.moves.find((move) => move.outcome === "won") ?? board.now.moves[0]);
});
/** The taps of a move, one after the other. */
const tap = async (page, taps) => {
  for (const id of taps) await page.evaluate((id) => document.querySelector(".board").board.input.tap(id, false), id);
};

test("the first screen of every board has the rule, the status, the picture and Play, a laptop's all that one plays with", async () => {
  const page = await open("index.html", PHONE);
  for (const name of played) {
    for (const ending of [".html", ".zh.html"]) {
      const file = name + ending;
      assert.ok(files.includes(file), file);
      await page.setViewportSize(PHONE.viewport);
      await page.goto(new URL(file, page.url()).href);
      await ready(page);
      const [status, how] = await page.evaluate(() => {
        const { board } = document.querySelector(".board");
        return [board.part("told").textContent, board.words.say(board.now.how)];
      });
      assert.ok(status.includes(how), `${file}: ${status}`);
      const seen = await page.evaluate(() => {
        const space = (part) => {
          const { top, bottom } = document.querySelector(`[data-part=${part}]`).getBoundingClientRect();
          return { top, bottom };
        };
        return { rule: space("rule"), told: space("told"), picture: space("picture"), play: space("play-it"), wide: document.documentElement.scrollWidth };
      });
      assert.ok(seen.wide <= 360, `${file} is ${seen.wide} wide`);
      // A colour is one that the page has.
      const dull = await page.$$eval(".picture svg :is(.cell, .node, .edge):is(.red, .blue, .black, .white, .shaded)", (all) => all.filter((one) => {
        const plain = one.cloneNode();
        plain.setAttribute("class", one.classList[0]);
        one.after(plain);
        const [is, was] = [one, plain].map((shape) => [getComputedStyle(shape).fill, getComputedStyle(shape).stroke].join());
        plain.remove();
        return is === was;
      }).length);
      assert.equal(dull, 0, `${file}: colours that do not show`);
      const pale = await page.$$eval(".picture svg :is(.stone, .part)", (all) => new Set(all.map((one) => getComputedStyle(one).opacity < 0.9)).size);
      assert.ok(pale < 2 || /dark|pale|深色|浅/.test(how), `${file}: some are pale, and it is not said which can be tapped: ${how}`);
      for (const part of ["rule", "told", "play"]) assert.ok(seen[part].top >= 0 && seen[part].bottom <= 740, `${file}: ${part} ${JSON.stringify(seen[part])}`);
      // The whole of the picture, or a good part of it.
      assert.ok(Math.min(seen.picture.bottom, 690) - seen.picture.top >= Math.min(160, seen.picture.bottom - seen.picture.top), `${file}: ${JSON.stringify(seen)}`);
      await page.setViewportSize({ width: 1280, height: 720 });
      await page.waitForSelector(".picture svg[style*='34.5rem']");
      const wide = await page.$$eval(".rule, .told, .picture, .steps", (parts) => parts.map((part) => part.getBoundingClientRect().bottom));
      assert.ok(Math.max(...wide) <= 720, `${file} on a laptop: ${wide}`);
      counts["first screens"] += 1;
    }
  }
  await close(page);
});

test("hints: where to look, what is drawn, what to find, and only then the move and who wins", async () => {
  for (const [file, part, right, class_] of [["nim.html", "h2.", /^(?:Hint |提示 )4\/5[:：] ?Yes\. .*A winning move: /, /wins|loses|lost/], ["staircase-nim.zh.html", "h", /^(?:Hint |提示 )4\/5[:：] ?对。.*这样走必胜/, /必胜|必败/]]) {
    const page = await open(file, PHONE);
    await ready(page);
    const drawn = () => page.$$eval(".picture svg > g:nth-child(3) > *", (all) => all.length);
    const button = page.locator("[data-part=hint]");
    await button.tap();
    assert.match(await text(page, "hints"), /^(?:Hint |提示 )1\/5[:：] ?.*[?？]$/);
    const place = await button.boundingBox();
    const box = await page.locator("[data-part=hints]").boundingBox();
    assert.ok(box.y + box.height < 741, `there is room for all rungs: ${box.y + box.height}`);
    assert.equal(await drawn(), 0);
    await button.tap();
    assert.match(await text(page, "hints"), /^(?:Hint |提示 )2\/5[:：] ?/);
    assert.ok(await drawn() > 0, "the Idea is drawn");
    await button.tap();
    for (const rung of [1, 2, 3]) assert.doesNotMatch(await text(page, "hints"), class_, `rung ${rung}`);
    const after = await button.boundingBox();
    assert.deepEqual([after.x, after.y], [place.x, place.y], "the button stays under the finger");
    // None is wrong here, and so is a thing of no winning move; one of a winning move is right.
    await page.click("[data-part=hints] button");
    assert.match(await text(page, "hints"), /^(?:Hint |提示 )3\/5[:：] ?(There is one|有的)/);
    const { moves } = await state(page);
    const good = moves.filter((move) => move.outcome === "lost").flatMap(({ taps }) => taps);
    const bad = moves.flatMap(({ taps }) => taps).find((id) => !good.includes(id));
    await tap(page, [bad]);
    assert.match(await text(page, "hints"), /^(?:Hint |提示 )3\/5[:：] ?(No good move|动这里)/);
    assert.equal((await state(page)).at, 0, "an answer plays nothing");
    await tap(page, [good[0]]);
    assert.match(await text(page, "hints"), right);
    // The reason comes last.
    await button.tap();
    assert.match(await text(page, "hints"), /^(?:Hint |提示 )5\/5[:：] ?.*(→|Idea|思路)/s);
    await button.tap();
    assert.ok(await page.locator("[data-part=hints]").isHidden());
    counts.hints += 1;
    await close(page);
  }
});

test("what a review shows is whole, also what the move has made higher; what is read out is not seen", async () => {
  const page = await open(`${address("grundys-game.html")}#play=5;first;`);
  await ready(page);
  const { moves } = await state(page);
  for (const id of moves.find(({ outcome }) => outcome === "won").taps) await page.evaluate((id) => document.querySelector(".board").board.input.tap(id, true), id);
  await page.waitForFunction(() => document.querySelector(".board").board.at === 2);
  await page.waitForFunction(() => document.querySelector("[data-part=end]:not([inert]) button"));
  await page.getByText("Show why").click();
  await page.waitForFunction(() => document.querySelector(".board").board.review.chosen && !document.querySelector(".board").board.takes);
  const [drawn, seen] = await page.evaluate(() => {
    const svg = document.querySelector(".picture svg");
    const [{ y, height }, [, top, , room]] = [svg.getBBox(), svg.getAttribute("viewBox").split(" ").map(Number)];
    return [y + height, top + room];
  });
  assert.ok(drawn <= seen, `drawn down to ${drawn}, seen down to ${seen}`);
  assert.ok(await page.evaluate(() => {
    const said = document.querySelector("[data-part=said]");
    said.textContent = "word ".repeat(200);
    return said.getBoundingClientRect().right <= 0;
  }));
  await close(page);
});

test("what comes below the picture leaves it where it is", async () => {
  const page = await open("stone-taking.html", { viewport: { width: 1280, height: 720 } });
  await ready(page);
  await page.evaluate(() => scrollTo(0, 170));
  const top = () => page.$eval(".picture", (picture) => picture.getBoundingClientRect().top);
  const before = await top();
  for (const part of ["hint", "hint", "hint", "values"]) {
    await page.click(`[data-part=${part}]`);
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    assert.ok(Math.abs(await top() - before) < 1, `${part}: from ${before} to ${await top()}`);
  }
  await close(page);
});

test("in a lost position no move does, and the hint says so", async () => {
  const page = await open(`${address("nim.html")}#play=1.2.3;first;`, PHONE);
  await ready(page);
  // The first is a smaller game.
  await page.click("[data-part=hint]");
  assert.match(await text(page, "hints"), /^Hint 1\/6: Try an easier game first: /);
  for (let i = 0; i < 3; i += 1) await page.click("[data-part=hint]");
  await page.click("[data-part=hints] button");
  assert.match(await text(page, "hints"), /^(?:Hint |提示 )5\/6[:：] ?Yes\. .*No move wins/);
  await close(page);
});

test("of a lost start the reason is shown before the move, and a row of tiles is told by what differs", async () => {
  const page = await open(`${address("nim.html")}#play=1.2.3;first;`, PHONE);
  await ready(page);
  await lose(page);
  await page.waitForSelector(".ended [data-part=end]");
  await page.getByRole("button", { name: "Show why" }).click();
  await page.waitForSelector(".why a[href='#idea']");
  assert.equal(await text(page, "told"), "Before this move.");
  assert.match(await page.textContent(".why"), /^Before move 1: Now you are to move, but the computer wins\. .* You took /);
  await page.goto(address("bash-game.html"));
  await ready(page);
  await page.evaluate(() => document.querySelector(".board").board.set({ values: true }));
  assert.deepEqual(await page.$$eval(".tiles .tile", (tiles) => tiles.map((tile) => tile.textContent)), Array.from({ length: 11 }, (_, n) => String(n)));
  assert.equal(await page.textContent(".show-values small:last-child"), " the player to move loses  the player to move can win Framed: now; dashed: after one move.");
  // While something is chosen the last move has the line.
  await page.evaluate(() => document.querySelector(".board").board.set({ values: false }));
  assert.ok(await page.isVisible(".turn"));
  await tap(page, [(await state(page)).moves[0].taps[0]]);
  assert.ok(await page.isHidden(".turn"));
  await close(page);
});

test("of lines of one heap it is told where one of them can go with another, and only there", async () => {
  const page = await open("matches.html", PHONE);
  await ready(page);
  const how = async (file, setUp) => {
    await page.goto(address(file));
    await ready(page);
    await page.evaluate((setUp) => document.querySelector(".board").board.setUp.anew(setUp), setUp);
    assert.ok(await page.locator(".picture .bracket").count(), `${file}: a heap in several lines`);
    return page.textContent(".how");
  };
  assert.match(await how("matches.html", "26 3 1"), /Lines with a bar beside them are one heap/);
  // Of 24 stones at most 4 go, those of the last line.
  assert.doesNotMatch(await how("bash-game.html", "24 4"), /bar/);
  await close(page);
});

test("of lines that cross or lie close the one is tapped that is nearest, anywhere on it", async () => {
  const sheets = await open("cutting-game.html", { viewport: { width: 1280, height: 720 } });
  await ready(sheets);
  // Near the ends of what is cut, too, beyond the last crossing.
  await sheets.evaluate(() => document.querySelector(".board").board.setUp.anew("6 2"));
  assert.deepEqual(await sheets.evaluate(() => {
    const { board: { picture, now } } = document.querySelector(".board");
    const paths = now.moves.map(({ taps: [id] }) => picture.things().find(({ dataset }) => dataset.key === id));
    return paths.flatMap((path) => [0.1, 0.4, 0.6, 0.9].map((part) => path.getPointAtLength(path.getTotalLength() * part).matrixTransform(path.getScreenCTM()))
      .filter(({ x, y }) => picture.line(x, y) !== path.dataset.key).map(({ x, y }) => `${path.dataset.key} at ${x}, ${y}`));
  }), []);
  await close(sheets);
  const page = await open("christmas-game.html", { viewport: { width: 1280, height: 720 } });
  await ready(page);
  for (const i of [0, 1, 2]) {
    await page.evaluate((i) => { const { board } = document.querySelector(".board"); return board.setUp.anew(board.facts.setUps[i]); }, i);
    const missed = await page.evaluate(() => {
      const { board } = document.querySelector(".board");
      const paths = [...document.querySelectorAll(".picture path")].filter((path) => /^e\d/.test(path.dataset.key));
      return paths.flatMap((path) => [0.3, 0.5, 0.7].filter((part) => {
        const { x, y } = path.getPointAtLength(path.getTotalLength() * part).matrixTransform(path.getScreenCTM());
        return board.picture.line(x, y) !== path.dataset.key;
      }).map((part) => `${path.dataset.key} at ${part}`));
    });
    assert.deepEqual(missed, [], `set-up ${i}`);
    counts.branches += 1;
  }
  // Where its middle is not, as well.
  const [id, x, y] = await page.evaluate(() => {
    const path = [...document.querySelectorAll(".picture path")].find((path) => /^e\d/.test(path.dataset.key));
    path.scrollIntoView({ block: "center" });
    const point = path.getPointAtLength(path.getTotalLength() * 0.85).matrixTransform(path.getScreenCTM());
    return [path.dataset.key, point.x, point.y];
  });
  await page.mouse.move(x, y);
  await page.waitForFunction((id) => document.querySelector(".board").board.hover === id, id);
  await close(page);
});

test("the end of a game is a card: what would have won, folded why in general, and what comes next, without scrolling", async () => {
  for (const file of ["nim.html", "nim.zh.html", "staircase-nim.html", "count-to-thirty.html"]) {
    const page = await open(file, PHONE);
    await ready(page);
    await lose(page);
    await page.waitForSelector(".ended [data-part=end]");
    await page.waitForFunction(() => {
      const { top, bottom } = document.querySelector(".card").getBoundingClientRect();
      return top >= 0 && bottom < 741;
    });
    // The page scrolls there smoothly: what is out of sight is known when it rests.
    await page.waitForFunction(() => new Promise((done) => {
      const from = scrollY;
      setTimeout(() => done(scrollY === from), 250);
    }));
    assert.match(await text(page, "told"), /(?:Play is over: |对局结束：)/, "the result stands above");
    const [isOut, card] = await page.evaluate(() => [document.querySelector(".board").matches(".unseen"), document.querySelector("[data-part=end]").innerText]);
    assert.equal(/(?:Play is over: |对局结束：)/.test(card), isOut, "and on the card where that is out of sight");
    // Of what the better move leaves, if play goes on from there, else of where it was.
    const { given, better, reason } = await page.evaluate(async () => {
      const { board } = document.querySelector(".board");
      const i = board.end.given;
      const { from } = board.plies[i];
      const left = await board.look(from.moves[from.best].to, i + 1);
      const [look, at] = left.moves.length ? [left, i + 1] : [from, i];
      return { given: i, better: board.called(from.moves[from.best]), reason: board.words.say(look.why[0], board.names(at)) };
    });
    const told = await text(page, "end");
    assert.ok((await page.textContent("[data-part=end] > p:not(.outcome)")).includes(better), `${file}: ${told} without ${better}`);
    const general = page.locator("[data-part=end] details");
    assert.ok(!(await general.getAttribute("open")) && (await general.textContent()).includes(reason), `${file}: ${told} without ${reason}`);
    assert.equal(await page.locator("[data-part=end] a.button").count(), 1, "the next page");
    assert.equal(await page.locator("[data-part=end] a[href='#idea']").count(), 1, "the Idea");
    const marked = await page.locator("[data-part=end] .word").allTextContents();
    if (/nim-sum|异或和/.test(told)) assert.ok(marked.some((word) => /nim-sum|异或和/.test(word)), `${told}: ${marked}`);
    // One press to the why, on the picture.
    await page.click("[data-part=end] button >> nth=1");
    await page.waitForSelector(".why a[href='#idea']");
    assert.ok(await page.isHidden("[data-part=end]"));
    // From there one plays on.
    await page.evaluate(() => document.querySelector(".board").board.go(document.querySelector(".board").board.plies.length));
    await page.click("[data-part=end] button >> nth=0");
    await page.waitForFunction((given) => document.querySelector(".board").board.at === given && document.querySelector(".board").board.free, given);
    await close(page);
  }
});

test("after Undo sides can be swapped, and the computer moves", async () => {
  const page = await open("nim.html", PHONE);
  await ready(page);
  const at = (n) => page.waitForFunction((n) => document.querySelector(".board").board.at === n && document.querySelector(".board").board.free, n);
  await page.evaluate(() => {
    const { board } = document.querySelector(".board");
    return board.play(board.now.moves[0]);
  });
  await at(2);
  await page.click("[data-part=undo]");
  await at(0);
  await page.evaluate(() => document.querySelector("[data-part=swap]").click());
  await at(1);
  await close(page);
});

test("the card shows how a part gets its number", async () => {
  const page = await open("grundys-game.html", PHONE);
  await ready(page);
  await page.evaluate(() => document.querySelector(".board").board.setUp.anew("6"));
  await page.waitForFunction(() => document.querySelector(".board").board.now?.text === "6");
  await lose(page);
  // 2 + 4 counts 0, 1 + 5 counts 0 and 2.
  await page.waitForFunction(() => /A heap of 6.* 0 \(for example, split heap #1 \(6 → 2 \+ 4\)\); 2 \(.* 1 \+ 5\)\)\..* it counts 1\./.test(document.querySelector("[data-part=end] details").textContent));
  await close(page);
});

test("Show why: the picture and the reason are on the screen together", async () => {
  const laptop = { viewport: { width: 1280, height: 720 }, reducedMotion: "reduce" };
  for (const [file, look] of [["hide-and-seek.zh.html", PHONE], ["hide-and-seek.html", laptop], ["masters-duel.html", laptop], ["masters-duel.zh.html", PHONE], ["csp2020-greedy-snakes.html", laptop]]) {
    const page = await open(file, look);
    await ready(page);
    await lose(page);
    await page.getByText(/^(Show why|看看为什么)$/).click();
    await page.waitForFunction(() => {
      const [picture, reason] = [".picture svg", ".why a[href='#idea']"].map((one) => document.querySelector(one)?.getBoundingClientRect());
      return reason && picture.top >= 40 && Math.max(picture.bottom, reason.bottom) <= innerHeight;
    }, null, { timeout: 5000 }).catch(() => assert.fail(`${file}, ${look.viewport.width} wide`));
    assert.doesNotMatch(await page.textContent(".why"), /null|undefined/, file);
    await close(page);
  }
});

test("where both choose at once, Show why has the chances of what one could choose from, and one's choice marked", async () => {
  for (const name of ["hide-and-seek", "shrek-and-donkey"]) {
    const page = await open(`${name}.html`, PHONE);
    await ready(page);
    await lose(page);
    await page.getByText("Show why").click();
    await page.waitForSelector(".legend small");
    const [taps, on] = await page.evaluate(() => {
      const { board } = document.querySelector(".board");
      return [board.plies[board.review.chosen.i].taps, [...document.querySelectorAll(".picture .on")].map(({ dataset }) => dataset.key)];
    });
    assert.deepEqual(on, taps, name);
    assert.match(await page.textContent(".legend"), /\(you\)/, name);
    assert.match(await text(page, "told"), /^Before this move/, name);
    await close(page);
  }
});

test("on a phone the answer is seen where one has scrolled to what one taps", async () => {
  const page = await open("xor-battle.zh.html", PHONE);
  await ready(page);
  await page.evaluate(async () => {
    const { board } = document.querySelector(".board");
    while (!board.plies.length || !board.mine) await board.play(board.now.moves[0]);
  });
  assert.ok(!(await page.isVisible("[data-part=last]")), "the status is in sight");
  await page.evaluate(() => document.querySelector(".picture").scrollIntoView());
  await page.waitForSelector("[data-part=last]", { state: "visible" });
  const [answer, told] = await page.evaluate(() => ["last", "told"].map((part) => document.querySelector(`[data-part=${part}]`).textContent));
  assert.ok(answer && told.startsWith(answer), `${answer}: ${told}`);
  await close(page);
});

test("what came last and can be tapped shows both", async () => {
  const page = await open("tockice.html", PHONE);
  await ready(page);
  const looks = await page.evaluate(async () => {
    const { board } = document.querySelector(".board");
    const shown = (shape) => [getComputedStyle(shape).stroke, getComputedStyle(shape).filter !== "none"].join(" ");
    const framed = shown(document.querySelector(".node.live"));
    while (!document.querySelector(".node.came.live") && board.now.moves.length) await board.play(board.now.moves[0]);
    const came = document.querySelector(".node.came.live");
    came.classList.remove("live");
    const alone = shown(came);
    came.classList.add("live");
    return { framed, alone, both: shown(came) };
  });
  const [teal] = looks.framed.split(" false");
  assert.equal(looks.both, `${teal} true`, JSON.stringify(looks));
  assert.ok(looks.alone.endsWith("false") && !looks.alone.startsWith(teal), JSON.stringify(looks));
  await close(page);
});

test("on a phone the picture stays where it is from the first tap to the end", async () => {
  for (const file of ["nim.html", "staircase-nim.zh.html", "zigzag-game.html", "hide-and-seek.html", "sharti.html", "tree-tac-toe.html"]) {
    const page = await open(file, PHONE);
    await ready(page);
    const tops = await page.evaluate(async () => {
      const { board } = document.querySelector(".board");
      const top = () => Math.round(document.querySelector(".picture").getBoundingClientRect().top + scrollY);
      const tops = [top()];
      while (!board.over) {
        const move = board.now.moves.find((one) => one.outcome === "won") ?? board.now.moves[0];
        board.set({ taps: move.taps.slice(0, 1) });
        tops.push(top());
        await board.play(move);
        tops.push(top());
      }
      return tops;
    });
    assert.ok(new Set(tops).size === 1 && tops.length > 2, `${file}: ${tops}`);
    await close(page);
  }
});

test("a piece that may go to one place only is lifted by the first tap, and goes with the second", async () => {
  const page = await open("tricolore-recreation.html", PHONE);
  await ready(page);
  const tapped = (id) => page.evaluate((id) => {
    const { board } = document.querySelector(".board");
    board.input.tap(id, true);
    return [board.at, board.taps];
  }, id);
  // Blue can go two cells, and no more.
  await page.evaluate(() => document.querySelector(".board").board.begin("6 | 1 4 10"));
  const { taps: [piece, cell] } = (await state(page)).moves.find(({ taps }, _, all) => all.filter((move) => move.taps[0] === taps[0]).length === 1);
  assert.deepEqual(await tapped(piece), [0, [piece]]);
  await tapped(cell);
  await page.waitForFunction(() => document.querySelector(".board").board.at > 0);
  await close(page);
});

test("where what is marked is a move already, more that is marked waits for Play, too", async () => {
  const page = await open("wythoff.html", PHONE);
  await ready(page);
  const both = (await state(page)).moves.find(({ taps }) => taps.length === 2).taps;
  const tapped = (id) => page.evaluate((id) => {
    const { board } = document.querySelector(".board");
    board.input.tap(id, true);
    return [board.at, board.taps];
  }, id);
  await tapped(both[0]);
  assert.deepEqual(await tapped(both[1]), [0, both]);
  await page.click("[data-part=play-it]");
  await page.waitForFunction(() => document.querySelector(".board").board.at > 0);
  await close(page);
});

test("what cannot be chosen is told with what can, also beside all of it; a list says what each move is worth", async () => {
  const page = await open("georgia-and-bob.html", PHONE);
  await ready(page);
  const how = await page.evaluate(() => { const { board } = document.querySelector(".board"); return board.words.say(board.now.how); });
  const { x, y, height } = await page.locator(".picture svg").boundingBox();
  await page.touchscreen.tap(x + 3, y + height - 3);
  assert.equal(await text(page, "preview"), `That cannot be chosen. ${how}`);
  // Something is chosen: how to go on is told, so no more than that.
  await tap(page, (await state(page)).moves.find(({ taps }) => taps.length > 1).taps.slice(0, 1));
  const chosen = await text(page, "preview");
  await page.touchscreen.tap(x + 3, y + height - 3);
  assert.deepEqual([await text(page, "preview"), await text(page, "told")], [chosen, "That cannot be chosen."]);
  await page.evaluate(() => { const { board } = document.querySelector(".board"); Object.assign(board.hints, { rung: "move" }); board.show(); });
  const { moves } = await state(page);
  const words = { lost: "wins", won: "loses", drawn: "draws" };
  assert.deepEqual(await page.locator("[data-part=list] b").allTextContents(), moves.map(({ outcome }) => words[outcome]));
  await close(page);
});

test("where one chooses by chance it is asked who is ahead on average, and told whether one choice alone is best", async () => {
  const page = await open("hide-and-seek.html");
  await ready(page);
  // A warm-up in which Orin is safe at one vertex, and a game in which each may be guessed.
  for (const [start, told] of [["2 1 | 2 0 2 | 1>2 2>3", /Only one choice is best: choose vertex 3\.$/], ["2 1 | 2 0 2 | 1>2 1>3 2>3", /Choose by chance; most often: choose vertex \d\.$/]]) {
    await page.evaluate(async (start) => {
      const { board } = document.querySelector(".board");
      await board.begin(start);
      Object.assign(board.hints, { rung: "move" });
      board.show();
    }, start);
    assert.match(await text(page, "hints"), told);
  }
  await page.click("[data-part=who]");
  await page.waitForFunction(() => document.querySelector("[data-part=asked]").textContent);
  assert.match(await text(page, "asked"), /Is O\w+ ahead, on average\?$/);
  assert.deepEqual(await page.$$eval("[data-part=answers] button", (all) => all.map((one) => one.textContent)), ["ahead", "behind", "level"]);
  await round(page, (i) => i !== 2);
  await close(page);
});

test("choices that are equally likely are told together", async () => {
  const page = await open("shrek-and-donkey.html");
  await ready(page);
  await page.evaluate(async () => {
    const { board } = document.querySelector(".board");
    await board.begin("2 1 0 12 0 0");
    Object.assign(board.hints, { rung: "move" });
    board.show();
  });
  assert.match(await text(page, "hints"), /Choose by chance; of these, each as often as the other: ask for an unknown card, bluff with a held card\.$/);
  await close(page);
});

test("who wins from a cell stands inside it, and a grey cell stays grey", async () => {
  const page = await open("nim-shortcuts.html");
  await ready(page);
  const grey = () => page.$eval(".picture .shaded", (one) => getComputedStyle(one).fill);
  const before = await grey();
  await page.evaluate(() => document.querySelector(".board").board.set({ values: true }));
  assert.equal(await grey(), before);
  const apart = await page.evaluate(() => {
    const boxes = (what) => [...document.querySelectorAll(what)].map((one) => one.getBoundingClientRect());
    const cells = boxes(".picture .cell.P, .picture .cell.N");
    const within = (one) => cells.some((cell) => cell.left <= one.left && one.right <= cell.right && cell.top <= one.top + 2 && one.bottom <= cell.bottom);
    const letters = boxes(".picture .letter");
    return letters.length > 50 && letters.filter((one) => !within(one)).length;
  });
  assert.equal(apart, 0);
  await close(page);
});

test("what a click takes back is not marked while the mouse is still there", async () => {
  const page = await open("tricolore-recreation.html");
  await ready(page);
  await page.evaluate(() => document.querySelector(".board").board.begin("6 | 1 5 9 | 2 8 12"));
  const [piece] = (await state(page)).moves[0].taps;
  const space = `.picture .space[data-id="${piece}"]`;
  const marked = () => page.$$eval(".picture .on", (all) => all.length);
  await page.click(space);
  assert.ok(await marked() > 0);
  await page.click(space);
  await page.mouse.move(...await page.$eval(space, (one) => { const { x, y } = one.getBoundingClientRect(); return [x + 5, y + 5]; }));
  assert.equal(await marked(), 0);
  await page.mouse.move(0, 0);
  await page.hover(space);
  assert.ok(await marked() > 0);
  await close(page);
});

test("a set-up that is refused is told beside its field, and who plays is kept by a reload", async () => {
  const page = await open("nim.html", PHONE);
  await ready(page);
  await page.click(".set summary");
  await page.fill("[data-part=set-up]", "x");
  await page.click(".setting button:not([type])");
  await page.waitForFunction(() => document.querySelector("[data-part=refused]").textContent);
  const { top, bottom } = await page.$eval("[data-part=refused]", (one) => one.getBoundingClientRect());
  assert.ok(top >= 0 && bottom <= 740, `${top} to ${bottom}`);
  await page.selectOption("[data-part=opponent]", "learner");
  await page.waitForFunction(() => history.state?.opponent === "learner");
  await page.reload();
  await ready(page);
  assert.equal(await page.$eval("[data-part=opponent]", (one) => one.value), "learner");
  await close(page);
});

test("the review shows the position before a mistake, asks, plays the answer, says why, and one plays on", async () => {
  const page = await open("nim.html", PHONE);
  await ready(page);
  // 3 5 7: a blunder, then anything to the end.
  await page.evaluate(async () => {
    const { board } = document.querySelector(".board");
    while (!board.over) {
      const bad = board.now.moves.find((move) => move.outcome === "won") ?? board.now.moves[0];
      await board.play(bad);
    }
  });
  await page.click(".dot.lost >> nth=0");
  await page.waitForSelector(".why button");
  const { start, text: now } = await state(page);
  assert.equal(now, start, "the position before it");
  assert.match(await page.textContent(".why"), /Here you could win: find the move/);
  const { moves, best } = await state(page);
  await page.evaluate((move) => document.querySelector(".board").board.play(move), moves.find((move) => move.outcome === "won"));
  const why = (match) => page.waitForFunction((match) => new RegExp(match).test(document.querySelector(".why").textContent), match);
  /** The picture is of the position that the words speak of. */
  const seen = (text) => page.waitForFunction((text) => {
    const heaps = text.split(" ").map(Number);
    return document.querySelectorAll(".board .picture .stone:not(.gone)").length === heaps.reduce((sum, heap) => sum + heap, 0);
  }, text);
  await why("^Not so");
  assert.match(await page.textContent(".why"), /Now the computer is to move and wins\./);
  await seen(moves.find((move) => move.outcome === "won").to);
  await page.click(".why button:has-text('Try once more')");
  await why("find the move");
  await page.evaluate((move) => document.querySelector(".board").board.play(move), moves[best]);
  await why("^Yes\\.");
  assert.match(await page.textContent(".why"), /Now the computer is to move, but you win\./);
  await seen(moves[best].to);
  await page.click(".why button:has-text('The move played')");
  await why("^You took ");
  assert.match(await page.textContent(".why"), /Now the computer is to move and wins\..*Better move/s);
  await page.click(".why button:has-text('The best answer')");
  await page.waitForFunction(() => /^The computer took /.test(document.querySelector(".why").textContent));
  await page.click(".why button:has-text('Play on')");
  await page.waitForFunction(() => document.querySelector(".board").board.at === 0 && document.querySelector(".board").board.free);
  await close(page);
});

/** Answers a round of *Who wins?*: rightly or not, with the best move. */
async function round(page, isRight) {
  for (let i = 0; i < 8; i += 1) {
    await page.waitForFunction((i) => document.querySelector("[data-part=asked]").textContent.startsWith(`${i + 1}/8`), i);
    const { outcome: of } = await state(page);
    const said = isRight(i) ? of : of === "won" ? "lost" : "won";
    await page.click(`[data-part=answers] button >> nth=${["won", "lost", "drawn"].indexOf(said)}`);
    await page.waitForFunction(() => /^(No|Right)/.test(document.querySelector("[data-part=asked]").textContent));
    if (isRight(i)) {
      const found = await page.waitForFunction(() => {
        const { board } = document.querySelector(".board");
        const asks = Boolean(board.takes) && board.takes !== board.advance;
        return (asks || document.querySelector("[data-part=answers] button")?.textContent === "Next") && { asks };
      });
      if ((await found.jsonValue()).asks) await page.evaluate(() => {
        const { board } = document.querySelector(".board");
        return board.play(board.now.moves[board.now.best]);
      });
    }
    await page.click("[data-part=answers] button:text-is('Next')");
  }
  await page.waitForFunction(() => document.querySelector("[data-part=asked]").textContent.startsWith("Who wins:"));
  counts.rounds += 1;
}

test("Who wins?: eight positions; what was missed comes back after 1, 3 and 7 days, and at last no more", async () => {
  const page = await open("nim.html", PHONE);
  await page.clock.install({ time: new Date("2026-03-02T12:00:00") });
  // The same positions are drawn each day: what comes back is among them.
  await page.addInitScript(() => (Math.random = () => 0.5));
  await page.reload();
  await ready(page);
  const before = await state(page);
  await page.click("[data-part=who]");
  await page.waitForFunction(() => document.querySelector("[data-part=asked]").textContent.startsWith("1/8"));
  const missed = (await state(page)).text;
  await round(page, (i) => i > 0);
  assert.match(await text(page, "asked"), /7 of 8 right/);
  const log = () => page.evaluate(() => JSON.parse(localStorage.getItem("log")));
  assert.deepEqual(Object.keys((await log()).missed.nim), [missed]);
  assert.equal((await log()).marks.nim.recognised, true);
  // On the same day it does not come; on the next it is first, and then after three and seven more.
  const first = async () => {
    await page.click("[data-part=who]");
    await page.click("[data-part=who]");
    await page.waitForFunction(() => document.querySelector("[data-part=asked]").textContent.startsWith("1/8"));
    return page.evaluate(() => document.querySelector(".board").board.training.items.map(({ text }) => text));
  };
  const day = async (date) => page.clock.setFixedTime(new Date(`${date}T12:00:00`));
  const due = () => page.evaluate(() => Object.values(JSON.parse(localStorage.getItem("log")).missed.nim ?? {}).map(({ due }) => due - Math.floor((Date.now() - new Date().getTimezoneOffset() * 6e4) / 864e5)));
  assert.deepEqual(await due(), [1]);
  for (const [date, next] of [["2026-03-03", [3]], ["2026-03-06", [7]], ["2026-03-13", []]]) {
    await day(date);
    assert.equal((await first())[0], missed, date);
    await round(page, () => true);
    assert.deepEqual(await due(), next, date);
  }
  // The game that was interrupted is there again.
  await page.click("[data-part=who]");
  await page.waitForFunction((text) => document.querySelector(".board").board.now.text === text, before.text);
  // The index shows the mark, and what to go on with.
  await page.goto(new URL("index.html", page.url()).href);
  assert.match(await page.textContent(".cards a[href='nim.html'] .done"), /○●○/);
  assert.match(await page.textContent(".continue"), /^Next: /);
  await close(page);
});

test("a round of Who wins? goes on after a reload, until it is left", async () => {
  for (const [file, begin] of [["nim.html", "who"], ["mixed.html", "begin"]]) {
    const page = await open(file, PHONE);
    await page.click(`[data-part=${begin}]`);
    const asks = (number) => page.waitForFunction((number) => document.querySelector("[data-part=asked]").textContent.startsWith(number), `${number}/8`);
    await asks(1);
    const { outcome } = await state(page);
    await page.click(`[data-part=answers] button >> nth=${outcome === "won" ? 1 : 0}`);
    await page.click("[data-part=answers] button:text-is('Next')");
    await asks(2);
    const { text: posed } = await state(page);
    await page.reload();
    await asks(2);
    assert.equal((await state(page)).text, posed, file);
    if (begin === "who") {
      await page.click("[data-part=who]");
      await page.reload();
      await ready(page);
      assert.ok(await page.isHidden("[data-part=train]"));
    }
    await close(page);
  }
});

test("Who wins?: where the answer to the lost position ends play, no move is asked for", async () => {
  const page = await open("candy-piles.html", PHONE);
  await ready(page);
  await page.evaluate(() => document.querySelector(".board").board.training.resume({ items: [{ name: "candy-piles", text: "1" }], i: 0, right: 0 }));
  await page.click("[data-part=answers] button:text-is('loses')");
  await page.click("[data-part=answers] button:text-is('Next')");
  assert.match(await text(page, "asked"), /1 of 1 right/);
  await close(page);
});

test("positions of many games are mixed, and the log is saved and loaded", async () => {
  const page = await open("mixed.html", PHONE);
  await page.click("[data-part=begin]");
  await round(page, (i) => i !== 2);
  const names = await page.evaluate(() => document.querySelector(".board").board.training.items.map(({ name }) => name));
  assert.ok(new Set(names).size > 4, String(names));
  const [saved] = await Promise.all([page.waitForEvent("download"), page.click(".mixed details summary:has-text('The log')").then(() => page.click("[data-part=log] button"))]);
  const log = readFileSync(await saved.path(), "utf8");
  assert.deepEqual(Object.keys(JSON.parse(log).missed), [names[2]]);
  await page.evaluate(() => localStorage.clear());
  await page.setInputFiles("input[type=file]", { name: "log.json", mimeType: "application/json", buffer: Buffer.from("[]") });
  await page.waitForFunction(() => /not a log/.test(document.querySelector("[data-part=kept]").textContent));
  await page.setInputFiles("input[type=file]", { name: "log.json", mimeType: "application/json", buffer: Buffer.from(log) });
  await page.waitForFunction(() => /^Loaded/.test(document.querySelector("[data-part=kept]").textContent));
  assert.equal(await page.evaluate(() => JSON.stringify(JSON.parse(localStorage.getItem("log")))), JSON.stringify(JSON.parse(log)));
  await close(page);
});

test("back and reload keep the game, and a shared game opens at the board", async () => {
  const page = await open("nim.html");
  await ready(page);
  await page.evaluate(() => document.querySelector(".board").board.play(document.querySelector(".board").board.now.moves[0]));
  await page.waitForFunction(() => document.querySelector(".board").board.at === 2);
  const { text: now } = await state(page);
  await page.reload();
  await page.waitForFunction((now) => document.querySelector(".board").board?.now?.text === now, now);
  await page.click("header .home");
  await page.waitForURL((url) => url.href.includes("index.html"));
  await page.goBack();
  await page.waitForFunction((now) => document.querySelector(".board").board?.now?.text === now, now);
  await page.goto("about:blank");
  await page.goto(new URL("nim.html#play=1.4.5;first;", `file://${site}/`).href);
  await page.waitForFunction(() => document.querySelector(".board").board?.now?.text === "1 4 5");
  assert.ok(await page.$eval(".board", (board) => Math.abs(board.getBoundingClientRect().top) < 120));
  await close(page);
});

test("a term of the Idea lights what it draws, and its example opens on the board", async () => {
  const page = await open("nim.html");
  await ready(page);
  await page.locator("#idea :is(em, a.word)").first().hover();
  await page.waitForSelector(".idea-picture .span");
  await page.mouse.move(0, 0);
  await page.waitForFunction(() => !document.querySelector(".idea-picture"));
  const worked = await page.getAttribute(".worked", "data-set-up");
  await page.click(".worked");
  await page.waitForFunction((worked) => document.querySelector(".board").board.start === worked, worked);
  await close(page);
});

test("a snake that has been eaten is drawn under the one that ate it", async () => {
  const page = await open("csp2020-greedy-snakes.html", PHONE);
  await ready(page);
  const [eaten, eater, row] = await page.evaluate(async () => {
    const { board } = document.querySelector(".board");
    await board.begin("2 3 5 6 6 7");
    board.opponent = "two";
    await board.play(board.now.moves[0]);
    const box = (one) => document.querySelector(one).getBoundingClientRect();
    const all = [...document.querySelectorAll(".picture text.came")].map((text) => text.textContent);
    return [box(".picture .snake.gone").top - box(".picture text.came").top, all, document.querySelectorAll(".picture path.snake:not(.gone)").length];
  });
  // The 7 ate the 2; it is in the last of five rows.
  assert.deepEqual([eater, row], [["5"], 5]);
  assert.ok(eaten > 0 && eaten < 30, `${eaten} below it`);
  await close(page);
});

test("what has left a node is marked there; of a heap in a cell its number", () => {
  const at = (id, x, y) => [id, "stone", "circle", x, y, 8];
  const scene = (...stones) => ({ shapes: [["n0", "node", "circle", 50, 20, 12], ["n1", "node", "circle", 50, 90, 12], ...stones], hits: [], notes: [], steps: [] });
  const before = scene(at("h0.0", 50, 44), at("h1.0", 50, 114));
  const after = scene(at("h0.0", 50, 44), at("h0.1", 34, 44));
  const { from, to } = changed(before, after, ["h1.0"]);
  assert.deepEqual(from, [at("h1.0", 50, 114)]);
  assert.deepEqual([...to], ["h0.1"]);
  // Of four stones in a cell one is left, in its middle.
  const cell = (...grains) => ({ shapes: [["c0.0", "cell", "rect", 0, 0, 66, 90], ["heap cell 0 0 0", "label", "text", 33, 80, String(grains.length)], ...grains.map(([x, y], i) => [`heap cell 0 0 0 ${i}`, "grain", "circle", x, y, 6])], hits: [["c0.0", 0, 0, 66, 90]], notes: [], steps: [] });
  const [four, one] = [cell([21, 60], [33, 60], [45, 60], [27, 48]), cell([33, 60])];
  assert.deepEqual(changed(four, one, ["c0.0"]), { from: [["was heap cell 0 0 0", "label struck", "text", 15, 80, "4"]], to: new Set(["heap cell 0 0 0"]), places: [] });
  // At an end a heap is dark: that is no change.
  const heap = (look) => ({ shapes: [["h1.0", look, "circle", 50, 114, 8]], hits: [], notes: [], steps: [] });
  assert.deepEqual([...changed(heap("stone"), heap("stone dark"), []).to], []);
  // Whoever stays has chosen the node.
  const stays = { ...scene(), hits: [["n1", 30, 70, 40, 40]] };
  assert.deepEqual(changed(stays, stays, ["n1"]), { from: [], to: new Set(["n1"]), places: [] });
});

test("where a piece goes, the ground that turns grey behind it is not marked; without a piece it is", () => {
  const cell = (id, look, x) => [id, look, "rect", x, 0, 40, 40];
  const piece = (x) => ["piece 0", "stone blue", "thing", x, 20, 15];
  const scene = (looks, ...pieces) => ({ shapes: [...looks.map((look, i) => cell(`c0_${i}.0`, look, 40 * i)), ...pieces], hits: [], notes: [], steps: [] });
  const [plain, grey] = [["cell", "cell"], ["cell shaded", "cell"]];
  const went = changed(scene(plain, piece(20)), scene(grey, piece(60)), ["c0_1.0"]);
  assert.deepEqual([went.from, [...went.to]], [[piece(20)], ["piece 0"]]);
  assert.deepEqual([...changed(scene(plain), scene(grey), ["c0_0.0"]).to], ["c0_0.0"]);
  // Of sheets the two have come that one was cut into, though one of them has the sides of another that was there.
  const sheets = (...sides) => ({ shapes: sides.map((side, i) => [`size ${i}`, "label", "text", 60 * i, 40, side]), hits: [] });
  const cut = changed(sheets("6 × 2", "1 × 2"), sheets("1 × 2", "5 × 2", "1 × 2"), ["s0.1"]);
  assert.deepEqual([...cut.to], ["size 0", "sheet 0", "size 1", "sheet 1"]);
  // Of a row of numbers the right end has gone: the next one is an end now, and where it was.
  const ends = (ids) => ({ shapes: ids.flatMap((id, i) => [cell(id, "cell", 40 * i), [`text ${id}`, "label", "text", 40 * i + 20, 20, String(i)]]), hits: [] });
  const [longer, shorter] = [ends(["c0_0.0", "cell 0 0 1", "c0_2.0"]), ends(["c0_0.0", "c0_1.0"])];
  assert.deepEqual(changed(longer, shorter, ["c0_2.0"]), { from: longer.shapes.slice(4), to: new Set(), places: [] });
  // Of a grid the second of three rows has gone, and the first has another number.
  const row = (i, number, look = "cell") => [0, 1].flatMap((j) => [
    [`c${i}_${j}.0`, look, "rect", 40 * j, 40 * i, 38, 38], [`text cell ${i} ${j}`, "label", "text", 40 * j + 20, 40 * i + 20, j ? number : ""],
  ]);
  const [three, two] = [[row(0, "0"), row(1, "5"), row(2, "3")], [row(0, "5"), row(1, "3")]].map((rows) => ({ shapes: rows.flat(), hits: [] }));
  assert.deepEqual(changed(three, two, ["c1_1.0", "c0_1.0"]), { from: [], to: new Set(["text cell 0 1"]), places: [] });
  // Where none was tapped, the one whose going makes the fewest others; the last one is shown itself.
  const [queue, next, end] = [[row(0, "0", "cell shaded"), row(1, "5"), row(2, "3")], [row(0, "5", "cell shaded"), row(1, "3")], [row(0, "6", "cell shaded")]].map((rows) => ({ shapes: rows.flat(), hits: [] }));
  assert.deepEqual(changed(queue, next, ["b0.0"]), { from: [], to: new Set(["text cell 0 1"]), places: [] });
  // Where nothing else tells it, a line stands where it was.
  const still = { shapes: [row(0, "0", "cell shaded"), row(1, "3")].flat(), hits: [] };
  assert.deepEqual(changed(queue, still, ["b0.1"]), { from: [], to: new Set(), places: [[0, 39, 78, 2]] });
  assert.deepEqual(changed(next, end, ["b0.0"]), { from: next.shapes.slice(4), to: new Set(["text cell 0 1"]), places: [] });
  // Of heaps in cells one was replaced by two, of which one stands in its place, or both at the end.
  const heaps = (...sizes) => ({ shapes: sizes.flatMap((size, i) => [cell(`c0_${i}.0`, "cell", 40 * i), [`heap cell 0 0 ${i}`, "label", "text", 40 * i + 20, 30, size]]), hits: [] });
  assert.deepEqual([...changed(heaps(4, 3, 1), heaps(4, 2, 1, 1), ["c0_1.0"]).to], ["heap cell 0 0 1", "c0_1.0", "heap cell 0 0 3", "c0_3.0"]);
  assert.deepEqual([...changed(heaps(3, 2, 3, 2), heaps(2, 3, 2, 2, 1), ["c0_0.0"]).to], ["heap cell 0 0 3", "c0_3.0", "heap cell 0 0 4", "c0_4.0"]);
  assert.deepEqual([...changed(heaps(4, 2, 2, 1), heaps(4, 4, 1), ["c0_1.0", "c0_2.0"]).to], ["heap cell 0 0 1", "c0_1.0"]);
  // A row has become longer, and the cells that are still empty are none that were filled.
  const grown = (...looks) => ({ shapes: looks.map((look, i) => cell(`c0_${i}.0`, look, 40 * i)), hits: [] });
  assert.deepEqual([...changed(grown("cell blue"), grown("cell blue", "cell blue", "cell"), []).to], ["c0_1.0"]);
  // Of a row the number on the left went, and the others stayed: it stands where it was. Where they have moved up, it does not.
  const numbers = (...row) => ({ shapes: row.flatMap(([x, number], i) => [[`c0_${i}.0`, "cell", "rect", x + 1, 1, 38, 38], [`text cell c0_${i}.0`, "label", "text", x + 20, 20, number]]), hits: [] });
  const five = numbers([0, "5"], [40, "9"], [80, "1"]);
  assert.deepEqual(changed(five, numbers([40, "9"], [80, "1"]), ["c0_0.0"]), { from: five.shapes.slice(0, 2), to: new Set(), places: [] });
  assert.deepEqual(changed(five, numbers([0, "9"], [40, "1"]), ["c0_0.0"]).from, []);
  // A heap that is drawn in more lines has been split: no dotted coin lies over the new one.
  const coin = (key, x, y) => [key, "stone", "circle", x, y, 10];
  const coins = (...all) => ({ shapes: all, hits: [], notes: [], steps: [] });
  const split = changed(coins(coin("h0.0", 50, 20), coin("h0.1", 50, 45)), coins(coin("h0.0", 50, 20), coin("h1.0", 50, 50)), []);
  assert.deepEqual(split, { from: [], to: new Set(["h1.0"]), places: [] });
  // Of pair B the lower heap was split into 1 and 2, and the upper one thrown away.
  const heap = (i, name, stones) => [[`heap ${i}`, "label", "text", 20, 44 * i, name], ...Array.from({ length: stones }, (_, j) => coin(`h${i}.${j}`, 50 + 40 * j, 44 * i))];
  const pairs = (...sizes) => coins(...sizes.flatMap((size, i) => heap(i, `${"AABB"[i]}:${size}`, size)));
  // Also where one of the new heaps is as large as the one that was there.
  const tapped = ["h3.1g", "gap", "path", "M70 140v30"];
  for (const was of [2, 1]) {
    const old = pairs(1, 1, was, 3);
    const { from, to, places } = changed({ ...old, shapes: [...old.shapes, tapped] }, pairs(1, 1, 1, 2), ["h3.1g"]);
    assert.deepEqual([from, [...to].sort(), places], [[], ["h2.0", "h3.0", "h3.1", "heap 2", "heap 3"], []]);
    // Before that, nothing goes but the other heap.
    assert.deepEqual([...leaves(old, pairs(1, 1, 1, 2), ["h3.1g"])], Array.from({ length: was }, (_, j) => `h2.${j}`));
  }
  // Of heaps of 4 and 2 in two lines the first was split into 1 and 3, which lie in one.
  const lines = changed(coins(...heap(0, "4", 4), ...heap(2, "2", 2).map(([key, ...rest]) => [key.replace("2", "1"), ...rest])), coins(...heap(0, "1", 1), ...heap(1, "3", 3), ...heap(2, "2", 2)), ["h0.1g"]);
  assert.deepEqual([...lines.to].sort(), ["h1.0", "h1.1", "h1.2", "heap 0", "heap 1"]);
  assert.deepEqual(leaves(coins(...heap(0, "4", 4)), coins(...heap(0, "1", 1), ...heap(1, "3", 3)), ["h0.1g"]), new Set());
  // A number was named, and now others are offered where it was.
  const chips = (...ids) => ({ shapes: ids.map((id, i) => [id, "chip", "rect", 50 * i, 0, 40, 40]), hits: ids.map((id, i) => [id, 50 * i, 0, 40, 40]), notes: [], steps: [] });
  assert.deepEqual(changed(chips("b0.1", "b0.2"), chips("b1.1"), ["b0.2"]), { from: [], to: new Set(["b1.1"]), places: [] });
  // The same choice again is marked; one that stands for another number now is not.
  const named = (label) => ({ ...chips("b0.0"), shapes: [...chips("b0.0").shapes, ["b0.0 words", "label", "text", 20, 20, label]] });
  assert.deepEqual([...changed(named("leave"), named("leave"), ["b0.0"]).to], ["b0.0"]);
  assert.deepEqual([...changed(named(["xor", { number: 3 }]), named(["xor", { number: 6 }]), ["b0.0"]).to], []);
  // One that has gone, and has changed nothing else, is shown itself.
  assert.deepEqual(changed(named("wait"), chips(), ["b0.0"]), { from: named("wait").shapes, to: new Set(), places: [] });
});

test("a move begins with what is marked for it, and goes on with anything of it", () => {
  const moves = [["c1", "c3"], ["c2", "c3"]].map((taps) => ({ taps, begins: 1 }));
  assert.deepEqual(["c1", "c3"].map((id) => extended(moves, [], id)), [["c1"], undefined]);
  assert.deepEqual(extended(moves, ["c1"], "c3"), ["c1", "c3"]);
  assert.deepEqual(extended(moves, ["c1"], "c2"), ["c2"]);
  // From a stone of one heap one may go on to another heap; from a piece one must go on.
  const [one, both] = [["h0.1"], ["h0.1", "h1.0"]].map((taps) => ({ taps, begins: taps.length }));
  assert.deepEqual([[one, both], [one], moves].map(goesOn), [true, false, false]);
  assert.deepEqual([["h0.1", "h1.0"], ["h0.1", "b0.1"]].map(toldAs), ["dark", "framed"]);
  // From 2 to 3 or back: what is marked first is where it begins, and what is marked then is not.
  const steps = [["c2", "c3"], ["c3", "c2"]].map((taps) => ({ taps, begins: 1 }));
  assert.deepEqual(found(steps, ["c3"]).open, [steps[1]]);
  assert.deepEqual(extended([["n4", "n5"], ["n1", "n4"]].map((taps) => ({ taps, begins: 1 })), ["n4"], "n1"), ["n1"]);
});

test("the last move is marked on every board until the next one", { timeout: 600_000 }, async () => {
  const page = await open("index.html", { reducedMotion: "reduce" });
  for (const name of SOME) {
    await page.goto(new URL(`${name}.html`, page.url()).href);
    await ready(page);
    const found = await page.evaluate(async () => {
      const { board } = document.querySelector(".board");
      const { picture, now } = board;
      const marked = () => [...document.querySelectorAll(".picture .gone, .picture .came")].filter((mark) => {
        const { width, height } = mark.getBoundingClientRect();
        return width + height > 0;
      }).length;
      const without = [];
      if (marked()) without.push("the set-up is marked");
      for (const move of now.moves) {
        const after = await board.look(move.to, 1);
        picture.draw(now.scene);
        picture.draw(after.scene, { scene: now.scene, taps: move.taps });
        picture.mark(() => []);
        if (!marked()) without.push(`${board.called(move)} leaves no mark`);
      }
      // As it is played: the other player's move stays marked while one thinks.
      await board.redraw();
      await board.play(now.moves[now.best]);
      while (board.asked !== board.done) await new Promise((ready) => setTimeout(ready, 5));
      if (!marked()) without.push("the answer leaves no mark");
      board.show();
      if (!marked()) without.push("the mark is gone");
      return without;
    });
    assert.deepEqual(found, [], name);
    counts["last moves"] += 1;
  }
  await close(page);
});

told();
