// Runs cases of the bench in Chromium, each in a worker of its own, and prints a line of JSON for each; before them, one
// about the machine. Called by `cargo xtask bench`:
//   node xtask/bench/run.mjs FOLDER simd-count:queen:16 plain-search:queen:14 javascript:queen:14 ...
import { createServer } from 'node:http';
import os from 'node:os';
import { chromium } from '@playwright/test';
import sirv from 'sirv';
import { launchOptions } from '../../tests/e2e/chromium.mjs';

const [folder, ...cases] = process.argv.slice(2);

const server = createServer(sirv(folder, { dev: true }));
await new Promise((listening) => server.listen(0, 'localhost', listening));
const browser = await chromium.launch(launchOptions);
console.log(JSON.stringify({
  cpu: os.cpus()[0].model.trim(),
  cores: os.availableParallelism(),
  system: `${os.type()} ${os.arch()}`,
  load: os.loadavg()[0],
  date: new Date().toISOString().slice(0, 10),
  chromium: browser.version(),
}));

const page = await browser.newPage();
await page.goto(`http://localhost:${server.address().port}/`);
for (const text of cases) {
  const timed = await page.evaluate((asked) => new Promise((resolve, reject) => {
    const worker = new Worker('worker.js', { type: 'module' });
    worker.onerror = (event) => reject(new Error(event.message ?? 'the worker does not load'));
    worker.onmessage = ({ data }) => {
      worker.terminate();
      resolve(data);
    };
    worker.postMessage(asked);
  }), text);
  console.log(JSON.stringify(timed));
}
await browser.close();
server.close();
