// The solver as WebAssembly, with the functions of its platform: a browser or Node.js.
import * as solver from './bezzel_solver.js';
import { coded } from './errors.js';

let started;
let platform;

/**
 * Says how this platform does what differs: `cores()`; `spawn()`, a worker as `pool.js` drives it; and, where the solver is
 * not ready from the beginning, `prepare()`.
 */
export function runOn(which) {
  platform = which;
}

/** The platform. */
export const here = () => platform;

/** Makes the functions ready. */
export function startWith(module) {
  solver.initSync({ module });
  started = module;
}

/** The compiled solver, which a worker needs not compile again; undefined before it has been started. */
export const compiled = () => started;

/** The functions of the solver. */
export function ready() {
  if (!started) {
    throw coded(new Error('bezzel-solver has not been started: await start() before the first call'), 'not-started');
  }
  return solver;
}
