// After one visit the site needs no network, and a new version of it is offered, never forced.
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { withCheck } from '../../../xtask/finish/files.mjs';
import { type Host, host } from '../host';
import { PLACES, action, choose, hash, here, open, openAnew, result, square, status, tab } from '../page';
import { counted, gate, countsOn } from '../workers';

test.use({ serviceWorkers: 'allow', fetchesAtRest: true });

/** Waits until all of the site is stored. */
const stored = (page: Page) => page.evaluate(async () => void (await navigator.serviceWorker.ready));

test('after one visit every screen opens without a network, in every language', async ({ page, context }) => {
  await open(page, '#/queens');
  await stored(page);
  await context.setOffline(true);
  for (const place of PLACES) {
    await page.goto('about:blank');
    await open(page, `#/${place}?lang=hu`);
    await expect(here(page)).toHaveAttribute('href', `#/${place}?lang=hu`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'hu');
  }
  await page.goto('./index.html?from=elsewhere#/search?n=5&algorithm=masks&code=rust&lang=vi&lesson=knight.1');
  await expect(page.locator('html')).toHaveAttribute('lang', 'vi');
  await expect(page.locator('[data-lesson] h2').first()).toBeVisible();
  await expect(page.locator('[data-code="rust"]')).toBeAttached();
});

test('without a network the workers count and list', async ({ page, context }) => {
  await open(page, '#/queens');
  await stored(page);
  await context.setOffline(true);
  await page.reload();
  await open(page, '#/solutions?n=16&view=count');
  await action(page, 'count').click();
  await expect(result(page, 'all')).toHaveAttribute('data-value', '14772512');
  await open(page, '#/solutions');
  await expect(page.locator('[data-solution]')).toHaveCount(12);
});

test('without a network there are puzzles, those of today and any other', async ({ page, context }) => {
  await open(page, '#/queens');
  await stored(page);
  await context.setOffline(true);
  for (const [link, grade] of [['#/puzzles', '1'], ['#/puzzles?n=8&kind=regions&rule=touch&grade=3&seed=7', '3']]) {
    await openAnew(page, link);
    await expect(status(page)).toHaveAttribute('data-puzzle-state', 'open');
    await expect(status(page)).toHaveAttribute('data-grade', grade);
  }
});

test('the page can be installed', async ({ page }) => {
  await open(page);
  const address = await page.locator('link[rel="manifest"]').evaluate((link: HTMLLinkElement) => link.href);
  const manifest = await (await page.request.get(address)).json();
  expect(manifest).toMatchObject({ display: 'standalone', start_url: './' });
  for (const { src, sizes } of manifest.icons) {
    const size = await page.evaluate(async (src) => {
      const picture = await createImageBitmap(await (await fetch(src)).blob());
      return `${picture.width}x${picture.height}`;
    }, src);
    expect(size).toBe(sizes);
  }
});

