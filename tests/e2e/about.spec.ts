// About: its table of contents, and its sources.
import { expect, test } from './fixtures';
import { hash, open } from './page';

test('the contents lead to each part, and the address stays', async ({ page }) => {
  await open(page, '#/about');
  const entries = page.locator('[data-contents]');
  await expect(entries).toHaveCount(6);
  for (const entry of await entries.all()) {
    await entry.press('Enter');
    const heading = page.getByRole('heading', { name: await entry.innerText(), exact: true });
    await expect(heading).toBeInViewport({ ratio: 1 });
    await expect(heading).toBeFocused();
    expect(hash(page)).toBe('#/about');
  }
});

test('every source is a link that gives its site nothing of the page', async ({ page }) => {
  await open(page, '#/about');
  const sources = page.locator('#about-sources + ul li');
  await expect(sources.first()).toBeVisible();
  await expect(sources.locator('a[href^="https://"][rel~="noreferrer"]')).toHaveCount(await sources.count());
});

test('the licences of the libraries are one press away', async ({ page }) => {
  await open(page, '#/about');
  const link = page.getByRole('link', { name: 'Licences of all libraries in the page' });
  const answer = await page.request.get(await link.evaluate((link: HTMLAnchorElement) => link.href));
  const text = await answer.text();
  expect(text).toMatch(/^# yew v[\d.]+ \(MIT OR Apache-2.0\)$/m);
  expect(text).toContain('Permission is hereby granted, free of charge');
});
