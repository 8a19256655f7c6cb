// Counts in threads of Node.js: cancelled at any time, reported while they run, and gone when they are over.
import assert from 'node:assert/strict';
import test from 'node:test';
import { countClosedToursAsync, countCompletionsAsync, countOpenToursAsync, countQueensAsync } from 'bezzel-solver';
import { printed, running, threads, until } from './conditions.mjs';

const LONG = {
  countQueensAsync: (options) => countQueensAsync(20, options),
  countCompletionsAsync: (options) => countCompletionsAsync(24, ['a1'], options),
  countClosedToursAsync: (options) => countClosedToursAsync(8, 8, options),
  countOpenToursAsync: (options) => countOpenToursAsync(7, 7, options),
};

/** The time at which a count is cancelled, by its reports so far. */
const MOMENTS = {
  'at once': async () => {},
  'as soon as its threads run': () => running(2),
  'while it counts': (reported) => until(() => reported.length > 1, 'two reports'),
};

for (const [name, count] of Object.entries(LONG)) {
  for (const [moment, comes] of Object.entries(MOMENTS)) {
    test(`${name} is cancelled ${moment}`, async () => {
      const stop = new AbortController();
      const reported = [];
      const counting = count({ workers: 2, signal: stop.signal, onProgress: (fraction) => reported.push(fraction) });
      // Listened to at once: nothing that is rejected goes unheard.
      const reason = new Error('a reason of my own');
      const rejected = assert.rejects(counting, (thrown) => thrown === reason);
      await comes(reported);
      stop.abort(reason);
      await rejected;
      const reports = reported.length;
      await running(0);
      assert.equal(reported.length, reports, 'nothing is reported after the end');
    });
  }

  test(`${name} reports its progress`, async () => {
    const stop = new AbortController();
    const reported = [];
    const counting = count({ workers: 1, signal: stop.signal, onProgress: (fraction) => reported.push(fraction) });
    const rejected = assert.rejects(counting, { name: 'AbortError' });
    await until(() => reported.length > 0 && reported.at(-1) > reported[0], 'a report of more than at first');
    assert.equal(threads(), 1, 'there are as many threads as were asked for');
    stop.abort();
    await rejected;
    assert.deepEqual(reported, reported.toSorted((a, b) => a - b));
    assert.ok(reported.every((fraction) => fraction >= 0 && fraction < 1));
  });
}

test('the memory of 8 x 8 is given back', async () => {
  // This process may still have room from the counts before.
  const output = await printed(`
    import { countClosedToursAsync } from 'bezzel-solver';
    import { until } from './conditions.mjs';
    const used = () => process.memoryUsage().rss;
    const before = used();
    const stop = new AbortController();
    const counting = countClosedToursAsync(8, 8, { workers: 1, signal: stop.signal }).catch(({ name }) => name);
    await until(() => used() > 2 * before, 'a count of 8 x 8 needs as much as the rest of the program');
    const most = used();
    stop.abort();
    console.log(await counting);
    await until(() => used() < (before + most) / 2, 'the half of it is given back');`);
  assert.equal(output, 'AbortError\n');
});

test('a program ends by itself after a count', async () => {
  const stdout = await printed(`
    import { countQueensAsync } from 'bezzel-solver';
    console.log((await countQueensAsync(14, { workers: 2 })).all);`);
  assert.equal(stdout, '365596n\n');
});
