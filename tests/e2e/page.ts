// The page as tests see it: by the hooks that stay the same while the visible text changes.
import { expect, type Locator, type Page, type Route } from '@playwright/test';

import { SCREENS } from './screens.mjs';

export { PLACES, SCREENS } from './screens.mjs';

/** Opens a link into the page, such as '#/queens?n=8', and waits until the page has drawn itself. */
export async function open(page: Page, hash = '') {
  const document = await page.goto(`./${hash}`);
  await page.locator('main').waitFor();
  if (document) return;
  // A link within the document: the browser reports it to the page in a task of its own.
  await page.evaluate(
    () =>
      new Promise((next) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = next;
        port2.postMessage(null);
      }),
  );
  await opened(page);
}

/** Waits until no link and no language is on its way: until then the page is as it was before. */
export const opened = (page: Page) => expect(page.locator('#app')).not.toHaveAttribute('aria-busy');

/** Opens a link in a new document, so that no state of the page remains. */
export async function openAnew(page: Page, hash: string) {
  await page.goto('about:blank');
  await open(page, hash);
}

/** Sets the visitor's wish to save data from the next page on: nothing is loaded before it is needed. */
export const saveData = (page: Page) =>
  page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));

/** Waits until nothing moves any more: no work, no animation, and for ten frames nothing has been changed. */
export const settled = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((done) => {
        let still = 0;
        const observer = new MutationObserver(() => (still = 0));
        observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
        const look = () => {
          const moves = document.querySelector('[data-state="running"]') || document.getAnimations().length > 0;
          still = moves ? 0 : still + 1;
          if (still < 10) return requestAnimationFrame(look);
          observer.disconnect();
          done();
        };
        look();
      }),
  );

/** Waits until the browser has nothing else to do: what the page asks for at once, or when it is at rest, is asked for. */
export const atRest = (page: Page) => page.evaluate(() => new Promise<void>((done) => window.whenIdle(() => done())));

/** Gives the page no frame to draw until the function is called that it returns: a player makes no move meanwhile. */
export async function holdFrames(page: Page) {
  await page.evaluate(() => {
    const { requestAnimationFrame: request, cancelAnimationFrame: cancel } = window;
    const held = new Map<number, FrameRequestCallback>();
    const later = new Map<number, number>();
    let id = 0;
    window.requestAnimationFrame = (draw) => {
      id -= 1;
      held.set(id, draw);
      return id;
    };
    window.cancelAnimationFrame = (id) => void (held.delete(id) || cancel(later.get(id) ?? id));
    const release = () => {
      window.requestAnimationFrame = request;
      for (const [id, draw] of held) later.set(id, request(draw));
      held.clear();
    };
    Object.assign(window, { release });
  });
  return () => page.evaluate(() => (window as unknown as { release(): void }).release());
}

/** Answers with the file that the host has, but changed on the way. */
const changed = (change: (body: Buffer) => Buffer) => async (route: Route) => {
  const response = await route.fetch();
  const headers = { ...response.headers(), 'cache-control': 'no-store' };
  await route.fulfill({ response, headers, body: change(await response.body()) });
};

export const cutOff = changed((body) => body.subarray(0, body.length / 2));
/** One bit is flipped. */
export const damage = changed((body) => {
  body[body.length >> 1] ^= 1;
  return body;
});

/** The link that the page shows now, from its '#' on. */
export const hash = (page: Page) => new URL(page.url()).hash;

/** The large board. */
export const board = (page: Page): Locator => page.locator('[data-board]');

/** A square of the board, by its name such as 'e4'. */
export const square = (page: Page, name: string): Locator => board(page).locator(`[data-square="${name}"]`);

/** The squares with a piece on them, or with a piece of this kind. */
export const pieces = (page: Page, kind?: 'queen' | 'superqueen' | 'knight'): Locator =>
  board(page).locator(kind ? `[data-piece="${kind}"]` : '[data-piece]');

/** The line that says how the position stands: expect it to have the attribute data-status. */
export const status = (page: Page): Locator => page.locator('[data-status]');

/** A number that is a result, such as 'fundamental': it has data-value and data-state. */
export const result = (page: Page, name: string): Locator => page.locator(`[data-result="${name}"]`);

