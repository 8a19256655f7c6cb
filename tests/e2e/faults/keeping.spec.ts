// A long count outlives the page: it is stored as it goes, and continued at a later visit.
import { crc32 } from 'node:zlib';
import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { action, choose, goTo, open, openAnew, result } from '../page';
import { type Gate, counted, gate, countsOn } from '../workers';

const state = 'data-state';
const value = 'data-value';

/** The page's stored items: each name with its bytes. */
const stored = (page: Page) =>
  page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((done, fail) => {
      const request = indexedDB.open('bezzel', 1);
      request.onsuccess = () => done(request.result);
      request.onerror = fail;
    });
    const all: Record<string, number[]> = {};
    await new Promise((done) => {
      const cursor = database.transaction('unfinished').objectStore('unfinished').openCursor();
      cursor.onsuccess = () => {
        if (!cursor.result) return done(null);
        all[String(cursor.result.key)] = Array.from(cursor.result.value);
        cursor.result.continue();
      };
    });
    database.close();
    return all;
  });

/** Replaces the page's stored items by these bytes. */
const store = (page: Page, name: string, bytes: number[]) =>
  page.evaluate(
    ([name, bytes]) =>
      new Promise<void>((done) => {
        const request = indexedDB.open('bezzel', 1);
        request.onsuccess = () => {
          const transaction = request.result.transaction('unfinished', 'readwrite');
          transaction.objectStore('unfinished').put(new Uint8Array(bytes), name);
          transaction.oncomplete = () => {
            request.result.close();
            done();
          };
        };
      }),
    [name, bytes] as const,
  );

const names = async (page: Page) => Object.keys(await stored(page)).map((name) => name.replace(/^count\/[^/]*\//, ''));

/** Begins a count and pauses it half done, which stores where it stands. */
async function beginAndPause(page: Page, workers: Gate) {
  await action(page, 'count').click();
  await countsOn(page, workers);
  await action(page, 'pause').click();
  await expect(result(page, 'all')).toHaveAttribute(state, 'paused');
}

/** One more tab, in which a count goes as far as the test lets it. */
async function tab(context: BrowserContext, hash: string) {
  const page = await context.newPage();
  const workers = await gate(page);
  await open(page, hash);
  return { page, workers };
}

/** Waits until no tab has a lock, so the count is stored. */
const settledIn = (page: Page) =>
  expect.poll(() => page.evaluate(async () => (await navigator.locks.query()).held?.length)).toBe(0);

/** Two tabs: in the first a count is paused, and the second has gone further with it. */
async function twoTabs(context: BrowserContext, hash: string) {
  const first = await tab(context, hash);
  await beginAndPause(first.page, first.workers);
  await settledIn(first.page);
  const begun = await counted(first.page);
  const second = await tab(context, hash);
  await expect.poll(() => counted(second.page)).toBe(begun);
  await action(second.page, 'resume').click();
  await countsOn(second.page, second.workers);
  await action(second.page, 'pause').click();
  await settledIn(second.page);
  expect(await counted(first.page)).toBe(begun);
  return [first, second];
}

test('a count continues after the page was closed, and ends with the right number', async ({ page, context }) => {
  const workers = await gate(page);
  await open(page, '#/solutions?n=16&view=count');
  await beginAndPause(page, workers);
  await expect.poll(() => names(page)).toEqual(['queen/16']);
  const before = await counted(page);
  await page.close();
  const later = await context.newPage();
  await open(later, '#/solutions?n=16&view=count');
  await expect(later.getByText('A count that you began earlier stands at')).toBeVisible();
  expect(await counted(later)).toBe(before);
  await action(later, 'resume').click();
  await expect(result(later, 'fundamental')).toHaveAttribute(value, '1846955');
  await expect(result(later, 'all')).toHaveAttribute(value, '14772512');
  await expect.poll(() => names(later)).toEqual([]);
  await later.reload();
  await expect(action(later, 'count')).toBeVisible();
});

test('a count is stored while it runs, offered from elsewhere, and discarded when asked', async ({ page }) => {
  await open(page, '#/solutions?n=20&view=count');
  await action(page, 'count').click();
  await expect.poll(() => names(page)).toEqual(['queen/20']);
  await page.reload();
  await expect(result(page, 'all')).toHaveAttribute(state, 'paused');
  expect(await counted(page)).toBeGreaterThan(0);
  await open(page, '#/solutions?n=19&piece=superqueen&view=count');
  await expect(page.getByText('A count of 20 queens stands at')).toBeVisible();
  await page.getByRole('link', { name: 'Open', exact: true }).click();
  await expect(result(page, 'all')).toHaveAttribute(state, 'paused');
  await action(page, 'discard').click();
  await expect(action(page, 'count')).toBeVisible();
  await expect.poll(() => names(page)).toEqual([]);
  await page.reload();
  await expect(action(page, 'count')).toBeVisible();
});

test('a stored count that is damaged is refused; others are not lost', async ({ page }) => {
  const workers = await gate(page);
  await open(page, '#/solutions?n=18&view=count');
  await beginAndPause(page, workers);
  await expect.poll(() => names(page)).toEqual(['queen/18']);
  const [[sound, bytes]] = Object.entries(await stored(page));
  await store(page, sound.replace('18', '19'), bytes.with(-6, bytes.at(-6)! ^ 1));
  await page.reload();
  await expect(page.locator('[data-notice="stored-count"]')).toContainText('damaged');
  await expect(result(page, 'all')).toHaveAttribute(state, 'paused');
  await action(page, 'discard-stored').click();
  await expect(page.locator('[data-notice="stored-count"]')).toHaveCount(0);
  expect(await names(page)).toEqual(['queen/18']);
  await expect(action(page, 'resume')).toBeVisible();
});

test('a stored count of another version is refused, and stays until it is discarded', async ({ page }) => {
  const workers = await gate(page);
  await open(page, '#/solutions?n=18&view=count');
  await expect(action(page, 'count')).toBeVisible();
  const content = Buffer.concat([Buffer.from([6]), Buffer.from('99.0.7'), Buffer.from([1, 2, 3])]);
  const check = Buffer.alloc(4);
  check.writeUInt32LE(crc32(content));
  await store(page, 'count/99.0.7/queen/18', [...content, ...check]);
  await page.reload();
  await expect(page.locator('[data-notice="stored-count"]')).toContainText('99.0.7');
  await beginAndPause(page, workers);
  await expect.poll(() => names(page)).toEqual(['queen/18', 'queen/18']);
  await action(page, 'discard-stored').click();
  await expect.poll(async () => (await names(page)).length).toBe(1);
});

test('where nothing may be stored and there are no locks, a count works and says that it will not last', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'indexedDB', { get() { throw new DOMException('denied', 'SecurityError'); } });
    Object.defineProperty(navigator, 'locks', { value: undefined });
  });
  await open(page, '#/solutions?n=16&view=count');
  await expect(page.locator('[data-notice="storage"]')).toBeVisible();
  await action(page, 'count').click();
  await expect(result(page, 'fundamental')).toHaveAttribute(value, '1846955');
});

