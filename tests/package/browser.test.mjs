// The package answers each case in a browser as it should, without a bundler and under a strict policy.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { cancelledCount, launch, open } from './browser.mjs';
import { CASES } from './cases.mjs';
import { until } from './conditions.mjs';

const PAGE = '<!doctype html><script type="module" src="run.mjs"></script>';
const RUN = `
  import start, * as solver from './bezzel-solver/index.js';
  import { CASES, settled } from './cases.mjs';
  const early = await settled(() => solver.countQueens(8));
  const wrongStart = await settled(() => start('nowhere.wasm'));
  // One count is cancelled while the solver is loaded, the other waits for it.
  const stop = new AbortController();
  const counts = [{ signal: stop.signal }, {}].map((options) => settled(() => solver.countQueensAsync(8, options)));
  stop.abort();
  const earlyCounts = await Promise.all(counts);
  await start();
  const outcomes = {};
  for (const [name, [call]] of Object.entries(CASES)) outcomes[name] = await settled(() => call(solver));
  window.solver = solver;
  window.report({ early, wrongStart, earlyCounts, outcomes });
`;

let browser;
let site;
let report;

before(async () => {
  browser = await launch();
  site = await open(browser, content);
  report = await site.reported;
});

after(() => browser?.close());

for (const [name, [, expected]] of Object.entries(CASES)) {
  test(`in a browser, ${name}`, () => assert.equal(report.outcomes[name], expected));
}

test('in a browser, a call before the start says what is missing', () => {
  assert.equal(report.early, 'Error: bezzel-solver has not been started: await start() before the first call');
});

test('in a browser, a start that fails says why, and can be tried again', () => {
  assert.equal(report.wrongStart, 'Error: https://package.test/nowhere.wasm could not be loaded: 404 Not Found');
});

test('in a browser, counts in workers start by themselves', () => {
  assert.deepEqual(report.earlyCounts, ['AbortError: The call was cancelled', '{"all":92n,"fundamental":12n}']);
});

test('in a browser, the wasm may have any type, and workers may be forbidden', async () => {
  const run = `
    import { countQueens, countQueensAsync, start, worker } from './bezzel-solver/index.js';
    import { settled } from './cases.mjs';
    const wasm = await (await fetch('bezzel-solver/bezzel_solver_bg.wasm')).arrayBuffer();
    await start(new Response(wasm, { headers: { 'content-type': 'text/plain' } }));
    window.report([countQueens(8).all, await settled(() => countQueensAsync(8)), await settled(() => worker())].map(String));
  `;
  const page = PAGE.replace('<script', '<meta http-equiv="content-security-policy" content="worker-src \'none\'"><script');
  const { reported } = await open(browser, (name) => ({ 'index.html': page, 'run.mjs': run })[name] ?? content(name));
  const refused = 'Error: a worker could not be loaded';
  assert.deepEqual(await reported, ['92', refused, refused]);
});

test('in a browser, a count is cancelled while it runs, and its workers are gone', async () => {
  const { page } = site;
  const { name } = await cancelledCount(page);
  assert.equal(name, 'AbortError');
  await until(() => page.workers().length === 0, 'no workers');
});

test('in a browser, a worker ends in the middle of its work', async () => {
  const { page } = site;
  const name = await page.evaluate(async () => {
    const solver = await window.solver.worker();
    const counting = solver.countQueens(20);
    await solver.end();
    return counting.catch(({ name }) => name);
  });
  assert.equal(name, 'AbortError');
  await until(() => page.workers().length === 0, 'no workers');
});

test('in a browser, a worker that ends by itself rejects all its calls', async () => {
  const { page } = site;
  const started = page.waitForEvent('worker');
  await page.evaluate(async () => (window.kept = await window.solver.worker()));
  // An error that nothing in the worker catches.
  await (await started).evaluate(() => {
    const answer = self.onmessage;
    self.onmessage = (event) => {
      if (event.data.call === 'countQueens') throw new Error('broken');
      answer(event);
    };
  });
  const errors = await page.evaluate(async () => {
    const { kept } = window;
    const calls = [kept.listQueens(9).then(({ length }) => length), kept.countQueens(8), kept.listQueens(9)];
    const settled = await Promise.allSettled([...calls, calls[1].catch(() => kept.listQueens(9))]);
    return settled.map(({ value, reason }) => value ?? `${reason.code}: ${reason.message}`);
  });
  assert.deepEqual(errors, [352, ...Array(3).fill('crashed: a worker has ended by itself: Uncaught Error: broken')]);
});

test('in a browser, a count reports its progress', async () => {
  const reported = await site.page.evaluate(async () => {
    const reported = [];
    await window.solver.countQueensAsync(16, { workers: 1, onProgress: (fraction) => reported.push(fraction) });
    return reported;
  });
  assert.deepEqual(reported, reported.toSorted((a, b) => a - b));
  assert.equal(reported.at(-1), 1);
  assert.ok(reported.length > 1, `${reported}`);
});

test('in a browser, nothing but the wrong start went wrong', () => {
  assert.deepEqual(site.wrong, ['Failed to load resource: the server responded with a status of 404 (Not Found)']);
});

function content(name) {
  if (name === 'index.html') return PAGE;
  if (name === 'run.mjs') return RUN;
  if (name === 'nowhere.wasm') return undefined;
  return new URL(name.startsWith('cases') ? name : `node_modules/${name}`, import.meta.url);
}
