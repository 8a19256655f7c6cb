// On a narrow phone no screen is wider than the window, and no control is too small, with everything of the screen unfolded.
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { action, openAnew, openShare, settled } from '../page';

/** Width and height of a phone, and the least width and height of a control, in CSS pixels. */
const PHONE = { width: 320, height: 640 };
const LEAST = 24;

test.use({ viewport: PHONE });

/** Screens with much on them, and what unfolds the rest. */
const SCREENS: [string, ((page: Page) => Promise<unknown>)?][] = [
  ['tour?size=8x8&start=a1&moves=17', async (page) => {
    await openShare(page);
    await page.locator('.comparison summary').click();
  }],
  ['duel', async (page) => {
    await action(page, 'reveal').check();
    await action(page, 'pairs').check();
    await page.locator('.strategy summary').click();
  }],
  ['boards?size=4x20'],
  ['construct?n=14&rule=modulo12'],
  ['construct?n=1000000&rule=random&seed=7'],
  ['solutions?n=12&view=count'],
  ...['test', 'arrays', 'walk', 'masks', 'fewest', 'repair'].map((name): [string] => [`search?n=8&algorithm=${name}&step=40`]),
];

/** What can be pressed, is seen, and is smaller. Check boxes are pressed through their labels. */
const small = (page: Page) =>
  page.evaluate((least) =>
    [...document.querySelectorAll('main :is(button, select, summary, label.switch, .segments label), :is(.tour, .duel) [data-square], .map [data-size]')]
      .map((element) => ({ name: element.outerHTML.slice(0, 80), box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0 && (box.width < least || box.height < least))
      .map(({ name, box }) => `${name} ${box.width} x ${box.height}`), LEAST);

for (const [link, unfold] of SCREENS) {
  test(`nothing is wider than a narrow phone, and controls are large enough, on ${link}`, async ({ page }) => {
    for (const lang of ['en', 'vi', 'hu']) {
      await openAnew(page, `#/${link.includes('?') ? `${link}&` : `${link}?`}lang=${lang}`);
      await settled(page);
      await unfold?.(page);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width, lang).toBeLessThanOrEqual(PHONE.width);
      expect(await small(page), lang).toEqual([]);
    }
  });
}
