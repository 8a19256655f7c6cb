// The document around every screen, its address and its policy.
import type { Locator } from '@playwright/test';
import { expect, test } from '../fixtures';
import { SCREENS, action, board, door, hash, here, hold, open, openAnew, settled, tab } from '../page';

/** The screens that begin with their board. */
const WITH_BOARD_FIRST = ['queens', 'tour', 'duel'];

/** Links to the screens with a board. */
const BOARD_LINKS = SCREENS.filter((screen) => screen.board).map(({ name, link }) => `#/${link ?? name}`);

test('the page opens in any folder of a host', async ({ page }) => {
  await open(page);
  await expect(page).toHaveTitle(/Bezzel/);
  await expect(page.locator('h1')).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/some/where/');
});

test('a door leads to the screen that was last seen behind it, also after a reload', async ({ page }) => {
  await open(page, '#/duel?size=5x5');
  await door(page, 'learn').click();
  await tab(page, 'search').click();
  await expect(here(page)).toHaveAttribute('href', '#/search');
  await expect(door(page, 'learn')).toHaveAttribute('aria-current', 'true');
  await page.reload();
  await door(page, 'knight').click();
  await expect.poll(() => hash(page)).toBe('#/duel?size=5x5');
  await door(page, 'puzzles').click();
  await expect(door(page, 'puzzles')).toHaveAttribute('aria-current', 'page');
  await expect(page.locator('.tabs')).toHaveCount(0);
  await door(page, 'learn').click();
  await expect.poll(() => hash(page)).toBe('#/search');
});

test('the menu works by keyboard, and gives the focus back', async ({ page }) => {
  await open(page, '#/queens');
  const [button, menu] = [action(page, 'menu'), page.locator('#menu')];
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(menu).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(action(page, 'language')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(button).toBeFocused();
  for (const dialog of ['shortcuts', 'embed']) {
    await page.keyboard.press('Enter');
    await action(page, dialog).focus();
    await page.keyboard.press('Enter');
    await expect(menu).toBeHidden();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(button).toBeFocused();
  }
  await button.click();
  await page.mouse.click(20, 400);
  await expect(menu).toBeHidden();
});

test('what is open under the header is closed when the page goes to another address', async ({ page }) => {
  await open(page, '#/queens');
  for (const [name, opener] of [['menu', 'menu'], ['introduction', 'introduction-show']]) {
    await open(page, '#/tour');
    await action(page, opener).click();
    await expect(page.locator(`#${name}`)).toBeVisible();
    await page.goBack();
    await expect.poll(() => hash(page)).toBe('#/queens');
    await expect(page.locator(`#${name}`)).toBeHidden();
  }
});

test('the strip of the scroll bar is darkened with the page behind a dialog', async ({ page }) => {
  await open(page, '#/queens');
  const grounds = () => page.evaluate(() => [document.documentElement, document.body].map((part) => getComputedStyle(part).backgroundColor));
  const [before] = await grounds();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toBeVisible();
  const [root, body] = await grounds();
  expect(root).not.toBe(before);
  expect(body).toBe(before);
  await page.keyboard.press('Escape');
  await expect.poll(async () => (await grounds())[0]).toBe(before);
});

test('of the keys, those of the screen are listed', async ({ page }) => {
  const keys = async (link: string) => {
    await open(page, link);
    await page.keyboard.press('?');
    const listed = await page.getByRole('dialog').locator('kbd').allTextContents();
    await page.keyboard.press('Escape');
    return listed;
  };
  for (const link of ['#/search', '#/search?problem=knight', '#/search?program=own']) expect(await keys(link)).toContain('+ − 0');
  for (const link of ['#/search', '#/search?problem=knight']) expect(await keys(link)).toContain('1 … 9');
  expect(await keys('#/search?program=own')).not.toContain('1 … 9');
});

const LANGUAGES = ['en', 'vi', 'hu'];

test('on a phone the board begins under a bar of 48 pixels, and the doors are at the foot of the window', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const lang of LANGUAGES) {
    await openAnew(page, `#/queens?lang=${lang}`);
    expect((await page.locator('header.site').boundingBox())!.height).toBe(48);
    for (const name of ['queens', 'knight', 'puzzles', 'learn']) {
      const box = (await door(page, name).boundingBox())!;
      expect(box.y + box.height, `${name}, ${lang}`).toBe(844);
      expect(box.height, `${name}, ${lang}`).toBeGreaterThanOrEqual(54);
    }
    for (const place of WITH_BOARD_FIRST) {
      await openAnew(page, `#/${place}?lang=${lang}`);
      await expect.poll(async () => (await board(page).boundingBox())!.y, `${place}, ${lang}`).toBeLessThanOrEqual(64);
    }
  }
});

test('the page carries the policy that the host sends', async ({ page }) => {
  const response = await page.goto('./');
  const sent = response!.headers()['content-security-policy'];
  await expect(page.locator('meta[http-equiv="Content-Security-Policy"]')).toHaveAttribute('content', sent);
  expect(sent).not.toContain('unsafe-inline');
});

test('the page holds no inline script or style', async ({ page }) => {
  const response = await page.goto('./');
  const text = await response!.text();
  expect(text).not.toMatch(/<script(?![^>]* src=)|<style|\sstyle=|\son[a-z]+=/);
});

