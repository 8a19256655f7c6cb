// Sets of tasks: the teacher makes one link, and the pupils who open it see what they have solved.
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { ENDED, piece, putEngine, script } from './engine';
import { expect, test } from './fixtures';
import { action, expectProgram, open, openAnew, square } from './page';
import { fillSet } from './task-sets';

const NEXT = '#/search?n=4&algorithm=arrays&step=17&task=next-square';
/** A puzzle with the solution e5, c4, a3, d2, b1. */
const QUEENS = '#/puzzles?n=5&rule=touch&regions=aabbcaabbbaddbdaddddeeeee';
/** A puzzle with the tour a3 c2 a1 b3 d2 b1 c3 a2 c1 d3 b2 d1. */
const KNIGHT = '#/puzzles?kind=knight&size=3x4&numbers=1a3.4b3.5d2.7c3.8a2.10d3.11b2';

const tasks = (page: Page) => page.locator('.set li');
const standings = (page: Page) => tasks(page).evaluateAll((all) => all.map((one) => one.getAttribute('data-kept')));

/** The link of a set, from its `#` on. */
async function make(page: Page, links: string) {
  await fillSet(page, links);
  await action(page, 'qr').click();
  const link = (await page.locator('[data-qr]').getAttribute('data-link'))!;
  await page.keyboard.press('Escape');
  return link.slice(link.indexOf('#'));
}

