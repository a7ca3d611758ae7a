// One stop of the Tab key for many places of the table: the arrow keys go from one to the next.

/** The place that has the stop from now on, and the focus. @param {HTMLElement} box @param {number | string} at */
export function focusOn(box, at) {
  const place = /** @type {HTMLElement} */ (box.querySelector(`[data-at="${at}"]`));
  if (!place) return;
  for (const other of /** @type {NodeListOf<HTMLElement>} */ (box.querySelectorAll("[data-at][tabindex='0']")))
    other.tabIndex = -1;
  place.tabIndex = 0;
  place.focus();
}

/** @param {HTMLElement} box @param {KeyboardEvent} event @param {number} across how many stand side by side */
export function press(box, event, across) {
  const at = Number(/** @type {HTMLElement} */ (event.target).dataset?.at);
  const by = /** @type {Record<string, number>} */ ({ ArrowLeft: -1, ArrowRight: 1, ArrowUp: -across,
    ArrowDown: across })[event.key];
  if (Number.isNaN(at) || !by) return;
  event.preventDefault();
  focusOn(box, at + by);
}
