// Puzzles: playing by pointer and keyboard, hints, choices, and stored puzzles.
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { action, board, hash, holdFrames, open, openAnew, pieces, square, status } from './page';
import { gate } from './workers';

/** A puzzle with the solution e5, c4, a3, d2, b1. */
const OWN = '#/puzzles?n=5&rule=touch&regions=aabbcaabbbaddbdaddddeeeee';
const SOLUTION = ['e5', 'c4', 'a3', 'd2', 'b1'];

const stands = (page: Page, state: string) =>
  expect(status(page)).toHaveAttribute('data-puzzle-state', state);

/** Gives hints until the puzzle is solved. */
async function solve(page: Page) {
  await stands(page, 'open');
  // The last hint takes the buttons away.
  const buttons = page.locator('[data-action="follow-hint"], [data-action="hint"]:not([aria-disabled])');
  const press = async () => {
    await buttons.evaluateAll(([button]) => (button as HTMLElement | undefined)?.click());
    return status(page).getAttribute('data-puzzle-state');
  };
  await expect.poll(press, { intervals: [50] }).toBe('solved');
}

const crosses = (page: Page) => board(page).locator('[data-mark="cross"]');

test("opens with today's puzzle, of the first grade, and a bare link", async ({ page }) => {
  await open(page, '#/puzzles');
  await expect(status(page)).toHaveAttribute('data-grade', '1');
  await stands(page, 'open');
  await expect(board(page)).toHaveAttribute('data-board', '7x7');
  for (const region of 'abcdefg') {
    await expect(board(page).locator(`[data-region="${region}"]`).first()).toBeVisible();
  }
  await expect.poll(() => hash(page)).toBe('#/puzzles');
});

test('the same day has the same puzzle, and another day another', async ({ page }) => {
  const regions = () => board(page).locator('[data-region]').evaluateAll((squares) =>
    squares.map((square) => square.getAttribute('data-region')).join(''));
  const of = async (day: string) => {
    // The puzzle before stays until the next is made.
    await page.goto('about:blank');
    await open(page, `#/puzzles?day=${day}&kind=regions&rule=touch&grade=2`);
    await expect(status(page)).toHaveAttribute('data-grade', '2');
    return regions();
  };
  const first = await of('2026-11-22');
  expect(first).toHaveLength(64);
  expect(await of('2026-11-23')).not.toBe(first);
  await page.reload();
  expect(await of('2026-11-22')).toBe(first);
});

test('a press puts a cross, another a queen, a third nothing; undo takes each back', async ({ page }) => {
  await open(page, OWN);
  await square(page, 'c4').click();
  await expect(square(page, 'c4')).toHaveAttribute('data-mark', 'cross');
  await expect.poll(() => hash(page)).toBe(`${OWN}&marks=c4`);
  await square(page, 'c4').click();
  await expect(square(page, 'c4')).toHaveAttribute('data-piece', 'queen');
  // Row, column, region and neighbours are crossed out by themselves.
  await expect(square(page, 'a4')).toHaveAttribute('data-mark', 'cross');
  await expect(square(page, 'd5')).toHaveAttribute('data-mark', 'cross');
  await expect(square(page, 'a2')).not.toHaveAttribute('data-mark');
  await expect.poll(() => hash(page)).toBe(`${OWN}&q=03000`);
  await page.reload();
  await expect(square(page, 'c4')).toHaveAttribute('data-piece', 'queen');
  await square(page, 'c4').click();
  await expect(crosses(page)).toHaveCount(0);
  for (const link of [`${OWN}&q=03000`, `${OWN}&marks=c4`, OWN]) {
    await action(page, 'undo').click();
    await expect.poll(() => hash(page)).toBe(link);
  }
  await page.keyboard.press('Control+Shift+z');
  await expect.poll(() => hash(page)).toBe(`${OWN}&marks=c4`);
});

