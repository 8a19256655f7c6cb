// The search: stepping, playing, seeking, jumping; announcements and their times; the tree.
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { violations } from './axe';
import { expect, test } from './fixtures';
import { action, board, hash, hold, notice, open, openAnew, openShare, pieces, result, square, status } from './page';
import { gate } from './workers';

const nodes = (page: Page, kind?: string) => page.locator(kind ? `[data-node="${kind}"]` : '[data-node]');

test('opens with four queens at the start, with the whole tree and the marks of the seek bar', async ({ page }) => {
  await open(page, '#/search');
  await expect(page.locator('[data-board]')).toHaveAttribute('data-board', '4x4');
  await expect(status(page)).toHaveAttribute('data-status', 'empty');
  await expect.poll(() => hash(page)).toBe('#/search');
  // Sixteen placements below the empty board.
  await expect(nodes(page)).toHaveCount(17);
  await expect(nodes(page, 'solution')).toHaveCount(2);
  await expect(nodes(page, 'failure')).toHaveCount(4);
  await expect(nodes(page, 'collapsed')).toHaveCount(0);
  const marks = async (kind: string) => (await page.locator(`.ticks .${kind}`).getAttribute('d'))!.split('M').length - 1;
  await expect.poll(() => marks('solution')).toBe(2);
  await expect.poll(() => marks('dead-end')).toBe(4);
});

test('a link opens exactly at its step', async ({ page }) => {
  await open(page, '#/search?n=8&algorithm=arrays&step=412');
  await expect(result(page, 'step')).toHaveAttribute('data-value', '412');
  await expect(page.locator('.counters .quiet').first()).toContainText('35,553');
  await expect.poll(() => hash(page)).toBe('#/search?n=8&algorithm=arrays&step=412');
  await page.reload();
  await expect(result(page, 'step')).toHaveAttribute('data-value', '412');
});

test('the main job by keyboard alone: step, play, pause, jump', async ({ page }) => {
  await open(page, '#/search?n=8&algorithm=test');
  await page.keyboard.press('.');
  await expect(result(page, 'tests')).toHaveAttribute('data-value', '1');
  await page.keyboard.press('.');
  await expect(square(page, 'a8')).toHaveAttribute('data-piece', 'queen');
  await page.keyboard.press(',');
  await expect(pieces(page)).toHaveCount(0);
  await page.keyboard.press('5');
  await expect(pieces(page)).toHaveCount(5);
  await page.keyboard.press('d');
  await expect(status(page)).toHaveAttribute('data-status', 'dead-end');
  await expect(page.locator('.event [role="status"]')).toContainText('row 5');
  await page.keyboard.press('s');
  await expect(status(page)).toHaveAttribute('data-status', 'solution');
  await expect(result(page, 'tests')).toHaveAttribute('data-value', '876');
  await page.keyboard.press('Shift+S');
  await expect(page.getByText('No solution comes before').first()).toBeVisible();
  await page.keyboard.press('p');
  await expect(action(page, 'pause')).toBeVisible();
  await expect(page.locator('.event [role="status"]')).toHaveText('');
  await page.keyboard.press('p');
  await expect(action(page, 'play')).toBeVisible();
  await expect(page.locator('.event [role="status"]')).not.toHaveText('');
});

const states = (page: Page, state: string) => page.locator(`[data-node-state="${state}"]`);

test('the tree shows what the run has come to in full ink, the rest faint, hidden or like the others', async ({ page }) => {
  await open(page, '#/search');
  await expect(states(page, 'present')).toHaveCount(1);
  await expect(states(page, 'unvisited')).toHaveCount(16);
  await expect(page.locator('.tree-window .unvisited')).toHaveCSS('opacity', '0.45');
  await action(page, 'next-dead-end').click();
  // The empty board, the first queen and the second.
  await expect(states(page, 'visited')).toHaveCount(2);
  await expect(states(page, 'present')).toHaveAttribute('data-node', 'failure');
  await expect(states(page, 'unvisited')).toHaveCount(14);
  const drawn = (group: string) => page.locator(`.tree-window svg > g${group}:not(.here) > .solution`);
  await expect(drawn('.unvisited')).toHaveAttribute('d', /M/);
  await action(page, 'tools').click();
  await action(page, 'tree-later').selectOption('hidden');
  await expect(nodes(page)).toHaveCount(3);
  await expect(drawn('')).toHaveCount(1);
  await expect(drawn('')).toHaveAttribute('d', '');
  await action(page, 'next-solution').click();
  await expect(nodes(page, 'solution')).toHaveCount(1);
  await expect(drawn('')).toHaveAttribute('d', /M/);
  await action(page, 'tree-later').selectOption('full');
  await expect(nodes(page)).toHaveCount(17);
  await expect(page.locator('.tree-window .unvisited')).toHaveCount(0);
  // At the end of the run nothing is left.
  await action(page, 'seek').fill((await action(page, 'seek').getAttribute('max'))!);
  await expect(states(page, 'visited')).toHaveCount(16);
});

