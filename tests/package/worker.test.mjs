// A worker in a thread of Node.js: it keeps what it has prepared, ends at any time, and reports what happens to its calls.
import assert from 'node:assert/strict';
import { cpSync, rmSync } from 'node:fs';
import { getEventListeners } from 'node:events';
import test from 'node:test';
import * as functions from 'bezzel-solver';
import { ENDLESS, SLOW, printed, running, threads, timed, until } from './conditions.mjs';
import { PACKAGE } from './examples.mjs';

const { rows, columns, holes } = ENDLESS;
const { worker } = functions;
const ENDED = { name: 'AbortError' };
const LONG = {
  tour: [rows, columns, { closed: true, holes }],
  finish: [rows, columns, ['a1', 'b3'], { closed: true, holes }],
  listQueens: [17],
  randomTour: [8, 8],
  countClosedTours: [8, 8],
};

/** The time at which a call is cancelled. */
const MOMENTS = {
  'at once': async () => {},
  'while it works': async () => {
    const used = process.cpuUsage();
    await until(() => process.cpuUsage(used).user > 200_000, 'the thread is at work');
  },
};

for (const [name, given] of Object.entries(LONG)) {
  for (const [moment, comes] of Object.entries(MOMENTS)) {
    test(`${name} is cancelled ${moment}`, async () => {
      const stop = new AbortController();
      const solver = await worker({ signal: stop.signal });
      const rejected = assert.rejects(solver[name](...given), ENDED);
      assert.equal(threads(), 1, 'it works in one thread');
      await comes();
      stop.abort();
      await rejected;
      await running(0);
    });
  }
}

test('an abort while the solver is loaded ends the thread', async () => {
  const stop = new AbortController();
  const rejected = assert.rejects(worker({ signal: stop.signal }), ENDED);
  await running(1);
  stop.abort();
  await rejected;
  await running(0);
});

test('an abort rejects all calls without an answer and all later ones, with its reason', async () => {
  const stop = new AbortController();
  const reason = new Error('a reason of my own');
  const solver = await worker({ signal: stop.signal });
  assert.equal((await solver.countQueens(8)).all, 92n);
  const calls = [solver.listQueens(17), solver.countQueens(8), solver.countQueens(0)];
  const settled = Promise.allSettled(calls);
  stop.abort(reason);
  assert.deepEqual(await settled, calls.map(() => ({ status: 'rejected', reason })));
  await assert.rejects(solver.countQueens(8), reason);
  await running(0);
});

test('an end in the middle of its work ends a worker at once', async () => {
  const stop = new AbortController();
  const solver = await worker({ signal: stop.signal });
  const rejected = [assert.rejects(solver.tour(...LONG.tour), ENDED), assert.rejects(solver.countQueens(8), ENDED)];
  solver.end();
  await Promise.all(rejected);
  await running(0);
  await assert.rejects(solver.countQueens('8'), ENDED);
  solver.end();
  // An abort comes too late, and nobody listens for one.
  assert.equal(getEventListeners(stop.signal, 'abort').length, 0);
  stop.abort(new Error('too late'));
  await assert.rejects(solver.countQueens(8), ENDED);
});

test('a worker disposes of itself', async () => {
  const solver = await worker();
  const rejected = assert.rejects(solver.listQueens(17), ENDED);
  solver[Symbol.dispose]();
  await rejected;
  await running(0);
});

test('a board is prepared once', async () => {
  const solver = await worker();
  const first = await timed(() => solver.tourByNumber(8, 8, 1848n));
  const further = [];
  for (const k of [1n, 2n, 5_000_000_000_000n, 13_267_364_410_532n, 1848n]) {
    further.push(await timed(() => solver.tourByNumber(8, 8, k)));
  }
  assert.deepEqual(further.at(-1).result, first.result);
  const fastest = Math.min(...further.map(({ time }) => time));
  assert.ok(20 * fastest < first.time, `the first took ${first.time} ms, another ${fastest} ms`);
  assert.equal(await solver.tourNumber(8, 8, first.result), 1848n);
  solver.end();
});

