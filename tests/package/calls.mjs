// The thread of calls.test.mjs: makes random calls, and reports each before it is made.
import { parentPort, workerData } from 'node:worker_threads';
import * as solver from 'bezzel-solver';

let state = workerData.seed;
/** A number from 0 to below `most`, by a plain generator (mulberry32). */
function below(most) {
  state = (state + 0x6d2b79f5) | 0;
  let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) % most;
}
const one = (values) => values[below(values.length)];
const some = (most, make) => Array.from({ length: below(most + 1) }, make);
const maybe = (make) => (below(2) ? make() : undefined);

const EXTREMES = [0, 1, 2, 12, 13, 22, 32, 33, 64, 65, 100, 101, 999_999, 1_000_000, 2 ** 31, 2 ** 32, 2 ** 53, -1, 0.5, NaN, Infinity];
const number = () => (below(4) ? below(13) : one(EXTREMES));
/** A side of a board on which all tours can be looked at in no time, or one that is refused. */
const side = () => (below(4) ? 1 + below(6) : one([0, 9, 64, 101, 1_000_000, 1_000_001]));
const seed = () => one([0, 7, below(1000), 2 ** 53 - 1, 2n ** 64n - 1n, 2n ** 64n, -1, -1n]);
const square = () => (below(8) ? 'abcdefgh'[below(8)] + (1 + below(8)) : one(['a0', 'zz99', '', 'A1', 'a4294967296', 'é1']));
const squares = () => some(8, square);
/** Squares, or columns. */
const pieces = () => one([squares(), some(8, () => below(9)), new Uint16Array(below(9))]);
const piece = () => one(['queen', 'queen', 'superqueen', undefined, 'rook']);
const rule = () => one(['chess', 'touch', undefined, 'rook']);
const kind = () => one(['complete', 'regions', 'regions', 'other']);
const letters = (n) => Array.from({ length: n * n }, () => String.fromCharCode(97 + below(n + (below(20) ? 0 : 1)))).join('');
/** A closed tour, or squares that are nearly one. */
function path(rows, columns) {
  let tour;
  try {
    tour = solver.tour(rows, columns, { closed: true });
  } catch {
    return squares();
  }
  const turned = [...tour.slice(below(tour.length)), ...tour].slice(0, tour.length);
  return below(3) ? turned.slice(0, tour.length - below(2)) : tour.toReversed();
}

const MAKERS = {
  randomTour: () => [side(), side(), { closed: one([true, false, undefined]), seed: seed(), ...one([{}, { path: ['a1', 'b3'] }, { avoided: [['a1', 'b3']] }]) }],
  tourByNumber: () => [...one([[5, 6], [6, 6], [side(), side()]]), one([1n, 8n, 9862n, 0n, 2n ** 127n, 2n ** 128n, 1, 2 ** 53]), maybe(() => ({ holes: squares() }))],
  tourNumber() {
    const [rows, columns] = [side(), side()];
    return [rows, columns, path(rows, columns)];
  },
  puzzle: () => [{ n: number(), kind: kind(), rule: rule(), piece: piece(), grade: one([1, 2, 3, 4, 5, undefined]), seed: seed() }],
  solvePuzzle() {
    const n = one([1, 2, 3, 4, 5, 6, 7, 8, 12]);
    const given = one([undefined, squares(), Array.from({ length: n }, () => below(n + 1)), '0'.repeat(n)]);
    return [{ n: below(20) ? n : number(), rule: rule(), piece: piece(), given, regions: maybe(() => letters(n)) }];
  },
  fromPuzzleText: () => [below(2) ? letters(1 + below(4)) : some(40, () => one(['a', 'b', 'c', '[', ']', ',', '\n', '"', '{', '}', ':', '1', '#/puzzles?', 'starbattle/', '/'])).join(''), one([undefined, { number: number() }])],
  toPuzzLink: () => [((n) => ({ n, regions: maybe(() => letters(n)) }))(1 + below(6))],
  knightPuzzle: () => [{ rows: one([5, 6, side()]), columns: one([5, 6, side()]), closed: one([true, false, undefined]), holes: one([undefined, undefined, squares()]), numbers: one([undefined, 12, number()]), grade: one([1, 2, 3, 4, undefined, 5]), seed: seed() }],
  solveKnightPuzzle: () => [{ rows: side(), columns: side(), closed: one([true, false, undefined]), given: maybe(() => some(4, () => ({ number: number(), square: square() }))) }],
  checkOutput: () => [some(60, () => one(['1', '2', '3', '4', '.', 'Q', ' ', '\n', '99999999999999999999', 'a1'])).join(''), { n: maybe(number), piece: piece() }],
  hint: () => [number(), squares(), { piece: piece(), tier: one(['mistake', 'forbidden', 'forced', 'reveal', undefined]) }],
  conflicts: () => [number(), pieces(), { piece: piece() }],
  columnsOf: () => [number(), pieces()],
  squaresOf: () => [some(8, number)],
  toFen: () => [number(), pieces(), { piece: piece() }],
  fromFen: () => [below(2) ? solver.toFen(1 + below(12), []) : some(20, () => one(['Q', 'A', '/', '1', '2', '8', '0', 'é'])).join('')],
  isTour() {
    const [rows, columns] = [side(), side()];
    return [rows, columns, path(rows, columns), { closed: one([true, false, undefined]), holes: maybe(squares) }];
  },
  reasonForNoCompletion: () => [1 + below(12), pieces(), { piece: piece() }],
  symmetries: () => [below(3) ? one([[2, 4, 1, 3], ['b4', 'd3', 'a2', 'c1'], new Uint16Array([1])]) : pieces()],
  nameSolution: () => [one([[2, 4, 1, 3], [1], some(14, number)]), { piece: piece() }],
  solutionByNumber: () => [number(), number(), { piece: piece() }],
  tourVerdict: () => [number(), number(), { start: maybe(square), end: maybe(square), closed: one([true, false]) }],
  duel: () => [side(), side(), squares().slice(0, below(3)), below(3) ? { holes: maybe(squares) } : squares()],
  randomQueens: () => [number(), one([seed(), { seed: seed() }])],
  constructQueens: () => [number()],
};

const NAMES = ['TypeError', 'RangeError', 'NoTour'];
const written = (value) => JSON.stringify(value, (_, each) => (typeof each === 'bigint' ? `${each}n` : each));
const answered = Object.fromEntries(Object.keys(MAKERS).map((name) => [name, 0]));

for (let count = 0; count < workerData.calls; count++) {
  const name = one(Object.keys(MAKERS));
  const given = MAKERS[name]();
  const call = `${name}(${written(given)?.slice(1, -1)})`;
  parentPort.postMessage({ call });
  try {
    solver[name](...given);
    answered[name] += 1;
  } catch (error) {
    if (!NAMES.includes(error.name) || typeof error.code !== 'string') {
      parentPort.postMessage({ call, wrong: `${error.name}: ${error.message}` });
    }
  }
}
parentPort.postMessage({ answered });
