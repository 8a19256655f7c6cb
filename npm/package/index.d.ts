/**
 * The n-queens problem and the knight's tour.
 *
 * Rows are counted from 1 at the top, columns from 1 at the left. A board with a piece in each row is written as the
 * column of each row's piece, from the top row. Squares are algebraic: "a1" is the bottom left corner, "h8" the top
 * right one of a chess board; after "z" come "aa", "ab" and so on. Numbers that can be large are `BigInt`s.
 *
 * Functions accept pieces as squares or as columns: see {@link Position}. Options come last, in one object. The
 * defaults are: queens, no fixed squares, no holes, open tours (with one exception: {@link randomTour} draws closed
 * ones), and another random result at each call.
 *
 * A function returns when it has its result. A {@link worker} has the same functions, which do not block and can be
 * cancelled at any time. Functions whose names end in "Async" count in several workers, on all cores of the device.
 *
 * Every function throws a `TypeError` for an argument of a wrong type, and a `RangeError` for a value of the right type
 * that it does not accept. The message names the wrong value and the expected one. Programs can use the `code`, which
 * does not change in later versions: see {@link ErrorCode}. Functions that return a promise reject it instead.
 *
 * The reason why there is no result is always a `code`, which does not change, and a `reason` in English: in the error of
 * {@link tour}, in the result of {@link tourVerdict}, and in those of {@link reasonForNoCompletion} and {@link
 * reasonForNoFinish} where {@link complete} and {@link finish} give null.
 *
 * In Node.js and with a bundler the functions are ready when they are imported. In a browser without a bundler,
 * `await start()` comes first; those that return a promise do that by themselves.
 *
 * @module bezzel-solver
 */

/// <reference lib="esnext.disposable" />

/**
 * Loads the solver; for browsers without a bundler. Everywhere else, and at a second call, it does nothing.
 *
 * @param source Where the file `bezzel_solver_bg.wasm` is, or what is in it; by default it is beside this file.
 * @throws Error (by the promise) if it cannot be loaded. It can then be called again.
 *
 * @example
 * ```js
 * import start, { countQueens } from "bezzel-solver";
 *
 * await start();
 * countQueens(8).all; // 92n
 * ```
 */
export function start(source?: string | Address | Loaded | ArrayBuffer | ArrayBufferView): Promise<void>;
export default start;

/** An address, such as a `URL`. */
export interface Address {
  /** The whole address. */
  readonly href: string;
}

/** A file that was loaded from an address: a `Response`. */
export interface Loaded {
  /** Whether it could be loaded. */
  readonly ok: boolean;
  /** The address. */
  readonly url: string;
  /** Its bytes. */
  arrayBuffer(): Promise<ArrayBuffer>;
}

/** A signal that cancels a call: an `AbortSignal`. */
export interface Signal {
  /** Whether the call is cancelled. */
  readonly aborted: boolean;
  /** Adds a listener. */
  addEventListener(type: "abort", listener: () => void): void;
  /** Removes a listener. */
  removeEventListener(type: "abort", listener: () => void): void;
}

/**
 * The `code` of an error. A `TypeError` has "wrong-kind", and a `RangeError` about a single argument "wrong-value". The
 * other codes are about arguments that do not fit together. {@link NoTour} has codes of its own, and an `AbortError`
 * has that of the platform. Later versions may add others.
 */
export type ErrorCode =
  | "conflict"
  | "crashed"
  | "empty-path"
  | "end"
  | "mistaken"
  | "move"
  | "no-puzzle"
  | "no-solution"
  | "no-square"
  | "no-such-number"
  | "no-such-puzzle"
  | "no-tours"
  | "not-closed-tour"
  | "not-loaded"
  | "not-started"
  | "notation"
  | "off-board"
  | "out-of-memory"
  | "out-of-range"
  | "regions"
  | "start"
  | "too-large"
  | "undecided"
  | "wrong-kind"
  | "wrong-value"
  // Any other, without losing the names above where an editor completes them.
  | (string & {});

/** A superqueen moves as a queen and as a knight; it is also called an amazon. */
export type Piece = "queen" | "superqueen";

/** A square such as "a1": the file's letters from the left, the rank's number from the bottom. */
export type Square = string;

/**
 * Pieces on a board: their squares, or the column of each row's piece from the top row, 0 for an empty row, as a plain
 * array or a typed one. A function accepts the result of another: `conflicts(4, [2, 4, 1, 3])`, `conflicts(4, ["b4",
 * "d3", "a2", "c1"])`, `conflicts(4, listQueens(4)[0])`.
 */
export type Position = readonly Square[] | ArrayLike<number>;

/** The piece of a question. */
export interface PieceOptions {
  /** The piece; by default "queen". */
  piece?: Piece | undefined;
}

// ---------------------------------------------------------------- Queens

/** The numbers of solutions of a board. */
export interface QueensCount {
  /** The number of all solutions. */
  all: bigint;
  /** The number of fundamental solutions, of which none is a rotation or reflection of another. */
  fundamental: bigint;
}

/**
 * Counts the ways to place n pieces on an n x n board so that none attacks another.
 *
 * On one core n = 16 takes a tenth of a second, n = 18 some seconds, n = 20 some minutes, and nothing else can run
 * meanwhile: {@link countQueensAsync} counts on all cores and can be cancelled.
 *
 * @param n 1 to 22.
 *
 * @example
 * ```js
 * import { countQueens } from "bezzel-solver";
 *
 * countQueens(8); // { all: 92n, fundamental: 12n }
 * countQueens(10, { piece: "superqueen" }); // { all: 4n, fundamental: 1n }
 * ```
 */
export function countQueens(n: number, options?: PieceOptions): QueensCount;

/** The choice of solutions to list. */
export interface SolutionsOptions {
  /** The piece; by default "queen". */
  piece?: Piece | undefined;
  /**
   * Lists only one of the images of a solution, the first in lexicographic order that has pieces on the fixed squares;
   * by default false.
   */
  fundamental?: boolean | undefined;
  /** Squares on which pieces must stand; by default none. */
  fixed?: Position | undefined;
}

/** The choice of solutions to list, and their greatest number. */
export interface ListOptions extends SolutionsOptions {
  /** The greatest number of solutions to list; by default all. */
  limit?: number | undefined;
}

/**
 * Lists solutions in lexicographic order.
 *
 * Without a limit it lists all of them, 14,772,512 for n = 16: {@link solutions} gives one at a time, and a {@link worker}
 * does not block meanwhile.
 *
 * @param n 1 to 32.
 *
 * @example
 * ```js
 * import { listQueens } from "bezzel-solver";
 *
 * listQueens(4); // [[2, 4, 1, 3], [3, 1, 4, 2]]
 * listQueens(8, { fundamental: true }).length; // 12
 * listQueens(20, { limit: 1, fixed: ["a20"] })[0][0]; // 1
 * ```
 */
export function listQueens(n: number, options?: ListOptions): Uint8Array[];

