// The document itself says that the page is not complete: its script or its style sheet is missing, is something else, or is
// late; and that a reload, which keeps the address, loses nothing.
import type { Page, Route } from '@playwright/test';
import { expect, test } from '../fixtures';
import { PLACES, board, cutOff, hash, open } from '../page';

const SCRIPT = '**/bezzel-*.js';
const STYLE = '**/bezzel-*.css';

const FAULTS: Record<string, (route: Route) => unknown> = {
  'aborted': (route) => route.abort(),
  'missing': (route) => route.fulfill({ status: 404 }),
  'a login page': (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Login</h1>' }),
  'cut off': cutOff,
};

const words = (page: Page) => page.locator('#late');

/** Opens a link that may lead to nothing but the document. */
const openDocument = (page: Page, hash = '') => page.goto(`./${hash}`, { waitUntil: 'domcontentloaded' });

/** Waits for the styles, and then lets the time pass after which the words are seen. */
async function letTimePass(page: Page) {
  const awaited = () => page.evaluate(() => document.getAnimations().length);
  await expect.poll(awaited).toBe(1);
  await expect(words(page)).toBeHidden();
  await page.evaluate(() => document.getAnimations().forEach((animation) => animation.finish()));
}

async function expectWords(page: Page) {
  await expect(words(page)).toBeInViewport();
  for (const [lang, text] of [['en', 'reload the page in your browser'], ['vi', 'tải lại trang'], ['hu', 'töltsd újra']]) {
    const sentence = words(page).locator(`[lang="${lang}"]`);
    await expect(sentence).toContainText(text);
    // No element covers it.
    await sentence.click({ trial: true });
  }
  // Without a script, a link would lead to the address without the board.
  await expect(words(page).getByRole('link')).toHaveCount(0);
}

/** Reloads the page as the words say, and finds what the address says. */
async function reload(page: Page, link: string) {
  await page.reload();
  await expect(board(page)).toHaveAttribute('data-board', '6x6');
  await expect(words(page)).toBeHidden();
  expect(hash(page)).toBe(link);
}

for (const [what, answer] of Object.entries(FAULTS)) {
  test(`a start script that is ${what} is reported, and the page can be loaded again`, async ({ page, faults }) => {
    faults.expect(/bezzel-/);
    await page.route(SCRIPT, answer);
    await openDocument(page, '#/queens?n=6');
    await letTimePass(page);
    await expectWords(page);
    await page.unroute(SCRIPT);
    await reload(page, '#/queens?n=6');
  });

  test(`a style sheet that is ${what} is reported, and the page can be loaded again`, async ({ page, faults }) => {
    faults.expect(/bezzel-/);
    await page.route(STYLE, answer);
    await open(page, '#/queens?n=6');
    await expectWords(page);
    await page.unroute(STYLE);
    await reload(page, '#/queens?n=6');
  });
}

test('a start script that is late is reported on every screen', async ({ page }) => {
  await page.route(SCRIPT, () => {});
  for (const place of PLACES) {
    await page.goto('about:blank');
    await openDocument(page, `#/${place}`);
    await letTimePass(page);
    await expectWords(page);
  }
});

test('where the page itself says more, the words are not seen', async ({ page, faults }) => {
  faults.expect(/core|started/);
  await page.route('**/core-*.wasm', (route) => route.abort());
  await openDocument(page);
  await expect(page.locator('#retry')).toBeInViewport();
  await expect(words(page)).toHaveCSS('display', 'none');
});

test('a browser without vector instructions gets a notice in all languages, and nothing is loaded', async ({ page }) => {
  await page.addInitScript(() => {
    WebAssembly.validate = () => false;
  });
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await openDocument(page, '#/queens?n=6');
  for (const [lang, text] of [['en', 'too old for Bezzel'], ['vi', 'quá cũ'], ['hu', 'túl régi']]) {
    const sentence = page.locator(`#outdated [lang="${lang}"]`);
    await expect(sentence).toContainText(text);
    await expect(sentence).toBeInViewport();
    await sentence.click({ trial: true });
  }
  await expect(words(page)).toHaveCSS('display', 'none');
  expect(loaded.filter((url) => url.endsWith('.wasm'))).toEqual([]);
});

test('a frame without access to the files of the host says so', async ({ page, faults }) => {
  faults.expect(/bezzel-|CORS|sandbox/i);
  const body = '<!doctype html><title>Host</title><iframe sandbox="allow-scripts" src="./#/queens?embed=1" width="600" height="600"></iframe>';
  await page.route('**/host.html', (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto('./host.html');
  const frame = page.frameLocator('iframe');
  const isSeen = async () => {
    await frame.locator('html').evaluate(() => document.getAnimations().forEach((animation) => animation.finish()));
    return frame.locator('#late').isVisible();
  };
  await expect.poll(isSeen).toBe(true);
});
