// The visitor's own program: the editor, its links, its draft. How it runs: own-run.spec.ts.
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { action, editor, expectProgram, hash, notice, open, openAnew, source, write } from './page';

const LINK = '#/search?program=own';
/** print(1234) */
const PACKED = 'KyjKzCvRMDQyNtEEAA';
const own = (page: Page, name: string) => page.locator(`[data-own="${name}"]`);
const fromLink = (page: Page) => page.locator('[data-own-origin="link"]');

test('a link fills the editor, says where the program came from, and does not run it', async ({ page }) => {
  const workers: string[] = [];
  page.on('worker', (worker) => workers.push(worker.url()));
  const link = `${LINK}&source=${PACKED}&input=8%0A4&args=8+--all`;
  await open(page, link);
  await expectProgram(page, 'print(1234)');
  await expect(own(page, 'input')).toHaveValue('8\n4');
  await expect(own(page, 'args')).toHaveValue('8 --all');
  await expect(fromLink(page)).toBeVisible();
  await expect(page.locator('[data-own-state]')).toHaveAttribute('data-own-state', 'empty');
  expect(hash(page)).toBe(link);
  expect(workers).toEqual([]);
});

test('what is typed is in the link, and stays on the device until it is deleted', async ({ page }) => {
  await open(page, LINK);
  await write(page, 'print(1234)');
  await expect.poll(() => hash(page)).toBe(`${LINK}&source=${PACKED}`);
  await expect(fromLink(page)).toHaveCount(0);
  await openAnew(page, LINK);
  await expectProgram(page, 'print(1234)');
  // Its own link does not warn of it.
  await openAnew(page, `${LINK}&source=${PACKED}`);
  await expectProgram(page, 'print(1234)');
  await expect(fromLink(page)).toHaveCount(0);
  await action(page, 'own-delete').click();
  await expectProgram(page, '');
  await action(page, 'own-undelete').click();
  await expectProgram(page, 'print(1234)');
  await action(page, 'own-delete').click();
  await openAnew(page, LINK);
  await expectProgram(page, '');
  await expect(action(page, 'own-undelete')).toHaveCount(0);
});

test('a change of the program of another leaves the earlier draft', async ({ page }) => {
  await open(page, LINK);
  await write(page, 'mine = 1');
  await expect(action(page, 'own-delete')).toBeVisible();
  await openAnew(page, `${LINK}&source=${PACKED}`);
  await write(page, 'print(1234)  # changed');
  await expect(fromLink(page)).toHaveCount(0);
  await openAnew(page, LINK);
  await expectProgram(page, 'print(1234)  # changed');
  await action(page, 'own-bring-back').click();
  await expectProgram(page, 'mine = 1');
  await openAnew(page, LINK);
  await expectProgram(page, 'mine = 1');
  await action(page, 'own-bring-back').click();
  await expectProgram(page, 'print(1234)  # changed');
});

test('the program of a lesson has no warning, another in its link has one', async ({ page }) => {
  await open(page, '#/search?lesson=backtracking.5');
  await page.locator('[data-lesson] .task a[href*="program=own"]').click();
  await expectProgram(page, /N = 6/);
  await expect(page.locator('[data-lesson] h1')).toBeVisible();
  await expect(fromLink(page)).toHaveCount(0);
  await openAnew(page, hash(page).replace(/source=[^&]*/, `source=${PACKED}`));
  await expectProgram(page, 'print(1234)');
  await expect(fromLink(page)).toBeVisible();
});

test('the program of a link leaves the draft, which comes back with a press', async ({ page }) => {
  await open(page, LINK);
  await write(page, 'mine = 1');
  // The draft is stored once it can be deleted.
  await expect(action(page, 'own-delete')).toBeVisible();
  await openAnew(page, `${LINK}&source=${PACKED}`);
  await expect(fromLink(page)).toBeVisible();
  await action(page, 'own-bring-back').click();
  await expectProgram(page, 'mine = 1');
});