/**
 * The same solutions one at a time: each is computed when it is asked for, and earlier ones are not kept. The first
 * takes milliseconds up to n = 27, and nearly a second for n = 32.
 *
 * @param n 1 to 32.
 *
 * @example
 * ```js
 * import { solutions } from "bezzel-solver";
 *
 * let first;
 * for (const columns of solutions(20)) {
 *   first = columns;
 *   break;
 * }
 * first; // [1, 3, 5, 2, 4, 13, 15, 12, 18, 20, 17, 9, 16, 19, 8, 10, 7, 14, 6, 11]
 * ```
 */
export function solutions(n: number, options?: SolutionsOptions): IterableIterator<Uint8Array>;

/** The choice of completions to list. */
export interface CompletionOptions {
  /** The piece; by default "queen". */
  piece?: Piece | undefined;
  /** The greatest number of completions to list; by default all. All of them are counted in any case. */
  limit?: number | undefined;
}

/** The completions of a board. */
export interface Completions {
  /** The number of completions. */
  count: bigint;
  /** The first of them, in lexicographic order. */
  list: Uint8Array[];
}

/**
 * Counts the ways to complete a board that has some pieces, and lists them.
 *
 * It counts all of them, which takes a second for n = 16 with one piece on the board, and several times less with each
 * further piece. For one completion there is {@link complete}; {@link countCompletionsAsync} only counts, on all cores.
 *
 * @param n 1 to 32.
 * @param squares Where pieces stand. If they attack each other, there is no completion.
 *
 * @example
 * ```js
 * import { completions } from "bezzel-solver";
 *
 * completions(8, ["a1"], { limit: 1 }); // { count: 4n, list: [[3, 5, 2, 8, 6, 4, 7, 1]] }
 * ```
 */
export function completions(n: number, squares: Position, options?: CompletionOptions): Completions;

/**
 * One completion of a board that has some pieces, without counting the others. It is null if there is none; {@link
 * reasonForNoCompletion} gives the reason.
 *
 * It mostly takes less than a millisecond. But the problem is hard in general (NP-complete), and some boards take for
 * ever. In a {@link worker} it can be cancelled.
 *
 * @param n 1 to 64.
 * @param squares Where pieces stand. If they attack each other, there is no completion.
 *
 * @example
 * ```js
 * import { complete } from "bezzel-solver";
 *
 * complete(6, ["e4"]); // [4, 1, 5, 2, 6, 3]
 * complete(6, ["a1"]); // null
 * complete(64, ["a1", "b3"]).length; // 64
 * complete(6, [0, 0, 5, 0, 0, 0]); // [4, 1, 5, 2, 6, 3]
 * ```
 */
export function complete(n: number, squares: Position, options?: PieceOptions): Uint8Array | null;

/** The reason why a board cannot be completed. */
export interface NoCompletion {
  /**
   * The kind of the reason, which does not change: two pieces attack each other; each square of a row or column is
   * attacked; or a search has tried everything. Later versions may add others.
   */
  readonly code: "conflict" | "no-free-square" | "searched" | (string & {});
  /** The reason in English; the words may change. */
  readonly reason: string;
}

/**
 * The reason why a board with some pieces cannot be completed; null if it can. It is the simplest reason that exists.
 * It takes as long as {@link complete}, and no time after {@link complete} with the same arguments.
 *
 * @param n 1 to 64.
 * @param squares Where pieces stand.
 *
 * @example
 * ```js
 * import { reasonForNoCompletion } from "bezzel-solver";
 *
 * reasonForNoCompletion(4, ["a4", "c3"]); // { code: "no-free-square", reason: "row 3 has no free square left" }
 * reasonForNoCompletion(6, ["a1"]).code; // "searched"
 * reasonForNoCompletion(6, ["e4"]); // null
 * ```
 */
export function reasonForNoCompletion(n: number, squares: Position, options?: PieceOptions): NoCompletion | null;

/**
 * The pairs of pieces that attack each other. On a line only neighbouring pieces attack each other, since the others
 * have a piece between them.
 *
 * @param n 1 to 64.
 * @param squares Where pieces stand.
 *
 * @example
 * ```js
 * import { conflicts } from "bezzel-solver";
 *
 * conflicts(8, ["a1", "d4", "h8"]); // [["h8", "d4"], ["d4", "a1"]]
 * conflicts(4, [2, 4, 1, 3]); // []
 * conflicts(8, ["a1", "b3"], { piece: "superqueen" }); // [["b3", "a1"]]
 * ```
 */
export function conflicts(n: number, squares: Position, options?: PieceOptions): [Square, Square][];

/**
 * The tier of a hint: the wrong pieces; the attacked squares of a row or column, each with a piece that attacks it; a
 * square that must have a piece, with the reason; a square of some completion.
 */
export type Tier = "mistake" | "forbidden" | "forced" | "reveal";

/** The choice of a hint. */
export interface HintOptions {
  /** The piece; by default "queen". */
  piece?: Piece | undefined;
  /** The tier; by default "mistake". */
  tier?: Tier | undefined;
}

/** A hint. */
export interface Hint {
  /**
   * The tier of the hint. A mistake comes before everything else, and a tier without a hint is replaced by the next. It
   * is null if the board is a solution, or if the search gave up after a second or two: `reason` says which.
   */
  tier: Tier | null;
  /**
   * The squares of the hint: the wrong pieces; the attacked squares; the square that must have a piece. It is empty if
   * the tier is null, or if several pieces are wrong together.
   */
  squares: Square[];
  /** The hint in English; the words may change. */
  reason: string;
}

/**
 * A hint for a player who fills a board. It takes milliseconds mostly, and a second or two at most.
 *
 * @param n 1 to 64.
 * @param squares Where pieces stand.
 *
 * @example
 * ```js
 * import { hint } from "bezzel-solver";
 *
 * hint(8, ["a1", "a8"]).reason; // "pieces attack each other: a8 and a1 (column)"
 * hint(4, ["b4"], { tier: "forced" }).squares; // ["d3"]
 * hint(4, ["b4", "d3", "a2", "c1"]).tier; // null
 * ```
 */
export function hint(n: number, squares: Position, options?: HintOptions): Hint;

/**
 * One of the eight symmetries of a square. Turns are clockwise. "transpose" mirrors in the diagonal from the top left,
 * "anti-transpose" in the one from the top right.
 */
export type Symmetry =
  | "identity"
  | "quarter-turn"
  | "half-turn"
  | "three-quarter-turn"
  | "flip-horizontal"
  | "flip-vertical"
  | "transpose"
  | "anti-transpose";

/**
 * The number and the name of a solution: "solution 92 of 92, fundamental solution 1 of 12 with left and right
 * exchanged".
 */
export interface SolutionName {
  /** Its number among all solutions in lexicographic order, from 1. */
  number: number;
  /** The number of all solutions. */
  of: number;
  /** The number of its fundamental solution among those, from 1. */
  fundamental: number;
  /** The number of all fundamental solutions. */
  fundamentals: number;
  /** The symmetry that leads from its fundamental solution to it. */
  symmetry: Symmetry;
}

