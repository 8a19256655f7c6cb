// The Python engine on the page: how soon it is ready, records eight queens, obeys Stop, and runs the next program.
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { action, expectProgram, open, result, write } from '../page';
import { longestTask, strain } from './measure';

const ENDLESS = 'x = 0\nwhile True:\n    x = 1 - x\n';

/** Waits in the page, where no message to the test is on its way meanwhile; returns the milliseconds since a press. */
const from = (page: Page, press: string, until: string) =>
  page.evaluate(
    ([press, until]) =>
      new Promise<number>((done) => {
        const start = performance.now();
        const look = () => document.querySelector(`[data-own-state="${until}"]`) && done(performance.now() - start);
        new MutationObserver(look).observe(document.body, { attributes: true, childList: true, subtree: true });
        document.querySelector<HTMLElement>(`[data-action="${press}"]`)!.click();
      }),
    [press, until],
  );

const note = (type: string, milliseconds: number) =>
  test.info().annotations.push({ type, description: `${Math.round(milliseconds)} ms` });

test.beforeEach(async ({ page }) => {
  await open(page, '#/search?program=own');
  test.skip((await page.locator('meta[name=worker_python]').count()) === 0, 'this build has no engine');
});

test('the engine is ready, and records the eight queens', async ({ page }) => {
  await page.locator('[data-action="own-begin"]').selectOption('list');
  await expectProgram(page, /./);
  note('ready after', await from(page, 'run', 'running'));
  await expect(result(page, 'own-solutions')).toHaveAttribute('data-value', '92');
  await expect(action(page, 'run')).toBeVisible();
  note('the next run, to its end', await from(page, 'run', 'ended'));
});

test('an endless program stops within a tenth of a second, and the next one runs within a second', async ({ page }) => {
  await write(page, ENDLESS);
  await action(page, 'run').click();
  await expect.poll(() => result(page, 'own-lines').getAttribute('data-value').then(Number)).toBeGreaterThan(1000);
  const stopped = await from(page, 'stop', 'stopped');
  const running = await from(page, 'run', 'running');
  note('stopped after', stopped);
  note('the next run after', running);
  const factor = await strain(page);
  expect(stopped).toBeLessThan(100 * factor);
  expect(running).toBeLessThan(1000 * factor);
});

test('an endless output stops within a tenth of a second, and the page is not slower for it', async ({ page }) => {
  await write(page, 'x = 0\nwhile True:\n    print(x)\n    x += 1\n');
  let stopped = 0;
  const longest = await longestTask(page, async () => {
    await action(page, 'run').click();
    await expect.poll(() => result(page, 'own-lines').getAttribute('data-value').then(Number)).toBeGreaterThan(100_000);
    stopped = await from(page, 'stop', 'stopped');
    await expect(result(page, 'own-dead-ends')).toHaveAttribute('data-state', 'done');
  });
  note('stopped after', stopped);
  note('the longest task', longest);
  const factor = await strain(page);
  expect(stopped).toBeLessThan(100 * factor);
  expect(longest).toBeLessThan(100 * factor);
});

test('a line that never ends is stopped, what was recorded before it stays, and the next program runs', async ({ page }) => {
  await write(page, "print('begins')\nsum(range(10**12))\n");
  await action(page, 'run').click();
  await expect(page.locator('[data-own-state="stopped"]')).toBeVisible();
  await expect(page.locator('[data-own="output"]')).toHaveText('begins\n');
  await expect(result(page, 'own-lines')).toHaveAttribute('data-value', '2');
  const running = await from(page, 'run', 'running');
  const factor = await strain(page);
  expect(running).toBeLessThan(1000 * factor);
});
