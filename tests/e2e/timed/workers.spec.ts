// Workers obey at once, and answer within the times that are promised.
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { action, board, open, result, status } from '../page';
import { best, strain, timeTo } from './measure';

const counts = (page: Page) =>
  expect.poll(async () => Number(await result(page, 'all').getAttribute('data-value'))).toBeGreaterThan(0);

test('a list is cancelled within a tenth of a second', async ({ page }) => {
  await open(page, '#/solutions?n=20&piece=superqueen');
  await expect(result(page, 'fundamental')).toHaveAttribute('data-state', 'running');
  expect(await timeTo(page, 'cancel', '[data-result="fundamental"][data-state="cancelled"]')).toBeLessThan(100 * (await strain(page)));
});

test('a long count is paused, continued and cancelled, each within a tenth of a second', async ({ page }) => {
  await open(page, '#/solutions?n=20&view=count');
  const limit = 100 * (await strain(page));
  await action(page, 'count').click();
  await counts(page);
  expect(await timeTo(page, 'pause', '[data-result="all"][data-state="paused"]'), 'pause').toBeLessThan(limit);
  expect(await timeTo(page, 'resume', '[data-result="all"][data-state="running"]'), 'resume').toBeLessThan(limit);
  await counts(page);
  expect(await timeTo(page, 'cancel', '[data-result="all"][data-state="cancelled"]'), 'cancel').toBeLessThan(limit);
});

test('a long count of tours is cancelled within a tenth of a second', async ({ page }) => {
  await open(page, '#/boards?size=8x8');
  await action(page, 'count').click();
  await expect(page.getByText(/Squares processed: \d+ of \d+/)).toBeVisible();
  expect(await timeTo(page, 'cancel', '[data-result="closed-tours"][data-state="cancelled"]')).toBeLessThan(100 * (await strain(page)));
});

for (const [rule, limit] of [['modulo12', 50], ['random&seed=7', 1000]] as const) {
  test(`a million queens by ${rule} take at most ${limit} ms in the worker`, async ({ page }) => {
    test.slow();
    const microseconds = async (name: string) => Number(await result(page, name).getAttribute('data-value'));
    const made = async (n: number, rule: string) => {
      await open(page, `#/construct?n=${n}&rule=${rule}`);
      await expect(board(page)).toHaveAttribute('data-board', `${n}x${n}`);
      await expect(status(page)).toHaveAttribute('data-status', 'solution');
    };
    const time = await best(async () => {
      await made(4, 'modulo12');
      await made(1_000_000, rule);
      return ((await microseconds('construct-microseconds')) + (await microseconds('check-microseconds'))) / 1000;
    });
    expect(time).toBeGreaterThan(0);
    expect(time).toBeLessThanOrEqual(limit * (await strain(page)));
  });
}

test('seeks anywhere in the run of eleven queens within 50 ms', async ({ page }) => {
  await open(page, '#/search?n=11&algorithm=arrays');
  const bar = action(page, 'seek');
  await expect(bar).toBeEnabled();
  const times = await bar.evaluate(async (bar: HTMLInputElement) => {
    const step = () => document.querySelector('[data-result="step"]')!.getAttribute('data-value');
    const last = Number(bar.max);
    const seek = async (value: number) => {
      const wanted = String(Math.floor(value));
      const began = performance.now();
      bar.value = wanted;
      bar.dispatchEvent(new InputEvent('input', { bubbles: true }));
      while (step() !== wanted) await new Promise((next) => setTimeout(next, 0));
      return performance.now() - began;
    };
    const times: number[] = [];
    for (const share of [0.5, 0.1, 0.93, 1, 0.3, 0]) {
      const wanted = Math.round(last * share);
      const tries: number[] = [];
      for (let time = 0; time < 5; time += 1) {
        await seek((wanted + last / 2) % last);
        tries.push(await seek(wanted));
      }
      times.push(Math.min(...tries));
    }
    return times;
  });
  expect(Math.max(...times)).toBeLessThan(50 * (await strain(page)));
});
