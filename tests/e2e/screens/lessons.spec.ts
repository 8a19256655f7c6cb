// The layout of lessons and tasks.
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { LESSONS, action, board, inView, open, openAnew, settled } from '../page';

const lesson = (page: Page) => page.locator('[data-lesson]');

test('on a phone the board stays in view while the lesson is read', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, '#/search?lesson=backtracking.1&lang=vi');
  await lesson(page).locator('h2').nth(3).scrollIntoViewIfNeeded();
  await expect(board(page)).toBeInViewport();
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(360);
});

test('on a phone, a search beside a lesson opens with its whole board and the present line', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const lang of ['en', 'vi', 'hu']) {
    await openAnew(page, `#/search?n=4&lesson=backtracking.2&lang=${lang}`);
    await settled(page);
    for (const part of [board(page), action(page, 'play'), page.locator('[data-code-line]')]) {
      await expect(part, lang).toBeInViewport({ ratio: 1 });
    }
  }
});

test('on a phone, the board stays in view where a lesson leads to a step', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '#/search?lesson=backtracking.2');
  for (const words of ['the second queen is placed there', 'dead end']) {
    await page.locator('[data-lesson] a').filter({ hasText: words }).first().click();
    await settled(page);
    await expect(board(page), words).toBeInViewport({ ratio: 1 });
  }
});

test('on a phone on its side, a search beside a lesson has room for its board and its program', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await open(page, '#/search?n=4&lesson=backtracking.2');
  await settled(page);
  expect((await board(page).boundingBox())!.width).toBeGreaterThan(180);
  expect((await page.locator('.listing').boundingBox())!.height).toBeGreaterThan(70);
  for (const part of [board(page), action(page, 'play'), page.locator('[data-code-line]')]) {
    await expect(part).toBeInViewport({ ratio: 1 });
  }
});

for (const lang of ['en', 'vi', 'hu']) {
  test(`a lesson opens with few controls in view, ${lang}`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await open(page, `#/lessons?lang=${lang}`);
    const links = await page.locator('main ol > li > a').evaluateAll((links) => links.map((link) => link.getAttribute('href')!));
    expect(links).toHaveLength(LESSONS.length);
    for (const link of links) {
      await openAnew(page, link);
      await expect(lesson(page).locator('h2').first()).toBeVisible();
      await expect(page.locator('.tree-window.empty')).toHaveCount(0);
      await settled(page);
      const controls = await inView(page);
      expect(controls.length, `${link}: ${controls.join(' | ')}`).toBeLessThanOrEqual(14);
    }
  });
}

for (const [width, height] of [[1280, 800], [1700, 1000], [2560, 1440]] as const) {
  test(`beside a lesson the board stands whole and the run can be played at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await open(page, '#/search?lesson=backtracking.1');
    await expect(lesson(page).locator('h2').first()).toBeVisible();
    await expect(action(page, 'play')).toBeInViewport({ ratio: 1 });
    await settled(page);
    const box = (await board(page).boundingBox())!;
    expect(box.width).toBeGreaterThan(300);
    // The foot of the page stands below the text.
    const text = (await lesson(page).boundingBox())!;
    expect((await page.locator('footer').boundingBox())!.y).toBeGreaterThan(text.y + text.height);
    // The sentence and the sections begin where the board ends, or below it.
    for (const part of ['.status-place', '.sections']) {
      const caption = (await page.locator(part).boundingBox())!;
      expect(caption.x >= box.x + box.width || caption.y >= box.y + box.height, part).toBe(true);
    }
  });
}

test('on a phone the lines of a program that are answers are within the window', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, '#/search?n=4&algorithm=arrays&step=9&task=line&lang=vi');
  await expect(action(page, 'answer').first()).toBeVisible();
  const ends = await action(page, 'answer').evaluateAll((answers) => answers.map((answer) => answer.getBoundingClientRect().right));
  expect(Math.max(...ends)).toBeLessThanOrEqual(360);
});

test('a new version is offered below the text of a lesson, not over it', async ({ page }) => {
  for (const viewport of [{ width: 1280, height: 800 }, { width: 390, height: 844 }]) {
    await page.setViewportSize(viewport);
    await openAnew(page, '#/search?lesson=backtracking.1');
    await expect(lesson(page).locator('h2').first()).toBeVisible();
    await page.locator('#update').evaluate((offer) => offer.removeAttribute('hidden'));
    const [text, offer] = [(await lesson(page).boundingBox())!, (await page.locator('#update').boundingBox())!];
    expect(offer.height).toBeGreaterThan(40);
    expect(offer.y).toBeGreaterThanOrEqual(text.y + text.height);
  }
});

test('beside a lesson a task and a program of one\'s own have a board that uses the room', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const link of ['#/search?n=4&algorithm=arrays&step=17&lesson=backtracking.2&task=next-square', '#/search?program=own&lesson=backtracking.2']) {
    await openAnew(page, link);
    await expect(lesson(page).locator('h2').first()).toBeVisible();
    await settled(page);
    expect((await board(page).boundingBox())!.width, link).toBeGreaterThan(370);
  }
});
