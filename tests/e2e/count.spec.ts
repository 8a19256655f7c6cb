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
  await expect(result(page, 'all')).toHaveAttribute(state, 'idle');
  const row = page.getByRole('row', { name: /^16 / });
  await expect(row).not.toContainText('✓');
  await action(page, 'count').click();
  await expect(result(page, 'fundamental')).toHaveAttribute(value, '1846955');
  await expect(result(page, 'all')).toHaveAttribute(value, '14772512');
  await expect(row).toContainText('✓');
});

const counted = async (page: Page) => Number(await result(page, 'all').getAttribute(value));

/** Waits until more is counted than now. */
async function goesOn(page: Page) {
  const before = await counted(page);
  await expect.poll(() => counted(page)).toBeGreaterThan(before);
}

test('a long count can be paused, gone on with and cancelled', async ({ page }) => {
  await open(page, '#/solutions?n=20&view=count');
  await action(page, 'count').click();
  await expect(result(page, 'all')).toHaveAttribute(state, 'running');
  await goesOn(page);
  await action(page, 'pause').click();
  await expect(result(page, 'all')).toHaveAttribute(state, 'paused');
  const paused = await counted(page);
  // Twice as long as the page takes at most to show what workers have counted.
  await page.waitForTimeout(200);
  expect(await counted(page)).toBe(paused);
  await action(page, 'resume').click();
  await expect(result(page, 'all')).toHaveAttribute(state, 'running');
  // Shares that were begun are gone on with: nothing is taken back.
  expect(await counted(page)).toBeGreaterThanOrEqual(paused);
  await goesOn(page);
  await action(page, 'cancel').click();
  await expect(result(page, 'all')).toHaveAttribute(state, 'cancelled');
  await expect(action(page, 'count')).toBeVisible();
});

test('a count that was paused ends with the right number', async ({ page }) => {
  test.slow();
  await open(page, '#/solutions?n=18&view=count');
  await action(page, 'count').click();
  for (let pause = 0; pause < 3; pause += 1) {
    await goesOn(page);
    await action(page, 'pause').click();
    await action(page, 'resume').click();
  }
  await expect(result(page, 'fundamental')).toHaveAttribute(value, '83263591', { timeout: 60_000 });
  await expect(result(page, 'all')).toHaveAttribute(value, '666090624');
});

test('a count that is gone on with at once does not wait for its own tab', async ({ page }) => {
  // Until what is stored was read, a count that pauses still holds the lock of the tabs: here that takes long.
  await page.addInitScript(() => {
    Object.defineProperty(IDBRequest.prototype, 'onsuccess', {
      set(heard: (event: Event) => void) {
        this.addEventListener('success', (event: Event) => setTimeout(() => heard.call(this, event), 300));
      },
    });
  });
  await open(page, '#/solutions?n=20&view=count');
  await action(page, 'count').click();
  await goesOn(page);
  await page.evaluate(async () => {
    document.querySelector<HTMLElement>('[data-action="pause"]')!.click();
    await new Promise((resolve) => setTimeout(resolve, 50));
    document.querySelector<HTMLElement>('[data-action="resume"]')!.click();
  });
  await goesOn(page);
  await expect(result(page, 'all')).toHaveAttribute(state, 'running');
  await expect(page.locator('[data-notice="elsewhere"]')).toHaveCount(0);
});

test('a count is set aside while something else is looked at', async ({ page }) => {
  await open(page, '#/solutions?n=18&view=count');
  await action(page, 'count').click();
  await goesOn(page);
  await page.locator('[data-choice="view"]').getByText('List').click();
  await expect(result(page, 'fundamental')).not.toHaveAttribute(value, '0');
  await page.locator('[data-choice="view"]').getByText('Count').click();
  await expect(result(page, 'all')).toHaveAttribute(state, 'paused');
  await expect(action(page, 'resume')).toBeVisible();
});

test('a count goes on while other screens are shown, and is never shown to go back', async ({ page }) => {
  await open(page, '#/solutions?n=18&view=count');
  await action(page, 'count').click();
  await goesOn(page);
  const counted = async () => Number(await result(page, 'all').getAttribute(value));
  const before = await counted();
  await page.locator('header nav a[href^="#/duel"]').click();
  await expect(page.locator('[data-board]')).toBeVisible();
  await expect(result(page, 'all')).toHaveCount(0);
  const background = page.locator('[data-background="solutions"]');
  const percent = async () => Number(await background.getAttribute(value));
  await expect.poll(percent).toBeGreaterThanOrEqual(0);
  await background.getByRole('link').click();
  await expect(result(page, 'all')).toHaveAttribute(state, 'running');
  expect(await counted()).toBeGreaterThan(before);
  await expect(background).toHaveCount(0);
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
  await action(page, 'workers-less').click();
  await action(page, 'workers-less').click();
  await goesOn(page);
  expect(await made()).toBe(3);
  await page.reload();
  await expect(field).toHaveValue('1');
  await field.fill('5');
  await field.press('Enter');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await action(page, 'workers-reset').click();
  await expect(field).toHaveValue('2');
});

test('a board too large to count says so', async ({ page }) => {
  await open(page, '#/solutions?n=27&view=count');
  await expect(page.getByText('Counting is offered up to n = 20')).toBeVisible();
  await expect(action(page, 'count')).toHaveCount(0);
  await expect(page.getByRole('row', { name: /^27 / })).toContainText('29,363,495,934,315,694');
});

test('the count is not wider than the narrowest phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, '#/solutions?n=12&view=count');
  await expect(page.locator('.known')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});
