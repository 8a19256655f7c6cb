// The style sheet of a screen reaches nothing of another screen.
import { readFileSync } from 'node:fs';
import { expect, test } from '../fixtures';
import { SCREENS, board, openAnew, settled } from '../page';

/** The style sheets that belong to screens, with these screens. All others are of parts that screens share. */
const SHEETS: Record<string, string[]> = {
  search: ['search', 'steps', 'own'],
  compare: ['search'],
  own: ['own'],
  construct: ['construct'],
  duel: ['duel'],
  boards: ['boards'],
  tour: ['tour'],
  puzzles: ['puzzles'],
  start: ['queens'],
};

/** Links that show much of each screen. */
const LINKS: Record<string, string[]> = {
  queens: ['?n=8&q=15863724', '?n=8&q=11000000&present=1'],
  solutions: ['', '?view=count', '?view=check'],
  construct: ['?n=50&rule=random&seed=1'],
  tour: ['?size=4x4', '?size=6x6&start=c3&moves=17&holes=a1&end=f6', '?size=8x8&start=a1&make=closed'],
  duel: ['?size=6x6&start=c3&moves=17&holes=a1&second=greedy'],
  boards: ['?size=8x8', '?size=4x7'],
  puzzles: ['?n=5&rule=touch&regions=aabbcaabbbaddbdaddddeeeee&q=12000&marks=d2', '?n=8&given=10000020'],
  lessons: ['', '?study=make'],
  search: ['?n=6&algorithm=arrays&step=17', '?n=4&lesson=backtracking.2', '?n=4&algorithm=arrays&step=17&task=cells'],
  about: [''],
};

/** The selectors of all style rules of a sheet, one by one. */
const selectors = (css: string) => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  const within = (rules: CSSRuleList): string[] =>
    [...rules].flatMap((rule) => [
      ...(rule instanceof CSSStyleRule ? [rule.selectorText] : []),
      ...('cssRules' in rule ? within(rule.cssRules as CSSRuleList) : []),
    ]);
  return within(sheet.cssRules);
};

for (const screen of SCREENS) {
  test(`no style sheet of another screen reaches ${screen.name}`, async ({ page }) => {
    test.slow();
    for (const query of LINKS[screen.name] ?? ['']) {
      await openAnew(page, `#/${screen.link ?? screen.name}${query}`);
      await settled(page);
      await page.locator('details:not([open]) > summary').evaluateAll((all) => all.forEach((summary) => (summary as HTMLElement).click()));
      if (screen.name === 'puzzles') await expect(board(page).locator('.cross').first()).toBeAttached();
      for (const [sheet, screens] of Object.entries(SHEETS)) {
        if (screens.includes(screen.name)) continue;
        const css = readFileSync(new URL(`../../../static/styles/${sheet}.css`, import.meta.url), 'utf8');
        const all = await page.evaluate(selectors, css);
        expect(all.length, sheet).toBeGreaterThan(5);
        const reached = await page.evaluate((all) => all.filter((selector) => document.querySelector(`main :is(${selector})`)), all);
        expect.soft(reached, `${sheet}.css at ${query}`).toEqual([]);
      }
    }
  });
}
