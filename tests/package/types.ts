// The package's types for `import`: that this compiles is the test.
import start, {
  type Completions,
  type CountOptions,
  type DuelVerdict,
  type FenBoard,
  type Hint,
  type NoCompletion,
  type NoFinish,
  NoTour,
  type NoTourCode,
  type OutputReport,
  type Position,
  type Puzzle,
  type PuzzleVerdict,
  type QueensCount,
  type SolutionName,
  type TourVerdict,
  canFinish,
  canFinishAsync,
  checkOutput,
  checkOutputAsync,
  columnsOf,
  complete,
  completions,
  completionsAsync,
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
  duelAsync,
  finish,
  fromFen,
  hint,
  hintAsync,
  isTour,
  listQueens,
  listQueensAsync,
  nameSolution,
  nameSolutionAsync,
  puzzle,
  puzzleAsync,
  randomQueens,
  randomQueensAsync,
  randomTour,
  randomTourAsync,
  reasonForNoCompletion,
  reasonForNoCompletionAsync,
  reasonForNoFinish,
  reasonForNoFinishAsync,
  solutionByNumber,
  solutionByNumberAsync,
  solutions,
  solvePuzzle,
  solvePuzzleAsync,
  squaresOf,
  symmetries,
  toFen,
  tour,
  tourByNumber,
  tourByNumberAsync,
  tourNumber,
  tourNumberAsync,
  tourVerdict,
  tourVerdictAsync,
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
export const noFinish: NoFinish | null = reasonForNoFinish(5, 5, ['b1']);
export const isOne: boolean = isTour(5, 5, ['b1'], { closed: false, holes: ['a1'] });
export const made: Puzzle = puzzle({ n: 8, kind: 'regions', rule: 'touch', grade: 3, seed: 7n });
export const parts = (made: Puzzle): string => (made.kind === 'regions' ? made.regions : made.given.join());
export const madeLater: Promise<string[]> = puzzleAsync({ n: 8, kind: 'complete' }).then(({ given }) => given);
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

const { signal } = new AbortController();
export const inWorkers: Promise<unknown>[] = [
  listQueensAsync(8, { limit: 1, signal }),
  completionsAsync(8, everyForm[0], { limit: 1, signal }),
  reasonForNoCompletionAsync(8, [], { signal }),
  hintAsync(8, [], { tier: 'reveal', signal }),
  nameSolutionAsync([2, 4, 1, 3], { signal }),
  solutionByNumberAsync(8, 92, { signal }),
  randomQueensAsync(8, { seed: 7, signal }),
  solvePuzzleAsync({ n: 4, signal }),
  checkOutputAsync('2413', { n: 4, signal }),
  tourVerdictAsync(5, 5, { holes: ['a1'], signal }),
  canFinishAsync(5, 5, ['a1'], { signal }),
  reasonForNoFinishAsync(5, 5, ['a1'], { closed: true, signal }),
  duelAsync(5, 5, ['a1'], { holes: ['b2'], signal }),
];
export const toursInWorkers: Promise<string[]>[] = [randomTourAsync(6, 6, { seed: 7, signal }), tourByNumberAsync(6, 6, 1n, { signal })];
export const numberInWorker: Promise<bigint> = tourNumberAsync(6, 6, numbered, { signal });

// @ts-expect-error: its options also have a signal, so holes do not stand alone.
duelAsync(8, 8, ['a1'], ['h8']);
// @ts-expect-error: there are no rooks.
countQueens(8, { piece: 'rook' });
// @ts-expect-error: the piece is an option.
countQueens(8, 'superqueen');
// @ts-expect-error: only one of them takes a limit.
solutions(8, { limit: 1 });
