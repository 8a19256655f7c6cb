// The focus stays where the visitor works, whatever is taken away from under it.
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { action, open } from './page';

/** Presses a control by keyboard. */
async function press(page: Page, name: string) {
  await action(page, name).first().focus();
  await page.keyboard.press('Enter');
}

const inMain = (page: Page) => page.evaluate(() => document.activeElement!.closest('main') !== null);

/** Controls that go away, or do nothing more, when they are pressed. */
const PRESSED = [
  ['#/queens?n=5', 'n-reset'],
  ['#/queens?n=2', 'n-less'],
  ['#/queens?n=63', 'n-more'],
  ['#/queens?n=8&q=10000000', 'clear'],
  ['#/queens?n=8&q=10000000', 'complete'],
  ['#/solutions?n=19&view=count', 'count'],
  ['#/construct', 'most'],
  ['#/tour?size=5x5&start=a1&moves=5', 'undo'],
  ['#/boards?size=6x6', 'count'],
  ['#/boards?size=8x8', 'count'],
  ['#/duel?size=4x4&start=a1', 'restart'],
  ['#/search', 'play'],
];

for (const [link, name] of PRESSED) {
  test(`on ${link} the focus is not lost with ${name}`, async ({ page }) => {
    await open(page, link);
    await press(page, name);
    await page.waitForTimeout(500);
    expect(await inMain(page)).toBe(true);
  });
}

test('on #/tour the focus is not lost with compare', async ({ page }) => {
  await open(page, '#/tour?size=5x5');
  await page.locator('.comparison summary').click();
  await press(page, 'compare');
  await expect(action(page, 'cancel-compare')).toBeFocused();
});

test('a dialog gives the focus back', async ({ page }) => {
  await open(page, '#/solutions');
  await press(page, 'orbit');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(action(page, 'orbit').first()).toBeFocused();
});

test('from a board of the gallery the focus goes into the screen that it opens', async ({ page }) => {
  await open(page, '#/solutions');
  await page.locator('[data-solution]').first().focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('main [data-board]')).toBeVisible();
  await expect.poll(() => inMain(page)).toBe(true);
});

test('the ring is to be seen wherever Tab leads', async ({ page }) => {
  for (const theme of ['light', 'dark']) {
    await open(page, `#/queens?theme=${theme}`);
    for (let stop = 0; stop < 40; stop++) {
      await page.keyboard.press('Tab');
      const seen = await page.evaluate(() => {
        const focused = document.activeElement!;
        if (focused === document.body) return null;
        // A field within a label or a wrapper may show the ring on that.
        const rings = [focused, focused.parentElement!, ...focused.children].map((element) => getComputedStyle(element));
        const ring = focused.querySelector('.ring');
        if (ring && getComputedStyle(ring).visibility === 'visible') return null;
        const width = Math.max(...rings.map((style) => (style.outlineStyle === 'none' ? 0 : parseFloat(style.outlineWidth))));
        return { width, what: focused.outerHTML.slice(0, 80) };
      });
      if (seen) expect(seen.width, seen.what).toBeGreaterThanOrEqual(2);
    }
  }
});
