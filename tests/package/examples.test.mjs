// What the documentation shows is so: each function has an example, and all of them run.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync } from 'node:fs';
import { after, before, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import * as solver from 'bezzel-solver';
import { launch, open } from './browser.mjs';
import { PACKAGE, copied } from './examples.mjs';

const AsyncFunction = (async () => {}).constructor;
const types = readFileSync(`${PACKAGE}index.d.ts`, 'utf8');
/** A comment, and the declaration below it. */
const DOCUMENTED = /\/\*\*\n((?: \*.*\n)+?) \*\/\nexport (?:function|class) (\w+)/g;
const examples = new Map(Array.from(types.matchAll(DOCUMENTED), ([, comment, name]) => [name, example(comment)]));

test('each function is documented', () => {
  const { default: _, NoTour: shownByTour, ...functions } = solver;
  assert.deepEqual([...examples.keys()].filter((name) => name !== shownByTour.name).sort(), Object.keys(functions).sort());
});

for (const [name, lines] of examples) {
  if (name === 'NoTour') continue;
  test(`the example of ${name}`, async () => {
    const checks = lines.filter((line) => line.startsWith('same('));
    assert.ok(checks.length > 0, 'it shows what comes of it');
    await new AsyncFunction('imported', 'same', lines.join('\n'))(solver, same);
  });
}

test('the example for Node.js', () => {
  const output = execFileSync(process.execPath, [`${copied('node')}count.mjs`, '12'], { stdio: ['ignore', 'pipe', 'ignore'] });
  assert.equal(output.toString(), '12 queens: 14200 solutions, 1787 of them fundamental\n');
});

let browser;
before(async () => (browser = await launch()));
after(() => browser.close());

test('the example for a page', async () => {
  const folder = copied('page');
  cpSync(PACKAGE, `${folder}bezzel-solver`, { recursive: true });
  const { page, wrong } = await open(browser, (name) => new URL(name, pathToFileURL(folder)));
  const board = page.locator('#board');
  await board.filter({ hasText: '64' }).waitFor();
  const numbers = (await board.textContent()).split(/\s+/).filter(Boolean).map(Number);
  assert.deepEqual(numbers.toSorted((a, b) => a - b), Array.from({ length: 64 }, (_, index) => index + 1));
  assert.deepEqual(wrong, []);
});

/** The lines of a comment's example, those that show a value as checks of it. */
function example(comment) {
  const [, code = ''] = /```js\n([\s\S]*?) \* ```/.exec(comment) ?? [];
  return code
    .split('\n')
    .map((line) => line.replace(/^ \* ?/, ''))
    .map((line) => line.replace(/^import (\w+), \{(.*)\} from .*$/, 'const { default: $1, $2 } = imported;'))
    .map((line) => line.replace(/^import \{(.*)\} from .*$/, 'const { $1 } = imported;'))
    .map((line) => line.replace(/^(?!const |let )(\S.*); \/\/ (.*)$/, 'same(await ($1), ($2));'));
}

function same(actual, expected) {
  assert.deepEqual(plain(actual), plain(expected));
}

/** The same value with arrays in the place of typed arrays. */
function plain(value) {
  if (Array.isArray(value) || ArrayBuffer.isView(value)) return Array.from(value, plain);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, plain(each)]));
}
