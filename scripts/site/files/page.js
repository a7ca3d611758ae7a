// The board of a problem's page.
import { lightTerms } from "./idea.js";
import { Board } from "./play.js";

for (const place of /** @type {NodeListOf<HTMLElement & {board: Board}>} */ (document.querySelectorAll(".board"))) {
  place.hidden = false;
  place.board = new Board(place);
  const { game } = place.dataset;
  load(`${game}.game.${isChinese ? "zh" : "en"}`, "game").then((facts) => {
    place.board.open(game, facts);
    place.board.setUp.begin();
    lightTerms(place.board);
  });
}
