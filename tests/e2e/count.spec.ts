// The count view: exact numbers, by all workers, with pause, resume and cancel.
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { action, hash, open, result } from './page';

const state = 'data-state';
const value = 'data-value';

test('a short count begins by itself', async ({ page }) => {
  await open(page, '#/solutions?n=8&view=count');
  await expect(result(page, 'all')).toHaveAttribute(value, '92');
  await expect(result(page, 'fundamental')).toHaveAttribute(value, '12');
  await expect(result(page, 'all')).toHaveAttribute(state, 'done');
  await expect.poll(() => hash(page)).toBe('#/solutions?n=8&view=count');
});

test('counts of even and odd sides and of superqueens are those that are published', async ({ page }) => {
  for (const [link, all, fundamental] of [
    ['#/solutions?n=1&view=count', '1', '1'],
    ['#/solutions?n=3&view=count', '0', '0'],
    ['#/solutions?n=6&view=count', '4', '1'],
    ['#/solutions?n=13&view=count', '73712', '9233'],
    ['#/solutions?n=14&view=count', '365596', '45752'],
    ['#/solutions?n=12&piece=superqueen&view=count', '156', '22'],
  ]) {
    await open(page, link);
    await expect(result(page, 'all')).toHaveAttribute(state, 'done');
    await expect(result(page, 'all')).toHaveAttribute(value, all);
    await expect(result(page, 'fundamental')).toHaveAttribute(value, fundamental);
  }
});

test('a longer count begins when asked, and is marked in the table', async ({ page }) => {
  await open(page, '#/solutions?n=16&view=count');
  await expect(result(page, 'all')).toHaveAttribute(state, 'cancelled');
  const row = page.getByRole('row', { name: /^16 / });
  await expect(row).not.toContainText('✓');
  await action(page, 'count').click();
  await expect(result(page, 'fundamental')).toHaveAttribute(value, '1846955');
  await expect(result(page, 'all')).toHaveAttribute(value, '14772512');
  await expect(row).toContainText('✓');
});

test('a long count can be paused, gone on with and cancelled, each within a tenth of a second', async ({ page }) => {
  await open(page, '#/solutions?n=20&view=count');
  await action(page, 'count').click();
  await expect(result(page, 'all')).toHaveAttribute(state, 'running');
  const counted = async () => Number(await result(page, 'all').getAttribute(value));
  await expect.poll(counted).toBeGreaterThan(0);
  // Each figure is the best of several tries: a busy neighbour slows some of them, a slow page slows all.
  const times = { pause: [] as number[], resume: [] as number[], cancel: [] as number[] };
  for (let attempt = 0; attempt < 4; attempt += 1) {
    times.pause.push(await timeTo(page, 'pause', 'paused'));
    const paused = await counted();
    await page.waitForTimeout(200);
    expect(await counted()).toBe(paused);
    times.resume.push(await timeTo(page, 'resume', 'running'));
    // Shares that were begun are gone on with: nothing is taken back.
    expect(await counted()).toBeGreaterThanOrEqual(paused);
    await expect.poll(counted).toBeGreaterThan(paused);
    times.cancel.push(await timeTo(page, 'cancel', 'cancelled'));
    await action(page, 'count').click();
    await expect.poll(counted).toBeGreaterThan(0);
  }
  for (const tries of Object.values(times)) expect(Math.min(...tries)).toBeLessThan(100);
  await action(page, 'cancel').click();
  await expect(action(page, 'count')).toBeVisible();
});

test('a count that was paused ends with the right number', async ({ page }) => {
  test.setTimeout(60_000);
  await open(page, '#/solutions?n=18&view=count');
  await action(page, 'count').click();
  for (let pause = 0; pause < 3; pause += 1) {
    await page.waitForTimeout(250);
    await action(page, 'pause').click();
    await action(page, 'resume').click();
  }
  await expect(result(page, 'fundamental')).toHaveAttribute(value, '83263591', { timeout: 25_000 });
  await expect(result(page, 'all')).toHaveAttribute(value, '666090624');
});

test('a count is set aside while something else is looked at', async ({ page }) => {
  await open(page, '#/solutions?n=18&view=count');
  await action(page, 'count').click();
  await expect.poll(async () => Number(await result(page, 'all').getAttribute(value))).toBeGreaterThan(0);
  await page.locator('[data-choice="view"]').getByText('List').click();
  await expect(result(page, 'fundamental')).not.toHaveAttribute(value, '0');
  await page.locator('[data-choice="view"]').getByText('Count').click();
  await expect(result(page, 'all')).toHaveAttribute(state, 'paused');
  await expect(action(page, 'resume')).toBeVisible();
});

test('the number of workers can be chosen, at once and for later', async ({ page }) => {
  await page.addInitScript(() => {
    const Plain = window.Worker;
    Object.defineProperty(navigator, 'hardwareConcurrency', { value: 2 });
    const made = { made: 0 };
    Object.assign(window, made);
    window.Worker = class extends Plain {
      constructor(address: string | URL, options?: WorkerOptions) {
        super(address, options);
        (window as unknown as typeof made).made += 1;
      }
    } as typeof Worker;
  });
  const made = () => page.evaluate(() => (window as unknown as { made: number }).made);
  await open(page, '#/solutions?n=20&view=count');
  const field = page.getByLabel('Workers');
  await expect(field).toHaveValue('2');
  await action(page, 'count').click();
  await expect.poll(made).toBe(2);
  await action(page, 'workers-more').click();
  await expect.poll(made).toBe(3);
  const counted = async () => Number(await result(page, 'all').getAttribute(value));
  await action(page, 'workers-less').click();
  await action(page, 'workers-less').click();
  const before = await counted();
  await expect.poll(counted).toBeGreaterThan(before);
  expect(await made()).toBe(3);
  await page.reload();
  await expect(field).toHaveValue('1');
  await field.fill('5');
  await field.press('Enter');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await action(page, 'workers-reset').click();
  await expect(field).toHaveValue('2');
});

/** Presses a button; resolves to the milliseconds until the page says that the count is in this state. */
const timeTo = (page: Page, name: string, expected: string) =>
  action(page, name).evaluate(async (button: HTMLElement, expected) => {
    const began = performance.now();
    button.click();
    while (!document.querySelector(`[data-result="all"][data-state="${expected}"]`)) {
      await new Promise((next) => setTimeout(next, 1));
    }
    return performance.now() - began;
  }, expected);

test('a board too large to count says so', async ({ page }) => {
  await open(page, '#/solutions?n=27&view=count');
  await expect(page.getByText('Counting is offered up to n = 20')).toBeVisible();
  await expect(action(page, 'count')).toHaveCount(0);
  await expect(page.getByRole('row', { name: /^27 / })).toContainText('29,363,495,934,315,694');
});
