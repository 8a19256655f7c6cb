// On a phone, all that can be pressed is high enough for a finger.
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { SCREENS, action, openAnew, settled, square } from '../page';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

/** The least height, in CSS pixels. */
const LEAST = 40;

/**
 * The visible controls that are lower. Left out are links within a sentence, whose height is that of its line, and the
 * squares of boards: of these, there are as many as a board has.
 */
const low = (page: Page) =>
  page.evaluate((least) => {
    const within = (link: Element) => {
      const text = (node: Element) => node.textContent!.trim();
      const sentence = link.closest('p, li, td, dd, figcaption');
      return link.matches('a') && sentence !== null && text(sentence) !== text(link);
    };
    return [...document.querySelectorAll('a[href], button, input, select, textarea, summary')]
      .filter((control) => control.checkVisibility({ visibilityProperty: true }) && !control.closest('svg, .visually-hidden') && !within(control))
      .map((control) => control.closest('label') ?? control)
      .filter((pressed) => {
        const { width, height } = pressed.getBoundingClientRect();
        return width > 1 && height > 1 && Math.round(height) < least;
      })
      .map((pressed) => `${Math.round(pressed.getBoundingClientRect().height)}: ${pressed.outerHTML.slice(0, 140)}`);
  }, LEAST);

/** Screens as they open, and what comes of a press on them. */
const STATES: [string, ((page: Page) => Promise<unknown>)?][] = [
  ['#/'],
  ...SCREENS.map(({ name, link }) => [`#/${link ?? name}`] as [string]),
  ['#/', (page) => action(page, 'menu').click()],
  ['#/queens?n=8&q=15000000', (page) => action(page, 'hint').click()],
  ['#/queens?n=8&q=15863724'],
  ['#/solutions?n=8&orbit=15863724'],
  ['#/solutions?n=8&view=count'],
  ['#/solutions?n=8&view=check'],
  ['#/construct?n=1000'],
  ['#/puzzles?n=5&rule=touch&regions=aabbcaabbbaddbdaddddeeeee', async (page) => {
    await action(page, 'hint').click();
    await action(page, 'hint').click();
  }],
  ['#/puzzles', async (page) => {
    await action(page, 'open-puzzle').click();
    await page.locator('textarea[data-action="puzzle-text"]').fill('aabbc\naabbb\naddbd\nadddd\neeeee');
    await page.locator('[data-read]').waitFor();
  }],
  ['#/tour?size=8x8&start=a1&make=closed'],
  ['#/duel?size=6x6&start=c3', (page) => square(page, 'd5').click()],
  ['#/search?n=4&lesson=backtracking.3'],
  ['#/search?n=6&step=120&task=verdict'],
];

for (const [link, press] of STATES) {
  test(`everything is high enough for a finger on ${link}${press ? ' after a press' : ''}`, async ({ page }) => {
    await openAnew(page, link);
    await settled(page);
    await press?.(page);
    if (press) await settled(page);
    expect(await low(page)).toEqual([]);
  });
}
