// One case of the bench, in a worker of its own: so that what it leaves in memory is its own, too.
import { search } from './search.js';

/** What takes less time than this is timed repeatedly, in milliseconds. */
const longEnough = 1000;

/** What is to be timed, as a function of n, and the memory that it has used. */
async function subject(name, piece) {
  if (name === 'javascript') return { work: search, memory: () => null };
  const [build, method] = name.split('-');
  const program = await import(`./${build}/bezzel_bench.js`);
  const { memory } = await program.default();
  return { work: (n) => program[method](n, piece === 'superqueen'), memory: () => memory.buffer.byteLength };
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
