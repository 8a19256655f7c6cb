// The start of the page: the board, and beside it today's puzzle, the tour of the day and the links to search, lessons
// and check.
import type { Page } from '@playwright/test';
import { violations } from './axe';
import { expect, test } from './fixtures';
import { action, atRest, board, hash, open, pieces, saveData, square, status } from './page';

const offers = (page: Page) => page.locator('.start .offer');
const knight = (page: Page) => page.locator('.walk .piece');
const place = (page: Page) => knight(page).getAttribute('transform');

test('the board of the start is played at once, and what stands beside it stays until the visitor goes elsewhere', async ({ page }) => {
  await open(page);
  await expect.poll(() => hash(page)).toBe('#/');
  await expect(board(page)).toHaveAttribute('data-board', '8x8');
  await expect(offers(page)).toHaveCount(2);
  await square(page, 'a8').click();
  await expect(status(page)).toHaveAttribute('data-status', 'incomplete');
  await expect.poll(() => hash(page)).toBe('#/queens?n=8&q=10000000');
  await expect(offers(page)).toHaveCount(2);
  await action(page, 'undo').click();
  await expect.poll(() => hash(page)).toBe('#/');
  await action(page, 'redo').click();
  await expect.poll(() => hash(page)).toBe('#/queens?n=8&q=10000000');
  await page.reload();
  await expect(pieces(page)).toHaveCount(1);
  await expect(page.locator('.start')).toHaveCount(0);
  await page.locator('.wordmark').click();
  await expect.poll(() => hash(page)).toBe('#/');
  await expect(pieces(page)).toHaveCount(0);
  await expect(offers(page)).toHaveCount(2);
  await page.goBack();
  await expect(pieces(page)).toHaveCount(1);
  await expect(page.locator('.start')).toHaveCount(0);
});

test('the puzzle and the tour of the start are those that its links open, and no worker is started for them', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page);
  const regions = page.locator('.offer path[fill]');
  await expect(regions.first()).toBeVisible();
  await expect(knight(page)).toHaveCount(1);
  expect(page.workers()).toEqual([]);
  const squares = (await page.locator('.walked').getAttribute('d'))!.match(/[\d.]+ [\d.]+/g)!;
  expect(squares.length).toBe(36);
  const shown = await regions.evaluateAll((all) => all.map((path) => path.getAttribute('d')!.split('M').length - 1));

  await offers(page).nth(1).click();
  await expect(board(page)).toHaveAttribute('data-board', '6x6');
  // The square at this place on the path, by its column and its rank.
  const nameOf = (at: string) => {
    const [column, row] = at.split(' ').map((length) => Math.floor(Number(length)));
    return 'abcdef'[column] + (6 - row);
  };
  for (const at of [0, 1, 17, 35]) {
    await expect(square(page, nameOf(squares[at]))).toHaveAttribute('data-visited', String(at + 1));
  }
  await page.goBack();
  await offers(page).nth(0).click();
  await expect.poll(() => hash(page)).toBe('#/puzzles');
  const sizes = () =>
    page.locator('[data-region]').evaluateAll((all) => {
      const counts: Record<string, number> = {};
      for (const square of all as HTMLElement[]) counts[square.dataset.region!] = (counts[square.dataset.region!] ?? 0) + 1;
      return Object.keys(counts).sort().map((region) => counts[region]);
    });
  await expect.poll(sizes).toEqual(shown);
});

test("the card of today's puzzle says how far it is solved", async ({ page }) => {
  await page.clock.install({ time: new Date(2026, 10, 24, 12) });
  const line = (grade: number, standing: string) => {
    const link = `#/puzzles?day=2026-11-24&kind=regions&rule=chess&grade=${grade}`;
    return `${link} 73 0 ${standing} ${link}`;
  };
  const card = offers(page).nth(0);
  for (const [lines, words] of [
    [[], 'Today’s puzzle'],
    [[line(2, 'begun')], 'begun'],
    [[line(1, 'solved'), line(2, 'begun'), line(3, 'solved')], '2 of 4 solved'],
  ] as const) {
    await page.goto('about:blank');
    await open(page, '#/about');
    await page.evaluate((text) => localStorage.setItem('bezzel.puzzles.solved', text), lines.join('\n'));
    await page.goto('about:blank');
    await open(page);
    await expect(card).toContainText(words);
  }
  await expect(card.locator('[data-kept="solved"]')).toBeVisible();
});

test('the knight of the start walks, and stands for those who want no motion', async ({ page }) => {
  await open(page);
  await expect(knight(page)).toHaveCount(1);
  const before = await place(page);
  await expect.poll(() => place(page)).not.toBe(before);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install();
  await page.reload();
  await expect(knight(page)).toHaveCount(1);
  const stands = await place(page);
  await page.clock.runFor(5000);
  expect(await place(page)).toBe(stands);
  expect(await violations(page)).toEqual([]);
});

test('the lines of the start lead to a search, to the lessons and to the check of an output', async ({ page }) => {
  await open(page, '#/');
  const hasEngine = (await page.locator('meta[name="worker_python"]').count()) > 0;
  // With the Python engine in the site, a program is run where otherwise its output is checked.
  const program = hasEngine ? '#/search?program=own' : '#/solutions?n=8&view=check';
  for (const [at, link] of ['#/search', '#/lessons', program].entries()) {
    await open(page, '#/');
    await page.locator('.start li a').nth(at).click();
    await expect.poll(() => hash(page)).toBe(link);
  }
});

test('what stands beside the board comes when the page is at rest', async ({ page }) => {
  await saveData(page);
  const chunks: string[] = [];
  page.on('request', (request) => request.url().includes('/start-') && chunks.push(request.url()));
  await open(page);
  await atRest(page);
  expect(chunks).toEqual([]);
  await page.mouse.move(300, 300);
  await expect(offers(page)).toHaveCount(2);
  expect(chunks.length).toBe(1);
});
