// The options with which Chromium is started, for the tests and for pictures.

const chromium = process.env.CHROMIUM || '/usr/bin/chromium';

/** Launch options for Playwright. `CHROMIUM` names the program; `cargo xtask` sets it. */
export const launchOptions = {
  executablePath: chromium,
  args: [
    '--headless',
    '--no-sandbox', // Containers give root no sandbox.
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};

/**
 * Without the window around a page: the same engine with half the work. `HEADLESS_SHELL` names the program, if there is
 * one.
 */
export const pageAlone = { ...launchOptions, executablePath: process.env.HEADLESS_SHELL || chromium };