test('a stroke crosses out every square on its way, and from a cross on clears', async ({ page }) => {
  await open(page, OWN);
  const middle = async (name: string) => {
    const { x, y, width, height } = (await square(page, name).locator('.area').boundingBox())!;
    return [x + width / 2, y + height / 2] as const;
  };
  const stroke = async (from: string, to: string) => {
    await page.mouse.move(...(await middle(from)));
    await page.mouse.down();
    // In one jump, as a fast finger goes.
    await page.mouse.move(...(await middle(to)));
    await page.mouse.up();
  };
  await stroke('a1', 'd1');
  await expect(crosses(page)).toHaveCount(4);
  await stroke('b1', 'c1');
  await expect(crosses(page)).toHaveCount(2);
  await action(page, 'undo').click();
  await expect(crosses(page)).toHaveCount(4);
  // Back on the square where it began, a stroke is no press.
  await page.mouse.move(...(await middle('a5')));
  await page.mouse.down();
  await page.mouse.move(...(await middle('b5')));
  await page.mouse.move(...(await middle('a5')));
  await page.mouse.up();
  await expect(pieces(page)).toHaveCount(0);
  await expect(square(page, 'a5')).toHaveAttribute('data-mark', 'cross');
});

test('keys go over the squares, cross out and put queens', async ({ page }) => {
  await open(page, OWN);
  await square(page, 'a1').focus();
  await page.keyboard.press('x');
  await expect(square(page, 'a1')).toHaveAttribute('data-mark', 'cross');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(square(page, 'b1')).toHaveAttribute('data-piece', 'queen');
  await expect(square(page, 'b1')).toHaveAccessibleName('b1, region E, queen');
  await expect(square(page, 'a1')).toHaveAccessibleName('a1, region E, crossed out');
  await page.keyboard.press('Home');
  await page.keyboard.press('Control+Home');
  await page.keyboard.press('Space');
  await expect(square(page, 'a5')).toHaveAttribute('data-mark', 'cross');
});

test('queens in conflict are marked, and what is wrong is said when it is asked for', async ({ page }) => {
  await open(page, `${OWN}&q=12000`);
  await expect(status(page)).toHaveAttribute('data-status', 'conflict');
  await expect(status(page)).toContainText('a5 and b4 (both are in region A)');
  await expect(square(page, 'a5')).toHaveAttribute('data-conflict', 'true');
  await expect(board(page).locator('.attack-line')).toHaveCount(1);
  await open(page, `${OWN}&marks=c4`);
  await action(page, 'check').click();
  await expect(status(page)).toContainText('One square is wrong');
  await expect(board(page).locator('.mark.refused')).toHaveCount(1);
  // Over a queen it is a frame.
  await open(page, `${OWN}&q=10000`);
  await action(page, 'check').click();
  await expect(board(page).locator('.mark.wrong')).toHaveCount(1);
  await expect(board(page).locator('.mark.refused')).toHaveCount(0);
});

test('hints say where to look, then why, and then do it', async ({ page }) => {
  await open(page, OWN);
  const advice = page.locator('.puzzle-advice');
  await action(page, 'hint').click();
  await expect(advice).toHaveText('Look here: region C.');
  await expect(board(page).locator('.puzzle-hint .house')).toHaveCount(1);
  await action(page, 'hint').click();
  await expect(advice).toHaveText('Only one free square is left in region C: its queen must stand on e5.');
  await expect(board(page).locator('.mark.chosen')).toHaveCount(1);
  // Each press has a place of its own: once all of it is shown, the button does nothing more.
  await expect(action(page, 'hint')).toHaveText('Hint');
  await expect(action(page, 'hint')).toHaveAttribute('aria-disabled', 'true');
  await expect(page.locator('#why')).toBeHidden();
  await action(page, 'follow-hint').click();
  await expect(square(page, 'e5')).toHaveAttribute('data-piece', 'queen');
  await expect(advice).toHaveText('');
  // A mistake comes before other hints.
  await square(page, 'c4').click();
  await action(page, 'hint').click();
  await expect(advice).toContainText('wrong: c4');
  await action(page, 'follow-hint').click();
  await expect(square(page, 'c4')).not.toHaveAttribute('data-mark');
});

test('a double tap on the hint gives one hint', async ({ page }) => {
  await open(page, OWN);
  await stands(page, 'open');
  await action(page, 'hint').dblclick();
  await expect(page.locator('.puzzle-advice')).toHaveText('Look here: region C.');
});

