// axe finds nothing wrong with any screen, in whatever state it is.
import type { Page } from '@playwright/test';
import { violations } from './axe';
import { expect, test } from './fixtures';
import { PLACES, action, open, result, settled, status } from './page';

const BARE = ['?lang=en&theme=light', '?lang=vi&theme=dark', '?lang=hu&theme=light'];

/** States that a link alone opens, by screens, beside the bare link in each language, light and dark. */
const STATES: Record<string, string[]> = {
  queens: [
    '?n=4',
    '?n=8&q=15863724',
    '?n=8&q=11000000',
    '?n=8&q=11000000&theme=dark',
    '?n=20&piece=superqueen&lang=hu',
    '?n=99',
    '?embed=1',
  ],
  solutions: ['?n=3', '?n=4', '?n=8&view=count', '?n=8&view=check&lang=hu', '?n=8&show=all&fixed=a1&theme=dark', '?n=x&fixed=z9'],
  search: ['?study=make&theme=dark', '?n=4&algorithm=arrays&step=17&study=first', '?present=1', '?lesson=arrays.1', '?n=4&algorithm=arrays&step=17&lesson=arrays.1&task=cells&theme=dark', '?task=line', '?n=4&step=20', '?n=20&theme=dark', '?problem=knight', '?problem=knight&size=8x8&start=d4&algorithm=warnsdorff&step=128&theme=dark', '?problem=knight&size=3x4&start=a1&algorithm=backtracking&step=1000&lang=vi'],
  construct: ['?n=4', '?n=20&theme=dark', '?n=1000'],
  puzzles: [
    '?n=8&kind=regions&rule=touch&grade=3&seed=7&theme=dark',
    '?n=12&kind=complete&rule=chess&piece=superqueen&grade=2&seed=1',
    '?n=5&rule=touch&regions=aabbcaabbbaddbdaddddeeeee&q=53142',
    '?n=5&rule=touch&regions=aabbcaabbbaddbdaddddeeeee&q=12000&marks=d2&theme=dark&lang=vi',
  ],
  tour: [
    '?size=4x4',
    '?size=5x5&start=a1&make=open',
    '?size=8x8&start=a1&make=closed&theme=dark',
    '?size=20x20&start=a1',
    '?size=100x100&start=a1&make=open',
    '?size=6x6&number=1848&theme=dark',
    '?size=6x6&random=closed&seed=7&lang=hu',
    '?size=5x5&number=1',
  ],
  boards: ['?size=4x4', '?size=20x20&theme=dark', '?size=3x5', '?size=4x7&theme=dark&lang=vi', '?size=3x3&lang=hu'],
  duel: ['?size=4x4&start=a1', '?size=20x20&start=k10&theme=dark', '?size=3x3&start=b2'],
  lessons: [],
  about: [],
};

for (const place of PLACES) {
  test(`axe finds nothing on #/${place}`, async ({ page }) => {
    test.slow();
    for (const state of [...BARE, ...STATES[place]]) {
      await open(page, `#/${place}${state}`);
      await settled(page);
      expect.soft(await violations(page), state).toEqual([]);
    }
  });
}

/** States that take some doing, and how to know that they are there. */
const DOINGS: [string, string, (page: Page) => Promise<unknown>][] = [
  ['#/queens', 'the list of keys', async (page) => {
    await action(page, 'shortcuts').click();
    await expect(page.getByRole('dialog')).toBeVisible();
  }],
  ['#/tour?lang=vi', 'the text for another page', async (page) => {
    await action(page, 'embed').click();
    await expect(page.getByRole('dialog')).toBeVisible();
  }],
  ['#/queens?n=8&q=10000000', 'a hint', async (page) => {
    await action(page, 'hint').click();
    await expect(page.locator('.reasons')).toBeVisible();
  }],
  ['#/queens?n=8&q=10000000', 'a completion', async (page) => {
    await action(page, 'complete').click();
    await expect(status(page)).toHaveAttribute('data-status', 'solution');
  }],
  ['#/solutions', 'an orbit', async (page) => {
    await action(page, 'orbit').first().click();
    await expect(page.getByRole('dialog').locator('[data-solution]')).toHaveCount(8);
  }],
  ['#/solutions?n=20&theme=dark', 'a list without end', async (page) => {
    await expect(result(page, 'fundamental')).toHaveAttribute('data-state', 'running');
  }],
  ['#/solutions?n=19&view=count', 'a count at work', async (page) => {
    await action(page, 'count').click();
    await expect(result(page, 'all')).toHaveAttribute('data-state', 'running');
  }],
  ['#/solutions?n=8&view=check&theme=dark', 'what is said of an output', async (page) => {
    await page.locator('#output-text').fill('2413\n1234\n2413\n');
    await expect(result(page, 'checked-doubled')).toHaveAttribute('data-value', '1');
  }],
  ['#/puzzles', 'a hint on a puzzle', async (page) => {
    await expect(status(page)).toHaveAttribute('data-grade', '1');
    await action(page, 'hint').click();
    await action(page, 'hint').click();
    await expect(page.locator('.puzzle-hint .house').first()).toBeVisible();
  }],
  ['#/puzzles?n=6&kind=regions&rule=touch&grade=1&seed=1', 'a sheet of puzzles', async (page) => {
    await action(page, 'sheet').click();
    await page.locator('[data-choice="sheet-count"]').getByText('12', { exact: true }).click();
    await expect(action(page, 'sheet-make')).toBeVisible();
  }],
  ['#/puzzles?n=5&rule=touch&regions=aabbcaabbbaddbdaddddeeeee&q=53142&theme=dark', 'the search for a solution', async (page) => {
    await action(page, 'watch').click();
    await expect(page.locator('[data-result="steps"]')).toBeVisible();
  }],
  ['#/search', 'a search that is played', async (page) => {
    await action(page, 'play').click();
    await expect(action(page, 'pause')).toBeVisible();
  }],
  ['#/boards?size=8x8', 'a count of tours at work', async (page) => {
    await action(page, 'count').click();
    await expect(action(page, 'cancel')).toBeVisible();
  }],
  ['#/boards?size=6x6', 'symmetric tours', async (page) => {
    await action(page, 'list-symmetric').click();
    await expect(result(page, 'symmetric-tours')).toHaveAttribute('data-state', 'done');
  }],
  ['#/boards?size=6x6&theme=dark', 'random tours', async (page) => {
    await action(page, 'sample-tours').selectOption({ index: 0 });
    await action(page, 'draw').click();
    await expect(result(page, 'random-tours')).toHaveAttribute('data-state', 'done');
  }],
];

for (const [link, what, bring] of DOINGS) {
  test(`axe finds nothing in ${what}`, async ({ page }) => {
    await open(page, link);
    await bring(page);
    expect(await violations(page)).toEqual([]);
  });
}