test('keys indent as in an editor, undo takes it back, and Escape leads out', async ({ page }) => {
  await open(page, LINK);
  await editor(page).focus();
  await page.keyboard.type('for i in range(8):');
  await page.keyboard.press('Enter');
  await page.keyboard.type('print(i)');
  await expectProgram(page, 'for i in range(8):\n    print(i)');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('x');
  await expectProgram(page, 'for i in range(8):\n    print(i)\nx');
  await page.keyboard.press('Home');
  await page.keyboard.press('Tab');
  await expectProgram(page, 'for i in range(8):\n    print(i)\n    x');
  await page.keyboard.press('Control+z');
  await expectProgram(page, 'for i in range(8):\n    print(i)\nx');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await expect(source(page)).not.toBeFocused();
});

test('a written program is begun from, and the own one comes back', async ({ page }) => {
  await open(page, LINK);
  await write(page, 'mine = 1');
  for (const name of ['list', 'matrix', 'arrays', 'masks', 'generator', 'class', 'permutations', 'knight']) {
    await action(page, 'own-begin').selectOption(name);
    await expectProgram(page, /\bN\b|Board/);
    await expectProgram(page, /^(?![^]*mine)/);
  }
  await expectProgram(page, /Warnsdorff/);
  await action(page, 'own-bring-back').click();
  await expectProgram(page, 'mine = 1');
});

test('an empty editor offers the eight queens, and then to run them', async ({ page }) => {
  await open(page, LINK);
  const primary = page.locator('[data-primary]');
  await expect(primary).toHaveAttribute('data-action', 'own-try');
  await primary.focus();
  await page.keyboard.press('Enter');
  await expectProgram(page, /queens/);
  await expect(primary).toHaveAttribute('data-action', 'run');
  await expect(primary).toBeFocused();
  await write(page, '');
  await expect(primary).toHaveAttribute('data-action', 'own-try');
});

test('a file is opened', async ({ page }) => {
  await open(page, LINK);
  await page.locator('#own-file').setInputFiles({ name: 'queens.py', mimeType: 'text/x-python', buffer: Buffer.from('print(8)\r\nprint(9)\r\n') });
  await expectProgram(page, 'print(8)\nprint(9)\n');
});

test('a program that is too long has no link, and the page says so', async ({ page }) => {
  await open(page, LINK);
  const numbers = Array.from({ length: 3000 }, (_, n) => Math.imul(n, 2654435761)).join(' ');
  await write(page, numbers);
  await expect(page.locator('[data-notice="source"]')).toBeVisible();
  await expect(action(page, 'copy-link')).toHaveCount(0);
  await expect.poll(() => hash(page)).toBe(LINK);
});

test('a program may be too long for a QR code, and the page says so', async ({ page }) => {
  await open(page, LINK);
  await write(page, Array.from({ length: 700 }, (_, n) => Math.imul(n, 2654435761)).join(' '));
  await action(page, 'qr').click();
  await expect(page.getByRole('dialog')).toContainText(/This link has \d,\d{3} bytes, and a QR code holds at most 2,953/);
  await expect(page.locator('[data-qr]')).toHaveCount(0);
});

test('a damaged program gets a notice, and an empty editor', async ({ page }) => {
  await open(page, `${LINK}&source=${PACKED.slice(0, 7)}`);
  await expect(notice(page, 'source')).toBeVisible();
  await expectProgram(page, '');
});

test('a wrong breakpoint gets a notice, and right ones stand at their lines', async ({ page }) => {
  await open(page, `${LINK}&source=${PACKED}&break=0`);
  await expect(notice(page, 'break')).toBeVisible();
  await openAnew(page, `${LINK}&source=${PACKED}&break=7,1,7`);
  await expect(page.locator('[data-own-break]')).toHaveCount(1);
  await expect(page.locator('[data-own-break="1"]')).toHaveText('print(1234)');
  await expect.poll(() => hash(page)).toBe(`${LINK}&source=${PACKED}&break=1,7`);
});
