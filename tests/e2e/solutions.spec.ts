// The gallery of solutions: its contents, the way it grows, and its links.
import { readFileSync } from 'node:fs';
import { expect, test } from './fixtures';
import { action, goTo, hash, open, openAnew, result, status } from './page';
import { type Gate, gate } from './workers';

const boards = '[data-solution]';

/** Lets messages through until something is listed. */
async function grows(page: import('@playwright/test').Page, workers: Gate) {
  const next = async () => {
    await workers.pass(1);
    return page.locator(boards).count();
  };
  await expect.poll(next, { intervals: [50] }).toBeGreaterThan(0);
}

test('opens with exactly the 12 fundamental solutions for eight queens, and switches to all 92', async ({ page }) => {
  await open(page, '#/solutions');
  await expect(result(page, 'fundamental')).toHaveAttribute('data-state', 'done');
  await expect(result(page, 'fundamental')).toHaveAttribute('data-value', '12');
  await expect(result(page, 'all')).toHaveAttribute('data-value', '92');
  await expect(page.locator(boards)).toHaveCount(12);
  const listed = await page.locator(boards).evaluateAll((all) => all.map((one) => one.getAttribute('data-solution')));
  expect(listed).toEqual([...listed].sort());
  expect(listed[0]).toBe('15863724');
  await expect(page.getByRole('button', { name: '8 images' })).toHaveCount(11);
  await expect(page.getByRole('button', { name: '4 images' })).toHaveCount(1);
  await expect.poll(() => hash(page)).toBe('#/solutions');
  await page.getByText('All', { exact: true }).click();
  await expect(result(page, 'all')).toHaveAttribute('data-state', 'done');
  // The third of all is an image of another.
  await expect(page.locator(`${boards}[data-solution="17468253"]`)).toBeVisible();
  await expect.poll(() => hash(page)).toBe('#/solutions?n=8&show=all');
});

test('Back returns to the place in a long list', async ({ page }) => {
  await open(page, '#/solutions?n=10&show=all');
  await expect(result(page, 'all')).toHaveAttribute('data-state', 'done');
  const top = () => page.evaluate(() => scrollY);
  // The room of those below is made after the last one is known.
  await expect
    .poll(async () => {
      await page.evaluate(() => scrollTo(0, 4000));
      return top();
    })
    .toBeGreaterThan(3900);
  // The boards of that place are drawn after the scrolling.
  const inView = () =>
    page.locator(boards).evaluateAll((all) => {
      const seen = all.find((one) => {
        const { top, bottom } = one.getBoundingClientRect();
        return top > 0 && bottom < innerHeight;
      });
      return seen?.getAttribute('data-solution') ?? null;
    });
  await expect.poll(inView).not.toBeNull();
  const opened = page.locator(`[data-solution="${await inView()}"]`);
  await opened.evaluate((link: HTMLElement) => link.click());
  await expect(status(page)).toHaveAttribute('data-status', 'solution');
  await page.goBack();
  await expect(opened).toBeInViewport();
  // Not by a pixel: the rows above may have other heights when they are drawn again.
  await expect.poll(async () => Math.abs((await top()) - 4000)).toBeLessThan(100);
});

test('Back closes the images of a solution, and so does Escape', async ({ page }) => {
  await open(page, '#/construct');
  await goTo(page, 'solutions');
  const images = page.getByRole('button', { name: '8 images' }).first();
  for (const close of [() => page.goBack(), () => page.keyboard.press('Escape')]) {
    await images.click();
    await expect.poll(() => hash(page)).toContain('orbit=');
    await expect(page.getByRole('dialog')).toBeVisible();
    await close();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect.poll(() => hash(page)).toBe('#/solutions');
  }
  await page.goBack();
  await expect.poll(() => hash(page)).toBe('#/construct');
});

test('an orbit of any size shows its images with their symmetries', async ({ page }) => {
  for (const [link, index, images] of [
    ['#/solutions', 0, 8],
    ['#/solutions', 9, 4],
    ['#/solutions?n=4', 0, 2],
    ['#/solutions?n=1', 0, 1],
  ] as const) {
    await openAnew(page, link);
    await action(page, 'orbit').nth(index).click();
    const dialog = page.getByRole('dialog');
    const shown = dialog.locator(boards);
    await expect(shown).toHaveCount(images);
    const distinct = new Set(await shown.evaluateAll((all) => all.map((one) => one.getAttribute('data-solution'))));
    expect(distinct.size).toBe(images);
    await expect(dialog.locator('figcaption').first()).toContainText('as it is');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(action(page, 'orbit').nth(index)).toBeFocused();
  }
});

