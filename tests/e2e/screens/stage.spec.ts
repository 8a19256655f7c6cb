// The layout of the screens with a board: the visible parts when one opens, on a screen and on a phone, and its tabs.
import { expect, test } from '../fixtures';
import { action, inView, open, openAnew, result, settled, square, status } from '../page';

const SCREENS = ['queens', 'construct', 'tour', 'boards', 'duel', 'puzzles', 'puzzles?kind=knight', 'search', 'search?problem=knight', 'search?program=own'];
/** What is complete: nothing beside it does nothing. */
const COMPLETE = ['queens?n=8&q=15863724', 'tour?size=3x4&start=a3&moves=54154145145', 'tour?size=8x8&start=a1&make=closed'];
/** The start of the page is Board with offers beside it. */
const START = '';
const DESKTOP = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };

test.beforeEach(async ({ page }) => {
  // Visitors who know the page have hidden the introductions.
  await page.addInitScript((names) => {
    // An empty page has no storage.
    if (location.protocol !== 'about:') localStorage.setItem('bezzel.introductions', names);
  }, [...SCREENS, 'steps'].join(' '));
});

test('a window shows the whole board, the status, one primary action and few other controls', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  for (const name of [START, ...SCREENS, ...COMPLETE]) {
    await openAnew(page, `#/${name}`);
    if (name === START) await expect(page.locator('.start .offer')).toHaveCount(2);
    if (COMPLETE.includes(name)) await expect(page.locator('[data-status$="tour"], [data-status="solution"]')).toBeVisible();
    await settled(page);
    if (COMPLETE.includes(name)) await expect.poll(() => inView(page, '.sections [aria-disabled]'), name).toEqual([]);
    const controls = await inView(page);
    expect(controls.length, `${name}: ${controls}`).toBeLessThanOrEqual(14);
    await expect(page.locator('[data-primary]'), name).toHaveCount(1);
    await expect(page.locator('[data-primary]'), name).toBeInViewport({ ratio: 1 });
    expect((await page.locator('[data-primary]').boundingBox())!.height, name).toBeLessThan(64);
    await expect(status(page), name).toBeInViewport({ ratio: 1 });
    await expect(page.locator('.stage .board-place'), name).toBeInViewport({ ratio: 0.99 });
    const panel = page.locator('.beside-board');
    await expect(panel, name).toBeInViewport({ ratio: 0.99 });
    const [left, right] = [await page.locator('.stage .board-place').boundingBox(), await panel.boundingBox()];
    expect(Math.abs(right!.x - left!.x - left!.width - 24), `${name}: the gutter`).toBeLessThanOrEqual(1);
  }
});

test('beside the solutions stand their number, one primary action and few other controls', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await openAnew(page, '#/solutions');
  await expect(page.locator('[data-solution]')).toHaveCount(12);
  await settled(page);
  // The small boards are links, as the squares of a board can be pressed.
  const controls = await inView(page, ':not(.gallery *)');
  expect(controls.length, `${controls}`).toBeLessThanOrEqual(14);
  await expect(page.locator('[data-primary]')).toHaveCount(1);
  for (const viewport of [DESKTOP, PHONE]) {
    await page.setViewportSize(viewport);
    await expect(page.locator('[data-primary]')).toBeInViewport({ ratio: 1 });
    await expect(result(page, 'fundamental')).toBeInViewport({ ratio: 1 });
  }
  // And also at the end of a long list.
  await page.setViewportSize(DESKTOP);
  await openAnew(page, '#/solutions?n=10&show=all');
  await expect(result(page, 'all')).toHaveAttribute('data-state', 'done');
  await page.evaluate(() => scrollTo(0, 4000));
  await expect(page.locator('[data-primary]')).toBeInViewport({ ratio: 1 });
  await expect(result(page, 'all')).toBeInViewport({ ratio: 1 });
});

for (const lang of ['en', 'vi', 'hu']) {
  test(`a phone shows the board first, then status and primary action, ${lang}`, async ({ page }) => {
    await page.setViewportSize(PHONE);
    for (const name of [START, ...SCREENS]) {
      await openAnew(page, `#/${name}${name.includes('?') ? '&' : '?'}lang=${lang}`);
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
      await settled(page);
      const board = page.locator('.stage .board-place :is(svg, canvas)').first();
      const header = (await page.locator('header.site').boundingBox())!;
      expect((await board.boundingBox())!.y - header.height, name).toBeLessThanOrEqual(20);
      await expect(status(page), name).toBeInViewport({ ratio: 1 });
      await expect(page.locator('[data-primary]'), name).toBeInViewport({ ratio: 1 });
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth), name).toBeLessThanOrEqual(PHONE.width);
      // Also when one has scrolled to the end of the sheet.
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      await page.locator('[data-section]').last().scrollIntoViewIfNeeded();
      await expect(status(page), name).toBeInViewport({ ratio: 1 });
      await expect(page.locator('[data-primary]'), name).toBeInViewport({ ratio: 1 });
    }
  });
}

