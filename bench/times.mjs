// The times that were taken.
import { countedBy } from './cases.mjs';

/** The shortest time of each case, in milliseconds, with other figures, and the count. */
export class Times {
  #shortest = new Map();
  #totals = new Map();

  constructor(timed = []) {
    timed.forEach((one) => this.enter(one));
  }

  /**
   * Enters a program's report on a case: `{ case, total, milliseconds }`, with the `bytes` of a program in a browser at
   * its end. If several workers counted and the system reports it, the `processor` has the milliseconds that processors
   * worked.
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

  /** The count that all ways have given, in digits. */
  total(counted) {
    return this.#totals.get(counted);
  }

  /** The number of times that one took longer than the other. */
  ratio(longer, shorter) {
    const [one, other] = [longer, shorter].map((name) => this.of(name)?.milliseconds);
    return one && other && one / other;
  }

  /** The share of the time for which this number of cores was at work. */
  share(name, cores) {
    const { processor, milliseconds } = this.of(name) ?? {};
    return processor && processor / (milliseconds * cores);
  }
}
