// Has the built site count with two workers, and prints a line of JSON for each case, with how long processors worked for
// them (on Linux, which tells the times of threads). Called by `cargo xtask bench`:
//   node xtask/bench/site.mjs two-workers:queen:19 ...
import { readdirSync, readFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { launchOptions } from '../../tests/e2e/chromium.mjs';
import { serveSite } from '../site-server.mjs';

/** The threads of all workers in all browsers of this machine, as their folders under /proc. */
function workerThreads() {
  const entries = (folder) => {
    try {
      return readdirSync(folder).filter((name) => /^\d+$/.test(name)).map((name) => `${folder}/${name}`);
    } catch {
      return []; // The process has ended meanwhile.
    }
  };
  const isWorker = (thread) => readFileSync(`${thread}/comm`, 'utf8').startsWith('DedicatedWorker');
  return entries('/proc').flatMap((process) => entries(`${process}/task`)).filter((thread) => {
    try {
      return isWorker(thread);
    } catch {
      return false;
    }
  });
}

/** How long processors have worked for all workers, in milliseconds; null where the system does not tell. */
function processorTime() {
  if (process.platform !== 'linux') return null;
  const nanoseconds = workerThreads().map((thread) => Number(readFileSync(`${thread}/schedstat`, 'utf8').split(' ')[0]));
  return nanoseconds.reduce((sum, time) => sum + time, 0) / 1e6;
}

const { address, stop } = await serveSite();
const browser = await chromium.launch(launchOptions);
for (const text of process.argv.slice(2)) {
  const [, piece, n] = text.split(':');
  const page = await browser.newPage({ serviceWorkers: 'block' });
  await page.addInitScript(() => Object.defineProperty(navigator, 'hardwareConcurrency', { value: 2 }));
  await page.goto(`${address}#/solutions?n=${n}&piece=${piece}&view=count`);
  const start = page.locator('[data-action="count"]');
  await start.waitFor();
  const before = processorTime();
  const began = performance.now();
  await start.click();
  const all = page.locator('[data-result="all"][data-state="done"]');
  await all.waitFor({ timeout: 600_000 });
  const milliseconds = performance.now() - began;
  // Of threads that began meanwhile, all of the time counts.
  const after = processorTime();
  console.log(JSON.stringify({
    case: text,
    total: await all.getAttribute('data-value'),
    milliseconds,
    bytes: null,
    processor: after === null ? null : after - before,
  }));
  await page.close();
}
await browser.close();
stop();