/**
 * The number of a solution among all solutions of its board. Up to n = 12 it takes milliseconds, for n = 14 up to a
 * second.
 *
 * @param solution Of a board with n from 1 to 14.
 *
 * @example
 * ```js
 * import { nameSolution } from "bezzel-solver";
 *
 * const name = nameSolution([8, 4, 1, 3, 6, 2, 7, 5]);
 * name; // { number: 92, of: 92, fundamental: 1, fundamentals: 12, symmetry: "flip-horizontal" }
 * nameSolution(["b4", "d3", "a2", "c1"]).number; // 1
 * ```
 */
export function nameSolution(solution: Position, options?: PieceOptions): SolutionName;

/**
 * The solution with a number among all solutions of its board: the inverse of {@link nameSolution}, which takes as long.
 *
 * @param n 1 to 14.
 * @param k From 1 to the number of solutions: 92 for n = 8.
 * @throws RangeError for a number that no solution has.
 *
 * @example
 * ```js
 * import { nameSolution, solutionByNumber } from "bezzel-solver";
 *
 * const solution = solutionByNumber(8, 92); // [8, 4, 1, 3, 6, 2, 7, 5]
 * nameSolution(solution).number; // 92
 * ```
 */
export function solutionByNumber(n: number, k: bigint | number, options?: PieceOptions): Uint8Array;

/**
 * The images of a solution under the eight symmetries of the square, each once and the solution itself first. There are
 * 8, 4 or 2 images; 1 for n = 1.
 *
 * @param solution Of a board with n from 1 to 32.
 *
 * @example
 * ```js
 * import { symmetries } from "bezzel-solver";
 *
 * symmetries([2, 4, 1, 3]); // [[2, 4, 1, 3], [3, 1, 4, 2]]
 * ```
 */
export function symmetries(solution: Position): Uint8Array[];

/**
 * One solution, by a rule that depends on the remainder of n by 12. The time is proportional to n.
 *
 * @param n 1 to 1,000,000, but not 2 or 3, which have no solution.
 *
 * @example
 * ```js
 * import { constructQueens } from "bezzel-solver";
 *
 * constructQueens(8); // [2, 4, 6, 8, 3, 1, 7, 5]
 * constructQueens(1_000_000).length; // 1000000
 * ```
 */
export function constructQueens(n: number): Uint32Array;

/** The choice of a random result. */
export interface SeedOptions {
  /**
   * The seed: a whole number from 0 to 9007199254740991, or a BigInt from 0 to 2n ** 64n - 1n. Equal seeds give equal
   * results. By default it differs from call to call.
   */
  seed?: number | bigint | undefined;
}

/**
 * A random solution. For a million queens it takes some tenths of a second.
 *
 * @param n 1 to 1,000,000, but not 2 or 3, which have no solution.
 * @param options The options, or the seed alone.
 *
 * @example
 * ```js
 * import { conflicts, randomQueens } from "bezzel-solver";
 *
 * const columns = randomQueens(64, { seed: 7 });
 * conflicts(64, columns); // []
 * randomQueens(8).length; // 8
 * ```
 */
export function randomQueens(n: number, options?: SeedOptions | number | bigint): Uint32Array;

/**
 * The column of each row's piece from the top row, 0 for an empty row. Up to n = 64 the result is a `Uint8Array`, as
 * for all solutions that are searched for; above that it is a `Uint32Array`, as for {@link constructQueens}.
 *
 * @param n 1 to 1,000,000.
 * @param squares At most one in each row.
 *
 * @example
 * ```js
 * import { columnsOf, hint } from "bezzel-solver";
 *
 * columnsOf(4, ["b4", "c1"]); // [2, 0, 0, 3]
 * columnsOf(4, hint(4, ["b4"], { tier: "forced" }).squares); // [0, 4, 0, 0]
 * ```
 */
export function columnsOf(n: number, squares: Position): Uint8Array | Uint32Array;

/**
 * The squares of pieces, row by row from the top, from the column of each row's piece.
 *
 * @param position Columns, 0 where a row has none; of a board with 1 to 1,000,000 rows, as many as there are columns.
 *
 * @example
 * ```js
 * import { randomQueens, squaresOf } from "bezzel-solver";
 *
 * squaresOf([2, 4, 1, 3]); // ["b4", "d3", "a2", "c1"]
 * squaresOf([0, 4, 0, 0]); // ["d3"]
 * squaresOf(randomQueens(1000)).length; // 1000
 * ```
 */
export function squaresOf(position: ArrayLike<number>): Square[];

/**
 * A board as the piece placement of a FEN: the rows from the top joined by slashes, Q for a queen, A for a superqueen,
 * and a number for that many empty squares, which may have several digits.
 *
 * @param n 1 to 64.
 * @param squares Where pieces stand, also several in a row.
 *
 * @example
 * ```js
 * import { toFen } from "bezzel-solver";
 *
 * toFen(4, [2, 4, 0, 3]); // "1Q2/3Q/4/2Q1"
 * toFen(12, ["l1"], { piece: "superqueen" }); // "12/12/12/12/12/12/12/12/12/12/12/11A"
 * ```
 */
export function toFen(n: number, squares: Position, options?: PieceOptions): string;

/** The board of a FEN. */
export interface FenBoard {
  /** The number of rows. */
  n: number;
  /** The piece; "queen" if the board is empty. */
  piece: Piece;
  /** The squares of the pieces, row by row from the top. */
  squares: Square[];
}

/**
 * The board of a FEN. Only the piece placement is read. It has 1 to 64 rows, and pieces of one kind.
 *
 * @throws RangeError with the code "notation", "off-board" or "out-of-range" for another text.
 *
 * @example
 * ```js
 * import { complete, fromFen } from "bezzel-solver";
 *
 * const { n, piece, squares } = fromFen("6/6/4Q1/6/6/6 w - - 0 1");
 * squares; // ["e4"]
 * complete(n, squares, { piece }); // [4, 1, 5, 2, 6, 3]
 * ```
 */
export function fromFen(fen: string): FenBoard;

/**
 * The kind of a puzzle: some queens are given and the others are to be found, or one queen is to be found in each
 * region.
 */
export type PuzzleKind = "complete" | "regions";

/**
 * The rule of a puzzle, beside one queen in each row and column: queens must not attack each other as in chess, or
 * their squares must not touch, not even at a corner.
 */
export type PuzzleRule = "chess" | "touch";

/** The grade of a puzzle, from the hardest deduction that it needs: see {@link puzzle}. */
export type Grade = 1 | 2 | 3 | 4;

/** The choice of a puzzle to make. */
export interface PuzzleOptions extends SeedOptions {
  /** The number of rows, 5 to 12. */
  n: number;
  /** The kind. */
  kind: PuzzleKind;
  /** The rule; by default "chess". */
  rule?: PuzzleRule | undefined;
  /** The piece, for the rule "chess"; by default "queen". Superqueens need 10 rows. */
  piece?: Piece | undefined;
  /** The grade; by default 1. */
  grade?: Grade | undefined;
}

/** The properties of all puzzles. */
export interface AnyPuzzle {
  /** The number of rows. */
  n: number;
  /** The rule. */
  rule: PuzzleRule;
  /** The piece, if it is "superqueen". */
  piece?: Piece | undefined;
  /** The only solution: the column of each row's queen, from 1, from the top row. */
  solution: Uint8Array;
  /** The grade. */
  grade: Grade;
}

