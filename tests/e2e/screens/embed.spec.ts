// A screen as a part of another page.
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { PLACES, action, choose, door, hash, open, openAnew, pressInMenu, result } from '../page';

/** Puts markup into a page of the same host, and opens that. */
async function host(page: Page, markup: string) {
  const body = `<!doctype html><title>Host</title><meta name="color-scheme" content="light dark"><body>${markup}`;
  await page.route('**/host.html', (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto('./host.html');
  return page.frameLocator('iframe');
}

test('every screen is shown without navigation', async ({ page }) => {
  for (const place of PLACES) {
    await openAnew(page, `#/${place}?embed=1`);
    await expect(page.locator('h1')).toBeAttached();
    await expect(page.locator('header.site, .doors, .tabs, .skip')).toHaveCount(0);
    await expect.poll(() => hash(page)).toBe(`#/${place}?embed=1`);
    await expect(action(page, 'own-page')).toHaveAttribute('href', `#/${place}`);
  }
});

test('what is copied shows the same board within another page', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '#/queens?n=8&q=15863724&lang=hu');
  await pressInMenu(page, 'embed');
  await action(page, 'copy-embed').click();
  const snippet = await page.evaluate(() => navigator.clipboard.readText());
  await expect(result(page, 'embed')).toHaveText(snippet);
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText('Másolva.');
  const frame = await host(page, snippet);
  await expect(frame.locator('[data-status]')).toHaveAttribute('data-status', 'solution');
  await expect(frame.locator('html')).toHaveAttribute('lang', 'hu');
  await expect(frame.locator('nav')).toHaveCount(0);
});

test('links within stay within, and leave what was seen on the page alone', async ({ page }) => {
  await open(page, '#/queens?n=5');
  await open(page, '#/solutions?n=6&embed=1');
  await page.locator('[data-solution]').first().click();
  await expect.poll(() => hash(page)).toMatch(/^#\/queens\?n=6&q=\d{6}&embed=1$/);
  await expect(page.locator('nav')).toHaveCount(0);
  await page.goBack();
  await expect.poll(() => hash(page)).toBe('#/solutions?n=6&embed=1');
  await open(page, '#/about');
  await expect(door(page, 'queens')).toHaveAttribute('href', '#/queens?n=5');
});

test('the colours are those that the browser gives to the page around, not those chosen before', async ({ page }) => {
  await open(page, '#/queens');
  await choose(page, 'theme', 'light');
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    const frame = await host(page, '<iframe src="./#/queens?embed=1" width="600" height="600"></iframe>');
    const root = frame.locator('html');
    await frame.locator('[data-board]').waitFor();
    expect(await root.getAttribute('data-theme')).toBeNull();
    const paper = await root.evaluate((html) => getComputedStyle(html).backgroundColor);
    expect(Number(paper.match(/\d+/)![0]) < 128).toBe(colorScheme === 'dark');
  }
});
