// The knight's tour: by mouse, touch and keys, found by workers, played, compared, taken along. What is done by hand is
// tested in tests/components, what the workers answer in page/knight/src/tour/state/tests/.
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { action, board, goTo, hash, holdFrames, open, openAnew, openShare, result, settled, square, status } from './page';
import { gate } from './workers';

const visited = (page: Page) => board(page).locator('[data-visited]');
const legal = (page: Page) => board(page).locator('[data-legal]');
const shows = (page: Page, name: string) => expect(status(page)).toHaveAttribute('data-status', name);
const choose = (page: Page, kind: 'open' | 'closed') =>
  page.locator('[data-choice="kind"] label', { has: page.locator(`[value="${kind}"]`) }).click();
const method = (page: Page, words: string) => action(page, 'method').selectOption({ label: words });
const fastest = (page: Page) => action(page, 'speed').selectOption({ label: 'as fast as possible' });

test.describe('by hand', () => {
  test('the start and the visited squares are seen, and a tour that was finished by hand has its time', async ({ page }) => {
    await page.clock.install({ time: 0 });
    await open(page, '#/tour?size=3x4');
    const drawn = board(page);
    const walk = async (names: string) => {
      for (const name of names.split(' ')) await square(page, name).click();
    };
    // Time passes only where the test says so.
    await page.clock.pauseAt(3_600_000);
    await walk('a3 c2');
    await expect(visited(page)).toHaveCount(2);
    await page.clock.runFor(5000);
    await expect(drawn.locator('.tour-start')).toBeVisible();
    const used = await drawn.locator('.used path').first().boundingBox();
    expect(used!.width).toBeGreaterThan(0);
    expect(used!.height).toBeGreaterThan(0);
    await expect(drawn.locator('.frame')).not.toHaveCSS('stroke-width', '4px');
    await expect(result(page, 'time')).toHaveCount(0);
    await walk('a1 b3 d2 b1 c3 a2 c1 d3 b2 d1');
    await shows(page, 'tour');
    await expect(drawn.locator('.used')).toHaveCount(0);
    await expect(result(page, 'time')).toHaveAttribute('data-value', '5');
    await expect(result(page, 'time')).toContainText('0:05');
    await expect(drawn.locator('.frame')).toHaveCSS('stroke-width', '4px');
    // The tour of a link has no time.
    await page.clock.resume();
    await openAnew(page, '#/tour?size=3x4&start=a3&moves=54154145145');
    await shows(page, 'tour');
    await expect(result(page, 'time')).toHaveCount(0);
    await expect(drawn.locator('.frame')).not.toHaveCSS('stroke-width', '4px');
  });

  test('a 5 x 5 tour is walked with the keyboard alone, and announced', async ({ page }) => {
    await open(page, '#/tour?size=5x5');
    while (!(await page.evaluate(() => document.activeElement?.hasAttribute('data-square')))) {
      await page.keyboard.press('Tab');
    }
    const walkTo = async (name: string) => {
      await page.keyboard.press('Control+Home');
      for (let file = 'a'.charCodeAt(0); file < name.charCodeAt(0); file += 1) await page.keyboard.press('ArrowRight');
      for (let rank = 5; rank > Number(name[1]); rank -= 1) await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
    };
    await walkTo('a1');
    await expect(square(page, 'a1')).toHaveAttribute('aria-label', 'a1, knight, on its first square');
    await expect(square(page, 'b3')).toHaveAttribute('aria-label', 'b3, the knight can go here');
    // The hints show the path, square by square.
    for (let visits = 1; visits < 25; visits += 1) {
      await page.keyboard.press('h');
      const proposed = board(page).locator('[data-square]:has(.mark.proposed)');
      await expect(proposed).toHaveCount(1);
      await walkTo((await proposed.getAttribute('data-square'))!);
      await expect(visited(page)).toHaveCount(visits + 1);
    }
    await shows(page, 'tour');
    await expect(status(page)).toHaveAttribute('role', 'status');
    await page.keyboard.press('Control+z');
    await shows(page, 'incomplete');
  });

  test('the knight is dragged, too', async ({ page }) => {
    await open(page, '#/tour?size=8x8&start=d4');
    await square(page, 'd4').hover();
    await page.mouse.down();
    await square(page, 'e6').hover();
    await page.mouse.up();
    await expect(square(page, 'e6')).toHaveAttribute('data-piece', 'knight');
  });

  test('onward moves are shown only if asked for, also at the next visit', async ({ page }) => {
    await open(page, '#/tour?size=8x8&start=a1');
    const circle = square(page, 'b3').locator('.legal circle');
    const number = square(page, 'b3').locator('.legal text');
    await expect(circle).toBeVisible();
    await expect(number).toHaveCount(0);
    await expect(square(page, 'b3')).toHaveAttribute('data-legal', '5');
    await expect(square(page, 'b3')).toHaveAttribute('aria-label', 'b3, the knight can go here');
    await action(page, 'onward').check();
    await expect(number).toBeVisible();
    await expect(number).toHaveText('5');
    await expect(square(page, 'b3')).toHaveAttribute('aria-label', 'b3, 5 onward moves');
    await page.reload();
    await expect(number).toBeVisible();
    await action(page, 'onward').uncheck();
    await expect(number).toHaveCount(0);
    await expect(circle).toBeVisible();
    await page.reload();
    await expect(circle).toBeVisible();
    await expect(number).toHaveCount(0);
  });
});