/** A puzzle of the kind "complete". */
export interface CompletePuzzle extends AnyPuzzle {
  /** The kind. */
  kind: "complete";
  /** The squares of the given queens. */
  given: Square[];
  /** This kind has no regions. */
  regions?: undefined;
}

/** A puzzle of the kind "regions". */
export interface RegionsPuzzle extends AnyPuzzle {
  /** The kind. */
  kind: "regions";
  /** This kind has no given queens. */
  given?: undefined;
  /** The letter of each square's region, row by row from the top, n x n letters. */
  regions: string;
}

/** A puzzle. Its kind says if it has given queens or regions. */
export type Puzzle = CompletePuzzle | RegionsPuzzle;

/**
 * Makes a puzzle with exactly one solution, which can be found without guessing. Equal options give equal puzzles.
 *
 * Its grade is that of the hardest deduction that it needs:
 *
 * 1. A row, column or region has one square left.
 * 2. A region lies within a line, or a line within a region; or each square that a row, column or region has left
 *    excludes another square.
 * 3. k regions lie within k lines, or k lines within k regions, or k rows within k columns.
 * 4. A queen on a square would force others, these again others, and, after three such rounds at most, some row, column or
 *    region would have no square left.
 *
 * Regions are connected. Without any one of the given queens, deductions up to the grade would not find the solution.
 * Most puzzles take a few milliseconds, those with n = 12 up to half a second.
 *
 * @throws RangeError if there is no such puzzle: superqueens have no solution below n = 10; puzzles to complete have,
 * with the rule "touch", the grades 1 and 2 only, and otherwise 1 and 2 if n = 5, and 1, 2 and 4 if n = 6 or 7.
 *
 * @example
 * ```js
 * import { puzzle } from "bezzel-solver";
 *
 * const { given, solution } = puzzle({ n: 8, kind: "complete", grade: 4, seed: 1848 });
 * given; // ["d8", "f7", "a6"]
 * solution; // [4, 6, 1, 5, 2, 8, 3, 7]
 *
 * const { regions } = puzzle({ n: 5, kind: "regions", rule: "touch", grade: 2, seed: 7 });
 * regions; // "aabbc" + "aabbb" + "addbd" + "adddd" + "eeeee"
 * ```
 */
export function puzzle(options: PuzzleOptions & { kind: "complete" }): CompletePuzzle;
export function puzzle(options: PuzzleOptions & { kind: "regions" }): RegionsPuzzle;
export function puzzle(options: PuzzleOptions): Puzzle;

/** A puzzle to solve. A result of {@link puzzle} is one. */
export interface PuzzleDraft {
  /** The number of rows, 1 to 18. */
  n: number;
  /** The rule; by default "chess". */
  rule?: PuzzleRule | undefined;
  /** The piece, for the rule "chess"; by default "queen". */
  piece?: Piece | undefined;
  /**
   * The squares of the given queens; by default none. Columns may also be a text, such as "46000000" (from n = 10 on
   * joined by dots).
   */
  given?: Position | string | undefined;
  /**
   * The letter of each square's region, row by row from the top: n x n letters. They are the first n of the alphabet,
   * and each occurs. By default there are no regions. Regions need not be connected.
   */
  regions?: string | undefined;
  /** Is ignored, like `solution` and `grade`. */
  kind?: PuzzleKind | undefined;
  /** Is ignored. */
  solution?: ArrayLike<number> | undefined;
  /** Is ignored. */
  grade?: Grade | null | undefined;
}

/** The solver's judgement of a puzzle. */
export interface PuzzleVerdict {
  /** The number of solutions; 2 if there are two or more. */
  count: 0 | 1 | 2;
  /** Up to two solutions, each as the column of each row's queen. */
  solutions: Uint8Array[];
  /** The grade of the hardest deduction that the puzzle needs; null if deductions alone do not solve it: it has no solution, several, or one that takes a guess. */
  grade: Grade | null;
}

/**
 * Solves a puzzle, and grades it.
 *
 * @example
 * ```js
 * import { puzzle, solvePuzzle } from "bezzel-solver";
 *
 * solvePuzzle({ n: 4 }); // { count: 2, solutions: [[2, 4, 1, 3], [3, 1, 4, 2]], grade: null }
 * solvePuzzle({ n: 4, given: ["b4"] }); // { count: 1, solutions: [[2, 4, 1, 3]], grade: 1 }
 * solvePuzzle({ n: 4, given: "1000" }).count; // 0
 * solvePuzzle({ n: 4, rule: "touch", regions: "aaab" + "cccb" + "dccb" + "dddb" }).solutions; // [[3, 1, 4, 2]]
 * solvePuzzle(puzzle({ n: 9, kind: "regions", grade: 3, seed: 7 })).grade; // 3
 * ```
 */
export function solvePuzzle(puzzle: PuzzleDraft): PuzzleVerdict;

/** The choice among several puzzles of a text. */
export interface PuzzleTextOptions {
  /** The number of the puzzle in the text, from 1; by default 1. */
  number?: number | undefined;
}

/** A puzzle that a text holds: {@link solvePuzzle} takes it. */
export interface PuzzleOfText {
  /** The number of rows. */
  n: number;
  /** The rule: that of a link of the page or of a FEN, else "touch". */
  rule: PuzzleRule;
  /** The piece, if it is a superqueen. */
  piece?: "superqueen";
  /** The letter of each square's region, row by row from the top; undefined if there are no regions. */
  regions: string | undefined;
  /** The squares of the given queens. */
  given: string[];
}

/**
 * Reads a puzzle as people share them: a link of puzz.link or penpa+ to a Star Battle with one star, a link of the page, a grid
 * of letters, numbers, names of colours or squares in colours, an array in JSON or in the source of a program, or a FEN. n is
 * at most 18.
 *
 * @throws RangeError with the code "no-puzzle" if the text is not a puzzle; the message says what was expected, and at which line and
 * column.
 *
 * @example
 * ```js
 * import { fromPuzzleText, solvePuzzle } from "bezzel-solver";
 *
 * const puzzle = fromPuzzleText("https://puzz.link/p?starbattle/6/6/1/4ilbhgdnmhou");
 * puzzle.regions; // "aaabbbabbbccaddeecffddecfeeeecfccccc"
 * solvePuzzle(puzzle).solutions; // [[2, 4, 6, 3, 5, 1]]
 * fromPuzzleText('[{ "id": 1, "regions": [["x", "y"], ["y", "x"]] }]').regions; // "abba"
 * ```
 */
export function fromPuzzleText(text: string, options?: PuzzleTextOptions): PuzzleOfText;

/**
 * The link of puzz.link to a puzzle with regions, as a Star Battle with one star. It has no given queens.
 *
 * @throws RangeError with the code "regions" if the puzzle has no regions, or one in several pieces, which borders do not show.
 *
 * @example
 * ```js
 * import { toPuzzLink } from "bezzel-solver";
 *
 * toPuzzLink({ n: 6, regions: "aaabbbabbbccaddeecffddecfeeeecfccccc" }); // "https://puzz.link/p?starbattle/6/6/1/4ilbhgdnmhou"
 * ```
 */
