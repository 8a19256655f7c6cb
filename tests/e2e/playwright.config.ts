// The site that is in dist/, served in a folder as a plain static host would. Each project is a suite of `cargo xtask test`.
import { defineConfig } from '@playwright/test';
import { launchOptions, pageAlone } from './chromium.mjs';
import type { Options } from './fixtures';

const port = Number(process.env.BEZZEL_E2E_PORT ?? 8137);
const base = '/some/where/';
const address = `http://localhost:${port}${base}`;

export default defineConfig<Options>({
  projects: [
    { name: 'e2e', testDir: '.', testIgnore: /\/e2e\/\w+\// },
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
  forbidOnly: Boolean(process.env.CI),
  // A test that passes only when it is tried again has a fault.
  retries: 0,
  failOnFlakyTests: true,
  reporter: 'list',
  // Machines that run all tests at once are slow at times; how fast the page is, the timed tests say.
  timeout: 60_000,
  expect: { timeout: 25_000 },
  use: {
    baseURL: address,
    browserName: 'chromium',
    locale: 'en-GB',
    launchOptions: pageAlone,
    // A sixth of the time: to look into a failure, run the test with `--trace on`.
    trace: 'off',
    // Each would load all of the site beside the test; faults/offline.spec.ts is about it.
    serviceWorkers: 'block',
  },
  webServer: {
    command: `node ../../xtask/site-server.mjs --port ${port} --base ${base}`,
    url: address,
    reuseExistingServer: false,
  },
});
