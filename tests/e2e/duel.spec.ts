// The duel: by mouse and keys, and with the computer's pauses. What its buttons do is tested in tests/components.
import { expect, test } from './fixtures';
import { action, board, hash, open, openAnew, square, status } from './page';

const choose = (page: import('@playwright/test').Page, player: 'first' | 'second', value: string) =>
  page.locator(`[data-choice="${player}"] label`, { has: page.locator(`[value="${value}"]`) }).click();

const visited = (page: import('@playwright/test').Page) => board(page).locator('[data-visited]');
const legal = (page: import('@playwright/test').Page) => board(page).locator('[data-legal]');

test('first of all the opponent is chosen, and the game against the computer begins on a small board', async ({ page }) => {
  for (const [press, link] of [
    [action(page, 'against'), '#/duel?size=6x6&first=strong'],
    [page.locator('[data-action="oppose"][data-value="greedy"]'), '#/duel?size=6x6&first=greedy'],
  ] as const) {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openAnew(page, '#/duel');
    await expect(status(page)).toHaveText('Choose your opponent.');
    await expect(board(page)).toHaveAttribute('data-board', '8x8');
    await expect(status(page)).toHaveAttribute('data-status', 'empty');
    await expect(page.locator('.opponents button')).toHaveCount(5);
    await press.click();
    // The computer begins: on a board like this, the second player can win.
    await expect(visited(page)).toHaveCount(1);
    await expect.poll(() => hash(page).replace(/&start=\w+/, '')).toBe(link);
    await expect(page.locator('.opponents')).toHaveCount(0);
  }
  await openAnew(page, '#/duel?size=5x4');
  await page.locator('[data-action="oppose"][data-value="person"]').click();
  await expect(page.locator('.opponents')).toHaveCount(0);
  await expect(status(page)).toContainText('First player');
  await expect.poll(() => hash(page)).toBe('#/duel?size=5x4');
});

test('the pause before the answer can be used to take the move back, or to wait', async ({ page }) => {
  // On a busy machine the pause would be over before the test makes use of it.
  await page.clock.install({ time: 0 });
  await open(page, '#/duel?size=8x8&second=greedy');
  await board(page).waitFor();
  await page.clock.pauseAt(3_600_000);
  await square(page, 'a1').click();
  await expect(visited(page)).toHaveCount(1);
  await page.keyboard.press('Control+z');
  await page.clock.runFor(2000);
  await expect(visited(page)).toHaveCount(0);
  await square(page, 'b1').click();
  await action(page, 'pause').click();
  await page.clock.runFor(2000);
  await expect(visited(page)).toHaveCount(1);
  await action(page, 'play').click();
  await page.clock.runFor(2000);
  await expect(visited(page)).toHaveCount(2);
});

test('the computer can begin, and play with itself to the end', async ({ page }) => {
  await page.clock.install();
  await open(page, '#/duel?size=3x4');
  await choose(page, 'first', 'perfect');
  await expect(visited(page)).toHaveCount(1);
  await choose(page, 'second', 'random');
  const later = async () => {
    await page.clock.runFor(1000);
    return status(page).getAttribute('data-status');
  };
  await expect.poll(later, { intervals: [50] }).toBe('won');
});

test('each player has a shape, and while the computer is to move nothing looks pressable', async ({ page }) => {
  await open(page, '#/duel?size=8x8&start=d4&moves=13');
  await expect(board(page).locator('.sides .by-first')).toHaveCount(2);
  await expect(board(page).locator('.sides .by-second')).toHaveCount(1);
  await expect(page.locator('.game-moves li')).toHaveText(['d4e6', 'g7']);
  await open(page, '#/duel?size=8x8&start=d4&second=strong');
  await expect(action(page, 'play')).toHaveClass(/primary/);
  await expect(legal(page)).toHaveCount(0);
  await expect(square(page, 'e6')).toHaveCSS('cursor', 'default');
});

test('a game is played with the keyboard alone, and announced', async ({ page }) => {
  await open(page, '#/duel?size=3x3');
  while (!(await page.evaluate(() => document.activeElement?.hasAttribute('data-square')))) {
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await expect(status(page)).toHaveText('The second player can move from a1 to b3, c2.');
  await expect(square(page, 'a1')).toHaveAttribute('aria-label', 'a1, knight, on its first square');
  await expect(square(page, 'b3')).toHaveAttribute('aria-label', 'b3, 1 onward move');
  // Round the centre: b3, c1, a2, c3, b1, a3, c2.
  const walk = ['PageUp ArrowRight', 'PageDown ArrowRight', 'ArrowUp Home', 'ArrowUp End', 'PageDown ArrowLeft', 'Home PageUp', 'ArrowDown End'];
  for (const keys of walk) {
    for (const key of [...keys.split(' '), 'Enter']) await page.keyboard.press(key);
  }
  await expect(status(page)).toHaveAttribute('data-status', 'won');
  await expect(status(page)).toHaveAttribute('role', 'status');
  await page.keyboard.press('Control+z');
  await expect(status(page)).toHaveAttribute('data-status', 'incomplete');
});
