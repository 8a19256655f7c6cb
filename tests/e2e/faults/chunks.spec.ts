// The program is a core and a chunk a screen: going to a screen whose chunk is not there yet is no different from going
// anywhere else, and a first visit loads no more than it needs.
import { expect, test } from '../fixtures';
import { readdirSync } from 'node:fs';
import { filesOfEach, sheetsOfFiles, styleOf } from '../../../xtask/finish/chunks.mjs';
import { PLACES, SCREENS, action, atRest, choose, cutOff, damage, door, goTo, hash, here, hold, notice, open, opened, pieces, saveData, square, tab } from '../page';

test.use({ fetchesAtRest: true });

const SHEETS = readdirSync(new URL('../../../static/styles/screens/', import.meta.url)).map((file) => file.replace('.css', ''));
/** The files with the styles of screens, beside that of the page. */
const STYLES = Object.keys(sheetsOfFiles(SCREENS, SHEETS));
/** The files that were asked for, without the hashes of their content and their version. */
const nameOf = (url: string) => new URL(url).pathname.split('/some/where/')[1].replace(/-[0-9a-f]{8}(?=\.\w+$)/, '');

test('every screen opens from its bare link, with the core, one chunk, its styles and texts, and a worker only where something is worked out at once', async ({ page }) => {
  await saveData(page);
  for (const screen of SCREENS) {
    const { name: place, link, texts, worker } = screen;
    await page.goto('about:blank');
    const loaded: string[] = [];
    const note = (request: { url(): string }) => loaded.push(nameOf(request.url()));
    page.on('request', note);
    await open(page, `#/${link ?? place}`);
    await expect(here(page)).toHaveAttribute('href', new RegExp(`^#/${link?.split('?')[0] ?? place}`));
    await expect(page.locator('main h1, main [data-board]').first()).toBeVisible();
    const workers = worker ? [`${worker}.js`, `${worker}.wasm`] : [];
    const words = ['page', ...texts].map((file) => `locales/en/${file}.ftl`);
    const programs = filesOfEach(SCREENS)[place].map((file) => `${file}.wasm`);
    const styles = STYLES.filter((file) => file === styleOf(screen)).map((file) => `${file}.css`);
    // The editor comes after the first picture, in which a plain field is in its place.
    const later = place === 'own' ? ['editor.js'] : [];
    const expected = ['', 'bezzel.css', 'bezzel.js', 'core.wasm', ...programs, ...styles, ...words, ...workers, ...later];
    const others = ['favicon', 'manifest'];
    const seen = () => loaded.filter((name) => !others.some((other) => name.includes(other)) && !name.endsWith('.svg')).sort();
    // A worker asks for its program itself, on a busy machine a while after it was asked for.
    await expect.poll(seen).toEqual(expected.sort());
    await atRest(page);
    expect(seen()).toEqual(expected);
    page.off('request', note);
    // Icon and manifest are the browser's, not the page's: it asks for them beside the picture.
    expect(expected.length - later.length).toBeLessThanOrEqual(12);
  }
});

test('a first visit to the start asks for few files; those behind the other doors come last, with low priority', async ({ page }) => {
  const priorities = new Map<string, string>();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  devtools.on('Network.requestWillBeSent', ({ request }) => priorities.set(nameOf(request.url), request.initialPriority));
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(nameOf(request.url())));
  await open(page);
  const parts = ['answers', 'start'].map((name) => `${name}.wasm`);
  const behind = SCREENS.filter(({ name }) => ['tour', 'puzzles', 'lessons'].includes(name));
  const guessed = behind.flatMap(({ name, texts }) => [`${name}.wasm`, ...texts.map((file) => `locales/en/${file}.ftl`)]);
  for (const name of [...parts, ...guessed]) await expect.poll(() => loaded).toContain(name);
  await atRest(page);
  for (const name of guessed) expect(priorities.get(name), name).toBe('Low');
  expect(priorities.get('queens.wasm')).toBe('High');
  const seldom = SCREENS.map(({ name }) => `${name}.wasm`).filter((name) => !['queens.wasm', ...guessed].includes(name));
  expect(loaded.filter((name) => seldom.includes(name) || name.startsWith('worker'))).toEqual([]);
  // The icon is the browser's, not the page's.
  const own = loaded.filter((name) => !name.endsWith('.svg'));
  expect(own).toEqual([...new Set(own)]);
  expect(own.length).toBeLessThanOrEqual(20);
  // The browser's console complains of a preload that the page does not use at once, as on a slow line.
  await door(page, 'learn').hover();
  await expect(page.locator('link[rel="preload"]')).toHaveCount(0);
});

