// The main functions in every browser: each screen, a count, a tour, a stored count, a link, the keyboard. Everything
// else is tested in Chromium alone (tests/e2e).
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { By, Key, until } from 'selenium-webdriver';
import { serveSite } from '../../xtask/site-server.mjs';
import { PLACES } from '../e2e/screens.mjs';
import { BROWSERS, start } from './drivers.mjs';

const PATIENCE = 20_000;
let site;

before(async () => (site = await serveSite({ base: '/some/where/' })));
after(() => site.stop());

for (const [name, browser] of Object.entries(BROWSERS)) {
  describe(name, { skip: !browser.binary && 'not on this system' }, () => {
    let driver, end;
    before(async () => ({ driver, end } = await start(browser)));
    after(() => end?.());

    const find = (selector) => driver.wait(until.elementLocated(By.css(selector)), PATIENCE, `looking for ${selector}`);
    /** A control that does something now. */
    const working = (action) => find(`[data-action="${action}"]:not([disabled], [aria-disabled="true"])`);
    const press = async (action) => (await working(action)).click();
    /** A square is a group of an SVG, which WebKit's driver cannot press by itself. */
    const pressSquare = async (name) => {
      const { x, y, width, height } = await driver.executeScript(
        'return arguments[0].getBoundingClientRect().toJSON()',
        await find(`[data-square="${name}"]`),
      );
      await driver.actions().move({ x: Math.round(x + width / 2), y: Math.round(y + height / 2) }).click().perform();
    };
    /** Opens a link in a document of its own. */
    const open = async (hash) => {
      await driver.get('about:blank');
      await driver.get(site.address + hash);
      await find('main');
    };
    const reads = (expected, what) =>
      driver.wait(async () => (await driver.getCurrentUrl()).endsWith(expected), PATIENCE, `${what}: waiting for ${expected}`);
    const counted = async () => Number(await (await find('[data-result="all"]')).getAttribute('data-value'));

    test('every screen opens from its bare link', async () => {
      for (const place of PLACES) {
        await open(`#/${place}`);
        await find(`header a[href="#/${place}"][aria-current="page"]`);
        await find('main h1, main [data-board]');
        const failures = await driver.findElements(By.css('#retry:not([hidden]), #crash:not([hidden])'));
        assert.equal(failures.length, 0, place);
      }
    });

    test('a link shows its position, and a press changes both', async () => {
      await open('#/queens?n=8&q=15863724');
      await find('[data-status="solution"]');
      assert.equal((await driver.findElements(By.css('[data-piece="queen"]'))).length, 8);
      await pressSquare('a8');
      await find('[data-status="incomplete"]');
      await reads('#/queens?n=8&q=05863724', 'after a press');
      await press('undo');
      await reads('#/queens?n=8&q=15863724', 'after undo');
    });

    test('the keyboard alone places a queen', async () => {
      await open('#/queens?n=4');
      await driver.executeScript('document.querySelector(\'[data-square="a1"]\').focus()');
      for (const key of [Key.ARROW_UP, Key.ARROW_RIGHT, Key.ENTER]) await driver.actions().sendKeys(key).perform();
      await find('[data-square="b2"][data-piece="queen"]');
    });

    test('a count ends with the published number', async () => {
      await open('#/solutions?n=13&view=count');
      await find('[data-result="all"][data-value="73712"][data-state="done"]');
      await find('[data-result="fundamental"][data-value="9233"]');
    });

    test('a count is stored over a reload, and continues', async () => {
      await open('#/solutions?n=18&view=count');
      await press('count');
      await driver.wait(async () => (await counted()) > 0, PATIENCE, 'counting');
      await press('pause');
      await find('[data-result="all"][data-state="paused"]');
      const before = await counted();
      await driver.navigate().refresh();
      await find('[data-result="all"][data-state="paused"]');
      assert.equal(await counted(), before);
      await press('resume');
      await driver.wait(async () => (await counted()) > before, PATIENCE, 'counting');
      await press('cancel');
    });

    test('a tour is found and played', async () => {
      await open('#/tour?size=8x8&start=a1&make=closed');
      await find('[data-status="closed-tour"]');
      await find('[data-square="a1"][data-visited="1"]');
    });

    test('a program is written in the editor, with colours, and its link has it', async () => {
      await open('#/search?program=own');
      const host = await find('.code-editor');
      const inside = (script) => driver.wait(() => driver.executeScript(`return ${script}`, host), PATIENCE, `waiting for ${script}`);
      const shadow = 'arguments[0].shadowRoot';
      await inside(`(${shadow}?.querySelector('[data-own="source"]')?.focus(), ${shadow}?.activeElement)`);
      await driver.actions().sendKeys('for i in range(8):', Key.ENTER, 'print(i)').perform();
      await inside(`${shadow}.querySelectorAll('.cm-line').length === 2`);
      await inside(`${shadow}.querySelectorAll('.cm-line')[1].textContent === '    print(i)'`);
      // The keyword has another colour than the name beside it.
      await inside(`getComputedStyle(${shadow}.querySelector('.cm-line span')).color !== getComputedStyle(${shadow}.querySelector('.cm-line')).color`);
      await driver.wait(async () => (await driver.getCurrentUrl()).includes('source='), PATIENCE, 'waiting for the link');
    });

    test('the search steps', async () => {
      await open('#/search?n=4');
      await press('step');
      await working('back');
    });
  });
}
