// Check my output: the output of a visitor's own program is pasted or chosen, read in a worker, and judged.
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { action, hash, open, result } from './page';
import { gate } from './workers';

const LINK = '#/solutions?n=8&view=check';
const text = '#output-text';

/** Pastes a line this number of times. Returns whether the field takes it. */
const paste = (page: Page, line: string, times = 1) =>
  page.locator(text).evaluate(
    (field, [line, times]) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text', line.repeat(times));
      const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true, composed: true });
      return field.dispatchEvent(event);
    },
    [line, times] as const,
  );

test('a pasted list is read, and its first mistake shown with the board', async ({ page }) => {
  await open(page, LINK);
  await page.locator(text).fill('Solution 1: [1, 3, 0, 2]\nSolution 2: [2, 0, 1, 3]\nSolution 3: [1, 3, 0, 2]\n');
  await action(page, 'check-output').click();
  await expect(result(page, 'checked-solutions')).toHaveAttribute('data-state', 'done');
  for (const [kind, value] of Object.entries({ solutions: 3, right: 2, wrong: 1, missing: 1, doubled: 1 })) {
    await expect(result(page, `checked-${kind}`)).toHaveAttribute('data-value', String(value));
  }
  await expect(page.locator('[data-verdict]')).toHaveAttribute('data-verdict', 'wrong');
  await expect(page.locator('[data-wrong]')).toHaveAttribute('data-wrong', '2');
  await expect(page.locator('[data-wrong] + .orbit [data-solution]')).toHaveAttribute('data-solution', '3124');
  await expect(page.locator('ul.orbit [data-solution]')).toHaveAttribute('data-solution', '3142');
  expect(await hash(page)).toBe(LINK);
  await page.locator('[data-wrong] + .orbit [data-solution]').click();
  await expect.poll(() => hash(page)).toBe('#/queens?n=4&q=3124');
});

test('the printed list of 92 leaves out the last row, and has two misprints', async ({ page }) => {
  await open(page, LINK);
  await page.locator(text).fill(readFileSync('output/tests/data/printed_list_of_92.csv', 'utf8'));
  await action(page, 'check-output').click();
  await expect(result(page, 'checked-wrong')).toHaveAttribute('data-value', '92');
  await expect(result(page, 'checked-right')).toHaveAttribute('data-value', '0');
  // A fault that all positions share is reported once.
  const wrong = page.locator('[data-wrong]');
  await expect.poll(() => wrong.evaluateAll((all) => all.map((one) => one.getAttribute('data-wrong')))).toEqual(['1', '7', '31']);
  await expect(wrong.first()).toContainText('the last row is left out');
});

test('a file of several parts is read, and cancelled', async ({ page }) => {
  const workers = await gate(page);
  await open(page, LINK);
  const line = '1 5 8 6 3 7 2 4\n';
  const buffer = Buffer.from(line.repeat(300_000));
  const give = () => page.locator('#output-file').setInputFiles({ name: 'output.txt', mimeType: 'text/plain', buffer });
  await give();
  await action(page, 'cancel').click();
  await expect(result(page, 'checked-solutions')).toHaveAttribute('data-state', 'cancelled');
  await workers.pass();
  await give();
  await expect(result(page, 'checked-solutions')).toHaveAttribute('data-state', 'done');
  await expect(result(page, 'checked-solutions')).toHaveAttribute('data-value', '300000');
  await expect(result(page, 'checked-doubled')).toHaveAttribute('data-value', '299999');
});

test('a verdict stands above the numbers, with the likely mistake, in the numbers of the output', async ({ page }) => {
  await open(page, LINK);
  const verdict = page.locator('[data-verdict]');
  await page.locator(text).fill('[1, 3, 0, 2]\n[2, 0, 3, 1]\n');
  await expect(verdict).toHaveText('This output is right: 2 of 2.');
  // One solution is enough where one was asked for.
  await page.locator(text).fill('1 5 8 6 3 7 2 4');
  await expect(verdict).toHaveAttribute('data-verdict', 'one');
  await expect(page.locator('ul.orbit')).toHaveCount(0);
  await page.locator(text).fill('[0, 1, 2, 3]\n[0, 2, 3, 1]\n[0, 3, 1, 2]\n[1, 2, 0, 3]\n[1, 3, 0, 2]\n[2, 0, 1, 3]\n[2, 0, 3, 1]\n');
  await expect(page.locator('[data-cause="falling"]')).toContainText('i − j');
  await expect(page.locator('[data-wrong="1"]')).toContainText('(0, 0) and (1, 1) attack each other');
  await page.locator(text).fill('[0, 4, 7, 5, 2, 6, 1]');
  await expect(page.locator('[data-cause="last-row"]')).toBeVisible();
  await expect(page.locator('[data-wrong] + .orbit [data-solution]')).toHaveAttribute('data-solution', '15863720');
  await page.locator(text).fill('2 4 1 3\n3 1 4 2\n1 3 5 2 4\n2 4 1 3 5\n2 5 3 1 4\n');
  await expect(page.getByText('4 × 4 (2 right)')).toBeVisible();
  // A text without positions gets examples of what is read.
  await page.locator(text).fill('There are 92 solutions.');
  await expect(result(page, 'checked-solutions')).toHaveAttribute('data-value', '0');
  await expect(page.locator('.examples li')).toHaveCount(5);
  await expect(page.locator('.examples li').first()).toBeInViewport();
});

test('what is typed or pasted is read at once, and a very long text is not shown', async ({ page }) => {
  await open(page, LINK);
  await page.locator(text).fill('2413');
  await expect(result(page, 'checked-right')).toHaveAttribute('data-value', '1');
  expect(await paste(page, '2413'), 'the field takes it').toBe(true);
  expect(await paste(page, '3142\n', 300_000), 'the field does not').toBe(false);
  await expect(result(page, 'checked-doubled')).toHaveAttribute('data-value', '299999');
  await expect(page.locator(text)).toHaveValue('2413');
});

test('of several long pastes the last counts, and the page answers meanwhile', async ({ page }) => {
  // 100 MB, as long as a test can bear: the worker has read no more than the first part when the next is pasted.
  const workers = await gate(page);
  await open(page, LINK);
  await paste(page, '1 5 8 6 3 7 2 4\n', 6_250_000);
  await expect(page.getByRole('progressbar')).toBeVisible();
  await action(page, 'piece').selectOption('superqueen');
  await expect.poll(() => hash(page)).toBe(`${LINK.replace('&', '&piece=superqueen&')}`);
  for (let times = 1; times <= 10; times += 1) await paste(page, '3142\n', 300_000 + times);
  await workers.pass();
  await expect(result(page, 'checked-solutions')).toHaveAttribute('data-state', 'done');
  await expect(result(page, 'checked-solutions')).toHaveAttribute('data-value', '300010');
});

test('a file is dropped, and read again for the other piece', async ({ page }) => {
  await open(page, LINK);
  await page.locator('.check').evaluate((zone) => {
    const dataTransfer = new DataTransfer();
    // Its first queen is a knight's move away from the second.
    dataTransfer.items.add(new File(['1 3 5 2 4\n'], 'output.txt'));
    zone.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true, composed: true }));
  });
  await expect(result(page, 'checked-right')).toHaveAttribute('data-value', '1');
  await action(page, 'piece').selectOption('superqueen');
  await expect(result(page, 'checked-right')).toHaveAttribute('data-value', '0');
  await expect(page.locator('[data-wrong="1"]')).toContainText('knight');
});