test('how one likes to solve is chosen and stored', async ({ page }) => {
  await open(page, OWN);
  await page.locator('[data-choice="order"]').getByText('A queen').click();
  await action(page, 'auto-cross').click();
  await square(page, 'c4').click();
  await expect(square(page, 'c4')).toHaveAttribute('data-piece', 'queen');
  await expect(crosses(page)).toHaveCount(0);
  await page.reload();
  await square(page, 'a1').click();
  await expect(square(page, 'a1')).toHaveAttribute('data-piece', 'queen');
  await expect(crosses(page)).toHaveCount(0);
});

test('kind, rule and grade are chosen, and what does not exist is not offered', async ({ page }) => {
  await open(page, '#/puzzles');
  const grade = (name: string) => page.locator(`[data-choice="grade"] label`, { hasText: name });
  await grade('4').click();
  await expect(status(page)).toHaveAttribute('data-grade', '4');
  await expect(board(page)).toHaveAttribute('data-board', '10x10');
  await action(page, 'rule').selectOption('touch');
  await action(page, 'kind').selectOption('complete');
  await expect(status(page)).toHaveAttribute('data-grade', '2');
  await expect.poll(() => hash(page)).toBe('#/puzzles?kind=complete&rule=touch&grade=2');
  await expect(page.locator('[data-choice="grade"] label')).toHaveCount(2);
  await page.locator('[data-choice="source"]').getByText('By number', { exact: true }).click();
  await expect.poll(() => hash(page)).toBe('#/puzzles?n=8&kind=complete&rule=touch&grade=2&seed=1');
  await action(page, 'seed-more').click();
  await expect.poll(() => hash(page)).toContain('seed=2');
});

test('a link to several solutions is a draft that can be made unique and solved', async ({ page }) => {
  await open(page, '#/puzzles?n=6&given=000000');
  await stands(page, 'several');
  await expect(page.locator('.maker .small-board')).toHaveCount(2);
  await action(page, 'make-unique').click();
  await expect(status(page)).toContainText('There is exactly one solution');
  await stands(page, 'open');
  await expect(page.locator('.path li').first()).toBeAttached();
  const link = hash(page);
  expect(link).not.toContain('given=000000');
  await action(page, 'solve').click();
  await expect(action(page, 'hint')).not.toHaveAttribute('aria-disabled', 'true');
  await page.reload();
  await stands(page, 'open');
  await expect.poll(() => hash(page)).toBe(link);
  await action(page, 'edit').click();
  await expect(page.locator('.maker')).toBeVisible();
});

test('a draft without a solution says why', async ({ page }) => {
  await open(page, '#/puzzles?n=6&given=120000');
  await stands(page, 'none');
  await expect(status(page)).toContainText('There is no solution: a6 and b5 cannot both stay (they are on one diagonal)');
  await open(page, '#/puzzles?n=6&given=100000');
  await stands(page, 'none');
  await expect(status(page)).toContainText('no solution');
});

test('the maker begins blank; regions are painted, but not torn apart, and queens are given', async ({ page }) => {
  await open(page, '#/puzzles');
  await stands(page, 'open');
  await page.locator('[data-choice="source"]').getByText('Your own').click();
  await action(page, 'kind').selectOption('regions');
  await action(page, 'n-less').click();
  await action(page, 'n-less').click();
  await expect.poll(() => hash(page)).toBe('#/puzzles?n=5&regions=aaaaabbbbbcccccdddddeeeee');
  await square(page, 'c4').focus();
  await page.keyboard.press('a');
  await expect(status(page)).toHaveText('Without c4, region B would be in two parts.');
  await expect(square(page, 'c4')).toHaveAttribute('data-region', 'b');
  await page.keyboard.press('Home');
  await page.keyboard.press('a');
  await expect(square(page, 'a4')).toHaveAttribute('data-region', 'a');
  await expect(status(page)).not.toContainText('in two parts');
  await square(page, 'c3').click();
  await expect(square(page, 'c3')).toHaveAttribute('data-given', 'true');
  await expect.poll(() => hash(page)).toBe('#/puzzles?n=5&regions=aaaaaabbbbcccccdddddeeeee&given=00300');
  await action(page, 'undo').click();
  await expect(square(page, 'c3')).not.toHaveAttribute('data-given');
});

