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

test('before the program is there, the screen is introduced in the language of the visitor, and does not move then', async ({ page }) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/core-*.wasm', async (route) => {
    await released;
    await route.continue();
  });
  for (const [place, lang, word] of [
    ['tour', 'vi', 'Mã đi tuần'],
    ['search', 'hu', 'Visszalépéses keresés'],
    ['queens', 'en', 'A queen attacks'],
  ]) {
    await page.goto('about:blank');
    await page.goto(`./#/${place}?lang=${lang}`);
    const early = page.locator('.shell .introduction:visible');
    await expect(early).toHaveCount(1);
    await expect(early).toContainText(word);
    const before = await early.boundingBox();
    if (place !== 'queens') continue;
    release();
    const late = page.locator('main .introduction');
    await expect(late).toContainText(word);
    expect(await late.boundingBox()).toEqual(before);
  }
});

test('a screen that fills a wide window does so before the program is there', async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  await page.route('**/core-*.wasm', () => {});
  for (const [link, width] of [['#/solutions', 1860], ['#/queens', 1500]] as const) {
    await page.goto('about:blank');
    await page.goto(`./${link}`, { waitUntil: 'domcontentloaded' });
    await expect(page.locator('body')).toHaveCSS('max-width', `${width}px`);
  }
});
