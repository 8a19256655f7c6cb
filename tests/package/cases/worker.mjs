// The answers of a worker, which are those of the functions that block.
import { inWorker, settled } from './outcome.mjs';

/** Calls by the name of the function, right and wrong ones alike. */
const CALLS = {
  countQueens: [[8], [10, { piece: 'superqueen' }], [23], []],
  listQueens: [[10, { limit: 2 }], [33]],
  completions: [[8, ['a1'], { limit: 1 }], [8, [0, 0, 0, 0, 0, 0, 0, 1]], [8, ['i9']]],
  complete: [[6, ['e4']], [6, ['a1']], [65, []]],
  reasonForNoCompletion: [[4, ['a4', 'c3']], [6, ['e4']], [6]],
  conflicts: [[8, ['a1', 'd4', 'h8']], [8, new Uint8Array([2, 4, 1, 3])]],
  hint: [[4, ['b4'], { tier: 'forced' }], [4, [], { tier: 'all' }]],
  nameSolution: [[new Uint16Array([2, 4, 1, 3])], [['b4', 'd3', 'a2', 'c1'], { piece: 'queen' }], [[1, 2]]],
  solutionByNumber: [[8, 92], [10, 4, { piece: 'superqueen' }], [8, 93], [8]],
  symmetries: [[[2, 4, 1, 3]], [[1, 2]]],
  constructQueens: [[8], [3]],
  randomQueens: [[50, { seed: 7 }], [3, { seed: 7 }], [8, 7]],
  columnsOf: [[4, ['b4', 'c1']], [4, { length: 2, 0: 'b4', 1: 'c1' }], [4, ['a1', 'b1']]],
  squaresOf: [[[2, 4, 1, 3]], ['2413']],
  toFen: [[4, [2, 4, 0, 3]], [65, []]],
  fromFen: [['6/6/4Q1/6/6/6'], ['K']],
  puzzle: [[{ n: 6, kind: 'complete', grade: 2, seed: 7 }], [{ n: 4, kind: 'complete' }], []],
  solvePuzzle: [[{ n: 4, given: ['b4'] }], [{ n: 19 }]],
  fromPuzzleText: [['ab\nba'], ['ab\na'], ['ab\nba', { number: 2 }], []],
  toPuzzLink: [[{ n: 2, regions: 'aabb' }], [{ n: 2, regions: 'abba' }], []],
  knightPuzzle: [[{ rows: 5, columns: 5, seed: 7 }], [{ rows: 5, columns: 5, closed: true, seed: 7 }], []],
  solveKnightPuzzle: [[{ rows: 3, columns: 4, given: [{ number: 1, square: 'a1' }] }], [{ rows: 9, columns: 9 }], []],
  checkOutput: [['2 4 1 3\n', { n: 4 }], [new TextEncoder().encode('3 1 4 2')], [5]],
  tour: [[5, 5, { start: 'a1' }], [5, 5, { closed: true }], [5], [5, 5, Promise.resolve({ start: 'a1' })]],
  tourVerdict: [[6, 6, { closed: true, holes: ['a1', 'f1'] }], [4, 4], [4]],
  isTour: [[1, 1, ['a1']], [5, 5, ['a1', 'b3']], [5, 5]],
  countClosedTours: [[6, 6], [20, 20]],
  countOpenTours: [[5, 5], [5]],
  canFinish: [[5, 5, ['a1', 'b3']], [5, 5, ['b1']], [5, 5, ['a1', 'a2']]],
  finish: [[6, 6, ['b2'], { closed: true }], [5, 5, ['b1']], [5, 5]],
  reasonForNoFinish: [[5, 5, ['b1']], [5, 5, ['a1', 'b3']], [5, 5]],
  randomTour: [[6, 6, { seed: 7 }], [5, 5, { closed: false, seed: 7 }], [4, 4, { seed: 7 }], [6, 6, { seed: '7' }]],
  tourNumber: [[6, 6, ['a1', 'b3']], [4, 4, []]],
  tourByNumber: [[6, 6, 1848n], [5, 6, 8], [5, 6, 9n], [5, 6, 0n], [5, 6], [5, 6, 8n, () => 'one argument more']],
  duel: [[3, 3, []], [3, 2, ['a1'], { holes: ['b3'] }], [3, 2, ['a1'], ['b3']], [3, 2]],
};

