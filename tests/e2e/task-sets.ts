// The page for teachers, where several tasks become one link.
import type { Page } from '@playwright/test';
import { open } from './page';

/** Fills the fields of a set of tasks. */
export async function fillSet(page: Page, links: string) {
  await open(page, '#/lessons?for=teachers');
  await page.locator('#set-links').fill(links);
  await page.locator('#set-title').fill('Week 3');
  await page.locator('#set-word').fill('Rook');
}