test('at the top of Backtracking one finds what else can be done with it', async ({ page }) => {
  // With the engine there is a way to one's own program, too.
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      document.head.append(Object.assign(document.createElement('meta'), { name: 'worker_python', content: 'engine-of-test.js' }));
    });
  });
  for (const viewport of [{ width: 1280, height: 800 }, { width: 390, height: 844 }]) {
    await page.setViewportSize(viewport);
    for (const [lang, words] of [['en', 'Predict the next step'], ['vi', 'Đoán bước tiếp theo'], ['hu', 'Találd ki a folytatást']] as const) {
      await open(page, `#/search?lang=${lang}`);
      for (const [link, name] of [['study=first', words], ['study=make', ''], ['program=own', '']] as const) {
        const way = page.locator(`.activities a[href*="${link}"]`);
        await expect(way, `${link} in ${lang}`).toBeInViewport({ ratio: 0.99 });
        if (name) await expect(way).toHaveText(name);
      }
    }
  }
  await page.locator('.activities a[href*="study=first"]').click();
  await expect(page.locator('[data-task]')).toBeVisible();
});

test('a program that is opened is read from its first line', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, '#/search?n=4&algorithm=arrays');
  await action(page, 'code').selectOption('Python');
  await expect(page.locator('[data-code="python"]')).toBeVisible();
  const isSeen = (line: string) =>
    page.locator('.listing').evaluate((listing, line) => {
      const [frame, box] = [listing.getBoundingClientRect(), listing.querySelector(line)!.getBoundingClientRect()];
      return box.top >= frame.top - 1 && box.bottom <= frame.bottom + 1;
    }, line);
  await expect.poll(() => isSeen('li')).toBe(true);
  await expect.poll(() => isSeen('[aria-current]')).toBe(false);
  await action(page, 'step').click();
  await expect.poll(() => isSeen('[aria-current]')).toBe(true);
});

test('a row of the table of calls shows its queen on the board', async ({ page }) => {
  await open(page, '#/search?n=4&algorithm=arrays&step=17');
  await page.locator('.stack tbody tr').nth(1).hover();
  const [frame, queen] = [(await page.locator('.board .pointed').boundingBox())!, (await square(page, 'c3').boundingBox())!];
  for (const side of ['x', 'y', 'width', 'height'] as const) expect(Math.abs(frame[side] - queen[side])).toBeLessThan(20);
  await board(page).hover();
  await expect(page.locator('.board .pointed')).toHaveCount(0);
});

test('walks the tree by keyboard, and the board goes along', async ({ page }) => {
  await open(page, '#/search');
  await page.getByRole('tree').focus();
  await page.keyboard.press('ArrowDown');
  await expect(square(page, 'a4')).toHaveAttribute('data-piece', 'queen');
  await page.keyboard.press('ArrowDown');
  await expect(pieces(page)).toHaveCount(2);
  // Every square of the third row is attacked, and why is said.
  await expect(page.locator('.node-words')).toContainText('no free square: (2, 0) shares its column with (0, 0)');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowRight');
  await expect(square(page, 'b4')).toHaveAttribute('data-piece', 'queen');
  // However fast keys follow each other, each is a step.
  await page.getByRole('tree').evaluate((tree) => {
    for (let down = 0; down < 3; down += 1) {
      tree.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true, cancelable: true }));
    }
  });
  await expect(pieces(page)).toHaveCount(4);
  await expect(page.locator('.node-words')).toContainText('a solution');
  await page.keyboard.press('Home');
  await expect(pieces(page)).toHaveCount(0);
});

test('a press on a node takes the board there; what is collapsed opens', async ({ page }) => {
  await open(page, '#/search?n=6&algorithm=arrays');
  const collapsed = nodes(page, 'collapsed').first();
  await expect(collapsed).toBeVisible();
  const before = await nodes(page).count();
  await collapsed.click();
  await expect(square(page, 'a6')).toHaveAttribute('data-piece', 'queen');
  await expect.poll(() => nodes(page).count()).toBeGreaterThan(before);
  await expect(result(page, 'placements')).toHaveAttribute('data-value', '1');
});

