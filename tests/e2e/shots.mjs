// Pictures of screens of the built site, in target/shots/: narrow and wide, light and dark.
//   cargo xtask shots ['#/queens?n=8' ...]
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { serveSite } from '../../xtask/site-server.mjs';
import { launchOptions } from './chromium.mjs';

const screens = ['', '#/queens', '#/solutions', '#/search', '#/construct', '#/tour', '#/boards', '#/duel'];
const sizes = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];
const folder = fileURLToPath(new URL('../../target/shots/', import.meta.url));

const fileName = (hash) => hash.replace(/[^a-z0-9]+/gi, '-').replace(/^-|-$/g, '').slice(0, 60) || 'home';

const hashes = process.argv.length > 2 ? process.argv.slice(2) : screens;
mkdirSync(folder, { recursive: true });
const site = await serveSite();
const browser = await chromium.launch(launchOptions);
for (const hash of hashes) {
  for (const viewport of sizes) {
    for (const colorScheme of ['light', 'dark']) {
      const page = await browser.newPage({ viewport, colorScheme, locale: 'en-GB' });
      page.on('console', (message) => message.type() === 'error' && console.log(`${hash}: ${message.text()}`));
      await page.goto(site.address + hash, { waitUntil: 'networkidle' });
      const path = `${folder}${fileName(hash)}-${viewport.width}-${colorScheme}.png`;
      await page.screenshot({ path, fullPage: true });
      console.log(path);
      await page.close();
    }
  }
}
await browser.close();
site.stop();
