// The board of queens: placing, marks, status, arithmetic, undo, text, links.
import { readFile } from 'node:fs/promises';
import type { Locator } from '@playwright/test';
import { NOON, expect, test } from './fixtures';
import { action, board, hash, notice, open, openShare, pieces, pressInMenu, settled, square, status } from './page';

test('clicks place and remove, and say what attacks what', async ({ page }) => {
  await open(page, '#/queens');
  await square(page, 'a1').click();
  await expect(square(page, 'a1')).toHaveAttribute('data-piece', 'queen');
  await expect(square(page, 'h8')).toHaveAttribute('data-attacked', 'true');
  await expect(square(page, 'b3')).not.toHaveAttribute('data-attacked');
  await expect(status(page)).toHaveAttribute('data-status', 'incomplete');

  await square(page, 'h8').click();
  await expect(status(page)).toHaveAttribute('data-status', 'conflict');
  await expect(status(page)).toContainText('a1 and h8');
  await expect(square(page, 'a1')).toHaveAttribute('data-conflict', 'true');
  await expect(board(page).locator('.attack-line')).toHaveCount(1);
  await expect(page.locator('.arithmetic mark')).toHaveCount(2);

  await square(page, 'a1').click();
  await expect(status(page)).toHaveAttribute('data-status', 'incomplete');
  await expect(pieces(page)).toHaveCount(1);
});

test('a row of the table that the pointer or the focus is on shows its queen on the board', async ({ page }) => {
  await open(page, '#/queens?n=8&q=15863724');
  const rows = page.locator('.arithmetic tbody tr');
  const frame = board(page).locator('.pointed');
  /** Waits until the frame lies around a square, after `point`: what comes above the table may push it away under the pointer. */
  const lies = async (name: string, point = async () => {}) => {
    const centre = async (part: Locator) => {
      const { x, y, width, height } = (await part.boundingBox())!;
      return [x + width / 2, y + height / 2];
    };
    await expect(async () => {
      await point();
      await expect(frame).toHaveCount(1, { timeout: 1000 });
      const [around, at] = await Promise.all([centre(frame), centre(square(page, name))]);
      expect(Math.hypot(around[0] - at[0], around[1] - at[1])).toBeLessThan(2);
    }, name).toPass();
  };
  await expect(frame).toHaveCount(0);
  await lies('h6', () => rows.nth(2).hover());
  await page.mouse.move(0, 0);
  await expect(frame).toHaveCount(0);
  // One stop of the Tab key, and the arrow keys lead on.
  expect(await rows.evaluateAll((all) => all.filter((row) => (row as HTMLElement).tabIndex === 0).length)).toBe(1);
  await rows.first().focus();
  await lies('a8');
  await page.keyboard.press('ArrowDown');
  await lies('e7');
  await page.keyboard.press('ArrowUp');
  await lies('a8');
  await page.locator('h1').first().evaluate(() => (document.activeElement as HTMLElement).blur());
  await expect(frame).toHaveCount(0);
});

test('a solution is solved with the keyboard alone', async ({ page }) => {
  await open(page, '#/queens?n=4');
  await page.keyboard.press('Tab');
  while (!(await page.evaluate(() => document.activeElement?.hasAttribute('data-square')))) {
    await page.keyboard.press('Tab');
  }
  // From a1: b1 is not in the solution 2413, so walk b4, d3, a2, c1.
  const walk = ['PageUp', 'ArrowRight', 'Enter', 'ArrowDown', 'End', ' ', 'Home', 'ArrowDown', 'Enter'];
  for (const key of [...walk, 'ArrowDown', 'ArrowRight', 'ArrowRight', 'Enter']) await page.keyboard.press(key);
  await expect(status(page)).toHaveAttribute('data-status', 'solution');
  await expect(square(page, 'c1')).toBeFocused();
  await expect.poll(() => hash(page)).toBe('#/queens?n=4&q=2413');
});

test('dragging moves a piece', async ({ page }) => {
  await open(page, '#/queens?n=8&q=10000000');
  await square(page, 'a8').hover();
  await page.mouse.down();
  await square(page, 'c5').hover();
  await expect(board(page)).toHaveClass(/dragging/);
  await page.mouse.up();
  await expect(pieces(page)).toHaveCount(1);
  await expect(square(page, 'c5')).toHaveAttribute('data-piece', 'queen');
  // On a board that is lower than its column is wide, too.
  await page.setViewportSize({ width: 600, height: 360 });
  await square(page, 'e4').scrollIntoViewIfNeeded();
  await square(page, 'c5').hover();
  await page.mouse.down();
  await square(page, 'e4').hover();
  await square(page, 'd6').hover();
  await page.mouse.up();
  await expect(square(page, 'd6')).toHaveAttribute('data-piece', 'queen');
  // Let go beside the board, the piece stays where it was.
  await square(page, 'd6').hover();
  await page.mouse.down();
  await page.mouse.move(1, 1);
  await page.mouse.up();
  await expect(square(page, 'd6')).toHaveAttribute('data-piece', 'queen');
});

