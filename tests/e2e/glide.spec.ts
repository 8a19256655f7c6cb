// Pieces glide to where they belong, where that is no nuisance.
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { action, board, open, pieces, square, status } from './page';

/** Counts what begins to move from here on, by the class of what moves. */
const watch = (page: Page) =>
  page.evaluate(() => {
    const moved: string[] = [];
    Object.assign(window, { moved });
    const { animate } = Element.prototype;
    Element.prototype.animate = function (...words) {
      moved.push(this.getAttribute('class')!);
      return animate.apply(this, words);
    };
  });
const moved = (page: Page) => page.evaluate(() => (window as unknown as { moved: string[] }).moved);

test('what is turned and undone glides, what is put there is there at once', async ({ page }) => {
  // Pieces that move soon after another do not glide.
  await page.clock.install();
  await open(page, '#/queens?n=4&q=1000');
  await watch(page);
  await square(page, 'c2').click();
  await expect(pieces(page)).toHaveCount(2);
  expect(await moved(page)).toEqual([]);
  await page.clock.fastForward(250);
  await action(page, 'rotate').click();
  await expect(square(page, 'd4')).toHaveAttribute('data-piece', 'queen');
  expect(await moved(page)).toEqual(['piece', 'piece']);
  await page.clock.fastForward(250);
  await action(page, 'undo').click();
  await expect(square(page, 'a4')).toHaveAttribute('data-piece', 'queen');
  expect(await moved(page)).toHaveLength(4);
});

test('a solved board says so once', async ({ page }) => {
  await open(page, '#/queens?n=4&q=2410');
  await watch(page);
  await square(page, 'c1').click();
  await expect(status(page)).toHaveAttribute('data-status', 'solution');
  expect(await moved(page)).toEqual(['frame']);
});

for (const [what, link, reducedMotion] of [
  ['for those who asked for less motion', '#/queens?n=4&q=1000', 'reduce'],
  ['on large boards', '#/queens?n=20&q=1.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0', 'no-preference'],
] as const) {
  test(`nothing glides ${what}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion });
    await open(page, link);
    await watch(page);
    const before = await pieces(page).getAttribute('data-square');
    await action(page, 'rotate').click();
    await expect(pieces(page)).not.toHaveAttribute('data-square', before!);
    expect(await moved(page)).toEqual([]);
  });
}

test('a piece that was dragged does not travel twice', async ({ page }) => {
  await open(page, '#/queens?n=4&q=1000');
  await watch(page);
  const centre = async (name: string) => {
    const box = (await square(page, name).boundingBox())!;
    return [box.x + box.width / 2, box.y + box.height / 2] as const;
  };
  await page.mouse.move(...(await centre('a4')));
  await page.mouse.down();
  await page.mouse.move(...(await centre('b3')), { steps: 5 });
  await page.mouse.move(...(await centre('c2')), { steps: 5 });
  await page.mouse.up();
  await expect(square(page, 'c2')).toHaveAttribute('data-piece', 'queen');
  await expect(board(page)).not.toHaveClass(/dragging/);
  expect(await moved(page)).toEqual([]);
});
