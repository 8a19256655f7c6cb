// The package's types for `import`: that this compiles is the test.
import start, {
  type Completions,
  type CountOptions,
  type DuelVerdict,
  type FenBoard,
  type Hint,
  type NoCompletion,
  NoTour,
  type NoTourCode,
  type NoTourReason,
  type OutputReport,
  type Position,
  type Puzzle,
  type PuzzleVerdict,
  type QueensCount,
  type SolutionName,
  type SolverWorker,
  type TourVerdict,
  canFinish,
  checkOutput,
  columnsOf,
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
  fromFen,
  fromPuzzleText,
  hint,
  isTour,
  knightPuzzle,
  listQueens,
  nameSolution,
  puzzle,
  randomQueens,
  randomTour,
  reasonForNoCompletion,
  reasonForNoFinish,
  solutionByNumber,
  solutions,
  solveKnightPuzzle,
  solvePuzzle,
  squaresOf,
  symmetries,
  toFen,
  toPuzzLink,
  tour,
  tourByNumber,
  tourNumber,
  tourVerdict,
  worker,
} from 'bezzel-solver';

export const started: Promise<void>[] = [start(), start(new URL('https://example.org/solver.wasm')), start(new Uint8Array()), start(new Response())];
export const counted: QueensCount[] = [countQueens(8), countQueens(8, { piece: 'superqueen' })];
export const all: bigint = countQueens(8).all;
export const listed: Uint8Array[] = listQueens(8, { piece: 'queen', fundamental: true, limit: 3, fixed: ['a1'] });
export const lazily: Uint8Array[] = [...solutions(8, { fixed: ['a1'] })];
export const completed: Completions = completions(8, ['a1'], { limit: 1 });
export const one: Uint8Array | null = complete(8, ['a1'] as const, { piece: 'superqueen' });
const everyForm: Position[] = [['b4'], ['b4'] as const, [2, 0, 0, 0], new Uint8Array(4), new Uint16Array(4), new Uint32Array(4), constructQueens(4)];
export const pairs: [string, string][][] = everyForm.map((squares) => conflicts(4, squares, { piece: 'queen' }));
export const hinted: Hint = hint(8, ['a1'], { tier: 'forced' });
export const solutionNumbered: Uint8Array = solutionByNumber(8, 92, { piece: "queen" });
export const named: SolutionName = nameSolution(new Uint8Array([2, 4, 1, 3]));
export const images: Uint8Array[] = symmetries([2, 4, 1, 3]);
export const columns: Uint32Array[] = [constructQueens(8), randomQueens(8), randomQueens(8, { seed: 7n }), randomQueens(8, 7)];
export const sameColumns: ArrayLike<number> = columnsOf(4, ['b4']);
export const sameSquares: string[] = squaresOf(new Uint16Array([2, 4, 1, 3]));
export const fen: string = toFen(4, sameColumns, { piece: 'superqueen' });
export const ofFen: FenBoard = fromFen(fen);
export const noCompletion: NoCompletion | null = reasonForNoCompletion(4, sameColumns);
export const noFinish: NoTourReason | null = reasonForNoFinish(5, 5, ['b1']);
export const isOne: boolean = isTour(5, 5, ['b1'], { closed: false, holes: ['a1'] });
export const made: Puzzle = puzzle({ n: 8, kind: 'regions', rule: 'touch', grade: 3, seed: 7n });
export const parts = (made: Puzzle): string => (made.kind === 'regions' ? made.regions : made.given.join());
export const givenQueens: string[] = puzzle({ n: 8, kind: 'complete', seed: 7 }).given;
export const regionLetters: string = puzzle({ n: 8, kind: 'regions', seed: 7, piece: undefined }).regions;
export const drafts: PuzzleVerdict[] = [solvePuzzle(made), solvePuzzle({ n: 4, given: '2000' }), solvePuzzle({ n: 4, given: [2, 0, 0, 0] })];
export const ofText: PuzzleVerdict = solvePuzzle(fromPuzzleText('ab\nba', { number: 1 }));
export const shared: string = toPuzzLink({ n: 2, regions: 'aabb' });
export const numberPuzzle = knightPuzzle({ rows: 5, columns: 6, closed: true, holes: [], numbers: 9, grade: 3, seed: 7n });
export const fitting: string[][] = solveKnightPuzzle(numberPuzzle).solutions;
export const checked: OutputReport[] = [checkOutput('2413'), checkOutput(new Uint8Array(), { n: 4, piece: 'queen' })];
export const squares: string[] = tour(8, 8, { start: 'a1', closed: true, holes: ['h8'] });
export const verdict: TourVerdict = tourVerdict(4, 4, { holes: ['a1'] });
export const reason: string = verdict.exists ? '' : verdict.reason;
export const reasons: (NoTourReason | null)[] = [noFinish, verdict.exists ? null : verdict, new NoTour('', 'colours')];
export const tours: bigint[] = [countClosedTours(6, 6), countOpenTours(5, 5, { holes: ['c3'] })];
export const finished: boolean = canFinish(5, 5, ['a1'], { closed: false, holes: [] });
export const whole: string[] | null = finish(5, 5, ['a1'], { closed: false });
export const drawn: string[] = randomTour(8, 8, { closed: true, seed: 7n });
export const numbered: string[] = tourByNumber(6, 6, 1n, { holes: [] });
export const number: bigint = tourNumber(6, 6, numbered);
export const won: DuelVerdict = duel(8, 8, ['a1'], { holes: ['h8'] });
export const wonWithHoles: DuelVerdict = duel(8, 8, ['a1'], ['h8']);
export const by: string = won.winner === 'mover' ? won.move : '';
export const thrown = (error: unknown): NoTourCode | undefined => (error instanceof NoTour ? error.code : undefined);

