// Workers whose messages reach the page when a test lets them through: a count of any length is found half done, however
// fast the machine.
import type { Page } from '@playwright/test';
import { expect } from './fixtures';
import { result } from './page';

interface Gated {
  /** The number of messages that may still pass. */
  allowed: number;
  /** Delivers the messages that wait, as far as they may pass. */
  deliver(): void;
  held: number;
  workers: Worker[];
}

/** More messages than any test brings. */
const ALL = Number.MAX_SAFE_INTEGER;

declare global {
  interface Window {
    gated: Gated;
  }
}

/** Holds back the messages of all workers of the next pages; an open gate only counts the workers. */
export async function gate(page: Page, { isOpen = false } = {}) {
  await page.addInitScript((allowed) => {
    const waiting: (() => void)[] = [];
    const gated: Gated = {
      allowed,
      deliver() {
        while (this.allowed > 0 && waiting.length > 0) {
          this.allowed -= 1;
          waiting.shift()!();
        }
      },
      get held() {
        return waiting.length;
      },
      workers: [],
    };
    window.gated = gated;
    const Plain = window.Worker;
    window.Worker = class extends Plain {
      constructor(address: string | URL, options?: WorkerOptions) {
        super(address, options);
        gated.workers.push(this);
        // The first listener, before those of the page.
        this.addEventListener('message', (event) => {
          // The share of its program that has arrived is no message of the worker.
          if (!event.isTrusted || 'share' in event.data) return;
          event.stopImmediatePropagation();
          waiting.push(() => this.dispatchEvent(new MessageEvent('message', { data: event.data })));
          gated.deliver();
        });
      }
    } as typeof Worker;
  }, isOpen ? ALL : 0);
  return {
    /** Lets this number of further messages through, now or when they come. */
    pass: (messages = ALL) =>
      page.evaluate((messages) => {
        window.gated.allowed += messages;
        window.gated.deliver();
      }, messages),
    /** The number of waiting messages. */
    held: () => page.evaluate(() => window.gated.held),
    /** The number of workers that were started. */
    made: () => page.evaluate(() => window.gated.workers.length),
    /** Ends the first worker, as a browser does that is short of memory. */
    kill: () => page.evaluate(() => window.gated.workers[0].terminate()),
  };
}

export type Gate = Awaited<ReturnType<typeof gate>>;

/** The number that the page shows as counted, of solutions unless another result is named. */
export const counted = async (page: Page, name = 'all') => Number(await result(page, name).getAttribute('data-value'));

/** Waits until more is counted than now, and lets no more messages through than that takes. */
export async function countsOn(page: Page, gate?: Gate, name?: string) {
  const before = await counted(page, name);
  const next = async () => {
    await gate?.pass(1);
    return counted(page, name);
  };
  await expect.poll(next, { intervals: [50] }).toBeGreaterThan(before);
}
