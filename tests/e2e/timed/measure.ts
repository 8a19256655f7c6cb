// How long the page takes for something, as the browser measures it within the page: what Playwright does around it does
// not count.
import type { Page } from '@playwright/test';
import { action } from '../page';

/** The least of five measurements in one page: of these the first may be of what is done only once. */
export async function best(measure: () => Promise<number>): Promise<number> {
  const times: number[] = [];
  for (let time = 0; time < 5; time += 1) times.push(await measure());
  return Math.min(...times);
}

/** From here on the page's processor is so many times slower than this machine's. */
export async function slowDown(page: Page, rate: number) {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  await session.detach();
}

/** The milliseconds from a press on a control until something matches a selector. */
export const timeTo = (page: Page, name: string, selector: string) =>
  action(page, name).evaluate(async (control: HTMLElement, selector) => {
    const began = performance.now();
    control.click();
    while (!document.querySelector(selector)) await new Promise((next) => setTimeout(next, 1));
    return performance.now() - began;
  }, selector);

/** The milliseconds of the longest task of the page while something is done; 0 where none is longer than 50. */
export async function longestTask(page: Page, doing: () => Promise<unknown>): Promise<number> {
  const began = await page.evaluate(() => performance.now());
  await doing();
  return longestSince(page, began);
}

/** The milliseconds of the longest task that began at this time of the page or later; 0 where none is longer than 50. */
export const longestSince = (page: Page, began: number) =>
  page.evaluate((began) => {
    const observer = new PerformanceObserver(() => {});
    observer.observe({ type: 'longtask', buffered: true });
    const tasks = observer.takeRecords().filter((task) => task.startTime >= began);
    observer.disconnect();
    return Math.max(0, ...tasks.map((task) => task.duration));
  }, began);

/** The middle one of the milliseconds between frames, of which each scrolls the window so far. */
export const frameTime = (page: Page, scrolled = 0) =>
  page.evaluate(async (scrolled) => {
    const gaps: number[] = [];
    let before = await new Promise<number>(requestAnimationFrame);
    for (let frame = 0; frame < 60; frame += 1) {
      window.scrollBy(0, scrolled);
      const now = await new Promise<number>(requestAnimationFrame);
      gaps.push(now - before);
      before = now;
    }
    return gaps.sort((a, b) => a - b)[30];
  }, scrolled);
