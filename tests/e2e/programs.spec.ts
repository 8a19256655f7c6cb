// The page is made of several programs: going from a screen of one to a screen of another is no different from going
// anywhere else.
import { expect, test } from './fixtures';
import { PLACES, action, hash, notice, open, pieces, square } from './page';

const leadTo = (name: string) => `header nav a[href^="#/${name}"]`;

test('every screen opens from its bare link', async ({ page }) => {
  for (const place of PLACES) {
    await page.goto('about:blank');
    await open(page, `#/${place}`);
    await expect(page.locator('header nav [aria-current="page"]')).toHaveAttribute('href', `#/${place}`);
    await expect(page.locator('main h1, main [data-board]').first()).toBeVisible();
  }
});

test('the first visit loads one program, and a worker only where something is worked out at once', async ({ page }) => {
  // What cargo xtask sizes weighs: its table says the same.
  const workers: Record<string, string> = {
    solutions: 'worker_simd',
    search: 'worker_simd',
    construct: 'worker_position',
    boards: 'worker_knight',
  };
  for (const place of PLACES) {
    await page.goto('about:blank');
    const loaded: string[] = [];
    const note = (request: { url(): string }) => loaded.push(new URL(request.url()).pathname);
    page.on('request', note);
    await open(page, `#/${place}`);
    await page.waitForLoadState('networkidle');
    page.off('request', note);
    const programs = loaded.filter((url) => url.endsWith('.wasm')).map((url) => url.match(/([a-z_]+)[^/]*_bg\.wasm$/)![1]);
    expect(programs.filter((name) => !name.startsWith('worker'))).toHaveLength(1);
    expect(programs.filter((name) => name.startsWith('worker'))).toEqual(workers[place] ? [workers[place]] : []);
  }
});

test('the way to another program and Back keeps what was made', async ({ page }) => {
  await open(page, '#/queens?n=5');
  await square(page, 'c3').click();
  const made = hash(page);
  await page.locator(leadTo('tour')).click();
  await expect(page.locator('header nav [aria-current="page"]')).toHaveAttribute('href', '#/tour');
  await expect(page.locator('#app')).toHaveCount(1);
  await expect(page.locator('header')).toHaveCount(1);
  await expect(page.locator(leadTo('queens')).first()).toHaveAttribute('href', made);
  await page.goBack();
  await expect(pieces(page)).toHaveCount(1);
  await page.goForward();
  await expect(page.locator('header nav [aria-current="page"]')).toHaveAttribute('href', '#/tour');
  await page.locator(`nav ${'a[href^="#/queens"]'}`).click();
  await expect(square(page, 'c3')).toHaveAttribute('data-piece', 'queen');
  await expect.poll(() => hash(page)).toBe(made);
});

test('language and theme go along', async ({ page }) => {
  await open(page, '#/queens?lang=hu&theme=dark');
  await page.locator(leadTo('duel')).click();
  await expect(page.locator('header nav [aria-current="page"]')).toHaveAttribute('href', '#/duel?lang=hu&theme=dark');
  await expect(page.locator('html')).toHaveAttribute('lang', 'hu');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('the focus stays in the navigation', async ({ page }) => {
  await open(page, '#/queens');
  await page.locator(leadTo('boards')).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('header nav [aria-current="page"]')).toHaveAttribute('href', '#/boards');
  await expect(page.locator(leadTo('boards'))).toBeFocused();
});

test('what is wrong with a link is told by the program that it leads to', async ({ page }) => {
  await open(page, '#/tour');
  await page.evaluate(() => (location.hash = '#/queens?n=99'));
  await expect(notice(page, 'n')).toBeVisible();
});

test('a program that cannot be loaded leaves a panel with the link, and the page as it was', async ({ page, faults }) => {
  faults.expect(/tour/);
  await open(page, '#/queens?n=6');
  await page.route('**/tour_bg.wasm*', (route) => route.abort());
  await page.locator(leadTo('tour')).click();
  await expect(page.locator('#crash')).toBeVisible();
  await expect(page.locator('#crash-link')).toHaveAttribute('href', /#\/tour$/);
  await expect(page.locator('[data-board]')).toHaveAttribute('data-board', '6x6');
  await page.unroute('**/tour_bg.wasm*');
  await page.locator('#crash-reload').click();
  await expect(page.locator('header nav [aria-current="page"]')).toHaveAttribute('href', '#/tour');
});

test('a program that cannot be loaded at the start leaves the panel, too', async ({ page, faults }) => {
  faults.expect(/bezzel|program "queens"/);
  await page.route('**/bezzel-*_bg.wasm*', (route) => route.fulfill({ status: 404 }));
  await page.goto('./#/queens?n=7');
  await expect(page.locator('#crash')).toBeVisible();
  await page.unroute('**/bezzel-*_bg.wasm*');
  await page.locator('#crash-reload').click();
  await expect(action(page, 'undo')).toBeVisible();
});
