// Every task of every lesson, answered wrongly and then rightly, each language with some of the lessons: the compiler of the
// lessons refuses languages whose tasks differ. The right answers are those of
// the page for teachers, which the solver has found: no test writes one down.
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { action, expectProgram, open, square } from './page';

const LESSONS = [
  ['queens', 'en'],
  ['backtracking', 'vi'],
  ['arrays', 'hu'],
  ['complexity', 'en'],
  ['choices', 'vi'],
  ['knight', 'hu'],
];

const task = (page: Page) => page.locator('[data-task]');
const answer = (page: Page, name: string) => page.locator(`[data-answer="${name}"]`);
const cell = (page: Page, name: string) => page.locator(`[data-cell="${name}"]`);

/**
 * The input that answers a task, from the text of the printed answer, and another input of the same kind that does not.
 */
async function answers(page: Page, kind: string, words: string): Promise<{ right: Locator[]; wrong: Locator }> {
  const another = async (controls: Locator, attribute: string, right: string[]) => {
    const names = await controls.evaluateAll((all, attribute) => all.map((one) => one.getAttribute(attribute)), attribute);
    return names.find((name) => name && !right.includes(name))!;
  };
  const number = words.match(/\d+/)?.[0];
  const squares = words.match(/\b[a-z]\d+\b/g);
  const cells = words.match(/\b[abc]\[−?\d+\]/g)?.map((name) => name.replace('[', '.').replace(']', '').replace('−', '-'));
  if (cells) {
    const wrong = await another(page.locator('[data-cell]'), 'data-cell', cells);
    return { right: cells.map((name) => cell(page, name)), wrong: cell(page, wrong) };
  }
  if (kind === 'position') {
    return { right: [...squares!.map((name) => square(page, name)), action(page, 'check')], wrong: action(page, 'check') };
  }
  if (squares) {
    const right = kind === 'complete' ? squares : squares.slice(0, 1);
    const free = action(page, 'free');
    if (kind === 'verdict') return { right: right.map((name) => square(page, name)), wrong: free };
    const empty = page.locator('[data-square]:not([data-piece])');
    const wrong = await another(empty, 'data-square', squares);
    return { right: right.map((name) => square(page, name)), wrong: square(page, wrong) };
  }
  if (await action(page, 'free').count()) {
    return { right: [action(page, 'free')], wrong: page.locator('[data-square][data-piece]').first() };
  }
  const right = number ?? 'over';
  const wrong = await another(page.locator('[data-answer]'), 'data-answer', [right]);
  return { right: [answer(page, right)], wrong: answer(page, wrong) };
}

for (const [lesson, language] of LESSONS) {
  test(`${lesson} in ${language}: each task is answered wrongly, then rightly`, async ({ page }) => {
    const carried = `squares=name&lang=${language}`;
    await open(page, `#/lessons?for=teachers&${carried}`);
    await page.locator(`[data-answers="${lesson}"] summary`).click();
    const listed = page.locator('.answers-of-tasks li');
    await expect(listed.first()).toBeVisible();
    const listedWords = await listed.allTextContents();
    await open(page, `#/queens?lesson=${lesson}.1&${carried}`);
    const links = page.locator('[data-lesson] .task a');
    await expect(links.first()).toBeVisible();
    const count = await links.count();
    expect(listedWords).toHaveLength(count);
    await expect(listed).toHaveCount(0);
    for (let index = 0; index < count; index++) {
      const words = listedWords[index];
      const link = (await links.nth(index).getAttribute('href'))!;
      await links.nth(index).click();
      // A program's task stays open: without this, it could be taken for the next one.
      const bare = (link: string) => link.replace('&squares=name', '').replace(`&lang=${language}`, '');
      await expect(page).toHaveURL(({ hash }) => bare(hash) === bare(link));
      await expect(task(page)).toHaveAttribute('data-task-state', 'open');
      // Braces stand where a text lacks something.
      await expect(task(page)).not.toContainText('{');
      const kind = (await task(page).getAttribute('data-task'))!;
      if (kind === 'program') {
        // Its runs are judged in own-run.spec.ts and natively.
        await expectProgram(page, /N = 6/);
        continue;
      }
      const { right, wrong } = await answers(page, kind, words);
      await wrong.click();
      await expect(task(page)).toHaveAttribute('data-task-state', 'wrong');
      await expect(page.locator('.outcome')).not.toBeEmpty();
      for (const part of right) await part.click();
      await expect(task(page)).toHaveAttribute('data-task-state', 'solved');
      await expect(page.locator('[data-lesson] .task').nth(index).locator('.solved')).toBeVisible();
    }
  });
}

test('the cells of an array stand side by side, and rows and columns have their numbers', async ({ page }) => {
  await open(page, '#/search?n=4&algorithm=arrays&step=7&task=cells&squares=name');
  await expect(page.locator('[data-array="c"] figcaption')).toHaveText(/^c\[i − j\]:/);
  const tops = await page.locator('[data-array="c"] [data-cell]').evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().top));
  expect(tops).toHaveLength(7);
  expect(new Set(tops).size).toBe(1);
  await expect(page.locator('.coordinates .letter')).toHaveText(['j', 'i']);
});
