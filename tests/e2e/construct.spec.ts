// Constructions: a solution for any n, the steps that make it, a million queens on a canvas.
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { action, board, hash, open, pieces, result, square, status } from './page';

/** Waits until the solution is constructed. */
const made = (page: Page) => expect(status(page)).toHaveAttribute('data-status', 'solution');

/** The columns in the file that the page saves. */
async function saved(page: Page) {
  const download = page.waitForEvent('download');
  await action(page, 'save-text').click();
  const file = await download;
  const text = await readFile((await file.path())!, 'utf8');
  return { name: file.suggestedFilename(), columns: text.trim().split('\n').map(Number) };
}

/** Whether queens in these columns stand in no common column and on no common diagonal. */
function isSolution(columns: number[]) {
  const distinct = (values: number[]) => new Set(values).size === columns.length;
  return (
    columns.every((column) => column >= 1 && column <= columns.length) &&
    distinct(columns) &&
    distinct(columns.map((column, row) => row + column)) &&
    distinct(columns.map((column, row) => row - column))
  );
}

test('opens with twenty queens, checked, and the steps that made them', async ({ page }) => {
  await open(page, '#/construct');
  await made(page);
  await expect.poll(() => hash(page)).toBe('#/construct');
  await expect(board(page)).toHaveAttribute('data-board', '20x20');
  await expect(pieces(page)).toHaveCount(20);
  await expect(result(page, 'check-microseconds')).toHaveAttribute('data-state', 'done');
  await expect(page.locator('[data-step]')).toHaveCount(3);
  await expect(board(page).locator('.knight-lines')).toHaveCount(1);
  const list = page.locator('.rule .list').last();
  await expect(list).toHaveText('2 4 6 8 10 12 14 16 18 20 3 1 7 5 11 9 15 13 19 17');
});

test('the board follows the steps of the rule', async ({ page }) => {
  await open(page, '#/construct?n=9&rule=modulo12');
  await made(page);
  await expect(pieces(page)).toHaveCount(9);
  await page.locator('[data-step="move-two"]').click();
  await expect(pieces(page)).toHaveCount(4);
  // 4 6 8 2: row 1 is the top rank.
  for (const name of ['d9', 'f8', 'h7', 'b6']) await expect(square(page, name)).toHaveAttribute('data-piece', 'queen');
  await expect(board(page).locator('.mark.chosen')).toHaveCount(1);
  await page.locator('[data-step="move-two"]').click();
  await expect(pieces(page)).toHaveCount(9);
});

test('a random solution is made again from its link, and another by the next seed', async ({ page }) => {
  await open(page, '#/construct?n=1000&rule=random&seed=7');
  await made(page);
  const first = await saved(page);
  expect(first.name).toBe('queens-1000-random-7.txt');
  expect(isSolution(first.columns)).toBe(true);
  await page.reload();
  await made(page);
  expect((await saved(page)).columns).toEqual(first.columns);
  await action(page, 'another').click();
  await expect.poll(() => hash(page)).toBe('#/construct?n=1000&rule=random&seed=8');
  await made(page);
  const second = (await saved(page)).columns;
  expect(isSolution(second)).toBe(true);
  expect(second).not.toEqual(first.columns);
});

test('small random solutions stand on the board, and open on the board screen', async ({ page }) => {
  await open(page, '#/construct?n=12&rule=random&seed=3');
  await made(page);
  await expect(pieces(page)).toHaveCount(12);
  const { columns } = await saved(page);
  await page.getByRole('link', { name: 'Open on the board' }).click();
  await expect.poll(() => hash(page)).toBe(`#/queens?n=12&q=${columns.join('.')}`);
  await made(page);
});