test.describe('a new version', () => {
  /** The site, with a service worker that says which version it is of; from the second on there are other texts. */
  let version = 1;
  /** A file that is never sent. */
  let held: string | undefined;
  let site: Host;

  test.beforeEach(async () => {
    version = 1;
    held = undefined;
    const page = await readFile(new URL('../../../dist/index.html', import.meta.url), 'utf8');
    texts = page.match(/name="texts" content="(\w+)"/)![1];
    site = await host((response, name, body) => {
      if (name === 'service-worker.js') body = Buffer.from(`${body}// ${version}`.replace('VERSION = "', `$&${version}`));
      if (name !== held) response.end(version > 1 ? renewed(name, body) : body);
    });
  });

  test.afterEach(() => site.stop());

  let texts = '';
  /** A file as the second version has it. */
  function renewed(name: string, body: Buffer) {
    if (name === 'locales/hu/page.ftl') {
      const text = `${body.subarray(0, -4)}`.replace(/(nav-solutions = ).*/, '$1Újak');
      return withCheck(Buffer.from(text));
    }
    return /\.(html|js)$/.test(name) && !name.startsWith('bezzel') ? Buffer.from(`${body}`.replaceAll(texts, '00000002')) : body;
  }
  const caches = (page: Page) => page.evaluate(async () => (await window.caches.keys()).length);
  const offer = (page: Page) => page.locator('#update');
  const lookForNews = (page: Page) =>
    page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));

  test('is offered, and taken when the visitor wants it', async ({ page, faults }) => {
    faults.expect(/request to another host/);
    await page.goto(`${site.address}#/queens`);
    await page.locator('main').waitFor();
    await stored(page);
    await page.reload();
    await square(page, 'c3').click();
    // The address follows the board.
    await expect.poll(() => hash(page)).toContain('q=');
    const made = hash(page);
    await expect(offer(page)).toBeHidden();

    version = 2;
    await lookForNews(page);
    await expect(offer(page)).toBeVisible();
    await expect(square(page, 'c3')).toHaveAttribute('data-piece', 'queen');
    await expect.poll(() => caches(page)).toBe(2);
    await page.locator('#update-later').click();
    await expect(offer(page)).toBeHidden();

    await page.reload();
    await expect(offer(page)).toBeVisible();
    await page.locator('#update-now').click();
    await expect(offer(page)).toBeHidden();
    await expect.poll(() => caches(page)).toBe(1);
    await expect(square(page, 'c3')).toHaveAttribute('data-piece', 'queen');
    await expect.poll(() => hash(page)).toBe(made);
  });

  test('is taken while the earlier one still fetches a file', async ({ page, faults }) => {
    faults.expect(/request to another host/);
    faults.expect(/manifest/);
    await page.goto(`${site.address}#/queens`);
    await stored(page);
    await page.reload();
    version = 2;
    await lookForNews(page);
    await expect(offer(page)).toBeVisible();
    held = 'manifest.webmanifest';
    await page.evaluate((file) => void fetch(`./${file}?again`).catch(() => null), held);
    await page.locator('#update-now').click();
    await expect(offer(page)).toBeHidden();
    await expect.poll(() => caches(page)).toBe(1);
    await choose(page, 'language', 'hu');
    await expect(tab(page, 'solutions')).toHaveText('Újak');
  });

  test('that another tab takes leaves a tab as it was, until it is wanted there', async ({ page, context, faults }) => {
    faults.expect(/request to another host/);
    const workers = await gate(page);
    const [first, second] = [page, await context.newPage()];
    await first.goto(`${site.address}#/solutions?n=18&view=count`);
    await stored(first);
    await first.reload();
    await second.goto(`${site.address}#/queens`);
    await second.locator('main').waitFor();

    version = 2;
    await lookForNews(first);
    await expect(offer(first)).toBeVisible();
    await expect(first.locator('#update-running')).toBeHidden();
    await second.locator('#update-now').click();
    await expect(offer(second)).toBeHidden();
    await choose(second, 'language', 'hu');
    await expect(tab(second, 'solutions')).toHaveText('Újak');

    // The first tab has the texts and the workers of its own version.
    await action(first, 'count').click();
    await countsOn(first, workers);
    await choose(first, 'language', 'hu');
    await expect(tab(first, 'solutions')).toHaveText('Megoldások');
    await first.evaluate(() => (location.hash = '#/duel'));
    await expect(first.locator('[data-background="solutions"]')).toBeVisible();
    await first.goBack();
    await expect(result(first, 'all')).toHaveAttribute('data-state', 'running');
    await expect.poll(() => caches(first)).toBe(2);

    await expect(first.locator('#update-running')).toBeVisible();
    await action(first, 'pause').click();
    await expect(result(first, 'all')).toHaveAttribute('data-state', 'paused');
    await first.locator('#update-now').click();
    await expect(action(first, 'resume')).toBeVisible();
    await expect(tab(first, 'solutions')).toHaveText('Újak');
    await expect.poll(() => caches(first)).toBe(1);
  });

  test('says which work it would break off, and continues a count of solutions', async ({ page, faults }) => {
    faults.expect(/request to another host/);
    const works = page.locator('#update-works li');
    const workers = await gate(page);
    await page.goto(`${site.address}#/boards?size=6x6`);
    await stored(page);
    await page.reload();
    version = 2;
    await lookForNews(page);
    await expect(offer(page)).toBeVisible();
    await expect(page.locator('#update-running')).toBeHidden();

    await action(page, 'count').click();
    await expect(works).toHaveText(['Counting tours 0%']);
    await expect(page.locator('#update-running')).toBeVisible();
    await page.evaluate(() => (location.hash = '#/solutions?n=18&view=count'));
    await action(page, 'count').click();
    await countsOn(page, workers);
    await expect(works).toHaveText([/^Counting solutions \d+%$/, /^Which boards: /]);

    const before = await counted(page);
    await page.locator('#update-now').click();
    await expect(offer(page)).toBeHidden();
    await expect(result(page, 'all')).toHaveAttribute('data-state', 'running');
    // The workers may have counted on until the reload.
    expect(await counted(page)).toBeGreaterThanOrEqual(before);
    await countsOn(page, workers);
    await action(page, 'pause').click();
    await page.reload();
    await expect(result(page, 'all'), 'it continues once').toHaveAttribute('data-state', 'paused');
  });
});