export function toPuzzLink(puzzle: PuzzleDraft): string;

/** A number of a tour and its square. */
export interface NumberedSquare {
  /** The number, from 1. */
  number: number;
  /** Its square. */
  square: string;
}

/** The choice of a knight's number puzzle to make. */
export interface KnightPuzzleOptions extends SeedOptions {
  /** The number of rows, 5 to 8. */
  rows: number;
  /** The number of columns, 5 to 8. */
  columns: number;
  /** Whether the last number is a move from the first; by default not. */
  closed?: boolean | undefined;
  /** The squares that are missing from the board. */
  holes?: ArrayLike<string> | undefined;
  /** The number of given numbers, at most half of the squares; by default as few as are found. */
  numbers?: number | undefined;
  /** The grade; by default any, also a puzzle that takes a guess. */
  grade?: Grade | undefined;
}

/** A knight's number puzzle. */
export interface KnightPuzzle {
  /** The number of rows. */
  rows: number;
  /** The number of columns. */
  columns: number;
  /** Whether the last number is a move from the first. */
  closed: boolean;
  /** The squares that are missing from the board. */
  holes: string[];
  /** The given numbers, at most half of all. */
  given: NumberedSquare[];
  /** The only tour that fits. */
  solution: string[];
  /** The grade of the hardest deduction that it needs; null if it takes a guess. */
  grade: Grade | null;
}

/**
 * Makes a knight's number puzzle: some numbers of a tour are given, and exactly one tour fits. Equal options give equal puzzles.
 *
 * The grades are: 1, a number has one square left beside its neighbours; 2, a gap between two numbers has one path; 3, a square
 * or a number is left alone by parity and distance; 4, what would follow from a number on a square is impossible. Most puzzles
 * take a tenth of a second, those with a grade of 4 up to a second.
 *
 * @throws RangeError if a board has no such tour, or with the code "no-such-puzzle" if none was found.
 *
 * @example
 * ```js
 * import { knightPuzzle, solveKnightPuzzle } from "bezzel-solver";
 *
 * const puzzle = knightPuzzle({ rows: 6, columns: 6, closed: true, seed: 7 });
 * puzzle.given.length <= 18; // true
 * solveKnightPuzzle(puzzle).count; // 1
 * ```
 */
export function knightPuzzle(options: KnightPuzzleOptions): KnightPuzzle;

/** A knight's number puzzle to solve. A result of {@link knightPuzzle} is one. */
export interface KnightPuzzleDraft {
  /** The number of rows, 1 to 8. */
  rows: number;
  /** The number of columns, 1 to 8. */
  columns: number;
  /** Whether the last number is a move from the first; by default not. */
  closed?: boolean | undefined;
  /** The squares that are missing from the board. */
  holes?: ArrayLike<string> | undefined;
  /** The given numbers; by default none. */
  given?: ArrayLike<NumberedSquare> | undefined;
  /** Is ignored, like `grade`. */
  solution?: ArrayLike<string> | undefined;
  /** Is ignored. */
  grade?: Grade | null | undefined;
}

/** The solver's judgement of a knight's number puzzle. */
export interface KnightPuzzleVerdict {
  /** The number of tours that fit; 2 if there are two or more. */
  count: 0 | 1 | 2;
  /** Up to two tours. */
  solutions: string[][];
  /** The grade of the hardest deduction that is needed; null if deductions alone do not solve it. */
  grade: Grade | null;
}

/**
 * Solves a knight's number puzzle, and grades it.
 *
 * @example
 * ```js
 * import { solveKnightPuzzle } from "bezzel-solver";
 *
 * const given = [{ number: 1, square: "a3" }, { number: 4, square: "b3" }, { number: 12, square: "d1" }];
 * solveKnightPuzzle({ rows: 3, columns: 4, given }).count; // 1
 * solveKnightPuzzle({ rows: 7, columns: 7, closed: true }).count; // 0
 * ```
 */
export function solveKnightPuzzle(puzzle: KnightPuzzleDraft): KnightPuzzleVerdict;

// ---------------------------------------------------------------- Output

/** The known facts about an output. */
export interface OutputOptions {
  /** The number of rows, 1 to 4096; by default it is read from the output. */
  n?: number | undefined;
  /** The piece of the positions; by default they are positions of queens or a knight's tours. */
  piece?: Piece | undefined;
}

/** A position or a tour in an output. */
export interface PrintedPosition {
  /** The line where it starts, from 1. */
  line: number;
  /** Its number among all printed ones, from 1. */
  number: number;
  /** The squares of the pieces that are on the board, or the squares of the tour in order. */
  squares: Square[];
}

/** A wrong position or tour. */
export interface WrongPosition extends PrintedPosition {
  /** The reason in English. */
  reason: string;
}

/** Solutions or tours of another board than the main one of an output. */
export interface OtherSize {
  /** The board, rows by columns, such as "6x6". */
  size: string;
  /** The number of its printed solutions or tours. */
  right: number;
}

/** The place where a tool has shortened an output. */
export interface OutputCut {
  /** The first line with a sign of it, from 1. */
  line: number;
  /** The tool that shortens in this way; "list" for a list that ends with dots, "other" for any other tool or program. */
  by: "numpy" | "pandas" | "polars" | "node" | "prolog" | "julia" | "r" | "list" | "other";
}

/**
 * The statement of an output in place of positions: nothing but a number; empty lists; boards without a queen; an error that ended the program; that
 * there is no solution; cycles of permutations, bit masks, codes of characters, or lists of numbers as texts, which may
 * be solutions, and are not judged.
 */
export type OutputRemark =
  | "number"
  | "empty-lists"
  | "no-queens"
  | "failed"
  | "no-solution"
  | "cycles"
  | "bit-masks"
  | "code-points"
  | "characters";

/** The report on the output of a program. */
export interface OutputReport {
  /** The number of rows; null if nothing is recognised. */
  n: number | null;
  /** The piece of the positions; "knight" for tours. */
  piece: Piece | "knight";
  /** The board, rows by columns, such as "8x8"; null if nothing is recognised. */
  size: string | null;
  /** The number from which rows and columns are counted, 0 or 1. */
  from: 0 | 1;
  /** The number of positions or tours. */
  read: number;
  /** The number of right ones, repetitions included. */
  right: number;
  /** The wrong ones; if there are very many, the first of them. */
  wrong: WrongPosition[];
  /** The missing solutions, in lexicographic order; null for tours, for n above 12, and for an output that was cut. */
  missing: Uint8Array[] | null;
  /** The repetitions; if there are very many, the first of them. */
  doubled: PrintedPosition[];
  /** Whether the right ones are printed in lexicographic order. */
  ordered: boolean;
  /**
   * The boards of other sizes whose solutions or tours are printed as well, each with their number. They are not
   * counted in `read`.
   */
  others: OtherSize[];
  /** Where a tool has shortened the output, null if none has: then nothing is called wrong or missing. */
  cut: OutputCut | null;
  /** The statement of the output, if it has no positions that can be judged; null otherwise. */
  remark: OutputRemark | null;
}

