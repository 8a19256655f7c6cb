// Puzzles in pictures: a picture that is chosen, pasted or dropped is read, shown, and then solved or changed.
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { action, choose, hash, open, square, status } from './page';

/** The regions of a puzzle with one solution. */
const REGIONS = 'aabbcaabbbaddbdaddddeeeee';
const LINK = `#/puzzles?n=5&rule=touch&regions=${REGIONS}`;

const field = (page: Page) => page.locator('textarea[data-action="puzzle-text"]');
const read = (page: Page) => page.locator('[data-read]');
const unread = (page: Page) => page.locator('[data-unread]');

/** A picture that is drawn in the page: its regions as coloured squares between black lines; blank without any. */
const drawn = async (page: Page, regions: string, { side = 60, unsure = -1 } = {}) => {
  const address = await page.evaluate(([regions, side, unsure]) => {
    const colours = ['#96bff0', '#f5c26b', '#a8d48a', '#e08fb6', '#f4ef8e'];
    const canvas = document.createElement('canvas');
    const n = Math.sqrt(regions.length) || 5;
    const margin = side;
    canvas.width = canvas.height = n * side + 2 * margin;
    const context = canvas.getContext('2d')!;
    context.fillStyle = 'white';
    context.fillRect(0, 0, canvas.width, canvas.height);
    [...regions].forEach((region, at) => {
      const [x, y] = [margin + (at % n) * side, margin + Math.floor(at / n) * side];
      context.fillStyle = colours[region.charCodeAt(0) - 97];
      context.fillRect(x, y, side, side);
      if (at === unsure) {
        // Its colour is only a third of it.
        for (let line = 0; line < side; line += 6) {
          context.fillStyle = '#b4ddff';
          context.fillRect(x, y + line, side, 2);
          context.fillStyle = '#78a1d2';
          context.fillRect(x, y + line + 2, side, 2);
        }
      }
      context.lineWidth = 2;
      context.strokeRect(x, y, side, side);
    });
    return canvas.toDataURL('image/png');
  }, [regions, side, unsure] as const);
  return Buffer.from(address.split(',')[1], 'base64');
};

/** Chooses a file by one of the buttons of the field. */
const chosen = (page: Page, buffer: Buffer, { by = 'puzzle-picture', name = 'board.png' } = {}) =>
  page.locator(`#${by}`).setInputFiles({ name, mimeType: name === 'board.png' ? 'image/png' : '', buffer });

/** Pastes or drops a picture on the screen. */
const give = (page: Page, event: 'paste' | 'drop', buffer: Buffer) =>
  page.evaluate(
    ([event, bytes]) => {
      const data = new DataTransfer();
      data.items.add(new File([new Uint8Array(bytes)], 'board.png', { type: 'image/png' }));
      const init = { bubbles: true, cancelable: true };
      document.body.dispatchEvent(
        event === 'paste'
          ? new ClipboardEvent('paste', { ...init, clipboardData: data })
          : new DragEvent('drop', { ...init, dataTransfer: data }),
      );
    },
    [event, [...buffer]] as const,
  );

async function openField(page: Page, link = '#/puzzles') {
  await open(page, link);
  await action(page, 'open-puzzle').click();
  await expect(field(page)).toBeVisible();
}

test('a picture that is chosen is shown, and then solved', async ({ page }) => {
  await openField(page);
  await field(page).fill('aab');
  await expect(unread(page)).toBeVisible();
  await chosen(page, await drawn(page, REGIONS));
  await expect(read(page)).toHaveAttribute('data-read', 'one');
  await expect(read(page)).toHaveAttribute('data-doubtful', '0');
  await expect(read(page)).toContainText('5 × 5, Regions, No touching.');
  // The picture takes the place of the text.
  await expect(field(page)).toHaveValue('');
  await action(page, 'solve-read').click();
  await expect.poll(() => hash(page)).toBe(LINK);
  await expect(status(page)).toHaveAttribute('data-puzzle-state', 'open');
  await expect(page.locator('dialog')).toHaveCount(0);
});