const options: CountOptions = { workers: 2, signal: new AbortController().signal, onProgress: (done: number) => done };
export const later: Promise<QueensCount> = countQueensAsync(8, { ...options, piece: 'queen' });
export const others: Promise<bigint>[] = [
  countCompletionsAsync(8, [], options),
  countClosedToursAsync(6, 6, options),
  countOpenToursAsync(6, 6),
];

const solver: SolverWorker = await worker({ signal: new AbortController().signal });
export const inWorker: Promise<unknown>[] = [
  solver.countQueens(8, { piece: 'queen' }),
  solver.conflicts(8, everyForm[0]),
  solver.solvePuzzle({ n: 4 }),
  solver.checkOutput('2413', { n: 4 }),
  solver.countOpenTours(5, 5),
];
export const listedInWorker: Promise<Uint8Array[]> = solver.listQueens(8, { limit: 1 });
export const oneInWorker: Promise<Uint8Array | null> = solver.complete(8, ['a1']);
export const drawnInWorker: Promise<Uint32Array>[] = [solver.randomQueens(8), solver.randomQueens(8, 7n), solver.randomQueens(8, { seed: 7 })];
export const verdictInWorker: Promise<TourVerdict> = solver.tourVerdict(5, 5, { holes: ['a1'] });
export const toursInWorker: Promise<string[]>[] = [solver.tour(5, 5), solver.randomTour(6, 6, { seed: 7 }), solver.tourByNumber(6, 6, 1n)];
export const numberInWorker: Promise<bigint> = solver.tourNumber(6, 6, numbered);
export const givenInWorker: Promise<string[]> = solver.puzzle({ n: 8, kind: 'complete' }).then(({ given }) => given);
export const regionsInWorker: Promise<string> = solver.puzzle({ n: 8, kind: 'regions' }).then(({ regions }) => regions);
export const ended: void = solver.end();
{
  using disposed = await worker();
  disposed satisfies SolverWorker;
}

// @ts-expect-error: an iterator does not come from a worker.
solver.solutions(8);
// @ts-expect-error: a count in several workers neither.
solver.countQueensAsync(8);
// @ts-expect-error: the arguments are those of the function.
solver.tour('8', 8);
// @ts-expect-error: the signal is for the worker.
solver.tour(8, 8, { signal: new AbortController().signal });
// @ts-expect-error: there are no rooks.
countQueens(8, { piece: 'rook' });
// @ts-expect-error: the piece is an option.
countQueens(8, 'superqueen');
// @ts-expect-error: only one of them takes a limit.
solutions(8, { limit: 1 });
