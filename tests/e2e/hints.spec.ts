// Hints in four tiers, in words and on the board; and which solution a solution is.
import { expect, test } from './fixtures';
import { action, board, hash, open, pieces, square, status } from './page';

test('hints give away more each time: what is forbidden, what is forced, a square', async ({ page }) => {
  await open(page, '#/queens?n=8&q=15000000');
  await action(page, 'hint').click();
  await expect(page.locator('.asked')).toContainText('has the fewest free squares');
  await expect(board(page).locator('.hint .unit')).toHaveCount(1);
  await expect(board(page).locator('.hint .attack-line')).not.toHaveCount(0);
  await expect(board(page).locator('.mark.proposed').first()).toBeVisible();
  await expect(page.locator('.reasons li').first()).toContainText(/of [a-h][78]$/);
  // A press before the answer asks the same again, and one after the last hint does nothing.
  const again = async () => {
    await action(page, 'hint').dispatchEvent('click');
    return page.locator('.asked').innerText();
  };
  await expect.poll(again).toContain('a solution can still be reached');
  await expect(board(page).locator('.mark.chosen')).toHaveCount(1);
  await expect(action(page, 'hint')).toHaveAttribute('aria-disabled', 'true');
  const name = (await page.locator('.asked p').first().innerText()).match(/[a-h][1-8]/)![0];
  await square(page, name).click();
  await expect(board(page).locator('.mark')).toHaveCount(0);
  await expect(action(page, 'hint')).not.toHaveAttribute('aria-disabled', 'true');
  // The square really belongs to a solution.
  await action(page, 'complete').click();
  await expect(status(page)).toHaveAttribute('data-status', 'solution');
});

test('what a square would leave is its reason, and a mistake comes before everything else', async ({ page }) => {
  await open(page, '#/queens?n=5&q=25000');
  await action(page, 'hint').click();
  // A press before the answer asks the same again.
  await expect(page.locator('.asked')).toContainText('has the fewest free squares');
  await action(page, 'hint').click();
  await expect(page.locator('.asked')).toContainText('Choose c3');
  await expect(page.locator('.reasons li')).toHaveText(['With a piece on a3, file c would have no free square left.']);
  await expect(board(page).locator('.hint .emptied')).toHaveCount(1);
  await open(page, '#/queens?n=8&q=12300000');
  await action(page, 'hint').click();
  await expect(page.locator('.asked')).toContainText('attack each other');
  await open(page, '#/queens?n=6&q=100000');
  await action(page, 'hint').click();
  await expect(page.locator('.asked')).toContainText('If you remove the piece on a6, the position can be completed.');
  await expect(page.locator('.asked')).toContainText('There are no more hints.');
  await expect(action(page, 'hint')).toHaveAttribute('aria-disabled', 'true');
  await expect(board(page).locator('.mark.chosen')).toHaveCount(1);
});

test('a solution is named, and leads to its images', async ({ page }) => {
  await open(page, '#/queens?n=8&q=84136275');
  await expect(page.locator('.name')).toHaveText(
    'Solution 92 of 92: the left-right mirror image of fundamental solution 1 of 12.',
  );
  await page.getByRole('link', { name: 'Its rotations and reflections' }).click();
  await expect.poll(() => hash(page)).toBe('#/solutions?n=8&orbit=15863724');
  await expect(page.getByRole('dialog')).toContainText('Solution 1 and its 8 images');
  await expect(page.getByRole('dialog').locator('[data-solution="84136275"]')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect.poll(() => hash(page)).toBe('#/solutions');
  await expect(page.locator('[data-solution]')).toHaveCount(12);
});

test('a solution found by hand is named at once, one of 14 queens too, larger ones are not', async ({ page }) => {
  await open(page, '#/queens?n=4&q=2410');
  await expect(page.locator('.name')).toHaveCount(0);
  await square(page, 'c1').click();
  await expect(page.locator('.name')).toHaveText('Solution 1 of 2: it is fundamental solution 1 of 1.');
  await open(page, '#/queens?n=14&q=2.4.6.8.10.12.14.3.1.7.9.11.13.5');
  await expect(page.locator('.name')).toContainText('of 365,596');
  await open(page, '#/queens?n=15&q=4.6.8.10.12.14.2.5.7.9.11.13.15.1.3');
  await expect(status(page)).toHaveAttribute('data-status', 'solution');
  await expect(page.locator('.name')).toHaveCount(0);
});

test('by keyboard alone: a hint, and the square that it names', async ({ page }) => {
  await open(page, '#/queens?n=4&q=2000');
  await action(page, 'hint').focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.asked')).toContainText('Rank 3 (from below) has the fewest free squares, only one.');
  await expect(page.locator('.reasons li')).toHaveText([
    'a3: on the rising diagonal of b4',
    'b3: on the file of b4',
    'c3: on the falling diagonal of b4',
  ]);
  await page.keyboard.press('Enter');
  await expect(page.locator('.asked')).toContainText('Choose d3: rank 3 has no other free square.');
  await square(page, 'a1').focus();
  for (const key of ['ArrowUp', 'ArrowUp', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'Enter']) await page.keyboard.press(key);
  await expect(pieces(page)).toHaveCount(2);
  await expect.poll(() => hash(page)).toBe('#/queens?n=4&q=2400');
});

test('on a solved board the primary action leads to all solutions, or clears a board too large for a list', async ({ page }) => {
  await open(page, '#/queens?n=8&q=15863724');
  await expect(action(page, 'hint')).toHaveCount(0);
  await page.locator('[data-primary]').click();
  await expect.poll(() => hash(page)).toBe('#/solutions');
  await open(page, '#/queens?n=40');
  await action(page, 'complete').click();
  await expect(status(page)).toHaveAttribute('data-status', 'solution');
  await page.locator('[data-primary]').click();
  await expect(pieces(page)).toHaveCount(0);
});