for (const [where, viewport] of [['window', DESKTOP], ['phone', PHONE]] as const) {
  test(`on a ${where} a tab brings its section into view and the focus to it`, async ({ page }) => {
    await page.setViewportSize(viewport);
    for (const name of [START, ...SCREENS]) {
      await openAnew(page, `#/${name}`);
      // Parts that arrive a moment later make the sections longer.
      await settled(page);
      const tabs = page.locator('[data-tab]');
      await expect(tabs.first(), name).toHaveAttribute('aria-current', 'true');
      // In a wide window some sections share a tab.
      const lastTab = tabs.filter({ visible: true }).last();
      const last = (await lastTab.getAttribute('data-tab'))!;
      await lastTab.focus();
      await page.keyboard.press('Enter');
      const section = page.locator(`[data-section="${last}"]`);
      await expect(section, name).toBeFocused();
      await expect(section.locator('h2'), name).toBeInViewport({ ratio: 1 });
      await expect(page.locator('[data-tab][aria-current]'), name).toHaveAttribute('data-tab', last);
      // In a window the board stays where it is.
      if (viewport === DESKTOP) expect(await page.evaluate(() => scrollY), name).toBe(0);
    }
  });
}

test('the tab of the section that one has scrolled to is marked', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await open(page, '#/queens');
  await page.locator('.stage .sections').hover();
  await page.mouse.wheel(0, 100_000);
  await expect(page.locator('[data-tab][aria-current]')).toHaveAttribute('data-tab', 'share');
});

test('every control of the sections is reached by Tab, and nothing covers it', async ({ page }) => {
  for (const viewport of [DESKTOP, PHONE]) {
    await page.setViewportSize(viewport);
    await openAnew(page, '#/queens?n=8&q=15000000');
    await page.locator('[data-tab]').last().focus();
    let within = 0;
    for (let stop = 0; stop < 12; stop += 1) {
      await page.keyboard.press('Tab');
      const covered = await page.evaluate(() => {
        const focused = document.activeElement!;
        if (!focused.closest('.sections')) return undefined;
        const box = focused.getBoundingClientRect();
        const at = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
        const label = focused.closest('label');
        return focused.contains(at) || label?.contains(at) ? null : focused.outerHTML.slice(0, 80);
      });
      if (covered === undefined) continue;
      expect(covered, `stop ${stop} at ${viewport.width}`).toBeNull();
      within += 1;
    }
    expect(within, `stops in the sections at ${viewport.width}`).toBeGreaterThan(6);
  }
});

test('on a phone a square that gets the focus by keyboard brings the board back', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await open(page, '#/queens');
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await square(page, 'a1').focus();
  await page.keyboard.press('ArrowUp');
  await expect(square(page, 'a2')).toBeFocused();
  const isSeen = () =>
    page.evaluate(() => {
      const { x, y, width, height } = document.activeElement!.getBoundingClientRect();
      return document.activeElement!.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    });
  await expect.poll(isSeen).toBe(true);
});

test('what comes of a hint is in view', async ({ page }) => {
  for (const viewport of [DESKTOP, PHONE]) {
    await page.setViewportSize(viewport);
    await openAnew(page, '#/queens?n=8&q=15000000');
    await action(page, 'hint').click();
    await expect(page.locator('.asked p').first()).toBeInViewport({ ratio: 1 });
  }
});

test('the tools of the board come to the start with the first queen', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await open(page, '#/');
  await expect(page.locator('[data-primary]')).toBeVisible();
  await expect(page.locator('main [aria-disabled]')).toHaveCount(0);
  await square(page, 'a8').click();
  await action(page, 'undo').click();
  await expect(action(page, 'redo')).not.toHaveAttribute('aria-disabled');
});

test('on a phone all tabs of nearly every screen are seen', async ({ page }) => {
  await page.setViewportSize(PHONE);
  for (const name of ['boards', 'puzzles', 'tour', 'duel', 'construct']) {
    await openAnew(page, `#/${name}`);
    await settled(page);
    const [seen, all] = await page.locator('.parts').evaluate((strip) => [strip.clientWidth, strip.scrollWidth]);
    expect(all, name).toBe(seen);
  }
});

test('a button that does nothing now says why when it is pressed', async ({ page }) => {
  await open(page, '#/queens');
  // Playwright would wait until it does something.
  await action(page, 'undo').click({ force: true });
  await expect(page.locator('#why')).toHaveText('There is nothing to undo.');
  await expect(page.locator('#why')).toBeInViewport();
  await square(page, 'a1').click();
  await expect(page.locator('#why')).toBeHidden();
});

test('a board that is drawn on a canvas is shown on a projector, and beside its sentence only the primary action', async ({ page }) => {
  await open(page, '#/construct?n=1000&present=1');
  await expect(page.locator('.plane canvas').first()).toBeInViewport({ ratio: 0.9 });
  await expect(status(page)).toBeVisible();
  await expect(page.locator('.stage :is(button, input, a):not([data-primary])').filter({ visible: true })).toHaveCount(0);
});

test('a screen without a board is whole on a projector', async ({ page }) => {
  await open(page, '#/solutions?present=1');
  await expect(result(page, 'fundamental')).toBeVisible();
  await expect(page.locator('[data-solution]').first()).toBeVisible();
  await openAnew(page, '#/lessons?present=1');
  await expect(page.locator('main a').first()).toBeVisible();
});

test('a section stays as it is when another comes before it', async ({ page }) => {
  await open(page, '#/construct?n=20');
  const last = page.locator('[data-section="share"]');
  await last.evaluate((section) => section.setAttribute('data-seen', 'before'));
  await page.locator('#field-n').fill('100');
  await page.locator('#field-n').press('Enter');
  await expect(page.locator('[data-section="find"]')).toBeVisible();
  await expect(last).toHaveAttribute('data-seen', 'before');
});