test('the text box takes a permutation, a FEN and squares, and refuses the rest without loss', async ({ page }) => {
  await open(page, '#/queens');
  const field = page.locator('#field-position');
  const place = async (text: string) => {
    await field.fill(text);
    await field.press('Enter');
  };
  await place('15863724');
  await expect(status(page)).toHaveAttribute('data-status', 'solution');
  await place('Q7/4Q3/8/8/8/8/8/Q6Q');
  await expect(pieces(page)).toHaveCount(4);
  await place('e4');
  await expect(square(page, 'e4')).toHaveAttribute('data-piece', 'queen');
  await place('[0, 4, 7, 5, 2, 6, 1, 3]');
  await expect(status(page)).toHaveAttribute('data-status', 'solution');
  await expect(page.locator('.field .remark')).toContainText('because each number from 0 on occurs once');
  await expect.poll(() => hash(page)).toBe('#/queens?n=8&q=15863724');
  // Parts that arrive meanwhile move the button between the press and the release.
  await settled(page);
  await action(page, 'position-from-one').click();
  await expect.poll(() => hash(page)).toBe('#/queens?n=8&q=04752613');
  await expect(action(page, 'position-from-one')).toHaveCount(0);
  await place('1 5 8 6');
  await expect(notice(page, 'text')).toContainText('4 numbers were read (1, 5, 8, 6)');
  await expect(board(page)).toHaveAttribute('data-board', '8x8');
  await place('https://example.org/#/queens?n=8&fen=Q7/4Q3/8/8/8/8/8/Q6Q');
  await expect(page.locator('.field .remark')).toBeEmpty();
  await place('e4');
  await place('nonsense');
  await expect(notice(page, 'text')).toBeVisible();
  await expect(field).toHaveValue('nonsense');
  await expect(pieces(page)).toHaveCount(5);
  // In what a program has printed, the worker finds the position.
  await field.fill('Solution 1: x = [3, 1, 4, 2]\nSolution 2: x = [2, 4, 1, 3]');
  await action(page, 'position').click();
  await expect.poll(() => hash(page)).toBe('#/queens?n=4&q=3142');
  await expect(notice(page, 'text')).toHaveCount(0);
  // Typed text is no shortcut, and Shift and Enter begin a line.
  await field.press('Control+z');
  await field.fill('3');
  await field.press('Shift+Enter');
  await field.pressSequentially('r');
  await expect(field).toHaveValue('3\nr');
  expect(hash(page)).toBe('#/queens?n=4&q=3142');
});

test('side and piece change the board, and the link says so', async ({ page }) => {
  await open(page, '#/queens?n=8&q=15863724');
  await page.locator('#field-n').fill('10');
  await page.locator('#field-n').press('Enter');
  await expect(board(page)).toHaveAttribute('data-board', '10x10');
  await expect(pieces(page)).toHaveCount(8);
  await page.getByText('Superqueen', { exact: true }).click();
  await expect(pieces(page, 'superqueen')).toHaveCount(8);
  await expect.poll(() => hash(page)).toBe('#/queens?n=10&q=0.0.1.5.8.6.3.7.2.4&piece=superqueen');
  await page.locator('#field-n').fill('65');
  await expect(page.getByRole('alert')).toContainText('1 to 64');
  await expect(board(page)).toHaveAttribute('data-board', '10x10');
});

test('copies the link of the position', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.clock.install();
  await open(page, '#/queens?n=8&q=15863724');
  await expect(pieces(page)).toHaveCount(8);
  await action(page, 'copy-link').waitFor();
  await page.clock.pauseAt(new Date(NOON.valueOf() + 60_000));
  await action(page, 'copy-link').click();
  await expect(action(page, 'copy-link')).toHaveText('Copied');
  await expect(page.locator('.share').getByRole('status')).toHaveText('Copied.');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  // Two seconds later it is a button to copy again.
  await page.clock.runFor(2000);
  await expect(action(page, 'copy-link')).toHaveText('Copy link');
  // As on a page that was not loaded safely, where there is no clipboard: the text stands there.
  await page.evaluate(() => Object.defineProperty(window, 'isSecureContext', { value: false }));
  await action(page, 'copy-link').click();
  await expect(page.getByText(`The text is: ${page.url()}`)).toBeVisible();
});