for (const [what, version, hasPlace] of [
  ['of a later version', 2, true],
  ['without a place for counts', 1, false],
] as const) {
  test(`where the store is one ${what}, it is left alone, and a count works and says that it will not last`, async ({ page }) => {
    await open(page, '#/about');
    const made = await page.evaluate(
      ([version, hasPlace]) =>
        new Promise<number>((done, fail) => {
          const request = indexedDB.open('bezzel', version);
          request.onupgradeneeded = () => hasPlace && request.result.createObjectStore('unfinished');
          request.onerror = fail;
          request.onsuccess = () => {
            request.result.close();
            done(request.result.version);
          };
        }),
      [version, hasPlace] as const,
    );
    expect(made).toBe(version);
    await openAnew(page, '#/solutions?n=16&view=count');
    await action(page, 'count').click();
    await expect(page.locator('[data-notice="storage"]')).toBeVisible();
    await expect(result(page, 'fundamental')).toHaveAttribute(value, '1846955');
    const [store] = await page.evaluate(() => indexedDB.databases());
    expect(store).toEqual({ name: 'bezzel', version });
  });
}

test('where storage is full and locks are refused, a count works and says that it will not last', async ({ page }) => {
  await page.addInitScript(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    LockManager.prototype.request = () => {
      throw new DOMException('refused', 'SecurityError');
    };
  });
  const workers = await gate(page);
  await open(page, '#/solutions?n=16&view=count');
  await beginAndPause(page, workers);
  await expect(page.locator('[data-notice="storage"]')).toBeVisible();
  await action(page, 'resume').click();
  await workers.pass();
  await expect(result(page, 'all')).toHaveAttribute(value, '14772512');
  await choose(page, 'theme', 'dark');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('what a worker that is killed in the middle of a count had to do is done by another, and the total is right', async ({ page }) => {
  const workers = await gate(page);
  await page.clock.install();
  await open(page, '#/solutions?n=16&view=count');
  await action(page, 'count').click();
  await countsOn(page, workers);
  await workers.kill();
  await workers.pass();
  // A worker that is silent is given up after ten seconds; a new one is made, unless the other has nothing to do by then. With
  // more time than that, the workers that start would be given up, too.
  for (let step = 0; step < 4; step += 1) {
    await page.waitForTimeout(300);
    await page.clock.fastForward(3_000);
  }
  await expect(result(page, 'fundamental')).toHaveAttribute(value, '1846955', { timeout: 25_000 });
  await expect(result(page, 'all')).toHaveAttribute(value, '14772512');
});

test('of two tabs one counts, and the other says so and follows', async ({ context }) => {
  const hash = '#/solutions?n=19&view=count';
  const [first, second] = [await tab(context, hash), await tab(context, hash)];
  await action(first.page, 'count').click();
  await countsOn(first.page, first.workers);
  await action(second.page, 'count').click();
  await expect(second.page.locator('[data-notice="elsewhere"]')).toBeVisible();
  // The tab that counts stores how far it is now and then, and the other looks there.
  const followed = async () => {
    await first.workers.pass(1);
    return counted(second.page);
  };
  await expect.poll(followed).toBeGreaterThan(0);
  const seen = await counted(second.page);
  await expect.poll(followed).toBeGreaterThan(seen);
  await action(first.page, 'pause').click();
  await expect(result(second.page, 'all')).toHaveAttribute(state, 'paused');
  await expect.poll(() => counted(second.page)).toBe(await counted(first.page));
  await action(second.page, 'resume').click();
  await expect(second.page.locator('[data-notice="elsewhere"]')).toHaveCount(0);
  await countsOn(second.page, second.workers);
  expect(await counted(second.page)).toBeGreaterThan(await counted(first.page));
});

test('what another tab has counted since a pause is continued', async ({ context }) => {
  const hash = '#/solutions?n=20&view=count';
  const [first, second] = await twoTabs(context, hash);
  const further = await counted(second.page);
  await action(first.page, 'resume').click();
  await expect.poll(() => counted(first.page)).toBe(further);
  await countsOn(first.page, first.workers);
  await action(first.page, 'pause').click();
  await settledIn(first.page);
  const third = await tab(context, hash);
  const last = await counted(first.page);
  expect(last).toBeGreaterThan(further);
  await expect.poll(() => counted(third.page)).toBe(last);
});

test('what another tab has begun since the page was opened is continued', async ({ context }) => {
  const hash = '#/solutions?n=20&view=count';
  const first = await tab(context, hash);
  const second = await tab(context, hash);
  await expect(action(first.page, 'count')).toBeVisible();
  await beginAndPause(second.page, second.workers);
  await settledIn(second.page);
  await action(first.page, 'count').click();
  await expect(result(first.page, 'all')).toHaveAttribute(state, 'running');
  const begun = await counted(second.page);
  expect(begun).toBeGreaterThan(0);
  await expect.poll(() => counted(first.page)).toBe(begun);
});

test('a count that is cancelled is offered where another tab has gone further', async ({ context }) => {
  const [first, second] = await twoTabs(context, '#/solutions?n=20&view=count');
  await action(first.page, 'cancel').click();
  await expect(first.page.getByText('A count that you began earlier stands at')).toBeVisible();
  const further = await counted(second.page);
  await expect.poll(() => counted(first.page)).toBe(further);
  expect(await names(first.page)).toEqual(['queen/20']);
  await action(first.page, 'discard').click();
  await expect(action(first.page, 'count')).toBeVisible();
  await expect.poll(() => names(first.page)).toEqual([]);
});

test('where the store never opens, a count begins all the same', async ({ page }) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => ({}) as IDBOpenDBRequest;
  });
  await page.clock.install();
  await open(page, '#/solutions?n=16&view=count');
  await action(page, 'count').click();
  await expect(result(page, 'all')).toHaveAttribute(state, 'running');
  await page.clock.fastForward(10_000);
  await expect(page.locator('[data-notice="storage"]')).toBeVisible();
  await expect(result(page, 'fundamental')).toHaveAttribute(value, '1846955');
});

test('the store is opened once, and closed when the screen is left', async ({ page }) => {
  await page.addInitScript(() => {
    const { open } = IDBFactory.prototype;
    const { close } = IDBDatabase.prototype;
    const seen = { opened: 0, closed: 0 };
    IDBFactory.prototype.open = function (...names) {
      seen.opened += 1;
      return open.apply(this, names);
    };
    IDBDatabase.prototype.close = function () {
      seen.closed += 1;
      close.apply(this);
    };
    Object.assign(window, { seen });
  });
  const seen = () => page.evaluate(() => (window as unknown as { seen: object }).seen);
  await open(page, '#/solutions?n=16&view=count');
  const view = (name: string) => page.locator('[data-choice="view"]').getByText(name).click();
  for (const name of ['List', 'Count', 'List', 'Count']) await view(name);
  await expect(action(page, 'count')).toBeVisible();
  await expect.poll(seen).toEqual({ opened: 1, closed: 0 });
  await goTo(page, 'duel');
  await expect.poll(seen).toEqual({ opened: 1, closed: 1 });
});