test('a million queens: made, checked, saved, found, looked at from afar and from near', async ({ page }) => {
  await open(page, '#/construct');
  await action(page, 'most').click();
  await expect.poll(() => hash(page)).toBe('#/construct?n=1000000&rule=modulo12');
  await made(page);
  await expect(board(page)).toHaveAttribute('data-board', '1000000x1000000');
  await expect(page.getByText('999,998 of 999,999 pairs')).toBeVisible();
  const { name, columns } = await saved(page);
  expect(name).toBe('queens-1000000-modulo12.txt');
  expect(columns.length).toBe(1_000_000);
  expect(isSolution(columns)).toBe(true);

  const whole = await shades(page);
  // Two lines, and nothing beside them.
  expect(whole).toBeGreaterThan(300);
  expect(whole).toBeLessThan(60_000);
  await page.locator('#field-row').fill('500000');
  await page.locator('#field-row').press('Enter');
  await expect(page.locator('.found')).toContainText(`column j = ${columns[499_999].toLocaleString('en')}`);
  await expect(action(page, 'zoom-whole')).not.toHaveAttribute('aria-disabled', 'true');
});

/** The number of pixels of the canvas that are nearly as dark as ink, on the light page. */
const shades = (page: Page) =>
  board(page).evaluate((canvas: HTMLCanvasElement) => {
    const { data } = canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height);
    let dark = 0;
    for (let at = 0; at < data.length; at += 4) if (data[at] < 120) dark += 1;
    return dark;
  });

test('the main job by keyboard alone: a large board, its rule, its rows, nearer and farther', async ({ page }) => {
  await open(page, '#/construct');
  await made(page);
  await page.locator('#field-n').focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('5000');
  await page.keyboard.press('Enter');
  await made(page);
  await expect.poll(() => hash(page)).toBe('#/construct?n=5000&rule=modulo12');
  await board(page).focus();
  await expect(action(page, 'zoom-out')).toHaveAttribute('aria-disabled', 'true');
  for (let times = 0; times < 4; times += 1) await page.keyboard.press('+');
  await expect(action(page, 'zoom-out')).not.toHaveAttribute('aria-disabled', 'true');
  const before = await board(page).screenshot();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => board(page).screenshot()).not.toEqual(before);
  await page.keyboard.press('0');
  await expect(action(page, 'zoom-out')).toHaveAttribute('aria-disabled', 'true');
  await page.locator('[name="rule"]:checked').focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => hash(page)).toBe('#/construct?n=5000&rule=random&seed=0');
  await made(page);
});

test('a press on a large board finds the queen of that row', async ({ page }) => {
  await open(page, '#/construct?n=1000&rule=modulo12');
  await made(page);
  const box = (await board(page).boundingBox())!;
  await board(page).click({ position: { x: box.width / 2, y: box.height * 0.2505 } });
  // A pixel covers a row or two. In the upper half the queen of row i stands in column 2i.
  await expect(page.locator('.found')).toContainText('column j = ');
  const [row, column] = (await page.locator('.found').innerText()).match(/\d+/g)!.map(Number);
  expect(Math.abs(row - 251)).toBeLessThanOrEqual(2);
  expect(column).toBe(2 * row);
});

test('from where one looks there is a way to the nearest queen', async ({ page }) => {
  await open(page, '#/construct?n=1000000&rule=modulo12');
  await made(page);
  await board(page).focus();
  for (let times = 0; times < 10; times += 1) await page.keyboard.press('+');
  for (let times = 0; times < 20; times += 1) await page.keyboard.press('ArrowLeft');
  await expect(page.locator('.found')).toBeEmpty();
  await action(page, 'nearest-queen').click();
  await expect(page.locator('.found')).toContainText('column j = ');
  const found = await page.locator('.found').innerText();
  // From farther away the same queen is the nearest, and the button leads to it again.
  const there = await board(page).screenshot();
  await action(page, 'zoom-out').click();
  await expect.poll(() => board(page).screenshot()).not.toEqual(there);
  await action(page, 'nearest-queen').click();
  await expect.poll(() => board(page).screenshot()).toEqual(there);
  await expect(page.locator('.found')).toHaveText(found);
});
