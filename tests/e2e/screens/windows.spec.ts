// Windows and sheets of paper of any size show the whole board, or the board alone or closer if the visitor wants.
import type { Page } from '@playwright/test';
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

/** Controls in view that lie over each other, though neither stands still while the other is scrolled. */
const overlapping = (page: Page) =>
  page.evaluate(() => {
    const stays = (element: Element | null): Element | null =>
      !element || /sticky|fixed/.test(getComputedStyle(element).position) ? element : stays(element.parentElement);
    /** The part of a box that no element around it cuts off. */
    const seen = ({ left, top, right, bottom }: DOMRect, within: Element | null): number[] => {
      const box = [Math.max(left, 0), Math.max(top, 0), Math.min(right, innerWidth), Math.min(bottom, innerHeight)];
      for (let around = within; around; around = around.parentElement) {
        if (getComputedStyle(around).overflow === 'visible') continue;
        const edge = around.getBoundingClientRect();
        box[0] = Math.max(box[0], edge.left);
        box[1] = Math.max(box[1], edge.top);
        box[2] = Math.min(box[2], edge.right);
        box[3] = Math.min(box[3], edge.bottom);
      }
      return box;
    };
    const controls = [...document.querySelectorAll('a[href], button, input, select, textarea, summary')]
      .filter((control) => control.checkVisibility({ visibilityProperty: true }) && !control.closest('.visually-hidden'))
      .map((control) => control.closest('label') ?? control);
    const boxes = [...new Set(controls)].flatMap((control) =>
      [...control.getClientRects()].map((box) => ({ control, layer: stays(control), box: seen(box, control.parentElement) })),
    );
    const name = (control: Element) => control.getAttribute('data-action') ?? control.outerHTML.slice(0, 100);
    return boxes.flatMap((one, at) =>
      boxes.slice(at + 1).flatMap((other) => {
        const [left, top] = [0, 1].map((side) => Math.max(one.box[side], other.box[side]));
        const [right, bottom] = [2, 3].map((side) => Math.min(one.box[side], other.box[side]));
        const isOneIn = one.control.contains(other.control) || other.control.contains(one.control);
        const meet = right - left > 1 && bottom - top > 1 && one.layer === other.layer && !isOneIn;
        return meet ? [`${name(one.control)} and ${name(other.control)}`] : [];
      }),
    );
  });

for (const link of new Set([...WITH_BOARD.map(([link]) => link), ...SCREENS.map(({ name, link }) => link ?? name), 'queens?n=8&q=15000000'])) {
  test(`in a low window no control lies over another, on ${link || 'the start'}`, async ({ page }) => {
    await openAnew(page, link && `#/${link}`);
    for (const [width, height] of LOW) {
      await page.setViewportSize({ width, height });
      await settled(page);
      expect.soft(await overlapping(page), `${width} x ${height}`).toEqual([]);
    }
  });
}

test('in a low window a notice takes nothing of the board', async ({ page }) => {
  for (const [width, height] of [[932, 430], [844, 390], [740, 360], [667, 375]]) {
    await page.setViewportSize({ width, height });
    for (const link of ['queens?n=0', 'tour?size=0x0&start=zz', 'search?n=0']) {
      await openAnew(page, `#/${link}`);
      await expect(page.locator('main > .notice').first()).toBeInViewport({ ratio: 1 });
      await expect(board(page), `${link}, ${width} x ${height}`).toBeInViewport({ ratio: 1 });
    }
  }
});

test('on a phone that lies on its side the first twelve rows and columns of the map are seen', async ({ page }) => {
  for (const [width, height] of [[844, 390], [740, 360], [667, 375]]) {
    await page.setViewportSize({ width, height });
    await openAnew(page, '#/boards');
    for (const size of ['1x1', '1x12', '12x1', '12x12']) {
      await expect(page.locator(`.map [data-size="${size}"]`), `${size}, ${width} x ${height}`).toBeInViewport({ ratio: 0.95 });
    }
  }
});

test('for a projector the tree of six queens is seen whole', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const language of ['en', 'vi', 'hu']) {
    await openAnew(page, `#/search?n=6&step=40&present=1&lang=${language}`);
    const tree = page.locator('.tree-window:not(.empty)');
    await expect(tree).toBeInViewport({ ratio: 1 });
    const cut = () => tree.evaluate((tree) => [tree.scrollWidth - tree.clientWidth, tree.scrollHeight - tree.clientHeight].map((beyond) => Math.max(0, beyond)));
    await expect.poll(cut, language).toEqual([0, 0]);
  }
});

test('in a low window the bar to seek with is long enough', async ({ page }) => {
  for (const link of ['search?n=6', 'search?problem=knight']) {
    await openAnew(page, `#/${link}`);
    for (const [width, height] of [[932, 430], [844, 390], [740, 360], [667, 375]]) {
      await page.setViewportSize({ width, height });
      await expect.poll(async () => (await action(page, 'seek').boundingBox())!.width, `${link}, ${width} x ${height}`).toBeGreaterThan(160);
    }
  }
});

/** The edges of a row that scrolls without a bar, as they are seen: the picture of a few pixels at its left, and at its right. */
async function edges(page: Page, row: string) {
  const { x, y, width, height } = (await page.locator(row).boundingBox())!;
  // Between the line below the row and the marks above it; pixels beyond the window are no part of it.
  const [left, right] = [Math.max(0, Math.floor(x)), Math.min(Math.ceil(x + width), page.viewportSize()!.width)];
  const strip = (x: number) => page.screenshot({ clip: { x, y: y + height / 3, width: 4, height: height / 3 } });
  return { left: await strip(left), right: await strip(right - 4) };
}

test('a row that continues beyond an edge shows it', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 200 });
  const rows = ['queens', 'tour', 'lessons', 'search?n=6'].map((link) => [link, 'header nav']);
  for (const [link, row] of [...rows, ['search?n=6', '.parts'], ['search?n=6', '.activities']] as [string, string][]) {
    for (const lang of ['en', 'vi', 'hu']) {
      const name = `${link} ${row} ${lang}`;
      await openAnew(page, `#/${link}${link.includes('?') ? '&' : '?'}lang=${lang}`);
      const scrolled = page.locator(row);
      await settled(page);
      const isWhole = await scrolled.evaluate((row) => row.scrollWidth <= row.clientWidth);
      if (isWhole) continue;
      await scrolled.scrollIntoViewIfNeeded();
      // At the start of the row there is nothing at its left edge, and at its end nothing at its right one.
      const start = await edges(page, row);
      expect(start.right.equals(start.left), name).toBe(false);
      await scrolled.evaluate((row) => row.scrollTo({ left: row.scrollWidth, behavior: 'instant' }));
      const end = await edges(page, row);
      expect(end.left.equals(end.right), name).toBe(false);
      expect(end.right.equals(start.left), name).toBe(true);
    }
  }
});

test.describe('on a dense screen', () => {
  test.use({ deviceScaleFactor: 2, viewport: { width: 390, height: 844 } });

  test('a row that is whole has no shade', async ({ page }) => {
    for (const lang of ['en', 'vi', 'hu']) {
      await openAnew(page, `#/search?lang=${lang}`);
      await settled(page);
      const { left, right } = await edges(page, '.tabs');
      expect(left.equals(right), lang).toBe(true);
    }
  });
});

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