test('lists all 14,200 for n = 12, and only those in view are in the page', async ({ page }) => {
  await open(page, '#/solutions?n=12&show=all');
  await expect(result(page, 'all')).toHaveAttribute('data-value', '14200');
  await expect(result(page, 'all')).toHaveAttribute('data-state', 'done');
  const last = page.locator(`${boards}[data-solution="12.10.7.9.2.4.1.11.6.3.5.8"], li[aria-posinset="14200"] ${boards}`);
  // The room of those below is made after the last one is known.
  await expect
    .poll(async () => {
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      return last.isVisible();
    })
    .toBe(true);
  expect(await page.locator(boards).count()).toBeLessThan(200);
});

test('fixed squares filter the list', async ({ page }) => {
  await open(page, '#/solutions?n=8&show=all&fixed=a8,e7');
  await expect(result(page, 'all')).toHaveAttribute('data-state', 'done');
  const listed = await page.locator(boards).evaluateAll((all) => all.map((one) => one.getAttribute('data-solution')!));
  expect(listed.length).toBeGreaterThan(0);
  for (const solution of listed) expect(solution.startsWith('15')).toBe(true);
  const field = page.locator('#field-fixed');
  await field.fill('a1, b1');
  await field.press('Enter');
  await expect(result(page, 'all')).toHaveAttribute('data-value', '0');
  await expect(page.getByText('No solution has pieces on all')).toBeVisible();
  await expect.poll(() => hash(page)).toBe('#/solutions?n=8&show=all&fixed=a1,b1');
  await open(page, '#/solutions?n=3');
  await expect(page.getByText('There is no solution')).toBeVisible();
});

test('cancels, and starts again', async ({ page }) => {
  const workers = await gate(page);
  await open(page, '#/solutions?n=20&piece=superqueen');
  await grows(page, workers);
  await expect(result(page, 'fundamental')).toHaveAttribute('data-state', 'running');
  await action(page, 'cancel').click();
  await expect(result(page, 'fundamental')).toHaveAttribute('data-state', 'cancelled');
  await action(page, 'restart').click();
  await expect(result(page, 'fundamental')).toHaveAttribute('data-state', 'running');
});

test('the worker is free for the next list as soon as one is cancelled', async ({ page }) => {
  const workers = await gate(page);
  await open(page, '#/solutions?n=20&piece=superqueen');
  await grows(page, workers);
  await expect(result(page, 'fundamental')).toHaveAttribute('data-state', 'running');
  await open(page, '#/solutions?n=6&show=all');
  await workers.pass();
  await expect(result(page, 'all')).toHaveAttribute('data-value', '4');
});

test('saves the list as a file whose name says what it holds', async ({ page }) => {
  await open(page, '#/solutions');
  await expect(result(page, 'fundamental')).toHaveAttribute('data-state', 'done');
  const save = async (format: string) => {
    const [download] = await Promise.all([page.waitForEvent('download'), action(page, `export-${format}`).click()]);
    return { name: download.suggestedFilename(), text: readFileSync(await download.path(), 'utf8') };
  };
  await action(page, 'filter').click();
  const csv = await save('csv');
  expect(csv.name).toBe('queens-8-fundamental-12.csv');
  expect(csv.text.split('\n').slice(0, 2)).toEqual(['number,permutation,images', '1,15863724,8']);
  const json = await save('json');
  expect(json.name).toBe('queens-8-fundamental-12.json');
  const saved = JSON.parse(json.text);
  expect(saved.complete).toBe(true);
  expect(saved.solutions).toHaveLength(12);
  expect(saved.solutions[0]).toEqual([1, 5, 8, 6, 3, 7, 2, 4]);
  const text = await save('text');
  expect(text.name).toBe('queens-8-fundamental-12.txt');
  expect(text.text.trim().split('\n')).toHaveLength(12);
});