const STORED = 'bezzel.puzzles.solved';
const TODAY = '#/puzzles?kind=complete&rule=touch&grade=1';
const puzzle = (page: Page) => page.locator('.puzzle');
const grade = (page: Page, number: number) => page.locator(`[data-choice="grade"] label`).nth(number - 1);

test("today's puzzle is stored without asking, and opened as it was left, in each grade", async ({ page, context }) => {
  await open(page, TODAY);
  await stands(page, 'open');
  await expect(board(page).locator('[data-given]').first()).toBeVisible();
  await expect(puzzle(page)).not.toHaveAttribute('data-kept');
  const free = board(page).locator('[data-square]:not([data-piece]):not([data-mark])').first();
  const name = (await free.getAttribute('data-square'))!;
  await free.click();
  await expect(puzzle(page)).toHaveAttribute('data-kept', 'begun');
  await expect(grade(page, 1)).toHaveAttribute('data-kept', 'begun');
  await grade(page, 2).click();
  await expect(status(page)).toHaveAttribute('data-grade', '2');
  // Given queens exclude squares.
  await expect(board(page).locator('.cross:not(.implied)')).toHaveCount(0);
  await expect(puzzle(page)).not.toHaveAttribute('data-kept');
  await grade(page, 1).click();
  await expect(square(page, name)).toHaveAttribute('data-mark', 'cross');
  // Another window, which knows nothing of this visit.
  const other = await context.newPage();
  await open(other, TODAY);
  await expect(square(other, name)).toHaveAttribute('data-mark', 'cross');
  await solve(other);
  await expect(puzzle(other)).toHaveAttribute('data-kept', 'solved');
  await expect(grade(other, 1)).toHaveAttribute('data-kept', 'solved');
  await other.close();
  const third = await context.newPage();
  await open(third, TODAY);
  await stands(third, 'solved');
  await expect(grade(third, 1)).toHaveAttribute('data-kept', 'solved');
  await expect(third.locator('.solved-in')).toContainText('Solved in');
});

test('a solved puzzle tells time and hints, and its result is copied without the solution', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.clock.install({ time: new Date(2026, 10, 24, 12) });
  await open(page, OWN);
  await square(page, 'e5').focus();
  await page.keyboard.press('Enter');
  await page.clock.runFor(65_000);
  await expect(page.locator('.timer')).toHaveText('1:05');
  for (const name of SOLUTION.slice(1)) {
    await square(page, name).focus();
    await page.keyboard.press('Enter');
  }
  await expect(page.locator('.solved-in')).toHaveText('Solved in 1:05, without a hint.');
  await page.clock.runFor(5_000);
  await expect(page.locator('.timer')).toHaveText('1:05');
  await action(page, 'copy-result').click();
  await expect(page.locator('main').getByText('Copied.')).toBeVisible();
  const lines = (await page.evaluate(() => navigator.clipboard.readText())).split('\n');
  expect(lines[2]).toBe('Solved in 1:05, without a hint.');
  expect(lines.slice(3, 8).map((line) => [...line].length)).toEqual([5, 5, 5, 5, 5]);
  expect(lines.join('')).not.toContain('👑');
  expect(lines[8]).toMatch(/#\/puzzles\?n=5&rule=touch&regions=aabbcaabbbaddbdaddddeeeee$/);
});

test('rows and columns have the names that squares have', async ({ page }) => {
  const names = { en: /\b(rank|file)s?\b/i, vi: /hàng ngang/i, hu: /alulról/i };
  for (const kind of ['regions', 'complete']) {
    for (const grade of [1, 2, 3]) {
      for (const [language, chess] of Object.entries(names)) {
        const link = `#/puzzles?kind=${kind}&rule=touch&grade=${grade}&lang=${language}`;
        await openAnew(page, `${link}&rows=0&squares=pair`);
        await stands(page, 'open');
        for (let tier = 0; tier < 2; tier += 1) {
          await action(page, 'hint').click();
          await expect(page.locator('.puzzle-advice p')).toBeVisible();
          expect(await page.locator('main').innerText(), link).not.toMatch(chess);
        }
      }
    }
  }
  await openAnew(page, '#/puzzles?kind=complete&rule=touch&grade=1');
  await expect(page.locator('.puzzle-rule')).toContainText('each rank (row) and file (column)');
});

