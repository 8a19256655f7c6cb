// The package for the web answers each case in a browser as it should, without a bundler and under a strict policy.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { after, before, test } from 'node:test';
import { chromium } from '@playwright/test';
import { CASES } from './cases.mjs';

const SITE = 'https://package.test/';
const PAGE = '<!doctype html><script type="module" src="run.mjs"></script>';
const RUN = `
  import start, * as solver from './bezzel_solver.js';
  import { CASES, outcome } from './cases.mjs';
  await start();
  window.report(Object.fromEntries(Object.entries(CASES).map(([name, [call]]) => [name, outcome(() => call(solver))])));
`;
const TYPES = { js: 'text/javascript', mjs: 'text/javascript', wasm: 'application/wasm', html: 'text/html' };

let browser;
let outcomes;

before(async () => {
  browser = await chromium.launch({ executablePath: process.env.CHROMIUM, args: ['--no-sandbox', '--disable-gpu'] });
  const page = await browser.newPage();
  await page.route(`${SITE}**`, async (route) => {
    const name = new URL(route.request().url()).pathname.slice(1) || 'index.html';
    await route.fulfill({
      body: await content(name),
      contentType: TYPES[name.split('.').at(-1)],
      headers: { 'content-security-policy': "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'" },
    });
  });
  const reported = new Promise((resolve) => page.exposeFunction('report', resolve));
  await page.goto(SITE);
  outcomes = await reported;
});

after(() => browser?.close());

for (const [name, [, expected]] of Object.entries(CASES)) {
  test(`in a browser, ${name}`, () => assert.equal(outcomes[name], expected));
}

function content(name) {
  if (name === 'index.html') return PAGE;
  if (name === 'run.mjs') return RUN;
  const place = name === 'cases.mjs' ? `./${name}` : `../../target/package/web/${name}`;
  return readFile(new URL(place, import.meta.url));
}
