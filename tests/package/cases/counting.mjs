// The answers of the functions that count in workers, for right and wrong arguments.
import { settled } from './outcome.mjs';

export const COUNTING = {
  'countQueensAsync(8)': [(s) => s.countQueensAsync(8), '{"all":92n,"fundamental":12n}'],
  'countQueensAsync in shares': [
    (s) => s.countQueensAsync(15, { workers: 3 }),
    '{"all":2279184n,"fundamental":285053n}',
  ],
  'countQueensAsync of superqueens': [
    (s) => s.countQueensAsync(14, { piece: 'superqueen', workers: 2 }),
    '{"all":5180n,"fundamental":653n}',
  ],
  'countQueensAsync of too many': [
    (s) => s.countQueensAsync(23),
    'RangeError: n = 23: expected a whole number from 1 to 22',
  ],
  'countQueensAsync without n': [
    (s) => s.countQueensAsync(),
    'TypeError: n = undefined: expected a whole number from 1 to 22',
  ],
  'countQueensAsync of rooks': [
    (s) => s.countQueensAsync(8, { piece: 'rook' }),
    'RangeError: piece = "rook": expected "queen" or "superqueen"',
  ],
  'countQueensAsync with no worker': [
    (s) => s.countQueensAsync(8, { workers: 0 }),
    'RangeError: workers = 0: expected a whole number from 1 to 64',
  ],
  'countQueensAsync with a text for workers': [
    (s) => s.countQueensAsync(8, { workers: '2' }),
    'TypeError: workers = "2": expected a whole number from 1 to 64',
  ],
  'countQueensAsync with a controller for a signal': [
    (s) => s.countQueensAsync(8, { signal: new AbortController() }),
    'TypeError: signal = an AbortController: expected an AbortSignal',
  ],
  'countQueensAsync with no function': [
    (s) => s.countQueensAsync(8, { onProgress: true }),
    'TypeError: onProgress = true: expected a function',
  ],
  'countQueensAsync with a piece for options': [
    (s) => s.countQueensAsync(8, 'queen'),
    'TypeError: options = "queen": expected an object with any of piece, workers, signal, onProgress',
  ],
  'countQueensAsync with a misspelt option': [
    (s) => s.countQueensAsync(8, { worker: 1 }),
    'TypeError: an option\'s name = "worker": expected an object with any of piece, workers, signal, onProgress',
  ],
  'countQueensAsync, cancelled before': [
    (s) => s.countQueensAsync(20, { signal: AbortSignal.abort() }),
    'AbortError: The call was cancelled',
  ],
  'countQueensAsync, cancelled for a reason': [
    (s) => s.countQueensAsync(20, { signal: AbortSignal.abort(new RangeError('mine')) }),
    'RangeError: mine',
  ],
  'countQueensAsync with a map for options': [
    (s) => s.countQueensAsync(8, new Map([['workers', 1]])),
    'TypeError: options = a Map: expected an object with any of piece, workers, signal, onProgress',
  ],
  'countQueensAsync with a long text for workers': [
    (s) => s.countQueensAsync(8, { workers: 'x'.repeat(1e6) }),
    `TypeError: workers = "${'x'.repeat(40)}…": expected a whole number from 1 to 64`,
  ],
  'countCompletionsAsync of a huge empty array': [
    (s) => s.countCompletionsAsync(6, new Array(2 ** 32 - 1)),
    'TypeError: squares[0] = undefined: expected a square from a1 to f6',
  ],
  'countQueensAsync, whose listener fails': [
    (s) =>
      s.countQueensAsync(20, {
        onProgress() {
          throw new SyntaxError('not mine');
        },
      }),
    'SyntaxError: not mine',
  ],
  'countCompletionsAsync from a corner': [(s) => s.countCompletionsAsync(8, ['a1']), '4n'],
  'countCompletionsAsync in shares': [
    async (s) => (await s.countCompletionsAsync(12, ['c12'], { workers: 3 })) === s.completions(12, ['c12'], { limit: 0 }).count,
    'true',
  ],
  'countCompletionsAsync of superqueens': [
    async (s) => {
      const counted = await s.countCompletionsAsync(12, ['c12'], { piece: 'superqueen', workers: 2 });
      return counted === s.completions(12, ['c12'], { piece: 'superqueen', limit: 0 }).count;
    },
    'true',
  ],
  'countCompletionsAsync of nothing': [(s) => s.countCompletionsAsync(14, [], { workers: 2 }), '365596n'],
  'countCompletionsAsync of a conflict': [(s) => s.countCompletionsAsync(8, ['a1', 'h8']), '0n'],
  'countCompletionsAsync of a solution': [(s) => s.countCompletionsAsync(4, ['b4', 'd3', 'a2', 'c1']), '1n'],
  'countCompletionsAsync off the board': [
    (s) => s.countCompletionsAsync(8, ['i9']),
    'RangeError: squares[0] = "i9": expected a square from a1 to h8',
  ],
  'countClosedToursAsync(6, 6)': [(s) => s.countClosedToursAsync(6, 6), '9862n'],
  'countClosedToursAsync in shares': [(s) => s.countClosedToursAsync(7, 8, { workers: 2 }), '34524432316n'],
  'countClosedToursAsync too large': [
    (s) => settled(() => s.countClosedToursAsync(20, 20)).then((found) => found.startsWith('RangeError: ')),
    'true',
  ],
  'countClosedToursAsync with a piece': [
    (s) => s.countClosedToursAsync(6, 6, { piece: 'queen' }),
    'TypeError: an option\'s name = "piece": expected an object with any of holes, workers, signal, onProgress',
  ],
  'countClosedToursAsync with holes': [(s) => s.countClosedToursAsync(5, 5, { holes: ['a1'], workers: 2 }), '30n'],
  'countOpenToursAsync(5, 5)': [(s) => s.countOpenToursAsync(5, 5), '1728n'],
  'countOpenToursAsync without columns': [
    (s) => s.countOpenToursAsync(5),
    'TypeError: columns = undefined: expected a whole number from 1 to 1000000',
  ],
};
