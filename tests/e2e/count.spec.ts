// The count view: exact numbers, by all workers, with pause, resume and cancel.
import { expect, test } from './fixtures';
import { action, hash, open, result } from './page';

const state = 'data-state';
const value = 'data-value';

test('a short count begins by itself', async ({ page }) => {
  await open(page, '#/solutions?n=8&view=count');
  await expect(result(page, 'all')).toHaveAttribute(value, '92');
  await expect(result(page, 'fundamental')).toHaveAttribute(value, '12');
  await expect(result(page, 'all')).toHaveAttribute(state, 'done');
  expect(hash(page)).toBe('#/solutions?n=8&view=count');
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

test('a long count can be paused, gone on with and cancelled', async ({ page }) => {
  await open(page, '#/solutions?n=20&view=count');
  await action(page, 'count').click();
  await expect(result(page, 'all')).toHaveAttribute(state, 'running');
  const counted = async () => Number(await result(page, 'all').getAttribute(value));
  await expect.poll(counted).toBeGreaterThan(0);
  await action(page, 'pause').click();
  await expect(result(page, 'all')).toHaveAttribute(state, 'paused');
  const paused = await counted();
  await page.waitForTimeout(300);
  expect(await counted()).toBe(paused);
  await action(page, 'resume').click();
  await expect(result(page, 'all')).toHaveAttribute(state, 'running');
  const elapsed = await action(page, 'cancel').evaluate(async (button: HTMLElement) => {
    const began = performance.now();
    button.click();
    while (document.querySelector('[data-state="running"]')) await new Promise((next) => setTimeout(next, 1));
    return performance.now() - began;
  });
  expect(elapsed).toBeLessThan(100);
  await expect(action(page, 'count')).toBeVisible();
});

test('a board too large to count says so', async ({ page }) => {
  await open(page, '#/solutions?n=27&view=count');
  await expect(page.getByText('Counting is offered up to n = 20')).toBeVisible();
  await expect(action(page, 'count')).toHaveCount(0);
  await expect(page.getByRole('row', { name: /^27 / })).toContainText('29,363,495,934,315,694');
});
