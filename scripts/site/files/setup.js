// Where a game comes from and where it is kept: the field for a set-up, the address, what the window remembers, the
// size of a screen in a class.
import { engine } from "./ask.js";
import { found } from "./taps.js";

export class SetUp {
  /** @param {import("./play.js").Board} board */
  constructor(board) {
    this.board = board;
    const { place } = board;
    /** @type {Record<string, () => any>} */
    const buttons = {
      large: () => this.large(!place.matches(".large")),
      share: () => this.share(),
      less: () => this.change(-1),
      more: () => this.change(1),
      chance: async () => this.anew(await engine.ask(board.game, "chance", Math.floor(Math.random() * 1e6))),
    };
    for (const [name, does] of Object.entries(buttons)) board.part(name).onclick = () => board.now && board.safe(async () => does());
    document.addEventListener("fullscreenchange", () => document.fullscreenElement ?? this.large(false));
    // Also where the browser does not give the whole screen.
    document.addEventListener("keydown", ({ key }) => key === "Escape" && !board.part("shared").open && this.large(false));
    board.part("shared").querySelector("button").onclick = () => board.part("shared").close();
    board.part("setting").onsubmit = (/** @type {Event} */ event) => {
      event.preventDefault();
      this.anew(board.part("set-up").value.trim());
    };
  }
  /** Offers set-ups, and opens the one of the address, of an earlier visit of this window, or the first. */
  async begin() {
    const { board } = this;
    // The first three are steps.
    board.part("offers").replaceChildren(...board.facts.setUps.map((text, i) => button(i < 3 ? say(["warm-up", "real", "hard"][i], { text }) : text, () => this.anew(text))));
    const link = /** @type {HTMLAnchorElement} */ (document.querySelector("a.language"));
    link.addEventListener("click", () => board.plies.length && (link.hash === "#play" || !link.hash) && (link.hash = this.address()));
    for (const mistake of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll(".mistake .play-it, .worked"))) {
      mistake.onclick = () => {
        leave(mistake.dataset.case ?? mistake.closest("section").id, "play");
        // What is wrong is its first sentence.
        const claim = mistake.closest(".mistake")?.querySelector("p").textContent.match(/^[^.。]*[.。]/)?.[0] ?? "";
        this.anew(mistake.dataset.setUp, claim && say("mistake", { claim }));
      };
    }
    board.count.offer();
    const shared = location.hash.startsWith("#play=");
    const address = shared ? location.hash : history.state?.play;
    if (address) await board.safe(() => this.restore(address.slice(6)));
    else await board.begin(board.facts.narrow.text);
    if (shared) board.place.scrollIntoView();
    else if (history.state?.round) await board.safe(() => board.training.resume(history.state.round));
  }
  /** A new game from what stands below the picture: what is said of it must be seen. @param {string} text */
  async anew(text, claim = "") {
    const { board } = this;
    if (board.training.isOn) await board.training.end();
    if (!(await board.begin(text, 0))) return;
    board.part("claimed").textContent = claim;
    board.face();
  }
  /** − and + beside the field: the number at the caret. @param {number} by */
  change(by) {
    const field = /** @type {HTMLInputElement} */ (this.board.part("set-up"));
    const numbers = [...field.value.matchAll(/\d+/g)];
    const number = numbers.find((one) => one.index + one[0].length >= field.selectionStart) ?? numbers.at(-1);
    if (number) field.setRangeText(String(Math.max(0, Number(number[0]) + by)), number.index, number.index + number[0].length, "end");
  }
  /** The set-up; who the reader is; the taps of each move. */
  address() {
    const { plies, at, two, human, start } = this.board;
    const moves = plies.slice(0, at).map(({ taps }) => taps.join("+").replaceAll(".", "-"));
    const who = two ? "two" : ["first", "second"][human];
    return `#play=${encodeURIComponent(start.replaceAll(".", "~").replaceAll(" ", "."))};${who};${moves.join(",")}`;
  }
  /** For the way back and a reload. */
  remember() {
    if (!this.board.training.isOn) history.replaceState({ ...history.state, play: this.address(), opponent: this.board.opponent }, "");
  }
  /** The address, copied and as a QR code; on the disk nobody else has the page. */
  async share() {
    const dialog = this.board.part("shared");
    history.replaceState(history.state, "", this.address());
    const { href, protocol } = location;
    const [code, [address, told]] = [dialog.querySelector("div"), dialog.querySelectorAll("p")];
    code.innerHTML = protocol === "file:" ? "" : (await load("qr", "qr"))(href);
    address.textContent = href;
    told.textContent = await navigator.clipboard.writeText(href).then(() => say("copied"), () => "");
    dialog.showModal();
  }
  /** @param {string} address */
  async restore(address) {
    const { board } = this;
    const [text, who, moves = ""] = address.split(";");
    const opponent = history.state?.opponent === "learner" ? "learner" : "perfect";
    // Nobody answers while the moves are made.
    board.opponent = "two";
    if (await board.begin(decodeURIComponent(text).replaceAll(".", " ").replaceAll("~", "."), who === "second" ? 1 : 0)) {
      for (const taps of moves.split(",").filter(Boolean)) {
        const { move } = found(board.now.moves, taps.replaceAll("-", ".").split("+"));
        if (!move) break;
        await board.play(move);
      }
    } else await board.begin(board.facts.setUps[0], 0);
    if (who !== "two") board.opponent = opponent;
    await board.go(board.at);
  }
  /** For a class: as large as the screen, and the values hidden until someone asks for them. @param {boolean} is */
  large(is) {
    const { board, board: { place } } = this;
    if (is === place.matches(".large")) return;
    place.classList.toggle("large", is);
    board.part("large").setAttribute("aria-pressed", is);
    if (is) {
      board.values = false;
      place.requestFullscreen?.().catch(() => {});
      board.part("picture").focus();
    } else if (document.fullscreenElement) document.exitFullscreen();
    // While something is told, it stays.
    if (board.takes) board.show();
    else board.picture.frame(is);
  }
}
