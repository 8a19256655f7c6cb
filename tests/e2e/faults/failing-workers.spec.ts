// When a worker is killed, falls silent or breaks at any work, another does that work.
import type { Page, Route } from '@playwright/test';
import { expect, test } from '../fixtures';
import { action, cutOff, goTo, open, openAnew, result, status } from '../page';

/** The fate of the first worker of a page, as soon as it gets work. */
const FATES = ['killed', 'silent', 'broken'] as const;
type Fate = (typeof FATES)[number];

/** Has the first worker of the page meet its fate; those after it are sound. */
const doom = (page: Page, fate: Fate) =>
  page.addInitScript((fate) => {
    const Sound = window.Worker;
    let made = 0;
    window.Worker = class extends Sound {
      constructor(address: string | URL, options?: WorkerOptions) {
        super(address, options);
        made += 1;
        Object.assign(window, { made });
        if (made > 1) return;
        const post = this.postMessage.bind(this);
        this.postMessage = (message: unknown) => {
          if (fate === 'silent') return;
          // Bytes that no page would send: the program stops at them, as it does when it is refused memory.
          post(fate === 'broken' && message instanceof Uint8Array ? message.map(() => 255) : message);
          if (fate === 'killed') this.terminate();
        };
      }
    } as typeof Worker;
  }, fate);

const press = (name: string) => (page: Page) => action(page, name).first().click();
const nothing = async () => {};

/** A count has two workers from the start. The second one counts the parts on which the first is silent. */
const givesUp = (page: Page) => {
  const later = async () => {
    await page.clock.fastForward(5_000);
    return result(page, 'all').getAttribute('data-state');
  };
  return expect.poll(later, { intervals: [1_000] }).toBe('done');
};
const has = (name: string, value: string) => (page: Page) =>
  expect(result(page, name).first()).toHaveAttribute('data-value', value);
const stands = (value: string) => (page: Page) =>
  expect(status(page)).toHaveAttribute('data-status', value);

/** Every kind of work: its link, the visitor's steps, and the result. */
const WORK: [string, string, (page: Page) => Promise<unknown>, (page: Page) => Promise<unknown>][] = [
  ['a list', '#/solutions?n=6&show=all', nothing, has('all', '4')],
  ['a count', '#/solutions?n=12&view=count', (page) => givesUp(page), has('fundamental', '1787')],
  ['a completion', '#/queens?n=8&q=10000000', press('complete'), stands('solution')],
  ['a position in a text', '#/queens', async (page) => {
    await page.locator('#field-position').fill('x = [1, 5, 8, 6, 3, 7, 2, 4]');
    await action(page, 'position').click();
  }, stands('solution')],
  ['a count of completions', '#/queens?n=8&q=10000000', press('count'), has('completions', '4')],
  ['a search', '#/search?n=6', nothing, (page) => expect(action(page, 'seek')).toBeEnabled()],
  ['a construction', '#/construct?n=100000', nothing, stands('solution')],
  ['a puzzle', '#/puzzles?n=8&kind=regions&rule=chess&grade=2&seed=1', nothing, (page) => expect(status(page)).toHaveAttribute('data-grade', '2')],
  ['an output', '#/solutions?n=8&view=check', (page) => page.locator('#output-text').fill('2413\n3142\n'), has('checked-right', '2')],
  ['a tour', '#/tour?size=8x8&start=a1&make=closed', nothing, stands('closed-tour')],
  ['the end of a tour', '#/tour?size=5x5&start=a1&moves=5', press('finishable'), has('finishable', 'yes')],
  ['a comparison of methods', '#/tour', async (page) => {
    await page.locator('.comparison summary').click();
    await action(page, 'compare').click();
  }, (page) => expect(page.locator('[data-rate="roth-8"]')).toHaveAttribute('data-value', '64')],
  ['a tour by number', '#/tour?size=6x6&number=1848', nothing, has('tour-number', '1848')],
  ['a random tour', '#/tour?size=6x6&random=closed&seed=7', nothing, has('random-tour', '7')],
  ['a tour on the map', '#/boards?size=5x6', nothing, (page) => expect(page.locator('[data-tour="closed"] .way').first()).toBeVisible()],
  ['a count of tours', '#/boards?size=6x6', press('count'), has('closed-tours', '9862')],
  ['a tour of a shape', '#/boards?squares=6x6.0c0c3f3f0c0c', nothing, (page) => expect(page.locator('[data-tour="closed"] .way').first()).toBeVisible()],
  ['a count of a shape', '#/boards?squares=6x6.0c0c3f3f0c0c', press('count'), has('closed-tours', '2')],
  ['symmetric tours', '#/boards?size=6x6', press('list-symmetric'), has('symmetric-tours', '22')],
  ['random tours', '#/boards?size=6x6', async (page) => {
    await action(page, 'sample-tours').selectOption({ index: 0 });
    await action(page, 'draw').click();
  }, has('random-tours', '10000')],
];

/** Each work meets one of the fates, each fate works of several programs. */
for (const [at, [work, link, bring, arrives]] of WORK.entries()) {
  const fate = FATES[at % FATES.length];
  test(`the worker that is at ${work} is ${fate}`, async ({ page }) => {
    await doom(page, fate);
    await page.clock.install();
    await open(page, link);
    await bring(page);
    const made = () => page.evaluate(() => (window as unknown as { made: number }).made);
    // A silent worker is given up after seconds, and another is started.
    const later = async () => {
      await page.clock.fastForward(5_000);
      return made();
    };
    await expect.poll(later, { intervals: [250] }).toBeGreaterThan(1);
    await arrives(page);
  });
}

