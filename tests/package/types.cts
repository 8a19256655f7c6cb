// The package's types for `require`: that this compiles is the test.
import solver = require('bezzel-solver');

export const counted: solver.QueensCount = solver.countQueens(8);
export const reason = (error: solver.NoTour): string => error.reason;
// @ts-expect-error: it has no default.
export const start = solver.default;
