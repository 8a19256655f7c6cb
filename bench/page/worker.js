// Runs one case of the bench in a worker of its own, so that its memory is its own, too.
import { search } from './search.js';

/** The milliseconds below which a case is timed repeatedly. */
const longEnough = 1000;

/** The milliseconds of a slice of a count, as in the page's worker. */
const slice = 30;

/** Counts in slices. A browser optimises a function while it runs, and uses the faster one at the next call. */
function inSlices(counting) {
  let steps = 1;
  let began = performance.now();
  while (!counting.advance(steps)) {
    const now = performance.now();
    steps = Math.max(1, steps * Math.min(32, slice / Math.max(0.1, now - began)));
    began = now;
  }
  const total = counting.sum();
  counting.free();
  return total;
}

/** The function to time, and the memory that it has used. */
async function subject(name, what, size) {
  if (name === 'javascript') return { work: () => search(Number(size)), memory: () => null };
  const [build, method] = name.split('-');
  const program = await import(`./${build}/bezzel_bench.js`);
  const { memory } = await program.default();
  return {
    work: method === 'count' ? () => inSlices(new program.Counting(what, size)) : () => program.search(what, size),
    memory: () => memory.buffer.byteLength,
  };
}

/** A case is a way to count, what is counted, and on which board, as in `simd-count:queen:16`. */
onmessage = async ({ data }) => {
  const { work, memory } = await subject(...data.split(':'));
  const began = performance.now();
  let shortest = Infinity;
  let total;
  do {
    const start = performance.now();
    total = work();
    shortest = Math.min(shortest, performance.now() - start);
  } while (performance.now() - began < longEnough);
  postMessage({ case: data, total: total.toString(), milliseconds: shortest, bytes: memory() });
};
