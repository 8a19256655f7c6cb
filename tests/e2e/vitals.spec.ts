// What a visitor with a slow device feels: the browser's own metrics, with the processor slowed down four times.
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { PLACES, open } from './page';

const isGood = ({ paint, shift, blocked }: Vitals) => paint < 2500 && shift < 0.02 && blocked < 200;

async function slowDown(page: Page, rate = 4) {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
}

interface Vitals {
  /** When the largest content was painted, in ms from the start. */
  paint: number;
  /** How much the layout shifted without the visitor's doing. */
  shift: number;
  /** What long tasks took beyond 50 ms each, in all. */
  blocked: number;
}

/** What the browser has measured since the page was opened. */
const vitals = (page: Page) =>
  page.evaluate(async () => {
    const found: Vitals = { paint: 0, shift: 0, blocked: 0 };
    const observe = (type: string, each: (entry: PerformanceEntry & { value: number; hadRecentInput: boolean }) => void) => {
      const observer = new PerformanceObserver((list) => list.getEntries().forEach(each as never));
      observer.observe({ type, buffered: true });
    };
    observe('largest-contentful-paint', (entry) => (found.paint = entry.startTime));
    observe('layout-shift', (entry) => (found.shift += entry.hadRecentInput ? 0 : entry.value));
    observe('longtask', (entry) => (found.blocked += Math.max(0, entry.duration - 50)));
    await new Promise((seen) => setTimeout(seen, 200));
    return found;
  });

// Recording takes time of its own.
test.use({ trace: 'off' });

for (const place of PLACES) {
  test(`#/${place} is there soon, stays where it is, and is not blocked`, async ({ page }) => {
    await slowDown(page);
    // The best of some: what else the machine does slows others.
    const best: Vitals = { paint: Infinity, shift: Infinity, blocked: Infinity };
    for (let round = 0; round < 5 && !isGood(best); round++) {
      await page.goto('about:blank');
      await open(page, `#/${place}`);
      await page.waitForTimeout(500);
      const seen = await vitals(page);
      for (const name of ['paint', 'shift', 'blocked'] as const) best[name] = Math.min(best[name], seen[name]);
    }
    test.info().annotations.push({ type: 'vitals', description: JSON.stringify(best) });
    expect(best.paint).toBeGreaterThan(0);
    expect(isGood(best), JSON.stringify(best)).toBe(true);
  });
}

/** What visitors press on each screen, as selectors. */
const PRESSED: Record<string, string[]> = {
  '#/queens': ['[data-square="a1"]', '[data-square="b1"]', '[data-action="undo"]', '[data-action="hint"]', '[data-action="n-more"]'],
  '#/queens?n=20': ['[data-square="a1"]', '[data-square="l12"]', '[data-action="rotate"]'],
  '#/solutions': ['[data-action="orbit"]', '[data-action="close"]', '[data-action="n-more"]', 'text=All'],
  '#/solutions?view=count': ['[data-action="n-more"]', '[data-action="n-less"]'],
  '#/search?n=6': ['[data-action="step"]', '[data-action="play"]', '[data-action="pause"]', '[data-node]'],
  '#/construct': ['[data-action="n-more"]', '[data-action="lines"]', '[data-action="n-reset"]'],
  '#/tour': ['[data-square="a1"]', '[data-square="b3"]', '[data-action="undo"]', '[data-action="degrees"]'],
  '#/tour?size=20x20&start=a1&make=closed': ['[data-action="back"]', '[data-action="line"]'],
  '#/boards': ['[data-size="6x6"]', '[data-size="3x5"]', '[data-action="rows-more"]'],
  '#/duel': ['[data-square="d4"]', '[data-square="e6"]', '[data-action="undo"]', '[data-action="reveal"]'],
  '#/about': ['[data-action="shortcuts"]'],
};

/**
 * Presses what a selector finds with the processor slowed down; how long it took until what the press has brought is
 * painted, as the browser measures it in ms: in steps of 8, none below 16. The mouse is moved as by hand: a press by
 * Playwright's locators looks around in the page first, which at this speed takes longer than the answer.
 */
async function press(page: Page, selector: string): Promise<number> {
  const target = page.locator(selector).first();
  await target.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await target.boundingBox())!;
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.waitForTimeout(50);
  await page.evaluate(() => {
    const found = { longest: 0 };
    const observer = new PerformanceObserver((list) => {
      // Those without a number are of the pointer on its way.
      const presses = list.getEntries().filter((entry) => (entry as unknown as { interactionId: number }).interactionId);
      for (const { duration } of presses) found.longest = Math.max(found.longest, duration);
    });
    observer.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
    Object.assign(window, { found, observer });
  });
  await slowDown(page);
  await page.mouse.down();
  await page.mouse.up();
  await page.waitForTimeout(250);
  await slowDown(page, 1);
  const longest = await page.evaluate(() => {
    const { found, observer } = window as unknown as { found: { longest: number }; observer: PerformanceObserver };
    observer.disconnect();
    return found.longest;
  });
  // Nothing measured is no answer.
  return longest || Infinity;
}

for (const [link, selectors] of Object.entries(PRESSED)) {
  test(`what is pressed on ${link} is answered within a tenth of a second`, async ({ page }) => {
    test.setTimeout(300_000);
    // As above: what else the machine does slows others.
    const best = Object.fromEntries(selectors.map((selector) => [selector, Infinity]));
    for (let round = 0; round < 40 && Math.max(...Object.values(best)) > 100; round++) {
      await page.goto('about:blank');
      await open(page, link);
      await page.waitForTimeout(300);
      for (const selector of selectors) best[selector] = Math.min(best[selector], await press(page, selector));
    }
    test.info().annotations.push({ type: 'interactions', description: JSON.stringify(best) });
    expect(Math.max(...Object.values(best)), JSON.stringify(best)).toBeLessThanOrEqual(100);
  });
}

test('memory stays the same over 500 changes of the screen', async ({ page }) => {
  test.setTimeout(180_000);
  await open(page, '#/queens');
  const session = await page.context().newCDPSession(page);
  const used = async () => {
    await session.send('HeapProfiler.collectGarbage');
    const { usedSize } = await session.send('Runtime.getHeapUsage');
    return usedSize;
  };
  const go = (times: number) =>
    page.evaluate(
      async ([places, times]) => {
        for (let change = 0; change < times; change++) {
          const place = places[change % places.length];
          location.hash = `#/${place}`;
          const arrived = () => document.querySelector(`header nav [aria-current="page"][href^="#/${place}"]`);
          while (!arrived()) await new Promise((next) => requestAnimationFrame(next));
        }
      },
      [PLACES, times] as const,
    );
  await go(80);
  const before = await used();
  await go(500);
  const after = await used();
  expect(after - before).toBeLessThan(2_000_000);
});
