// The work of a worker, in a browser or in Node.js: it counts its shares, in slices between which it can be ended, or
// it answers calls.
import * as functions from './functions.js';
import { ready, startWith } from './wasm.js';

/** Milliseconds of a slice. */
const SLICE = 40;

/** Answers messages of `thread.js`, `pool.js` and `background.js` by `post`. */
export function answering(post) {
  let counting;
  const answer = async (message) => {
    try {
      if (message.module) {
        startWith(message.module, true);
        post({ isLoaded: true });
      } else if (message.call) {
        post({ answer: functions[message.call](...message.given) });
      } else if (message.work) {
        const [kind, ...what] = message.work;
        counting = ready().Counting[kind](...what, message.shares);
      } else if (message.fundamental) {
        const [n, piece, all] = message.fundamental;
        post({ answer: { all, fundamental: ready().fundamentalQueens(n, piece, all) } });
      } else {
        post({ sum: await done(counting, message.share, post) });
      }
    } catch ({ name, message, code }) {
      post({ error: { name, message, code } });
    }
  };
  return answer;
}

async function done(counting, share, post) {
  counting.begin(share);
  let steps = 1;
  for (;;) {
    const began = performance.now();
    const fraction = counting.advance(steps);
    if (counting.done) return counting.sum;
    post({ fraction });
    const pace = SLICE / Math.max(performance.now() - began, SLICE / 16);
    steps = Math.max(1, steps * Math.max(pace, 1 / 16));
    await turn();
  }
}

const { port1, port2 } = new MessageChannel();

/** Lets an end come in. */
const turn = () =>
  new Promise((resolve) => {
    port1.onmessage = resolve;
    port2.postMessage(null);
  });
