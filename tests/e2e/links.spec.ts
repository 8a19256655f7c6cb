// Links: what is opened is what is shown, what is shown is what is copied, and a wrong value says so.
import { expect, test } from './fixtures';
import { PLACES, action, board, hash, notice, open, pieces, square } from './page';

/** Links as they are written, of every screen. */
const CANONICAL: Record<string, string[]> = {
  queens: [
    '#/queens',
    '#/queens?n=8&q=15863724',
    '#/queens?n=12&q=2.4.6.8.10.12.1.3.5.7.9.11',
    '#/queens?n=8&fen=Q7/4Q3/8/8/8/8/8/Q6Q',
    '#/queens?n=10&q=0.0.1.0.0.0.0.0.0.0&piece=superqueen',
    '#/queens?n=8&fen=AA6/8/8/8/8/8/8/8&piece=superqueen',
    '#/queens?n=20',
    '#/queens?n=5&q=13524&lang=vi&theme=dark',
  ],
  solutions: [
    '#/solutions',
    '#/solutions?n=10&show=all&piece=superqueen',
    '#/solutions?n=8&show=all&fixed=a1,c2',
    '#/solutions?n=9&view=count',
    '#/solutions?n=8&view=check',
  ],
  search: [
    '#/search',
    '#/search?n=8&algorithm=arrays&step=300&rows=0&squares=pair&taken=0',
    '#/search?n=8&algorithm=arrays&step=412',
    '#/search?n=6&algorithm=fewest&order=middle&find=first&step=9',
    '#/search?n=6&algorithm=arrays&step=9&code=cpp',
    '#/search?problem=knight',
    '#/search?problem=knight&size=5x5&start=a1&algorithm=backtracking&step=13014',
    '#/search?problem=knight&size=3x8&start=h1&algorithm=warnsdorff&find=first&step=9&rows=0&squares=pair&lang=hu',
  ],
  construct: [
    '#/construct',
    '#/construct?n=1000000&rule=modulo12',
    '#/construct?n=50&rule=random&seed=7',
  ],
  puzzles: [
    '#/puzzles',
    '#/puzzles?day=2026-11-22&kind=regions&rule=touch&grade=2&marks=a1',
    '#/puzzles?n=8&kind=regions&rule=touch&grade=3&seed=7',
    '#/puzzles?n=8&given=10000020&q=05000000',
    '#/puzzles?n=5&rule=touch&regions=aabbcaabbbaddbdaddddeeeee&q=00100&marks=c4',
  ],
  tour: [
    '#/tour',
    '#/tour?size=8x8&start=a1&moves=17&holes=h8&step=2',
    '#/tour?size=8x8&end=h8',
    '#/tour?size=6x6&number=9862',
    '#/tour?size=6x6&random=closed&seed=7',
    '#/tour?size=5x6&random=open&seed=7&step=12',
  ],
  boards: [
    '#/boards',
    '#/boards?size=5x6',
    '#/boards?size=6x6&seed=7',
  ],
  duel: [
    '#/duel',
    '#/duel?size=8x8&start=d4&moves=5&holes=a1,h8',
  ],
  lessons: [
    '#/lessons',
    '#/search?lesson=backtracking.3',
    '#/queens?task=position&property=half-turn',
    '#/search?n=4&algorithm=arrays&step=17&study=make',
    '#/tour?size=5x5&start=a1&study=first',
    '#/search?n=4&algorithm=arrays&step=17&present=1',
  ],
  about: [
    '#/about',
  ],
};

for (const link of PLACES.flatMap((place) => CANONICAL[place])) {
  test(`${link} opens and stays as it is`, async ({ page }) => {
    await open(page, link);
    await expect.poll(() => hash(page)).toBe(link);
    await expect(page.locator('[role=alert]:visible')).toHaveCount(0);
  });
}

for (const [parameter, link, shown] of [
  ['n', '#/queens?n=65', '#/queens'],
  ['n', '#/queens?n=abc&q=15863724', '#/queens?n=8&q=15863724'],
  ['q', '#/queens?n=8&q=1586372', '#/queens'],
  ['q', '#/queens?n=8&q=95863724', '#/queens'],
  ['fen', '#/queens?n=8&fen=9/8/8/8/8/8/8/8', '#/queens'],
  ['piece', '#/queens?n=5&piece=rook', '#/queens?n=5'],
  ['show', '#/solutions?show=some', '#/solutions'],
  ['fixed', '#/solutions?n=4&fixed=e5', '#/solutions?n=4'],
  ['view', '#/solutions?view=tree', '#/solutions'],
  ['algorithm', '#/search?n=5&algorithm=magic', '#/search?n=5&algorithm=arrays'],
  ['order', '#/search?order=up', '#/search'],
  ['problem', '#/search?problem=rook', '#/search'],
  ['size', '#/search?problem=knight&size=9x9', '#/search?problem=knight'],
  ['start', '#/search?problem=knight&size=3x4&start=e1', '#/search?problem=knight&size=3x4&start=a1&algorithm=backtracking'],
  ['step', '#/search?step=-1', '#/search'],
  ['code', '#/search?n=5&code=basic', '#/search?n=5&algorithm=arrays'],
  ['n', '#/construct?n=1000001', '#/construct'],
  ['rule', '#/construct?rule=pauls', '#/construct'],
  ['seed', '#/construct?rule=random&seed=x', '#/construct?n=20&rule=random&seed=0'],
  ['grade', '#/puzzles?grade=5', '#/puzzles'],
  ['day', '#/puzzles?day=2026-02-29', '#/puzzles'],
  ['number', '#/tour?number=13267364410533', '#/tour'],
  ['number', '#/tour?size=5x5&number=1', '#/tour?size=5x5'],
  ['random', '#/tour?size=10x10&random=closed', '#/tour?size=10x10'],
  ['seed', '#/tour?size=6x6&random=closed&seed=x', '#/tour?size=6x6&random=closed'],
  ['lang', '#/queens?lang=fr', '#/queens'],
  ['theme', '#/queens?theme=pink', '#/queens'],
  ['screen', '#/nowhere', '#/queens'],
] as const) {
  test(`${link} gets a notice about ${parameter}, and the default`, async ({ page }) => {
    await open(page, link);
    await expect(notice(page, parameter)).toHaveAttribute('role', 'alert');
    await expect.poll(() => hash(page)).toBe(shown);
    await action(page, 'dismiss').click();
    await expect(notice(page, parameter)).toHaveCount(0);
  });
}

test('a link typed over another opens, and Back returns', async ({ page }) => {
  await open(page, '#/queens?n=8&q=15863724');
  await page.evaluate(() => { location.hash = '#/queens?n=5&q=13524'; });
  await expect(board(page)).toHaveAttribute('data-board', '5x5');
  await page.goBack();
  await expect(board(page)).toHaveAttribute('data-board', '8x8');
  await expect(pieces(page)).toHaveCount(8);
});

test('what was made is there again after a reload', async ({ page }) => {
  await open(page, '#/queens');
  await square(page, 'c3').click();
  await square(page, 'c5').click();
  await page.reload();
  await expect(pieces(page)).toHaveCount(2);
});

test('the navigation leads back to what was made', async ({ page }) => {
  await open(page, '#/queens');
  await square(page, 'c3').click();
  await page.getByRole('link', { name: 'Solutions', exact: true }).click();
  await expect(page.locator('[data-solution]')).toHaveCount(12);
  await page.getByRole('link', { name: 'Board', exact: true }).click();
  await expect(square(page, 'c3')).toHaveAttribute('data-piece', 'queen');
});