test('the doors and their tabs lead to every screen, and a file of the program comes once, whichever way leads to it', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(nameOf(request.url())));
  await open(page, '#/about');
  for (const place of PLACES) {
    await goTo(page, place);
    await expect(here(page)).toHaveAttribute('href', `#/${place}`);
    await expect.poll(() => hash(page)).toBe(`#/${place}`);
  }
  const chunks = loaded.filter((name) => name.endsWith('.wasm') && !name.startsWith('worker'));
  for (const place of PLACES) expect(chunks).toContain(`${place}.wasm`);
  expect(new Set(chunks).size).toBe(chunks.length);
});

test('a link that the pointer reaches has its chunk asked for', async ({ page }) => {
  // A browser that always has something else to do: no chunk is asked for at rest.
  await page.addInitScript(() => (window.requestIdleCallback = () => 0));
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(nameOf(request.url())));
  await open(page, '#/queens');
  await atRest(page);
  expect(loaded).not.toContain('tour.wasm');
  await door(page, 'knight').hover();
  await expect.poll(() => loaded).toContain('tour.wasm');
  expect(loaded).not.toContain('duel.wasm');
});

test('another screen and Back leave what was made', async ({ page }) => {
  await open(page, '#/queens?n=5');
  await square(page, 'c3').click();
  const made = '#/queens?n=5&q=00300';
  await expect.poll(() => hash(page)).toBe(made);
  await door(page, 'knight').click();
  await expect(here(page)).toHaveAttribute('href', '#/tour');
  await expect(page.locator('#app')).toHaveCount(1);
  await expect(page.locator('header')).toHaveCount(1);
  await expect(door(page, 'queens')).toHaveAttribute('href', made);
  await page.goBack();
  await expect(pieces(page)).toHaveCount(1);
  await page.goForward();
  await expect(here(page)).toHaveAttribute('href', '#/tour');
  await door(page, 'queens').click();
  await expect(square(page, 'c3')).toHaveAttribute('data-piece', 'queen');
  await expect.poll(() => hash(page)).toBe(made);
});

