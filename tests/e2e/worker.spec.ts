// There are two builds of the worker: with vector instructions, and without them for browsers that have none. A browser gets
// the one that it can run. In a light build both are the same program; that of a release counts in `tests/browsers/`.
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { openAnew, result } from './page';

const COUNTS = [
  ['#/solutions?n=12&view=count', '14200', '1787'],
  ['#/solutions?n=13&view=count', '73712', '9233'],
  ['#/solutions?n=12&piece=superqueen&view=count', '156', '22'],
];

/** Counts on each of the boards; tells which wasm the workers have loaded. */
async function countAll(page: Page) {
  const loaded = new Set<string>();
  page.on('request', (request) => {
    const name = request.url().match(/\/(worker[a-z_]*?)(_bg|-[0-9a-f]+)\.wasm/)?.[1];
    if (name) loaded.add(name);
  });
  for (const [link, all, fundamental] of COUNTS) {
    await openAnew(page, link);
    await expect(result(page, 'fundamental')).toHaveAttribute('data-value', fundamental);
    await expect(result(page, 'all')).toHaveAttribute('data-value', all);
  }
  return [...loaded];
}

test('a browser with vector instructions gets the worker that has them', async ({ page }) => {
  expect(await countAll(page)).toEqual(['worker_simd']);
});

test('a browser without vector instructions gets the worker that has none', async ({ page }) => {
  await page.addInitScript(() => {
    WebAssembly.validate = () => false;
  });
  expect(await countAll(page)).toEqual(['worker']);
});
