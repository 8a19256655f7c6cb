// All tours of a board: one at random, one by its number, the number of one, the tour of a day.
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { action, board, hash, holdFrames, notice, open, result, square, status } from './page';
import { gate } from './workers';

const visited = (page: Page) => board(page).locator('[data-visited]');
const closed = (page: Page) => expect(status(page)).toHaveAttribute('data-status', 'closed-tour');

test('a link by number opens the tour with its number, and can be played', async ({ page }) => {
  await open(page, '#/tour?size=6x6&number=1848');
  await closed(page);
  await expect(visited(page)).toHaveCount(36);
  await expect(result(page, 'tour-number')).toHaveAttribute('data-value', '1848');
  await expect(result(page, 'tour-number')).toHaveAttribute('data-state', 'done');
  await action(page, 'back').click();
  await expect(visited(page)).toHaveCount(35);
  await expect.poll(() => hash(page)).toBe('#/tour?size=6x6&number=1848&step=35');
});

test('a random tour is drawn with one press and played; its link opens it again', async ({ page }) => {
  await open(page, '#/tour?size=6x6');
  await expect(page.locator('.all-tours')).toContainText('has a chance of exactly 1 in 9,862.');
  const release = await holdFrames(page);
  await action(page, 'random').click();
  await action(page, 'pause').click();
  await release();
  await action(page, 'seek').fill('36');
  await closed(page);
  await expect.poll(() => hash(page)).toMatch(/^#\/tour\?size=6x6&random=closed&seed=\d+$/);
  const squares = () => visited(page).evaluateAll((all) => all.map((one) => one.getAttribute('data-visited')));
  const drawn = await squares();
  const link = await hash(page);
  await open(page, '#/tour');
  await open(page, link);
  await closed(page);
  await expect.poll(() => squares()).toEqual(drawn);
});

test('the number of a tour by hand is that by which it is found', async ({ page }) => {
  await open(page, '#/tour?size=6x6&number=4000');
  await closed(page);
  // The same tour, given by its moves.
  const moves = await visited(page).evaluateAll((all) => {
    const at = all
      .map((one) => [Number(one.getAttribute('data-visited')), one.getAttribute('data-square')!] as const)
      .sort(([a], [b]) => a - b)
      .map(([, name]) => [7 - Number(name[1]), name.charCodeAt(0)]);
    const steps = ['-2,-1', '-2,1', '-1,-2', '-1,2', '1,-2', '1,2', '2,-1', '2,1'];
    return at.slice(1).map(([row, column], i) => steps.indexOf(`${row - at[i][0]},${column - at[i][1]}`)).join('');
  });
  // This belongs to another visit, which does not know this one.
  await page.goto('about:blank');
  await open(page, `#/tour?size=6x6&start=a1&moves=${moves}`);
  await closed(page);
  await expect(result(page, 'tour-number')).toHaveCount(0);
  await action(page, 'number').click();
  await expect(result(page, 'tour-number')).toHaveAttribute('data-value', '4000');
  await result(page, 'tour-number').click();
  await expect.poll(() => hash(page)).toBe('#/tour?size=6x6&number=4000');
});

test('numbers are typed with separators, and refused with the count', async ({ page }) => {
  await open(page, '#/tour?size=6x6');
  const field = page.locator('#field-tour-number');
  await field.fill('9863');
  await field.press('Enter');
  await expect(notice(page, 'number')).toContainText('from 1 to 9,862');
  await field.fill('9,862');
  await field.press('Enter');
  await expect(result(page, 'tour-number')).toHaveAttribute('data-value', '9862');
  await expect(notice(page, 'number')).toHaveCount(0);
});

test('a day has its tour, today as well', async ({ page }) => {
  await open(page, '#/tour?size=6x6');
  await page.locator('#field-birthday').fill('1999-12-31');
  const number = Number((19_991_231n ** 3n) % 9862n) + 1;
  await expect(result(page, 'tour-number')).toHaveAttribute('data-value', String(number));
  await action(page, 'today').click();
  const day = await page.evaluate(() => new Date().toLocaleDateString('sv').replaceAll('-', ''));
  const today = Number((BigInt(day) ** 3n) % 9862n) + 1;
  await expect(result(page, 'tour-number')).toHaveAttribute('data-value', String(today));
});

test('with holes and through the moves made tours are drawn as well, and the link draws them again', async ({ page }) => {
  await open(page, '#/tour?size=6x6&start=a1&moves=17&holes=f5,f6');
  await action(page, 'begin-so').check();
  await expect(page.locator('.all-tours')).toContainText('closed tour with these first moves');
  const release = await holdFrames(page);
  await action(page, 'random').click();
  await action(page, 'pause').click();
  await release();
  await action(page, 'seek').fill('34');
  await closed(page);
  const drawn = /^#\/tour\?size=6x6&start=a1&moves=17&holes=f5,f6&random=closed&seed=\d+$/;
  await expect.poll(() => hash(page)).toMatch(drawn);
  await expect(square(page, 'b3')).toHaveAttribute('data-visited', '2');
  await expect(square(page, 'c1')).toHaveAttribute('data-visited', '3');
  const squares = () => visited(page).evaluateAll((all) => all.map((one) => one.getAttribute('data-visited')));
  const [tour, link] = [await squares(), await hash(page)];
  await page.goto('about:blank');
  await open(page, link);
  await closed(page);
  await expect.poll(() => squares()).toEqual(tour);
  // b3 and c2 are the only squares that a1 can be left to.
  await page.goto('about:blank');
  await open(page, '#/tour?size=6x6&holes=b3,c2&random=closed');
  await expect(notice(page, 'random')).toContainText('a board that has tours of the chosen kind');
  // On other boards only the draws show it.
  await page.goto('about:blank');
  await open(page, '#/tour?size=5x6&holes=b4,e4&random=closed');
  await expect(page.locator('.answer .error')).toContainText('draws');
});

test('what is prepared is cancelled', async ({ page }) => {
  await gate(page);
  await open(page, '#/tour?number=12345678901');
  await expect(result(page, 'tour-number')).toHaveAttribute('data-state', 'running');
  await action(page, 'cancel').click();
  await expect(result(page, 'tour-number')).toHaveAttribute('data-state', 'cancelled');
  await expect.poll(() => hash(page)).toBe('#/tour?size=8x8&goal=closed');
});
