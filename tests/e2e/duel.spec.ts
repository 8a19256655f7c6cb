// The duel: two people, the computer's levels, undo, holes, who wins and the pairs that prove it.
import { expect, test } from './fixtures';
import { action, board, hash, notice, open, openAnew, pieces, result, square, status } from './page';

const choose = (page: import('@playwright/test').Page, player: 'first' | 'second', value: string) =>
  page.locator(`[data-choice="${player}"] label`, { has: page.locator(`[value="${value}"]`) }).click();

const visited = (page: import('@playwright/test').Page) => board(page).locator('[data-visited]');
const legal = (page: import('@playwright/test').Page) => board(page).locator('[data-legal]');

test('opens with an empty 8 x 8 board on which the knight may begin anywhere', async ({ page }) => {
  await open(page, '#/duel');
  await expect(board(page)).toHaveAttribute('data-board', '8x8');
  await expect(status(page)).toHaveAttribute('data-status', 'empty');
  await expect(legal(page)).toHaveCount(64);
  await expect(square(page, 'a1')).toHaveAttribute('data-legal', '2');
  await expect.poll(() => hash(page)).toBe('#/duel');
});

test('first of all the opponent is chosen, and the game against the computer begins on a small board', async ({ page }) => {
  for (const [press, link] of [
    [action(page, 'against'), '#/duel?size=6x6&first=strong'],
    [page.locator('[data-action="oppose"][data-value="greedy"]'), '#/duel?size=6x6&first=greedy'],
  ] as const) {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openAnew(page, '#/duel');
    await expect(status(page)).toHaveText('Choose your opponent.');
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

test('the first game is on the board that is shown, if one wants that', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '#/duel');
  const rule = page.getByText('not on the board that is shown');
  await expect(rule).toBeVisible();
  await action(page, 'keep-board').click();
  await expect(rule).toHaveCount(0);
  await expect(action(page, 'keep-board')).toHaveCount(0);
  await expect(page.locator('.opponents button')).toHaveCount(5);
  // Perfect does not get the side that loses; the sides are swapped before the game.
  await page.locator('[data-action="oppose"][data-value="perfect"]').click();
  await expect.poll(() => hash(page)).toBe('#/duel?size=8x8&second=perfect');
  await action(page, 'swap').click();
  await expect(visited(page)).toHaveCount(1);
  await expect.poll(() => hash(page)).toContain('first=perfect');
});

test('two people move one knight in turn', async ({ page }) => {
  await open(page, '#/duel');
  await square(page, 'd4').click();
  await expect(square(page, 'd4')).toHaveAttribute('data-piece', 'knight');
  await expect(status(page)).toHaveAttribute('data-status', 'incomplete');
  await expect(status(page)).toContainText('The second player can move');
  await expect(legal(page)).toHaveCount(8);
  await square(page, 'e6').click();
  await expect(status(page)).toContainText('The first player can move');
  await expect(pieces(page, 'knight')).toHaveCount(1);
  await expect(square(page, 'd4')).toHaveAttribute('data-visited', '1');
  await expect(square(page, 'e6')).toHaveAttribute('data-visited', '2');
  await expect(square(page, 'g7')).toHaveAttribute('data-legal', '3');
  await expect.poll(() => hash(page)).toBe('#/duel?size=8x8&start=d4&moves=1');

  await square(page, 'a1').click();
  await expect(status(page)).toContainText('a1 is not a knight’s move away');
  await square(page, 'd4').click();
  await expect(status(page)).toContainText('has been on d4');
  await expect(visited(page)).toHaveCount(2);
});

test('who cannot move has lost', async ({ page }) => {
  const over = '#/duel?size=3x3&start=a1&moves=1723605';
  await open(page, over);
  await expect(status(page)).toHaveAttribute('data-status', 'won');
  await expect(status(page)).toContainText('The second player has won');
  await expect(legal(page)).toHaveCount(0);
  await open(page, `${over}&second=greedy`);
  await expect(status(page)).toHaveAttribute('data-status', 'lost');
  await open(page, `${over}&first=greedy`);
  await expect(status(page)).toHaveAttribute('data-status', 'won');
  await expect(status(page)).toContainText('You have won');
});

test('the computer answers, and undo takes both moves back', async ({ page }) => {
  await open(page, '#/duel');
  await choose(page, 'second', 'perfect');
  await square(page, 'a1').click();
  await expect(visited(page)).toHaveCount(2);
  await expect(status(page)).toContainText('The computer has gone to');
  await action(page, 'undo').click();
  await expect(visited(page)).toHaveCount(0);
  await action(page, 'redo').click();
  await expect(visited(page)).toHaveCount(2);
  await action(page, 'restart').click();
  await expect(visited(page)).toHaveCount(0);
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

test('a link is shown as it is, until the computer is told to move', async ({ page }) => {
  const link = '#/duel?size=8x8&start=d4&second=perfect';
  await page.clock.install({ time: 0 });
  await open(page, link);
  await board(page).waitFor();
  await page.clock.runFor(2000);
  await expect.poll(() => hash(page)).toBe(link);
  await expect(visited(page)).toHaveCount(1);
  await action(page, 'play').click();
  await page.clock.runFor(2000);
  await expect(visited(page)).toHaveCount(2);
});

test('the player who begins on 8 x 8 loses against a perfect player', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '#/duel?size=8x8&second=perfect');
  await square(page, 'd4').click();
  for (let moves = 1; moves <= 32; moves += 1) {
    await expect(visited(page)).toHaveCount(2 * moves);
    if ((await legal(page).count()) === 0) break;
    await legal(page).first().click();
  }
  await expect(status(page)).toHaveAttribute('data-status', 'lost');
  await action(page, 'undo').click();
  await expect(status(page)).toHaveAttribute('data-status', 'incomplete');
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

test('who wins is told, with the winning moves and the pairs', async ({ page }) => {
  await open(page, '#/duel?size=8x8&start=d4');
  await expect(result(page, 'winner')).toHaveCount(0);
  await action(page, 'reveal').check();
  await expect(result(page, 'winner')).toHaveAttribute('data-value', 'mover');
  await expect(result(page, 'winner')).toContainText('The second player wins');
  await expect(result(page, 'winning-moves')).toHaveAttribute('data-value', '8');
  await expect(board(page).locator('.mark.winning')).toHaveCount(8);
  await action(page, 'pairs').check();
  await expect(board(page).locator('.pair')).toHaveCount(32);
  await expect(board(page).locator('.pair.of-knight')).toHaveCount(1);
  const partner = await square(page, 'd4').getAttribute('aria-label');
  await square(page, partner!.match(/paired with (\w+)/)![1]).click();
  await expect(result(page, 'winner')).toHaveAttribute('data-value', 'other');
  await expect(result(page, 'winning-moves')).toHaveAttribute('data-value', '0');
  await expect(board(page).locator('.pair')).toHaveCount(31);
  await expect(board(page).locator('.block-outline')).toHaveCount(8);
});

test('on a board with a single square the first player begins there', async ({ page }) => {
  await open(page, '#/duel?size=3x3');
  await action(page, 'reveal').check();
  await action(page, 'pairs').check();
  await expect(result(page, 'winner')).toContainText('The first player wins');
  await expect(board(page).locator('.single')).toHaveCount(1);
  await expect(page.locator('.strategy')).toHaveCount(0);
  await square(page, 'b2').click();
  await expect(status(page)).toHaveAttribute('data-status', 'won');
});

test('the strategy of pairs is explained where it is one', async ({ page }) => {
  await open(page, '#/duel');
  await page.locator('.strategy summary').click();
  await expect(page.locator('.strategy')).toContainText('8 blocks');
  await expect(page.locator('.block-figure .pair')).toHaveCount(4);
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

test('a game that cannot be won is told before it begins, and the other side offered', async ({ page }) => {
  await open(page, '#/duel?size=4x4&second=perfect');
  const offer = page.locator('[data-notice="hopeless"]');
  await expect(offer).toContainText('The second player wins');
  await action(page, 'swap').click();
  await expect(visited(page)).toHaveCount(1);
  await expect.poll(() => hash(page)).toMatch(/^#\/duel\?size=4x4&start=\w+&first=perfect$/);
  await expect(offer).toHaveCount(0);
  await open(page, '#/duel?size=3x3&second=perfect');
  await expect(status(page)).toHaveAttribute('data-status', 'empty');
  await expect(offer).toHaveCount(0);
});

test('the computer that is chosen to win from the start waits until it is told to', async ({ page }) => {
  await page.clock.install({ time: 0 });
  await open(page, '#/duel?size=3x3');
  await choose(page, 'first', 'perfect');
  await page.clock.runFor(2000);
  await expect(page.locator('[data-notice="hopeless"]')).toContainText('The first player wins');
  await expect(visited(page)).toHaveCount(0);
  await action(page, 'swap').click();
  await expect(page.locator('[data-choice="first"] input[value="person"]')).toBeChecked();
});

test('after a lost game the move that lost it is named, and one plays again', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const over = '#/duel?size=3x3&start=a1&moves=1723605&second=perfect';
  await open(page, over);
  await expect(result(page, 'losing-move')).toHaveAttribute('data-value', '1');
  await expect(result(page, 'losing-move')).toContainText('b2 would have won');
  await action(page, 'back-to-losing-move').click();
  await expect(visited(page)).toHaveCount(0);
  await action(page, 'undo').click();
  await expect(status(page)).toHaveAttribute('data-status', 'lost');
  await action(page, 'swap').click();
  await expect.poll(() => hash(page)).toContain('first=perfect');
  await expect(page.locator('[data-choice="second"] input[value="person"]')).toBeChecked();
});

test('undo leaves alone who plays', async ({ page }) => {
  await open(page, '#/duel');
  await square(page, 'd4').click();
  await square(page, 'e6').click();
  await choose(page, 'second', 'strong');
  await action(page, 'undo').click();
  await expect(visited(page)).toHaveCount(0);
  await expect(page.locator('[data-choice="second"] input[value="strong"]')).toBeChecked();
});

test('holes are made and mended, and the sides changed', async ({ page }) => {
  await open(page, '#/duel?size=8x8&start=d4');
  await action(page, 'holes').check();
  await square(page, 'h8').click();
  await square(page, 'a1').click();
  await expect.poll(() => hash(page)).toBe('#/duel?size=8x8&start=d4&holes=a1,h8');
  await expect(square(page, 'a1')).toHaveAttribute('aria-label', 'a1, hole');
  await expect(page.locator('.strategy')).toHaveCount(0);
  await square(page, 'a1').click();
  await action(page, 'holes').uncheck();
  await square(page, 'e6').click();
  await expect.poll(() => hash(page)).toBe('#/duel?size=8x8&start=d4&moves=1&holes=h8');
  await page.locator('#field-rows').fill('5');
  await page.locator('#field-rows').press('Enter');
  await expect(board(page)).toHaveAttribute('data-board', '5x8');
  await expect.poll(() => hash(page)).toBe('#/duel?size=5x8&start=d4');
});

test('a game is played with the keyboard alone, and heard', async ({ page }) => {
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

test('a wrong value gets a notice that says what is right', async ({ page }) => {
  for (const [parameter, link, shown, words] of [
    ['size', '#/duel?size=8x99', '#/duel', 'each from 1 to 20'],
    ['start', '#/duel?size=5x5&start=f1', '#/duel?size=5x5', '5 × 5'],
    ['start', '#/duel?start=a1&holes=a1', '#/duel?size=8x8&holes=a1', 'not a hole'],
    ['moves', '#/duel?start=a1&moves=19', '#/duel?size=8x8&start=a1&moves=1', 'move 2 is “9”'],
    ['moves', '#/duel?start=a1&moves=12', '#/duel?size=8x8&start=a1&moves=1', 'move 2 leaves it from b3'],
    ['moves', '#/duel?start=a1&moves=16', '#/duel?size=8x8&start=a1&moves=1', 'move 2 leads to a1 again'],
    ['moves', '#/duel?start=a1&moves=1&holes=b3', '#/duel?size=8x8&start=a1&holes=b3', 'into the hole b3'],
    ['moves', '#/duel?moves=1', '#/duel', 'start'],
    ['holes', '#/duel?holes=a1,z9', '#/duel', '8 × 8'],
    ['second', '#/duel?second=king', '#/duel', 'perfect'],
  ] as const) {
    await openAnew(page, link);
    await expect.poll(() => hash(page)).toBe(shown);
    await expect(notice(page, parameter)).toContainText(words);
  }
});
