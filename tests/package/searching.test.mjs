// Searches in a thread of Node.js: they answer as the calls that block do, and are cancelled at any time.
import assert from 'node:assert/strict';
import test from 'node:test';
import {
  NoTour,
  complete,
  completeAsync,
  finish,
  finishAsync,
  listQueensAsync,
  randomTourAsync,
  tour,
  tourAsync,
  tourByNumberAsync,
} from 'bezzel-solver';
import { ENDLESS, running, threads, until } from './conditions.mjs';

const { rows, columns, holes } = ENDLESS;
const LONG = {
  tourAsync: (options) => tourAsync(rows, columns, { closed: true, holes, ...options }),
  finishAsync: (options) => finishAsync(rows, columns, ['a1', 'b3'], { closed: true, holes, ...options }),
  listQueensAsync: (options) => listQueensAsync(17, options),
  randomTourAsync: (options) => randomTourAsync(8, 8, options),
  tourByNumberAsync: (options) => tourByNumberAsync(8, 8, 1n, options),
};

/** The time at which a search is cancelled. */
const MOMENTS = {
  'at once': async () => {},
  'as soon as its thread runs': () => running(1),
  'while it searches': async () => {
    await running(1);
    const used = process.cpuUsage();
    await until(() => process.cpuUsage(used).user > 200_000, 'the thread is at work');
  },
};

for (const [name, search] of Object.entries(LONG)) {
  for (const [moment, comes] of Object.entries(MOMENTS)) {
    test(`${name} is cancelled ${moment}`, async () => {
      const stop = new AbortController();
      const rejected = assert.rejects(search({ signal: stop.signal }), { name: 'AbortError' });
      await comes();
      stop.abort();
      await rejected;
      await running(0);
    });
  }
}

test('what is found is what the calls find that block', async () => {
  assert.deepEqual(await completeAsync(12, ['c12'], { piece: 'superqueen' }), complete(12, ['c12'], { piece: 'superqueen' }));
  assert.equal(await completeAsync(6, ['a1']), null);
  assert.deepEqual(await tourAsync(6, 6, { start: 'b2' }), tour(6, 6, { start: 'b2' }));
  assert.deepEqual(await finishAsync(6, 6, ['b2'], { closed: true }), finish(6, 6, ['b2'], { closed: true }));
  assert.equal(await finishAsync(5, 5, ['b1']), null);
  assert.equal(threads(), 0, 'the threads are gone');
});

test('where there is no tour the same error says so', async () => {
  await assert.rejects(tourAsync(5, 5, { closed: true }), (error) => error instanceof NoTour && error.code === 'colours');
});

test('wrong arguments are refused as everywhere', async () => {
  await assert.rejects(completeAsync(0, []), RangeError);
  await assert.rejects(completeAsync(6, ['a7']), RangeError);
  await assert.rejects(completeAsync(6, [() => 'a1']), TypeError);
  await assert.rejects(completeAsync(6, [], 5), TypeError);
  await assert.rejects(completeAsync(6, [], { workers: 2 }), TypeError);
  await assert.rejects(completeAsync(6, [], { signal: 5 }), TypeError);
  await assert.rejects(finishAsync(5, 5), TypeError);
  await running(0);
});
