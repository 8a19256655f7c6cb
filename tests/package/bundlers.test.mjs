// Vite and webpack make a page of the package that works, workers and all, under a strict policy.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { build, createServer } from 'vite';
import webpack from 'webpack';
import { launch, open } from './browser.mjs';
import { copied } from './examples.mjs';

let browser;
let folder;

before(async () => {
  folder = copied('vite');
  browser = await launch();
});
after(() => browser.close());

test('Vite', async () => {
  await build({ root: folder, logLevel: 'warn' });
  await works(`${folder}dist/`);
});

test('Vite while one develops', async () => {
  const server = await createServer({ root: folder, logLevel: 'warn', server: { port: 0, host: '127.0.0.1' } });
  try {
    await server.listen();
    const page = await browser.newPage();
    await page.goto(server.resolvedUrls.local[0]);
    await counts(page);
  } finally {
    await server.close();
  }
});

test('webpack', async () => {
  const output = `${folder}packed/`;
  const compiler = webpack({
    mode: 'production',
    context: folder,
    entry: './main.js',
    // webpack warns of 375 KiB of wasm.
    performance: { hints: false },
    output: { path: output, filename: 'main.js', publicPath: '' },
  });
  const stats = await new Promise((resolve, reject) =>
    compiler.run((error, stats) => (error ? reject(error) : resolve(stats))),
  );
  assert.deepEqual([...stats.compilation.errors, ...stats.compilation.warnings].map(String), []);
  const page = readFileSync(`${folder}index.html`, 'utf8').replace('src="/main.js"', 'src="main.js"');
  await works(output, page);
});

/** Opens a built page; its text, if it is not in the folder. */
async function works(output, text) {
  const { page, wrong } = await open(browser, (name) =>
    text && name === 'index.html' ? text : new URL(name, pathToFileURL(output)),
  );
  await counts(page);
  assert.deepEqual(wrong, []);
}

async function counts(page) {
  await page.getByRole('button', { name: 'Count' }).click();
  await page.locator('#answer').filter({ hasText: '365596 (45752 fundamental)' }).waitFor();
  assert.equal((await page.locator('#one').textContent()).split(' ').length, 14);
}
