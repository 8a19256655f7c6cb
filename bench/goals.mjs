// The goals of the counts, beside their times.
import { LARGE, SHARED, SUPERQUEENS, TOURS, queens, superqueens, tours } from './cases.mjs';
import { boardOf, memory, ratioBesideLimit, shareBesideLimit, table, time } from './table.mjs';

const MIB = 2 ** 20;

/** The goals, one in each row. */
export function tableOfGoals(times) {
  const row = (what, wanted, shown, reached) => [what, wanted, shown, { true: 'yes', false: 'no' }[reached] ?? '-'];
  const known = (value, holds) => (value === undefined || value === null ? undefined : holds(value));
  const ratio = (what, wanted, longer, shorter, holds) => {
    const value = times.ratio(longer, shorter);
    return row(what, wanted, ratioBesideLimit(value), known(value, holds));
  };
  const faster = (place, search, count) => {
    const [longer, shorter] = [queens(search, 16), queens(count, 16)];
    return ratio(`${place}, n = 16: faster than search`, 'at least 18 x', longer, shorter, (value) => value >= 18);
  };
  const inBrowser = (n) => {
    const [browser, native] = [queens('simd-count', n), queens('count', n)];
    return ratio(`n = ${n}: browser time divided by native time`, 'at most 1.2 x', browser, native, (value) => value <= 1.2);
  };
  const seconds = (what, name, most) => {
    const timed = times.of(name);
    return row(what, `at most ${most} s`, time(timed), known(timed, ({ milliseconds }) => milliseconds <= 1000 * most));
  };
  const ofWorker = (what, wanted, name, most) => {
    const timed = times.of(name);
    const reached = known(timed?.bytes, (bytes) => bytes <= most);
    return row(`memory of a worker, ${what}`, `at most ${wanted}`, memory(timed), reached);
  };
  const cores = () => {
    const share = times.share(queens('two-workers', SHARED), 2);
    const reached = known(share, (value) => value >= 0.9);
    return row(`two workers, ${SHARED} queens: cores at work`, 'at least 90 %', shareBesideLimit(share), reached);
  };
  const [n16, n17] = [16, 17].map((n) => queens('count', n));
  const ofTours = (board) => {
    const most = { '7x8': 3, '8x8': 60 }[board] ?? 1;
    return seconds(`browser, closed tours of ${boardOf(board)}`, tours('plain-count', board), most);
  };
  return table(['', 'wanted', 'measured', 'reached'], [
    faster('browser', 'plain-search', 'simd-count'),
    faster('native', 'search', 'count'),
    inBrowser(16),
    inBrowser(18),
    ratio('native: time for n = 17 divided by time for n = 16', 'at most 12 x', n17, n16, (value) => value <= 12),
    seconds('native, n = 18', queens('count', 18), 7),
    seconds(`browser, ${SUPERQUEENS} superqueens`, superqueens('simd-count'), 60),
    ofWorker('n = 18', '32 MiB', queens('simd-count', 18), 32 * MIB),
    ofWorker(`n = ${LARGE}`, '128 MiB', queens('simd-count', LARGE), 128 * MIB),
    cores(),
    ...TOURS.map(ofTours),
    ofWorker('closed tours of 8 x 8', '400 MB', tours('plain-count', '8x8'), 400e6),
  ]);
}
