// The times that were taken.
import { countedBy } from './cases.mjs';

/** The shortest time of each case, in milliseconds, with what else was said of it; and what was counted. */
export class Times {
  #shortest = new Map();
  #totals = new Map();

  constructor(timed = []) {
    timed.forEach((one) => this.enter(one));
  }

  /**
   * Enters what a program says of a case: `{ case, total, milliseconds }`, with the `bytes` that a program in a browser
   * had in the end, and for how many milliseconds the `processor` worked, if several workers did and the system tells.
   */
  enter(timed) {
    const { case: name, total, milliseconds } = timed;
    const known = this.total(countedBy(name)) ?? total;
    if (known !== total) throw new Error(`${name} has counted ${total}, another way ${known}`);
    this.#totals.set(countedBy(name), total);
    if (!(this.of(name)?.milliseconds <= milliseconds)) this.#shortest.set(name, timed);
  }

  of(name) {
    return this.#shortest.get(name);
  }

  all() {
    return [...this.#shortest.values()];
  }

  /** What all ways to count this have counted, in digits. */
  total(counted) {
    return this.#totals.get(counted);
  }

  /** How many times longer the one took than the other. */
  ratio(longer, shorter) {
    const [one, other] = [longer, shorter].map((name) => this.of(name)?.milliseconds);
    return one && other && one / other;
  }

  /** The share of the time for which so many cores were at work. */
  share(name, cores) {
    const { processor, milliseconds } = this.of(name) ?? {};
    return processor && processor / (milliseconds * cores);
  }
}
