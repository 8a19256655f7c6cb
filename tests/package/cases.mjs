// The answers of the package's functions, the same in Node.js and in a browser.
import { COUNTING } from './cases/counting.mjs';
import { ERRORS } from './cases/errors.mjs';
import { OUTPUT } from './cases/output.mjs';
import { KNIGHT } from './cases/knight.mjs';
import { PUZZLES } from './cases/puzzles.mjs';
import { QUEENS } from './cases/queens.mjs';
import { WORKER } from './cases/worker.mjs';

export { settled } from './cases/outcome.mjs';

/** Each case: the call, and its result as `settled` writes it. */
export const CASES = { ...QUEENS, ...PUZZLES, ...OUTPUT, ...KNIGHT, ...COUNTING, ...WORKER, ...ERRORS };