test('a day counts in the row when its puzzle was solved on it or on the next one', async ({ page }) => {
  await page.clock.install({ time: new Date(2026, 10, 24, 12) });
  const line = (day: number, solved: string) => {
    const link = `#/puzzles?day=2026-11-${day}&kind=complete&rule=touch&grade=1`;
    return `${link} 73 0 solved ${link}${solved}`;
  };
  const row = page.locator('[data-result="days-in-a-row"]');
  for (const [lines, days] of [
    [[line(22, ' 2026-11-22'), line(23, ' 2026-11-24')], 2],
    [[line(22, ' 2026-11-24'), line(23, ' 2026-11-24')], undefined],
    [[line(22, ''), line(23, '')], undefined],
  ] as const) {
    await openAnew(page, '#/about');
    await page.evaluate(([key, text]) => localStorage.setItem(key, text), [STORED, lines.join('\n')]);
    await openAnew(page, TODAY);
    await stands(page, 'open');
    if (days) await expect(row).toHaveAttribute('data-value', `${days}`);
    else await expect(row).toHaveCount(0);
  }
  // The day of solving is stored.
  await solve(page);
  await expect.poll(() => page.evaluate((key) => localStorage.getItem(key), STORED)).toMatch(/day=2026-11-24\S* \d+ \d+ solved \S+ 2026-11-24$/);
});

test('past days have their marks, and all that is stored is deleted in one press', async ({ page }) => {
  await page.clock.install({ time: new Date(2026, 10, 24, 12) });
  const link = '#/puzzles?day=2026-11-22&kind=complete&rule=touch&grade=1';
  await page.addInitScript(
    ([key, line]) => localStorage.getItem('seeded') ?? (localStorage.setItem(key, line), localStorage.setItem('seeded', '1')),
    [STORED, `${link} 73`],
  );
  await open(page, TODAY);
  const day = (name: string) => page.locator(`[data-day="${name}"]`);
  await expect(page.locator('[data-day]')).toHaveCount(24);
  await expect(day('2026-11-22')).toHaveAttribute('data-kept', 'solved');
  await expect(day('2026-11-23')).not.toHaveAttribute('data-kept');
  await expect(page.locator('[data-result="puzzles-solved"]')).toHaveAttribute('data-value', '1');
  await day('2026-11-23').click();
  await expect.poll(() => hash(page)).toBe('#/puzzles?day=2026-11-23&kind=complete&rule=touch&grade=1');
  await action(page, 'forget').click();
  await expect(day('2026-11-22')).not.toHaveAttribute('data-kept');
  expect(await page.evaluate((key) => localStorage.getItem(key), STORED)).toBeNull();
});

test('a past day leads back to today, and months lead to each other', async ({ page }) => {
  await page.clock.install({ time: new Date(2026, 10, 24, 12) });
  await open(page, '#/puzzles?day=2026-11-20&kind=regions&rule=chess&grade=2');
  await stands(page, 'open');
  const source = page.locator('[data-choice="source"]');
  await expect(source.locator(':checked')).toHaveCount(0);
  await expect(page.locator('.calendar .month')).toContainText('November 2026');
  await expect(page.locator('[data-day].today')).toHaveAccessibleName('24 November 2026, today: 0 of 4 solved');
  await expect(action(page, 'month-after')).toHaveAttribute('aria-disabled', 'true');
  for (let month = 0; month < 11; month++) await action(page, 'month-before').click();
  await expect(page.locator('.calendar .month')).toContainText('December 2025');
  await page.locator('[data-day="2025-12-24"]').click();
  await expect.poll(() => hash(page)).toBe('#/puzzles?day=2025-12-24&kind=regions&rule=chess&grade=2');
  await page.getByRole('button', { name: 'Today', exact: true }).click();
  await expect.poll(() => hash(page)).toBe('#/puzzles?kind=regions&rule=chess&grade=2');
  await expect(source.getByLabel('Today')).toBeChecked();
  await expect(action(page, 'today')).toHaveCount(0);
  await page.goBack();
  await expect.poll(() => hash(page)).toContain('day=2025-12-24');
  await source.getByText('Today').click();
  await expect.poll(() => hash(page)).toBe('#/puzzles?kind=regions&rule=chess&grade=2');
  await open(page, '#/puzzles?day=2026-11-25&kind=regions&rule=chess&grade=1');
  await expect(page.getByRole('alert')).toContainText('2026-11-25 is still to come');
});

