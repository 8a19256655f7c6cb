// The calls that count in workers.
import { wrongKind, wrongValue } from './errors.js';
import { checked, prepared, written } from './options.js';
import { count } from './pool.js';
import { ready } from './wasm.js';

/** The memory that all shares of a count of tours may take together: as much as a page can have. */
const MOST_MEMORY = 2 ** 30;

export async function countQueensAsync(n, options) {
  const { piece, ...rest } = await read(options, ['piece']);
  const divide = (workers) => ready().sharesOfQueens(n, piece, workers);
  // For n = 22 that takes seconds, too.
  const closing = (all) => ({ fundamental: [n, piece, all] });
  return count(['queens', n, piece], divide, rest, closing);
}

export async function countCompletionsAsync(n, squares, options) {
  const { piece, ...rest } = await read(options, ['piece']);
  // An array that is too long, or holds anything but squares, is refused before it is copied.
  ready().sharesOfCompletions(n, squares, piece, 1);
  // A change of the array during the count changes nothing.
  const on = Array.from(squares);
  return count(['completions', n, on, piece], (workers) => ready().sharesOfCompletions(n, on, piece, workers), rest);
}

export const countClosedToursAsync = (rows, columns, options) => countTours(rows, columns, false, options);
export const countOpenToursAsync = (rows, columns, options) => countTours(rows, columns, true, options);

async function countTours(rows, columns, open, options) {
  const { holes, ...rest } = await read(options, ['holes']);
  const memory = rest.workers === undefined ? MOST_MEMORY : Infinity;
  // Anything but an array of squares is refused before it is copied; a change of the array during the count changes nothing.
  ready().sharesOfTours(rows, columns, holes, open, 1, memory);
  const missing = holes && Array.from(holes);
  return count(
    ['tours', rows, columns, missing, open],
    (workers) => ready().sharesOfTours(rows, columns, missing, open, workers, memory),
    rest,
  );
}

/** The options of a count, checked, with these beside those of all counts. The solver is loaded after this. */
async function read(options, more) {
  const { workers, signal, onProgress } = checked(options, [...more, 'workers', 'signal', 'onProgress']);
  if (workers !== undefined && !(Number.isInteger(workers) && workers >= 1 && workers <= 64)) {
    const wrong = typeof workers === 'number' ? wrongValue : wrongKind;
    throw wrong(`workers = ${written(workers)}: expected a whole number from 1 to 64`);
  }
  if (onProgress !== undefined && typeof onProgress !== 'function') {
    throw wrongKind(`onProgress = ${written(onProgress)}: expected a function`);
  }
  await prepared(signal);
  return { ...options };
}
