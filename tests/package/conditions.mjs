// Conditions for which tests of threads wait.
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';

/** A time in milliseconds that is far longer than a busy machine takes. */
const PATIENCE = 60_000;

/** Waits until a condition holds. */
export async function until(holds, what) {
  const latest = Date.now() + PATIENCE;
  while (!holds()) {
    assert.ok(Date.now() < latest, `never: ${what}`);
    await wait(5);
  }
}

/** The threads of the package: each has a port for its messages. */
export const threads = () => process.getActiveResourcesInfo().filter((name) => name === 'MessagePort').length;

/** Waits until this number of threads run. */
export const running = (number) => until(() => threads() === number, `${number} threads`);

/** The middle one of some numbers. */
export const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

/**
 * A board of two halves, joined by four squares, of which the left one lacks so many dark squares and the right one as many light
 * ones. Colours do not show that it has no closed tour, as both are the same number in all.
 */
function halves(rows, columns, lacking) {
  const file = (column) => String.fromCharCode(96 + column);
  const wall = Array.from({ length: rows - 2 }, (_, index) => [file(columns / 2) + (index + 3), file(columns / 2 + 1) + (index + 3)]);
  const missing = Array.from({ length: lacking }, (_, index) => [`c${4 + 2 * index}`, file(columns - 2) + (4 + 2 * index)]);
  return { rows, columns, holes: [...wall, ...missing].flat() };
}

/** A board that takes for ever, and one that takes some tenths of a second. */
export const ENDLESS = halves(20, 22, 6);
export const SLOW = halves(12, 10, 2);

/** A result, and the milliseconds until it is there. */
export async function timed(call) {
  const began = performance.now();
  const result = await call();
  return { result, time: performance.now() - began };
}

/** The output of a program that runs in a process of its own. */
export async function printed(program) {
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', program], {
    cwd: new URL('.', import.meta.url).pathname,
    timeout: 120_000,
  });
  return stdout;
}
