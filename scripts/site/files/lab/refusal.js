// Why a rule is not computed any further: the id of a message and its arguments.

export class Refusal extends Error {
  /** @param {string} id @param {Record<string, any>} [args] */
  constructor(id, args = {}) {
    super(id);
    this.id = id;
    this.args = args;
  }
}

/** What was thrown, if it lets itself be told: it may be anything. @param {any} error */
export function message(error) {
  try {
    return String(error instanceof Error ? `${error.name}: ${error.message}` : error).slice(0, 300);
  } catch {
    return "?";
  }
}

/** The time is over; what is known so far stays known, and one may go on. */
export class Stop extends Error {}

const time = performance;
/** Milliseconds, also where the rule's scope has lost its clock. */
export const now = () => time.now();

/** Ends a computation after some time. */
export class Clock {
  /**
   * @param {number} seconds @param {() => void} [tell] called now and then @param {number} [every] so many milliseconds
   */
  constructor(seconds, tell = () => {}, every = 100) {
    this.tell = tell;
    this.every = every;
    this.wind(seconds);
  }
  /** @param {number} seconds */
  wind(seconds) {
    this.end = now() + seconds * 1000;
    this.told = now();
  }
  tick() {
    const at = now();
    if (at > this.end) throw new Stop();
    if (at < this.told + this.every) return;
    this.told = at;
    this.tell();
  }
}
