// Chromium with a site of files that a test names, under a strict policy.
import { readFile } from 'node:fs/promises';
import { chromium } from '@playwright/test';

const SITE = 'https://package.test/';
const TYPES = { html: 'text/html', js: 'text/javascript', mjs: 'text/javascript', wasm: 'application/wasm' };
const POLICY = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'";

export const launch = () =>
  chromium.launch({ executablePath: process.env.CHROMIUM, args: ['--no-sandbox', '--disable-gpu'] });

/**
 * Opens a site. `find` gives the text of a file, or the URL where it is, or nothing; `wrong` gathers what the browser complains of,
 * and `reported` is what the site's scripts hand to `report`, or the first error of theirs.
 */
export async function open(browser, find) {
  const page = await browser.newPage();
  const wrong = [];
  page.on('pageerror', (error) => wrong.push(error.message));
  page.on('console', (message) => message.type() === 'error' && wrong.push(message.text()));
  const reported = new Promise((resolve, reject) => {
    page.exposeFunction('report', resolve);
    page.on('pageerror', reject);
  });
  reported.catch(() => {});
  await page.route(`${SITE}**`, async (route) => {
    const name = new URL(route.request().url()).pathname.slice(1) || 'index.html';
    const found = await find(name);
    const body = found instanceof URL ? await readFile(found) : found;
    if (body === undefined) return route.fulfill({ status: 404 });
    const contentType = TYPES[name.split('.').at(-1)];
    return route.fulfill({ body, contentType, headers: { 'content-security-policy': POLICY } });
  });
  await page.goto(SITE);
  return { page, wrong, reported };
}

/** Cancels a count once it has reported its progress three times. Gives the name of its error, and the milliseconds until then. */
export const cancelledCount = (page) => page.evaluate(async () => {
  const stop = new AbortController();
  let count;
  let reports = 0;
  await new Promise((counting) => {
    const onProgress = () => ++reports === 3 && counting();
    count = window.solver.countQueensAsync(20, { workers: 2, signal: stop.signal, onProgress });
  });
  const asked = performance.now();
  stop.abort();
  const { name } = await count.catch((error) => error);
  return { name, delay: performance.now() - asked };
});
