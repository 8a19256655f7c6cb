// Puzzles: each step of a proof is given with its reason.
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { action, board, hash, inView, notice, open, openAnew, pieces, result, square, status } from './page';

/** A puzzle with the solution e5, c4, a3, d2, b1; region C has one square, e5. */
const OWN = '#/puzzles?n=5&rule=touch&regions=aabbcaabbbaddbdaddddeeeee';
const REASONS = ['attack', 'single', 'line', 'common', 'group', 'refutation'];

const step = (page: Page) => page.locator('[data-prove]');
const reason = (page: Page, name: string) => page.locator(`[data-reason="${name}"]`);
const stands = (page: Page, answer: string) => expect(step(page)).toHaveAttribute('data-prove', answer);

/** Puts a queen on a square, by the keyboard. */
async function queen(page: Page, name: string) {
  await square(page, name).focus();
  await page.keyboard.press('Enter');
}

test('a step is accepted by its reason, and refused by another with the cause', async ({ page }) => {
  await open(page, `${OWN}&prove=1`);
  await expect(reason(page, 'single')).toHaveCount(0);
  await queen(page, 'e5');
  await stands(page, 'open');
  await expect(step(page)).toHaveText('Why does a queen stand on e5?');
  expect(await page.locator('[data-reason]').evaluateAll((all) => all.map((one) => one.getAttribute('data-reason')))).toEqual(REASONS);
  await reason(page, 'line').click();
  await stands(page, 'refused');
  await expect(step(page)).toHaveText('True, but not for this reason. This reason crosses squares out; it places no queen.');
  await expect.poll(() => hash(page)).toBe(`${OWN}&prove=1`);
  await reason(page, 'single').click();
  await stands(page, 'accepted');
  await expect(step(page)).toHaveText('Step 1. Only one free square is left in region C: its queen must stand on e5.');
  await expect(page.locator('[data-reason]')).toHaveCount(0);
  await expect.poll(() => hash(page)).toBe(`${OWN}&prove=1&proof=se5`);
  // A square that the queen excludes.
  await square(page, 'a5').click();
  await reason(page, 'attack').click();
  await expect(step(page)).toHaveText('Step 2. The queen on e5 excludes a5.');
  await expect(square(page, 'a5')).toHaveAttribute('data-mark', 'cross');
  await action(page, 'undo').click();
  await expect.poll(() => hash(page)).toBe(`${OWN}&prove=1&proof=se5`);
  await page.reload();
  await expect(square(page, 'e5')).toHaveAttribute('data-piece', 'queen');
});

test('few controls are in view, and the reasons are all in view on a phone in either position', async ({ page }) => {
  for (const [width, height] of [[390, 844], [844, 390], [1280, 800]] as const) {
    await page.setViewportSize({ width, height });
    await openAnew(page, '#/puzzles?n=8&kind=regions&rule=touch&grade=2&seed=7&prove=1');
    await expect(page.locator('.offered summary')).toBeAttached();
    expect((await inView(page)).length, `${width} x ${height}`).toBeLessThanOrEqual(14);
    await square(page, 'c4').click();
    await stands(page, 'open');
    for (const name of REASONS) await expect(reason(page, name)).toBeInViewport({ ratio: 1 });
    expect((await inView(page)).length, `${width} x ${height}`).toBeLessThanOrEqual(14);
  }
});

test('nothing wrong is accepted by any reason, and the cause names a free square', async ({ page }) => {
  await open(page, `${OWN}&prove=1`);
  for (const mark of [() => queen(page, 'a5'), () => square(page, 'c4').click()]) {
    await mark();
    for (const name of REASONS) {
      await reason(page, name).click();
      await stands(page, 'refused');
    }
    await action(page, 'undo').click();
    await expect(step(page)).toHaveCount(0);
  }
  await expect(pieces(page)).toHaveCount(0);
  await square(page, 'c4').click();
  await reason(page, 'common').click();
  await expect(step(page)).toContainText(/^A queen on c4 would leave free squares everywhere. The fewest are in .+, where .+ is free.$/);
});

