// The knight in Search: forwards and backwards, seeking, jumping, the tree, the links to and from the queens.
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { action, hash, here, open, result, square, status } from './page';

const SMALL = '#/search?problem=knight&size=3x4&start=a1&algorithm=backtracking';
const line = (page: Page) => page.locator('[data-code-line]');
const cell = (page: Page, name: string) => page.locator(`[data-cell="h.${name}"]`);
const node = (page: Page) => page.locator('.tree [role=treeitem]');

test('steps go forward and back, buttons jump, and board, array, stack and program say the same', async ({ page }) => {
  await open(page, SMALL);
  await expect(status(page)).toHaveAttribute('data-status', 'empty');
  await action(page, 'step').click();
  await expect(square(page, 'a1')).toHaveAttribute('data-piece', 'knight');
  await expect(square(page, 'a1')).toHaveAttribute('data-visited', '1');
  await expect(cell(page, '2.0')).toHaveAttribute('data-value', '1');
  await expect(line(page)).toHaveAttribute('data-code-line', '2');
  await action(page, 'step').click();
  await expect(line(page)).toHaveAttribute('data-code-line', '4');
  await expect(page.locator('.stack tbody tr')).toHaveCount(1);
  await action(page, 'back').click();
  await action(page, 'back').click();
  await expect(status(page)).toHaveAttribute('data-status', 'empty');
  await expect.poll(() => hash(page)).toBe(SMALL);
  await action(page, 'next-solution').click();
  await expect(status(page)).toHaveAttribute('data-status', 'tour');
  await expect(result(page, 'step')).toHaveAttribute('data-value', '1000');
  await expect(result(page, 'solutions')).toHaveAttribute('data-value', '1');
  await expect(page.locator('[data-visited]')).toHaveCount(12);
  await action(page, 'tools').click();
  await action(page, 'previous-dead-end').click();
  await expect(status(page)).toHaveAttribute('data-status', 'dead-end');
  await action(page, 'first-number').selectOption({ index: 5 });
  await expect(page.locator('[data-visited]')).toHaveCount(5);
  await expect(action(page, 'seek')).toBeEnabled();
  await action(page, 'seek').fill('1175');
  await expect(result(page, 'solutions')).toHaveAttribute('data-value', '2');
  await expect.poll(() => hash(page)).toBe(`${SMALL}&step=1175`);
  // Another search is watched from its start.
  await action(page, 'start').selectOption('c2');
  await expect.poll(() => hash(page)).toBe('#/search?problem=knight&size=3x4&start=c2&algorithm=backtracking');
  await action(page, 'rows-more').click();
  await action(page, 'algorithm').selectOption({ index: 1 });
  await expect.poll(() => hash(page)).toBe('#/search?problem=knight&size=4x4&start=c2&algorithm=warnsdorff');
});

test('the line of the path passes behind the numbers', async ({ page }) => {
  await open(page, '#/search?problem=knight&size=5x5&start=a1&algorithm=backtracking&step=30');
  const numbers = page.locator('.board .number');
  await expect(numbers.first()).toHaveCSS('paint-order', /^stroke/);
  expect(await numbers.count()).toBeGreaterThan(2);
});

test('keys play the run and jump in it', async ({ page }) => {
  await open(page, '#/search?problem=knight&size=5x5&start=a1&algorithm=warnsdorff');
  await page.keyboard.press('s');
  await expect(result(page, 'step')).toHaveAttribute('data-value', '50');
  await page.keyboard.press(',');
  await expect(result(page, 'step')).toHaveAttribute('data-value', '49');
  await page.keyboard.press('3');
  await expect(page.locator('[data-visited]')).toHaveCount(3);
  await page.keyboard.press('p');
  await expect(action(page, 'pause')).toBeVisible();
  await page.keyboard.press('p');
  await expect(action(page, 'play')).toBeVisible();
});

test('the tree opens node by node, and a node that is pressed is gone to', async ({ page }) => {
  await open(page, SMALL);
  await expect(node(page).first()).toBeVisible();
  const tree = page.locator('.tree [role=tree]');
  await tree.focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('[data-visited]')).toHaveCount(2);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('[data-visited]')).toHaveCount(3);
  await expect(page.locator('.node-words')).toContainText('squares visited');
});

test('of a run that nobody can keep whole, the tree says what it does not show', async ({ page }) => {
  test.slow();
  await open(page, '#/search?problem=knight&size=8x8&start=a1&algorithm=backtracking&step=2000');
  await expect(result(page, 'step')).toHaveAttribute('data-value', '2000');
  await expect(page.locator('.node-words')).toContainText('Below');
  await expect(page.locator('.counters')).toContainText(/of [\d,]+\+/);
});

test('links lead from the queens to the knight and back', async ({ page }) => {
  await open(page, '#/search');
  await page.locator('.problems a').nth(1).click();
  await expect(page.locator('[data-board="5x5"]')).toBeVisible();
  await expect.poll(() => hash(page)).toBe('#/search?problem=knight');
  await expect(here(page)).toHaveAttribute('href', '#/search');
  await page.locator('.problems a').nth(0).click();
  await expect(page.locator('[data-board="4x4"]')).toBeVisible();
  await page.goBack();
  await expect(page.locator('[data-board="5x5"]')).toBeVisible();
});
