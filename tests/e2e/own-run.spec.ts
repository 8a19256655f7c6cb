// The run of the visitor's own program, with an engine that a script plays: what the page makes of its messages. The engine
// itself has tests of its own (own/engine/tests).
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { violations } from './axe';
import { ENDED, LINK, event, number, piece, printing, putEngine, text, withEngine } from './engine';
import { expect, test } from './fixtures';
import { action, expectProgram, goTo, hash, here, hold, editor, lineNumber, open, openAnew, result, write } from './page';
import { gate } from './workers';

const main = (page: Page) => page.locator('[data-own-state]');
const output = (page: Page) => page.locator('[data-own="output"]');
const lineToRun = (page: Page) => page.locator('[data-own-line]');

/**
 * The recording of a program of four lines: x = 1, x = 2, x = 3 and print(x). Before each line the variable has the number
 * that the line before gave it.
 */
const RECORDING = [
  [1],
  event('N', text('<module>')),
  event('C', number(0), number(1), number(0)),
  event('L', number(1)),
  event('N', text('x')),
  event('V', number(0), number(1)),
  ...[1, 2, 3].flatMap((x) => [event('S', number(0), number(0), number(0), [...Buffer.from('i'), 2 * x]), event('L', number(x + 1))]),
  event('P', text('3\n')),
  event('E', [...Buffer.from('n')]),
].flat();

const PIECE = piece(RECORDING);
const LIMIT = [2, 0];
const FAILED = [3, 1, ...text('NameError'), ...text("name 'prit' is not defined"), 1, 4, 0, ...text(''), ...number(4), ...number(0), 0, 1];

test('a program runs, and is watched line by line, forwards and backwards', async ({ page }) => {
  await withEngine(page, [PIECE, ENDED]);
  await expect(main(page)).toHaveAttribute('data-own-state', 'empty');
  await action(page, 'run').click();
  await expect(main(page)).toHaveAttribute('data-own-state', 'ended');
  await expect(output(page)).toHaveText('3\n');
  await expect(lineToRun(page)).toHaveCount(0);
  await expect(result(page, 'own-lines')).toHaveAttribute('data-value', '4');
  await action(page, 'back').click();
  await expect(lineToRun(page)).toHaveAttribute('data-own-line', '4');
  await expect(output(page)).toHaveText('');
  await expect(page.locator('[data-variable="x"] dd')).toHaveText('3');
  await action(page, 'seek').fill('1');
  await expect(lineToRun(page)).toHaveAttribute('data-own-line', '2');
  await expect(page.locator('[data-variable="x"] dd')).toHaveText('1');
  await action(page, 'step').click();
  await expect(lineToRun(page)).toHaveAttribute('data-own-line', '3');
  await action(page, 'play').click();
  await expect(output(page)).toHaveText('3\n');
});

test('a run rests before its first breakpoint, which stands in the link', async ({ page }) => {
  const broken = (line: number) => page.locator(`[data-own-break="${line}"]`);
  await withEngine(page, [PIECE, ENDED]);
  await lineNumber(page, 4).click();
  await expect(broken(4)).toHaveText('print(x)');
  // The cursor is at the end of the program; two lines above it is line 2.
  await editor(page).press('ArrowUp');
  await editor(page).press('ArrowUp');
  await editor(page).press('F9');
  await expect(broken(2)).toHaveText('x = 2');
  await editor(page).press('Control+End');
  await expect.poll(() => hash(page)).toMatch(/&break=2,4$/);
  await action(page, 'run').click();
  await expect(main(page)).toHaveAttribute('data-own-state', 'ended');
  await expect(lineToRun(page)).toHaveAttribute('data-own-line', '2');
  await action(page, 'next-break').click();
  await expect(lineToRun(page)).toHaveAttribute('data-own-line', '4');
  await expect(action(page, 'next-break')).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('Shift+B');
  await expect(lineToRun(page)).toHaveAttribute('data-own-line', '2');
  // The cursor is in the last line.
  await action(page, 'own-to-line').click();
  await expect(lineToRun(page)).toHaveAttribute('data-own-line', '4');
  await page.keyboard.press('Shift+B');
  await expect(lineToRun(page)).toHaveAttribute('data-own-line', '2');
  await action(page, 'next-change').click();
  await expect(lineToRun(page)).toHaveAttribute('data-own-line', '3');
  await expect(page.locator('[data-variable="x"] dd')).toHaveText('2');
  await action(page, 'play').click();
  await expect(lineToRun(page)).toHaveAttribute('data-own-line', '4');
  await expect(action(page, 'play')).toBeVisible();
  await lineNumber(page, 2).click();
  await editor(page).press('F9');
  await expect(page.locator('[data-own-break]')).toHaveCount(0);
  await expect.poll(() => hash(page)).not.toContain('break=');
});

