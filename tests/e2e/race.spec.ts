// A race: two searches on one clock.
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { violations } from './axe';
import { ENDED, LINK, piece, withEngine } from './engine';
import { expect, test } from './fixtures';
import { action, board, hash, notice, open, result, write } from './page';

const steps = async (page: Page, expected: [number, number]) => {
  await expect(result(page, 'race-step')).toHaveAttribute('data-value', String(expected[0]));
  await expect(result(page, 'beside-step')).toHaveAttribute('data-value', String(expected[1]));
};

test('a link opens two runs at its step, says who is first and why, and stays the same', async ({ page }) => {
  const link = '#/search?n=8&algorithm=arrays&beside=masks&step=412';
  await open(page, link);
  await expect(page.locator('[data-board]')).toHaveCount(2);
  await steps(page, [412, 412]);
  await expect(result(page, 'race-first')).toHaveAttribute('data-value', 'masks');
  await expect(result(page, 'race-all')).toHaveAttribute('data-value', 'masks');
  await expect(page.locator('.race-result')).toContainText('Both place the same 2,056 queens.');
  expect(await violations(page)).toEqual([]);
  await expect.poll(() => hash(page)).toBe(link);
  await page.reload();
  await steps(page, [412, 412]);
});

test('keys and the bar move both, and the longer run continues after the end of the other', async ({ page }) => {
  await open(page, '#/search?n=4&algorithm=masks&beside=arrays');
  await expect(result(page, 'race-first')).toHaveAttribute('data-value', 'masks');
  await page.keyboard.press('.');
  await page.keyboard.press('.');
  await steps(page, [2, 2]);
  await page.keyboard.press(',');
  await steps(page, [1, 1]);
  const seek = page.locator('.transport input[type="range"]');
  const last = Number(await seek.getAttribute('max'));
  await seek.focus();
  await page.keyboard.press('End');
  await expect(result(page, 'beside-step')).toHaveAttribute('data-value', String(last));
  const own = Number(await result(page, 'race-step').getAttribute('data-value'));
  expect(own).toBeLessThan(last);
  await expect(result(page, 'beside-solutions')).toHaveAttribute('data-value', '2');
  await expect.poll(() => hash(page)).toBe(`#/search?n=4&algorithm=masks&beside=arrays&step=${last}`);
  await page.reload();
  await steps(page, [own, last]);
});

test('a run is chosen to go beside, by another clock, and leaves again', async ({ page }) => {
  await open(page, '#/search?n=6&algorithm=arrays&step=60');
  await page.locator('[data-tab="problem"]').click();
  await action(page, 'beside').selectOption('fewest');
  await expect.poll(() => hash(page)).toBe('#/search?n=6&algorithm=arrays&beside=fewest&step=60');
  await action(page, 'clock').selectOption('tests');
  await expect.poll(() => hash(page)).toBe('#/search?n=6&algorithm=arrays&beside=fewest&clock=tests&step=60');
  const tests = Number(await result(page, 'race-tests').getAttribute('data-value'));
  expect(Number(await result(page, 'beside-tests').getAttribute('data-value'))).toBeLessThanOrEqual(tests);
  await action(page, 'algorithm').selectOption('fewest');
  await expect(action(page, 'beside')).toHaveValue('arrays');
  await action(page, 'beside').selectOption('');
  await expect(page.locator('[data-board]')).toHaveCount(1);
  await expect.poll(() => hash(page)).toBe('#/search?n=6&algorithm=fewest');
});

test('an algorithm that the page does not have is reported, and nothing runs beside', async ({ page }) => {
  await open(page, '#/search?n=8&algorithm=arrays&beside=rows');
  await expect(notice(page, 'beside')).toBeVisible();
  await expect(board(page)).toHaveCount(1);
});

