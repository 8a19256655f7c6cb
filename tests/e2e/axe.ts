// The accessibility checker axe, in the page under test.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The rules to check: the guidelines to their second level, and good practices beyond them. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const COLOURS = ['color-contrast', 'link-in-text-block'];

/**
 * The violations that axe finds in the page as it is now, light and dark, one line a violation: expect none. In the dark only the
 * colours are others.
 */
export async function violations(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  // Half under the header, where the page has been scrolled, a control would seem too small.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  const light = await run(page, { type: 'tag', values: TAGS });
  await page.emulateMedia({ colorScheme: 'dark' });
  await endTransitions(page);
  const dark = await run(page, { type: 'rule', values: COLOURS });
  await page.emulateMedia({ colorScheme: 'light' });
  await endTransitions(page);
  return [...light, ...dark.map((violation) => `dark: ${violation}`)];
}

const run = (page: Page, runOnly: { type: string; values: string[] }): Promise<string[]> =>
  page.evaluate(async (runOnly) => {
    const { violations } = await (window as any).axe.run({
      runOnly,
      // It describes each part of the page that passes, too, unless its options say that nobody reads that.
      resultTypes: ['violations'],
      // axe leaves it out unless asked for.
      rules: runOnly.type === 'tag' ? { 'target-size': { enabled: true } } : {},
    });
    return violations.map(({ id, nodes }: any) => `${id}: ${nodes.map((node: any) => node.target).join(', ')}`);
  }, runOnly);

/** Ends what still changes its colour: a page that draws nothing else may never come to it. */
const endTransitions = (page: Page) =>
  page.evaluate(() => {
    const ending = document.getAnimations().filter(({ effect }) => effect!.getComputedTiming().endTime !== Infinity);
    for (const animation of ending) animation.finish();
  });