test('a worker that takes minutes to arrive is waited for, and the visitor sees that', async ({ page }) => {
  const asked: string[] = [];
  let arrives = () => {};
  const arrival = new Promise<void>((arrived) => (arrives = arrived));
  await page.route('**/worker*.wasm', async (route) => {
    asked.push(route.request().url());
    await arrival;
    await route.continue();
  });
  await page.clock.install();
  await open(page, '#/solutions?n=6&show=all');
  await expect.poll(() => asked.length).toBe(1);
  await page.clock.fastForward(60_000);
  await expect(page.locator('#arriving')).toBeVisible();
  // Nothing of the program has arrived, so no time can be estimated.
  await expect(page.getByRole('progressbar', { name: 'still loading' })).not.toHaveAttribute('value');
  arrives();
  await has('all', '4')(page);
  await expect(page.locator('#arriving')).toBeHidden();
  expect(asked).toHaveLength(1);
});

test('a worker that never arrives is reported where it was asked for, and nowhere else', async ({ page }) => {
  await page.clock.install();
  await page.route('**/worker_puzzle*.wasm', () => {});
  await open(page, '#/puzzles');
  const message = page.locator('#arriving');
  const isShown = async () => {
    await page.clock.fastForward(1_000);
    return message.isVisible();
  };
  await expect.poll(isShown).toBe(true);
  await goTo(page, 'tour');
  await expect.poll(isShown).toBe(false);
  await page.clock.fastForward(5_000);
  await expect(message).toBeHidden();
  await page.goBack();
  await expect.poll(isShown).toBe(true);
});

test.describe('where no worker can be had', () => {
  const failed = 'could not be loaded';

  test('missing files are reported, the page stays usable, and trying again tries again', async ({ page, faults }) => {
    faults.expect(/404|worker/);
    await page.route('**/worker*', (route) => route.fulfill({ status: 404 }));
    await open(page, '#/queens?n=4&q=2000');
    await action(page, 'complete').click();
    await expect(page.locator('.asked')).toContainText(failed);
    await page.unroute('**/worker*');
    await action(page, 'complete').click();
    await expect(status(page)).toHaveAttribute('data-status', 'solution');
  });

  test('every screen whose worker cannot be loaded says so', async ({ page, faults }) => {
    faults.expect(/404|MIME|worker|WebAssembly/);
    // Missing, the page of a network that wants to be logged into in the place of its script, and half a program.
    const answers = [
      (route: Route) => route.fulfill({ contentType: 'text/html', body: '<h1>Login</h1>' }),
      (route: Route) => route.fulfill({ status: 404 }),
      (route: Route) => (route.request().url().endsWith('.wasm') ? cutOff(route) : route.continue()),
    ];
    for (const [at, link] of [
      '#/solutions?n=6',
      '#/solutions?n=12&view=count',
      '#/search?n=6',
      '#/construct?n=100000',
      '#/puzzles?n=8&kind=regions&rule=chess&grade=2&seed=1',
      '#/tour?size=8x8&start=a1&make=closed',
      '#/boards?size=5x6',
    ].entries()) {
      await page.unrouteAll({ behavior: 'wait' });
      await page.route('**/worker*', answers[at % answers.length]);
      await openAnew(page, link);
      await expect(page.locator('main').getByText(failed).first()).toBeVisible();
    }
  });

  test('a map and a run without the worker say what they do not show, and ask for it again', async ({ page, faults }) => {
    faults.expect(/404|worker/);
    for (const [link, again, shown] of [
      ['#/boards?size=5x6', 'restart', '[data-tour="closed"] .way'],
      ['#/search?n=6', 'survey', '[data-action="seek"]:enabled'],
    ]) {
      await page.route('**/worker*', (route) => route.fulfill({ status: 404 }));
      await openAnew(page, link);
      await expect(page.getByRole('alert')).toContainText(failed);
      await expect(page.locator(shown)).toHaveCount(0);
      await page.unroute('**/worker*');
      await action(page, again).click();
      await expect(page.locator(shown).first()).toBeVisible();
    }
  });

  test('memory that is refused is reported as that', async ({ page }) => {
    await page.addInitScript(() => {
      window.Worker = class extends EventTarget {
        constructor() {
          super();
          const message = 'Uncaught RangeError: Out of memory: Cannot allocate Wasm memory for new instance';
          queueMicrotask(() => this.dispatchEvent(new ErrorEvent('error', { message })));
        }
        postMessage() {}
        terminate() {}
      } as unknown as typeof Worker;
    });
    await page.clock.install();
    await open(page, '#/boards?size=5x6');
    const alerts = async () => {
      await page.clock.fastForward(1_000);
      return page.getByRole('alert').allTextContents();
    };
    await expect.poll(alerts).toEqual([expect.stringContaining('too little free memory')]);
  });

  test('a browser that makes no worker leaves the page usable', async ({ page }) => {
    await page.addInitScript(() => {
      window.Worker = class {
        constructor() {
          throw new Error('no worker here');
        }
      } as unknown as typeof Worker;
    });
    await open(page, '#/boards?size=6x6');
    await action(page, 'count').click();
    await expect(result(page, 'closed-tours')).toHaveAttribute('data-state', 'failed');
    await expect(page.locator('.tour-count').getByRole('alert')).toContainText(failed);
    await goTo(page, 'queens');
    await action(page, 'complete').click();
    await expect(page.locator('.asked')).toContainText(failed);
  });
});
