// The answers of the functions that work in one worker, which are those of the calls that block.
import { settled } from './outcome.mjs';

/** Calls by the name of the function that blocks, right and wrong ones alike. */
const CALLS = {
  listQueens: [[10, { limit: 2 }], [33]],
  completions: [[8, ['a1'], { limit: 1 }], [8, [0, 0, 0, 0, 0, 0, 0, 1]], [8, ['i9']]],
  complete: [[6, ['e4']], [6, ['a1']], [65, []]],
  reasonForNoCompletion: [[4, ['a4', 'c3']], [6, ['e4']], [6]],
  hint: [[4, ['b4'], { tier: 'forced' }], [4, [], { tier: 'all' }]],
  nameSolution: [[new Uint16Array([2, 4, 1, 3])], [['b4', 'd3', 'a2', 'c1'], { piece: 'queen' }], [[1, 2]]],
  solutionByNumber: [[8, 92], [10, 4, { piece: 'superqueen' }], [8, 93], [8]],
  randomQueens: [[50, { seed: 7 }], [3, { seed: 7 }], [8, 7]],
  puzzle: [[{ n: 6, kind: 'complete', grade: 2, seed: 7 }], [{ n: 4, kind: 'complete' }], []],
  solvePuzzle: [[{ n: 4, given: ['b4'] }], [{ n: 13 }]],
  checkOutput: [['2 4 1 3\n', { n: 4 }], [new TextEncoder().encode('3 1 4 2')], [5]],
  tour: [[5, 5, { start: 'a1' }], [5, 5, { closed: true }], [5]],
  tourVerdict: [[6, 6, { closed: true, holes: ['a1', 'f1'] }], [4, 4], [4]],
  canFinish: [[5, 5, ['a1', 'b3']], [5, 5, ['b1']], [5, 5, ['a1', 'a2']]],
  finish: [[6, 6, ['b2'], { closed: true }], [5, 5, ['b1']], [5, 5]],
  reasonForNoFinish: [[5, 5, ['b1']], [5, 5, ['a1', 'b3']], [5, 5]],
  randomTour: [[6, 6, { seed: 7 }], [5, 5, { closed: false, seed: 7 }], [4, 4, { seed: 7 }], [6, 6, { seed: '7' }]],
  tourNumber: [[6, 6, ['a1', 'b3']], [4, 4, []]],
  tourByNumber: [[6, 6, 1848n], [5, 6, 8], [5, 6, 9n], [5, 6, 0n], [5, 6]],
  duel: [[3, 3, []], [3, 2, ['a1'], { holes: ['b3'] }], [3, 2]],
};

/** Calls whose form is for the function that blocks alone. */
const DEPRECATED = { 'randomQueens/2': 'TypeError: options = 7: expected an object with any of seed' };

export const SEARCHING = Object.fromEntries(
  Object.entries(CALLS).flatMap(([name, calls]) =>
    calls.map((given, at) => {
      const own = DEPRECATED[`${name}/${at}`];
      const expected = (s) => own ?? settled(() => s[name](...given));
      const same = async (s) => {
        const [found, wanted] = [await settled(() => s[`${name}Async`](...given)), await expected(s)];
        return found === wanted || [found, wanted];
      };
      return [`${name}Async, call ${at + 1}`, [same, 'true']];
    }),
  ),
);

Object.assign(SEARCHING, {
  'randomTourAsync, cancelled before': [
    (s) => s.randomTourAsync(8, 8, { signal: AbortSignal.abort() }),
    'AbortError: The call was cancelled',
  ],
  'tourByNumberAsync with an option': [
    (s) => s.tourByNumberAsync(5, 6, 1n, { closed: true }),
    'TypeError: an option\'s name = "closed": expected none that the call itself takes',
  ],
  'tourNumberAsync with a map for options': [
    (s) => s.tourNumberAsync(5, 6, [], new Map()),
    'TypeError: options = a Map: expected none that the call itself takes',
  ],
  'duelAsync with holes by their place': [
    (s) => s.duelAsync(3, 2, ['a1'], ['b3']),
    'TypeError: options = an array: expected an object with any of holes',
  ],
});