test('language and theme go along', async ({ page }) => {
  await open(page, '#/queens?lang=hu&theme=dark');
  await door(page, 'learn').click();
  await expect(here(page)).toHaveAttribute('href', '#/lessons?lang=hu&theme=dark');
  await expect(page.locator('html')).toHaveAttribute('lang', 'hu');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('the focus stays in the navigation', async ({ page }) => {
  await open(page, '#/queens');
  await door(page, 'knight').focus();
  await page.keyboard.press('Enter');
  await expect(here(page)).toHaveAttribute('href', '#/tour');
  await expect(door(page, 'knight')).toBeFocused();
  await tab(page, 'boards').focus();
  await page.keyboard.press('Enter');
  await expect(here(page)).toHaveAttribute('href', '#/boards');
  await expect(tab(page, 'boards')).toBeFocused();
});

test('what is wrong with a link is reported by the screen that it leads to', async ({ page }) => {
  await open(page, '#/tour');
  await page.evaluate(() => (location.hash = '#/queens?n=99'));
  await expect(notice(page, 'n')).toBeVisible();
});

test('the latest of several links counts', async ({ page }) => {
  await saveData(page);
  await open(page, '#/queens');
  await page.route('**/tour-*.wasm', async (route) => {
    await door(page, 'puzzles').click();
    await expect(here(page)).toHaveAttribute('href', '#/puzzles');
    await route.continue();
  });
  const arrived = page.waitForResponse('**/tour-*.wasm');
  await door(page, 'knight').click();
  await arrived;
  await expect(page.locator('[data-board]')).toBeVisible();
  await expect(here(page)).toHaveAttribute('href', '#/puzzles');
});

test('a language that is chosen while a screen is on its way does not keep it away', async ({ page }) => {
  await saveData(page);
  for (const goes of ['by the navigation', 'by an address']) {
    const release = await hold(page, '**/tour-*.wasm');
    await page.goto('about:blank');
    await open(page, '#/queens?n=6&lang=en');
    const asked = page.waitForRequest('**/tour-*.wasm');
    if (goes === 'by the navigation') await door(page, 'knight').click();
    else await page.evaluate(() => (location.hash = '#/tour?size=5x5&start=a1'));
    await asked;
    await expect(page.locator('#app')).toHaveAttribute('aria-busy', 'true');
    await choose(page, 'language', 'hu');
    await expect(door(page, 'queens')).toHaveText('Vezérek');
    release();
    const link = goes === 'by the navigation' ? '#/tour?lang=hu' : '#/tour?size=5x5&start=a1';
    await expect(here(page)).toHaveAttribute('href', link);
    await opened(page);
    await expect(page.locator('html')).toHaveAttribute('lang', 'hu');
    await expect(door(page, 'queens')).toHaveText('Vezérek');
    await expect.poll(() => hash(page)).toBe(link);
    // The address follows all changes from here on.
    await door(page, 'queens').click();
    await page.locator('[data-board="6x6"]').waitFor();
    await square(page, 'c3').click();
    await expect.poll(() => hash(page)).toContain('n=6&q=');
    await page.unroute('**/tour-*.wasm');
  }
});

test('a language that is chosen does not make up for a screen that cannot be loaded', async ({ page, faults }) => {
  faults.expect(/tour-\w+\.wasm|"tour"(:| cannot)/);
  await saveData(page);
  await open(page, '#/queens');
  await page.route('**/tour-*.wasm', (route) => route.abort());
  await door(page, 'knight').click();
  await expect(page.locator('#retry')).toBeVisible();
  await choose(page, 'language', 'hu');
  await expect(door(page, 'queens')).toHaveText('Vezérek');
  await expect(page.locator('#retry')).toBeVisible();
  await page.unroute('**/tour-*.wasm');
  await action(page, 'retry').click();
  await expect(here(page)).toHaveAttribute('href', '#/tour');
  await expect(here(page)).toHaveText('Bejárás');
});

test('a chunk that cannot be loaded can be asked for again, and the page stays as it was', async ({ page, faults }) => {
  faults.expect(/tour-\w+\.wasm|"tour"(:| cannot)/);
  await saveData(page);
  await open(page, '#/queens?n=6');
  await square(page, 'c3').click();
  await page.route('**/tour-*.wasm', (route) => route.abort());
  await door(page, 'knight').click();
  await expect(page.locator('#retry')).toBeInViewport();
  await expect(square(page, 'c3')).toHaveAttribute('data-piece', 'queen');
  await action(page, 'retry').click();
  await expect(page.locator('#retry')).toBeVisible();
  await page.unroute('**/tour-*.wasm');
  await action(page, 'retry').click();
  await expect(here(page)).toHaveAttribute('href', '#/tour');
  await expect(page.locator('#retry')).toBeHidden();
  await page.goBack();
  await expect(square(page, 'c3')).toHaveAttribute('data-piece', 'queen');
});

test('a chunk that cannot be started can be started again', async ({ page, faults }) => {
  faults.expect(/tour-\w+\.wasm|"tour"(:| cannot)/);
  await saveData(page);
  await open(page, '#/about');
  await page.evaluate(() => {
    const { instantiate } = WebAssembly;
    const fail = (): Promise<never> => {
      WebAssembly.instantiate = instantiate;
      return Promise.reject(new RangeError('out of memory'));
    };
    WebAssembly.instantiate = fail;
  });
  await door(page, 'knight').click();
  await expect(page.locator('#retry')).toBeVisible();
  await action(page, 'retry').click();
  await expect(here(page)).toHaveAttribute('href', '#/tour');
});

test('what stands far down on a screen comes by itself, and can be asked for again', async ({ page, faults }) => {
  faults.expect(/compare-\w+\.wasm|"compare"(:| cannot)/);
  await saveData(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(nameOf(request.url())));
  await page.route('**/compare-*.wasm', (route) => route.abort());
  await open(page, '#/search?n=6');
  await atRest(page);
  expect(asked).not.toContain('compare.wasm');
  await page.mouse.wheel(0, 400);
  await expect(action(page, 'retry-now')).toBeVisible();
  await expect(page.locator('.compare')).toHaveCount(0);
  await page.unroute('**/compare-*.wasm');
  await action(page, 'retry-now').click();
  await expect(page.locator('.compare p').first()).toBeVisible();
  await expect(page.locator('.awaited')).toHaveCount(0);
});

test('the tree of a search comes later than the rest, and nothing moves when it does', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const [link, lang] of [
    ['#/search', 'en'],
    ['#/search', 'vi'],
    ['#/search', 'hu'],
    ['#/search?n=8&algorithm=arrays', 'hu'],
    ['#/search?problem=knight', 'vi'],
  ]) {
    const release = await hold(page, '**/tree-*.wasm');
    await page.goto('about:blank');
    await open(page, link.includes('?') ? `${link}&lang=${lang}` : `${link}?lang=${lang}`);
    const places = () =>
      Promise.all(['.board', '.transport', '.event .status', '.code', '.memory'].map((name) => page.locator(name).first().boundingBox()));
    await expect(page.locator('.tree-window.empty')).toBeVisible();
    const before = await places();
    release();
    await expect(page.getByRole('tree')).toBeVisible();
    expect(await places(), `${link} in ${lang}`).toEqual(before);
    await page.unroute('**/tree-*.wasm');
  }
});