test('a walk along the lines is drawn and described', async ({ page }) => {
  await open(page, '#/search?n=4&algorithm=walk&code=python');
  await expect(page.locator('[data-code="python"] [data-code-line]')).toHaveText('place(0)');
  // The fourth square that is looked at, b4, meets the queen on a4 in its row; b2 meets nobody.
  for (let step = 1; step <= 12; step += 1) {
    await page.keyboard.press('.');
    await expect(result(page, 'step')).toHaveAttribute('data-value', String(step));
    if ((await status(page).textContent())!.includes('walk from (0, 1)')) break;
  }
  await expect(status(page)).toContainText('The walk from (0, 1) along its row meets the queen on (0, 0).');
  await expect(page.locator('.board .walk')).toHaveAttribute('d', /^M\d+ \d+L\d+ \d+$/);
  for (const _ of [1, 2, 3, 4]) await page.keyboard.press('.');
  await expect(status(page)).toContainText('(2, 1) is free');
  await expect(page.locator('.board .walk')).toHaveAttribute('d', /^(M\d+ \d+L\d+ \d+){3}$/);
});

const ALGORITHMS = ['test', 'arrays', 'walk', 'masks', 'fewest', 'repair'];

test('each algorithm finds its first solution, and its link says so', async ({ page }) => {
  for (const algorithm of ALGORITHMS) {
    await openAnew(page, `#/search?n=6&algorithm=${algorithm}`);
    await action(page, 'next-solution').click();
    await expect(status(page)).toHaveAttribute('data-status', 'solution');
    await expect(pieces(page)).toHaveCount(6);
    await expect.poll(() => hash(page)).toMatch(new RegExp(`^#/search\\?n=6&algorithm=${algorithm}&step=\\d+$`));
  }
});

const compared = (page: Page, measure: string, algorithm: string, n: number) =>
  page.locator(`[data-result="compared-${measure}"][data-algorithm="${algorithm}"][data-n="${n}"]`);
const phase = (page: Page) => page.locator('[data-compare]');

test('compares the algorithms that are chosen: figures, times, a plot', async ({ page }) => {
  await open(page, '#/search');
  // The figures of all of them are tested natively; these take the least time.
  for (const name of ['test', 'walk']) await action(page, name).uncheck();
  await action(page, 'compare').click();
  await expect(compared(page, 'tests', 'arrays', 4)).toHaveAttribute('data-value', '60');
  await expect(phase(page)).toHaveAttribute('data-compare', 'done');
  await expect(compared(page, 'tests', 'arrays', 12)).toHaveAttribute('data-value', '10103868');
  await expect(page.locator('.compare path.measured')).toHaveCount(3);
  await action(page, 'measure').selectOption({ index: 1 });
  await expect(compared(page, 'placements', 'masks', 8)).toHaveAttribute('data-value', '2056');
  await action(page, 'measure').selectOption({ index: 2 });
  await expect(compared(page, 'dead-ends', 'arrays', 11)).toHaveAttribute('data-value', '58396');
  await action(page, 'measure').selectOption({ index: 3 });
  for (const algorithm of ['arrays', 'fewest']) {
    await expect(compared(page, 'time', algorithm, 12)).toHaveAttribute('data-value', /^[\d.]+$/);
  }
  expect(await violations(page)).toEqual([]);
});

test('a comparison is broken off, continued, and takes one more algorithm', async ({ page }) => {
  const workers = await gate(page);
  await open(page, '#/search');
  for (const name of ['test', 'arrays', 'masks']) await action(page, name).uncheck();
  await action(page, 'compare').click();
  const begun = async () => {
    await workers.pass(1);
    return compared(page, 'tests', 'walk', 5).isVisible();
  };
  await expect.poll(begun, { intervals: [50] }).toBe(true);
  await action(page, 'cancel-compare').click();
  await expect(phase(page)).toHaveAttribute('data-compare', 'cancelled');
  await expect(compared(page, 'tests', 'walk', 5)).toBeVisible();
  await expect(compared(page, 'tests', 'fewest', 12)).toHaveCount(0);
  await workers.pass();
  await action(page, 'compare').click();
  await expect(phase(page)).toHaveAttribute('data-compare', 'done');
  await action(page, 'repair').check();
  await expect(page.getByText('Min-conflicts stops at its first solution')).toBeVisible();
  await action(page, 'compare').click();
  await expect(compared(page, 'tests', 'repair', 12)).toBeVisible();
});

