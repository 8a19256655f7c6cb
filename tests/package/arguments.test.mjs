// Whatever the functions are given, they answer, or throw an error that says what was wrong.
import assert from 'node:assert/strict';
import test from 'node:test';
import * as solver from 'bezzel-solver';

/** A right call of each function; each of its arguments and options is replaced by each of the odd values. */
const CALLS = {
  canFinish: [4, 5, ['a1'], { closed: false, holes: ['e4'] }],
  checkOutput: ['2 4 1 3', { n: 4, piece: 'queen' }],
  complete: [6, ['b1'], { piece: 'queen' }],
  completeAsync: [6, ['b1'], { piece: 'queen', signal: new AbortController().signal }],
  completions: [6, ['b1'], { piece: 'queen', limit: 2 }],
  conflicts: [6, ['b1', 'b2'], 'queen'],
  constructQueens: [6],
  countClosedTours: [5, 6],
  countClosedToursAsync: [5, 6, { workers: 1, signal: AbortSignal.abort(), onProgress() {} }],
  countCompletionsAsync: [6, ['b1'], { piece: 'queen', workers: 1, signal: AbortSignal.abort(), onProgress() {} }],
  countOpenTours: [3, 4],
  countOpenToursAsync: [3, 4, { workers: 1, signal: AbortSignal.abort(), onProgress() {} }],
  countQueens: [6, 'queen'],
  countQueensAsync: [6, { piece: 'queen', workers: 1, signal: AbortSignal.abort(), onProgress() {} }],
  duel: [4, 4, ['a1'], ['d4']],
  finish: [4, 5, ['a1'], { closed: false, holes: ['e4'] }],
  finishAsync: [4, 5, ['a1'], { closed: false, holes: ['e4'], signal: AbortSignal.abort() }],
  hint: [6, ['b1'], { piece: 'queen', tier: 'reveal' }],
  listQueens: [6, { piece: 'queen', fundamental: false, limit: 3, fixed: ['b1'] }],
  nameSolution: [[2, 4, 6, 1, 3, 5], { piece: 'queen' }],
  puzzle: [{ n: 6, kind: 'regions', rule: 'chess', piece: 'queen', grade: 2, seed: 7 }],
  randomQueens: [6, 7],
  randomTour: [5, 6, { closed: true, seed: 7, holes: [], path: ['a1'], avoided: [['b3', 'd4']] }],
  solutions: [6, { piece: 'queen', fundamental: false, fixed: ['b1'] }],
  solvePuzzle: [{ n: 4, rule: 'chess', piece: 'queen', given: ['b4'], regions: 'aaabcccbdccbdddb', kind: 'regions' }],
  symmetries: [[2, 4, 6, 1, 3, 5]],
  tour: [5, 5, { start: 'a1', end: 'e5', closed: false, holes: [] }],
  tourAsync: [5, 5, { start: 'a1', end: 'e5', closed: false, holes: [], signal: AbortSignal.abort() }],
  tourByNumber: [5, 6, 3n],
  tourNumber: [5, 6, solver.tour(5, 6, { closed: true })],
  tourVerdict: [5, 5, { start: 'a1', end: 'e5', closed: false, holes: [] }],
};

const ODD = [
  ...[null, NaN, Infinity, -Infinity, -1, -0, 0, 1.5, 2 ** 32, 2 ** 53, 1e300, true, -1n, 5n, 2n ** 70n],
  ...['', 'a1', 'a0', 'A1', 'zz99999999999999999999', 'é'.repeat(100), '\ud800', Symbol('odd'), () => 1, /odd/, new Date(0)],
  ...[[], [[]], [NaN], [undefined], ['a1', 'a1'], ['a1', 'a2', 5], Array(3), Object('a1'), new Proxy([], {})],
  ...[{}, { odd: 1 }, { [Symbol('odd')]: 1 }, Object.create(null), new Map(), new Uint8Array(3), new Float64Array([NaN])],
];
const KINDS = ['TypeError', 'RangeError', 'NoTour', 'AbortError'];

test('each function is called', () => {
  const { default: _, NoTour, start, ...functions } = solver;
  assert.deepEqual(Object.keys(CALLS), Object.keys(functions).sort());
});

for (const [name, right] of Object.entries(CALLS)) {
  test(`${name} with odd arguments`, async () => {
    for (const given of odd(right, name.endsWith('Async'))) {
      try {
        const result = await solver[name](...given);
        if (name === 'solutions') [...result];
      } catch (error) {
        assert.ok(KINDS.includes(error.name), `${error.name}: ${error.message}`);
        assert.match(error.message, /\S{3}/);
        // The platform's own error for what is cancelled has a number.
        assert.match(String(error.code), error.name === 'AbortError' ? /^20$/ : /^[a-z]+(-[a-z]+)*$/);
      }
    }
    assert.equal(solver.countQueens(8).all, 92n, 'the solver has taken no harm');
  });
}

/**
 * The arguments with one of them odd, or one of the options among them. What runs in a thread, of which each takes its time,
 * is given a quarter of the values in each place: another function takes all of them.
 */
function* odd(right, inThread) {
  for (const [place, argument] of right.entries()) {
    for (const value of ODD.filter((_, at) => !inThread || at % 4 === place % 4)) {
      yield right.with(place, value);
      if (typeof argument !== 'object' || Array.isArray(argument)) continue;
      for (const option of Object.keys(argument)) yield right.with(place, { ...argument, [option]: value });
    }
  }
}
