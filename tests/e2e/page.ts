// The page as tests see it: by the hooks that stay the same while the visible text changes.
import type { Locator, Page } from '@playwright/test';

/** The names of all screens in links. */
export const PLACES = ['queens', 'solutions', 'search', 'construct', 'tour', 'boards', 'duel', 'about'];

/** Opens a link into the page, such as '#/queens?n=8', and waits until the page has drawn itself. */
export async function open(page: Page, hash = '') {
  await page.goto(`./${hash}`);
  await page.locator('main').waitFor();
}

/** The link that the page shows now, from its '#' on. */
export const hash = (page: Page) => new URL(page.url()).hash;

/** The large board. */
export const board = (page: Page): Locator => page.locator('[data-board]');

/** A square of the board, by its name such as 'e4'. */
export const square = (page: Page, name: string): Locator => board(page).locator(`[data-square="${name}"]`);

/** The squares with a piece on them, or with a piece of this kind. */
export const pieces = (page: Page, kind?: 'queen' | 'superqueen' | 'knight'): Locator =>
  board(page).locator(kind ? `[data-piece="${kind}"]` : '[data-piece]');

/** The line that says how the position stands: expect it to have the attribute data-status. */
export const status = (page: Page): Locator => page.locator('[data-status]');

/** A number that is a result, such as 'fundamental': it has data-value and data-state. */
export const result = (page: Page, name: string): Locator => page.locator(`[data-result="${name}"]`);

/** A control, such as 'undo'. */
export const action = (page: Page, name: string): Locator => page.locator(`[data-action="${name}"]`);

/** The notice about a part of a link that cannot be read, such as 'n'. */
export const notice = (page: Page, name: string): Locator => page.locator(`[data-notice="${name}"]`);