test('keys play whatever was chosen before, and Play at the end begins again', async ({ page }) => {
  await open(page, '#/search?n=4&algorithm=arrays');
  await expect(action(page, 'restart')).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('Space');
  await expect(action(page, 'pause')).toBeVisible();
  await page.keyboard.press('Space');
  await expect(action(page, 'play')).toBeVisible();
  // The list that was chosen from keeps the focus.
  await action(page, 'speed').focus();
  const scrolled = () => page.evaluate(() => scrollY);
  const before = await scrolled();
  await action(page, 'speed').selectOption({ index: 8 });
  await page.keyboard.press('p');
  await expect(result(page, 'step')).toHaveAttribute('data-state', 'done');
  expect(await scrolled()).toBe(before);
  await action(page, 'speed').selectOption({ index: 0 });
  await action(page, 'play').click();
  await expect(result(page, 'step')).not.toHaveAttribute('data-state', 'done');
  await action(page, 'tools').click();
  await action(page, 'restart').click();
  await expect(result(page, 'step')).toHaveAttribute('data-value', '0');
  // Space on a button is the button's.
  await action(page, 'next-dead-end').focus();
  await page.keyboard.press('Space');
  await expect(status(page)).toHaveAttribute('data-status', 'dead-end');
});

test('the numbers of the program stand at the board, and each test is written out', async ({ page }) => {
  const ruler = async () => (await page.locator('.board .coordinates text').allTextContents()).map((name) => name.trim()).join(' ');
  await open(page, '#/search?n=4&algorithm=arrays');
  await page.keyboard.press('.');
  await page.keyboard.press('.');
  await expect(page.locator('.event .test')).toHaveText('i = 0, j = 0: a[0], b[0], c[0 − 0 + 3]');
  await expect.poll(() => ruler()).toBe('0 1 2 3 0 1 2 3');
  // Beside letters, the numbers stand on the other two sides.
  await openAnew(page, '#/search?n=4&algorithm=arrays&step=2&squares=name');
  await expect(page.locator('.board .coordinates .letter')).toHaveText(['j', 'i']);
  await expect(page.locator('.event .test')).toHaveText('a4: i = 1, j = 1: a[1], b[2], c[0]');
});

test('rows of an array are of about one length', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  for (const n of [8, 9, 12]) {
    await open(page, `#/search?n=${n}&algorithm=arrays`);
    await expect(board(page)).toHaveAttribute('data-board', `${n}x${n}`);
    const lengths = () => page.locator('[data-array="b"] .line').evaluateAll((all) => all.map((line) => line.childElementCount));
    await expect.poll(async () => (await lengths()).reduce((sum, length) => sum + length, 0)).toBe(2 * n - 1);
    const lines = await lengths();
    expect(Math.max(...lines) - Math.min(...lines)).toBeLessThanOrEqual(1);
    const tops = await page.locator('[data-array="b"] .line').first().locator('.box').evaluateAll((all) => all.map((box) => box.getBoundingClientRect().top));
    expect(new Set(tops).size).toBe(1);
  }
});

test('the tools that are open stay open when the tree arrives', async ({ page }) => {
  const release = await hold(page, '**/tree-*.wasm');
  await open(page, '#/search');
  await action(page, 'tools').click();
  await expect(page.locator('.tree-window.empty')).toHaveCount(1);
  release();
  await expect(page.locator('.tree-window.empty')).toHaveCount(0);
  await expect(action(page, 'zoom-in')).toBeVisible();
  await expect(action(page, 'go-to-step')).toBeVisible();
});

test('a step is gone to by its number', async ({ page }) => {
  await open(page, '#/search?n=6&algorithm=arrays');
  await action(page, 'tools').click();
  const field = action(page, 'go-to-step');
  await field.fill('120');
  await field.press('Enter');
  await expect(result(page, 'step')).toHaveAttribute('data-value', '120');
  await expect(page.locator('.event [role="status"]')).not.toHaveText('');
  // What is no number stays in the field, beside what was expected.
  await field.fill('1,000');
  await field.press('Enter');
  await expect(notice(page, 'go-to-step')).toContainText('a whole number from 0 on, in plain digits');
  await expect(field).toHaveValue('1,000');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(result(page, 'step')).toHaveAttribute('data-value', '120');
  await field.fill('99999');
  await expect(notice(page, 'go-to-step')).toHaveCount(0);
  await field.press('Enter');
  await expect(notice(page, 'step')).toContainText('99,999');
  await expect(notice(page, 'step')).toHaveAttribute('role', 'alert');
  await action(page, 'first-queen').selectOption({ index: 5 });
  await expect(pieces(page)).toHaveCount(5);
});