test('undo stops at the start of a puzzle, and Back goes back to the one before', async ({ page }) => {
  await open(page, OWN);
  await square(page, 'a1').click();
  const second = '#/puzzles?n=5&kind=complete&rule=touch&grade=1&seed=1';
  await open(page, second);
  await stands(page, 'open');
  await expect(board(page).locator('[data-given]').first()).toBeVisible();
  await expect(action(page, 'undo')).toHaveAttribute('aria-disabled', 'true');
  await page.reload();
  await stands(page, 'open');
  await expect(action(page, 'undo')).toHaveAttribute('aria-disabled', 'true');
  await solve(page);
  await expect(status(page)).toHaveAttribute('data-status', 'solution');
  await expect(action(page, 'hint')).toHaveCount(0);
  await action(page, 'next').click();
  await expect.poll(() => hash(page)).toBe(second.replace('seed=1', 'seed=2'));
  await expect(action(page, 'undo')).toHaveAttribute('aria-disabled', 'true');
  await page.goBack();
  await stands(page, 'solved');
});

test('a window that knows nothing of the solution leaves the puzzle solved, and learns of it', async ({ page, context }) => {
  await open(page, TODAY);
  await stands(page, 'open');
  const free = board(page).locator('[data-square]:not([data-piece]):not([data-mark])');
  await free.first().click();
  await expect(puzzle(page)).toHaveAttribute('data-kept', 'begun');
  const other = await context.newPage();
  await open(other, TODAY);
  await solve(other);
  await expect(puzzle(page)).toHaveAttribute('data-kept', 'solved');
  await stands(page, 'solved');
  const stored = () => page.evaluate((key) => localStorage.getItem(key), STORED);
  const solved = await stored();
  expect(solved).toContain(' solved ');
  await action(page, 'clear').click();
  await free.first().click();
  await expect(crosses(page).first()).toBeAttached();
  expect(await stored()).toBe(solved);
});

test('the chosen rule and difficulty are remembered, and a link that names others counts', async ({ page }) => {
  await open(page, '#/puzzles');
  await action(page, 'rule').selectOption('touch');
  await expect.poll(() => hash(page)).toBe('#/puzzles?kind=regions&rule=touch&grade=1');
  await page.locator(`[data-choice="grade"]`).getByText('2', { exact: true }).click();
  await expect(status(page)).toHaveAttribute('data-grade', '2');
  await page.goto('about:blank');
  await open(page, '#/puzzles');
  await expect.poll(() => hash(page)).toBe('#/puzzles?kind=regions&rule=touch&grade=2');
  await expect(page.locator('.puzzle-rule')).toContainText('no two may touch');
  const first = '#/puzzles?kind=regions&rule=chess&grade=1';
  await page.goto('about:blank');
  await open(page, first);
  await stands(page, 'open');
  await expect(action(page, 'rule')).toHaveValue('chess');
  await expect.poll(() => hash(page)).toBe(first);
  await page.goto('about:blank');
  await open(page, '#/');
  await page.locator('.start .offer').first().click();
  await expect.poll(() => hash(page)).toBe('#/puzzles?kind=regions&rule=touch&grade=2');
});

test('a puzzle is copied without its solution, and with the marks only on request', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, `${OWN}&q=53142`);
  await stands(page, 'solved');
  const copies = page.locator('[data-section="share"] [data-action^="copy"]');
  const copied = async (at: number) => {
    await copies.nth(at).click();
    await expect(copies.nth(at)).toHaveText('Copied');
    return new URL(await page.evaluate(() => navigator.clipboard.readText())).hash;
  };
  expect(await copied(0)).toBe(OWN);
  expect(await copied(1)).toBe(`${OWN}&q=53142`);
});

