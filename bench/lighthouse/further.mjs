// Measures how long a further screen takes on a slow line, from the press of its link to its heading: with nothing of
// it fetched beforehand (as for visitors who save data), and with its program and texts fetched, as a page at rest does it for
// the first screen of each door.
import { chromium } from '@playwright/test';
import screens from '../../static/screens.json' with { type: 'json' };
import { launchOptions } from '../../tests/e2e/chromium.mjs';

/** 1.6 Mbit/s, and 150 ms until an answer begins. */
const LINE = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 };

/** Whether a screen is the first of its door, and not that of the bare address. */
const isFetchedAtRest = ({ door }, at, all) => door && all.findIndex((other) => other.door === door) === at;

/** The milliseconds until each such screen but the first is shown, from a first visit to the start: `[name, ms]`. */
export async function furtherScreens(address, { prefetched }) {
  const browser = await chromium.launch(launchOptions);
  try {
    const times = [];
    const further = screens.filter(prefetched ? isFetchedAtRest : ({ within }) => !within).slice(1);
    for (const { name } of further) {
      const context = await browser.newContext({ serviceWorkers: 'block' });
      const page = await context.newPage();
      if (!prefetched) await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
      await page.goto(address);
      await page.locator('main h1').first().waitFor({ state: 'attached' });
      await page.waitForLoadState('networkidle');
      const session = await context.newCDPSession(page);
      await session.send('Network.emulateNetworkConditions', LINE);
      times.push([name, await timeTo(page, name)]);
      await context.close();
    }
    return times;
  } finally {
    await browser.close();
  }
}

/** The time from the press of its link to its heading. */
const timeTo = (page, name) =>
  page.evaluate(async (name) => {
    const heading = () => document.querySelector('main h1')?.textContent;
    const first = heading();
    const began = performance.now();
    location.hash = `#/${name}`;
    while ([first, undefined].includes(heading())) await new Promise(requestAnimationFrame);
    return performance.now() - began;
  }, name);