test('before the program is there, its bars are, in the language of the visitor, and do not move then', async ({ page }) => {
  const release = await hold(page, '**/core-*.wasm');
  const places = (root: string) =>
    page.locator(`${root} header`).evaluate((header) =>
      [...header.querySelectorAll('nav, nav a, .wordmark, .bar-button')]
        .map((part) => part.getBoundingClientRect())
        .filter(({ width }) => width > 0)
        .map(({ x, y, width, height }) => [x, y, width, height].map(Math.round)),
    );
  for (const [width, place, lang, words] of [
    [1280, 'tour', 'vi', ['Mã', 'Mã đi tuần']],
    [390, 'search', 'hu', ['Tanulás', 'Visszalépés']],
    [390, 'puzzles', 'en', ['Puzzles']],
    [1280, 'queens', 'en', ['Queens', 'Board']],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('about:blank');
    await page.goto(`./#/${place}?lang=${lang}`);
    const current = page.locator('.shell header [aria-current]');
    await expect(current).toHaveText([...words]);
    const before = await places('.shell');
    if (place !== 'queens') continue;
    release();
    await page.locator('main').waitFor();
    await expect(page.locator('header [aria-current]:visible')).toHaveText([...words]);
    expect(await places('#app >')).toEqual(before);
  }
});

test('before the program is there, the introduction of the screen is, and no text is larger then', async ({ page }) => {
  await page.setViewportSize({ width: 412, height: 823 });
  /** The size of the text that is in the window, as browsers measure it for the largest contentful paint. */
  const sizeOf = (text: Locator) =>
    text.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      const { top, bottom, width } = range.getBoundingClientRect();
      return width * Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0));
    });
  for (const [link, words] of [
    ['', 'A queen attacks every square'],
    ['#/solutions', 'This screen lists all solutions'],
    ['#/search?lang=hu', 'visszalép'],
    ['#/tour', 'A tour visits every square once'],
    ['#/boards', 'Choose a board on the map'],
    ['#/puzzles?lang=vi', 'câu đố'],
  ] as const) {
    const release = await hold(page, '**/core-*.wasm');
    await page.goto('about:blank');
    await page.goto(`./${link}`);
    const introduction = page.locator('.shell .status:visible');
    await expect(introduction).toContainText(words);
    const size = await sizeOf(introduction);
    release();
    const drawn = page.locator('main p:visible');
    await drawn.first().waitFor();
    for (const text of await drawn.all()) expect(await sizeOf(text), link).toBeLessThanOrEqual(size);
  }
  await hold(page, '**/core-*.wasm');
  for (const link of ['#/lessons', '#/about']) {
    await page.goto('about:blank');
    await page.goto(`./${link}`);
    await expect(page.locator('.shell .introduced')).toBeHidden();
    await expect(page.locator('.shell .status:visible')).toHaveCount(0);
  }
});

for (const [width, height] of [[390, 844], [1280, 800], [1920, 1080]]) {
  test(`before the program is there, the empty board stands where the board of the screen comes, ${width} pixels wide`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    expect(BOARD_LINKS.length).toBeGreaterThan(6);
    for (const link of ['', ...BOARD_LINKS, '#/queens?n=5', '#/tour?size=5x6', '#/duel?size=3x10']) {
      const release = await hold(page, '**/core-*.wasm');
      await page.goto('about:blank');
      await page.goto(`./${link}`);
      const before = await page.locator('.shell .board').boundingBox();
      release();
      await page.locator('main .board').waitFor();
      await settled(page);
      const after = await page.locator('main .board').boundingBox();
      for (const side of ['x', 'y', 'width', 'height'] as const) {
        expect(Math.abs(before![side] - after![side]), `${link}: ${side} of ${JSON.stringify([before, after])}`).toBeLessThanOrEqual(1);
      }
    }
  });
}

for (const [viewport, most] of [[{ width: 390, height: 844 }, 0.1], [{ width: 1280, height: 720 }, 0.02]] as const) {
  test(`while a screen with a board is drawn, nothing in view moves in a window of ${viewport.width} pixels`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.addInitScript(() => {
      const shifts: PerformanceEntry[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => shifts.push(...list.getEntries())).observe({ type: 'layout-shift', buffered: true });
    });
    const moved = () => {
      const { shifts } = window as unknown as { shifts: { value: number }[] };
      return shifts.reduce((sum, { value }) => sum + value, 0);
    };
    for (const link of ['', ...BOARD_LINKS]) {
      await openAnew(page, link);
      await settled(page);
      // A tenth is the limit of what counts as good.
      expect.soft(await page.evaluate(moved), link).toBeLessThan(most);
    }
  });
}

test('a screen that fills a wide window does so before the program is there', async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  await page.route('**/core-*.wasm', () => {});
  for (const [link, width] of [['#/solutions', 1860], ['#/queens', 1860], ['#/about', 1500]] as const) {
    await page.goto('about:blank');
    await page.goto(`./${link}`, { waitUntil: 'domcontentloaded' });
    await expect(page.locator('.shell > .room')).toHaveCSS('max-width', `${width}px`);
  }
});
