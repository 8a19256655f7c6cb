// The `test` and `expect` that every spec imports. A test fails on all that goes wrong in the browser behind its back:
// console errors, violations of the policy, uncaught errors, failed requests, requests to other hosts.
import { test as base, expect, type BrowserContext } from '@playwright/test';

export { expect };

/** What went wrong so far, and what a test expects to go wrong. */
export class Faults {
  private found = new Set<string>();
  private expected: RegExp[] = [];

  /** From here on, faults like this one are part of the test. */
  expect(pattern: RegExp) {
    this.expected.push(pattern);
  }

  add(fault: string) {
    this.found.add(fault);
  }

  unexpected() {
    return [...this.found].filter((fault) => !this.expected.some((pattern) => pattern.test(fault)));
  }
}

export const test = base.extend<{ faults: Faults }>({
  faults: async ({}, use) => {
    await use(new Faults());
  },
  context: async ({ context, faults, baseURL }, use) => {
    watch(context, faults, new URL(baseURL!).origin);
    // As many workers everywhere, whatever the machine has.
    await context.addInitScript(() =>
      Object.defineProperty(navigator, 'hardwareConcurrency', { configurable: true, value: 2 }),
    );
    await use(context);
    // What a test still has fetched when it ends is of no interest.
    await Promise.all(context.pages().map((page) => page.unrouteAll({ behavior: 'ignoreErrors' })));
    expect(faults.unexpected(), 'faults in the browser').toEqual([]);
  },
});

function watch(context: BrowserContext, faults: Faults, origin: string) {
  context.on('console', (message) => {
    const policy = message.text().includes('Content Security Policy');
    if (message.type() === 'error' || (message.type() === 'warning' && policy)) {
      faults.add(`console ${message.type()}: ${message.text()} (${message.location().url})`);
    }
  });
  context.on('weberror', (error) => faults.add(`uncaught: ${error.error().stack || error.error().message}`));
  context.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && url.origin !== origin) faults.add(`request to another host: ${url}`);
  });
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText;
    // What is still on its way when a page is left or reloaded is given up by the browser.
    if (reason !== 'net::ERR_ABORTED') faults.add(`request failed: ${request.url()} ${reason}`);
  });
  context.on('response', (response) => {
    if (response.status() >= 400) faults.add(`status ${response.status()}: ${response.url()}`);
  });
}