test('puzzle and result are shared by the device', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(navigator, { share: async (data: ShareData) => Object.assign(window, { shared: data }) });
  });
  await open(page, OWN);
  for (const name of SOLUTION) {
    await square(page, name).focus();
    await page.keyboard.press('Enter');
  }
  const shared = () => page.evaluate(() => (window as unknown as { shared: ShareData }).shared);
  await action(page, 'share-result').click();
  expect((await shared()).text!.match(/^[🟥🟧🟨🟩🟦🟪🟫⬛⬜🔴🟠🟡🟢🔵🟣🟤⚫⚪]{5}$/gmu)).toHaveLength(5);
  await page.locator('[data-section="share"] [data-action="share"]').click();
  expect(new URL((await shared()).url!).hash).toBe(OWN);
});

test('on a phone, each choice of a puzzle brings its board into view', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.clock.install({ time: new Date(2026, 10, 24, 12) });
  await open(page, '#/puzzles');
  const choices: [string, () => Promise<unknown>][] = [
    ['day=2026-11-20', () => page.locator('[data-day="2026-11-20"]').click()],
    ['seed=1', () => page.locator('[data-choice="source"]').getByText('By number').click()],
    ['rule=touch', () => action(page, 'rule').selectOption('touch')],
    ['regions=', () => page.locator('[data-choice="source"]').getByText('Your own').click()],
  ];
  for (const [link, choose] of choices) {
    await page.evaluate(() => scrollTo(0, 700));
    await choose();
    await expect.poll(() => hash(page)).toContain(link);
    await expect(board(page)).toBeInViewport({ ratio: 1 });
  }
});

test('one solution is made with progress, and the work is cancelled', async ({ page }) => {
  const workers = await gate(page);
  await open(page, '#/puzzles?n=6&given=000000');
  // No message is let through before it is there, so that none is left for the work that follows.
  const next = async () => {
    if ((await workers.held()) > 0) await workers.pass(1);
    return status(page).getAttribute('data-puzzle-state');
  };
  await expect.poll(next, { intervals: [50] }).toBe('several');
  await action(page, 'make-unique').click();
  await expect(page.locator('.status-place progress')).toBeVisible();
  await action(page, 'cancel').click();
  await expect(page.locator('.status-place progress')).toHaveCount(0);
  await stands(page, 'several');
});

test('nothing moves when a puzzle has been made', async ({ page }) => {
  const workers = await gate(page);
  for (const [width, height] of [[390, 844], [1280, 800]]) {
    await page.setViewportSize({ width, height });
    await page.goto('about:blank');
    await open(page, '#/puzzles?n=7&kind=regions&rule=touch&grade=1&seed=1');
    await expect(page.locator('.status-place progress')).toBeInViewport();
    const places = () =>
      page.locator('.board-place, .leading, .parts').evaluateAll((all) => all.map((each) => each.getBoundingClientRect().y));
    const before = await places();
    await workers.pass();
    await stands(page, 'open');
    await expect(page.locator('.puzzle-rule')).toBeVisible();
    expect(await places(), `at ${width}`).toEqual(before);
  }
});

test('the rule and the meaning of a press stay in view, and a print has neither the meaning nor the time', async ({ page }) => {
  await open(page, OWN);
  const rule = page.locator('.puzzle-rule');
  await expect(rule).toContainText('no two may touch');
  await square(page, 'c4').click();
  await expect(rule).toContainText('Press: cross. Press again: queen.');
  for (const [width, height] of [[390, 844], [1280, 800]]) {
    await page.setViewportSize({ width, height });
    await expect(rule).toBeInViewport();
  }
  await page.emulateMedia({ media: 'print' });
  await expect(rule).toBeVisible();
  await expect(rule.locator('.press')).toBeHidden();
  await expect(page.locator('.timer')).toBeHidden();
});

