// One case of the bench, in a worker of its own: so that what it leaves in memory is its own, too.
import { search } from './search.js';

/** What takes less time than this is timed repeatedly, in milliseconds. */
const longEnough = 1000;

/** How long a slice of a count is to last, in milliseconds: as in the page's worker. */
const slice = 30;

/** Counts all solutions in slices. A browser optimises a function while it runs, and uses the faster one at the next call. */
function inSlices(counting) {
  let steps = 1;
  let began = performance.now();
  while (!counting.advance(steps)) {
    const now = performance.now();
    steps = Math.max(1, steps * Math.min(32, slice / Math.max(0.1, now - began)));
    began = now;
  }
  const solutions = counting.sum();
  counting.free();
  return solutions;
}

/** What is to be timed, as a function of n, and the memory that it has used. */
async function subject(name, piece) {
  if (name === 'javascript') return { work: search, memory: () => null };
  const [build, method] = name.split('-');
  const program = await import(`./${build}/bezzel_bench.js`);
  const { memory } = await program.default();
  const superqueens = piece === 'superqueen';
  const count = (n) => inSlices(new program.Counting(n, superqueens));
  return {
    work: method === 'count' ? count : (n) => program.search(n, superqueens),
    memory: () => memory.buffer.byteLength,
  };
}

onmessage = async ({ data: { name, piece, n } }) => {
  const { work, memory } = await subject(name, piece);
  const began = performance.now();
  let shortest = Infinity;
  let solutions;
  do {
    const start = performance.now();
    solutions = work(n);
    shortest = Math.min(shortest, performance.now() - start);
  } while (performance.now() - began < longEnough);
  postMessage({ name, piece, n, solutions: solutions.toString(), milliseconds: shortest, bytes: memory() });
};
