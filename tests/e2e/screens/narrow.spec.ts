// In a narrow window, and with large text, nothing is wider than the window, and no control is too small. Of the header,
// nothing is cut off.
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { PLACES, action, here, open, openAnew, openShare, settled, status } from '../page';

/** The least width and height of a control, in CSS pixels. */
const LEAST = 24;

test.use({ viewport: { width: 320, height: 740 } });

const made = (page: Page) => expect(status(page)).toHaveAttribute('data-status', 'solution');

/** Screens with much on them, and what unfolds the rest or waits for it. */
const STATES: [string, ((page: Page) => Promise<unknown>)?][] = [
  ['queens?n=8&q=11000000'],
  ['solutions'],
  ['solutions?n=12&view=count', (page) => expect(page.locator('.known')).toBeVisible()],
  ['construct?n=14&rule=modulo12', made],
  ['construct?n=1000000&rule=random&seed=7', made],
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
  ['boards?squares=6x6.0c0c3f3f0c0c', (page) => expect(page.locator('[data-tour]').first()).toBeVisible()],
  ['lessons?for=teachers', async (page) => {
    await page.locator('#set-links').fill('Complete-the-position-of-the-six-queens #/queens?n=6&q=030000&task=complete\n#/queens');
    await expect(action(page, 'save-package')).toBeVisible();
  }],
  ...['test', 'arrays', 'walk', 'masks', 'fewest', 'repair'].map((name): [string] => [`search?n=8&algorithm=${name}&step=40`]),
];

/** The number of pixels by which the page is wider than its window. */
const wider = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** The visible controls that are smaller. Check boxes are pressed through their labels; only some boards are pressed. */
const small = (page: Page) =>
  page.evaluate((least) => {
    const controls = 'button, select, input:not([type=checkbox]), summary, nav a, label.switch, .segments label';
    const squares = ':is(.zoomed, .tour, .duel) [data-square], .map [data-size]';
    return [...document.querySelectorAll(`${controls}, ${squares}`)]
      .filter((element) => element.checkVisibility())
      .map((element) => ({ name: element.outerHTML.slice(0, 80), box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width < least || box.height < least)
      .map(({ name, box }) => `${name} ${box.width} x ${box.height}`);
  }, LEAST);

for (const [link, unfold] of STATES) {
  test(`nothing is wider than a narrow phone, and controls are large enough, on ${link}`, async ({ page }) => {
    for (const lang of ['en', 'vi', 'hu']) {
      await openAnew(page, `#/${link}${link.includes('?') ? '&' : '?'}lang=${lang}`);
      await settled(page);
      await unfold?.(page);
      await expect.poll(() => wider(page), lang).toBeLessThanOrEqual(0);
      await expect.poll(() => small(page), lang).toEqual([]);
    }
  });
}

/** The header's height, and what of it is cut off. */
const header = (page: Page) =>
  page.locator('header.site').evaluate((header) => {
    const { top, bottom, right, height } = header.getBoundingClientRect();
    const cut = [...header.querySelectorAll('nav a, .wordmark, .bar-button')]
      .filter((part) => {
        const box = part.getBoundingClientRect();
        return box.top < top || box.bottom > bottom || box.right > right || part.scrollWidth > part.clientWidth + 1;
      })
      .map((part) => part.outerHTML);
    return { height, cut };
  });

for (const lang of ['en', 'vi', 'hu']) {
  test(`no screen is wider than a narrow phone, nor than a window with text of twice the size, and its header is whole, ${lang}`, async ({ page }) => {
    for (const place of ['', ...PLACES]) {
      await page.evaluate(() => (document.documentElement.style.fontSize = ''));
      await page.setViewportSize({ width: 320, height: 740 });
      await open(page, `#/${place}?lang=${lang}`);
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
      await expect(here(page)).toHaveAttribute('href', new RegExp(`^#/${place}`));
      await expect.poll(() => wider(page), place).toBeLessThanOrEqual(0);
      await page.setViewportSize({ width: 640, height: 740 });
      await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
      await expect.poll(() => wider(page), `${place}, large`).toBeLessThanOrEqual(0);
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.evaluate(() => (document.documentElement.style.fontSize = ''));
      await expect.poll(() => header(page), place).toEqual({ height: 56, cut: [] });
    }
  });
}
