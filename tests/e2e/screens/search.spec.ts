// Backtracking on phones and in frames: what is seen at once.
import type { Page } from '@playwright/test';
import { violations } from '../axe';
import { expect, test } from '../fixtures';
import { action, board, open, openAnew, result, settled, status } from '../page';

const VIEWS = { tree: '.tree-window', program: '.code', memory: '.arrays' };

const choose = (page: Page, view: string) => page.locator(`[data-tab="${view}"]`).click();

for (const [width, height] of [
  [390, 664],
  [360, 640],
  [844, 390],
]) {
  test(`at ${width} x ${height} the board is seen together with the sentence, any view and the transport bar`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    for (const lang of ['en', 'vi', 'hu']) {
      await open(page, `#/search?n=8&algorithm=arrays&step=412&lang=${lang}`);
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
      await expect(result(page, 'step')).toHaveAttribute('data-value', '412');
      for (const [view, shown] of Object.entries(VIEWS)) {
        await choose(page, view);
        await expect(board(page), lang).toBeInViewport({ ratio: 0.95 });
        await expect(status(page), lang).toBeInViewport({ ratio: 0.95 });
        await expect(page.locator('.transport'), lang).toBeInViewport({ ratio: 1 });
        await expect(action(page, 'play'), lang).toBeInViewport({ ratio: 1 });
        await expect(async () => {
          const bar = (await page.locator('.transport').boundingBox())!;
          expect(bar.height, `the bar is one row in ${lang}, and two in a low window`).toBeLessThan(height < 501 ? 84 : 60);
          // Below the tabs and above the buttons at the foot.
          const [part, tabs, foot] = await Promise.all(
            [shown, '.parts', '.thumb'].map(async (name) => (await page.locator(name).boundingBox())!),
          );
          const top = Math.max(part.y, tabs.y + tabs.height);
          expect(Math.min(part.y + part.height, foot.y) - top, `${view} in ${lang}`).toBeGreaterThan(70);
        }).toPass();
      }
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
  });
}

test('axe finds nothing on a phone, whatever is seen with the board', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await open(page, '#/search?n=8&algorithm=arrays&step=412');
  for (const view of Object.keys(VIEWS)) {
    await choose(page, view);
    await settled(page);
    expect(await violations(page)).toEqual([]);
  }
});

test('the transport bar stays in view on a phone, and hides nothing that has the focus', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await open(page, '#/search?n=6&algorithm=arrays&step=40');
  // The tree comes a moment later.
  await expect(page.getByRole('tree')).toBeVisible();
  await settled(page);
  await action(page, 'tools').click();
  for (const name of ['first-queen', 'algorithm']) {
    await action(page, name).focus();
    await expect(page.locator('.transport')).toBeInViewport({ ratio: 1 });
    await expect.poll(() => action(page, name).evaluate((control) => {
      const { x, y, width, height } = control.getBoundingClientRect();
      return control.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    }), name).toBe(true);
  }
  await action(page, 'step').click();
  await expect(result(page, 'step')).toHaveAttribute('data-value', '41');
});

test('embedded at any size board, sentence and program are seen at once', async ({ page }) => {
  for (const [width, height] of [
    [600, 480],
    [360, 720],
    [800, 720],
    [1000, 720],
    [1280, 720],
  ]) {
    await page.setViewportSize({ width, height });
    await openAnew(page, '#/search?n=8&algorithm=arrays&step=412&embed=1');
    const where = `${width} x ${height}`;
    await expect(board(page), where).toBeInViewport({ ratio: 0.95 });
    await expect(status(page), where).toBeInViewport({ ratio: 0.95 });
    await expect(page.locator('.code li[aria-current]'), where).toBeInViewport({ ratio: 0.95 });
    await expect(action(page, 'step'), where).toBeInViewport({ ratio: 0.95 });
  }
});

for (const step of [43, 44]) {
  test(`on a phone the line of step ${step} and the cells that change are in view`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const link = `#/search?n=6&algorithm=arrays&step=${step}`;
    await open(page, link);
    await expect(result(page, 'step')).toHaveAttribute('data-value', `${step}`);
    // Above the row at the foot, and below the tabs.
    const isSeen = (selector: string) =>
      page.locator(selector).evaluateAll((all) =>
        all.length > 0 && all.every((element) => {
          const { left, right, top, bottom } = element.getBoundingClientRect();
          const hits = (y: number) => element.contains(document.elementFromPoint((left + right) / 2, y));
          return hits(top + 1) && hits(bottom - 1);
        }),
      );
    await expect.poll(() => isSeen('.listing [aria-current]')).toBe(true);
    await choose(page, 'memory');
    // A dead end looks at no cell; the queen that is taken back is in three.
    await expect(page.locator('.box.seen')).toHaveCount(step === 43 ? 0 : 3);
    await expect.poll(() => isSeen('.arrays .box b')).toBe(true);
    // In the same way where a reader steps on.
    await choose(page, 'program');
    for (let on = 1; on <= 4; on += 1) {
      await action(page, 'step').click();
      await expect(result(page, 'step')).toHaveAttribute('data-value', `${step + on}`);
      await expect.poll(() => isSeen('.listing [aria-current]')).toBe(true);
    }
    await openAnew(page, `${link}&task=cells`);
    await expect(page.locator('[data-task="cells"]')).toBeVisible();
    await expect.poll(() => isSeen('.answers .cell')).toBe(true);
  });
}

test('on a phone the number of the step has its name', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '#/search?n=6&algorithm=arrays&step=43');
  await expect(page.locator('.counters .quiet').first()).toContainText('2,093');
  const name = (await page.getByText('Step', { exact: true }).boundingBox())!;
  expect(Math.min(name.width, name.height)).toBeGreaterThan(8);
});

test('in a wide window program and tree are seen together', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const link of ['#/search', '#/search?n=8&algorithm=arrays&step=412']) {
    await openAnew(page, link);
    await expect(page.getByRole('tree')).toBeVisible();
    await expect(page.locator('.listing li').first()).toBeInViewport({ ratio: 1 });
    await expect(page.locator('.listing li').last()).toBeInViewport({ ratio: 1 });
    await expect(page.locator('.tree-window')).toBeInViewport({ ratio: 0.99 });
    await expect(page.locator('.tree-window .ring')).toBeInViewport({ ratio: 1 });
  }
});
