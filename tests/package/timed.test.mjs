// How soon calls in threads and workers obey, and how often they report their progress. Run by itself: a machine that does
// something else as well is slower.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import * as solver from 'bezzel-solver';
import { cancelledCount, launch, open } from './browser.mjs';
import { ENDLESS, median, until } from './conditions.mjs';

/** A cancelled call ends within so many milliseconds. */
const AT_ONCE = 100;
const { rows, columns, holes } = ENDLESS;
const inWorker = (call) => (options) => solver.worker(options).then(call);
const LONG = {
  countQueensAsync: (options) => solver.countQueensAsync(20, options),
  countCompletionsAsync: (options) => solver.countCompletionsAsync(24, ['a1'], options),
  countClosedToursAsync: (options) => solver.countClosedToursAsync(8, 8, options),
  countOpenToursAsync: (options) => solver.countOpenToursAsync(7, 7, options),
  'tour in a worker': inWorker((worker) => worker.tour(rows, columns, { closed: true, holes })),
  'finish in a worker': inWorker((worker) => worker.finish(rows, columns, ['a1', 'b3'], { closed: true, holes })),
  'randomTour in a worker': inWorker((worker) => worker.randomTour(8, 8)),
  'tourByNumber in a worker': inWorker((worker) => worker.tourByNumber(8, 8, 1n)),
};

for (const [name, call] of Object.entries(LONG)) {
  test(`${name} is cancelled at once`, async () => {
    const delays = [];
    for (let time = 0; time < 5; time += 1) {
      const stop = new AbortController();
      const rejected = assert.rejects(call({ signal: stop.signal }), { name: 'AbortError' });
      const used = process.cpuUsage();
      await until(() => process.cpuUsage(used).user > 300_000, 'it is at work');
      const asked = performance.now();
      stop.abort();
      await rejected;
      delays.push(performance.now() - asked);
    }
    assert.ok(median(delays) < AT_ONCE, `${delays} ms`);
  });

  if (!name.startsWith('count')) continue;
  test(`${name} reports its progress several times a second`, async () => {
    const stop = new AbortController();
    const reported = [];
    const counting = call({ workers: 1, signal: stop.signal, onProgress: () => reported.push(performance.now()) });
    const rejected = assert.rejects(counting, { name: 'AbortError' });
    await until(() => reported.length === 12, 'twelve reports');
    stop.abort();
    await rejected;
    const gaps = reported.slice(1).map((at, index) => at - reported[index]);
    assert.ok(median(gaps) < 250, `${gaps} ms`);
  });
}

let browser;
let page;

before(async () => {
  browser = await launch();
  const files = {
    'index.html': '<!doctype html><script type="module" src="run.mjs"></script>',
    'run.mjs': `import start, * as solver from './bezzel-solver/index.js'; await start(); window.solver = solver; window.report();`,
  };
  const site = await open(browser, (name) => files[name] ?? new URL(`node_modules/${name}`, import.meta.url));
  await site.reported;
  page = site.page;
});
after(() => browser?.close());

test('in a browser, a count is cancelled at once', async () => {
  const delays = [];
  for (let time = 0; time < 5; time += 1) delays.push((await cancelledCount(page)).delay);
  assert.ok(median(delays) < AT_ONCE, `${delays} ms`);
});

test('in a browser, a count reports its progress several times a second', async () => {
  const reported = await page.evaluate(async () => {
    const reported = [performance.now()];
    await window.solver.countQueensAsync(17, { workers: 1, onProgress: () => reported.push(performance.now()) });
    return reported;
  });
  const gaps = reported.slice(1).map((at, index) => at - reported[index]);
  assert.ok(median(gaps) < 250, `${gaps} ms`);
});
