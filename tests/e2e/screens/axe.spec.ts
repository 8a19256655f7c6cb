// axe finds no fault in any screen, in any of its states, light and dark.
import { deflateRawSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { violations } from '../axe';
import { expect, test } from '../fixtures';
import { PLACES, action, open, openAnew, pressInMenu, result, settled, status } from '../page';
import { gate } from '../workers';

/** A set of tasks, one of which cannot be opened. */
const SET = deflateRawSync('7K2M-Q0XD Week 3\n#/queens?n=6&q=030000&task=complete\n#/puzzles?n=8&given=10000020 Two\n#/sudoku Three').toString('base64url');

/** States that a link alone opens, by screens, beside the bare link. Each is looked at light and dark. */
const STATES: Record<string, string[]> = {
  queens: ['?n=4&theme=dark', '?n=8&q=15863724', '?n=8&q=11000000', '?n=20&piece=superqueen&lang=hu', '?n=99', '?embed=1'],
  solutions: ['?n=3', '?n=4', '?n=8&view=count', '?n=8&view=check&lang=hu', '?n=8&show=all&fixed=a1', '?n=x&fixed=z9'],
  search: [
    '?study=make',
    '?n=4&algorithm=arrays&step=17&study=first',
    '?present=1',
    '?lesson=arrays.1',
    '?n=4&algorithm=arrays&step=17&lesson=arrays.1&task=cells',
    '?task=line',
    '?n=4&step=20',
    '?n=20',
    ...['test', 'arrays', 'walk', 'masks', 'fewest', 'repair'].map((algorithm) => `?n=6&algorithm=${algorithm}&step=17`),
    '?problem=knight',
    '?problem=knight&size=8x8&start=d4&algorithm=warnsdorff&step=128',
    '?problem=knight&size=3x4&start=a1&algorithm=backtracking&step=1000&lang=vi',
    '?program=own',
    '?program=own&source=KyjKzCvRMDQyNtEEAA&input=8&theme=dark&lang=hu',
    '?program=own&study=make',
    '?program=own&source=KyjKzCvRMDQyNtEEAA&task=program&n=8&lang=vi',
  ],
  construct: ['?n=4', '?n=3&rule=modulo12', '?n=50&rule=random&seed=1', '?n=1000', '?n=1000000&rule=modulo12'],
  puzzles: [
    '?n=8&kind=regions&rule=touch&grade=3&seed=7',
    '?n=12&kind=complete&rule=chess&piece=superqueen&grade=2&seed=1',
    '?n=5&rule=touch&regions=aabbcaabbbaddbdaddddeeeee&q=53142',
    '?n=5&rule=touch&regions=aabbcaabbbaddbdaddddeeeee&q=12000&marks=d2&lang=vi',
    '?n=5&rule=touch&regions=aabbcaabbbaddbdaddddeeeee&prove=1&proof=se5.aa5.sb1&lang=hu',
    '?kind=knight',
    '?kind=knight&size=3x4&numbers=1a3.4b3.12d1&mine=2c2.3b1&holes=c1&lang=hu&theme=dark',
  ],
  tour: [
    '?size=4x4',
    '?size=4x5&goal=closed',
    '?size=5x5&start=a1&make=open',
    '?size=3x4&start=a3&moves=54154145145',
    '?size=6x6&start=c3&moves=17&holes=a1&end=f6',
    '?size=8x8&start=a1&make=closed',
    '?size=20x20&start=a1',
    '?size=80x80&start=a1&make=open&step=2000',
    '?size=6x6&number=1848',
    '?size=6x6&random=closed&seed=7&lang=hu',
    '?size=5x5&number=1',
  ],
  boards: ['?size=4x4', '?size=20x20', '?size=3x5', '?size=4x7&lang=vi', '?size=3x3&lang=hu', '?squares=6x6.0c0c3f3f0c0c', '?squares=3x3.357&lang=vi'],
  duel: ['?size=4x4&start=a1', '?size=20x20&start=k10', '?size=3x3&start=b2'],
  lessons: ['?for=teachers', `?tasks=${SET}`],
  about: [],
};

for (const [at, place] of PLACES.entries()) {
  test(`axe finds nothing on #/${place}`, async ({ page }) => {
    test.slow();
    for (const state of ['', at % 2 ? '?lang=vi' : '?lang=hu', ...STATES[place]]) {
      await open(page, `#/${place}${state}`);
      await settled(page);
      expect.soft(await violations(page), state).toEqual([]);
    }
  });
}

/** States that need some steps, by screens: each with its link, the steps, and the sign that the state is reached. */
const STEPS_BY_SCREEN: Record<string, [string, (page: Page) => Promise<unknown>][]> = {
  Board: [
    ['#/queens', async (page) => {
      await pressInMenu(page, 'shortcuts');
      await expect(page.getByRole('dialog')).toBeVisible();
    }],
    ['#/?lang=vi', async (page) => {
      await expect(page.locator('.walk')).toBeVisible();
    }],
    ['#/queens?lang=hu', async (page) => {
      await action(page, 'menu').click();
      await expect(action(page, 'language')).toBeVisible();
    }],
    ['#/queens', async (page) => {
      await action(page, 'introduction-show').click();
      await expect(action(page, 'introduction-hide')).toBeVisible();
    }],
    ['#/queens?n=5&q=25000', async (page) => {
      await action(page, 'hint').click();
      await expect(page.locator('.reasons').first()).toBeVisible();
    }],
    ['#/queens?n=8&q=10000000', async (page) => {
      await action(page, 'complete').click();
      await expect(status(page)).toHaveAttribute('data-status', 'solution');
      await expect(page.locator('.name')).toBeVisible();
    }],
  ],
  Lessons: [
    ['#/lessons?for=teachers', async (page) => {
      await page.locator('#set-links').fill('Six queens #/queens?n=6&q=030000&task=complete\n#/queens');
      await expect(action(page, 'save-package')).toBeVisible();
    }],
  ],
  Solutions: [
    ['#/solutions', async (page) => {
      await action(page, 'orbit').first().click();
      await expect(page.getByRole('dialog').locator('[data-solution]')).toHaveCount(8);
    }],
    ['#/solutions?n=19&view=count', async (page) => {
      await action(page, 'count').click();
      await expect(result(page, 'all')).toHaveAttribute('data-state', 'running');
    }],
    ['#/solutions?n=8&view=check', async (page) => {
      await page.locator('#output-text').fill('2413\n1234\n2413\n');
      await expect(result(page, 'checked-doubled')).toHaveAttribute('data-value', '1');
    }],
  ],
  Puzzles: [
    ['#/puzzles', async (page) => {
      await expect(status(page)).toHaveAttribute('data-grade', '1');
      await action(page, 'hint').click();
      await action(page, 'hint').click();
      await expect(page.locator('.puzzle-hint .house').first()).toBeVisible();
    }],
    ['#/puzzles?n=6&kind=regions&rule=touch&grade=1&seed=1', async (page) => {
      await action(page, 'sheet').click();
      await page.locator('[data-choice="sheet-count"]').getByText('12', { exact: true }).click();
      await expect(action(page, 'sheet-make')).toBeVisible();
    }],
    ['#/puzzles', async (page) => {
      await action(page, 'open-puzzle').click();
      await page.locator('textarea[data-action="puzzle-text"]').fill('aabbc\naabbb\naddbd\nadddd\neeeee');
      await expect(page.locator('[data-read="one"]')).toBeVisible();
    }],
    ['#/puzzles?n=5&rule=touch&regions=aabbcaabbbaddbdaddddeeeee&prove=1', async (page) => {
      await page.locator('.offered summary').click();
      await page.locator('[data-square="c4"]').click();
      await page.locator('[data-reason="common"]').click();
      await expect(page.locator('[data-prove="refused"]')).toBeVisible();
    }],
    ['#/puzzles?lang=vi', async (page) => {
      await action(page, 'open-puzzle').click();
      await page.locator('textarea[data-action="puzzle-text"]').fill('aabbc\naab');
      await expect(page.locator('[data-unread]')).toBeVisible();
    }],
    ['#/puzzles?n=5&rule=touch&regions=aabbcaabbbaddbdaddddeeeee&q=53142', async (page) => {
      await action(page, 'watch').click();
      await expect(page.locator('[data-result="steps"]')).toBeVisible();
    }],
  ],
  'Search and Tour': [
    ['#/search', async (page) => {
      await action(page, 'play').click();
      await expect(action(page, 'pause')).toBeVisible();
    }],
    ['#/tour?lang=vi', async (page) => {
      await pressInMenu(page, 'embed');
      await expect(page.getByRole('dialog')).toBeVisible();
    }],
  ],
  Boards: [
    ['#/boards?size=8x8', async (page) => {
      await action(page, 'count').click();
      await expect(action(page, 'cancel')).toBeVisible();
    }],
    ['#/boards?size=6x6', async (page) => {
      await action(page, 'list-symmetric').click();
      await expect(result(page, 'symmetric-tours')).toHaveAttribute('data-state', 'done');
      await action(page, 'sample-tours').selectOption({ index: 0 });
      await action(page, 'draw').click();
      await expect(result(page, 'random-tours')).toHaveAttribute('data-state', 'done');
    }],
  ],
  Duel: [
    ['#/duel?size=6x6&start=c3&moves=17&holes=a1&second=greedy', async (page) => {
      for (const name of ['reveal', 'pairs']) await action(page, name).check();
      await settled(page);
    }],
    ['#/duel', async (page) => {
      await action(page, 'pairs').check();
      await page.locator('.strategy summary').click();
      await settled(page);
    }],
  ],
};

test('axe finds nothing in a list that grows', async ({ page }) => {
  const workers = await gate(page);
  await open(page, '#/solutions?n=20');
  const listed = async () => {
    await workers.pass(1);
    return page.locator('[data-solution]').count();
  };
  await expect.poll(listed, { intervals: [50] }).toBeGreaterThan(0);
  await expect(result(page, 'fundamental')).toHaveAttribute('data-state', 'running');
  expect(await violations(page)).toEqual([]);
});

for (const [screen, states] of Object.entries(STEPS_BY_SCREEN)) {
  test(`axe finds nothing in what is done on ${screen}`, async ({ page }) => {
    test.slow();
    for (const [link, bring] of states) {
      await openAnew(page, link);
      await bring(page);
      expect.soft(await violations(page), link).toEqual([]);
    }
  });
}