test('the reason for a null takes no second search', async () => {
  const options = { closed: true, holes: SLOW.holes };
  const first = await timed(() => functions.finish(SLOW.rows, SLOW.columns, [], options));
  assert.equal(first.result, null);
  const reason = await timed(() => functions.reasonForNoFinish(SLOW.rows, SLOW.columns, [], options));
  assert.equal(reason.result.code, 'searched');
  assert.ok(20 * reason.time < first.time, `the search took ${first.time} ms, the reason ${reason.time} ms`);
  // Another question has an answer of its own.
  assert.equal(functions.reasonForNoFinish(SLOW.rows, SLOW.columns, ['b1'], options).code, 'searched');
  assert.equal(functions.reasonForNoFinish(5, 5, ['a1', 'b3']), null);
  assert.equal(functions.reasonForNoCompletion(6, ['a1']).code, 'searched');
  assert.equal(functions.reasonForNoCompletion(6, ['a1'], { piece: 'superqueen' }).code, 'searched');
  assert.equal(functions.reasonForNoCompletion(6, ['e4']), null);
});

test('a worker searches until it knows', async () => {
  const used = process.cpuUsage();
  assert.throws(() => functions.tour(...LONG.tour), { code: 'undecided' });
  const patience = process.cpuUsage(used).user;
  const solver = await worker();
  const started = process.cpuUsage();
  let over = false;
  const rejected = assert.rejects(solver.tour(...LONG.tour).finally(() => (over = true)), ENDED);
  await until(() => process.cpuUsage(started).user > 3 * patience, 'it has worked three times as long');
  assert.ok(!over, 'it still searches');
  solver.end();
  await rejected;
});

test('two workers work at the same time', async () => {
  const [busy, free] = await Promise.all([worker(), worker()]);
  const rejected = assert.rejects(busy.tour(...LONG.tour), ENDED);
  assert.equal((await free.countQueens(8)).all, 92n);
  busy.end();
  await rejected;
  assert.equal((await free.countQueens(8)).fundamental, 12n);
  free.end();
});

test('where there is no tour the same error says so', async () => {
  const solver = await worker();
  await assert.rejects(solver.tour(5, 5, { closed: true }), (error) => error instanceof functions.NoTour && error.code === 'colours');
  solver.end();
});

test('a program ends by itself although it keeps a worker, but not before its calls are answered', async () => {
  const stdout = await printed(`
    import { worker } from 'bezzel-solver';
    const { signal } = new AbortController();
    worker({ signal }).then(async (solver) => {
      console.log((await solver.countQueens(8)).all);
      solver.countQueens(13).then(({ all }) => console.log(all));
    });`);
  assert.equal(stdout, '92n\n73712n\n');
});

test('a worker that ends by itself rejects all its calls', async () => {
  const output = await printed(`
    import threads from 'node:worker_threads';
    import { syncBuiltinESMExports } from 'node:module';
    let thread;
    threads.Worker = class extends threads.Worker {
      constructor(...given) {
        super(...given);
        thread = this;
      }
    };
    syncBuiltinESMExports();
    const { worker } = await import('bezzel-solver');
    const solver = await worker();
    const calls = [solver.listQueens(17), solver.countQueens(8)];
    await thread.terminate();
    calls.push(solver.countQueens(8));
    for (const { reason } of await Promise.allSettled(calls)) console.log(reason.code, reason.message);`);
  assert.equal(output, 'crashed a worker has ended by itself: exit code 1\n'.repeat(3));
});

test('a worker that cannot be loaded says so', async () => {
  const copy = new URL('../../target/package/unloadable/', import.meta.url);
  rmSync(copy, { recursive: true, force: true });
  cpSync(PACKAGE, copy, { recursive: true });
  rmSync(new URL('worker-node.js', copy));
  const broken = await import(new URL('node.js', copy));
  for (const call of [() => broken.worker(), () => broken.countQueensAsync(8)]) {
    await assert.rejects(call, (error) => error.code === 'not-loaded' && error.message.startsWith('a worker could not be loaded: '));
  }
});
