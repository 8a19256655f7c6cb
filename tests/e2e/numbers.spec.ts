// The knight's number puzzles: playing by pointer and keyboard, hints, choices, stored puzzles.
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { action, board, hash, notice, open, openAnew, square, status } from './page';
import { gate } from './workers';

/** A puzzle with the tour a3 c2 a1 b3 d2 b1 c3 a2 c1 d3 b2 d1. */
const OWN = '#/puzzles?kind=knight&size=3x4&numbers=1a3.4b3.5d2.7c3.8a2.10d3.11b2';

const stands = (page: Page, state: string) => expect(status(page)).toHaveAttribute('data-puzzle-state', state);
const number = (page: Page, name: string, value: string) => expect(square(page, name)).toHaveAttribute('data-visited', value);
const empty = (page: Page, name: string) => expect(square(page, name)).not.toHaveAttribute('data-visited');

test('a puzzle of a link is solved by presses, which write the lowest number that is missing', async ({ page }) => {
  await open(page, OWN);
  await expect(board(page)).toHaveAttribute('data-board', '3x4');
  for (const [name, value] of [['a3', '1'], ['b3', '4'], ['b2', '11']] as const) {
    await number(page, name, value);
    await expect(square(page, name)).toHaveAttribute('data-given', 'true');
  }
  await stands(page, 'open');
  await expect(status(page)).toHaveAttribute('data-status', 'empty');
  await square(page, 'a3').click();
  await expect.poll(() => hash(page)).toBe(OWN);

  await square(page, 'c2').click();
  await number(page, 'c2', '2');
  await expect(square(page, 'c2')).not.toHaveAttribute('data-given');
  await expect(status(page)).toHaveAttribute('data-status', 'incomplete');
  await expect.poll(() => hash(page)).toBe(`${OWN}&mine=2c2`);
  await square(page, 'b1').click();
  await number(page, 'b1', '3');
  await expect(status(page)).toHaveAttribute('data-status', 'conflict');
  for (const name of ['c2', 'b1', 'b3']) await expect(square(page, name)).toHaveAttribute('data-conflict', 'true');
  await expect(status(page)).toContainText('2 and 3 are not a knight’s move apart');
  await square(page, 'b1').click();
  await empty(page, 'b1');
  await action(page, 'undo').click();
  await number(page, 'b1', '3');
  await action(page, 'undo').click();
  await empty(page, 'b1');
  for (const name of ['a1', 'b1', 'c1', 'd1']) await square(page, name).click();
  await stands(page, 'solved');
  await expect(status(page)).toHaveAttribute('data-status', 'tour');
  await expect(status(page)).toContainText('no other tour fits');
});

test('without a pointer digits write numbers, and a key erases them', async ({ page }) => {
  await open(page, OWN);
  await square(page, 'd1').focus();
  await page.keyboard.type('12');
  await number(page, 'd1', '12');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.type('9');
  await number(page, 'c1', '9');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await number(page, 'b1', '2');
  await page.keyboard.press('Delete');
  await empty(page, 'b1');
  await page.keyboard.type('6');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.type('3');
  await page.keyboard.press('Control+z');
  await empty(page, 'a1');
  await page.keyboard.press('Control+y');
  await square(page, 'c2').focus();
  await page.keyboard.press(' ');
  await stands(page, 'solved');
});

test('what is wrong in a link is named', async ({ page }) => {
  for (const [parameter, link, says] of [
    ['numbers', '#/puzzles?kind=knight&size=6x6&numbers=1a1.1b3', '1 has two squares'],
    ['numbers', '#/puzzles?kind=knight&size=6x6&numbers=37a1', 'none of the numbers from 1 to 36'],
    ['numbers', '#/puzzles?kind=knight&size=6x6&numbers=1a7', '“a7” is no square'],
    ['mine', `${OWN}&mine=1b1`, '1 has two squares'],
  ] as const) {
    await openAnew(page, link);
    await expect(notice(page, parameter)).toContainText(says);
  }
});