/**
 * Checks the output of a program. It finds lists of columns from 0 or from 1, pairs of row and column, names of
 * squares, matrices with any marks, FEN, models of SAT solvers, values with indices, and a knight's tours as boards with
 * numbers or as lists of squares, also in tables with headings and frames, and in the middle of other text.
 *
 * It takes some four seconds for 20 MB. A position without its last row counts as wrong.
 *
 * @param text The output, or its bytes.
 *
 * @example
 * ```js
 * import { checkOutput } from "bezzel-solver";
 *
 * const report = checkOutput("Solution 1: [1, 3, 0, 2]\nSolution 2: [2, 0, 1, 3]\n");
 * report.n; // 4
 * report.right; // 1
 * report.wrong[0].line; // 2
 * report.wrong[0].reason; // "the queens of rows 2 and 3 attack each other (diagonal)"
 * report.missing; // [[3, 1, 4, 2]]
 * ```
 */
export function checkOutput(text: string | Uint8Array, options?: OutputOptions): OutputReport;

// ---------------------------------------------------------------- Knight

/** The choice of a tour and its board. */
export interface TourOptions {
  /** The start of the tour; by default any square. */
  start?: Square | undefined;
  /** The end of the tour; by default any square. It cannot be chosen for closed tours. */
  end?: Square | undefined;
  /** Whether a last move leads back to the start; by default false. */
  closed?: boolean | undefined;
  /** The holes: squares that are missing from the board; by default none. */
  holes?: readonly Square[] | undefined;
}

/**
 * A knight's tour: all squares of a board in the order in which a knight visits them.
 *
 * Boards may have 4,194,304 squares. The time is proportional to the number of squares, a tenth of a second for 1000 x
 * 1000. A board with holes needs a search, of up to 4,096 squares, which gives up after less than a second. Up to 8 x 8
 * it mostly ends long before that. In a {@link worker} it continues until the answer is known.
 *
 * @throws {@link NoTour} if there is no such tour; RangeError with the code "undecided" if the search is given up.
 *
 * @example
 * ```js
 * import { NoTour, tour } from "bezzel-solver";
 *
 * tour(5, 5, { start: "a1", end: "e5" }).length; // 25
 * tour(3, 3, { closed: true, holes: ["b2"] }).length; // 8
 *
 * let code;
 * try {
 *   tour(5, 5, { closed: true });
 * } catch (error) {
 *   if (!(error instanceof NoTour)) throw error;
 *   code = error.code;
 * }
 * code; // "colours"
 * ```
 */
export function tour(rows: number, columns: number, options?: TourOptions): Square[];

/** The error that there is no such tour, with the reason. */
export class NoTour extends Error implements NoTourReason {
  constructor(reason: string, code: NoTourCode);
  /** The kind of the reason, which does not change. */
  readonly code: NoTourCode;
  /** The reason in English; the words may change. It is the same as `message`. */
  readonly reason: string;
  /** The name, which distinguishes this error from others where `instanceof` cannot, as between a page and its frames. */
  readonly name: "NoTour";
}

/** The reason why there is no such tour. */
export interface NoTourReason {
  /** The kind of the reason, which does not change. */
  readonly code: NoTourCode;
  /** The reason in English; the words may change. */
  readonly reason: string;
}

/** The kinds of reasons why there is no tour. Later versions may add others. */
export type NoTourCode =
  | "apart"
  | "closed-four-rows"
  | "colours"
  | "corners-share"
  | "cut-off"
  | "cut-square"
  | "dead-end"
  | "dead-ends"
  | "end-is-start"
  | "end-of-other-colour"
  | "end-visited"
  | "ends-of-one-colour"
  | "falls-apart"
  | "inner-of-four-rows"
  | "no-corner"
  | "searched"
  | "single-square"
  | "small-board"
  | "stuck"
  | "too-narrow"
  // Any other, without losing the names above where an editor completes them.
  | (string & {});

/** The answer if there is a tour; if there is none, with the reason. */
export type TourVerdict = TourExists | TourMissing;

/** The answer that there is a tour. */
export interface TourExists {
  /** Whether there is a tour. */
  exists: true;
  /** No code, since there is a tour. */
  code?: undefined;
  /** No reason, since there is a tour. */
  reason: null;
}

/** The answer that there is no tour, with the reason. */
export interface TourMissing extends NoTourReason {
  /** Whether there is a tour. */
  exists: false;
}

/**
 * Tells if there is such a tour, or why not.
 *
 * Boards may have up to 1,000,000 rows and columns. With holes they may have 4,096 squares; the search is that of
 * {@link tour}, and gives up as soon.
 *
 * @example
 * ```js
 * import { tourVerdict } from "bezzel-solver";
 *
 * tourVerdict(3, 10, { closed: true }).exists; // true
 * const { code, reason } = tourVerdict(1, 1, { closed: true });
 * code; // "single-square"
 * reason; // "from the only square there is no move, so no tour is closed"
 * ```
 */
export function tourVerdict(rows: number, columns: number, options?: TourOptions): TourVerdict;

/**
 * Counts the closed knight's tours of a board. Both directions of a tour count as one.
 *
 * For boards of up to 64 squares, and some larger ones. Boards with a side of up to 7 take a second or less. 8 x 8
 * takes some ten seconds and 230 MB, which this module keeps: {@link countClosedToursAsync} gives the memory back.
 * With holes, a board that is not its own image takes up to twice the time.
 *
 * @throws RangeError for boards that take more memory than 512 MiB.
 *
 * @example
 * ```js
 * import { countClosedTours } from "bezzel-solver";
 *
 * countClosedTours(6, 6); // 9862n
 * countClosedTours(5, 5, { holes: ["a1"] }); // 30n
 * ```
 */
export function countClosedTours(rows: number, columns: number, options?: ShapeOptions): bigint;

/** The shape of a board. */
export interface ShapeOptions {
  /** The holes: squares that are missing from the board; by default none. */
  holes?: readonly Square[] | undefined;
}

/**
 * Counts the knight's tours of a board with any ends, closed ones included. Each direction and each start counts.
 *
 * For boards of up to 6 x 6 squares, and some larger ones.
 *
 * @throws RangeError for boards that take more memory than 512 MiB.
 *
 * @example
 * ```js
 * import { countOpenTours } from "bezzel-solver";
 *
 * countOpenTours(5, 5); // 1728n
 * countOpenTours(5, 5, { holes: ["c3"] }); // 128n
 * ```
 */
export function countOpenTours(rows: number, columns: number, options?: ShapeOptions): bigint;

/** The choice of random tours. */
export interface RandomTourOptions extends SeedOptions {
  /**
   * Draws closed tours only. By default true, unlike for other functions: open tours can be drawn on smaller boards
   * only, so 8 x 8 would need the option.
   */
  closed?: boolean | undefined;
  /** The holes: squares that are missing from the board; by default none. */
  holes?: readonly Square[] | undefined;
  /** The first squares of the tour, in this order; by default it may begin in any way. */
  path?: readonly Square[] | undefined;
  /** Moves that the tour must not make, in either direction; by default none. */
  avoided?: readonly (readonly [Square, Square])[] | undefined;
}

