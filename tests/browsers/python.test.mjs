// The engine of visitors' Python programs in every browser: it loads under the site's policy, records a program, and calls
// within calls end with Python's own error before the browser's stack ends.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { deflateRawSync } from 'node:zlib';
import { By, until } from 'selenium-webdriver';
import { serveSite } from '../../xtask/site-server.mjs';
import { BROWSERS, start } from './drivers.mjs';

/** Programs that call without end, each in a way of its own. */
const ENDLESS = {
  'plain calls': 'def go(n):\n    return go(n + 1)\n\n\ngo(0)\n',
  'calls by a key': 'def go(n):\n    return sorted([2, 1], key=lambda x: go(n + 1))\n\n\ngo(0)\n',
  generators: 'def go(n):\n    yield from go(n + 1)\n\n\nlist(go(0))\n',
  'comparisons of objects': 'class A:\n    def __eq__(self, other):\n        return self == other\n\n\nA() == 1\n',
};
const QUEENS = `
def place(columns, n):
    if len(columns) == n:
        return 1
    return sum(place(columns + [c], n) for c in range(n) if all(c != d and abs(c - d) != len(columns) - i
                                                                for i, d in enumerate(columns)))


print(place([], 6), "solutions")
`;

const PATIENCE = 60_000;

/** A text as links have it. */
const packed = (text) => deflateRawSync(text).toString('base64url');

/** Runs in the page: the worker's messages, as lists of bytes, until the last one or an error. */
const run = (bytes, done) => {
  /** The message that some variables are not recorded. */
  const PARTIAL = 6;
  const meta = document.querySelector('meta[name="worker_python"]');
  const worker = new Worker(meta.content, { type: 'module' });
  const messages = [];
  const end = (error) => {
    worker.terminate();
    done({ messages, error });
  };
  worker.onerror = ({ message }) => end(message);
  worker.onmessage = ({ data }) => {
    // The share of the program that has arrived.
    if (data.share !== undefined) return;
    messages.push([...data]);
    if (data[0] === 0) worker.postMessage(new Uint8Array(bytes));
    else if (data[0] > 2 && data[0] !== PARTIAL) end();
  };
};

/** The message `Run` of `own/recording/src/protocol.rs`. */
function message(source) {
  const number = (n) => (n < 128 ? [n] : [(n & 127) | 128, ...number(n >> 7)]);
  const text = Buffer.from(source);
  const [protocol, noInput, noArguments] = [3, 0, 0];
  const limits = [1_000_000, 16 << 20, 250].flatMap(number);
  return [protocol, ...number(text.length), ...text, noInput, noArguments, ...limits];
}

const site = await serveSite({ base: '/some/where/' });
after(() => site.stop());
const page = await (await fetch(site.address)).text();
const isThere = page.includes('<meta name="worker_python"');

for (const [name, browser] of Object.entries(BROWSERS)) {
  const skip = (!isThere && 'the site has no engine') || (!browser.binary && 'not on this system');
  describe(name, { skip }, () => {
    let driver, end;
    before(async () => {
      ({ driver, end } = await start(browser));
      await driver.manage().setTimeouts({ script: PATIENCE });
      await driver.get(site.address);
    });
    after(() => end?.());

    const ran = async (source) => {
      const script = `return (${run})(arguments[0], arguments[1])`;
      const { messages, error } = await driver.executeAsyncScript(script, message(source));
      assert.equal(error ?? undefined, undefined);
      return messages.map((bytes) => Buffer.from(bytes).toString('latin1'));
    };

    test('a program is recorded', async () => {
      const messages = await ran(QUEENS);
      // A piece may end within the printed line: the next one begins with some bytes and a print of its own.
      const pieces = messages.filter((text) => text.startsWith('\x01'));
      assert.match(pieces.join(''), /4.{0,9} .{0,9}solutions.{0,9}\n/s);
    });

    test('the page runs a program, finds its board, and judges it', async () => {
      await driver.get(`${site.address}#/search?program=own`);
      const find = (selector) => driver.wait(until.elementLocated(By.css(selector)), PATIENCE, `looking for ${selector}`);
      const choose = 'arguments[0].value = "generator"; arguments[0].dispatchEvent(new Event("change", { bubbles: true }))';
      await driver.executeScript(choose, await find('[data-action="own-begin"]'));
      // WebKitGTK's driver does not press what lies below the window.
      await driver.executeScript('arguments[0].click()', await find('[data-action="run"]:not([aria-disabled])'));
      await find('[data-own-state="ended"]');
      await find('[data-own-board="queens"]');
      await find('[data-own-verdict="right"]');
      await find('[data-result="own-solutions"][data-value="4"]');
    });

    test('a program of a set is run, and solves its task', async () => {
      const program = packed(`${QUEENS.replace('return 1', 'print(*columns)\n        return 1')}`);
      const set = packed(`KEY-0000 Set\n#/search?program=own&source=${program}&task=program&n=6 Queens`);
      await driver.get(`${site.address}#/lessons?tasks=${set}`);
      const find = (selector) => driver.wait(until.elementLocated(By.css(selector)), PATIENCE, `looking for ${selector}`);
      const press = async (selector) => driver.executeScript('arguments[0].click()', await find(selector));
      await press('.set a');
      await find('[data-task-state="open"]');
      await press('[data-action="run"]:not([aria-disabled])');
      await find('[data-task-state="solved"]');
      await press('.program-task a[href*="tasks="]');
      await find('.set [data-kept="solved"]');
    });

    for (const [way, source] of Object.entries(ENDLESS)) {
      test(`${way} end with Python's own error`, async () => {
        assert.ok((await ran(source)).at(-1).includes('RecursionError'));
      });
    }
  });
}
