// The `test` and `expect` that every spec imports. A test fails on all that goes wrong in the browser behind its back:
// console errors, violations of the policy, uncaught errors, failed requests, requests to other hosts.
import { test as base, expect, type BrowserContext, type BrowserContextOptions } from '@playwright/test';

export { expect };

/** The faults so far, and the faults that a test expects. */
export class Faults {
  private found = new Set<string>();
  private expected: RegExp[] = [];

  /** Makes faults like this one a part of the test, from here on: at least one must come. */
  expect(pattern: RegExp) {
    this.expected.push(pattern);
  }

  add(fault: string) {
    this.found.add(fault);
  }

  unexpected() {
    return [...this.found].filter((fault) => !this.expected.some((pattern) => pattern.test(fault)));
  }

  /** Waits for the faults that a test expects: they may come after its last step. */
  async haveCome() {
    const missing = () => this.expected.filter((pattern) => ![...this.found].some((fault) => pattern.test(fault)));
    await expect.poll(missing, 'faults that should have come').toEqual([]);
  }
}

declare global {
  interface Window {
    /** Calls this function when the browser has nothing else to do, and has called those that were there before. */
    whenIdle(then: () => void): void;
  }
}

export interface Options {
  /**
   * Whether a page at rest fetches screens that may be opened next. It takes a third of the work of a visit, so that only tests
   * about it want it.
   */
  fetchesAtRest: boolean;
}

/** When a test begins, in the page: today's puzzle and today's tour are the same on every day. */
export const NOON = new Date(2026, 10, 24, 12);

/** Puts the clock of the calendar ahead; it runs as fast as it does everywhere. */
function putAhead(milliseconds: number) {
  window.Date = new Proxy(Date, {
    construct: (date, given, made) => Reflect.construct(date, given.length > 0 ? given : [date.now() + milliseconds], made),
    get: (date, name) => (name === 'now' ? () => date.now() + milliseconds : Reflect.get(date, name)),
  });
}

type NewContext = (options: BrowserContextOptions) => Promise<BrowserContext>;

export const test = base.extend<Options & { faults: Faults; newContext: NewContext }>({
  fetchesAtRest: [false, { option: true }],
  faults: async ({}, use) => {
    const faults = new Faults();
    await use(faults);
    expect(faults.unexpected(), 'faults in the browser').toEqual([]);
  },
  context: async ({ context, faults, baseURL, fetchesAtRest }, use) => {
    await prepare(context, faults, baseURL!, fetchesAtRest);
    await use(context);
    await faults.haveCome();
    // Requests that are still running at the end of a test do not matter.
    await Promise.all(context.pages().map((page) => page.unrouteAll({ behavior: 'ignoreErrors' })));
  },
  /** Another visitor, whose browser has these options. */
  newContext: async ({ browser, faults, baseURL, fetchesAtRest }, use) => {
    const made: BrowserContext[] = [];
    await use(async (options) => {
      const context = await browser.newContext({ baseURL, serviceWorkers: 'block', ...options });
      made.push(context);
      await prepare(context, faults, baseURL!, fetchesAtRest);
      return context;
    });
    await faults.haveCome();
    for (const context of made) await context.close();
  },
});

async function prepare(context: BrowserContext, faults: Faults, baseURL: string, fetchesAtRest: boolean) {
  watch(context, faults, new URL(baseURL).origin);
  // The same number of workers on every machine.
  await context.addInitScript(() =>
    Object.defineProperty(navigator, 'hardwareConcurrency', { configurable: true, value: 2 }),
  );
  await context.addInitScript(putAhead, NOON.valueOf() - Date.now());
  const install = context.clock.install.bind(context.clock);
  context.clock.install = (options) => install({ time: NOON, ...options });
  await context.addInitScript(() => (window.whenIdle = window.requestIdleCallback));
  // A browser that always has something else to do.
  if (!fetchesAtRest) await context.addInitScript(() => (window.requestIdleCallback = () => 0));
}

function watch(context: BrowserContext, faults: Faults, origin: string) {
  context.on('console', (message) => {
    const policy = message.text().includes('Content Security Policy');
    if (message.type() === 'error' || (message.type() === 'warning' && policy)) {
      // The place of a message is the file that has failed, or else the script that says so, which is no part of the fault.
      const isOfFile = message.text().startsWith('Failed to load resource');
      faults.add(`console ${message.type()}: ${message.text()}${isOfFile ? ` (${message.location().url})` : ''}`);
    }
  });
  context.on('weberror', (error) => faults.add(`uncaught: ${error.error().stack || error.error().message}`));
  context.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && url.origin !== origin) faults.add(`request to another host: ${url}`);
  });
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText;
    // The browser gives up requests that are still running when a page is left or reloaded.
    if (reason !== 'net::ERR_ABORTED') faults.add(`request failed: ${request.url()} ${reason}`);
  });
  context.on('response', (response) => {
    if (response.status() >= 400) faults.add(`status ${response.status()}: ${response.url()}`);
  });
}
