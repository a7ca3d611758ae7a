// The board of a problem's page.
import { engine } from "./ask.js";
import { lightTerms } from "./idea.js";
import { Board } from "./play.js";

/** So long the page itself may load before the engine does, in milliseconds. */
const IDLE = 3000;

for (const place of /** @type {NodeListOf<HTMLElement & {board: Board}>} */ (document.querySelectorAll(".board"))) {
  const board = (place.board = new Board(place));
  const { game } = place.dataset;
  // The picture that is there is not of this game.
  place.classList.toggle("linked", location.hash.startsWith("#play="));
  const begin = async () => {
    try {
      board.open(game, await load(`${game}.game.${isChinese ? "zh" : "en"}`, "game"));
    } catch (error) {
      board.tell(/** @type {Error} */ (error).message);
      place.addEventListener("click", begin, { once: true });
      return;
    }
    await board.setUp.begin();
    place.classList.remove("linked");
    lightTerms(board);
    // It is there before the first move asks for it; who saves data has it then.
    if (/** @type {any} */ (navigator).connection?.saveData) return;
    const start = () => engine.start(game).catch(() => {});
    if ("requestIdleCallback" in window) requestIdleCallback(start, { timeout: IDLE });
    else setTimeout(start, IDLE);
  };
  begin();
}
