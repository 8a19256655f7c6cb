// Timing natively and in a browser: there the counts as wasm with and without 128-bit instructions, and plain JavaScript.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync } from 'node:fs';
import { createServer } from 'node:http';
import { createInterface } from 'node:readline';
import sirv from 'sirv';
import { run } from '../xtask/finish/run.mjs';

const TRIPLE = 'wasm32-unknown-unknown';
/** The compiler's flags for each program that is compared, beside those of all programs for a browser. */
const BUILDS = { simd: [], plain: ['-Ctarget-feature=-simd128'] };
/** The variable with flags for a browser's programs. */
const FLAGS = 'CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS';

/** Builds the programs as the page's worker is built; gives the folder with them and the page that runs them. */
export async function buildPrograms() {
  const folder = 'target/bench/page';
  for (const [name, flags] of Object.entries(BUILDS)) {
    const target = `target/bench/${name}`;
    const env = { ...process.env, [FLAGS]: [process.env[FLAGS], ...flags].filter(Boolean).join(' ') };
    const build = ['build', '--release', '--package', 'bezzel-bench', '--target', TRIPLE, '--target-dir', target];
    await run('cargo', build, { env });
    const bind = ['--target', 'web', '--no-typescript', '--out-dir', `${folder}/${name}`];
    await run('wasm-bindgen', [...bind, `${target}/${TRIPLE}/release/bezzel_bench.wasm`]);
    const program = `${folder}/${name}/bezzel_bench_bg.wasm`;
    await run('wasm-opt', ['-O3', '-o', program, program]);
  }
  cpSync('bench/page', folder, { recursive: true });
  return folder;
}

/** Has the solver's own bench time cases: it prints a line of JSON for each. */
export async function timeNatively(cases, enter) {
  const bench = ['bench', '--quiet', '--package', 'bezzel-solver', '--bench', 'cases', '--', ...cases];
  const cargo = spawn('cargo', bench, { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(cargo, 'exit');
  for await (const line of createInterface({ input: cargo.stdout })) enter(JSON.parse(line));
  const [code] = await ended;
  if (code !== 0) throw new Error(`the solver's bench ended with ${code}`);
}

/** Has a browser time cases, each in a worker of its own. */
export async function timeInBrowser(browser, folder, cases, enter) {
  const server = createServer(sirv(folder, { dev: true }));
  await new Promise((listening) => server.listen(0, 'localhost', listening));
  const page = await browser.newPage();
  await page.goto(`http://localhost:${server.address().port}/`);
  for (const name of cases) enter(await page.evaluate(timed, name));
  await page.close();
  server.close();
}

/** Runs in the page. */
const timed = (asked) =>
  new Promise((resolve, reject) => {
    const worker = new Worker('worker.js', { type: 'module' });
    worker.onerror = (event) => reject(new Error(event.message ?? 'the worker does not load'));
    worker.onmessage = ({ data }) => {
      worker.terminate();
      resolve(data);
    };
    worker.postMessage(asked);
  });