/**
 * A tour drawn uniformly at random: each tour of the board that fits the options has exactly the same probability.
 *
 * A closed tour begins at a1, or if that is a hole, at the leftmost square of the lowest rank, and comes in one of its
 * two directions. An open one begins anywhere. Both begin with `path`, if it is given. For closed tours the shorter
 * side may have up to 8 squares, for open ones up to 7. The first call for a board prepares it. For 8 x 8 this takes
 * less than a second and 70 MB, and up to four times that with holes, a path or avoided moves. The module keeps this
 * memory until a call has other arguments than a new seed. Further tours take less than a millisecond; longer if tours
 * are rare among the choices of two moves for each square.
 *
 * @throws RangeError for boards without such a tour, for those of which a million draws bring none, and for those that take
 * more memory than 512 MiB.
 *
 * @example
 * ```js
 * import { randomTour } from "bezzel-solver";
 *
 * const tour = randomTour(6, 6, { seed: 7 });
 * tour.slice(0, 2); // ["a1", "b3"]
 * tour.length; // 36
 * randomTour(5, 5, { closed: false, seed: 7 }).length; // 25
 * randomTour(6, 6, { path: ["d4", "f5", "d6"], seed: 7 }).slice(0, 3); // ["d4", "f5", "d6"]
 * randomTour(5, 5, { holes: ["a1"], avoided: [["b1", "d2"]], seed: 7 }).length; // 24
 * ```
 */
export function randomTour(rows: number, columns: number, options?: RandomTourOptions): Square[];

/**
 * The number of a closed tour among all of its board, from 1. It is the same for each start and both directions.
 *
 * For boards whose closed tours can be counted ({@link countClosedTours}) in a little less memory. The first call for a
 * board prepares it. For 8 x 8 this takes less than a second and 130 MB, for others up to a second. The module keeps
 * this memory until a call is for another board. Further numbers take some milliseconds.
 *
 * @param path The squares of the tour, each once.
 * @throws RangeError for what is no closed tour, and for boards that take more memory than 512 MiB.
 *
 * @example
 * ```js
 * import { tourByNumber, tourNumber } from "bezzel-solver";
 *
 * const tour = tourByNumber(6, 6, 1848n);
 * tourNumber(6, 6, tour); // 1848n
 * tourNumber(6, 6, tour.reverse()); // 1848n
 * ```
 */
export function tourNumber(
  rows: number,
  columns: number,
  path: readonly Square[],
  options?: ShapeOptions,
): bigint;

/**
 * The closed tour of a board with this number. It begins on a1 and goes to b3 first; the last square is a move from a1.
 * With holes it begins on another square if a1 is one.
 *
 * {@link tourNumber} states the time and the memory. Tour k of m x n squares is that of n x m with rows and columns
 * exchanged.
 *
 * @param k From 1 to the number of closed tours: 13,267,364,410,532 for 8 x 8.
 * @throws RangeError for a number that no tour has, and for boards that take more memory than 512 MiB.
 *
 * @example
 * ```js
 * import { tourByNumber } from "bezzel-solver";
 *
 * const tour = tourByNumber(5, 6, 8n);
 * tour.length; // 30
 * tour.slice(0, 2); // ["a1", "b3"]
 * tourByNumber(5, 5, 30n, { holes: ["a1"] }).length; // 24
 * ```
 */
export function tourByNumber(
  rows: number,
  columns: number,
  k: bigint | number,
  options?: ShapeOptions,
): Square[];

/** The tour that a path should become, and its board. */
export interface FinishOptions {
  /** Whether a last move must lead back to the start; by default false. */
  closed?: boolean | undefined;
  /** The holes: squares that are missing from the board; by default none. */
  holes?: readonly Square[] | undefined;
}

/**
 * Whether a path can be finished as a tour.
 *
 * On boards of up to 64 squares, and on larger ones with some twenty visited squares, the answer mostly comes at once.
 * A longer search gives up after less than a second; in a {@link worker} it continues until the answer is known. At
 * most 4,096 squares may be left.
 *
 * @param path The squares visited so far; if there are none, the tour may start anywhere.
 * @throws RangeError with the code "undecided" if the search is given up.
 *
 * @example
 * ```js
 * import { canFinish } from "bezzel-solver";
 *
 * canFinish(5, 5, ["a1", "b3"]); // true
 * canFinish(5, 5, ["b1"]); // false
 * ```
 */
export function canFinish(rows: number, columns: number, path: readonly Square[], options?: FinishOptions): boolean;

/**
 * A whole tour that begins with a path, its squares included. It is null if there is none; {@link reasonForNoFinish}
 * gives the reason. It takes as long as {@link canFinish}.
 *
 * @param path The squares visited so far; if there are none, the tour may start anywhere.
 * @throws RangeError with the code "undecided" if the search is given up.
 *
 * @example
 * ```js
 * import { finish } from "bezzel-solver";
 *
 * const tour = finish(5, 5, ["a1", "b3", "a5"]);
 * tour.slice(0, 3); // ["a1", "b3", "a5"]
 * tour.length; // 25
 * finish(5, 5, ["b1"]); // null
 * ```
 */
export function finish(rows: number, columns: number, path: readonly Square[], options?: FinishOptions): Square[] | null;

/**
 * The reason why a path cannot be finished as a tour; null if it can. It takes as long as {@link canFinish}, and no time
 * after {@link canFinish} or {@link finish} with the same arguments.
 *
 * @param path The squares visited so far; if there are none, the tour may start anywhere.
 * @throws RangeError with the code "undecided" if the search is given up.
 *
 * @example
 * ```js
 * import { reasonForNoFinish } from "bezzel-solver";
 *
 * reasonForNoFinish(5, 5, ["a1", "b3", "c1", "d3", "b2"]).code; // "dead-ends"
 * reasonForNoFinish(5, 5, ["a1", "b3"]); // null
 * ```
 */
export function reasonForNoFinish(
  rows: number,
  columns: number,
  path: readonly Square[],
  options?: FinishOptions,
): NoTourReason | null;

/**
 * Whether squares are a tour of the board: each square occurs once, each is a knight's move from the one before, and
 * for a closed tour the first is a move from the last. The time is proportional to the number of squares, a second for
 * a million.
 *
 * @throws RangeError for what is no square of the board.
 *
 * @example
 * ```js
 * import { isTour, tour } from "bezzel-solver";
 *
 * const closed = tour(8, 8, { closed: true });
 * isTour(8, 8, closed, { closed: true }); // true
 * isTour(8, 8, closed.slice(1)); // false
 * isTour(3, 3, tour(3, 3, { holes: ["b2"] }), { holes: ["b2"] }); // true
 * ```
 */
export function isTour(rows: number, columns: number, path: readonly Square[], options?: FinishOptions): boolean;

/**
 * The winner of the game with one knight under perfect play: the player to move, with a winning move, or the other
 * player.
 */
export type DuelVerdict = MoverWins | OtherWins;

/** The player to move wins. */
export interface MoverWins {
  /** The winner under perfect play. */
  winner: "mover";
  /** A move that wins. */
  move: Square;
}

