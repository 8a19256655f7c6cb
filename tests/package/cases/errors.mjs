// The codes of errors, which stay when the words change.
import { inWorker } from './outcome.mjs';

const code = (call) => (s) => {
  try {
    return call(s);
  } catch (error) {
    return error.code;
  }
};
const codeOf = (call) => (s) => call(s).catch((error) => error.code);

export const ERRORS = {
  'the code of a wrong kind': [code((s) => s.countQueens('8')), '"wrong-kind"'],
  'the code of a wrong value': [code((s) => s.countQueens(23)), '"wrong-value"'],
  'the code of a board without solutions': [code((s) => s.constructQueens(3)), '"no-solution"'],
  'the code of queens that attack each other': [code((s) => s.nameSolution([1, 2, 3, 4])), '"conflict"'],
  'the code of a text that is no permutation': [code((s) => s.solvePuzzle({ n: 4, given: '1x00' })), '"notation"'],
  'the code of a text that is no FEN': [code((s) => s.fromFen('K')), '"notation"'],
  'the code of a FEN too large': [code((s) => s.fromFen('65'.concat('/65'.repeat(64)))), '"out-of-range"'],
  'the code of two pieces in a row': [code((s) => s.columnsOf(4, ['a1', 'b1'])), '"wrong-value"'],
  'the code of wrong regions': [code((s) => s.solvePuzzle({ n: 4, regions: 'abc' })), '"regions"'],
  'the code of puzzles that do not exist': [
    code((s) => s.puzzle({ n: 5, kind: 'complete', grade: 3, seed: 1 })),
    '"no-such-puzzle"',
  ],
  'the code of squares that are no path': [code((s) => s.canFinish(5, 5, ['a1', 'a2'])), '"move"'],
  'the code of a board of holes': [code((s) => s.tourVerdict(1, 1, { holes: ['a1'] })), '"no-square"'],
  'the code of too many squares': [code((s) => s.tour(1e6, 1e6)), '"too-large"'],
  'the code of a board without tours': [code((s) => s.randomTour(4, 4)), '"no-tours"'],
  'the code of too many tours': [code((s) => s.countClosedTours(5, 32)), '"too-large"'],
  'the code of a number that no tour has': [code((s) => s.tourByNumber(5, 6, 9n)), '"no-such-number"'],
  'the code of a number that no solution has': [code((s) => s.solutionByNumber(8, 93)), '"no-such-number"'],
  'the code of what is no closed tour': [code((s) => s.tourNumber(5, 6, ['a1', 'b3'])), '"not-closed-tour"'],
  'the code of an error from a worker': [
    codeOf((s) => s.countCompletionsAsync(8, ['i9'], { workers: 1 })),
    '"wrong-value"',
  ],
  'the code of an error of a call in a worker': [codeOf((s) => inWorker(s, ({ finish }) => finish(5, 5, ['a1', 'a2']))), '"move"'],
  'the code of wrong options': [codeOf((s) => s.countQueensAsync(8, { workers: 0 })), '"wrong-value"'],
};