test('the node where the run is stays within the frame of the tree', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await open(page, '#/search?n=8&algorithm=arrays');
  await page.locator('[data-tab="tree"]').click();
  await action(page, 'tools').click();
  for (const step of [17, 412, 900, 5000, 20000, 35000]) {
    await action(page, 'go-to-step').fill(`${step}`);
    await action(page, 'go-to-step').press('Enter');
    await expect(result(page, 'step')).toHaveAttribute('data-value', `${step}`);
    await expect(async () => {
      const [frame, ring] = await Promise.all([page.locator('.tree-window').boundingBox(), page.locator('.tree-window .ring').boundingBox()]);
      expect(ring!.x).toBeGreaterThanOrEqual(frame!.x);
      expect(ring!.y).toBeGreaterThanOrEqual(frame!.y);
      expect(ring!.x + ring!.width).toBeLessThanOrEqual(frame!.x + frame!.width);
      expect(ring!.y + ring!.height).toBeLessThanOrEqual(frame!.y + frame!.height);
    }).toPass();
    // Nodes behind the run are collapsed: of 2,057 nodes only those beside the path are shown.
    await expect.poll(() => nodes(page).count()).toBeLessThan(60);
  }
});

const program = (page: Page) => page.locator('[data-code]');
const variable = (page: Page, name: string) => page.locator(`[data-variable="${name}"]`);

test('comments of a program are in the language of the page', async ({ page }) => {
  await open(page, '#/search?n=6&algorithm=arrays&code=python&lang=vi');
  await expect(program(page)).toContainText('# b[i + j]: đường chéo đi lên đã có hậu');
  await openAnew(page, '#/search?n=6&algorithm=arrays&code=python&lang=en');
  await expect(program(page)).toContainText('# b[i + j]: the rising diagonal is taken');
});

test('the program is shown in a language, its line marked, its variables listed', async ({ page }) => {
  await open(page, '#/search?n=6&algorithm=arrays');
  await expect(program(page)).toHaveAttribute('data-code', 'words');
  await action(page, 'code').selectOption('Python');
  await expect(program(page)).toHaveAttribute('data-code', 'python');
  await expect.poll(() => hash(page)).toBe('#/search?n=6&algorithm=arrays&code=python');
  await expect(program(page)).toContainText('N = 6');
  await expect(program(page)).not.toContainText('@');
  await expect(program(page)).not.toContainText('FIRST_ONLY');
  const marked = program(page).locator('[data-code-line]');
  await expect(marked).toHaveText('place(0)');
  await page.keyboard.press('.');
  await expect(marked).toContainText('if not (a[j] or b[i + j]');
  await page.keyboard.press('.');
  await expect(marked).toContainText('= True');
  await expect(marked).toHaveAttribute('aria-current', 'step');
  await expect(variable(page, 'i')).toHaveText('i = 0');
  await expect(variable(page, 'queens')).toHaveText('queens = [0]');
  await expect(page.locator('[data-cell="a.0"]')).toHaveAttribute('data-value', '1');
  await expect(page.locator('[data-cell="c.0"]')).toHaveAttribute('data-value', '0');
  await action(page, 'first-only').check();
  await expect(program(page)).toContainText('FIRST_ONLY = True');
  // Its line stays in view.
  await action(page, 'next-solution').click();
  await expect(marked).toContainText('print(*queens)');
  await expect(variable(page, 'queens')).toHaveText('queens = [1, 3, 5, 0, 2, 4]');
  await expect(async () => {
    const [listing, line] = await Promise.all([page.locator('.listing').boundingBox(), marked.boundingBox()]);
    expect(line!.y).toBeGreaterThanOrEqual(listing!.y);
    expect(line!.y + line!.height).toBeLessThanOrEqual(listing!.y + listing!.height + 1);
  }).toPass();
});

for (const [code, keyword] of Object.entries({
  python: 'global',
  cpp: 'constexpr',
  c: '#include',
  java: 'import',
  pascal: 'procedure',
  javascript: 'function',
  rust: 'impl',
})) {
  test(`the program in ${code} is coloured, also where it counts and in the visitor's language`, async ({ page }) => {
    await open(page, `#/search?n=6&algorithm=arrays&step=2&code=${code}&lang=hu`);
    await expect(program(page).locator('.keyword', { hasText: keyword }).first()).toBeVisible();
    await expect(program(page).locator('.comment', { hasText: 'minden sorban a vezér oszlopa' }).first()).toBeVisible();
    const value = program(page).locator('[data-code-line] .literal', { hasText: /true/i }).last();
    await expect(value).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });
}