for (const [width, height] of [[390, 844], [844, 390], [1280, 800]] as const) {
  test(`both boards are whole in view at ${width} x ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await open(page, '#/search?n=8&algorithm=arrays&beside=masks&step=412');
    await expect(result(page, 'race-first')).toBeVisible();
    const boards = await page.locator('[data-board]').all();
    const [first, beside] = await Promise.all(boards.map(async (one) => (await one.boundingBox())!));
    for (const box of [first!, beside!]) {
      expect(box.y).toBeGreaterThanOrEqual(0);
      expect(box.y + box.height).toBeLessThanOrEqual(height);
      expect(box.width).toBeGreaterThan(150);
    }
    if (width < 600) expect(beside!.y).toBeGreaterThanOrEqual(first!.y + first!.height);
    else expect(beside!.x).toBeGreaterThanOrEqual(first!.x + first!.width);
    await expect(action(page, 'play')).toBeInViewport();
  });
}

test('the program of the visitor goes along with a search once it was run, and never runs by itself', async ({ page }) => {
  const recording = [...readFileSync(new URL('../../own/recording/tests/recorded/list.run', import.meta.url))];
  await withEngine(page, [piece(recording), ENDED], `${LINK}&beside=arrays`);
  await expect(page.locator('[data-own-state]')).toHaveAttribute('data-own-state', 'empty');
  await expect(page.locator('[data-board]')).toHaveCount(1);
  await action(page, 'run').click();
  await expect(page.locator('[data-board]')).toHaveCount(2);
  const lines = Number(await result(page, 'own-lines').getAttribute('data-value'));
  await expect(result(page, 'race-step')).toHaveAttribute('data-value', String(lines));
  await action(page, 'seek').fill('40');
  await steps(page, [40, 40]);
  await expect(result(page, 'race-first')).toHaveAttribute('data-value', 'arrays');
  await expect(page.locator('.race-result')).toContainText(`the program runs ${lines.toLocaleString('en')} lines`);
  expect(await violations(page)).toEqual([]);
  await action(page, 'beside').selectOption('masks');
  await expect.poll(() => hash(page)).toContain('&beside=masks');
  await steps(page, [40, 40]);
  await action(page, 'beside').selectOption('');
  await expect(page.locator('[data-board]')).toHaveCount(1);
  await expect.poll(() => hash(page)).not.toContain('beside');
});

test('two searches for a tour race, by step and by test, and continue where the other stops', async ({ page }) => {
  const link = '#/search?problem=knight&size=5x5&start=a1&algorithm=warnsdorff&beside=backtracking&step=50';
  await open(page, link);
  await expect(page.locator('[data-board]')).toHaveCount(2);
  await steps(page, [50, 50]);
  await expect(result(page, 'race-solutions')).toHaveAttribute('data-value', '1');
  await expect(result(page, 'beside-solutions')).toHaveAttribute('data-value', '0');
  await expect(result(page, 'race-first')).toHaveAttribute('data-value', 'warnsdorff');
  await expect(page.locator('.race-result')).toContainText('at step 50 (Backtracking without a rule: 13,014)');
  await expect(result(page, 'race-all')).toHaveCount(0);
  expect(await violations(page)).toEqual([]);
  await expect.poll(() => hash(page)).toBe(link);
  await page.locator('[data-tab="problem"]').click();
  await action(page, 'clock').selectOption('tests');
  await expect(page.locator('.race-result')).toContainText('after 576 tests (Backtracking without a rule: 5,795)');
  await action(page, 'algorithm').selectOption('backtracking');
  await expect(action(page, 'beside')).toHaveValue('warnsdorff');
  await action(page, 'beside').selectOption('');
  await expect(page.locator('[data-board]')).toHaveCount(1);
});

test('a race for all tours of a small board ends with the same visits', async ({ page }) => {
  await open(page, '#/search?problem=knight&size=3x4&start=a1&algorithm=backtracking&beside=warnsdorff&lang=en');
  await expect(result(page, 'race-all')).toBeVisible();
  await expect(page.locator('.race-result')).toContainText('both visit a square');
  const seek = page.locator('.transport input[type="range"]');
  const last = Number(await seek.getAttribute('max'));
  await seek.focus();
  await page.keyboard.press('End');
  await steps(page, [last, Number(await result(page, 'beside-step').getAttribute('data-value'))]);
  await page.keyboard.press(',');
  await expect(result(page, 'race-step')).toHaveAttribute('data-value', String(last - 1));
});

test("two runs of the visitor's program go line by line", async ({ page }) => {
  const recording = [...readFileSync(new URL('../../own/recording/tests/recorded/list.run', import.meta.url))];
  await withEngine(page, [piece(recording), ENDED]);
  await action(page, 'run').click();
  await expect(action(page, 'beside')).toBeVisible();
  await expect(action(page, 'beside').locator('option[value="before"]')).toHaveCount(0);
  await action(page, 'run').click();
  await action(page, 'beside').selectOption('before');
  await expect(page.locator('[data-board]')).toHaveCount(2);
  await expect.poll(() => hash(page)).toContain('&beside=before');
  await action(page, 'seek').fill('40');
  await steps(page, [40, 40]);
  await expect(result(page, 'race-first')).toHaveAttribute('data-value', 'both');
  await expect(page.locator('.race-result')).toContainText(/The first solution: both after [0-9,]+ lines\..*Both ran the same program\./);
  expect(await violations(page)).toEqual([]);
  await write(page, 'x = 2');
  await action(page, 'run').click();
  await expect(page.locator('.race-result')).toContainText('This run:');
  await expect(page.locator('.race-result')).not.toContainText('the same program');
});
