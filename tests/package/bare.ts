// The package's types for a program that has those of the language alone, of no browser and no Node.js: that this compiles is
// the test.
import start, { type CountOptions, type Signal, type SolverWorker, countQueensAsync, listQueens, worker } from 'bezzel-solver';

export const signal: Signal = { aborted: false, addEventListener() {}, removeEventListener() {} };
export const options: CountOptions = { workers: undefined, signal };
export const started: Promise<void>[] = [start('https://example.org/solver.wasm'), start(new Uint8Array())];
export const later: Promise<unknown>[] = [countQueensAsync(8, options), worker({ signal })];
export const finished = (solver: SolverWorker): Promise<string[] | null> => solver.finish(5, 5, ['a1']);
export const listed: Uint8Array[] = listQueens(8, { piece: undefined, limit: undefined });