test('fewest choices first and repairs have programs, with the seed and the values of the run', async ({ page }) => {
  await open(page, '#/search?n=6&algorithm=fewest&step=2&code=cpp');
  const marked = program(page).locator('[data-code-line]');
  await expect(marked).toHaveText('queens.push_back(square);');
  await expect(variable(page, 'queens')).toHaveText('queens = {(0, 0)}');
  await open(page, '#/search?n=6&algorithm=repair&seed=1848&step=3&code=python');
  await expect(program(page)).toContainText('SEED = 1848');
  await expect(marked).toHaveText('queens[i] = one_of(best(i))');
  await expect(variable(page, 'attempt')).toHaveText('attempt = 1');
  await expect(variable(page, 'moves')).toHaveText('moves = 0');
  await action(page, 'code').selectOption('Pascal');
  await expect(variable(page, 'Moves')).toHaveText('Moves = 0');
  await expect(program(page)).toContainText('Seed: QWord = 1848');
});

test('queens placed anywhere are a warning: no tree, and each solution in every order', async ({ page }) => {
  await open(page, '#/search?n=4&algorithm=anywhere&code=python');
  await expect(page.locator('.code')).toContainText('n! times');
  await expect(page.locator('[data-section="tree"]')).toContainText('has no drawing of its tree');
  const marked = program(page).locator('[data-code-line]');
  await page.keyboard.press('.');
  await expect(marked).toContainText('if is_free(i, j):');
  await action(page, 'next-solution').click();
  await expect(marked).toContainText('print(*columns)');
  await expect(variable(page, 'queens')).toHaveText('queens = [(0, 1), (1, 3), (2, 0), (3, 2)]');
  await action(page, 'seek').fill((await action(page, 'seek').getAttribute('max'))!);
  await expect(page.locator('[data-status]')).toContainText('48');
});

test('a program is copied and saved as it runs', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '#/search?n=5&algorithm=masks&code=rust');
  await expect(program(page)).toHaveAttribute('data-code', 'rust');
  await action(page, 'copy-program').click();
  await expect(page.getByText('Copied.').first()).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain('const N: usize = 5;\n');
  expect(copied).not.toContain('@');
  const [download] = await Promise.all([page.waitForEvent('download'), action(page, 'save-program').click()]);
  expect(download.suggestedFilename()).toBe('masks.rs');
  await page.reload();
  await expect(program(page)).toHaveAttribute('data-code', 'rust');
});

for (const [what, answer] of Object.entries({
  'that is missing': { status: 404 },
  'in the place of which there is a page': { contentType: 'text/plain', body: '<h1>Login</h1>' },
})) {
  test(`a program ${what} is asked for again`, async ({ page, faults }) => {
    faults.expect(/programs\/queens|404/);
    await page.route('**/programs/queens/**', (route) => route.fulfill(answer));
    await open(page, '#/search?n=5&algorithm=test&code=pascal');
    await expect(page.locator('.code .error')).toBeVisible();
    await expect(program(page)).toHaveAttribute('data-code', 'words');
    await page.unroute('**/programs/queens/**');
    await action(page, 'program-retry').click();
    await expect(program(page)).toHaveAttribute('data-code', 'pascal');
  });
}

test('squares, rows and marks are written in the notation that is chosen', async ({ page }) => {
  await open(page, '#/search?n=4&algorithm=arrays&step=2&squares=name');
  const cell = (name: string) => page.locator(`[data-cell="${name}"]`);
  await expect(page.locator('.test')).toHaveText('a4: i = 1, j = 1: a[1], b[2], c[0]');
  await expect(cell('a.1')).toHaveAttribute('data-value', '1');
  await action(page, 'rows-from-0').check();
  await expect(page.locator('.test')).toHaveText('a4: i = 0, j = 0: a[0], b[0], c[0 − 0 + 3]');
  await expect(cell('a.0')).toHaveAttribute('data-value', '1');
  await expect(cell('c.3')).toHaveAttribute('data-value', '1');
  await action(page, 'one-is-free').check();
  await expect(cell('a.0')).toHaveAttribute('data-value', '0');
  await expect(cell('a.1')).toHaveAttribute('data-value', '1');
  await action(page, 'squares-as-pairs').check();
  await expect(page.locator('.status')).toContainText('(0, 0)');
  // The numbers alone stand at the board.
  await expect(page.locator('.board .coordinates')).toHaveCount(1);
  // This is the notation of the screen, which a link does not name.
  await expect.poll(() => hash(page)).toBe('#/search?n=4&algorithm=arrays&step=2&taken=0');
  await action(page, 'step').click();
  await expect.poll(() => hash(page)).toBe('#/search?n=4&algorithm=arrays&step=3&taken=0');
  // The program has its marks in the same sense.
  await action(page, 'code').selectOption('Python');
  await expect(program(page)).toContainText('a = [True] * N  # a[j]: column j is free');
  await expect(program(page)).not.toContainText('taken');
  await action(page, 'one-is-free').uncheck();
  await expect(program(page)).toContainText('a = [False] * N  # a[j]: column j is taken');
});

