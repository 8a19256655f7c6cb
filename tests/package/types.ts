// The package's types: that this compiles is the test.
import {
  type Completions,
  type DuelVerdict,
  type NoTour,
  type QueensCount,
  type TourVerdict,
  canFinish,
  completions,
  conflicts,
  constructQueens,
  countClosedTours,
  countOpenTours,
  countQueens,
  duel,
  listQueens,
  randomQueens,
  tour,
  tourVerdict,
} from '../../target/package/nodejs/bezzel_solver.js';

export const counted: QueensCount = countQueens(8, 'superqueen');
export const all: bigint = countQueens(8).all;
export const listed: Uint8Array[] = listQueens(8, { piece: 'queen', fundamental: true, limit: 3, fixed: ['a1'] });
export const completed: Completions = completions(8, ['a1'], { limit: 1 });
export const pairs: [string, string][] = conflicts(8, ['a1', 'a8']);
export const columns: Uint32Array[] = [constructQueens(8), randomQueens(8, 7), randomQueens(8, 7n)];
export const squares: string[] = tour(8, 8, { start: 'a1', closed: true });
export const verdict: TourVerdict = tourVerdict(4, 4);
export const reason: string | null = verdict.reason;
export const tours: bigint[] = [countClosedTours(6, 6), countOpenTours(5, 5)];
export const finished: boolean = canFinish(5, 5, ['a1'], { closed: false });
export const won: DuelVerdict = duel(8, 8, ['a1'], ['h8']);
export const thrown = (error: NoTour): string => error.reason;

// @ts-expect-error: there is no such piece.
countQueens(8, 'rook');
// @ts-expect-error: there is no such option.
tour(8, 8, { begin: 'a1' });
