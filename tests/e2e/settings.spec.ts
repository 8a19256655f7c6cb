// Language and colours: from the browser, chosen, stored, and in links.
import { expect, test } from './fixtures';
import { action, board, choose, hash, open, openAnew, pieces, saveData, settled, square, status, write } from './page';

const html = 'html';

test('speaks the language of the browser', async ({ newContext }) => {
  for (const [locale, lang, word] of [
    ['vi-VN', 'vi', 'Lời giải'],
    ['hu-HU', 'hu', 'Megoldások'],
    ['fr-FR', 'en', 'Solutions'],
  ]) {
    const context = await newContext({ locale });
    const page = await context.newPage();
    await open(page);
    await expect(page.locator(html)).toHaveAttribute('lang', lang);
    await expect(page.getByRole('link', { name: word, exact: true })).toBeVisible();
  }
});

test('a chosen language is stored, and only its own texts are loaded', async ({ page }) => {
  await saveData(page);
  const texts: string[] = [];
  page.on('request', (request) => request.url().includes('.ftl') && texts.push(request.url().split('locales/')[1].split('?')[0]));
  await open(page);
  const loaded = () => [...texts].sort();
  await expect.poll(loaded).toEqual(['en/page.ftl', 'en/queens.ftl']);
  await choose(page, 'language', 'hu');
  await expect(page.locator(html)).toHaveAttribute('lang', 'hu');
  await expect(page).toHaveTitle(/Tábla/);
  await page.reload();
  await expect(page).toHaveTitle(/Tábla/);
  await expect.poll(loaded).toEqual(['en/page.ftl', 'en/queens.ftl', 'hu/page.ftl', 'hu/page.ftl', 'hu/queens.ftl', 'hu/queens.ftl']);
});

test("a link's language wins over the stored one, and a choice over both", async ({ page }) => {
  await open(page);
  await choose(page, 'language', 'hu');
  await open(page, '#/queens?lang=vi');
  await page.reload();
  await expect(page.locator(html)).toHaveAttribute('lang', 'vi');
  await choose(page, 'language', 'en');
  await expect(page.locator(html)).toHaveAttribute('lang', 'en');
  await expect.poll(() => hash(page)).toBe('#/queens?lang=en');
});

test('all screens name squares in the notation that is chosen, also at a later visit', async ({ page }) => {
  await open(page, '#/queens?n=4&q=1200');
  await expect(status(page)).toContainText('a4 and b3');
  const ruler = async () => (await page.locator('.board .coordinates text').allTextContents()).map((name) => name.trim()).join(' ');
  await expect.poll(() => ruler()).toBe('a b c d 1 2 3 4');
  await choose(page, 'square-names', 'from-0');
  await expect(status(page)).toContainText('(0, 0) and (1, 1)');
  await expect.poll(() => ruler()).toBe('0 1 2 3 0 1 2 3');
  await expect(square(page, 'a4')).toHaveAttribute('aria-label', /^\(0, 0\)/);
  await expect.poll(() => hash(page)).toBe('#/queens?n=4&q=1200&rows=0&squares=pair');
  // A later visit to another screen has the same notation, and its link has it for others.
  await openAnew(page, '#/tour?size=5x5&start=a1');
  await expect(status(page)).toContainText('(4, 0)');
  await expect.poll(() => hash(page)).toBe('#/tour?size=5x5&start=a1&rows=0&squares=pair');
  // A link wins over the choice, and changes it for nobody.
  await openAnew(page, '#/tour?size=5x5&start=a1&rows=1&squares=name');
  await expect(status(page)).toContainText('a1');
  await expect(board(page).locator('.coordinates')).toContainText('a');
  await openAnew(page, '#/tour?size=5x5&start=a1');
  await expect(status(page)).toContainText('(4, 0)');
});

test('the theme follows the system until one is chosen', async ({ page }) => {
  const paper = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const [light, dark] = ['rgb(251, 248, 241)', 'rgb(22, 24, 27)'];
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page);
  await expect.poll(() => paper()).toBe(dark);
  await choose(page, 'theme', 'light');
  await expect.poll(paper).toBe(light);
  await page.reload();
  await page.locator('main').waitFor();
  await expect.poll(paper).toBe(light);
  await choose(page, 'theme', 'auto');
  await expect.poll(paper).toBe(dark);
});

const COLOURINGS = ['paper', 'sea', 'wood', 'contrast'];

