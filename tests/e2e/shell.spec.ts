// What every screen stands in: the document, its address and its policy.
import { expect, test } from './fixtures';
import { PLACES, open } from './page';

test('the page opens in any folder of a host', async ({ page }) => {
  await open(page);
  await expect(page).toHaveTitle(/Bezzel/);
  await expect(page.locator('h1')).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/some/where/');
});

test('the navigation leads to every screen that is tested', async ({ page }) => {
  await open(page);
  const links = await page.locator('header nav a').evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(links).toEqual(PLACES.map((place) => `#/${place}`));
});

test('the page carries the policy that the host sends', async ({ page }) => {
  const response = await page.goto('./');
  const sent = response!.headers()['content-security-policy'];
  await expect(page.locator('meta[http-equiv="Content-Security-Policy"]')).toHaveAttribute('content', sent);
  expect(sent).not.toContain('unsafe-inline');
});

test('the page holds no inline script or style', async ({ page }) => {
  const response = await page.goto('./');
  const text = await response!.text();
  expect(text).not.toMatch(/<script(?![^>]* src=)|<style|\sstyle=|\son[a-z]+=/);
});
