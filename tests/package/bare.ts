// The package's types for a program that has those of the language alone, of no browser and no Node.js: that this compiles is
// the test.
import start, { type CountOptions, type Signal, countQueensAsync, finishAsync, listQueens } from 'bezzel-solver';

export const signal: Signal = { aborted: false, addEventListener() {}, removeEventListener() {} };
export const options: CountOptions = { workers: undefined, signal };
export const started: Promise<void>[] = [start('https://example.org/solver.wasm'), start(new Uint8Array())];
export const later: Promise<unknown>[] = [countQueensAsync(8, options), finishAsync(5, 5, ['a1'], { signal })];
export const listed: Uint8Array[] = listQueens(8, { piece: undefined, limit: undefined });
