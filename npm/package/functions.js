// The calls that answer at once, or block until they do. Arguments are checked by the solver.
import { found } from './errors.js';
import { patient, ready } from './wasm.js';

export const countQueens = (n, options) => ready().countQueens(n, options);
export const listQueens = (n, options) => ready().listQueens(n, options);
export const completions = (n, squares, options) => ready().completions(n, squares, options);
export const complete = (n, squares, options) => ready().complete(n, squares, options);
export const reasonForNoCompletion = (n, squares, options) => ready().reasonForNoCompletion(n, squares, options);
export const conflicts = (n, squares, options) => ready().conflicts(n, squares, options);
export const hint = (n, squares, options) => ready().hint(n, squares, options);
export const nameSolution = (solution, options) => ready().nameSolution(solution, options);
export const solutionByNumber = (n, k, options) => ready().solutionByNumber(n, k, options);
export const symmetries = (solution) => ready().symmetries(solution);
export const constructQueens = (n) => ready().constructQueens(n);
export const randomQueens = (n, options) => ready().randomQueens(n, named('seed', options));
export const columnsOf = (n, squares) => ready().columnsOf(n, squares);
export const squaresOf = (columns) => ready().squaresOf(columns);
export const toFen = (n, squares, options) => ready().toFen(n, squares, options);
export const fromFen = (fen) => ready().fromFen(fen);
export const puzzle = (options) => ready().puzzle(options);
export const solvePuzzle = (options) => ready().solvePuzzle(options);
export const fromPuzzleText = (text, options) => ready().fromPuzzleText(text, options);
export const toPuzzLink = (puzzle) => ready().toPuzzLink(puzzle);
export const knightPuzzle = (options) => ready().knightPuzzle(options);
export const solveKnightPuzzle = (puzzle) => ready().solveKnightPuzzle(puzzle);
export const checkOutput = (text, options) => ready().checkOutput(text, options);
export const tourVerdict = (rows, columns, options) => ready().tourVerdict(rows, columns, options, patient());
export const isTour = (rows, columns, path, options) => ready().isTour(rows, columns, path, options);
export const countClosedTours = (rows, columns, options) => ready().countClosedTours(rows, columns, options);
export const countOpenTours = (rows, columns, options) => ready().countOpenTours(rows, columns, options);
export const randomTour = (rows, columns, options) => ready().randomTour(rows, columns, options);
export const tourNumber = (rows, columns, path, options) => ready().tourNumber(rows, columns, path, options);
export const tourByNumber = (rows, columns, k, options) => ready().tourByNumber(rows, columns, k, options);
export const canFinish = (rows, columns, path, options) => ready().canFinish(rows, columns, path, options, patient());
export const finish = (rows, columns, path, options) => ready().finish(rows, columns, path, options, patient());
export const reasonForNoFinish = (rows, columns, path, options) =>
  ready().reasonForNoFinish(rows, columns, path, options, patient());
export const duel = (rows, columns, path, options) => ready().duel(rows, columns, path, named('holes', options));

export const tour = (rows, columns, options) => found(ready().tour(rows, columns, options, patient()));

export function solutions(n, options) {
  // Wrong arguments are refused here, not when the first solution is asked for.
  return oneByOne(new (ready().Solutions)(n, options));
}

function* oneByOne(source) {
  try {
    for (let columns = source.more(); columns; columns = source.more()) yield columns;
  } finally {
    source.free();
  }
}

/** The options, of which the seed and the holes may also stand alone. */
function named(name, options) {
  const isAlone = Array.isArray(options) || ['number', 'bigint'].includes(typeof options);
  return isAlone ? { [name]: options } : options;
}