test('the colours of the board are chosen in the menu, stored, and carried by links', async ({ page }) => {
  const chosen = () => page.locator(html).getAttribute('data-colouring');
  await open(page);
  expect(await chosen()).toBeNull();
  await choose(page, 'colouring', 'wood');
  await expect.poll(chosen).toBe('wood');
  expect(hash(page)).toBe('#/');
  await page.reload();
  await page.locator('main').waitFor();
  await expect.poll(() => chosen()).toBe('wood');
  await open(page, '#/tour?board=sea');
  await page.reload();
  await expect.poll(chosen).toBe('sea');
  await choose(page, 'colouring', 'paper');
  await expect.poll(chosen).toBeNull();
  await expect.poll(() => hash(page)).toBe('#/tour');
});

test('what stands on a board is distinct from its squares, whatever their colours', async ({ page }) => {
  // The menu and links set these attributes, as the tests before show.
  await open(page, '#/about?theme=dark&board=sea');
  await expect(page.locator(html)).toHaveAttribute('data-theme', 'dark');
  for (const theme of ['light', 'dark']) {
    for (const board of COLOURINGS) {
      const contrasts = await page.evaluate(([theme, board]) => {
        const root = document.documentElement;
        root.setAttribute('data-theme', theme);
        if (board === 'paper') root.removeAttribute('data-colouring');
        else root.setAttribute('data-colouring', board);
        const style = getComputedStyle(document.documentElement);
        const luminance = (name: string) => {
          const parts = style.getPropertyValue(name).match(/\d+/g)!.map((part) => Number(part) / 255);
          const [red, green, blue] = parts.map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
          return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
        };
        const contrast = (one: string, other: string) => {
          const [less, more] = [luminance(one), luminance(other)].sort((a, b) => a - b);
          return (more + 0.05) / (less + 0.05);
        };
        const against = (mark: string) => Math.min(...['--light-square', '--dark-square'].map((square) => contrast(mark, square)));
        return { pieces: against('--ink'), marks: Math.min(...['--accent', '--conflict', '--solved'].map(against)) };
      }, [theme, board] as const);
      expect(contrasts.pieces, `${theme} ${board}`).toBeGreaterThan(4.5);
      expect(contrasts.marks, `${theme} ${board}`).toBeGreaterThan(3);
    }
  }
});

test('in the dark, queens are dark on coloured regions only', async ({ page }) => {
  const inks = () =>
    page.evaluate(() =>
      [document.documentElement, document.querySelector('main .square')!].map((of) => getComputedStyle(of).getPropertyValue('--ink')),
    );
  await open(page, '#/puzzles?theme=dark&n=8&kind=complete&rule=chess&grade=2&seed=5');
  await expect(pieces(page)).not.toHaveCount(0);
  const [usual, plain] = await inks();
  expect(plain).toBe(usual);
  await openAnew(page, '#/puzzles?theme=dark&n=8&kind=regions&rule=touch&grade=2&seed=5');
  await expect(page.locator('.regions .region').first()).toBeVisible();
  const [, coloured] = await inks();
  expect(coloured).not.toBe(usual);
});

test('a link that opens in a tab of its own has the choices of the page, but is neither within another page nor on a projector', async ({ page }) => {
  const choices = 'lang=hu&theme=dark';
  for (const link of [`#/queens?n=6&q=240000&${choices}`, `#/lessons?${choices}`, `#/queens?n=6&q=240000&${choices}&embed=1`]) {
    await openAnew(page, link);
    const links = page.locator('main a[href^="#/"], header a[href^="#/"]');
    await expect.poll(() => links.count()).toBeGreaterThan(0);
    await settled(page);
    for (const href of await links.evaluateAll((links) => links.map((link) => link.getAttribute('href')))) {
      expect(href, link).toContain(choices);
      expect(href, link).not.toContain('embed');
    }
  }
});

test('the page works where the browser reports no languages, no processors, no rest and no service worker', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['languages', 'hardwareConcurrency', 'serviceWorker']) Object.defineProperty(navigator, name, { value: undefined });
    Object.assign(window, { requestIdleCallback: undefined });
  });
  const chunk = page.waitForResponse('**/tour-*.wasm');
  await open(page, '#/solutions?n=6');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.locator('[data-solution]')).toHaveCount(1);
  await chunk;
});

test('the page works where storage is denied', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('denied', 'SecurityError'); } });
  });
  await open(page);
  await choose(page, 'language', 'vi');
  await expect(page.locator(html)).toHaveAttribute('lang', 'vi');
  await square(page, 'a1').click();
  await expect(square(page, 'a1')).toHaveAttribute('data-piece', 'queen');
});

