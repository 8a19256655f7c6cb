// Timing the built site, which counts with two workers; and how long processors worked for them (on Linux, which reports the
// times of threads).
import { readFileSync, readdirSync } from 'node:fs';
import { serveSite } from '../xtask/site-server.mjs';

/** Has the site time cases. */
export async function timeOnSite(browser, cases, enter) {
  const { address, stop } = await serveSite();
  for (const name of cases) {
    const [, piece, n] = name.split(':');
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
    // If a thread began meanwhile, all of its time counts.
    const processor = before === null ? null : processorTime() - before;
    enter({ case: name, total: await all.getAttribute('data-value'), milliseconds, processor });
    await page.close();
  }
  stop();
}

/** The milliseconds that processors have worked for all workers; null if the system does not report it. */
function processorTime() {
  if (process.platform !== 'linux') return null;
  const workedFor = (thread) => Number(readFileSync(`${thread}/schedstat`, 'utf8').split(' ')[0]);
  const nanoseconds = workerThreads().map(workedFor);
  return nanoseconds.reduce((sum, time) => sum + time, 0) / 1e6;
}

/** The threads of all workers in all browsers of this machine, as their folders under /proc. */
function workerThreads() {
  const entries = (folder) => {
    try {
      return readdirSync(folder).filter((name) => /^\d+$/.test(name)).map((name) => `${folder}/${name}`);
    } catch {
      return []; // The process has ended meanwhile.
    }
  };
  const isWorker = (thread) => {
    try {
      return readFileSync(`${thread}/comm`, 'utf8').startsWith('DedicatedWorker');
    } catch {
      return false;
    }
  };
  return entries('/proc').flatMap((process) => entries(`${process}/task`)).filter(isWorker);
}
