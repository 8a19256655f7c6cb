// Links: the page shows the state of an opened link, copies the link of the shown state, and reports a wrong value. The
// tests in links/src/tests/ test how each link is read and written.
import { expect, test } from './fixtures';
import { PLACES, action, board, hash, here, notice, open, openAnew, pieces, settled, square } from './page';

/** A link of every screen, in the form that the page writes. */
const CANONICAL: Record<string, string> = {
  queens: '#/queens?n=5&q=13524&lang=vi&theme=dark',
  solutions: '#/solutions?n=8&show=all&fixed=a1,c2',
  construct: '#/construct?n=50&rule=random&seed=7',
  tour: '#/tour?size=8x8&start=a1&moves=17&holes=h8&step=2',
  duel: '#/duel?size=8x8&start=d4&moves=5&holes=a1,h8',
  boards: '#/boards?size=6x6&seed=7',
  puzzles: '#/puzzles?n=5&rule=touch&regions=aabbcaabbbaddbdaddddeeeee&q=00100&marks=c4',
  lessons: '#/lessons',
  search: '#/search?problem=knight&size=3x8&start=h1&algorithm=warnsdorff&find=first&step=9&rows=0&squares=pair&lang=hu',
  about: '#/about',
};

test('a link of every screen opens and stays as it is', async ({ page }) => {
  expect(Object.keys(CANONICAL)).toEqual(PLACES);
  for (const [place, link] of Object.entries(CANONICAL)) {
    await openAnew(page, link);
    await expect(here(page)).toHaveAttribute('href', new RegExp(`^#/${place}`));
    await settled(page);
    expect(hash(page)).toBe(link);
    await expect(page.locator('[role=alert]:visible')).toHaveCount(0);
  }
});

test('a wrong value gets a notice, and the default', async ({ page }) => {
  for (const [parameter, link, shown] of [
    ['q', '#/queens?n=8&q=1586372', '#/queens'],
    ['problem', '#/search?problem=rook', '#/search'],
    ['program', '#/search?program=theirs', '#/search'],
    ['source', '#/search?program=own&source=%25', '#/search?program=own'],
    ['random', '#/tour?size=10x10&random=closed', '#/tour?size=10x10'],
    ['moves', '#/duel?start=a1&moves=12', '#/duel?size=8x8&start=a1&moves=1'],
    ['numbers', '#/puzzles?kind=knight&size=6x6&numbers=37a1', '#/puzzles?kind=knight'],
    ['task', '#/queens?n=4&q=1300&task=complete', '#/queens?n=4&q=1300'],
    ['lang', '#/queens?lang=fr', '#/queens'],
    ['theme', '#/queens?theme=pink', '#/queens'],
    ['screen', '#/nowhere', '#/queens'],
  ] as const) {
    await openAnew(page, link);
    await expect(notice(page, parameter)).toHaveAttribute('role', 'alert');
    await expect.poll(() => hash(page)).toBe(shown);
    await action(page, 'dismiss').click();
    await expect(notice(page, parameter)).toHaveCount(0);
  }
});

test('a link typed over another opens, and Back returns', async ({ page }) => {
  await open(page, '#/queens?n=8&q=15863724');
  await page.evaluate(() => { location.hash = '#/queens?n=5&q=13524'; });
  await expect(board(page)).toHaveAttribute('data-board', '5x5');
  await page.goBack();
  await expect(board(page)).toHaveAttribute('data-board', '8x8');
  await expect(pieces(page)).toHaveCount(8);
  // Many at once, before any of them is shown.
  await page.evaluate(() => {
    for (let n = 4; n < 60; n += 1) location.hash = n % 2 ? `#/queens?n=${n}` : '#/duel';
  });
  await expect(board(page)).toHaveAttribute('data-board', '59x59');
  expect(hash(page)).toBe('#/queens?n=59');
});

test('of two links that are opened at once the later is shown, and stays', async ({ page }) => {
  await open(page, '#/queens');
  const later = '#/queens?n=6&q=246135';
  await page.evaluate((later) => {
    // The page has begun to open the first, and does not yet know of the second.
    addEventListener('hashchange', () => location.assign(later), { once: true });
    location.assign('#/queens?n=4&q=2413');
  }, later);
  await expect(pieces(page)).toHaveCount(6);
  await expect.poll(() => hash(page)).toBe(later);
});

test('a link typed over another that says the same is written as the page writes it', async ({ page }) => {
  const links = [
    '#/queens?n=5',
    '#/queens?x=1&n=5',
    '#/duel?start=a1&moves=19',
    '#/duel?start=a1&moves=12',
    '#/tour?size=5x5&end=f1',
    '#/tour?size=5x5&end=g1',
  ];
  const written: string[] = [];
  for (const link of links) {
    await openAnew(page, link);
    await settled(page);
    written.push(hash(page));
  }
  await openAnew(page, '#/about');
  for (const [index, link] of links.entries()) {
    await page.evaluate((link) => (location.hash = link), link);
    await expect.poll(() => hash(page), link).toBe(written[index]);
  }
  // All but the first are written in another way than they were typed.
  expect(links.filter((link, index) => written[index] === link)).toEqual(['#/queens?n=5']);
});

test('what was made is there again after a reload, and the navigation leads back to it', async ({ page }) => {
  await open(page, '#/queens');
  await square(page, 'c3').click();
  await square(page, 'c5').click();
  await page.reload();
  await expect(pieces(page)).toHaveCount(2);
  await square(page, 'e2').click();
  await page.getByRole('link', { name: 'Solutions', exact: true }).click();
  await expect(page.locator('[data-solution]')).toHaveCount(12);
  await page.getByRole('link', { name: 'Board', exact: true }).click();
  await expect(square(page, 'c3')).toHaveAttribute('data-piece', 'queen');
  for (const left of [2, 1, 0]) {
    await action(page, 'undo').click();
    await expect(pieces(page)).toHaveCount(left);
  }
});