test('a breakpoint beyond the end, and one where nothing ran, are reported', async ({ page }) => {
  await withEngine(page, [PIECE, ENDED]);
  await expect.poll(() => hash(page)).toContain('source=');
  await openAnew(page, `${hash(page)}&break=9,5`);
  await putEngine(page);
  await write(page, 'x = 1\nx = 2\nx = 3\nprint(x)\n# the end');
  const words = page.locator('.own-below [role="status"]');
  await expect(words).toContainText('9');
  await action(page, 'run').click();
  await expect(main(page)).toHaveAttribute('data-own-state', 'ended');
  await expect(lineToRun(page)).toHaveCount(0);
  await expect(words).toContainText(/5.*not in the recording.*9.*beyond the end/s);
  await action(page, 'own-clear-breaks').click();
  await expect(words).toHaveText('');
});

test('an error is shown at its line, with the sentence of Python below', async ({ page }) => {
  await withEngine(page, [PIECE, FAILED]);
  await action(page, 'run').click();
  await expect(main(page)).toHaveAttribute('data-own-state', 'failed');
  const error = page.locator('[data-own-error]');
  await expect(error).toHaveAttribute('data-own-error', 'NameError');
  await expect(error).toHaveAttribute('data-line', '4');
  await expect(error.locator('pre')).toHaveText("NameError: name 'prit' is not defined");
  await expect(page.locator('.cm-line.wrong')).toHaveText('print(x)');
  await expect(lineNumber(page, 4)).toContainClass('wrong');
});

test('a program that does not end is stopped by a press, and the next one runs', async ({ page }) => {
  await withEngine(page, [PIECE]);
  await action(page, 'run').click();
  await expect(main(page)).toHaveAttribute('data-own-state', 'running');
  await expect(output(page)).toHaveText('3\n');
  await action(page, 'stop').click();
  await expect(main(page)).toHaveAttribute('data-own-state', 'stopped');
  await expect(output(page)).toHaveText('3\n');
  await action(page, 'run').click();
  await expect(main(page)).toHaveAttribute('data-own-state', 'running');
});