test('hints prove to the end, and the proof is a list to copy, whose link opens it again', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, `${OWN}&prove=1`);
  await expect(status(page)).toHaveAttribute('data-puzzle-state', 'open');
  const buttons = page.locator('[data-action="follow-hint"], [data-action="hint"]:not([aria-disabled])');
  const press = async () => {
    await buttons.evaluateAll(([button]) => (button as HTMLElement | undefined)?.click());
    return status(page).getAttribute('data-puzzle-state');
  };
  await expect.poll(press, { intervals: [50] }).toBe('solved');
  const list = result(page, 'proof');
  const count = Number(await list.getAttribute('data-value'));
  expect(count).toBeGreaterThanOrEqual(5);
  await expect(list.locator('li')).toHaveCount(count);
  await expect(list.locator('li').first()).toHaveText('Only one free square is left in region C: its queen must stand on e5.');
  await expect(step(page)).toHaveText('So the only solution has its queens on e5, c4, a3, d2, b1.');
  await action(page, 'copy-proof').click();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain('1. Only one free square is left in region C');
  expect(copied).toContain(`${count}. `);
  const link = copied.split('\n').at(-1)!;
  expect(link).toBe(page.url());
  await action(page, 'film-words').check();
  const [download] = await Promise.all([page.waitForEvent('download'), action(page, 'save-film').click()]);
  const film = readFileSync(await download.path(), 'utf8');
  expect(download.suggestedFilename()).toBe('proof-film.svg');
  // The goal, each step, and the end; a viewer that shows only one picture shows the solution.
  expect(film.match(/<text [^>]*><tspan/g)).toHaveLength(count + 2);
  expect(film).toContain('Only one free square is left in region C');
  expect(film.split('visibility="hidden"')[0]!.match(/<use /g)).toHaveLength(5);
  await openAnew(page, new URL(link).hash);
  await expect(result(page, 'proof')).toHaveAttribute('data-value', `${count}`);
  await page.emulateMedia({ media: 'print' });
  await expect(result(page, 'proof').locator('li').last()).toBeVisible();
  await expect(action(page, 'copy-proof')).toBeHidden();
});

test('what a link gives without a reason is left out, and said', async ({ page }) => {
  await open(page, `${OWN}&prove=1&proof=se5.sb1.aa5`);
  await expect(notice(page, 'proof')).toHaveText('Step 2 of the proof in the link does not follow. It is left out, with all steps after it.');
  await expect.poll(() => hash(page)).toBe(`${OWN}&prove=1&proof=se5`);
  await openAnew(page, `${OWN}&prove=maybe`);
  await expect(notice(page, 'prove')).toBeVisible();
  await openAnew(page, `${OWN}&prove=1&rules=luck`);
  await expect(notice(page, 'rules')).toContainText('attack, single, line, common, group, refutation');
});

test('a teacher chooses the reasons, and the link to the puzzle keeps them', async ({ page }) => {
  await open(page, OWN);
  await action(page, 'prove').check();
  await expect.poll(() => hash(page)).toBe(`${OWN}&prove=1`);
  await page.locator('.offered summary').click();
  for (const name of ['line', 'common', 'group', 'refutation']) await page.locator(`[data-allow="${name}"]`).uncheck();
  await expect.poll(() => hash(page)).toBe(`${OWN}&prove=1&rules=attack.single`);
  await queen(page, 'e5');
  await expect(page.locator('[data-reason]')).toHaveCount(2);
  await expect(result(page, 'reach')).toContainText('of 5 queens');
  await reason(page, 'single').click();
  // The last step's reason stays.
  await expect(page.locator('[data-allow="single"]')).toBeDisabled();
  await action(page, 'prove').uncheck();
  await expect(step(page)).toHaveCount(0);
  await expect(board(page).locator('[data-piece]')).toHaveCount(1);
  await expect.poll(() => hash(page)).toBe(`${OWN}&q=50000`);
});
