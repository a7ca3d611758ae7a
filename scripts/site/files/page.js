// The board of a problem's page.
import { lightTerms } from "./idea.js";
import { Board } from "./play.js";

for (const place of /** @type {NodeListOf<HTMLElement & {board: Board}>} */ (document.querySelectorAll(".board"))) {
  place.hidden = false;
  place.board = new Board(place);
  place.board.open(place.dataset.game, JSON.parse(place.querySelector("script").textContent));
  place.board.setUp.begin();
  lightTerms(place.board);
}
