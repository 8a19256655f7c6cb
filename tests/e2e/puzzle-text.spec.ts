// Puzzles of other pages: a text that is typed, pasted or dropped is read, shown, and then solved or changed.
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { action, board, choose, hash, open, square, status } from './page';

/** A puzzle of puzz.link with the solution 2 4 6 3 5 1, and its regions. */
const LINK = 'https://puzz.link/p?starbattle/6/6/1/4ilbhgdnmhou';
const REGIONS = 'aaabbbabbbccaddeecffddecfeeeecfccccc';

const field = (page: Page) => page.locator('textarea[data-action="puzzle-text"]');
const read = (page: Page) => page.locator('[data-read]');
const unread = (page: Page) => page.locator('[data-unread]');

/** Opens the dialog with the field. */
async function openField(page: Page, link = '#/puzzles') {
  await open(page, link);
  await action(page, 'open-puzzle').click();
  await expect(field(page)).toBeVisible();
}

/** Pastes or drops a text or a file on an element. */
const give = (page: Page, event: 'paste' | 'drop', on: string, given: { text?: string; file?: [string, string, string] }) =>
  page.locator(on).first().evaluate(
    (element, [event, given]) => {
      const data = new DataTransfer();
      if (given.text !== undefined) data.setData('text/plain', given.text);
      if (given.file) data.items.add(new File([given.file[0]], given.file[1], { type: given.file[2] }));
      const init = { bubbles: true, cancelable: true };
      element.dispatchEvent(
        event === 'paste'
          ? new ClipboardEvent('paste', { ...init, clipboardData: data })
          : new DragEvent('drop', { ...init, dataTransfer: data }),
      );
    },
    [event, given] as const,
  );

test('a link of another page is shown, and then solved', async ({ page }) => {
  await openField(page);
  await field(page).fill(LINK);
  await expect(read(page)).toHaveAttribute('data-read', 'one');
  await expect(read(page)).toHaveAttribute('data-n', '6');
  await expect(read(page).locator('svg .borders')).toBeVisible();
  await expect(read(page)).toContainText('6 × 6, Regions, No touching.');
  await expect(read(page)).toContainText('exactly one solution');
  await action(page, 'solve-read').click();
  await expect.poll(() => hash(page)).toBe(`#/puzzles?n=6&rule=touch&regions=${REGIONS}`);
  await expect(status(page)).toHaveAttribute('data-puzzle-state', 'open');
  await expect(square(page, 'a6')).toHaveAttribute('data-region', 'a');
  await expect(page.locator('dialog')).toHaveCount(0);
  // The text stays, and Back leads to the puzzle before.
  await action(page, 'open-puzzle').click();
  await expect(field(page)).toHaveValue(LINK);
  await page.goBack();
  await expect(page.locator('dialog')).toHaveCount(0);
  await page.goBack();
  await expect.poll(() => hash(page)).toBe('#/puzzles');
});

test('a link of this page to another screen is followed', async ({ page }) => {
  await openField(page);
  const knight = '#/puzzles?kind=knight&size=3x4&numbers=1a3.4b3.12d1';
  await field(page).fill(`https://example.org/bezzel/${knight}`);
  await expect(unread(page)).toHaveAttribute('data-unread', 'elsewhere');
  await expect(unread(page)).toContainText(knight);
  await action(page, 'follow-read').click();
  await expect.poll(() => hash(page)).toBe(knight);
  await expect(board(page)).toHaveAttribute('data-board', '3x4');
  await expect(page.locator('dialog')).toHaveCount(0);
  await page.goBack();
  await expect.poll(() => hash(page)).toBe('#/puzzles');
});

test('a puzzle with several solutions is not solved, but changed', async ({ page }) => {
  await openField(page);
  const rows = [...'abcde'].map((letter) => letter.repeat(5)).join('\n');
  await field(page).fill(rows);
  await expect(read(page)).toHaveAttribute('data-read', 'several');
  await expect(read(page)).toContainText('There are 14 solutions.');
  await expect(action(page, 'solve-read')).toHaveAttribute('aria-disabled', 'true');
  await action(page, 'make-read').click();
  await expect.poll(() => hash(page)).toBe(`#/puzzles?n=5&rule=touch&regions=${rows.replaceAll('\n', '')}`);
  await expect(status(page)).toHaveAttribute('data-puzzle-state', 'several');
  await expect(action(page, 'make-unique')).toBeVisible();
  // What was on the screen comes back.
  await action(page, 'undo').click();
  await expect.poll(() => hash(page)).toBe('#/puzzles');
});

test('a fault is shown at its place, in three languages, and the text stays', async ({ page }) => {
  await openField(page, '#/puzzles?lang=en');
  const text = 'aabbc\naabbb\naddbdx\nadddd\neeeee';
  await field(page).fill(text);
  await expect(unread(page)).toHaveAttribute('data-unread', 'row');
  await expect(unread(page)).toHaveAttribute('data-line', '3');
  await expect(unread(page)).toHaveAttribute('data-column', '1');
  await expect(unread(page)).toContainText('Line 3, column 1. This row has 6 squares. Expected: 5, as many as there are rows.');
  await expect(unread(page).locator('mark')).toHaveText('a');
  await expect(field(page)).toHaveAttribute('aria-invalid', 'true');
  for (const [language, words] of [
    ['vi', 'Dòng 3, cột 1. Hàng này có 6 ô.'],
    ['hu', '3. sor, 1. karakter. Ebben a sorban 6 mező van.'],
  ]) {
    await page.keyboard.press('Escape');
    await expect(page.locator('dialog')).toHaveCount(0);
    await choose(page, 'language', language);
    await action(page, 'open-puzzle').click();
    await expect(unread(page)).toContainText(words);
    await expect(field(page)).toHaveValue(text);
  }
  await field(page).fill('');
  await expect(unread(page)).toHaveCount(0);
});