test('a program that counts from 0 offers to count so everywhere', async ({ page }) => {
  await open(page, '#/search?n=4&algorithm=arrays&step=2&code=python&squares=name');
  await expect(page.locator('.test')).toHaveText('a4: i = 1, j = 1: a[1], b[2], c[0]');
  await action(page, 'count-as-program').click();
  await expect(page.locator('.test')).toHaveText('a4: i = 0, j = 0: a[0], b[0], c[0 − 0 + 3]');
  await expect(action(page, 'count-as-program')).toHaveCount(0);
});

test('program and arrays have the same indices in each programming language, and as the visitor chooses', async ({ page }) => {
  const plain = async (text: Promise<string>) => (await text).replaceAll('\u00a0', ' ').replaceAll('−', '-');
  const shown = () => plain(page.locator('[data-array="c"] figcaption').innerText());
  const cells = () => page.locator('[data-array="c"] [data-cell]').evaluateAll((all) => all.map((cell) => cell.getAttribute('data-cell')));
  const ruler = async () => (await page.locator('.board .coordinates text').allTextContents()).map((name) => name.trim()).slice(0, 4).join(' ');
  const listing = () => plain(program(page).innerText());
  const from = async (first: number, index: RegExp) => {
    await expect.poll(listing).toMatch(index);
    expect(await cells()).toEqual([0, 1, 2, 3, 4, 5, 6].map((cell) => `c.${first === 0 ? cell : cell - 3}`));
    expect(await shown()).toMatch(first === 0 ? /^c\[i - j \+ 3\]/ : /^c\[i - j\]/);
    expect(await ruler()).toBe(first === 0 ? '0 1 2 3' : '1 2 3 4');
  };
  await open(page, '#/search?n=4&algorithm=arrays&step=17');
  await from(0, /c\[i - j \+ n - 1\] is taken/);
  for (const [code, first, index] of [
    ['Python', 0, /c\[i - j \+ N - 1\]/],
    ['Pascal', 1, /C\[I - J\]/],
    ['C++', 0, /c\[i - j \+ N - 1\]/],
    ['C', 0, /c\[i - j \+ N - 1\]/],
    ['Java', 0, /c\[i - j \+ N - 1\]/],
    ['JavaScript', 0, /c\[i - j \+ N - 1\]/],
    ['Rust', 0, /c\[i \+ N - 1 - j\]/],
  ] as const) {
    await action(page, 'code').selectOption({ label: code });
    await from(first, index);
    await expect(action(page, 'count-as-program')).toHaveCount(0);
  }
  await open(page, '#/search?n=4&algorithm=arrays&step=17&rows=1&squares=pair');
  await from(1, /c\[i - j\] is taken/);
  // What the visitor has chosen stays, and the other numbering is offered.
  await open(page, '#/search?n=4&algorithm=arrays&step=17&code=pascal&rows=0&squares=pair');
  await expect(page.locator('[data-array="c"] figcaption')).toContainText('3]');
  await action(page, 'count-as-program').click();
  await from(1, /C\[I - J\]/);
});

test('what is shown is saved for a report: board, tree, plot, steps, figures', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '#/search?n=4&algorithm=arrays&step=8&rows=0');
  await openShare(page);
  await action(page, 'copy-trace').click();
  const trace = await page.evaluate(() => navigator.clipboard.readText());
  expect(trace).toContain('Q1 (0, 0), Q2 (1, 2)');
  // The events are described in the same numbers.
  expect(trace).not.toMatch(/[a-d][1-4]/);
  const head = trace.split('\n').slice(0, 4);
  expect(head[0]).toBe('Backtracking, n = 4, Marker arrays');
  expect(head[1]).toMatch(/^Squares tested: \d+, Queens placed: 2, Dead ends: 0, Solutions: 0$/);
  expect(head[3]).toBe('Step\tEvent\tQueens');
  expect(trace.split('\n').at(-2)).toMatch(/^8\t/);
  const saved = async (name: string) => {
    const [file] = await Promise.all([page.waitForEvent('download'), action(page, name).click()]);
    return { name: file.suggestedFilename(), bytes: await readFile((await file.path())!) };
  };
  expect((await saved('save-trace')).bytes.toString()).toBe(trace);
  const wellFormed = (bytes: Buffer) =>
    page.evaluate((text) => !new DOMParser().parseFromString(text, 'image/svg+xml').querySelector('parsererror'), bytes.toString());
  // The pieces come along, of which the page's drawing has references only.
  const board = await saved('save-svg');
  expect(board.name).toBe('search-4-arrays-8.svg');
  expect(await wellFormed(board.bytes)).toBe(true);
  expect(board.bytes.toString()).toMatch(/<symbol[^>]*id="piece-queen"/);
  // The frame of the square that the keyboard would go to is not to be seen.
  expect(board.bytes.toString()).not.toContain('class="ring"');
  expect((await saved('save-png')).bytes.subarray(1, 4).toString()).toBe('PNG');
  await expect(nodes(page).first()).toBeVisible();
  const tree = await saved('tree-svg');
  expect(tree.name).toBe('search-4-arrays-8-tree.svg');
  expect(await wellFormed(tree.bytes)).toBe(true);
  expect(tree.bytes.toString()).toMatch(/stroke="rgb/);
  expect((await saved('tree-png')).bytes.subarray(1, 4).toString()).toBe('PNG');
  for (const name of ['plot-svg', 'plot-png', 'save-comparison']) {
    await expect(action(page, name)).toHaveAttribute('title', 'Measure something first.');
  }
  for (const name of ['test', 'walk', 'masks', 'fewest']) await action(page, name).uncheck();
  await action(page, 'compare').click();
  await expect(compared(page, 'tests', 'arrays', 8)).toHaveAttribute('data-value', '15720');
  expect(await wellFormed((await saved('plot-svg')).bytes)).toBe(true);
  expect((await saved('plot-png')).bytes.subarray(1, 4).toString()).toBe('PNG');
  expect((await saved('save-comparison')).bytes.toString()).toMatch(/\narrays,8,15720,2056,644,\d+\n/);
});

