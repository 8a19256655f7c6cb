// Windows and sheets of paper of any size show the whole board, or the board alone or closer if the visitor wants.
import { SCREENS, action, board, door, hash, open, openAnew, pressInMenu, settled, square } from '../page';
import { expect, test } from '../fixtures';

const BOARDS = ['#/queens?n=8&q=15863724', '#/tour?size=8x8&start=a1', '#/duel', '#/construct?n=40'];

/** Phones on their side, low windows, and windows enlarged to 200 and 400 %. */
const LOW = [[1024, 500], [932, 430], [900, 700], [900, 600], [844, 390], [740, 360], [667, 375], [640, 400], [568, 320], [480, 400], [480, 320], [320, 256], [320, 200]];

/** Screens with a board, each with what stands for the board if that is something else. */
const WITH_BOARD: [string, string?][] = [
  ['', '.board-place .board'],
  ['queens?n=8&q=15863724'],
  ['queens?n=40'],
  ['construct?n=40'],
  ['construct?n=1000000&rule=random&seed=7'],
  ['tour?size=8x8&start=a1'],
  ['tour?size=12x4&start=a1'],
  ['duel'],
  ['boards', '.map-frame'],
  ['puzzles'],
  ['puzzles?kind=knight'],
  ['search?n=6'],
  ['search?problem=knight'],
  ['search?program=own', '.board-place'],
  ['queens?n=8&lesson=queens.1'],
];

for (const [link, selector = '[data-board]'] of WITH_BOARD) {
  test(`in a low window the whole board is seen, and nothing is wider than the window, on ${link || 'the start'}`, async ({ page }) => {
    for (const [width, height] of LOW) {
      await page.setViewportSize({ width, height });
      await openAnew(page, link && `#/${link}`);
      const drawn = page.locator('main').locator(selector);
      await expect(drawn).toBeVisible();
      const seen = async () => {
        const box = (await drawn.boundingBox())!;
        const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        const beyond = [-box.x, -box.y, box.x + box.width - width, box.y + box.height - height, wider];
        // Nothing stands over the first or the last rank, or over an edge.
        const isCovered = await drawn.evaluate((drawn) => {
          const { x, y, width, height } = drawn.getBoundingClientRect();
          const places = [[0.5, 0.04], [0.5, 0.5], [0.5, 0.96], [0.04, 0.5], [0.96, 0.5]];
          return places.some(([across, down]) => !drawn.contains(document.elementFromPoint(x + across * width, y + down * height)));
        });
        return { beyond: Math.max(0, ...beyond), isCovered, isSmall: Math.min(box.width, box.height) < 48 };
      };
      await expect.poll(seen, `${width} x ${height}`).toEqual({ beyond: 0, isCovered: false, isSmall: false });
    }
  });
}

test('in the smallest window every door is seen', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 200 });
  await open(page, '#/queens');
  const { x, width } = (await page.locator('header nav').boundingBox())!;
  for (const name of new Set(SCREENS.flatMap(({ door }) => door ?? []))) {
    const box = (await door(page, name).boundingBox())!;
    expect(box.x, name).toBeGreaterThanOrEqual(x);
    expect(box.x + box.width, name).toBeLessThanOrEqual(x + width);
  }
});

test('a large window is used for the board', async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  for (const link of BOARDS) {
    await open(page, link);
    await expect.poll(async () => (await board(page).boundingBox())?.width, link).toBeGreaterThan(800);
  }
});

test('a board is shown alone', async ({ page }) => {
  await open(page, '#/queens?n=8');
  await pressInMenu(page, 'full-screen');
  await expect.poll(() => page.evaluate(() => document.fullscreenElement?.className)).toBe('board-column');
  await square(page, 'c5').click();
  await expect(square(page, 'c5')).toHaveAttribute('data-piece', 'queen');
  await page.evaluate(() => document.exitFullscreen());
  await expect.poll(() => hash(page)).toContain('q=');
});

test('the board of a search is shown alone with its timeline', async ({ page }) => {
  for (const link of ['#/search?n=6', '#/search?problem=knight&size=5x5&start=a1']) {
    await open(page, link);
    await pressInMenu(page, 'full-screen');
    await expect.poll(() => page.evaluate(() => document.fullscreenElement?.className)).toContain('board-column');
    await action(page, 'step').click();
    await expect(board(page)).toBeInViewport();
    await page.evaluate(() => document.exitFullscreen());
  }
});

test('a board of thirty squares and more is seen closer', async ({ page }) => {
  await open(page, '#/queens?n=29');
  await expect(action(page, 'zoom-in')).toHaveCount(0);
  await open(page, '#/queens?n=40');
  const width = async () => (await square(page, 'a40').boundingBox())!.width;
  const whole = await width();
  await expect(action(page, 'zoom-out')).toHaveAttribute('aria-disabled', 'true');
  await action(page, 'zoom-in').click();
  await expect.poll(width).toBeGreaterThan(1.9 * whole);
  await square(page, 'an1').click();
  await expect(square(page, 'an1')).toHaveAttribute('data-piece', 'queen');
  await action(page, 'zoom-in').click();
  await action(page, 'zoom-in').click();
  await expect(action(page, 'zoom-in')).toHaveAttribute('aria-disabled', 'true');
  for (let times = 0; times < 3; times += 1) await action(page, 'zoom-out').click();
  await expect.poll(width).toBeLessThan(1.1 * whole);
});

test('what a screen is about is said in the head of the document', async ({ page }) => {
  const description = () => page.locator('meta[name=description]').getAttribute('content');
  await open(page, '#/queens?lang=en');
  await expect.poll(description).toContain('A queen attacks');
  await open(page, '#/duel?lang=en');
  await expect.poll(description).toContain('Two players');
});

// A4 without its margins, in CSS pixels.
const PAPER = { width: 704, height: 1032 };
const SHEETS = [...BOARDS, '#/solutions?n=8&view=fundamental', '#/solutions?n=16&view=count', '#/search?n=8&step=120', '#/boards', '#/puzzles'];

test('on paper no screen is cut or dark, or has controls', async ({ page }) => {
  for (const link of SHEETS) {
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.emulateMedia({ media: 'screen', colorScheme: 'dark' });
    await openAnew(page, link);
    await settled(page);
    await page.setViewportSize(PAPER);
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    const controls = page.locator('main').locator('button, input, textarea, select').filter({ visible: true });
    await expect(controls, link).toHaveCount(0);
    // Words that lead to another screen; a small board that does is a picture, and a cell of a table is a value.
    await expect(page.locator('.stage a:not(:has(svg), table a)').filter({ visible: true }), link).toHaveCount(0);
    await expect.poll(() => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)).toBe('rgb(255, 255, 255)');
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PAPER.width);
  }
});

test('the labels of plots are readable in each window, and on a projector', async ({ page }) => {
  for (const [width, height, least] of [[1920, 1080, 13], [1280, 800, 10], [390, 844, 9]] as const) {
    await page.setViewportSize({ width, height });
    for (const link of ['#/search', '#/solutions?view=count']) {
      await openAnew(page, link);
      const svg = page.locator('.plot svg');
      await svg.scrollIntoViewIfNeeded();
      const scale = await svg.evaluate((svg: SVGSVGElement) => svg.getScreenCTM()!.a);
      const sizes = await svg.locator('text').evaluateAll((all) => all.map((label) => parseFloat(getComputedStyle(label).fontSize)));
      expect(sizes.length).toBeGreaterThan(9);
      expect(Math.min(...sizes) * scale, `${link} at ${width}`).toBeGreaterThanOrEqual(least);
    }
  }
});