test('hints solve a puzzle that a worker has made', async ({ page }) => {
  await open(page, '#/puzzles?kind=knight&size=5x5&grade=4&seed=3');
  await expect(status(page)).toHaveAttribute('data-grade', '4');
  await stands(page, 'open');
  await action(page, 'hint').click();
  await expect(page.locator('.puzzle-advice p')).not.toBeEmpty();
  await expect(board(page).locator('.mark')).not.toHaveCount(0);
  const buttons = page.locator('[data-action="follow-hint"], [data-action="hint"]:not([aria-disabled])');
  const press = async () => {
    await buttons.evaluateAll((buttons) => (buttons.at(-1) as HTMLElement | undefined)?.click());
    return status(page).getAttribute('data-puzzle-state');
  };
  await expect.poll(press, { intervals: [50] }).toBe('solved');
});

test("the kind leads from the other puzzles to today's knight puzzle and back, and a new puzzle has the next number", async ({ page }) => {
  await open(page, '#/puzzles');
  await action(page, 'kind').selectOption('knight');
  await expect.poll(() => hash(page)).toBe('#/puzzles?kind=knight');
  await stands(page, 'open');
  await action(page, 'new-puzzle').click();
  await expect.poll(() => hash(page)).toBe('#/puzzles?kind=knight&size=5x5&grade=1&seed=1');
  await action(page, 'new-puzzle').click();
  await expect.poll(() => hash(page)).toBe('#/puzzles?kind=knight&size=5x5&grade=1&seed=2');
  await action(page, 'kind').selectOption('complete');
  await expect.poll(() => hash(page)).toContain('kind=complete');
  await stands(page, 'open');
});

test("today's puzzle is as it was left, and its link holds its day and none of the visitor's numbers", async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '#/puzzles?kind=knight');
  await stands(page, 'open');
  const free = board(page).locator('[data-square]:not([data-visited])').first();
  const name = (await free.getAttribute('data-square'))!;
  await free.click();
  await expect(page.locator('[data-kept="begun"]').first()).toBeVisible();
  await action(page, 'copy-link').click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(/kind=knight&day=\d{4}-\d\d-\d\d&grade=1$/);
  await action(page, 'copy-marked').click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(new RegExp(`&mine=\\d+${name}$`));
  await openAnew(page, '#/puzzles?kind=knight');
  await expect(square(page, name)).toHaveAttribute('data-visited', /\d/);
});

test('the difficulty that was chosen is that of the kind the next time', async ({ page }) => {
  const grade = (value: string) => page.locator(`[data-choice="grade"] [value="${value}"]`);
  const toKnight = async () => {
    await open(page, '#/puzzles?kind=regions');
    await action(page, 'kind').selectOption('knight');
    await expect(page.locator('[data-choice="grade"] input')).toHaveCount(4);
  };
  // A link changes nothing of it.
  await open(page, '#/puzzles?kind=knight&grade=2');
  await toKnight();
  await expect(grade('1')).toBeChecked();
  await grade('3').check({ force: true });
  await expect.poll(() => hash(page)).toContain('grade=3');
  await toKnight();
  await expect(grade('3')).toBeChecked();
  await expect.poll(() => hash(page)).toContain('grade=3');
});

test('numbers are added until one tour fits, and none of those that were set is changed', async ({ page }) => {
  const draft = '#/puzzles?kind=knight&size=6x6&numbers=none&holes=c4,c3';
  await open(page, draft);
  await stands(page, 'several');
  await expect(status(page)).toContainText('At least 100 tours fit');
  for (const name of ['a1', 'c2', 'd4']) await square(page, name).click();
  const set = '#/puzzles?kind=knight&size=6x6&numbers=1a1.2c2.3d4&holes=c4,c3';
  await expect.poll(() => hash(page)).toBe(set);
  await stands(page, 'several');
  await action(page, 'make-unique').click();
  await expect(status(page)).toContainText('Exactly one tour fits these numbers');
  await expect.poll(() => hash(page)).toMatch(/&numbers=1a1\.2c2\.3d4\.\d.*&holes=c4,c3$/);
  await action(page, 'solve').click();
  await stands(page, 'open');
  await expect(board(page).locator('[data-given]')).not.toHaveCount(3);
  await action(page, 'edit').click();
  await action(page, 'undo').click();
  await expect.poll(() => hash(page)).toBe(set);
  await stands(page, 'several');
});

