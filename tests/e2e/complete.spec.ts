// Questions about a position: one completion, the number of all, the list of them, or why there is none.
import { expect, test } from './fixtures';
import { action, board, goTo, hash, open, pieces, result, square, status } from './page';

test('a position is completed, and undo takes that back', async ({ page }) => {
  await open(page, '#/queens?n=8&q=05000000');
  await action(page, 'complete').click();
  await expect(status(page)).toHaveAttribute('data-status', 'solution');
  await expect(pieces(page)).toHaveCount(8);
  await expect(square(page, 'e7')).toHaveAttribute('data-piece', 'queen');
  // Nothing is left to ask.
  await expect(action(page, 'complete')).toHaveCount(0);
  await action(page, 'undo').click();
  await expect.poll(() => hash(page)).toBe('#/queens?n=8&q=05000000');
  await expect(action(page, 'complete')).toBeVisible();
});

test('64 queens are completed at once, and superqueens too', async ({ page }) => {
  await open(page, '#/queens?n=64');
  await action(page, 'complete').click();
  await expect(pieces(page)).toHaveCount(64);
  await expect(status(page)).toHaveAttribute('data-status', 'solution');
  await open(page, '#/queens?n=10&piece=superqueen');
  await action(page, 'complete').click();
  await expect(status(page)).toHaveAttribute('data-status', 'solution');
});

test('completions are counted, and listed by a link', async ({ page }) => {
  await open(page, '#/queens?n=8&q=10000000');
  await action(page, 'count').click();
  await expect(result(page, 'completions')).toHaveAttribute('data-state', 'done');
  await expect(result(page, 'completions')).toHaveAttribute('data-value', '4');
  await page.getByRole('link', { name: 'List completions' }).click();
  await expect(page.locator('[data-solution]')).toHaveCount(4);
});

test('where nothing completes the position the reason is named and drawn', async ({ page }) => {
  await open(page, '#/queens?n=4&q=1300');
  await action(page, 'complete').click();
  await expect(page.getByText('rank 2 (a row, counted from below) has no free square left')).toBeVisible();
  await expect(board(page).locator('.mark.refused')).toHaveCount(4);
  await square(page, 'a4').click();
  await expect(board(page).locator('.mark')).toHaveCount(0);
  await open(page, '#/queens?n=6&q=100000');
  await action(page, 'complete').click();
  await expect(page.getByText('the search tried')).toBeVisible();
});

test('a long count is cancelled', async ({ page }) => {
  await open(page, '#/queens?n=24&q=1.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0');
  await action(page, 'count').click();
  await expect(result(page, 'completions')).toHaveAttribute('data-state', 'running');
  await action(page, 'cancel').click();
  await expect(result(page, 'completions')).toHaveAttribute('data-state', 'cancelled');
});

test('a long count of completions continues while other screens are shown, and is never shown to go back', async ({ page }) => {
  await open(page, '#/queens?n=20&q=1');
  await action(page, 'count').click();
  const counted = async () => Number(await result(page, 'completions').getAttribute('data-value'));
  await expect.poll(counted).toBeGreaterThan(0);
  const before = await counted();
  await goTo(page, 'duel');
  await expect(board(page)).toHaveAttribute('data-board', '8x8');
  const background = page.locator('[data-background="queens"]');
  await background.getByRole('link').click();
  await expect(result(page, 'completions')).toHaveAttribute('data-state', 'running');
  expect(await counted()).toBeGreaterThanOrEqual(before);
  await expect(background).toHaveCount(0);
  await action(page, 'cancel').click();
  await expect(result(page, 'completions')).toHaveAttribute('data-state', 'cancelled');
});