test('a picture that is pasted or dropped on the screen opens the field', async ({ page }) => {
  await open(page, '#/puzzles');
  await give(page, 'paste', await drawn(page, REGIONS));
  await expect(read(page)).toHaveAttribute('data-n', '5');
  // Larger than what is read: the page makes it smaller.
  const rows = [...'abcde'].map((letter) => letter.repeat(5)).join('');
  await give(page, 'drop', await drawn(page, rows, { side: 350 }));
  await expect(read(page)).toHaveAttribute('data-read', 'several');
  await action(page, 'make-read').click();
  await expect.poll(() => hash(page)).toBe(`#/puzzles?n=5&rule=touch&regions=${rows}`);
});

test('an uncertain square is marked, and a press in the maker corrects it', async ({ page }) => {
  await openField(page);
  await chosen(page, await drawn(page, REGIONS, { unsure: 6 }));
  await expect(read(page)).toHaveAttribute('data-doubtful', '1');
  await expect(read(page)).toContainText('1 square is uncertain');
  await expect(read(page).locator('svg .framed')).toHaveCount(1);
  await action(page, 'make-read').click();
  await expect(square(page, 'b4').locator('.mark.chosen')).toBeVisible();
  await expect(page.locator('.maker')).toContainText('1 square is uncertain');
  const region = async () => (await hash(page)).split('regions=')[1][6];
  // One press after the other tries the regions beside it; none puts a queen there.
  const first = await region();
  const seen = [first];
  do {
    await square(page, 'b4').click();
    await expect.poll(region).not.toBe(seen.at(-1));
    seen.push(await region());
  } while (seen.at(-1) !== first && seen.length < 6);
  expect(seen).toContain('a');
  expect(seen).toContain('b');
  await expect(square(page, 'b4')).not.toHaveAttribute('data-piece');
  // Who solves the puzzle sees no marks.
  await action(page, 'solve').click();
  await expect(square(page, 'b4').locator('.mark')).toHaveCount(0);
});

test('a picture without a board is refused in words, in three languages', async ({ page }) => {
  await openField(page, '#/puzzles?lang=en');
  const blank = await drawn(page, '');
  for (const [language, words] of [
    ['en', 'No board is seen in this picture.'],
    ['vi', 'Không thấy bàn cờ nào trong hình này.'],
    ['hu', 'Ezen a képen nem látszik tábla.'],
  ]) {
    if (language !== 'en') {
      await page.keyboard.press('Escape');
      await expect(page.locator('dialog')).toHaveCount(0);
      await choose(page, 'language', language);
      await action(page, 'open-puzzle').click();
    }
    await chosen(page, blank);
    await expect(unread(page)).toHaveAttribute('data-unread', 'picture-none');
    await expect(unread(page)).toContainText(words);
  }
});

test('a file that is no picture, or a damaged one, is refused and the text stays', async ({ page }) => {
  await openField(page);
  await field(page).fill(REGIONS);
  await expect(read(page)).toBeVisible();
  await chosen(page, Buffer.from('no picture'));
  await expect(unread(page)).toHaveAttribute('data-unread', 'picture');
  await expect(field(page)).toHaveValue(REGIONS);
  await chosen(page, Buffer.from([0, 1, 2]), { by: 'puzzle-file', name: 'board' });
  await expect(unread(page)).toHaveAttribute('data-unread', 'file');
  await chosen(page, await drawn(page, '', { side: 5 }));
  await expect(unread(page)).toHaveAttribute('data-unread', 'picture-small');
  // A picture of unknown type is read as well.
  await chosen(page, await drawn(page, REGIONS), { by: 'puzzle-file', name: 'board' });
  await expect(read(page)).toHaveAttribute('data-read', 'one');
});
