// Language and theme: from the browser, chosen, stored, and in links.
import { expect, test } from './fixtures';
import { action, hash, open, saveData, square } from './page';

const html = 'html';

test('speaks the language of the browser', async ({ browser, baseURL }) => {
  for (const [locale, lang, word] of [
    ['vi-VN', 'vi', 'Lời giải'],
    ['hu-HU', 'hu', 'Megoldások'],
    ['fr-FR', 'en', 'Solutions'],
  ]) {
    const context = await browser.newContext({ locale, baseURL });
    const page = await context.newPage();
    await open(page);
    await expect(page.locator(html)).toHaveAttribute('lang', lang);
    await expect(page.getByRole('link', { name: word, exact: true })).toBeVisible();
    await context.close();
  }
});

test('a chosen language is stored, and only its own texts are loaded', async ({ page }) => {
  await saveData(page);
  const texts: string[] = [];
  page.on('request', (request) => request.url().includes('.ftl') && texts.push(request.url().split('locales/')[1].split('?')[0]));
  await open(page);
  expect(texts).toEqual(['en/page.ftl', 'en/queens.ftl']);
  await action(page, 'language').selectOption('hu');
  await expect(page.locator(html)).toHaveAttribute('lang', 'hu');
  await expect(page).toHaveTitle(/Tábla/);
  await page.reload();
  await expect(page).toHaveTitle(/Tábla/);
  expect(texts).toEqual(['en', 'hu', 'hu'].flatMap((language) => [`${language}/page.ftl`, `${language}/queens.ftl`]));
});

test("a link's language wins over the stored one, and a choice over both", async ({ page }) => {
  await open(page);
  await action(page, 'language').selectOption('hu');
  await open(page, '#/queens?lang=vi');
  await page.reload();
  await expect(page.locator(html)).toHaveAttribute('lang', 'vi');
  await action(page, 'language').selectOption('en');
  await expect(page.locator(html)).toHaveAttribute('lang', 'en');
  await expect.poll(() => hash(page)).toBe('#/queens?lang=en');
});

test('the theme follows the system until one is chosen', async ({ page }) => {
  const paper = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const [light, dark] = ['rgb(251, 248, 241)', 'rgb(22, 24, 27)'];
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page);
  expect(await paper()).toBe(dark);
  await action(page, 'theme').selectOption('light');
  await expect.poll(paper).toBe(light);
  await page.reload();
  await page.locator('main').waitFor();
  await expect.poll(paper).toBe(light);
  await action(page, 'theme').selectOption('auto');
  await expect.poll(paper).toBe(dark);
});

test('the page works where storage is denied', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('denied', 'SecurityError'); } });
  });
  await open(page);
  await action(page, 'language').selectOption('vi');
  await expect(page.locator(html)).toHaveAttribute('lang', 'vi');
  await square(page, 'a1').click();
  await expect(square(page, 'a1')).toHaveAttribute('data-piece', 'queen');
});

test('a screen is introduced until its introduction is hidden', async ({ page }) => {
  const introduction = page.locator('main .introduction');
  await open(page, '#/tour');
  await expect(introduction).toContainText('two squares straight and one to the side');
  await action(page, 'introduction-hide').click();
  await expect(introduction).toHaveCount(0);
  await page.reload();
  await page.locator('main').waitFor();
  await expect(introduction).toHaveCount(0);
  await open(page, '#/search');
  await expect(introduction).toContainText('Backtracking');
  await open(page, '#/tour');
  await action(page, 'introduction-show').click();
  await expect(introduction).toBeVisible();
  await expect(action(page, 'introduction-show')).toHaveCount(0);
  await open(page, '#/tour?embed=1');
  await expect(introduction).toHaveCount(0);
});