test('where a run is left, no engine is started, and none is waited for', async ({ page }) => {
  await page.clock.install();
  const { made } = await gate(page, { isOpen: true });
  await withEngine(page, [PIECE]);
  await action(page, 'run').click();
  await expect(output(page)).toHaveText('3\n');
  const before = await made();
  await goTo(page, 'queens');
  await expect(here(page)).toHaveAttribute('href', /^#\/queens/);
  await expect(main(page)).toHaveCount(0);
  expect(await made()).toBe(before);
  await page.clock.fastForward(5_000);
  await expect(page.locator('#arriving')).toBeHidden();
});

test('an engine that comes late is reported on its screen, and on no other', async ({ page }) => {
  await page.clock.install();
  await withEngine(page, [PIECE]);
  const release = await hold(page, '**/engine-of-test.js');
  await action(page, 'run').click();
  await expect(main(page)).toHaveAttribute('data-own-state', 'loading');
  await page.clock.fastForward(5_000);
  const message = page.locator('#arriving');
  await expect(message).toBeHidden();
  await goTo(page, 'queens');
  await expect(main(page)).toHaveCount(0);
  await page.clock.fastForward(5_000);
  await expect(message).toBeHidden();
  release();
});

test('a program runs on after its limit for a minute in all, and its recording stays', async ({ page }) => {
  // A minute lasts three seconds, so that there is time to look before its end.
  await page.addInitScript(() => {
    const { setTimeout } = window;
    const sooner = (then: TimerHandler, milliseconds = 0, ...more: unknown[]) =>
      setTimeout(then, milliseconds >= 60_000 ? milliseconds / 20 : milliseconds, ...more);
    Object.assign(window, { setTimeout: sooner });
  });
  await withEngine(page, [PIECE, LIMIT]);
  await action(page, 'run').click();
  await expect(result(page, 'own-lines')).toHaveAttribute('data-value', '4');
  await expect(main(page)).toHaveAttribute('data-own-state', 'running');
  await expect(action(page, 'stop')).toBeVisible();
  await expect(main(page)).toHaveAttribute('data-own-state', 'stopped');
  await expect(result(page, 'own-lines')).toHaveAttribute('data-value', '4');
});

const CRASHED = [7, ...text('Maximum call stack size exceeded')];
const PARTIAL = [6];

test('a program that the browser stops leaves what it had recorded, and a reason', async ({ page }) => {
  await withEngine(page, [PIECE, PARTIAL, CRASHED]);
  await action(page, 'run').click();
  await expect(main(page)).toHaveAttribute('data-own-state', 'failed');
  await expect(output(page)).toHaveText('3\n');
  await expect(page.locator('.own-answer p.error')).toHaveCount(1);
  await expect(page.locator('.own-answer p.quiet')).toHaveCount(1);
});

test('lines are marked only as long as the program is the one that ran', async ({ page }) => {
  await withEngine(page, [PIECE, ENDED]);
  await action(page, 'run').click();
  await action(page, 'back').click();
  await expect(lineToRun(page)).toHaveCount(1);
  await write(page, 'x = 4');
  await expect(lineToRun(page)).toHaveCount(0);
});

/** A recorded run of the native tests. */
const recorded = (name: string) => [...readFileSync(new URL(`../../own/recording/tests/recorded/${name}.run`, import.meta.url))];

/** A recorded run of a program whose verdict is known. */
const judged = (name: string) => [...readFileSync(new URL(`../../own/recording/tests/judged/${name}.run`, import.meta.url))];

test('where the page is not sure of the board it shows none, and asks', async ({ page }) => {
  await withEngine(page, [piece(recorded('sorting')), ENDED]);
  await action(page, 'run').click();
  const candidates = action(page, 'own-candidate');
  await expect(candidates.first()).toBeVisible();
  await expect(page.getByRole('grid')).toHaveCount(0);
  const name = await candidates.first().getAttribute('data-reading');
  await candidates.first().click();
  await expect(page.getByRole('grid')).toBeVisible();
  await expect(candidates).toHaveCount(0);
  await expect.poll(() => new URLSearchParams(hash(page).split('?')[1]).get('show')).toBe(name);
  await expect(page.locator('#own-show')).toHaveValue(name ?? '');
});

test('where the page is sure it asks nothing', async ({ page }) => {
  await withEngine(page, [piece(recorded('list')), ENDED]);
  await action(page, 'run').click();
  await expect(page.locator('[data-own-board="x"]').getByRole('grid')).toBeVisible();
  await expect(page.locator('[data-own-verdict]')).toHaveAttribute('data-own-verdict', 'right');
  await expect(action(page, 'own-candidate')).toHaveCount(0);
});

test('S and D lead to the next solution and dead end, with Shift to the one before, and the bar marks them', async ({ page }) => {
  await withEngine(page, [piece(recorded('list')), ENDED]);
  await action(page, 'run').click();
  await expect(page.locator('[data-own-verdict]')).toBeVisible();
  const seek = action(page, 'seek');
  await seek.fill('0');
  await expect(page.locator('.ticks .solution')).toHaveAttribute('d', /^M/);
  await expect(page.locator('.ticks .dead-end')).toHaveAttribute('d', /^M/);
  // Letters that are typed are no keys of the page.
  await editor(page).press('End');
  await page.keyboard.type('sd');
  await expect(seek).toHaveValue('0');
  await page.locator('[data-tab="verdict"]').focus();
  await page.keyboard.press('s');
  await expect(page.locator('.stage .status')).toHaveAttribute('data-status', 'solution');
  const solution = Number(await seek.inputValue());
  await expect(page.locator('.event [role="status"]')).toHaveText(/^Line \d+ runs next\.$/);
  const isLater = () => expect.poll(() => seek.inputValue().then(Number)).toBeGreaterThan(solution);
  await page.keyboard.press('s');
  await isLater();
  await page.keyboard.press('Shift+S');
  await expect(seek).toHaveValue(String(solution));
  await page.keyboard.press('d');
  await isLater();
});

test('a run that is watched has no finding of axe', async ({ page }) => {
  await withEngine(page, [piece(recorded('list')), FAILED]);
  await action(page, 'run').click();
  await expect(page.locator('[data-own-verdict]')).toBeVisible();
  await action(page, 'back').click();
  await editor(page).press('F9');
  await expect(action(page, 'next-break')).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

test('a node of the tree has the value that its call returned, and its arguments in words', async ({ page }) => {
  await withEngine(page, [piece(recorded('matrix')), ENDED]);
  await write(page, readFileSync(new URL('../../own/recording/tests/programs/matrix.py', import.meta.url), 'utf8'));
  await action(page, 'run').click();
  await expect(page.locator('[data-own-verdict]')).toBeVisible();
  const node = (value: string) => page.locator(`[data-node][data-own-return="${value}"]`);
  await expect(node('True')).toHaveCount(7);
  await expect(node('False').first()).toHaveAttribute('aria-label', /returns False$/);
  await page.locator('[role="tree"]').focus();
  await page.keyboard.press('Home');
  await expect(page.locator('.node-words')).toContainText(/solve\(board=\[.*, col=0\) returns True\./);
  await action(page, 'out-of-call').click();
  await expect(lineToRun(page)).toHaveAttribute('data-own-line', '38');
});

test('of a long output the last lines are shown, and the page says so', async ({ page }) => {
  const lines = Array.from({ length: 3000 }, (_, line) => `${line}\n`).join('');
  await withEngine(page, [piece(printing(lines)), ENDED]);
  await action(page, 'run').click();
  await expect(page.locator('.own-output .quiet')).toBeVisible();
  expect((await output(page).textContent())!.split('\n').slice(0, 2)).toEqual(['2000', '2001']);
});

test('where no variable is the board, the last printed position is it, and nothing is asked', async ({ page }) => {
  await withEngine(page, [piece(printing('2 4 1 3\n3 1 4 2\n')), ENDED]);
  await action(page, 'run').click();
  await expect(page.locator('[data-square="c4"]')).toHaveAttribute('data-piece', 'queen');
  await expect(action(page, 'own-candidate')).toHaveCount(0);
});

test('after a run the board rests on the last solution, and the last printed lines stand under the verdict', async ({ page }) => {
  await withEngine(page, [piece(judged('gone_with_its_object')), ENDED]);
  await action(page, 'run').click();
  await expect(page.locator('[data-own-verdict]')).toHaveAttribute('data-own-verdict', 'right');
  await expect(page.locator('[data-own-resting]')).toHaveAttribute('data-own-resting', 'last-solution');
  await expect(page.locator('[data-piece="queen"]')).toHaveCount(6);
  const last = page.locator('[data-own="last-output"]');
  expect((await last.textContent())!.split('\n')).toHaveLength(5);
  for (const size of [{ width: 390, height: 844 }, { width: 1280, height: 800 }]) {
    await page.setViewportSize(size);
    await expect(page.locator('[data-own-verdict]')).toBeInViewport({ ratio: 1 });
    await expect(last).toBeInViewport({ ratio: 1 });
  }
  const [film] = await Promise.all([page.waitForEvent('download'), action(page, 'save-film').click()]);
  expect(film.suggestedFilename()).toBe('program-film.svg');
  expect(readFileSync(await film.path(), 'utf8')).toMatch(/<use href="#piece-queen"[^>]*><animate/);
});

test('a program that claims what is not so is wrong, whatever stood on its board', async ({ page }) => {
  await withEngine(page, [piece(judged('inner_value_not_used')), ENDED]);
  await write(page, readFileSync(new URL('../../own/recording/tests/judged/inner_value_not_used.py', import.meta.url), 'utf8'));
  await action(page, 'run').click();
  await expect(page.locator('[data-own-verdict]')).toHaveAttribute('data-own-verdict', 'wrong');
});

test('a call that is missing is added by one press, and the program runs', async ({ page }) => {
  await withEngine(page, [piece(judged('only_functions')), ENDED]);
  await write(page, 'def solve(n):\n    return n\n');
  await action(page, 'run').click();
  await expect(page.locator('[data-own-verdict]')).toHaveAttribute('data-own-verdict', 'not-called');
  await action(page, 'add-call').click();
  await expectProgram(page, /print\(solve\(8\)\)/);
  await expect(main(page)).toHaveAttribute('data-own-state', 'ended');
});

test('on a projector the program is run and watched', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await withEngine(page, [piece(recorded('list')), ENDED], `${LINK}&present=1`);
  await write(page, readFileSync(new URL('../../own/recording/tests/programs/list.py', import.meta.url), 'utf8'));
  await action(page, 'run').click();
  await expect(page.locator('[data-own-verdict]')).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('PageUp');
  // A line may be wider than the window; its number is beside it.
  await expect(lineToRun(page)).toHaveCount(1);
  for (const shown of ['.board', '.status', '.cm-lineNumbers .next', '.stack table', '.own-outcome', '[data-action="run"]', '.transport']) {
    await expect(page.locator(shown).first()).toBeInViewport({ ratio: 0.95 });
  }
  for (const hidden of ['header', '.counters', '.parts', '.tree', '[data-own="input"]']) {
    await expect(page.locator(hidden).first()).toBeHidden();
  }
});

test('within another page the program of the link is run and watched', async ({ page }) => {
  await withEngine(page, [PIECE, ENDED], `${LINK}&source=KyjKzCvRMDQyNtEEAA&embed=1`);
  await action(page, 'run').click();
  await expect(main(page)).toHaveAttribute('data-own-state', 'ended');
  await action(page, 'back').click();
  await expect(lineToRun(page)).toHaveAttribute('data-own-line', '4');
  // Nothing of it stays on the device.
  expect(await page.evaluate(() => localStorage.getItem('bezzel.own-source'))).toBeNull();
});

const TASK = `${LINK}&task=program&n=4`;
const task = (page: Page) => page.locator('[data-task]');

test('a task is open until its program has run, and solved when all solutions are found', async ({ page }) => {
  await withEngine(page, [piece(recorded('dictionary')), ENDED], TASK);
  await expect(task(page)).toHaveAttribute('data-task', 'program');
  await expect(task(page)).toHaveAttribute('data-task-state', 'open');
  await expect(main(page)).toHaveAttribute('data-own-state', 'empty');
  await action(page, 'run').click();
  await expect(task(page)).toHaveAttribute('data-task-state', 'solved');
  await expect.poll(() => hash(page)).toMatch(/source=.*&task=program&n=4$/);
  // It stays solved while the visitor tries something else.
  await write(page, 'print(8)');
  await expect(task(page)).toHaveAttribute('data-task-state', 'solved');
});

test('a task says what is missing', async ({ page }) => {
  await withEngine(page, [piece(printing('2 4 1 3\n')), ENDED], TASK);
  await action(page, 'run').click();
  await expect(task(page)).toHaveAttribute('data-task-state', 'wrong');
  await expect(page.locator('.outcome .wrong')).toBeVisible();
});

test('a wrong board does not solve a task, and is shown', async ({ page }) => {
  await withEngine(page, [piece(printing('2 4 1 3\n1 2 3 4\n')), ENDED], `${TASK}&find=one`);
  await action(page, 'run').click();
  await expect(task(page)).toHaveAttribute('data-task-state', 'wrong');
  await expect(page.locator('[data-own-verdict]')).toHaveAttribute('data-own-verdict', 'wrong');
});

test('a program that ends with an error does not solve a task', async ({ page }) => {
  await withEngine(page, [piece(printing('2 4 1 3\n3 1 4 2\n')), FAILED], TASK);
  await action(page, 'run').click();
  await expect(task(page)).toHaveAttribute('data-task-state', 'wrong');
});

test('a task stays open while its program runs', async ({ page }) => {
  await withEngine(page, [piece(printing('2 4 1 3\n3 1 4 2\n'))], TASK);
  await action(page, 'run').click();
  await expect(main(page)).toHaveAttribute('data-own-state', 'running');
  await action(page, 'stop').click();
  await expect(main(page)).toHaveAttribute('data-own-state', 'stopped');
  await expect(task(page)).toHaveAttribute('data-task-state', 'open');
});

test('a program is given as a task by a link to one of its goals', async ({ page }) => {
  await open(page, LINK);
  await write(page, 'print(1234)');
  await page.locator('a[href*="study=make"]').click();
  const links = page.locator('[data-task-link]');
  await expect(links).toHaveCount(3);
  await page.locator('#field-task-n').fill('4');
  await page.locator('#field-task-n').press('Enter');
  // There is no knight's tour of this board.
  await expect(links).toHaveCount(2);
  await expect(links.first()).toHaveAttribute('data-task-link', `${LINK}&source=KyjKzCvRMDQyNtEEAA&task=program&n=4`);
  await links.first().locator('a').click();
  await expect(task(page)).toHaveAttribute('data-task-state', 'open');
  await expectProgram(page, 'print(1234)');
});

test('where there is an engine, the start leads to the program', async ({ page }) => {
  await open(page, '#/queens');
  await putEngine(page);
  await open(page, '#/');
  await page.locator('.start li a').last().click();
  await expect.poll(() => hash(page)).toBe(LINK);
});

test('a build without the engine says so', async ({ page }) => {
  await open(page, LINK);
  test.skip((await page.locator('meta[name=worker_python]').count()) > 0, 'this build has the engine');
  await write(page, 'print(8)');
  await action(page, 'run').click();
  await expect(main(page)).toHaveAttribute('data-own-state', 'failed');
  await expect(page.locator('.own-answer .error')).toBeVisible();
});
