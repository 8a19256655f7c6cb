// The calls that work in a worker until they are done. That may take for ever, so they can be cancelled.
import { found } from './errors.js';
import { isPlain, prepared } from './options.js';
import { ask } from './pool.js';
import { ready } from './wasm.js';

export const listQueensAsync = (n, options) => search('listQueens', [n], options);
export const completionsAsync = (n, squares, options) => search('completions', [n, squares], options);
export const completeAsync = (n, squares, options) => search('complete', [n, squares], options);
export const reasonForNoCompletionAsync = (n, squares, options) => search('reasonForNoCompletion', [n, squares], options);
export const hintAsync = (n, squares, options) => search('hint', [n, squares], options);
export const nameSolutionAsync = (solution, options) => search('nameSolution', [solution], options);
export const solutionByNumberAsync = (n, k, options) => search('solutionByNumber', [n, k], options);
export const randomQueensAsync = (n, options) => search('randomQueens', [n], options);
export const puzzleAsync = (options) => search('puzzle', [], options);
export const solvePuzzleAsync = (options) => search('solvePuzzle', [], options);
export const checkOutputAsync = (text, options) => search('checkOutput', [text], options);
export const tourVerdictAsync = (rows, columns, options) => search('tourVerdict', [rows, columns], options);
export const randomTourAsync = (rows, columns, options) => search('randomTour', [rows, columns], options);
export const tourNumberAsync = (rows, columns, path, options) => search('tourNumber', [rows, columns, path], options);
export const tourByNumberAsync = (rows, columns, k, options) => search('tourByNumber', [rows, columns, k], options);
export const canFinishAsync = (rows, columns, path, options) => search('canFinish', [rows, columns, path], options);
export const finishAsync = (rows, columns, path, options) => search('finish', [rows, columns, path], options);
export const reasonForNoFinishAsync = (rows, columns, path, options) =>
  search('reasonForNoFinish', [rows, columns, path], options);
export const duelAsync = (rows, columns, path, options) => search('duel', [rows, columns, path], options);
export const tourAsync = async (rows, columns, options) => found(await search('tour', [rows, columns], options));

async function search(name, given, options) {
  // The solver checks the other options, and values that are no plain objects.
  const { signal, ...rest } = isPlain(options) ? options : {};
  await prepared(signal);
  // A value that is no plain object may be one when it arrives in a worker.
  if (options !== undefined && !isPlain(options)) return ready()[name](...given, options);
  return ask([name, ...given, rest, true], signal);
}