/** A control, such as 'undo'. */
export const action = (page: Page, name: string): Locator => page.locator(`[data-action="${name}"]`);

/** The notice about a part of a link that cannot be read, such as 'n'. */
export const notice = (page: Page, name: string): Locator => page.locator(`[data-notice="${name}"]`);

/** The door with this name. */
export const door = (page: Page, name: string): Locator => page.locator(`[data-door="${name}"]`);

/** The tab of a screen, among those behind the present door. */
export const tab = (page: Page, place: string): Locator => page.locator(`header .tabs a[href^="#/${place}"]`);

/** The navigation's entry for the present screen. */
export const here = (page: Page): Locator => page.locator('header [aria-current="page"]');

/** Goes to a screen by its door and its tab; to the one without a door by the menu. */
export async function goTo(page: Page, place: string) {
  const { door: name } = SCREENS.find((screen) => screen.name === place)!;
  if (!name) return (await inMenu(page, 'a')).click();
  const isBehindIt = (await door(page, name).getAttribute('aria-current')) !== null;
  const isAlone = SCREENS.filter(({ door: behind, within }) => behind === name && !within).length === 1;
  if (!isBehindIt || isAlone) await door(page, name).click();
  if (!isAlone) await tab(page, place).click();
}

/** Something in the menu, which is opened for it. */
async function inMenu(page: Page, selector: string): Promise<Locator> {
  const menu = page.locator('#menu');
  if (!(await menu.isVisible())) await action(page, 'menu').click();
  return menu.locator(selector);
}

/** Presses a button of the menu. */
export const pressInMenu = async (page: Page, name: string) => (await inMenu(page, `[data-action="${name}"]`)).click();

/** Makes a choice of the menu, which is closed again. */
export async function choose(page: Page, name: string, value: string) {
  await (await inMenu(page, `[data-action="${name}"]`)).selectOption(value);
  await page.keyboard.press('Escape');
}

/** The names of all lessons, in their order. */
export const LESSONS = ['queens', 'backtracking', 'arrays', 'complexity', 'choices', 'knight'];

/** Holds back the files of a pattern, and returns the function that releases them. */
export async function hold(page: Page, pattern: string) {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(pattern, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** The controls in the main part that can be pressed where they are, without scrolling. */
export const inView = (page: Page, selector = '*') =>
  page.evaluate((selector) => {
    const seen = (element: Element) => {
      const box = element.getBoundingClientRect();
      const at = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
      const label = element.closest('label');
      return box.width > 0 && at !== null && (element.contains(at) || label?.contains(at));
    };
    const controls = [...document.querySelectorAll('main :is(a[href], button, input, select, textarea, summary)')];
    const asked = controls.filter((control) => control.matches(selector));
    return asked.filter(seen).map((control) => control.getAttribute('data-action') ?? control.textContent!.trim());
  }, selector);

/** Opens the other ways to share a screen, once nothing moves any more under the pointer. */
export async function openShare(page: Page) {
  await settled(page);
  const details = page.locator('.share details');
  if ((await details.getAttribute('open')) === null) await details.locator('summary').click();
  await expect(details).toHaveAttribute('open');
}

/** The editor of the visitor's own program: the element that takes its text. */
export const source = (page: Page) => page.locator('[data-own="source"]');

/** Waits until the library's editor has taken the place of the plain field. */
export const editor = (page: Page) => page.locator('.code-editor [data-own="source"]');

/** The number of a line of the program, which takes a press. */
export const lineNumber = (page: Page, line: number) => page.locator('.cm-lineNumbers .cm-gutterElement').getByText(String(line), { exact: true });

/** Writes a program in the place of the one in the editor. */
export const write = (page: Page, program: string) => editor(page).fill(program);

/** The program in the editor, as far as the editor draws it. */
const program = (page: Page) =>
  editor(page).evaluate((node) =>
    [...node.querySelectorAll('.cm-line')].map((line) => (line.querySelector('.cm-placeholder') ? '' : line.textContent)).join('\n'),
  );

/** Waits until the editor has a program, or one that fits a pattern. */
export async function expectProgram(page: Page, expected: string | RegExp) {
  const poll = expect.poll(() => program(page));
  await (typeof expected === 'string' ? poll.toBe(expected) : poll.toMatch(expected));
}