test('a run and a tour are saved as films, which a browser plays', async ({ page }) => {
  const saved = async (name: string) => {
    const [file] = await Promise.all([page.waitForEvent('download'), action(page, name).click()]);
    return { name: file.suggestedFilename(), bytes: await readFile((await file.path())!) };
  };
  /** The queens, or other pieces, that a film shows at a time in seconds. */
  const pieces = (svg: string, seconds: number) =>
    page.evaluate(async ([svg, seconds]) => {
      const picture = new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement as unknown as SVGSVGElement;
      document.body.append(picture);
      picture.pauseAnimations();
      picture.setCurrentTime(seconds);
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      const seen = [...picture.querySelectorAll('use')].filter((piece) => {
        const style = getComputedStyle(piece);
        return style.opacity !== '0' && style.visibility === 'visible';
      });
      picture.remove();
      return seen.length;
    }, [svg, seconds] as const);
  /** The number of pictures in a GIF, and the size of the first. */
  const pictures = (bytes: Buffer) =>
    page.evaluate(async (base64) => {
      const data = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
      const Decoder = (globalThis as unknown as { ImageDecoder: new (options: object) => {
        completed: Promise<void>;
        tracks: { ready: Promise<void>; selectedTrack: { frameCount: number; repetitionCount: number } };
        decode(): Promise<{ image: { displayWidth: number; displayHeight: number } }>;
      } }).ImageDecoder;
      const decoder = new Decoder({ data, type: 'image/gif' });
      await decoder.completed;
      const { image } = await decoder.decode();
      const { frameCount, repetitionCount } = decoder.tracks.selectedTrack;
      return { frameCount, repetitionCount, size: `${image.displayWidth}x${image.displayHeight}` };
    }, bytes.toString('base64'));

  await open(page, '#/search?n=4&algorithm=test');
  await openShare(page);
  const film = await saved('save-film');
  expect(film.name).toBe('search-4-test-0-film.svg');
  const svg = film.bytes.toString();
  expect(svg).not.toContain('No queen');
  // The end, the empty board, the end.
  expect(await pieces(svg, 1)).toBe(4);
  expect(await pieces(svg, 2.1)).toBe(0);
  expect(await pieces(svg, 1e6)).not.toBe(0);
  await action(page, 'film-words').check();
  expect((await saved('save-film')).bytes.toString()).toContain('(0, 0) is free: queen 1');
  const gif = await saved('save-film-gif');
  expect(gif.name).toBe('search-4-test-0-film.gif');
  const { frameCount, repetitionCount, size } = await pictures(gif.bytes);
  expect(frameCount).toBeGreaterThan(12);
  expect(repetitionCount).toBe(Infinity);
  expect(size).toBe('240x240');

  await open(page, '#/tour?size=3x4&start=a3&moves=54154145145');
  await openShare(page);
  const tour = (await saved('save-film')).bytes.toString();
  // The whole tour at first, without the knight, who covers its last number; then the knight on its first square.
  expect(await pieces(tour, 1)).toBe(0);
  expect(await pieces(tour, 2.1)).toBe(1);
  expect((await pictures((await saved('save-film-gif')).bytes)).frameCount).toBe(13);
});
