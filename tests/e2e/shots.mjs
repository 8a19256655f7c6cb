// Pictures of screens of the built site, light and dark: in target/shots/ to look at them, narrow and wide and whole; or
// with --docs those of README and docs/screens.md, in docs/screens/.
//   cargo xtask shots ['#/queens?n=8' ...]
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { serveSite } from '../../xtask/site-server.mjs';
import { launchOptions } from './chromium.mjs';
import { PLACES } from './screens.mjs';

const screens = ['', ...PLACES.map((place) => `#/${place}`)];
const sizes = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];

/** The pictures of docs/screens.md, of which README has the first: each screen with something in it, and what is done before the picture is taken. */
const inDocs = [
  ['board', '#/queens?n=8&q=15863724'],
  ['solutions', '#/solutions'],
  ['search', '#/search?n=6&step=120'],
  ['construct', '#/construct?n=14'],
  ['tour', '#/tour?size=8x8&start=a1&make=closed'],
  ['boards', '#/boards?size=4x6'],
  ['duel', '#/duel?size=8x8&start=d4&moves=1742'],
  ['about', '#/about'],
  ['puzzles', '#/puzzles?n=8&kind=regions&rule=chess&grade=2&seed=7'],
  ['lessons', '#/search?n=4&algorithm=arrays&step=17&lesson=backtracking.2'],
];

const fileName = (hash) => hash.replace(/[^a-z0-9]+/gi, '-').replace(/^-|-$/g, '').slice(0, 60) || 'home';
const folderOf = (path) => {
  const folder = fileURLToPath(new URL(path, import.meta.url));
  mkdirSync(folder, { recursive: true });
  return folder;
};

const site = await serveSite();
const browser = await chromium.launch(launchOptions);

async function take(hash, path, options, fullPage) {
  const page = await browser.newPage({ ...options, locale: 'en-GB' });
  page.on('console', (message) => message.type() === 'error' && console.log(`${hash}: ${message.text()}`));
  await page.goto(site.address + hash, { waitUntil: 'networkidle' });
  await page.screenshot({ path, fullPage });
  console.log(path);
  await page.close();
}

const asked = process.argv.slice(2);
if (asked[0] === '--docs') {
  const folder = folderOf('../../docs/screens/');
  for (const [name, hash] of inDocs) {
    for (const colorScheme of ['light', 'dark']) {
      await take(hash, `${folder}${name}-${colorScheme}.png`, { viewport: { width: 1040, height: 650 }, colorScheme });
    }
  }
} else {
  const folder = folderOf('../../target/shots/');
  for (const hash of asked.length > 0 ? asked : screens) {
    for (const viewport of sizes) {
      for (const colorScheme of ['light', 'dark']) {
        const path = `${folder}${fileName(hash)}-${viewport.width}-${colorScheme}.png`;
        await take(hash, path, { viewport, colorScheme }, true);
      }
    }
  }
}
await browser.close();
site.stop();
