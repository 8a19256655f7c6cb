// The count view: exact numbers, by all workers, with pause, resume and cancel.
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { action, goTo, hash, open, result, settled } from './page';
import { counted, gate, countsOn } from './workers';

const state = 'data-state';
const value = 'data-value';

test('short counts begin by themselves, and their numbers are those that are published', async ({ page }) => {
  for (const [link, all, fundamental] of [
    ['#/solutions?n=8&view=count', '92', '12'],
    ['#/solutions?n=1&view=count', '1', '1'],
    ['#/solutions?n=3&view=count', '0', '0'],
    ['#/solutions?n=6&view=count', '4', '1'],
    ['#/solutions?n=14&view=count', '365596', '45752'],
    ['#/solutions?n=12&piece=superqueen&view=count', '156', '22'],
  ]) {
    await open(page, link);
    await expect(result(page, 'all')).toHaveAttribute(value, all);
    await expect(result(page, 'all')).toHaveAttribute(state, 'done');
    await expect(result(page, 'fundamental')).toHaveAttribute(value, fundamental);
    await expect.poll(() => hash(page)).toBe(link);
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

test('a long count can be paused, continued and cancelled', async ({ page }) => {
  const workers = await gate(page);
  await open(page, '#/solutions?n=20&view=count');
  await action(page, 'count').click();
  await expect(result(page, 'all')).toHaveAttribute(state, 'running');
  await countsOn(page, workers);
  await expect.poll(workers.held).toBeGreaterThan(0);
  await action(page, 'pause').click();
  await expect(result(page, 'all')).toHaveAttribute(state, 'paused');
  const paused = await counted(page);
  // Reports that workers sent before they received the pause are not counted.
  await workers.pass();
  await settled(page);
  expect(await counted(page)).toBe(paused);
  await action(page, 'resume').click();
  await expect(result(page, 'all')).toHaveAttribute(state, 'running');
  // Shares that were begun are continued: nothing is taken back.
  expect(await counted(page)).toBeGreaterThanOrEqual(paused);
  await countsOn(page, workers);
  await action(page, 'cancel').click();
  await expect(result(page, 'all')).toHaveAttribute(state, 'cancelled');
  await expect(action(page, 'count')).toBeVisible();
});

test('a count that was paused ends with the right number', async ({ page }) => {
  const workers = await gate(page);
  await open(page, '#/solutions?n=16&view=count');
  await action(page, 'count').click();
  for (let pause = 0; pause < 3; pause += 1) {
    await countsOn(page, workers);
    await action(page, 'pause').click();
    await action(page, 'resume').click();
  }
  await workers.pass();
  await expect(result(page, 'fundamental')).toHaveAttribute(value, '1846955');
  await expect(result(page, 'all')).toHaveAttribute(value, '14772512');
});

/** Has the database answer the next page when the test says so. */
async function gateStorage(page: Page) {
  await page.addInitScript(() => {
    const storage = { holds: false, waiting: [] as (() => void)[] };
    Object.assign(window, { storage });
    Object.defineProperty(IDBRequest.prototype, 'onsuccess', {
      set(handler: (event: Event) => void) {
        this.addEventListener('success', (event: Event) => {
          if (storage.holds) storage.waiting.push(() => handler.call(this, event));
          else handler.call(this, event);
        });
      },
    });
  });
  const hold = (holds: boolean) =>
    page.evaluate((holds) => {
      const { storage } = window as unknown as { storage: { holds: boolean; waiting: (() => void)[] } };
      storage.holds = holds;
      if (!holds) for (const answer of storage.waiting.splice(0)) answer();
    }, holds);
  return { hold: () => hold(true), release: () => hold(false) };
}

test('a count that is continued at once does not wait for its own tab', async ({ page }) => {
  // A paused count holds the lock of the tabs until the stored count is read.
  const storage = await gateStorage(page);
  await open(page, '#/solutions?n=20&view=count');
  await action(page, 'count').click();
  await countsOn(page);
  await storage.hold();
  await action(page, 'pause').click();
  await expect(result(page, 'all')).toHaveAttribute(state, 'paused');
  await action(page, 'resume').click();
  await storage.release();
  await countsOn(page);
  await expect(result(page, 'all')).toHaveAttribute(state, 'running');
  await expect(page.locator('[data-notice="elsewhere"]')).toHaveCount(0);
});

test('a count is set aside while something else is looked at', async ({ page }) => {
  const workers = await gate(page);
  await open(page, '#/solutions?n=18&view=count');
  await action(page, 'count').click();
  await countsOn(page, workers);
  await page.locator('[data-choice="view"]').getByText('List').click();
  await workers.pass();
  await expect(result(page, 'fundamental')).not.toHaveAttribute(value, '0');
  await page.locator('[data-choice="view"]').getByText('Count').click();
  await expect(result(page, 'all')).toHaveAttribute(state, 'paused');
  await expect(action(page, 'resume')).toBeVisible();
});

test('a count continues while other screens are shown, and is never shown to go back', async ({ page }) => {
  const workers = await gate(page);
  await open(page, '#/solutions?n=18&view=count');
  await action(page, 'count').click();
  await countsOn(page, workers);
  const before = await counted(page);
  await goTo(page, 'duel');
  await expect(page.locator('[data-board]')).toBeVisible();
  await expect(result(page, 'all')).toHaveCount(0);
  const background = page.locator('[data-background="solutions"]');
  await expect(background).toHaveAttribute(value, /^\d/);
  await workers.pass(10);
  await background.getByRole('link').click();
  await expect(result(page, 'all')).toHaveAttribute(state, 'running');
  expect(await counted(page)).toBeGreaterThanOrEqual(before);
  await expect.poll(() => counted(page)).toBeGreaterThan(before);
  await expect(background).toHaveCount(0);
});

test('the number of workers can be chosen, at once and for later', async ({ page }) => {
  const workers = await gate(page, { isOpen: true });
  await open(page, '#/solutions?n=20&view=count');
  const field = page.getByLabel('Workers');
  await expect(field).toHaveValue('2');
  await action(page, 'count').click();
  await expect.poll(workers.made).toBe(2);
  await action(page, 'workers-more').click();
  await expect.poll(workers.made).toBe(3);
  await action(page, 'workers-less').click();
  await action(page, 'workers-less').click();
  await countsOn(page);
  expect(await workers.made()).toBe(3);
  await page.reload();
  await expect(field).toHaveValue('1');
  await field.fill('5');
  await field.press('Enter');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await action(page, 'workers-reset').click();
  await expect(field).toHaveValue('2');
});

test('the number of workers holds for the screens that were open before, too', async ({ page }) => {
  // Memory for many workers.
  await page.addInitScript(() => Object.defineProperty(navigator, 'deviceMemory', { configurable: true, value: 8 }));
  const workers = await gate(page);
  await open(page, '#/boards?size=6x6');
  await expect(action(page, 'draw')).toBeVisible();
  await open(page, '#/solutions?n=8&view=count');
  const field = page.getByLabel('Workers');
  await field.fill('4');
  await field.press('Enter');
  await expect(action(page, 'workers-reset')).toBeVisible();
  await goTo(page, 'boards');
  const made = await workers.made();
  await action(page, 'draw').click();
  // No message passes, so none of the four shares of the draws ends before the last has its worker.
  await expect.poll(workers.made).toBe(made + 4);
});

test('a board too large to count says so', async ({ page }) => {
  await open(page, '#/solutions?n=27&view=count');
  await expect(page.getByText('Counting is offered up to n = 20')).toBeVisible();
  await expect(action(page, 'count')).toHaveCount(0);
  await expect(page.getByRole('row', { name: /^27 / })).toContainText('29,363,495,934,315,694');
});
