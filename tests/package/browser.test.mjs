// The package answers each case in a browser as it should, without a bundler and under a strict policy.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { launch, open } from './browser.mjs';
import { CASES } from './cases.mjs';

const PAGE = '<!doctype html><script type="module" src="run.mjs"></script>';
const RUN = `
  import start, * as solver from './bezzel-solver/index.js';
  import { CASES, settled } from './cases.mjs';
  const early = await settled(() => solver.countQueens(8));
  await start();
  const outcomes = {};
  for (const [name, [call]] of Object.entries(CASES)) outcomes[name] = await settled(() => call(solver));
  window.solver = solver;
  window.report({ early, outcomes });
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

test('in a browser, a count is cancelled at once, and its workers are gone', async () => {
  const { page } = site;
  const [name, delay] = await page.evaluate(async () => {
    const stop = new AbortController();
    const count = window.solver.countQueensAsync(20, { workers: 2, signal: stop.signal });
    await new Promise((resolve) => setTimeout(resolve, 1000));
    const asked = performance.now();
    stop.abort();
    const error = await count.catch((error) => error);
    return [error.name, performance.now() - asked];
  });
  assert.equal(name, 'AbortError');
  assert.ok(delay < 100, `${delay} ms`);
  await until(() => page.workers().length === 0);
});

test('in a browser, a count tells its progress ten times a second', async () => {
  const heard = await site.page.evaluate(async () => {
    const heard = [];
    const began = performance.now();
    await window.solver.countQueensAsync(17, {
      workers: 1,
      onProgress: (fraction) => heard.push([performance.now() - began, fraction]),
    });
    return heard;
  });
  const fractions = heard.map(([, fraction]) => fraction);
  assert.deepEqual(fractions, fractions.toSorted((a, b) => a - b));
  assert.equal(fractions.at(-1), 1);
  const seconds = heard.at(-1)[0] / 1000;
  assert.ok(heard.length >= 4 * seconds, `${heard.length} reports in ${seconds} s`);
});

test('in a browser, nothing went wrong unheard', () => assert.deepEqual(site.wrong, []));

async function until(holds) {
  const latest = Date.now() + 10_000;
  while (!holds()) {
    assert.ok(Date.now() < latest, 'it does not come to hold');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

function content(name) {
  if (name === 'index.html') return PAGE;
  if (name === 'run.mjs') return RUN;
  return new URL(name === 'cases.mjs' ? name : `node_modules/${name}`, import.meta.url);
}