/** The player who has just moved wins. */
export interface OtherWins {
  /** The winner under perfect play. */
  winner: "other";
  /** No move, since none wins. */
  move: null;
}

/** The board of the duel. */
export interface DuelOptions {
  /** The holes: squares that are missing from the board; by default none. */
  holes?: readonly Square[] | undefined;
}

/**
 * The winner of the duel under perfect play. Two players move one knight in turn to squares not yet visited, and a
 * player who cannot move loses. If the path is empty, the player to move chooses the first square.
 *
 * Boards may have up to 65,536 squares. The time is at most proportional to the number of squares times its square
 * root.
 *
 * @param path The squares visited so far.
 * @param options The options, or the holes alone.
 *
 * @example
 * ```js
 * import { duel } from "bezzel-solver";
 *
 * duel(3, 3, []); // { winner: "mover", move: "b2" }
 * duel(8, 8, []); // { winner: "other", move: null }
 * duel(3, 2, ["a1"], { holes: ["b3"] }); // { winner: "other", move: null }
 * ```
 */
export function duel(
  rows: number,
  columns: number,
  path: readonly Square[],
  options?: DuelOptions | readonly Square[],
): DuelVerdict;

// ---------------------------------------------------------------- Counting in workers

/** The options of a count in workers. */
export interface CountOptions {
  /**
   * The number of workers, 1 to 64; by default as many as the device has cores. For tours each worker needs the whole
   * memory of the count, so by default there are only as many as fit into 1 GiB.
   */
  workers?: number | undefined;
  /**
   * The signal that cancels the count. The promise is rejected at once with the reason of the signal, by default an
   * error named "AbortError". The workers end, and their memory is freed.
   */
  signal?: Signal | undefined;
  /**
   * A function that gets the finished fraction ten times a second, 0 to 1, and 1 at the end. If it throws, the count
   * ends and the promise is rejected.
   */
  onProgress?: ((fraction: number) => void) | undefined;
}

/** The options of a count of tours in workers. */
export interface ToursCountOptions extends CountOptions, ShapeOptions {}

/** The options of a count of queens in workers. */
export interface QueensCountOptions extends CountOptions {
  /** The piece; by default "queen". */
  piece?: Piece | undefined;
}

/**
 * Counts like {@link countQueens}, in workers: Web Workers, or threads of Node.js.
 *
 * @param n 1 to 22.
 *
 * @example
 * ```js
 * import { countQueensAsync } from "bezzel-solver";
 *
 * await countQueensAsync(15, { workers: 2 }); // { all: 2279184n, fundamental: 285053n }
 *
 * const stop = new AbortController();
 * setTimeout(() => stop.abort(), 50);
 * await countQueensAsync(20, { signal: stop.signal }).catch((error) => error.name); // "AbortError"
 * ```
 */
export function countQueensAsync(n: number, options?: QueensCountOptions): Promise<QueensCount>;

/**
 * Counts the ways to complete a board that has some pieces, in workers.
 *
 * @param n 1 to 32.
 * @param squares Where pieces stand. If they attack each other, there is no completion.
 *
 * @example
 * ```js
 * import { countCompletionsAsync } from "bezzel-solver";
 *
 * await countCompletionsAsync(12, ["c12", "f11"]); // 167n
 * ```
 */
export function countCompletionsAsync(
  n: number,
  squares: Position,
  options?: QueensCountOptions,
): Promise<bigint>;

/**
 * Counts like {@link countClosedTours}, in workers, whose memory is freed afterwards.
 *
 * @example
 * ```js
 * import { countClosedToursAsync } from "bezzel-solver";
 *
 * await countClosedToursAsync(6, 8); // 55488142n
 * ```
 */
export function countClosedToursAsync(rows: number, columns: number, options?: ToursCountOptions): Promise<bigint>;

/**
 * Counts like {@link countOpenTours}, in workers, whose memory is freed afterwards.
 *
 * @example
 * ```js
 * import { countOpenToursAsync } from "bezzel-solver";
 *
 * await countOpenToursAsync(5, 6); // 37568n
 * ```
 */
export function countOpenToursAsync(rows: number, columns: number, options?: ToursCountOptions): Promise<bigint>;

// ---------------------------------------------------------------- A worker for all functions

/** The options of a worker. */
export interface WorkerOptions {
  /**
   * The signal that ends the worker at once. Then calls without an answer are rejected with the reason of the signal, by
   * default an error named "AbortError".
   */
  signal?: Signal | undefined;
}

/** A function that gives a promise of its result. */
export type Promised<Call> = Call extends (...given: infer Given) => infer Result
  ? (...given: Given) => Promise<Result>
  : never;

/** All functions that a worker has: those of this module that return their result and not a promise or an iterator. */
export type WorkerFunctions = {
  [Name in Exclude<
    keyof typeof import("./index.js"),
    "default" | "start" | "solutions" | "NoTour" | "worker" | `${string}Async`
  >]: Promised<(typeof import("./index.js"))[Name]>;
};

/** A worker with the functions of this module. */
export interface SolverWorker extends WorkerFunctions {
  /** Makes a puzzle to complete. */
  puzzle(options: PuzzleOptions & { kind: "complete" }): Promise<CompletePuzzle>;
  /** Makes a puzzle with regions. */
  puzzle(options: PuzzleOptions & { kind: "regions" }): Promise<RegionsPuzzle>;
  /** Makes a puzzle of either kind. */
  puzzle(options: PuzzleOptions): Promise<Puzzle>;
  /**
   * Ends the worker at once, and frees its memory. Calls without an answer, and later calls, are rejected with an error
   * named "AbortError".
   */
  end(): void;
  /** The same, for `using`, where the platform has it. */
  [Symbol.dispose](): void;
}

/**
 * Starts a worker, a Web Worker or a thread of Node.js, that has all functions of this module except {@link solutions}.
 * They take the same arguments and give a promise of the same result.
 *
 * The worker answers its calls in order, and is kept until `end()` or the signal ends it. A board that it has prepared,
 * as {@link tourByNumber} and {@link randomTour} do, serves the next call, too. Several workers work at the same time.
 * In a worker {@link tour}, {@link tourVerdict}, {@link canFinish}, {@link finish} and {@link reasonForNoFinish} search
 * until they know the answer. In Node.js a worker without pending calls does not keep the program running.
 *
 * @throws Error (by the promise) with the code "not-loaded" if the worker cannot be loaded. If it crashes later, all its
 * calls are rejected with the code "crashed".
 *
 * @example
 * ```js
 * import { worker } from "bezzel-solver";
 *
 * const solver = await worker({ signal: AbortSignal.timeout(60_000) });
 * const tour = await solver.tourByNumber(8, 8, 12345n);
 * tour.slice(0, 2); // ["a1", "b3"]
 * await solver.tourNumber(8, 8, tour); // 12345n
 * await solver.complete(6, ["a1"]); // null
 * solver.end();
 * await solver.countQueens(8).catch((error) => error.name); // "AbortError"
 * ```
 */
export function worker(options?: WorkerOptions): Promise<SolverWorker>;
