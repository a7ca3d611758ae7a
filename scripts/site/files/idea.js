// The Idea beside the board: a term that is pointed at or touched lights what the Idea draws, in sight of the term.

/** @param {import("./play.js").Board} board */
export function lightTerms(board) {
  /** @type {HTMLElement} */
  let copy;
  /** @param {boolean} is */
  const light = (is) => {
    copy?.remove();
    if (!board.now) return;
    board.set({ lit: is });
    const { bottom } = board.part("picture").getBoundingClientRect();
    if (!is || bottom > 0) return;
    copy = element("div", "", "board idea-picture");
    const picture = /** @type {SVGElement} */ (board.picture.svg.cloneNode(true));
    copy.append(picture);
    copy.ariaHidden = "true";
    document.body.append(copy);
  };
  for (const term of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("#idea :is(em, strong, a.word)"))) {
    term.addEventListener("pointerenter", () => light(true));
    term.addEventListener("pointerleave", () => light(false));
    term.addEventListener("focus", () => light(true));
    term.addEventListener("blur", () => light(false));
  }
}
