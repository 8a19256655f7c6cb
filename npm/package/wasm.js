// The solver as WebAssembly, with the functions of its platform: a browser or Node.js.
import * as solver from './bezzel_solver.js';
import { coded } from './errors.js';

let started;
let patience = false;
let platform;

/**
 * Says how this platform does what differs: `cores()`; `spawn()`, a worker as `thread.js` starts it, which after `unref()`
 * does not keep the program running, and after `ref()` does again; and, where the solver is not ready from the beginning,
 * `prepare()`.
 */
export function runOn(which) {
  platform = which;
}

/** The platform. */
export const here = () => platform;

/** Makes the functions ready. Patient ones search until they know the answer; others give up after less than a second. */
export function startWith(module, isPatient = false) {
  solver.initSync({ module });
  started = module;
  patience = isPatient;
}

/** Whether the functions are patient. */
export const patient = () => patience;

/** The compiled solver, which a worker needs not compile again; undefined before it has been started. */
export const compiled = () => started;

/** The functions of the solver. */
export function ready() {
  if (!started) {
    throw coded(new Error('bezzel-solver has not been started: await start() before the first call'), 'not-started');
  }
  return solver;
}
