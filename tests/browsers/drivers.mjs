// Firefox and WebKitGTK, each steered by its own WebDriver.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Builder, Capabilities } from 'selenium-webdriver';
import { freePort } from '../hosting/ports.mjs';

const { FIREFOX, MINIBROWSER, WEBKIT_DRIVER } = process.env;

/**
 * Each browser: its program, if it is installed, the command that starts its driver at a port, and the settings of a session.
 */
export const BROWSERS = {
  Firefox: {
    binary: FIREFOX,
    driver: (port) => ['geckodriver', '--port', port],
    capabilities: { browserName: 'firefox', 'moz:firefoxOptions': { args: ['-headless'], binary: FIREFOX } },
  },
  WebKitGTK: {
    binary: MINIBROWSER,
    // It draws nothing if it has no screen.
    driver: (port) => ['xvfb-run', '--auto-servernum', WEBKIT_DRIVER, `--port=${port}`],
    capabilities: { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': { args: ['--automation'], binary: MINIBROWSER } },
  },
};

/** Starts a browser; resolves to its `driver` and to what ends both. */
export async function start({ driver: command, capabilities }) {
  const port = await freePort();
  const [program, ...options] = command(String(port));
  const child = spawn(program, options, { stdio: 'ignore', detached: true });
  const failed = once(child, 'error').then(([error]) => Promise.reject(error));
  const stop = () => process.kill(-child.pid);
  try {
    await Promise.race([listening(port), failed]);
    const driver = await new Builder()
      .usingServer(`http://127.0.0.1:${port}`)
      .withCapabilities(new Capabilities(capabilities))
      .build();
    return { driver, end: () => driver.quit().finally(stop) };
  } catch (problem) {
    stop();
    throw problem;
  }
}

async function listening(port) {
  for (let tries = 0; tries < 200; tries++) {
    const answer = await fetch(`http://127.0.0.1:${port}/status`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((later) => setTimeout(later, 100));
  }
  throw new Error(`the driver does not answer at port ${port}`);
}