test('a screen is shown when its style sheet has come, which can be asked for again', async ({ page, faults }) => {
  faults.expect(/tour-\w+\.css|"tour"(:| cannot)/);
  await saveData(page);
  await open(page, '#/queens?n=6');
  await page.route('**/tour-*.css', (route) => route.abort());
  await door(page, 'knight').click();
  await expect(page.locator('#retry')).toBeVisible();
  await expect(here(page)).toHaveAttribute('href', '#/queens?n=6');
  await page.unroute('**/tour-*.css');
  await action(page, 'retry').click();
  await expect(here(page)).toHaveAttribute('href', '#/tour');
  await expect(square(page, 'a1')).toBeVisible();
  const sheets = page.locator('link[rel="stylesheet"][href^="tour-"]');
  await expect(sheets).toHaveCount(1);
});

test('texts that cannot be loaded can be asked for again', async ({ page, faults }) => {
  faults.expect(/tour\.ftl/);
  await saveData(page);
  await open(page, '#/queens?n=6');
  await page.route('**/tour.ftl*', (route) => route.abort());
  await door(page, 'knight').click();
  await expect(page.locator('#retry')).toBeVisible();
  await page.unroute('**/tour.ftl*');
  await action(page, 'retry').click();
  await expect(here(page)).toHaveAttribute('href', '#/tour');
});

for (const [what, files, change] of [['core', '**/core-*.wasm', cutOff], ['first chunk', '**/queens-*.wasm', damage]] as const) {
  test(`a ${what} that arrives changed can be asked for again`, async ({ page, faults }) => {
    faults.expect(/\.wasm|failed to load|cannot be (started|loaded)/);
    await page.route(files, change);
    await page.goto('./#/queens?n=7');
    await expect(page.locator('#retry')).toBeVisible();
    await page.unroute(files);
    await action(page, 'retry').click();
    await expect(action(page, 'undo')).toBeVisible();
    expect(hash(page)).toBe('#/queens?n=7');
  });
}
