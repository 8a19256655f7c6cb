// The site that is in dist/, served in a folder as a plain static host would. Run by `cargo xtask test e2e`.
import { defineConfig } from '@playwright/test';
import { launchOptions } from './chromium.mjs';

const port = Number(process.env.BEZZEL_E2E_PORT ?? 8137);
const base = '/some/where/';
const address = `http://localhost:${port}${base}`;

export default defineConfig({
  testDir: '.',
  outputDir: '../../target/e2e',
  // What screen readers are told, as it was found right.
  snapshotPathTemplate: '{testDir}/golden/{arg}{ext}',
  // Two browsers at once make timings on a small machine mean nothing.
  workers: 1,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  timeout: 30_000,
  use: {
    baseURL: address,
    browserName: 'chromium',
    locale: 'en-GB',
    launchOptions,
    // A sixth of the time, for pictures that nobody finds on a machine that is thrown away.
    trace: process.env.CI ? 'off' : 'retain-on-failure',
    // Each would load all of the site beside the test; offline.spec.ts is about it.
    serviceWorkers: 'block',
  },
  webServer: {
    command: `node ../../xtask/site-server.mjs --port ${port} --base ${base}`,
    url: address,
    reuseExistingServer: false,
  },
});
