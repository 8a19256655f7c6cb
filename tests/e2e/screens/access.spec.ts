// Usable by all: names are right, keys work, and the page follows what the system asks for.
import type { Page } from '@playwright/test';
import { violations } from '../axe';
import { expect, test } from '../fixtures';
import { PLACES, action, board, here, open, openAnew, settled, square } from '../page';

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
  await expect(page.getByRole('dialog')).not.toContainText('Shift+D');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.locator('#field-position').focus();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('the list of keys has those of the present screen', async ({ page }) => {
  for (const [link, keys] of [
    ['#/puzzles', 'X'],
    ['#/search', 'D, Shift+D'],
    ['#/queens', 'R'],
    ['#/tour', 'H'],
  ]) {
    await open(page, link);
    await expect(here(page)).toHaveAttribute('href', link);
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog')).toBeVisible();
    const listed = await page.getByRole('dialog').locator('kbd').allTextContents();
    expect(listed, link).toContain(keys);
    expect(listed.filter((listed) => ['X', 'D, Shift+D', 'R', 'H'].includes(listed)), link).toHaveLength(1);
    await page.keyboard.press('Escape');
  }
});

test('with forced colours the marks are there, and the screen of the navigation is marked', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open(page, '#/queens?n=8&q=11000000');
  const seen = (selector: string, property: string) =>
    page.locator(selector).first().evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);
  expect(await seen('.site nav [aria-current]', 'text-decoration-line')).toBe('underline');
  expect(await seen('.part[aria-current]', 'text-decoration-line')).toBe('underline');
  expect(await seen('[data-conflict]', 'visibility')).toBe('visible');
  expect(await violations(page)).toEqual([]);
});

/** A press on a screen that moves something. */
const MOVING: [string, (page: Page) => Promise<unknown>][] = [
  ['#/queens?n=8&q=10000000', (page) => action(page, 'rotate').click()],
  ['#/tour?size=5x5&start=a1', (page) => square(page, 'b3').click()],
  ['#/duel?size=5x5&start=a1', (page) => square(page, 'b3').click()],
];

for (const reducedMotion of ['reduce', 'no-preference'] as const) {
  test(`who wants ${reducedMotion === 'reduce' ? 'no motion sees none' : 'motion sees it'}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion });
    await page.addInitScript(() => {
      const moved: string[] = [];
      Object.assign(window, { moved });
      const { animate } = Element.prototype;
      Element.prototype.animate = function (...given) {
        moved.push(`animate ${this.outerHTML.slice(0, 60)}`);
        return animate.apply(this, given);
      };
      for (const type of ['animationstart', 'transitionrun']) {
        addEventListener(type, ({ target }) => moved.push(`${type} ${(target as Element).outerHTML.slice(0, 60)}`), true);
      }
    });
    const moved = () => page.evaluate(() => (window as unknown as { moved: string[] }).moved);
    for (const place of reducedMotion === 'reduce' ? PLACES : []) {
      await openAnew(page, `#/${place}`);
      expect(await moved(), place).toEqual([]);
    }
    for (const [link, press] of MOVING) {
      await openAnew(page, link);
      await press(page);
      await settled(page);
      expect((await moved()).length > 0, link).toBe(reducedMotion === 'no-preference');
    }
  });
}

const GOLDEN: [string, string][] = [
  ['queens', '#/queens?n=4&q=2410'],
  ['queens-in-conflict', '#/queens?n=4&q=1100&lang=hu'],
  ['superqueens', '#/queens?n=3&q=200&piece=superqueen&lang=vi'],
  ['tour', '#/tour?size=3x4&start=a3&moves=541&lang=hu'],
  ['tour-with-holes', '#/tour?size=3x3&start=a1&holes=b2'],
  ['duel', '#/duel?size=3x3&start=a1'],
];

test('what screen readers read of boards is as it was', async ({ page }) => {
  for (const [name, link] of GOLDEN) {
    await openAnew(page, link);
    await expect(board(page), link).toMatchAriaSnapshot({ name: `${name}.aria.yml` });
  }
});