test('shows the link as a QR code, in Share and on the projector', async ({ page }) => {
  await open(page, '#/queens?n=8&q=15863724');
  await action(page, 'qr').click();
  const code = page.locator('[data-qr]');
  await expect(code).toHaveAttribute('data-link', page.url());
  await expect(code).toBeInViewport({ ratio: 1 });
  const { width, height } = (await code.boundingBox())!;
  const modules = Number((await code.getAttribute('viewBox'))!.split(' ')[2]);
  // Readers need two pixels a module.
  expect(Math.min(width, height) / modules).toBeGreaterThan(4);
  await action(page, 'close').click();
  await expect(code).toHaveCount(0);
  await expect(action(page, 'qr')).toBeFocused();

  await pressInMenu(page, 'present');
  await expect.poll(() => hash(page)).toBe('#/queens?n=8&q=15863724&present=1');
  await page.locator('footer').getByRole('button', { name: 'QR code' }).click();
  await expect(code).toHaveAttribute('data-link', page.url().replace('&present=1', ''));
  await action(page, 'close').click();
});

test('copies the position as texts, and saves it as pictures that other programs read', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '#/queens?n=8&q=15863724');
  await openShare(page);
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await action(page, 'copy-permutation').click();
  await expect.poll(copied).toBe('15863724');
  await action(page, 'copy-fen').click();
  await expect.poll(copied).toBe('Q7/4Q3/7Q/5Q2/2Q5/6Q1/1Q6/3Q4 w - - 0 1');
  await action(page, 'copy-list').click();
  await expect.poll(copied).toBe('[0, 4, 7, 5, 2, 6, 1, 3]');
  await action(page, 'copy-matrix').click();
  await expect.poll(copied).toMatch(/^1 0 0 0 0 0 0 0\n0 0 0 0 1 0 0 0\n/);
  const saved = async (name: string) => {
    const [file] = await Promise.all([page.waitForEvent('download'), action(page, name).click()]);
    return { name: file.suggestedFilename(), bytes: await readFile((await file.path())!) };
  };
  const svg = await saved('save-svg');
  expect(svg.name).toBe('queens-8-15863724.svg');
  const faults = await page.evaluate(
    (text) => new DOMParser().parseFromString(text, 'image/svg+xml').querySelectorAll('parsererror').length,
    svg.bytes.toString(),
  );
  expect(faults).toBe(0);
  const png = await saved('save-png');
  expect(png.name).toBe('queens-8-15863724.png');
  // The width in the header: a square of 120 pixels, twice the SVG's, and two margins of half a square.
  expect(png.bytes.readUInt32BE(16)).toBe(9 * 120);
});

test('on paper there are the board and the words, and no controls', async ({ page }) => {
  await open(page, '#/queens?n=8&q=15863724');
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('[data-board]')).toBeVisible();
  await expect(page.locator('[data-status]')).toBeVisible();
  for (const control of ['header', 'footer', '.toolbar', '.settings', '.share']) {
    await expect(page.locator(control).filter({ visible: true }), control).toHaveCount(0);
  }
});

test('a finger on a piece drags it, a finger beside it scrolls the page', async ({ newContext }) => {
  const context = await newContext({ hasTouch: true, viewport: { width: 390, height: 600 } });
  const page = await context.newPage();
  await open(page, '#/queens?n=8&q=10000000');
  const touch = await context.newCDPSession(page);
  const swipe = async (from: string, to: string) => {
    const [a, b] = await Promise.all([from, to].map(async (name) => (await square(page, name).boundingBox())!));
    const point = (box: typeof a) => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 });
    const steps = [0, 0.1, 0.3, 0.6, 0.8, 1].map((share) => ({
      x: point(a).x + (point(b).x - point(a).x) * share,
      y: point(a).y + (point(b).y - point(a).y) * share,
    }));
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [steps[0]] });
    for (const step of steps.slice(1)) {
      await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [step] });
    }
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  };
  await swipe('a8', 'c5');
  await expect(square(page, 'c5')).toHaveAttribute('data-piece', 'queen');
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await swipe('e2', 'e6');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(20);
  await expect(pieces(page)).toHaveCount(1);
  await context.close();
});
