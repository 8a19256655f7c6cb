// The site that is in dist/, served in a folder as a plain static host would. Each project is a suite of `cargo xtask test`.
import { defineConfig } from '@playwright/test';
import { launchOptions, pageAlone } from './chromium.mjs';
import type { Options } from './fixtures';

// The system chooses the port; the server's first line says which, below.
const port = process.env.BEZZEL_E2E_PORT ?? 0;
const base = '/some/where/';
// Nobody watches: one run shall find as much as it can.
const isCi = Boolean(process.env.CI);
// In milliseconds: as long as a page on a busy machine may take to show something, or to have something that can be pressed.
const PATIENCE = 25_000;
const address = `http://localhost:${port}${base}`;

export default defineConfig<Options>({
  projects: [
    { name: 'e2e', testDir: '.', testIgnore: '**/tests/e2e/*/**' },
    { name: 'screens', testDir: 'screens' },
    { name: 'faults', testDir: 'faults' },
    // What is measured while the machine does something else as well says little of the page: these run one by one.
    { name: 'timed', testDir: 'timed', workers: 1, use: { launchOptions, fetchesAtRest: true } },
  ],
  outputDir: '../../target/e2e',
  // The texts that screen readers get, in the form that was found right.
  snapshotPathTemplate: '{testDir}/golden/{arg}{ext}',
  workers: 2,
  fullyParallel: true,
  forbidOnly: isCi,
  // A test that passes only when it is tried again has a fault. CI tries it again with a trace, to find the fault, and names it
  // at the end; it does not throw away a run of an hour for it.
  retries: isCi ? 1 : 0,
  failOnFlakyTests: !isCi,
  reporter: [['list'], ['./findings.ts']],
  // Machines that run all tests at once are slow at times; how fast the page is, the timed tests say.
  timeout: 60_000,
  expect: { timeout: PATIENCE },
  // A page that does not start fails every test: the first ones say so.
  maxFailures: isCi ? 8 : 0,
  globalTimeout: 25 * 60_000,
  use: {
    baseURL: address,
    browserName: 'chromium',
    locale: 'en-GB',
    launchOptions: pageAlone,
    actionTimeout: PATIENCE,
    navigationTimeout: PATIENCE,
    // Of every test it would be a sixth of the time: to look into a failure, run the test with `--trace on`.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    // Each would load all of the site beside the test; faults/offline.spec.ts is about it.
    serviceWorkers: 'block',
  },
  webServer: {
    command: `node ../../xtask/site-server.mjs --port ${port} --base ${base}`,
    wait: { stdout: /at http:\/\/localhost:(?<bezzel_e2e_port>\d+)/ },
    reuseExistingServer: false,
  },
});
