// The page never freezes: no long task while a worker lists, clicks are answered, and scrolling keeps up with the
// screen. Each figure is the best of several tries: a busy neighbour slows some of them, a slow page slows all.
import { expect, test } from './fixtures';
import { board, open, pieces, result } from './page';

test('no task is longer than 50 ms while the worker lists n = 12', async ({ page }) => {
  await open(page, '#/solutions?n=4');
  await expect(result(page, 'fundamental')).toHaveAttribute('data-state', 'done');
  const longest = await page.evaluate(async () => {
    const pause = (milliseconds: number) => new Promise((next) => setTimeout(next, milliseconds));
    const tries: number[] = [];
    for (let attempt = 0; attempt < 5; attempt += 1) {
      const tasks: number[] = [];
      const observer = new PerformanceObserver((list) => tasks.push(...list.getEntries().map((task) => task.duration)));
      observer.observe({ type: 'longtask' });
      location.hash = '#/solutions?n=12&show=all';
      while (!document.querySelector('[data-state="done"][data-value="14200"]')) await pause(10);
      await pause(200);
      observer.disconnect();
      tries.push(Math.max(0, ...tasks));
      location.hash = '#/solutions?n=4';
      while (!document.querySelector('[data-state="done"][data-value="1"]')) await pause(10);
    }
    return Math.min(...tries);
  });
  expect(longest).toBeLessThanOrEqual(50);
});

test('a board of 64 x 64 squares answers a click within a tenth of a second', async ({ page }) => {
  await open(page, '#/queens?n=64');
  await expect(board(page).locator('[role=gridcell]')).toHaveCount(4096);
  const elapsed = await board(page).evaluate(async (svg) => {
    const tries: number[] = [];
    for (const name of ['af32', 'aa10', 'c60', 'h5', 'ah33']) {
      const began = performance.now();
      const square = svg.querySelector(`[data-square="${name}"]`)!;
      square.dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true }));
      await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
      tries.push(performance.now() - began);
    }
    return Math.min(...tries);
  });
  await expect(pieces(page)).toHaveCount(5);
  expect(elapsed).toBeLessThan(100);
});

test('scrolling through 14,200 boards draws a frame in every turn of the screen', async ({ page }) => {
  await open(page, '#/solutions?n=12&show=all');
  await expect(result(page, 'all')).toHaveAttribute('data-value', '14200');
  const median = await page.evaluate(async () => {
    const tries: number[] = [];
    for (let attempt = 0; attempt < 4; attempt += 1) {
      const gaps: number[] = [];
      let before = await new Promise<number>(requestAnimationFrame);
      for (let frame = 0; frame < 60; frame += 1) {
        window.scrollBy(0, 90);
        const now = await new Promise<number>(requestAnimationFrame);
        gaps.push(now - before);
        before = now;
      }
      tries.push(gaps.sort((a, b) => a - b)[30]);
    }
    return Math.min(...tries);
  });
  expect(median).toBeLessThan(18);
});

test('while all workers count, the screen is drawn in every turn, without a long task', async ({ page }) => {
  test.slow();
  await open(page, '#/solutions?n=20&view=count');
  await page.locator('[data-action="count"]').click();
  await expect.poll(async () => Number(await result(page, 'all').getAttribute('data-value'))).toBeGreaterThan(0);
  const best = await page.evaluate(async () => {
    const best = { median: Infinity, longest: Infinity };
    for (let attempt = 0; attempt < 5 && (best.median >= 18 || best.longest > 50); attempt += 1) {
      const tasks: number[] = [];
      const observer = new PerformanceObserver((list) => tasks.push(...list.getEntries().map((task) => task.duration)));
      observer.observe({ type: 'longtask' });
      const gaps: number[] = [];
      let before = await new Promise<number>(requestAnimationFrame);
      for (let frame = 0; frame < 60; frame += 1) {
        const now = await new Promise<number>(requestAnimationFrame);
        gaps.push(now - before);
        before = now;
      }
      observer.disconnect();
      best.median = Math.min(best.median, gaps.sort((a, b) => a - b)[30]);
      best.longest = Math.min(best.longest, Math.max(0, ...tasks));
    }
    return best;
  });
  expect(best.median).toBeLessThan(18);
  expect(best.longest).toBeLessThanOrEqual(50);
});
