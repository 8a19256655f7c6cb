// Counts in threads of Node.js: cancelled at once, told while they go on, and gone when they are over.
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import test from 'node:test';
import { promisify } from 'node:util';
import { countClosedToursAsync, countCompletionsAsync, countOpenToursAsync, countQueensAsync } from 'bezzel-solver';

const LONG = {
  countQueensAsync: (options) => countQueensAsync(20, options),
  countCompletionsAsync: (options) => countCompletionsAsync(24, ['a1'], options),
  countClosedToursAsync: (options) => countClosedToursAsync(8, 8, options),
  countOpenToursAsync: (options) => countOpenToursAsync(7, 7, options),
};

/** The threads that count: each has a port through which it is heard. */
const threads = () => process.getActiveResourcesInfo().filter((name) => name === 'MessagePort').length;

for (const [name, count] of Object.entries(LONG)) {
  for (const after of [0, 30, 700]) {
    test(`${name} is cancelled after ${after} ms`, async () => {
      const stop = new AbortController();
      const heard = [];
      const counting = count({ workers: 2, signal: stop.signal, onProgress: (fraction) => heard.push(fraction) });
      // Listened to at once: nothing that is rejected goes unheard.
      const reason = new Error('a reason of my own');
      const rejected = assert.rejects(counting, (thrown) => thrown === reason);
      await wait(after);
      if (after > 0) assert.equal(threads(), 2, 'there are as many threads as were asked for');
      const asked = performance.now();
      stop.abort(reason);
      await rejected;
      assert.ok(performance.now() - asked < 100, `${performance.now() - asked} ms`);
      const reports = heard.length;
      await wait(300);
      assert.equal(heard.length, reports, 'nothing is reported after the end');
      assert.equal(threads(), 0, 'the threads are gone');
    });
  }

  test(`${name} tells its progress`, async () => {
    const stop = new AbortController();
    const heard = [];
    const counting = count({
      workers: 1,
      signal: stop.signal,
      onProgress: (fraction) => heard.push([performance.now(), fraction]),
    });
    setTimeout(() => stop.abort(), 1500);
    await assert.rejects(counting, { name: 'AbortError' });
    const fractions = heard.map(([, fraction]) => fraction);
    assert.deepEqual(fractions, fractions.toSorted((a, b) => a - b));
    assert.ok(fractions.every((fraction) => fraction >= 0 && fraction < 1));
    assert.ok(heard.length >= 6, `${heard.length} reports in 1.5 s`);
  });
}

test('the memory of 8 x 8 is given back', async () => {
  const before = process.memoryUsage().rss;
  assert.equal(await countClosedToursAsync(8, 8, { workers: 1 }), 13267364410532n);
  const kept = (process.memoryUsage().rss - before) / 2 ** 20;
  assert.ok(kept < 100, `${kept} MiB`);
});

test('a program ends by itself after a count', async () => {
  const program = `
    import { countQueensAsync } from 'bezzel-solver';
    console.log((await countQueensAsync(14, { workers: 2 })).all);`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', program], {
    cwd: new URL('.', import.meta.url).pathname,
    timeout: 60_000,
  });
  assert.equal(stdout, '365596n\n');
});
