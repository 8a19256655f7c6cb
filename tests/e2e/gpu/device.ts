// The device that these tests have: SwiftShader, a program that is part of Chromium and plays a graphics processor. The page
// refuses it unless it is named.
import type { Page } from '@playwright/test';
import { expect } from '../fixtures';

/** Sets the visitor's choices from the next page on, and the software renderer that tests allow, if any. */
export const choose = (page: Page, counter: 'faster' | 'processor' | 'gpu', adapter?: string) =>
  page.addInitScript(
    ([counter, adapter]) => {
      localStorage.setItem('bezzel.counter', counter!);
      if (adapter) localStorage.setItem('bezzel.adapter', adapter);
    },
    [counter, adapter],
  );

/** The choice of who counts. */
export const choice = (page: Page, name: string) => page.locator(`[data-choice="counter"] label:has(input[value="${name}"])`);

/** Waits until the page knows if the device counts. */
export const knows = (page: Page, name: string) => expect(choice(page, name).locator('input')).toBeChecked();

/** The hint that the device has counted. */
export const counted = (page: Page) => page.locator('[data-counted="gpu"]');

/** Counts a board of another side, on the same screen. */
export async function side(page: Page, n: number) {
  const field = page.locator('#field-n');
  await field.fill(String(n));
  await field.press('Enter');
}

/** Has the worker that owns the device run this before its program. */
export const tamper = (page: Page, script: string) =>
  page.route(/\/worker_gpu(_loader|-[0-9a-f]+)\.js/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${script}\n${await response.text()}` });
  });
