// The accessibility checker axe, in the page under test.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What is checked: the guidelines to their second level, and what is known to be good beyond them. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe finds wrong with the page as it is now, one line a violation: expect none. */
export async function violations(page: Page): Promise<string[]> {
  await page.evaluate(source);
  return page.evaluate(async (values) => {
    const { violations } = await (window as any).axe.run({
      runOnly: { type: 'tag', values },
      // axe leaves it out unless asked for.
      rules: { 'target-size': { enabled: true } },
    });
    return violations.map(({ id, nodes }: any) => `${id}: ${nodes.map((node: any) => node.target).join(', ')}`);
  }, TAGS);
}
