// Pieces glide to where they belong, where that is no nuisance.
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { action, board, open, pieces, square, status } from '../page';

interface Movement {
  /** The class of what moves. */
  of: string;
  /** Whether it moves from elsewhere, and does not only appear. */
  travels: boolean;
  duration: number;
}

/** Notes what begins to move from here on. */
const watch = (page: Page) =>
  page.evaluate(() => {
    const movements: Movement[] = [];
    Object.assign(window, { movements });
    const { animate } = Element.prototype;
    Element.prototype.animate = function (frames, options) {
      const [first] = frames as Keyframe[];
      const { duration } = options as { duration: number };
      movements.push({ of: this.getAttribute('class')!, travels: 'transform' in first, duration });
      return animate.call(this, frames, options);
    };
  });
const movements = (page: Page) =>
  page.evaluate(() => (window as unknown as { movements: Movement[] }).movements);
/** The classes of what moves from elsewhere. */
const moved = async (page: Page) =>
  (await movements(page)).filter(({ of, travels }) => travels || of === 'frame').map(({ of }) => of);

test('what is turned and undone glides, what is put there appears', async ({ page }) => {
  // Pieces that move soon after another do not glide.
  await page.clock.install();
  await open(page, '#/queens?n=4&q=1000');
  await watch(page);
  await square(page, 'c2').click();
  await expect(pieces(page)).toHaveCount(2);
  expect(await movements(page)).toEqual([{ of: 'piece', travels: false, duration: 120 }]);
  await page.clock.fastForward(250);
  await action(page, 'rotate').click();
  await expect(square(page, 'd4')).toHaveAttribute('data-piece', 'queen');
  expect(await moved(page)).toEqual(['piece', 'piece']);
  await page.clock.fastForward(250);
  await action(page, 'undo').click();
  await expect(square(page, 'a4')).toHaveAttribute('data-piece', 'queen');
  expect(await moved(page)).toHaveLength(4);
});

/** Plays a tour of 8 x 8 at this speed while `passing` lets time pass, and gives what has moved of it. */
async function played(page: Page, speed: number, passing: () => Promise<void>) {
  await open(page, '#/tour?size=8x8&start=a1&make=closed');
  await expect(status(page)).toHaveAttribute('data-status', 'closed-tour');
  await action(page, 'speed').selectOption(String(speed));
  await watch(page);
  await action(page, 'play').click();
  await passing();
  // No style sheet makes a piece appear anew.
  const styled = await page.evaluate(() => document.getAnimations().filter((one) => one instanceof CSSAnimation).length);
  expect(styled).toBe(0);
  return (await movements(page)).filter(({ of }) => of === 'piece');
}

for (const speed of [1, 2, 5, 10]) {
  test(`a knight that makes ${speed} moves a second glides each of them, in less than the time of a step`, async ({ page }) => {
    await page.clock.install();
    const made = await played(page, speed, async () => {
      for (let frame = 0; frame < 120; frame += 1) await page.clock.runFor(16);
    });
    expect(made.filter(({ travels, duration }) => !travels || duration >= 1000 / speed)).toEqual([]);
    expect(made.length).toBeGreaterThanOrEqual(Math.floor(1.9 * speed));
  });
}

for (const speed of [30, 100]) {
  test(`a knight that makes ${speed} moves a second is always there: no glide of it would be seen`, async ({ page }) => {
    const made = await played(page, speed, () =>
      expect.poll(async () => Number(await action(page, 'seek').inputValue())).toBeGreaterThan(20));
    expect(made).toEqual([]);
  });
}

test('the last move of a fast run does not glide either, however long its frame lasts', async ({ page }) => {
  const made = await played(page, 100, async () => {
    await page.evaluate(() => {
      const takeLong = () => {
        const until = performance.now() + 90;
        while (performance.now() < until);
        requestAnimationFrame(takeLong);
      };
      takeLong();
    });
    await expect(action(page, 'play')).toBeVisible();
  });
  expect(made).toEqual([]);
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
