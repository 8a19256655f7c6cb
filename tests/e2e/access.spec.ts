// Usable by all: axe finds nothing, names are right, targets are large enough.
import { violations } from './axe';
import { expect, test } from './fixtures';
import { board, open } from './page';

const states = [
  '#/queens',
  '#/queens?n=8&q=15863724',
  '#/queens?n=8&q=11000000&theme=dark',
  '#/queens?n=20&piece=superqueen&lang=hu',
  '#/solutions?theme=dark&lang=vi',
  '#/solutions?n=3',
  '#/queens?n=99',
  '#/search',
];

for (const state of states) {
  test(`axe finds nothing on ${state}`, async ({ page }) => {
    await open(page, state);
    await page.waitForTimeout(300);
    expect(await violations(page)).toEqual([]);
  });
}

test('squares are named, with what stands on them', async ({ page }) => {
  await open(page, '#/queens?n=8&q=11000000');
  const name = (square: string) => board(page).locator(`[data-square="${square}"]`).getAttribute('aria-label');
  expect(await name('a8')).toBe('a8, queen, in conflict');
  expect(await name('a1')).toBe('a1, attacked');
  expect(await name('b6')).toBe('b6, attacked');
  expect(await name('c4')).toBe('c4');
  await expect(board(page).getByRole('row')).toHaveCount(8);
});

test('R reads the eight rays from the focused square', async ({ page }) => {
  await open(page, '#/queens?n=8&q=00050000');
  await board(page).locator('[data-square="b2"]').focus();
  await page.keyboard.press('r');
  await expect(page.locator('[data-status] .reading')).toHaveText(/From b2: up –, up right e5, right –/);
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-status] .reading')).toHaveCount(0);
});

test('? lists the keys, but not while something is typed', async ({ page }) => {
  await open(page, '#/queens');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toContainText('Page Up');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.locator('#field-position').focus();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('axe finds nothing in the dialogs', async ({ page }) => {
  await open(page, '#/queens');
  await page.locator('[data-action="shortcuts"]').click();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await open(page, '#/solutions');
  await page.locator('[data-action="orbit"]').first().click();
  expect(await violations(page)).toEqual([]);
});

test('every control is at least 24 pixels high and wide on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const link of ['#/queens?n=8&q=11000000', '#/solutions']) {
    await open(page, link);
    await page.waitForTimeout(300);
    const small = await page.evaluate(() =>
      [...document.querySelectorAll('button, select, input, summary, nav a, [data-square], label.switch')]
        .filter((element) => !element.closest('[hidden]'))
        .map((element) => ({ name: element.outerHTML.slice(0, 80), box: element.getBoundingClientRect() }))
        .filter(({ box }) => box.width > 0 && (box.width < 24 || box.height < 24))
        // A check box is pressed through its label.
        .filter(({ name }) => !name.includes('type="checkbox"'))
        .map(({ name, box }) => `${name} ${box.width} x ${box.height}`),
    );
    expect(small).toEqual([]);
  }
});

test('nothing is wider than a narrow phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const lang of ['en', 'vi', 'hu']) {
    for (const screen of ['queens', 'solutions', 'about']) {
      await open(page, `#/${screen}?lang=${lang}`);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width, `${screen} in ${lang}`).toBeLessThanOrEqual(360);
    }
  }
});