const REFUSALS: Record<string, () => void> = {
  denied: () => Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('denied', 'SecurityError'); } }),
  full: () => {
    for (let length = 4 * 1024 * 1024, name = 0; length > 0; name += 1) {
      try {
        localStorage.setItem(`of another page ${name}`, 'x'.repeat(length));
      } catch {
        length >>= 1;
      }
    }
  },
};

for (const [what, refuse] of Object.entries(REFUSALS)) {
  test(`where storage is ${what} nothing is said to be stored, and what is solved lasts as long as the page`, async ({ page }) => {
    await page.addInitScript(refuse);
    const words = page.getByText('does not let this page store anything').filter({ visible: true });
    await open(page, '#/lessons?lang=en');
    await expect(words).toHaveCount(1);
    await expect(page.getByText('stored on this device')).toHaveCount(0);
    await open(page, '#/search?lesson=backtracking.1&lang=en');
    await page.locator('.lesson .task a').nth(1).click();
    await square(page, 'd3').click();
    await expect(page.locator('[data-task]')).toHaveAttribute('data-task-state', 'solved');
    await page.locator('.lesson').getByRole('link', { name: 'All lessons' }).click();
    await expect(page.getByText('1 of 6 tasks solved')).toBeVisible();
    await expect(words).toHaveCount(1);
    await open(page, '#/puzzles?lang=en');
    await expect(words).toHaveCount(1);
    await expect(page.getByText('solved on this device')).toHaveCount(0);
    await open(page, '#/puzzles?kind=knight&lang=en');
    await expect(words).toHaveCount(1);
    await open(page, '#/search?program=own&lang=en');
    await expect(words).toHaveCount(0);
    await write(page, 'print(1)');
    await expect(words).toHaveCount(1);
    await expect(action(page, 'own-delete')).toHaveCount(0);
  });
}

const KEYS = ['language', 'theme', 'board', 'workers', 'board-width', 'puzzles', 'tasks'];
const RECORDS = ['puzzles.solved', 'puzzles.sort', 'puzzles.knight', 'tours-counted', 'tour-count'];
const OF_VISIT = ['queens', 'solutions', 'search', 'puzzles', 'tour', 'boards', 'knight', 'learn'].flatMap((name) => [`history.${name}`, `seen.${name}`, `door.${name}`]);
/** A stored item that no page wrote: an extension, a person or a fault did. */
const ODD = ['', '__proto__', '\0', '-1', '9'.repeat(400), '<h1>🦄</h1>', '{"a":[null]}', '#/queens?n=1e9 1\n\n', 'x'.repeat(100_000)];

test('nothing that is stored keeps the page from opening', async ({ page }) => {
  const links = ['#/queens', '#/solutions', '#/search', '#/puzzles', '#/tour', '#/boards', '#/lessons', '#/duel', '#/construct'];
  // On each screen the items have other values, and over all screens each item has every value.
  await page.addInitScript(
    ([onDevice, ofVisit, values, links]) => {
      const screen = links.indexOf(location.hash);
      if (screen < 0) return;
      const odd = (at: number) => values[(at + screen) % values.length];
      for (const [at, key] of onDevice.entries()) localStorage.setItem(`bezzel.${key}`, odd(at));
      for (const [at, key] of ofVisit.entries()) sessionStorage.setItem(`bezzel.${key}`, odd(at));
    },
    [[...KEYS, ...RECORDS], OF_VISIT, ODD, links] as const,
  );
  for (const link of links) {
    await openAnew(page, link);
    await expect(page.locator('main h1').first(), link).toBeAttached();
    await expect(page.locator('#crash, #retry').filter({ visible: true }), link).toHaveCount(0);
  }
});

test('a screen is introduced by a press, and the words leave the board where it is', async ({ page }) => {
  const introduction = page.locator('#introduction');
  await open(page, '#/tour');
  const before = await page.locator('[data-board]').boundingBox();
  await expect(introduction).toBeHidden();
  await action(page, 'introduction-show').click();
  await expect(introduction).toContainText('two squares straight and one to the side');
  expect(await page.locator('[data-board]').boundingBox()).toEqual(before);
  await action(page, 'introduction-hide').click();
  await expect(introduction).toBeHidden();
  await open(page, '#/search');
  await action(page, 'introduction-show').click();
  await expect(introduction).toContainText('Backtracking');
  for (const without of ['#/tour?embed=1', '#/lessons', '#/search?lesson=arrays.1']) {
    await openAnew(page, without);
    await expect(introduction, without).toHaveCount(0);
  }
});
