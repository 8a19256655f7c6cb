// How Chromium is started: for the tests and for pictures.

/** Launch options for Playwright. `CHROMIUM` names the program; `cargo xtask` sets it. */
export const launchOptions = {
  executablePath: process.env.CHROMIUM || '/usr/bin/chromium',
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

/** With WebGPU, for which a program plays the graphics processor: SwiftShader, which is part of Chromium. */
export const withGraphics = { ...launchOptions, args: [...launchOptions.args, '--enable-unsafe-webgpu'] };
