// A first visit with a slow device: the browser's own metrics, with the processor slowed down four times.
import type { Browser, Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { PLACES, open, settled } from '../page';
import { longestSince, middle, slowDown, strain } from './measure';

/** Links to boards of very many squares. */
const LARGE = ['queens?n=40', 'queens?n=64', 'construct?n=40', 'construct?n=64', 'tour?size=40x40', 'tour?size=64x64', 'duel?size=20x20'];

/** The browser's measurements since the page was opened. */
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
      /** The time at which the largest content was painted, in ms from the start. */
      paint: entries('largest-contentful-paint').at(-1)!.startTime,
      /** The layout shift without the visitor's doing. */
      shift: sum(entries('layout-shift').map((shift) => (shift.hadRecentInput ? 0 : shift.value))),
      /** The time of long tasks beyond 50 ms each, in all. */
      blocked: sum(entries('longtask').map((task) => Math.max(0, task.duration - 50))),
    };
  });

/** Visits a link for the first time, with the processor so many times slower, and returns what was measured there. */
async function firstVisit<T>(browser: Browser, link: string, rate: number, measure: (page: Page) => Promise<T>) {
  const { baseURL, viewport, serviceWorkers, locale } = test.info().project.use;
  const context = await browser.newContext({ baseURL, viewport, serviceWorkers, locale });
  const page = await context.newPage();
  await slowDown(page, rate);
  await open(page, link);
  await settled(page);
  const measured = await measure(page);
  await slowDown(page, 1);
  const strained = await strain(page);
  await context.close();
  return { measured, strained };
}

for (const place of PLACES) {
  test(`#/${place} is there soon, stays where it is, and is not blocked`, async ({ browser }) => {
    test.slow();
    const visit = () => firstVisit(browser, `#/${place}`, 4, vitals);
    const { measured, strained } = await middle(visit, ({ measured }) => measured.paint + measured.blocked);
    test.info().annotations.push({ type: 'vitals', description: JSON.stringify(measured) });
    expect(measured.paint).toBeGreaterThan(0);
    expect(measured.paint).toBeLessThan(2500 * strained);
    expect(measured.shift).toBeLessThan(0.02);
    expect(measured.blocked).toBeLessThan(200 * strained);
  });
}

for (const link of [...PLACES, ...LARGE]) {
  test(`#/${link} opens without a task of a fifth of a second on a processor six times slower`, async ({ browser }) => {
    test.slow();
    const visit = () => firstVisit(browser, `#/${link}`, 6, (page) => longestSince(page, 0));
    const { measured, strained } = await middle(visit, ({ measured }) => measured);
    test.info().annotations.push({ type: 'longest task', description: `${measured} ms` });
    expect(measured).toBeLessThanOrEqual(200 * strained);
  });
}
