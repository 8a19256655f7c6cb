// One worker draws, numbers and lists tours within seconds, with room for a machine that is busy with something else.
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { action, open, result, settled } from '../page';
import { strain } from './measure';

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'hardwareConcurrency', { value: 1 }));
});

/** The milliseconds from a press on a control until a result is at least so large, and what it is then. */
const until = (page: Page, name: string, of: string, least: number) =>
  action(page, name).evaluate(
    async (control: HTMLElement, [of, least]) => {
      const shown = () => Number(document.querySelector(`[data-result="${of}"]`)?.getAttribute('data-value'));
      const began = performance.now();
      control.click();
      while (!(shown() >= Number(least))) await new Promise((next) => setTimeout(next, 5));
      return { time: performance.now() - began, value: shown() };
    },
    [of, least] as const,
  );

test('random tours of the chess board come after at most 3 s, and then at least 3,000 a second', async ({ page }) => {
  await open(page, '#/boards?size=8x8');
  await settled(page);
  const first = await until(page, 'draw', 'random-tours', 1);
  const later = await result(page, 'random-tours').evaluate(async (shown: HTMLElement, before) => {
    const began = performance.now();
    while (Number(shown.dataset.value) < before + 10_000) await new Promise((next) => setTimeout(next, 5));
    return { time: performance.now() - began, value: Number(shown.dataset.value) };
  }, first.value);
  const rate = (later.value - first.value) / later.time;
  test.info().annotations.push({ type: 'draws', description: `${rate} in a ms, the first after ${first.time} ms` });
  const strained = await strain(page);
  expect(rate).toBeGreaterThanOrEqual(3 / strained);
  // The first report has some that were drawn before it.
  expect(first.time - first.value / rate).toBeLessThanOrEqual(3000 * strained);
});

for (const [size, least, limit] of [['8x8', 608_233, 10_000], ['10x10', 415_902, 6000]] as const) {
  test(`${least} symmetric tours of ${size} are listed within ${limit} ms`, async ({ page }) => {
    await open(page, `#/boards?size=${size}`);
    await settled(page);
    const { time } = await until(page, 'list-symmetric', 'symmetric-tours', least);
    test.info().annotations.push({ type: 'list', description: `${time} ms` });
    expect(time).toBeLessThanOrEqual(limit * (await strain(page)));
  });
}

test('the first tour by its number comes within 8 s, each further one within a third of a second', async ({ page }) => {
  await open(page, '#/tour?size=8x8');
  await settled(page);
  const shown = (number: number) =>
    page.evaluate(async (number) => {
      const began = performance.now();
      location.hash = `#/tour?size=8x8&number=${number}`;
      const found = () => document.querySelector(`[data-result="tour-number"][data-value="${number}"][data-state="done"]`);
      while (!found()) await new Promise((next) => setTimeout(next, 1));
      return performance.now() - began;
    }, number);
  expect(await shown(12_345_678_901)).toBeLessThanOrEqual(8000 * (await strain(page)));
  for (let number = 1; number < 1e13; number *= 97) expect(await shown(number)).toBeLessThanOrEqual(333 * (await strain(page)));
});