test('a game that was cleared, and moves that were taken back, are there again after a reload', async ({ page }) => {
  await open(page, '#/tour?size=8x8&start=a1&moves=17');
  await square(page, 'd3').click();
  await action(page, 'undo').click();
  await expect(visited(page)).toHaveCount(3);
  await page.reload();
  await action(page, 'redo').click();
  await expect(visited(page)).toHaveCount(4);
  await action(page, 'restart').click();
  await expect(visited(page)).toHaveCount(0);
  await goTo(page, 'duel');
  await expect.poll(() => hash(page)).toMatch(/^#\/duel/);
  await page.reload();
  await goTo(page, 'tour');
  await action(page, 'undo').click();
  await expect(visited(page)).toHaveCount(4);
  await expect.poll(() => hash(page)).toBe('#/tour?size=8x8&start=a1&moves=171');
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('moves are tapped, taken back and found', async ({ page }) => {
    await open(page, '#/tour');
    await square(page, 'a1').tap();
    await square(page, 'b3').tap();
    await square(page, 'c5').tap();
    await expect(visited(page)).toHaveCount(3);
    await square(page, 'a1').tap();
    await expect(visited(page)).toHaveCount(1);
    await holdFrames(page);
    await action(page, 'make').tap();
    await action(page, 'pause').tap();
    await expect(action(page, 'play')).toBeVisible();
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });
});

test.describe('found and played', () => {
  test('from the square clicked a tour is found, played, paused, stepped and sought', async ({ page }) => {
    await open(page, '#/tour');
    await square(page, 'd4').click();
    await expect(visited(page)).toHaveCount(1);
    const release = await holdFrames(page);
    await action(page, 'play').click();
    await action(page, 'pause').click();
    await release();
    await expect(result(page, 'made')).toHaveAttribute('data-value', 'yes');
    const seek = action(page, 'seek');
    await seek.fill('40');
    await expect(visited(page)).toHaveCount(40);
    await expect(square(page, 'd4')).toHaveAttribute('data-visited', '1');
    await action(page, 'step').click();
    await expect(visited(page)).toHaveCount(41);
    await page.keyboard.press(',');
    await page.keyboard.press(',');
    await expect(visited(page)).toHaveCount(39);
    await expect.poll(() => hash(page)).toMatch(/^#\/tour\?size=8x8&start=d4&moves=[0-7]{63}&step=39$/);
    await fastest(page);
    await action(page, 'play').click();
    await expect(visited(page)).toHaveCount(64);
    await shows(page, 'tour');
    await expect.poll(() => hash(page)).toMatch(/^#\/tour\?size=8x8&start=d4&moves=[0-7]{63}$/);
    // Another move leaves the tour, and undo comes back to it.
    await seek.fill('30');
    const other = await legal(page).first().getAttribute('data-square');
    const known = await legal(page).count();
    await square(page, other!).click();
    await expect(visited(page)).toHaveCount(31);
    expect(known).toBeGreaterThan(0);
  });

  test('a lost route is reported with the reason and taken back with one press, one’s own moves are played, and finished', async ({ page }) => {
    // a1 b3 c1 d3 b2: two squares are left with one move each.
    await open(page, '#/tour?size=5x5&start=a1&moves=1714');
    await action(page, 'finishable').click();
    await expect(result(page, 'finishable')).toHaveAttribute('data-value', 'no');
    await expect(page.locator('.answer')).toContainText('have only one move left each');
    await action(page, 'hint').click();
    await expect(result(page, 'finishable')).toHaveAttribute('data-value', 'no');
    await expect(board(page).locator('.mark.proposed')).toHaveCount(0);
    await action(page, 'take-back').click();
    await expect.poll(() => hash(page)).not.toContain('1714');
    const kept = hash(page);
    await action(page, 'finishable').click();
    await expect(result(page, 'finishable')).toHaveAttribute('data-value', 'yes');
    await fastest(page);
    await action(page, 'play').click();
    await expect.poll(() => hash(page)).toBe(kept);
    const own = kept.match(/moves=(\d+)/)![1].length + 1;
    await expect(visited(page)).toHaveCount(own);
    await action(page, 'complete').click();
    await shows(page, 'tour');
    await expect(visited(page)).toHaveCount(25);
    await action(page, 'undo').click();
    await expect(visited(page)).toHaveCount(own);
  });

  test('to a given end, closed, and by a method; none plays by itself under reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, '#/tour?size=8x8&start=a1');
    const end = page.locator('#field-end');
    await end.fill('h99');
    await end.press('Enter');
    await expect(end).toHaveAttribute('aria-invalid', 'true');
    await expect(end).toHaveValue('h99');
    await end.fill('h1');
    await end.press('Enter');
    await expect(end).not.toHaveAttribute('aria-invalid');
    await expect.poll(() => hash(page)).toBe('#/tour?size=8x8&start=a1&end=h1');
    await action(page, 'make').click();
    await expect(square(page, 'h1')).toHaveAttribute('data-visited', '64');
    await expect(action(page, 'pause')).toHaveCount(0);
    await expect(result(page, 'moves-by-rule')).toBeVisible();
    await expect(status(page)).toContainText('from a1 to h1');
    await choose(page, 'closed');
    await expect(page.locator('#field-end')).toHaveCount(0);
    await action(page, 'make').click();
    await shows(page, 'closed-tour');
    await expect(board(page).locator('.closing')).toHaveCount(2);
    await choose(page, 'open');
    await method(page, 'Warnsdorff’s rule, ties by Roth');
    await action(page, 'make').click();
    await expect(result(page, 'made')).toHaveAttribute('data-value', 'yes');
    await expect(visited(page)).toHaveCount(64);
    await expect.poll(() => hash(page)).toContain('&method=roth');
  });

  test('the methods are compared from every start', async ({ page }) => {
    const workers = await gate(page);
    await open(page, '#/tour');
    await page.locator('.comparison summary').click();
    await action(page, 'compare').click();
    const found = async () => {
      await workers.pass(1);
      return page.locator('[data-rate="roth-8"]').getAttribute('data-value');
    };
    await expect.poll(found, { intervals: [50] }).toBe('64');
    await page.setViewportSize({ width: 360, height: 740 });
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    await action(page, 'cancel-compare').click();
    await expect(result(page, 'success-rates')).toHaveAttribute('data-state', 'cancelled');
    await workers.pass();
    await action(page, 'compare').click();
    await expect(result(page, 'success-rates')).toHaveAttribute('data-state', 'done');
    await expect(page.locator('[data-rate="roth-8"]')).toContainText('100');
    expect(Number(await page.locator('[data-rate="first-7"]').getAttribute('data-value'))).toBeLessThan(25);
  });
});

test.describe('where there is no tour', () => {
  test('it is said why, once the worker has found it', async ({ page }) => {
    for (const [link, words] of [
      ['#/tour?size=2x9&make=open', 'never returns'],
      ['#/tour?size=5x5&start=b1', 'one dark square more'],
      ['#/tour?size=8x8&start=a1&end=c1&make=open', 'same colour'],
      ['#/tour?size=5x8&start=b3&end=e5&make=open', 'has b3 between them'],
    ] as const) {
      await open(page, link);
      await expect(page.locator('.no-tour')).toContainText(words);
      await shows(page, 'no-tour');
      await settled(page);
      expect(hash(page)).toBe(link);
    }
  });
});

test.describe('large boards', () => {
  test('64 x 64 is drawn square by square, 65 x 65 on a canvas', async ({ page }) => {
    await open(page, '#/tour?size=64x64&start=a1');
    await expect(board(page).locator('[data-square]')).toHaveCount(4096);
    await open(page, '#/tour?size=65x65&start=a1');
    await expect(page.locator('canvas[data-board="65x65"]')).toBeVisible();
    await page.locator('.moves [data-action="move"]').first().click();
    await expect.poll(() => hash(page)).toMatch(/start=a1&moves=\d$/);
  });

  test('the link of a large tour has what is asked for', async ({ page }) => {
    const link = '#/tour?size=200x200&start=a1&end=b1&make=open';
    await open(page, link);
    await shows(page, 'tour');
    await expect(status(page)).toContainText('40,000');
    await expect.poll(() => hash(page)).toBe(link);
    await action(page, 'seek').fill('1234');
    await expect(status(page)).toContainText('1,234 of 40,000');
    await expect.poll(() => hash(page)).toBe(`${link}&step=1234`);
    await page.reload();
    await expect(status(page)).toContainText('1,234 of 40,000');
  });

  test('a million squares are toured, seen whole and close, and played', async ({ page }) => {
    test.slow();
    await open(page, '#/tour?size=1000x1000&start=a1&make=closed');
    await expect(status(page)).toHaveAttribute('data-status', 'closed-tour');
    const isWhole = (whole: boolean) =>
      whole
        ? expect(action(page, 'zoom-out')).toHaveAttribute('aria-disabled', 'true')
        : expect(action(page, 'zoom-out')).not.toHaveAttribute('aria-disabled', 'true');
    await isWhole(true);
    await action(page, 'zoom-in').click();
    await isWhole(false);
    await action(page, 'zoom-whole').click();
    await isWhole(true);
    await page.locator('canvas[data-board]').focus();
    for (const key of ['+', '+', 'ArrowRight']) await page.keyboard.press(key);
    await isWhole(false);
    await page.keyboard.press('0');
    await isWhole(true);
    await action(page, 'seek').fill('1');
    await expect(status(page)).toHaveAttribute('data-status', 'incomplete');
    await action(page, 'play').click();
    await expect(status(page)).toHaveAttribute('data-status', 'closed-tour');
  });
});

test('the path is taken along as squares, digits, table and picture', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '#/tour?size=3x4&start=a3&moves=54154145145');
  await action(page, 'colour').check();
  await openShare(page);
  await action(page, 'copy-moves').click();
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(copied).toContain('a3 c2 a1');
  await action(page, 'copy-digits').click();
  await expect.poll(copied).toContain('a3 54154145145');
  const saved = async (name: string) => {
    const download = page.waitForEvent('download');
    await action(page, name).click();
    const file = await download;
    return { name: file.suggestedFilename(), text: readFileSync((await file.path())!) };
  };
  expect((await saved('save-csv')).text.toString()).toContain('12,d1,3,4');
  expect((await saved('save-moves')).name).toBe('knights-tour-3x4.txt');
  const svg = (await saved('save-svg')).text.toString();
  expect(svg).toContain('<polyline');
  expect(svg).toContain('fill="#ffea46"');
  expect((await saved('save-png')).text.subarray(1, 4).toString()).toBe('PNG');
});