test('the search for the solution is watched, step by step and to its end', async ({ page }) => {
  await open(page, `${OWN}&q=53142`);
  await stands(page, 'solved');
  const release = await holdFrames(page);
  await action(page, 'watch').click();
  await action(page, 'pause').click();
  await release();
  const seek = page.locator('[data-action="seek"]');
  await seek.fill('0');
  await expect(pieces(page)).toHaveCount(0);
  await action(page, 'step').click();
  await expect(square(page, 'a5')).toHaveAttribute('data-piece', 'queen');
  await seek.fill((await seek.getAttribute('max'))!);
  for (const name of SOLUTION) await expect(square(page, name)).toHaveAttribute('data-piece', 'queen');
  const [download] = await Promise.all([page.waitForEvent('download'), action(page, 'save-film').click()]);
  const film = readFileSync(await download.path(), 'utf8');
  expect(download.suggestedFilename()).toBe('puzzle-search-film.svg');
  // A viewer that shows one picture shows the solution, and other queens come and go.
  const [first, others] = film.split('<g visibility="hidden">') as [string, string];
  expect(first.match(/<use /g)).toHaveLength(SOLUTION.length);
  expect(others.match(/<use /g)!.length).toBeGreaterThan(0);
  await action(page, 'unwatch').click();
  await expect(action(page, 'next')).toBeVisible();
  await expect.poll(() => hash(page)).toBe(`${OWN}&q=53142`);
});

test('a sheet has the chosen puzzles on one page and their solutions on the next', async ({ page }) => {
  await open(page, '#/puzzles?n=6&kind=regions&rule=touch&grade=1&seed=1');
  await stands(page, 'open');
  const sheet = page.locator('.sheet');
  await action(page, 'sheet').click();
  // One puzzle is that of the screen.
  await expect(sheet.locator('svg')).toHaveCount(2);
  await page.locator('[data-choice="sheet-count"]').getByText('6', { exact: true }).click();
  await expect(sheet).toHaveCount(0);
  await page.locator('.sheet-choice [data-action="regions-touch"]').uncheck();
  await expect(action(page, 'sheet-make')).toHaveAttribute('aria-disabled', 'true');
  await page.locator('.sheet-choice [data-action="complete-chess"]').check();
  await page.locator('.sheet-choice [data-action="regions-chess"]').check();
  await action(page, 'sheet-make').click();
  await expect(sheet.locator('.solutions svg')).toHaveCount(6);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.beside-board')).toBeHidden();
  await expect(sheet.locator('.paper').first().locator('figure')).toHaveCount(6);
  // 6 queens on each board of the solutions, none on the puzzles with regions.
  await expect(sheet.locator('.solutions .piece')).toHaveCount(36);
  await expect(sheet.locator('.paper').first().locator('figure').last().locator('.piece')).toHaveCount(0);
  // The difficulty is the same for all, so it stands at the head.
  await expect(sheet.locator('.paper').first()).toContainText('Completion, Queens, difficulty 1: ');
  await expect(sheet.locator('figcaption').first()).toHaveText('1. Completion, Queens');
  await expect(sheet.locator('.foot')).toHaveText(Array(2).fill(`Bezzel · ${page.url().split('#')[0]}`));
});

test('a sheet takes two pages of paper', async ({ page }) => {
  await open(page, '#/puzzles?n=12&kind=complete&rule=touch&grade=1&seed=1');
  await stands(page, 'open');
  await action(page, 'sheet').click();
  const sorts = ['complete-chess', 'complete-superqueen', 'regions-chess', 'regions-touch', 'regions-superqueen'];
  for (const count of ['4', '12']) {
    await page.locator('[data-choice="sheet-count"]').getByText(count, { exact: true }).click();
    await expect(page.locator('.sheet')).toHaveCount(0);
    for (const sort of sorts) await page.locator(`.sheet-choice [data-action="${sort}"]`).check();
    await action(page, 'sheet-make').click();
    await expect(page.locator('.sheet .solutions svg')).toHaveCount(Number(count));
    for (const format of ['A4', 'Letter']) {
      const pdf = (await page.pdf({ format })).toString('latin1');
      expect(pdf.match(/\/Type\s*\/Page\b/g), `${count} on ${format}`).toHaveLength(2);
    }
  }
});
