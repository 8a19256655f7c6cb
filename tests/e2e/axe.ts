// The accessibility checker axe, in the page under test.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds wrong with the page as it is now, one line a violation: expect none. */
export async function violations(page: Page): Promise<string[]> {
  await page.evaluate(source);
  return page.evaluate(async () => {
    const { violations } = await (window as any).axe.run();
    return violations.map(({ id, nodes }: any) => `${id}: ${nodes.map((node: any) => node.target).join(', ')}`);
  });
}
