// The time that the page takes for something, as the browser measures it within the page, without Playwright's own
// work.
import type { Page } from '@playwright/test';
import { action } from '../page';

/** The least of five measurements in one page; the first ones may include work that is done only once. */
export async function best(measure: () => Promise<number>): Promise<number> {
  const times: number[] = [];
  for (let time = 0; time < 5; time += 1) times.push(await measure());
  return Math.min(...times);
}

/** The middle one of three measurements. */
export async function middle<T>(measure: () => Promise<T>, of: (measured: T) => number): Promise<T> {
  const measured: T[] = [];
  for (let time = 0; time < 3; time += 1) measured.push(await measure());
  return measured.sort((a, b) => of(a) - of(b))[1];
}

/**
 * How many times longer the same work takes the page in the middle than at best, right now: 1 on a quiet machine, and more
 * beside other programs. What is promised for a quiet machine is asked for so many times later, up to three times.
 */
export async function strain(page: Page): Promise<number> {
  const times = await page.evaluate(() => {
    const times: number[] = [];
    let number = 1;
    for (let round = 0; round < 100; round += 1) {
      const began = performance.now();
      for (let step = 0; step < 300_000; step += 1) number = (number * 48_271) % 2_147_483_647;
      times.push(performance.now() - began);
    }
    return number > 0 ? times : [];
  });
  const sum = times.reduce((sum, time) => sum + time, 0);
  return Math.min(3, sum / times.length / Math.min(...times));
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
