// The style sheet of a screen reaches nothing of another screen: it is one rule, whose scope is a class of the main part.
import { readFileSync, readdirSync } from 'node:fs';
import { expect, test } from '../fixtures';
import { SCREENS, open, opened } from '../page';

const FOLDER = new URL('../../../static/styles/screens/', import.meta.url);

/** Links beside a lesson and to tasks. */
const LESSONS = ['#/queens?n=4&lesson=backtracking.1', '#/search?n=4&algorithm=arrays&step=17&task=cells', '#/tour?size=6x6&start=a1&study=make'];

const scopes = (page: import('@playwright/test').Page) =>
  page.locator('main').evaluate((main) => [...main.classList].filter((name) => name.startsWith('screen-')).toSorted());

/** The rules of a sheet that stand in no scope, and the selectors within it that leave it. */
const outside = ([css, scope]: [string, string]) => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  const rules = [...sheet.cssRules];
  const isScope = (rule: CSSRule) => rule instanceof CSSStyleRule && rule.selectorText === scope;
  const isHarmless = (rule: CSSRule) => rule instanceof CSSKeyframesRule || rule instanceof CSSPageRule;
  const within = (rule: CSSRule): string[] => [
    ...(rule instanceof CSSStyleRule ? [rule.selectorText] : []),
    ...('cssRules' in rule ? [...(rule.cssRules as CSSRuleList)].flatMap(within) : []),
  ];
  const selectors = rules.filter(isScope).flatMap((rule) => within(rule).slice(1));
  // The main part itself may be named at the beginning only, and what stands beside it not at all.
  const leaves = (selector: string) => /[^,\s]\s*&/.test(selector) || /&\S*\s*[+~]/.test(selector);
  return {
    scopes: rules.filter(isScope).length,
    selectors: selectors.length,
    outside: [...rules.filter((rule) => !isScope(rule) && !isHarmless(rule)).map((rule) => rule.cssText), ...selectors.filter(leaves)],
  };
};

test('the style sheet of each screen is one scope', async ({ page }) => {
  await open(page);
  const sheets = readdirSync(FOLDER).map((file) => file.replace('.css', ''));
  const names = SCREENS.map(({ name }) => name);
  expect(sheets.filter((name) => !names.includes(name))).toEqual([]);
  expect(sheets.length).toBeGreaterThan(5);
  // Development loads them by these two lists.
  const listed = ['page', 'screens'].flatMap((list) => [...readFileSync(new URL(`../${list}.css`, FOLDER), 'utf8').matchAll(/screens\/(\w+)\.css"/g)]);
  expect(listed.map(([, name]) => name).toSorted()).toEqual(sheets.toSorted());
  for (const name of sheets) {
    const css = readFileSync(new URL(`${name}.css`, FOLDER), 'utf8');
    const found = await page.evaluate(outside, [css, `:where(.screen-${name})`] as [string, string]);
    expect(found, name).toEqual({ scopes: 1, selectors: expect.any(Number), outside: [] });
    expect(found.selectors, name).toBeGreaterThan(5);
  }
  const stray = ':where(.screen-duel) { .a { color: red; } & ~ .b { color: red; } :root:has(&) .c { color: red; } } .d { color: red; }';
  expect((await page.evaluate(outside, [stray, ':where(.screen-duel)'] as [string, string])).outside).toHaveLength(3);
});

test('the main part has the scope of the present screen, of the screen that it is within, and of lessons beside it', async ({ page }) => {
  for (const { name, link, within } of SCREENS) {
    await open(page, `#/${link ?? name}`);
    await opened(page);
    await expect.poll(() => scopes(page)).toEqual([within, name].filter(Boolean).map((name) => `screen-${name}`).toSorted());
  }
  for (const link of LESSONS) {
    await open(page, link);
    const name = link.match(/\w+/)![0];
    await expect.poll(() => scopes(page)).toEqual([`screen-${name}`, 'screen-lessons'].toSorted());
  }
});
