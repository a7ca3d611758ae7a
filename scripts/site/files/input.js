// What a person does on a board: taps, keys, buttons.
import { engine } from "./ask.js";
import { isLine } from "./picture.js";
import { joined } from "./says.js";
import { beginnings, extended, found, goesOn, group, nearest, stepped } from "./taps.js";

export class Input {
  /** What has just been taken back: the mouse that is still there does not mark it. @type {string | undefined} */
  taken;

  /** @param {import("./play.js").Board} board */
  constructor(board) {
    this.board = board;
    this.listen();
  }
  /** A tap: with `plays`, one that completes a move and leaves no choice plays, unless what was marked before was a move. @param {string} id @param {boolean} plays */
  tap(id, plays) {
    const { board } = this;
    if (!board.free) return;
    const { moves } = board.now;
    if (board.hints.asks) return board.hints.tap(id);
    const taps = extended(moves, board.taps, id);
    if (!taps) return this.refuse();
    const again = board.taps.includes(id);
    const chosen = found(moves, again ? board.taps : taps);
    // Where one may choose more, the second tap takes back.
    const undoes = again && chosen.open.length > 1;
    // It does not go with what was marked before.
    const anew = taps.length === 1 && board.taps.some((tap) => group(tap) !== group(id));
    // In a game where one may go on from a move, each waits for Play, also where there is no other.
    const waits = () => [moves, board.plies[0]?.from.moves ?? []].some(goesOn);
    const completes = chosen.exact && chosen.open.length === 1 && !found(moves, board.taps).exact && !waits();
    if (chosen.move && !undoes && (again || (plays && !anew && completes))) {
      board.play(chosen.move);
      return;
    }
    if (again) this.taken = id;
    board.set(again ? { taps: board.taps.filter((tap) => tap !== id), hover: undefined } : { taps });
    if (anew) board.tell(say("begun-anew"));
    else if (again) board.tell(say("taken-back"));
  }
  /** No move begins there; where something is chosen already, it is told how to go on. */
  refuse() {
    const { board } = this;
    if (!board.free || board.hints.asks) return;
    if (board.taps.length) return board.tell(say("no-move-there"));
    board.part("preview").textContent = board.part("said").textContent = joined([say("no-move-there"), board.words.say(board.now.how)]);
  }
  /** @param {string} of @param {number} by */
  step(of, by) {
    const { board } = this;
    const { to, isMarked } = stepped(board.now.moves, board.taps, of, by);
    if (to) this.tap(to, false);
    else if (isMarked && by > 0) board.cancel();
  }
  /** @param {number} x @param {number} y */
  arrow(x, y) {
    const { board } = this;
    if (!board.free) return;
    const { open } = found(board.now.moves, board.taps);
    const ids = board.taps.length ? new Set(open.flatMap(({ taps }) => taps)) : beginnings(open);
    const cursor = nearest(board.picture.middles(ids), board.cursor, x, y);
    board.set({ cursor, hover: cursor });
  }
  enter() {
    const { board } = this;
    const { move } = found(board.now.moves, board.taps);
    if (board.cursor && !board.taps.includes(board.cursor)) this.tap(board.cursor, true);
    else if (move && board.free) board.play(move);
    else if (board.free) board.tell(say("arrows-first"));
  }
  /** @param {KeyboardEvent} event */
  key(event) {
    const { board } = this;
    const inside = event.target === board.part("picture");
    /** @type {Record<string, () => void>} */
    const keys = {
      ...(inside && {
        ArrowLeft: () => this.arrow(-1, 0), ArrowRight: () => this.arrow(1, 0), ArrowUp: () => this.arrow(0, -1), ArrowDown: () => this.arrow(0, 1),
        Enter: () => this.enter(), " ": () => this.enter(),
      }),
      ...(!(/** @type {HTMLElement} */ (event.target).matches("input, select")) && {
        u: () => board.part("undo").click(), h: () => board.part("hint").click(), v: () => board.part("values").click(),
      }),
      Escape: () => board.cancel(),
    };
    const does = keys[event.key.length === 1 ? event.key.toLowerCase() : event.key];
    if (!does || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    does();
  }
  listen() {
    const { board, board: { place, picture: { svg } } } = this;
    for (const event of ["pointerenter", "focusin"]) place.addEventListener(event, () => engine.start(board.game).catch(() => {}), { once: true });
    let touch = false;
    svg.onpointerdown = ({ pointerType }) => {
      touch = pointerType === "touch";
      place.classList.toggle("touched", touch);
    };
    /** @param {string} [id] */
    const point = (id) => {
      if (id !== this.taken) this.taken = undefined;
      if (!board.now || id === board.hover || this.taken) return;
      board.set({ hover: id, cursor: undefined });
    };
    // Lines are thin and cross each other: the nearest is meant, unless a thing lies there.
    /** @param {MouseEvent} event @returns {Record<string, string | undefined>} */
    const data = ({ target, clientX, clientY }) => {
      const { dataset } = /** @type {SVGElement} */ (target);
      const isOther = dataset.step || dataset.id && !isLine(dataset.id);
      return isOther ? dataset : { id: board.picture.line(clientX, clientY) ?? dataset.id };
    };
    svg.onpointermove = (event) => event.pointerType === "mouse" && point(data(event).id);
    svg.onpointerleave = ({ pointerType }) => pointerType === "mouse" && point();
    svg.onclick = (event) => {
      const { id, group, step } = data(event);
      if (step) this.step(group, Number(step));
      else if (id) this.tap(id, !touch);
      else this.refuse();
    };
    place.onkeydown = (event) => board.now && this.key(event);
    // Where the game stands, to whoever comes to it without seeing it.
    place.onfocus = () => {
      if (board.now && place.matches(":focus-visible")) board.part("said").textContent = board.position;
    };
    /** @type {Record<string, () => any>} */
    const buttons = {
      "play-it": () => board.play(board.preview().move),
      cancel: () => board.cancel(),
      undo: () => board.go(board.before),
      hint: () => board.hints.more(),
      values: () => {
        board.set({ values: !board.values });
        // What stands there is too much to be read out; this tells where the game stands.
        const said = board.values && (board.now.quantity ?? board.now.legend);
        board.part("said").textContent = said ? board.words.say(said, board.names(board.at)) : "";
      },
      swap: async () => {
        if (board.over) await board.begin(board.start, 1 - board.human);
        else {
          board.human = 1 - board.human;
          // What was taken back is not to be played.
          await board.go(board.at, board.plies.slice(0, board.at));
        }
        board.face();
      },
    };
    for (const [name, does] of Object.entries(buttons)) board.part(name).onclick = () => board.now && board.safe(async () => does());
    board.part("opponent").onchange = (/** @type {{target: HTMLSelectElement}} */ { target }) => {
      board.opponent = target.value;
      board.go(board.at, board.plies.slice(0, board.at));
    };
    let { width } = board;
    new ResizeObserver(() => {
      if (width === board.width || !board.now) return;
      ({ width } = board);
      board.safe(() => board.redraw());
    }).observe(board.part("field"));
  }
}
