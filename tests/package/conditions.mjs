// Conditions for which tests of threads wait.
import assert from 'node:assert/strict';
import { setTimeout as wait } from 'node:timers/promises';

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

/** The threads of the package: each has a port through which it is heard. */
export const threads = () => process.getActiveResourcesInfo().filter((name) => name === 'MessagePort').length;

/** Waits until this number of threads run. */
export const running = (number) => until(() => threads() === number, `${number} threads`);

/** The middle one of some numbers. */
export const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

/**
 * A board that takes for ever: two halves, joined by four squares, of which one lacks light squares and the other dark ones. Colours
 * do not tell, as both are the same number in all.
 */
export const ENDLESS = {
  rows: 20,
  columns: 22,
  holes: [
    ...Array.from({ length: 18 }, (_, index) => [`k${index + 3}`, `l${index + 3}`]).flat(),
    ...['c4', 'c6', 'c8', 'c10', 'c12', 'c14'],
    ...['t4', 't6', 't8', 't10', 't12', 't14'],
  ],
};
