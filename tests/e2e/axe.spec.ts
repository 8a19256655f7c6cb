// axe finds nothing wrong with any screen, in whatever state it is.
import type { Page } from '@playwright/test';
import { violations } from './axe';
import { expect, test } from './fixtures';
import { PLACES, action, open, result, status } from './page';

const LANGUAGES = ['en', 'vi', 'hu'];

/** States that a link alone opens, beside the bare link of each screen in each language, light and dark. */
const LINKS = [
  '#/queens?n=4',
  '#/queens?n=8&q=15863724',
  '#/queens?n=8&q=11000000',
  '#/queens?n=8&q=11000000&theme=dark',
  '#/queens?n=20&piece=superqueen&lang=hu',
  '#/queens?n=99',
  '#/solutions?n=3',
  '#/solutions?n=4',
  '#/solutions?n=20&theme=dark',
  '#/solutions?n=8&view=count',
  '#/solutions?n=8&show=all&fixed=a1&theme=dark',
  '#/solutions?n=x&fixed=z9',
  '#/search?n=4&step=20',
  '#/search?n=20&theme=dark',
  '#/construct?n=4',
  '#/construct?n=20&theme=dark',
  '#/construct?n=1000',
  '#/tour?size=4x4',
  '#/tour?size=5x5&start=a1&make=open',
  '#/tour?size=8x8&start=a1&make=closed&theme=dark',
  '#/tour?size=20x20&start=a1',
  '#/tour?size=100x100&start=a1&make=open',
  '#/boards?size=4x4',
  '#/boards?size=20x20&theme=dark',
  '#/boards?size=3x5',
  '#/duel?size=4x4&start=a1',
  '#/duel?size=20x20&start=k10&theme=dark',
  '#/duel?size=3x3&start=b2',
  '#/queens?embed=1',
];

/** States that take some doing. */
const DOINGS: [string, string, (page: Page) => Promise<unknown>][] = [
  ['#/queens', 'the list of keys', (page) => action(page, 'shortcuts').click()],
  ['#/tour?lang=vi', 'the text for another page', (page) => action(page, 'embed').click()],
  ['#/queens?n=8&q=10000000', 'a hint', (page) => action(page, 'hint').click()],
  ['#/queens?n=8&q=10000000', 'a completion', async (page) => {
    await action(page, 'complete').click();
    await expect(status(page)).toHaveAttribute('data-status', 'solution');
  }],
  ['#/solutions', 'an orbit', (page) => action(page, 'orbit').first().click()],
  ['#/solutions?n=19&view=count', 'a count at work', async (page) => {
    await action(page, 'count').click();
    await expect(result(page, 'all')).toHaveAttribute('data-state', 'running');
  }],
  ['#/search', 'a search that is played', (page) => action(page, 'play').click()],
  ['#/boards?size=8x8', 'a count of tours at work', async (page) => {
    await action(page, 'count').click();
    await expect(action(page, 'cancel')).toBeVisible();
  }],
];

for (const place of PLACES) {
  for (const [index, lang] of LANGUAGES.entries()) {
    const theme = index % 2 === 0 ? 'light' : 'dark';
    LINKS.push(`#/${place}?lang=${lang}&theme=${theme}`);
  }
}

for (const link of LINKS) {
  test(`axe finds nothing on ${link}`, async ({ page }) => {
    await open(page, link);
    await page.waitForTimeout(300);
    expect(await violations(page)).toEqual([]);
  });
}

for (const [link, what, bring] of DOINGS) {
  test(`axe finds nothing in ${what}`, async ({ page }) => {
    await open(page, link);
    await bring(page);
    await page.waitForTimeout(100);
    expect(await violations(page)).toEqual([]);
  });
}