test('numbers are added with progress, and the work is cancelled', async ({ page }) => {
  const workers = await gate(page);
  await open(page, '#/puzzles?kind=knight&size=8x8&numbers=none');
  const next = async () => {
    if ((await workers.held()) > 0) await workers.pass(1);
    return status(page).getAttribute('data-puzzle-state');
  };
  await expect.poll(next, { intervals: [50] }).toBe('several');
  await action(page, 'make-unique').click();
  await expect(page.locator('.status-place progress')).toBeVisible();
  await action(page, 'cancel').click();
  await expect(page.locator('.status-place progress')).toHaveCount(0);
  await expect.poll(() => hash(page)).toBe('#/puzzles?kind=knight&size=8x8&numbers=none');
  await stands(page, 'several');
});

test('where no tour fits, the maker says why', async ({ page }) => {
  for (const [puzzle, reason] of [
    ['size=5x5&numbers=none&closed=1', 'there are 13 dark and 12 light squares'],
    ['size=6x6&numbers=1a1.4a3', 'but a1 and a3 have the same colour'],
    ['size=5x5&numbers=2a1', '2 stands on a square of the wrong colour'],
    ['size=6x6&numbers=1a1.2b2', '1 and 2 are not a knight’s move apart (a1, b2)'],
    ['size=6x6&numbers=1a1.3e5', 'No square is left for 2'],
    ['size=4x4&numbers=none', 'every attempt fails'],
  ]) {
    await openAnew(page, `#/puzzles?kind=knight&${puzzle}`);
    await stands(page, 'none');
    if (!puzzle.includes('none')) await action(page, 'edit').click();
    await expect(status(page)).toContainText(reason);
    await expect(action(page, 'make-unique')).toHaveCount(0);
    await expect(action(page, 'solve')).toHaveAttribute('aria-disabled', 'true');
  }
});

test('past days have their puzzles and marks, and lead back to today', async ({ page }) => {
  await page.clock.install({ time: new Date(2026, 10, 24, 12) });
  await open(page, '#/puzzles?kind=knight&grade=2');
  await stands(page, 'open');
  const day = (name: string) => page.locator(`[data-day="${name}"]`);
  await expect(page.locator('[data-day]')).toHaveCount(24);
  await expect(day('2026-11-24')).toHaveAccessibleName('24 November 2026, today: 0 of 4 solved');
  await expect(day('2026-11-24')).toHaveAttribute('aria-current', 'true');
  await day('2026-11-20').click();
  const past = '#/puzzles?kind=knight&day=2026-11-20&grade=2';
  await expect.poll(() => hash(page)).toBe(past);
  await stands(page, 'open');
  const free = board(page).locator('[data-square]:not([data-visited])').first();
  const name = (await free.getAttribute('data-square'))!;
  await free.click();
  await expect(day('2026-11-20')).toHaveAttribute('data-kept', 'begun');
  await page.getByRole('button', { name: 'Today', exact: true }).click();
  await expect.poll(() => hash(page)).toBe('#/puzzles?kind=knight&grade=2');
  await empty(page, name);
  // The day is as it was left, and the days of another kind do not have its mark.
  await openAnew(page, past);
  await expect(square(page, name)).toHaveAttribute('data-visited', /\d/);
  await expect(day('2026-11-20')).toHaveAttribute('data-kept', 'begun');
  await action(page, 'kind').selectOption('regions');
  await stands(page, 'open');
  await expect(day('2026-11-20')).not.toHaveAttribute('data-kept');
  // A day to come says so.
  await openAnew(page, '#/puzzles?kind=knight&day=2026-11-25');
  await expect(notice(page, 'day')).toContainText('2026-11-25 is still to come');
});