test('the main job by keyboard alone: another board, all of its solutions, one of them opened', async ({ page }) => {
  await open(page, '#/solutions');
  const tabTo = async (selector: string) => {
    for (let stop = 0; stop < 60; stop++) {
      await page.keyboard.press('Tab');
      if (await page.evaluate((wanted) => document.activeElement!.matches(wanted), selector)) return;
    }
    throw new Error(`Tab does not lead to ${selector}`);
  };
  await tabTo('#field-n');
  await page.keyboard.press('Control+a');
  await page.keyboard.type('6');
  await page.keyboard.press('Enter');
  await expect(page.locator(boards)).toHaveCount(1);
  await tabTo('input[name="show"]');
  await page.keyboard.press('ArrowRight');
  await expect(page.locator(boards)).toHaveCount(4);
  await tabTo(boards);
  await page.keyboard.press('Enter');
  await expect(status(page)).toHaveAttribute('data-status', 'solution');
  await expect.poll(() => hash(page)).toMatch(/^#\/queens\?n=6&q=/);
});

/** The boards that are in the window as a whole. */
const seen = (page: import('@playwright/test').Page) =>
  page.locator(boards).evaluateAll(
    (all) => all.map((one) => one.getBoundingClientRect()).filter((box) => box.top >= 0 && box.bottom <= innerHeight).length,
  );

test('many of the 12 fundamental solutions are seen at once', async ({ page }) => {
  for (const lang of ['en', 'vi', 'hu']) {
    await openAnew(page, `#/solutions?lang=${lang}`);
    await expect(page.locator(boards)).toHaveCount(12);
    const see = async (least: number, width: number, height: number) => {
      await page.setViewportSize({ width, height });
      await expect.poll(() => seen(page), `${width} x ${height}, ${lang}`).toBeGreaterThanOrEqual(least);
    };
    await see(12, 1280, 800);
    await see(12, 1440, 900);
    await see(12, 1920, 1080);
    await see(6, 390, 844);
    await see(6, 390, 664);
  }
});

test('the size of the boards is chosen, and stored on the device', async ({ page }) => {
  await open(page, '#/solutions');
  const side = () => page.locator(boards).first().evaluate((one) => Math.round(one.getBoundingClientRect().width));
  await expect(page.locator(boards)).toHaveCount(12);
  const fitting = await side();
  await action(page, 'board-width').fill('320');
  await expect.poll(side).toBe(320);
  await page.reload();
  await expect.poll(side).toBe(320);
  await action(page, 'board-width-reset').click();
  await expect.poll(side).toBe(fitting);
  // No sizes that are offered.
  for (const size of ['79', '361']) {
    await page.evaluate((size) => localStorage.setItem('bezzel.board-width', size), size);
    await page.reload();
    await expect.poll(side).toBe(fitting);
  }
});

test('under each board is its permutation, and all are copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '#/solutions');
  await expect(page.locator('.permutation').first()).toHaveText('15863724');
  await action(page, 'copy-all').click();
  await expect(page.locator('.asked-for')).toContainText('Copied.');
  const lines = (await page.evaluate(() => navigator.clipboard.readText())).trim().split('\n');
  expect(lines).toHaveLength(12);
  expect(lines[0]).toBe('15863724');
});

test('one goes to any number of a long list', async ({ page }) => {
  await open(page, '#/solutions?n=12&show=all');
  await expect(result(page, 'all')).toHaveAttribute('data-value', '14200');
  const field = page.locator('#field-number');
  await field.fill('9000');
  await field.press('Enter');
  const there = page.locator('[aria-posinset="9000"] [data-solution]');
  await expect(there).toBeInViewport();
  await expect(there).toBeFocused();
  await field.fill('14201');
  await field.press('Enter');
  await expect(page.getByRole('alert')).toContainText('14201');
});

test('a click on a square of a small board filters, and another no longer', async ({ page }) => {
  await open(page, '#/solutions?n=8&show=all');
  await expect(result(page, 'all')).toHaveAttribute('data-value', '92');
  await action(page, 'filter').click();
  await action(page, 'picking').check();
  const first = page.locator(boards).first();
  const box = (await first.boundingBox())!;
  // a8, where the first of all has its queen.
  await first.click({ position: { x: box.width / 16, y: box.height / 16 } });
  await expect.poll(() => hash(page)).toBe('#/solutions?n=8&show=all&fixed=a8');
  await expect(result(page, 'all')).toHaveAttribute('data-value', '4');
  await expect(page.locator('.small-board .marked')).toHaveCount(4);
  await action(page, 'unfix').click();
  await expect(result(page, 'all')).toHaveAttribute('data-value', '92');
  await action(page, 'picking').uncheck();
  await first.click();
  await expect(status(page)).toHaveAttribute('data-status', 'solution');
});

test('from an opened solution one goes to the next and back', async ({ page }) => {
  await open(page, '#/solutions');
  await action(page, 'orbit').nth(10).click();
  const title = page.getByRole('dialog').getByRole('heading');
  await expect(title).toContainText('Solution 11');
  await action(page, 'next').click();
  await expect(title).toContainText('Solution 12');
  await expect(action(page, 'next')).toHaveAttribute('aria-disabled', 'true');
  await action(page, 'previous').click();
  await action(page, 'previous').click();
  await expect(title).toContainText('Solution 10 and its 4 images');
});
