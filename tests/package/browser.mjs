// Chromium with a site of files that a test names, under a strict policy.
import { readFile } from 'node:fs/promises';
import { chromium } from '@playwright/test';

const SITE = 'https://package.test/';
const TYPES = { css: 'text/css', html: 'text/html', js: 'text/javascript', mjs: 'text/javascript', wasm: 'application/wasm' };
const POLICY = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'";

export const launch = () =>
  chromium.launch({ executablePath: process.env.CHROMIUM, args: ['--no-sandbox', '--disable-gpu'] });

/**
 * Opens a site, and waits for what its scripts hand to `report`. `find` gives the text of a file or the URL where it is.
 */
export async function open(browser, find) {
  const page = await browser.newPage();
  const wrong = [];
  page.on('pageerror', (error) => wrong.push(error.message));
  page.on('console', (message) => message.type() === 'error' && wrong.push(message.text()));
  await page.route(`${SITE}**`, async (route) => {
    const name = new URL(route.request().url()).pathname.slice(1) || 'index.html';
    const found = await find(name);
    const body = found instanceof URL ? await readFile(found).catch(() => undefined) : found;
    const headers = { 'content-security-policy': POLICY };
    const contentType = TYPES[name.split('.').at(-1)] ?? 'text/plain';
    await route.fulfill(body === undefined ? { status: 404, body: '' } : { body, contentType, headers });
  });
  const reported = new Promise((resolve) => page.exposeFunction('report', resolve));
  const failed = new Promise((_, reject) => page.on('pageerror', reject));
  await page.goto(SITE);
  return { page, wrong, report: await Promise.race([reported, failed]) };
}
