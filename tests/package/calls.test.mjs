// Calls with arguments that fit together by chance only, and extreme ones: each answers, or throws an error of the package,
// and none works for ever. A thread makes them, so that one that does is noticed.
import assert from 'node:assert/strict';
import test from 'node:test';
import { Worker } from 'node:worker_threads';

/** How many calls are made, with the seed in the environment, and how many seconds one of them may take. */
const CALLS = 2000;
const PATIENCE = 60;
const SEED = Number(process.env.SEED ?? 1848);

test(`${CALLS} calls by chance`, { timeout: 600_000 }, async () => {
  const thread = new Worker(new URL('./calls.mjs', import.meta.url), { workerData: { calls: CALLS, seed: SEED } });
  let last = 'the first call';
  let watch;
  try {
    const answered = await new Promise((resolve, reject) => {
      const restart = () => {
        clearTimeout(watch);
        watch = setTimeout(() => reject(new Error(`${last} has taken ${PATIENCE} s`)), PATIENCE * 1000);
      };
      thread.on('error', reject);
      thread.on('message', ({ call, wrong, answered }) => {
        restart();
        if (wrong) reject(new Error(`${call}: ${wrong}`));
        else if (answered) resolve(answered);
        else last = call;
      });
      restart();
    });
    // Chance that finds wrong arguments only would test nothing.
    for (const [name, times] of Object.entries(answered)) assert.ok(times > 0, `${name} never answered`);
  } finally {
    clearTimeout(watch);
    await thread.terminate();
  }
});
