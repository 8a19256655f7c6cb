// What a visitor with a slow device feels of a first visit: the browser's own metrics, with the processor slowed down
// four times.
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { PLACES, open, settled } from '../page';
import { longestSince, slowDown } from './measure';

/** Links to boards of very many squares. */
const LARGE = ['queens?n=40', 'queens?n=64', 'construct?n=40', 'construct?n=64', 'tour?size=40x40', 'tour?size=64x64', 'duel?size=20x20'];

/** What the browser has measured since the page was opened. */
const vitals = (page: Page) =>
  page.evaluate(() => {
    const entries = (type: string) => {
      const observer = new PerformanceObserver(() => {});
      observer.observe({ type, buffered: true });
      const seen = observer.takeRecords();
      observer.disconnect();
      return seen as (PerformanceEntry & { value: number; hadRecentInput: boolean })[];
    };
    const sum = (values: number[]) => values.reduce((sum, value) => sum + value, 0);
    return {
      /** When the largest content was painted, in ms from the start. */
      paint: entries('largest-contentful-paint').at(-1)!.startTime,
      /** How much the layout shifted without the visitor's doing. */
      shift: sum(entries('layout-shift').map((shift) => (shift.hadRecentInput ? 0 : shift.value))),
      /** What long tasks took beyond 50 ms each, in all. */
      blocked: sum(entries('longtask').map((task) => Math.max(0, task.duration - 50))),
    };
  });

for (const place of PLACES) {
  test(`#/${place} is there soon, stays where it is, and is not blocked`, async ({ page }) => {
    await slowDown(page, 4);
    await open(page, `#/${place}`);
    await settled(page);
    const seen = await vitals(page);
    test.info().annotations.push({ type: 'vitals', description: JSON.stringify(seen) });
    expect(seen.paint).toBeGreaterThan(0);
    expect(seen.paint).toBeLessThan(2500);
    expect(seen.shift).toBeLessThan(0.02);
    expect(seen.blocked).toBeLessThan(200);
  });
}

for (const link of [...PLACES, ...LARGE]) {
  test(`#/${link} opens without a task of a fifth of a second on a processor six times slower`, async ({ page }) => {
    await slowDown(page, 6);
    await open(page, `#/${link}`);
    await settled(page);
    const longest = await longestSince(page, 0);
    test.info().annotations.push({ type: 'longest task', description: `${longest} ms` });
    expect(longest).toBeLessThanOrEqual(200);
  });
}
