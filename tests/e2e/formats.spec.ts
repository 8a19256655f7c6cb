// What is on the screen, for papers in LaTeX and for solvers.
import { readFile } from 'node:fs/promises';

import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { action, open, openShare } from './page';

const format = (page: Page) => page.locator('select[data-action="format"]');
const shown = (page: Page) => page.locator('[data-result="format"]');
const options = (page: Page) => format(page).locator('option').evaluateAll((options: HTMLOptionElement[]) => options.map(({ value }) => value));

/** The file that is saved in the chosen format. */
async function saved(page: Page) {
  const [file] = await Promise.all([page.waitForEvent('download'), action(page, 'save-format').click()]);
  return { name: file.suggestedFilename(), text: await readFile((await file.path())!, 'utf8') };
}

/** Opens the dialog from the section with the links, texts and pictures. */
async function openFormats(page: Page, link: string) {
  await open(page, link);
  await openShare(page);
  await action(page, 'formats').click();
  await expect(shown(page)).toBeVisible();
}

test('a position is written for papers and for solvers', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const isOfFormats = (url: string) => /formats[^/]*\.(wasm|ftl)/.test(url);
  await open(page, '#/queens?n=8&q=15000000');
  expect(asked.filter(isOfFormats)).toEqual([]);
  await openFormats(page, '#/queens?n=8&q=15000000');
  expect(asked.filter(isOfFormats)).toHaveLength(2);
  await expect.poll(() => options(page)).toEqual(['tikz', 'chessboard', 'dimacs', 'minizinc', 'asp']);
  await expect(shown(page)).toContainText('% 2 queens on a board of 8 × 8');
  expect((await saved(page)).text).toContain('\\foreach \\x/\\y in {0/0, 4/1}\n    \\pic');
  await format(page).selectOption('chessboard');
  await expect(shown(page)).toContainText('setpieces={Qa8, Qe7}');
  await format(page).selectOption('dimacs');
  await expect(shown(page)).toContainText('c All solutions: clingo --mode=clasp 0 queens-8-15000000.cnf');
  // The beginning is shown, and all of it is saved and copied.
  await expect(shown(page)).toContainText('…');
  const file = await saved(page);
  expect(file.name).toBe('queens-8-15000000.cnf');
  expect(file.text).toContain('\np cnf 64 738\n');
  expect(file.text.trimEnd().split('\n').slice(-2)).toEqual(['1 0', '13 0']);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await action(page, 'copy-format').click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(file.text);
  await format(page).selectOption('minizinc');
  await expect(shown(page)).toContainText('constraint queen[2] = 5;');
  await format(page).selectOption('asp');
  await expect(shown(page)).toContainText('given(2, 5).');
  await action(page, 'close').click();
  await expect(page.locator('dialog')).toHaveCount(0);
});

test('what a format cannot show is said', async ({ page }) => {
  await openFormats(page, '#/queens?n=8&q=10000000&piece=superqueen');
  await expect.poll(() => options(page)).toEqual(['tikz', 'dimacs', 'minizinc', 'asp']);
  await expect(page.locator('dialog')).toContainText('draws no superqueens');
  await open(page, '#/tour?size=65x64');
  await openShare(page);
  await expect(action(page, 'formats')).toHaveAttribute('title', 'LaTeX takes boards with at most 4,096 squares.');
});

test('a tour and a tree are written for papers, in the language of the page', async ({ page }) => {
  await openFormats(page, '#/tour?size=3x4&start=a3&moves=541&lang=hu');
  await expect.poll(() => options(page)).toEqual(['tikz', 'chessboard']);
  await expect(shown(page)).toContainText('A dokumentum preambulumába: \\usepackage{tikz}');
  await format(page).selectOption('chessboard');
  await expect(shown(page)).toContainText('markmoves={a3-c2, c2-a1');
  await open(page, '#/search?n=4&algorithm=arrays&step=8&lang=en');
  await page.locator('section.tree summary').click();
  await action(page, 'formats').click();
  await expect.poll(() => options(page)).toEqual(['tikz']);
  const tree = await saved(page);
  expect(tree.name).toBe('tree.tex');
  expect(tree.text.match(/\\node\[solution\]/g)).toHaveLength(1);
  expect(tree.text).toContain('\\begin{tikzpicture}');
});

test('puzzles are saved with their regions and given numbers', async ({ page }) => {
  await open(page, '#/puzzles?n=5&regions=aabbcaabbbaddbdaddddeeeee&rule=touch');
  const save = async (action: string) => {
    const [file] = await Promise.all([page.waitForEvent('download'), page.locator(`[data-action="${action}"]`).click()]);
    return { name: file.suggestedFilename(), bytes: await readFile((await file.path())!) };
  };
  await openShare(page);
  const svg = await save('save-svg');
  expect(svg.name).toBe('queens-puzzle-5.svg');
  expect(svg.bytes.toString().match(/<path fill="#[0-9a-f]{6}"/g)).toHaveLength(6);
  const png = await save('save-png');
  expect(png.bytes.subarray(1, 4).toString()).toBe('PNG');
  await action(page, 'formats').click();
  await expect.poll(() => options(page)).toEqual(['tikz']);
  expect((await saved(page)).text).toContain('very thick, line cap=round');

  await open(page, '#/puzzles?kind=knight&size=5x5&numbers=1a5.25e1');
  await openShare(page);
  await action(page, 'formats').click();
  expect((await saved(page)).text).toContain('\\foreach \\x/\\y/\\k in {0/0/1');
});
