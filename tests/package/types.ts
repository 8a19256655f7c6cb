// The package's types for `import`: that this compiles is the test.
import start, {
  type Completions,
  type CountOptions,
  type DuelVerdict,
  type Hint,
  NoTour,
  type NoTourCode,
  type OutputReport,
  type Puzzle,
  type PuzzleVerdict,
  type QueensCount,
  type SolutionName,
  type TourVerdict,
  canFinish,
  checkOutput,
  complete,
  completions,
  conflicts,
  constructQueens,
  countClosedTours,
  countClosedToursAsync,
  countCompletionsAsync,
  countOpenTours,
  countOpenToursAsync,
  countQueens,
  countQueensAsync,
  duel,
  finish,
  hint,
  listQueens,
  nameSolution,
  puzzle,
  randomQueens,
  randomTour,
  solutions,
  solvePuzzle,
  symmetries,
  tour,
  tourByNumber,
  tourNumber,
  tourVerdict,
} from 'bezzel-solver';

export const started: Promise<void>[] = [start(), start(new URL('https://example.org/solver.wasm')), start(new Uint8Array()), start(new Response())];
export const counted: QueensCount = countQueens(8, 'superqueen');
export const all: bigint = countQueens(8).all;
export const listed: Uint8Array[] = listQueens(8, { piece: 'queen', fundamental: true, limit: 3, fixed: ['a1'] });
export const lazily: Uint8Array[] = [...solutions(8, { fixed: ['a1'] })];
export const completed: Completions = completions(8, ['a1'], { limit: 1 });
export const one: Uint8Array | null = complete(8, ['a1'] as const, { piece: 'superqueen' });
export const pairs: [string, string][] = conflicts(8, ['a1', 'a8']);
export const hinted: Hint = hint(8, ['a1'], { tier: 'forced' });
export const named: SolutionName = nameSolution(new Uint8Array([2, 4, 1, 3]));
export const images: Uint8Array[] = symmetries([2, 4, 1, 3]);
export const columns: Uint32Array[] = [constructQueens(8), randomQueens(8, 7), randomQueens(8, 7n)];
export const made: Puzzle = puzzle({ n: 8, kind: 'regions', rule: 'touch', grade: 3, seed: 7n });
export const parts = (made: Puzzle): string => (made.kind === 'regions' ? made.regions : made.given.join());
export const givenQueens: string[] = puzzle({ n: 8, kind: 'complete', seed: 7 }).given;
export const regionLetters: string = puzzle({ n: 8, kind: 'regions', seed: 7, piece: undefined }).regions;
export const drafts: PuzzleVerdict[] = [solvePuzzle(made), solvePuzzle({ n: 4, given: '2000' }), solvePuzzle({ n: 4, given: [2, 0, 0, 0] })];
export const checked: OutputReport[] = [checkOutput('2413'), checkOutput(new Uint8Array(), { n: 4, piece: 'queen' })];
export const squares: string[] = tour(8, 8, { start: 'a1', closed: true, holes: ['h8'] });
export const verdict: TourVerdict = tourVerdict(4, 4, { holes: ['a1'] });
export const reason: string = verdict.exists ? '' : verdict.reason;
export const tours: bigint[] = [countClosedTours(6, 6), countOpenTours(5, 5)];
export const finished: boolean = canFinish(5, 5, ['a1'], { closed: false, holes: [] });
export const whole: string[] | null = finish(5, 5, ['a1'], { closed: false });
export const drawn: string[] = randomTour(8, 8, { closed: true, seed: 7n });
export const numbered: string[] = tourByNumber(6, 6, 1n);
export const number: bigint = tourNumber(6, 6, numbered);
export const won: DuelVerdict = duel(8, 8, ['a1'], ['h8']);
export const by: string = won.winner === 'mover' ? won.move : '';
export const thrown = (error: unknown): NoTourCode | undefined => (error instanceof NoTour ? error.code : undefined);

const options: CountOptions = { workers: 2, signal: new AbortController().signal, onProgress: (done: number) => done };
export const later: Promise<QueensCount> = countQueensAsync(8, { ...options, piece: 'queen' });
export const others: Promise<bigint>[] = [
  countCompletionsAsync(8, [], options),
  countClosedToursAsync(6, 6, options),
  countOpenToursAsync(6, 6),
];

// @ts-expect-error: there are no rooks.
countQueens(8, 'rook');
// @ts-expect-error: only one of them takes a limit.
solutions(8, { limit: 1 });