test('a puzzle that was read is in view on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const use of ['solve-read', 'make-read']) {
    await open(page, '#/puzzles');
    await action(page, 'open-puzzle').click();
    expect(await page.evaluate(() => scrollY), 'the button is below the board').toBeGreaterThan(0);
    await field(page).fill(LINK);
    await action(page, use).click();
    await expect(page.locator('dialog')).toHaveCount(0);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  }
});

test('a text that is pasted on the screen, or a file that is dropped, opens the field', async ({ page }) => {
  await open(page, '#/puzzles');
  await give(page, 'paste', '[data-board]', { text: LINK });
  await expect(field(page)).toHaveValue(LINK);
  await expect(read(page)).toHaveAttribute('data-n', '6');
  await expect(field(page)).toBeInViewport();
  const archive = JSON.stringify([
    { id: 1, grid: ['aabbc', 'aabbb', 'addbd', 'adddd', 'eeeee'] },
    { id: 2, grid: REGIONS },
  ]);
  await give(page, 'drop', 'body', { file: [archive, 'levels.json', 'application/json'] });
  await expect(read(page)).toHaveAttribute('data-count', '2');
  await expect(read(page)).toHaveAttribute('data-n', '5');
  await page.locator('#field-puzzle-of-text').fill('2');
  await page.keyboard.press('Enter');
  await expect(read(page)).toHaveAttribute('data-n', '6');
  // What is no text leaves the typed one, also where it is dropped on the field itself.
  await give(page, 'drop', 'textarea[data-action="puzzle-text"]', { file: ['\0\0\0', 'board.bin', ''] });
  await expect(unread(page)).toHaveAttribute('data-unread', 'file');
  await expect(field(page)).toHaveValue(archive);
  // A table that is copied comes with a picture of it.
  await give(page, 'paste', '.dialog-content h2', { text: LINK, file: ['\0', 'table.png', 'image/png'] });
  await expect(field(page)).toHaveValue(LINK);
});

test('a text that is pasted into another field stays there', async ({ page }) => {
  await openField(page);
  await give(page, 'paste', 'textarea[data-action="puzzle-text"]', { text: LINK });
  await expect(read(page)).toHaveCount(0);
  await expect(board(page)).toHaveAttribute('data-board', '7x7');
});

test('a puzzle of 18 rows is read, solved by press and key, and changed, also on a phone', async ({ newContext }) => {
  const context = await newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  // The queens 2 4 ... 18 1 3 ... 17, each but the first alone in its region.
  const columns = [...Array(18).keys()].map((row) => (row * 2 + 1) % 19);
  const letters = [...'abcdefghijklmnopqr'];
  const rows = columns.map((column, row) =>
    letters.map((_, at) => (at === column ? letters[row] : 'a')).join(''));
  await openField(page);
  await field(page).fill(rows.join('\n'));
  await expect(read(page)).toHaveAttribute('data-read', 'one');
  await action(page, 'solve-read').click();
  const link = `#/puzzles?n=18&rule=touch&regions=${rows.join('')}`;
  await expect.poll(() => hash(page)).toBe(link);
  await expect(board(page)).toHaveAttribute('data-board', '18x18');
  const fills = await board(page).locator('.region').evaluateAll((all) => all.map((region) => getComputedStyle(region).fill));
  expect(new Set(fills).size).toBe(18);
  // A press hits the square under the finger, however small it is.
  await square(page, 'r1').tap();
  await expect(square(page, 'r1')).toHaveAttribute('data-mark', 'cross');
  await square(page, 'q1').focus();
  await page.keyboard.press('Enter');
  await expect(square(page, 'q1')).toHaveAttribute('data-piece', 'queen');
  await action(page, 'edit').click();
  await square(page, 'r1').focus();
  await page.keyboard.press('r');
  await expect(square(page, 'r1')).toHaveAttribute('data-region', 'r');
});

test('a puzzle is copied for other pages, where nothing of it is lost', async ({ newContext }) => {
  const context = await newContext({ permissions: ['clipboard-read', 'clipboard-write'] });
  const page = await context.newPage();
  await open(page, `#/puzzles?n=6&rule=touch&regions=${REGIONS}`);
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await action(page, 'copy-puzz-link').click();
  await expect.poll(copied).toBe(LINK);
  await action(page, 'copy-grid').click();
  await expect.poll(copied).toBe(REGIONS.match(/.{6}/g)!.join('\n'));
  // A puzzle by the rule of chess would be another one there.
  await open(page, `#/puzzles?n=6&regions=${REGIONS}`);
  await expect(action(page, 'copy-grid')).toHaveCount(0);
});
