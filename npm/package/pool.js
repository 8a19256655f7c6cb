// A count that is divided among workers, with the share and the progress of each, and its end.
import { aborted, rebuilt } from './errors.js';
import { spawn } from './thread.js';
import { here } from './wasm.js';

/** Milliseconds between two reports of progress. */
const REPORT = 100;

/**
 * Counts in workers of its own, which are gone when the promise is settled.
 *
 * `work` is the task for `work.js`. `divide` gives the number of shares for a number of workers. The sum is the answer,
 * or with `closing` the answer that a worker makes from the sum.
 */
export async function count(work, divide, { workers = here().cores(), signal, onProgress }, closing) {
  const shares = divide(workers);
  if (signal?.aborted) throw aborted(signal);
  const crew = [];
  let cleanUp = () => {};
  try {
    const answer = await new Promise((resolve, reject) => {
      const ledger = new Ledger(shares);
      const report = guarded(reject, () => onProgress?.(ledger.fraction()));
      const reports = onProgress && setInterval(report, REPORT);
      const cancel = () => reject(aborted(signal));
      signal?.addEventListener('abort', cancel);
      cleanUp = () => {
        clearInterval(reports);
        signal?.removeEventListener('abort', cancel);
      };
      report();
      for (let number = 0; number < Math.min(workers, shares); number++) {
        const worker = spawn((message) => {
          if (message.isLoaded) return;
          if (message.error) return reject(rebuilt(message.error));
          if (message.answer) return resolve(message.answer);
          ledger.enter(number, message);
          if (message.sum === undefined) return;
          if (!ledger.isDone()) hand(worker, number, ledger);
          else if (closing) worker.post(closing(ledger.sum));
          else resolve(ledger.sum);
        }, reject);
        crew.push(worker);
        worker.post({ work, shares });
        hand(worker, number, ledger);
      }
    });
    cleanUp();
    await dismiss(crew);
    onProgress?.(1);
    return answer;
  } finally {
    cleanUp();
    // A caller who has cancelled does not wait for it.
    dismiss(crew);
  }
}

function hand(worker, number, ledger) {
  const share = ledger.next(number);
  if (share !== undefined) worker.post({ share });
}

/** Ends workers at once, in the middle of their work. */
const dismiss = (crew) => Promise.all(crew.splice(0).map((worker) => worker.end()));

/** Which shares are done. */
class Ledger {
  sum = 0n;
  #shares;
  #begun = 0;
  #done = 0;
  /** The finished part of each worker's present share. */
  #parts = [];

  constructor(shares) {
    this.#shares = shares;
  }

  /** The next share, for the worker with this number; undefined if all have been handed out. */
  next(worker) {
    this.#parts[worker] = 0;
    return this.#begun < this.#shares ? this.#begun++ : undefined;
  }

  enter(worker, { fraction, sum }) {
    if (sum === undefined) {
      this.#parts[worker] = fraction;
    } else {
      this.#parts[worker] = 0;
      this.#done += 1;
      this.sum += sum;
    }
  }

  isDone() {
    return this.#done === this.#shares;
  }

  fraction() {
    return this.#parts.reduce((all, part) => all + part, this.#done) / this.#shares;
  }
}

/** A function of the caller: if it throws, the count ends. */
function guarded(reject, call) {
  return () => {
    try {
      call();
    } catch (error) {
      reject(error);
    }
  };
}