test('a set of tasks from three screens is made, solved and compared', async ({ page }) => {
  const set = await make(page, `First square ${NEXT}\n${QUEENS}&q=03000\nKnight ${KNIGHT}`);
  expect(decodeURIComponent(set)).toMatch(/^#\/lessons\?tasks=[\w-]+$/);

  await openAnew(page, set);
  await expect(page.locator('h1').last()).toHaveText('Week 3');
  await expect(tasks(page)).toHaveText(['First square', /^Puzzle for queens/, 'Knight']);
  expect(await standings(page)).toEqual([null, null, null]);
  await tasks(page).first().getByRole('link').click();
  await expect(page.locator('[data-task-state="open"]')).toBeVisible();
  await page.getByRole('link', { name: 'All tasks' }).click();
  await expect.poll(() => standings(page)).toEqual(['begun', null, null]);
  await tasks(page).first().getByRole('link').click();
  await square(page, 'd3').click();
  await expect(page.locator('[data-task-state="solved"]')).toBeVisible();
  // The set has one code for all.
  await expect(action(page, 'task-code')).toHaveCount(0);
  await page.getByRole('link', { name: 'All tasks' }).click();
  await expect.poll(() => standings(page)).toEqual(['solved', null, null]);

  await tasks(page).nth(1).getByRole('link').click();
  for (const name of ['e5', 'c4', 'a3', 'd2', 'b1']) await square(page, name).dblclick();
  await expect(page.locator('[data-kept="solved"]')).toBeVisible();
  await page.getByRole('link', { name: 'All tasks' }).click();
  await expect.poll(() => standings(page)).toEqual(['solved', 'solved', null]);
  await tasks(page).nth(2).getByRole('link').click();
  await square(page, 'c2').click();
  await expect(page.locator('[data-kept="begun"]')).toBeVisible();
  await page.getByRole('link', { name: 'All tasks' }).click();
  await expect.poll(() => standings(page)).toEqual(['solved', 'solved', 'begun']);
  await expect(action(page, 'task-code')).toHaveCount(0);
  await tasks(page).nth(2).getByRole('link').click();
  for (const name of ['c2', 'a1', 'b1', 'c1', 'd1']) await square(page, name).click();
  await expect(page.locator('[data-kept="solved"]')).toBeVisible();
  await page.goBack();
  await expect(page.locator('[data-result="set-solved"]')).toHaveAttribute('data-value', '3');
  // What is solved stays so for a later visit.
  await openAnew(page, set);
  await expect.poll(() => standings(page)).toEqual(['solved', 'solved', 'solved']);
  await action(page, 'task-code').click();
  await page.locator('[name="name"]').fill('Anna');
  await page.locator('[name="day"]').fill('2026-11-22');
  const code = (await page.locator('[data-result="task-code"]').textContent())!;

  await openAnew(page, '#/lessons?for=teachers');
  await page.locator('#class-task').fill(page.url().replace(/#.*/, '') + set);
  await page.locator('[name="class-day"]').fill('2026-11-22');
  await page.locator('#class-names').fill('Béla\nanna');
  const codes = page.locator('[data-result="class-codes"] tr');
  await expect(codes).toHaveCount(0);
  await page.locator('#class-word').fill('queen');
  await expect(page.locator('#class-word-help')).not.toBeEmpty();
  await expect(codes).toHaveCount(0);
  await page.locator('#class-word').fill('rook ');
  await expect(codes.last()).toHaveText(`anna${code}`);
  await expect(codes.first()).not.toContainText(code);
});

test('a puzzle that is not of the set has no way to it', async ({ page }) => {
  const set = await make(page, `Knight ${KNIGHT}\n${QUEENS}&prove=1`);
  await openAnew(page, set);
  await tasks(page).nth(1).getByRole('link').click();
  const back = page.getByRole('link', { name: 'All tasks' });
  await expect(back).toBeVisible();
  await page.reload();
  await expect(back).toBeVisible();
  await open(page, '#/puzzles?n=8&kind=regions&rule=touch&grade=1&seed=7');
  await expect(page.locator('[data-puzzle-state="open"]')).toBeVisible();
  await expect(back).toHaveCount(0);
});

test('each line that is no task has its reason, and the fields stay for the visit', async ({ page }) => {
  await open(page, '#/lessons?for=teachers');
  const links = page.locator('#set-links');
  const lines = page.locator('#set-lines li');
  await expect(action(page, 'copy-link')).toHaveCount(0);
  await links.fill(['https://example.org/#/queens', '#/queens', '#/puzzles', `${NEXT}`, '', `again ${NEXT}`, '#/queens?n=6&q=03&task=complete'].join('\n'));
  await expect(lines).toHaveText([/not a link to this page/, /has no task/, /does not name one puzzle/, 'Which square is tried next? Choose it.', /in the list already/, /damaged: .*“q”/]);
  await expect(lines.locator('xpath=self::*[@class="error"]')).toHaveCount(5);
  expect(await lines.last().getAttribute('value')).toBe('7');
  await expect(action(page, 'copy-link')).toBeVisible();
  await links.fill(Array.from({ length: 41 }, (_, seed) => `#/puzzles?n=8&kind=regions&rule=touch&grade=3&seed=${seed}`).join('\n'));
  await expect(page.getByRole('alert')).toContainText('at most 40');
  await expect(action(page, 'copy-link')).toHaveCount(0);
  await links.fill(NEXT);
  await page.reload();
  await expect(links).toHaveValue(NEXT);
  await expect(action(page, 'copy-link')).toBeVisible();
});

test('a program that a pupil has changed and opened again is still a task of its set', async ({ page }) => {
  const program = '#/search?program=own&source=KyjKzCvRMDQyNtEEAA&task=program&n=4';
  const set = await make(page, `Print ${program}\nOther ${program.replace('KyjKzCvRMDQyNtEEAA', 'AwA')}`);
  await openAnew(page, set);
  await tasks(page).first().getByRole('link').click();
  await expectProgram(page, /print/);
  await page.locator('[data-own="source"]').fill('print([[1, 3, 0, 2], [2, 0, 3, 1]])');
  await expect.poll(() => page.url()).not.toContain('KyjKzCvRMDQyNtEEAA');
  await page.reload();
  await page.getByRole('link', { name: 'All tasks' }).click();
  await expect.poll(() => standings(page)).toEqual(['begun', null]);
});

test('a program that finds all solves its task, and the set has its code', async ({ page }) => {
  // The recording of a program that finds the solutions of 6 queens, as the engine has made it.
  const recording = readFileSync(new URL('../../own/recording/tests/recorded/lesson_arrays_right.run', import.meta.url));
  await script(page, [piece([...recording]), ENDED]);
  const set = await make(page, 'Arrays #/search?program=own&source=KyjKzCvRMDQyNtEEAA&task=program&n=6');
  await openAnew(page, set);
  await putEngine(page);
  await tasks(page).first().getByRole('link').click();
  await expectProgram(page, /print/);
  await expect(page.locator('[data-task-state="open"]')).toBeVisible();
  await action(page, 'run').click();
  await expect(page.locator('[data-task-state="solved"]')).toBeVisible();
  await page.getByRole('link', { name: 'All tasks' }).click();
  await expect.poll(() => standings(page)).toEqual(['solved']);
  await expect(action(page, 'task-code')).toBeVisible();
});
