// The search: pages, words, wrong statements, how to find an answer. It folds width, case, dashes and
// blanks, and forgives a slip of a letter, in a long word two, where nothing else is found.
"use strict";
{
  const box = document.querySelector(".search");
  const [input, list] = [box.querySelector("input"), box.querySelector("ul")];
  const language = say("en", "zh");
  const SHOWN = 8;

  const fold = (text) => text.normalize("NFKC").toLowerCase().replace(/[^\p{L}\p{N}⊕⇔φ]+/gu, "");

  /** How many letters of a word may be wrong, missing or too many: none of a number, few of a short word. */
  const slips = (word) => {
    if (/\d/.test(word)) return 0;
    const [one, two] = /^[\x00-\x7f]*$/.test(word) ? [4, 8] : [3, 6];
    return (word.length >= one) + (word.length >= two);
  };

  /** With how few of them the word stands in the name; nothing if they are too many. */
  const slipsIn = (name, word) => {
    // row[j]: the slips between the first letters of the word and some end of what was read of the name.
    let row = [...word, ""].map((_, j) => j);
    let least = row[word.length];
    for (const letter of name) {
      let before = row[0];
      row = row.map((above, j) => {
        if (j === 0) return 0;
        const here = Math.min(before + (word[j - 1] === letter ? 0 : 1), above + 1);
        before = above;
        return here;
      });
      for (let j = 1; j < row.length; j++) row[j] = Math.min(row[j], row[j - 1] + 1);
      least = Math.min(least, row[word.length]);
    }
    return least <= slips(word) ? least : Infinity;
  };

  /** How well an entry answers, the least first; nothing if it does not. */
  const rank = (entry, words, whole) => {
    if (entry.names.includes(whole)) return 0;
    if (entry.names.some((name) => name.startsWith(whole))) return 1;
    if (words.every((word) => entry.names.some((name) => name.includes(word)))) return 2;
    const has = (word) => entry.names.some((name) => name.includes(word)) || entry.text.includes(word);
    return words.every(has) ? 4 : undefined;
  };
  const slipped = (entry, words, whole) => {
    const least = (word) => Math.min(...entry.names.map((name) => slipsIn(name, word)));
    const sum = Math.min(least(whole), words.map(least).reduce((sum, slips) => sum + slips));
    return sum < Infinity ? 3 + sum / 100 : undefined;
  };

  let folded;
  const entries = async () => {
    folded ??= (await load("search", "search")).map((entry) => ({
      ...entry,
      names: entry.names.map(fold),
      text: fold(entry.lines.en.join(" ") + entry.lines.zh.join(" ")),
    }));
    return folded;
  };

  /** The first line, in the reader's language, that has a word. */
  const line = (entry, words) => {
    const has = (line) => words.some((word) => fold(line).includes(word));
    const lines = entry.lines[language];
    const found = lines.find(has) ?? lines[0] ?? "";
    const at = Math.max(0, found.toLowerCase().indexOf(words[0]) - 30);
    return (at > 0 ? "…" : "") + found.slice(at, at + 90) + (found.length > at + 90 ? "…" : "");
  };

  const item = (entry, words) => {
    const link = element("a", entry.title[language]);
    link.href = entry.page + say(".html", ".zh.html") + (entry.anchor ? `#${entry.anchor[language]}` : "");
    if (entry.id) link.append(" ", element("small", entry.id));
    link.append(" ", element("span", line(entry, words), "line"));
    const made = document.createElement("li");
    made.append(link);
    return made;
  };

  const status = box.querySelector("[role=status]");
  const show = (items, count) => {
    list.replaceChildren(...items);
    status.textContent = count ? say(`${count} found`, `找到 ${count} 条`) : items[0]?.textContent ?? "";
    list.hidden = !items.length;
  };
  const look = async (most = SHOWN) => {
    const typed = input.value;
    const apart = typed.replace(/\p{Script=Han}(?=[\x21-\x7e])|[\x21-\x7e](?=\p{Script=Han})/gu, "$& ");
    const words = apart.split(/\s+/).map(fold).filter(Boolean);
    if (!words.length) return show([]);
    let all;
    try {
      all = await entries();
    } catch {
      const again = element("button", say("The search did not load. Try again", "搜索没有加载成功，再试一次"));
      again.onclick = () => look();
      const made = document.createElement("li");
      made.append(again);
      return show([made]);
    }
    if (typed !== input.value) return;
    const ranked = (how) => all
      .map((entry) => ({ entry, rank: how(entry) }))
      .filter(({ rank }) => rank !== undefined)
      .sort((a, b) => a.rank - b.rank);
    let found = ranked((entry) => rank(entry, words, words.join("")));
    if (!found.some(({ rank }) => rank < 4)) {
      found = [...ranked((entry) => slipped(entry, words, words.join(""))), ...found];
    }
    const items = found.slice(0, most).map(({ entry }) => item(entry, words));
    if (found.length > most) {
      const more = element("button", say(`${found.length - most} more`, `还有 ${found.length - most} 条`), "quiet");
      more.onclick = () => look(Infinity);
      const made = document.createElement("li");
      made.append(more);
      items.push(made);
    }
    show(items.length ? items : [element("li", say("Nothing has all these words.", "没有同时包含这些词的页面。"))], found.length);
  };
  const end = () => {
    input.value = "";
    show([]);
  };

  input.oninput = () => look();
  box.onkeydown = (event) => {
    const links = [...list.querySelectorAll("a, button")];
    const at = links.indexOf(document.activeElement);
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === "Escape") {
      end();
      input.focus();
    } else if (event.key === "Enter" && at < 0) {
      links[0]?.click();
    } else if (step) {
      (links[at + step] ?? input).focus();
    } else {
      return;
    }
    if (event.key !== "Enter" || at < 0) event.preventDefault();
  };
  box.onfocusout = ({ relatedTarget: to }) => to && !box.contains(to) && show([]);
  addEventListener("click", (event) => {
    if (!box.contains(event.target) && event.target.isConnected) show([]);
  });
  addEventListener("keydown", (event) => {
    if (event.key === "/" && !/^(INPUT|TEXTAREA|SELECT)$/.test(document.activeElement.tagName)) {
      input.focus();
      event.preventDefault();
    }
  });
}
