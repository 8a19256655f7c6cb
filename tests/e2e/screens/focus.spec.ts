// The focus stays where the visitor works, even if the focused element is removed.
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { action, open, openAnew, settled } from '../page';
import { gate } from '../workers';

/** Presses a control by keyboard. */
async function press(page: Page, name: string) {
  await action(page, name).first().focus();
  await page.keyboard.press('Enter');
}

const inMain = (page: Page) => page.evaluate(() => document.activeElement!.closest('main') !== null);

/** Controls that disappear or become disabled when they are pressed, and the elements that appear then. */
const PRESSED = [
  ['#/queens?n=5', 'n-reset', '[data-board="8x8"]'],
  ['#/queens?n=2', 'n-less', '[data-board="1x1"]'],
  ['#/queens?n=63', 'n-more', '[data-board="64x64"]'],
  ['#/queens?n=8&q=10000000', 'clear', '[data-status="empty"]'],
  ['#/queens?n=8&q=10000000', 'complete', '[data-status="solution"]'],
  ['#/solutions?n=19&view=count', 'count', '[data-result="all"][data-state="running"]'],
  ['#/construct', 'most', 'main:has([data-board="1000000x1000000"]) [data-status="solution"]'],
  ['#/tour?size=5x5&start=a1&moves=5', 'undo', '[data-action="undo"][aria-disabled="true"]'],
  ['#/boards?size=6x6', 'count', '[data-result="closed-tours"][data-state="done"]'],
  ['#/boards?size=8x8', 'count', '[data-action="cancel"]'],
  ['#/duel?size=4x4&start=a1', 'restart', '[data-status="empty"]'],
  ['#/search', 'play', '[data-action="pause"]'],
];

test('the focus is not lost with what is pressed', async ({ page }) => {
  for (const [link, name, done] of PRESSED) {
    await openAnew(page, link);
    await press(page, name);
    await page.locator(done).waitFor();
    await expect.poll(() => inMain(page), `${name} on ${link}`).toBe(true);
  }
});

test('on #/tour the focus is not lost with compare', async ({ page }) => {
  await gate(page);
  await open(page, '#/tour?size=5x5');
  await page.locator('.comparison summary').click();
  await press(page, 'compare');
  await expect(action(page, 'cancel-compare')).toBeFocused();
});

test('a dialog gives the focus back', async ({ page }) => {
  await open(page, '#/solutions');
  await press(page, 'orbit');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(action(page, 'orbit').first()).toBeFocused();
});

test('from a board of the gallery the focus goes into the screen that it opens', async ({ page }) => {
  await open(page, '#/solutions');
  await page.locator('[data-solution]').first().focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('main [data-board]')).toBeVisible();
  await expect.poll(() => inMain(page)).toBe(true);
});

test('the ring is to be seen wherever Tab leads', async ({ page }) => {
  for (const theme of ['light', 'dark']) {
    await open(page, `#/queens?theme=${theme}`);
    let rings = 0;
    for (let stop = 0; stop < 40; stop++) {
      await page.keyboard.press('Tab');
      const seen = await page.evaluate(() => {
        const focused = document.activeElement!;
        if (focused === document.body) return null;
        // A field within a label or a wrapper may show the ring on that.
        const rings = [focused, focused.parentElement!, ...focused.children].map((element) => getComputedStyle(element));
        const ring = focused.querySelector('.ring');
        if (ring && getComputedStyle(ring).visibility === 'visible') return { width: 2, what: 'the ring of a square' };
        const width = Math.max(...rings.map((style) => (style.outlineStyle === 'none' ? 0 : parseFloat(style.outlineWidth))));
        return { width, what: focused.outerHTML.slice(0, 80) };
      });
      if (!seen) continue;
      expect(seen.width, seen.what).toBeGreaterThanOrEqual(2);
      rings += 1;
    }
    // At the end of the page the focus is nowhere, once or twice.
    expect(rings).toBeGreaterThan(30);
  }
});

/** Screens with values that can be reset, and with sections that are folded on a phone. */
const CHANGED = [
  '#/',
  '#/queens?n=12',
  '#/solutions?n=12',
  '#/solutions?n=12&view=count',
  '#/solutions?view=check',
  '#/construct?n=1000',
  '#/tour?size=5x5&start=a1&moves=5',
  '#/boards?size=6x6',
  '#/duel?size=6x6&start=c3',
  '#/puzzles',
  '#/search?n=6&step=20',
  '#/search?problem=knight',
  '#/search?program=own',
  '#/search?n=4&lesson=backtracking.3',
];

/** Controls that can have the focus though they, or a part of the page around them, are cut off. A label shows its field. */
const unseen = (page: Page) =>
  page.evaluate(() => {
    const isCutOff = (element: Element | null): boolean =>
      element !== null && (getComputedStyle(element).clipPath === 'inset(50%)' || isCutOff(element.parentElement));
    const controls = document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary, [tabindex="0"]');
    return [...controls]
      .filter((control) => {
        control.focus({ preventScroll: true });
        const label = control instanceof HTMLInputElement ? control.labels?.[0] : null;
        return document.activeElement === control && isCutOff(control) && isCutOff(label ?? control);
      })
      .map((control) => control.outerHTML.slice(0, 80));
  });

for (const width of [390, 1280]) {
  test(`nothing that is cut off can have the focus, ${width} pixels wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const link of CHANGED) {
      await openAnew(page, link);
      await settled(page);
      expect(await unseen(page), link).toEqual([]);
    }
  });
}