class Squares {
  length = 1;
  0 = 'a1';
}

const CYCLE = [];
CYCLE.push(CYCLE);

/** Arguments that a message to a worker would change or refuse, beside those that functions refuse. */
const UNSENDABLE = {
  'a function': [8, [() => 'a1']],
  'a symbol': [8, Symbol('a1')],
  'an object of a class': [8, new Squares()],
  'an object of a class among squares': [8, ['b3', new Squares()]],
  'a map for options': [8, [], new Map([['piece', 'queen']])],
  'an option with a symbol for its name': [8, [], { [Symbol('piece')]: 'queen' }],
  'inherited options': [8, ['a1', 'b3'], Object.create({ piece: 'superqueen' })],
  'a proxy of squares': [8, new Proxy(['a1', 'b2'], {})],
  'a proxy of options': [8, ['a1', 'b3'], new Proxy({ piece: 'superqueen' }, {})],
  'an option that throws': [
    8,
    [],
    {
      get piece() {
        throw new SyntaxError('not mine');
      },
    },
  ],
  'a huge empty array': [8, new Array(2 ** 32 - 1)],
  'an array in itself': [8, CYCLE],
};

/** Whether a worker's function has the same results as that of the package: true, or the first that differ. */
async function same(solver, name, calls) {
  return inWorker(solver, async (worker) => {
    for (const given of calls) {
      const [found, wanted] = [await settled(() => worker[name](...given)), await settled(() => solver[name](...given))];
      if (found !== wanted) return [found, wanted];
    }
    return true;
  });
}

export const WORKER = {
  'a worker has the functions that answer once': [
    (s) =>
      inWorker(s, (worker) => {
        const { solutions, start, default: _, NoTour, worker: itself, ...others } = s;
        const expected = Object.keys(others).filter((name) => !name.endsWith('Async'));
        return [Object.keys(worker), [...expected, 'end']].map((names) => names.sort().join()).every((names, _, [first]) => names === first);
      }),
    'true',
  ],
  'a worker with a misspelt option': [
    (s) => s.worker({ signals: 1 }),
    'TypeError: an option\'s name = "signals": expected an object with any of signal',
  ],
  'a worker with a controller for a signal': [
    (s) => s.worker({ signal: new AbortController() }),
    'TypeError: signal = an AbortController: expected an AbortSignal',
  ],
  'a worker with a signal for options': [
    (s) => s.worker(new AbortController().signal),
    'TypeError: options = an AbortSignal: expected an object with any of signal',
  ],
  'a worker, cancelled before': [(s) => s.worker({ signal: AbortSignal.abort() }), 'AbortError: The call was cancelled'],
  'a worker, cancelled before for a reason': [
    (s) => s.worker({ signal: AbortSignal.abort(new RangeError('mine')) }),
    'RangeError: mine',
  ],
  'a worker, cancelled while it is loaded': [
    (s) => {
      const stop = new AbortController();
      const started = s.worker({ signal: stop.signal });
      stop.abort();
      return started;
    },
    'AbortError: The call was cancelled',
  ],
  'a call after the end of the worker': [
    async (s) => {
      const solver = await s.worker();
      solver.end();
      return solver.countQueens(8);
    },
    'AbortError: The worker was ended',
  ],
  'calls are answered in order': [
    (s) =>
      inWorker(s, async (worker) => {
        const settled = [];
        const note = (name) => () => settled.push(name);
        await Promise.all([
          worker.listQueens(11).then(note('first')),
          worker.countQueens(0).catch(note('second')),
          worker.tour(5, 5, { closed: true }).catch(note('third')),
          worker.countQueens(1).then(note('last')),
        ]);
        return settled;
      }),
    '["first","second","third","last"]',
  ],
};

for (const [name, calls] of Object.entries(CALLS)) WORKER[`${name} in a worker`] = [(s) => same(s, name, calls), 'true'];
for (const [what, given] of Object.entries(UNSENDABLE)) {
  WORKER[`${what} for a worker`] = [(s) => same(s, 'conflicts', [given]), 'true'];
}
