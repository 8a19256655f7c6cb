// Counting with a graphics processor gives the same numbers, and no failure loses a part of the count.
import { violations } from '../axe';
import { expect, test } from '../fixtures';
import { action, notice, open, result } from '../page';
import { choice, choose, counted, knows, side, tamper } from './device';

const state = 'data-state';
const value = 'data-value';
const SOFTWARE = 'swiftshader';

/** The numbers of solutions (OEIS A000170) and of fundamental ones (A002562). */
const COUNTS: [number, string, string][] = [
  [8, '92', '12'],
  [9, '352', '46'],
  [10, '724', '92'],
  [11, '2680', '341'],
  [12, '14200', '1787'],
  [13, '73712', '9233'],
  [14, '365596', '45752'],
];

test('a device counts every solution', async ({ page }) => {
  // Seven counts, by a device that the processor plays: a minute where nothing else runs.
  test.setTimeout(240_000);
  await choose(page, 'gpu', SOFTWARE);
  await open(page, '#/solutions?n=16&view=count');
  await knows(page, 'gpu');
  for (const [n, all, fundamental] of COUNTS) {
    await side(page, n);
    await expect(result(page, 'fundamental')).toHaveAttribute(value, fundamental);
    await expect(result(page, 'all')).toHaveAttribute(value, all);
    await expect(counted(page)).toBeVisible();
    await expect(page.locator('[data-notice]')).toHaveCount(0);
  }
});

test('a program that plays a device is refused unless it is named', async ({ page }) => {
  await choose(page, 'gpu');
  await open(page, '#/solutions?n=16&view=count');
  await knows(page, 'gpu');
  await side(page, 12);
  await expect(result(page, 'fundamental')).toHaveAttribute(value, '1787');
  await expect(notice(page, 'gpu-software')).toContainText(/swiftshader/i);
  await expect(counted(page)).toHaveCount(0);
});

/** The faults of a device: the script that causes each, and the name of the notice about it. */
const TROUBLES: [string, string, string][] = [
  ['is not there', 'none', 'GPU.prototype.requestAdapter = async () => null;'],
  [
    'has not got what is needed',
    'refused',
    `GPUAdapter.prototype.requestDevice = async () => { throw new Error('a limit is too low'); };`,
  ],
  [
    'is lost',
    'lost',
    `const open = GPUAdapter.prototype.requestDevice;
    const submit = GPUQueue.prototype.submit;
    let device, batches = 0;
    GPUAdapter.prototype.requestDevice = async function () { return (device = await open.call(this)); };
    GPUQueue.prototype.submit = function (commands) {
      submit.call(this, commands);
      batches += 1;
      if (batches === 2) device.destroy();
    };`,
  ],
  [
    'miscounts',
    'wrong',
    `const read = GPUBuffer.prototype.getMappedRange;
    let batches = 0;
    GPUBuffer.prototype.getMappedRange = function () {
      const range = read.call(this);
      batches += 1;
      if (batches > 1) new Uint32Array(range).forEach((sum, at, sums) => (sums[at] = sum + 1));
      return range;
    };`,
  ],
];

for (const [what, name, script] of TROUBLES) {
  test(`when the device ${what}, the processor counts, and nothing is counted twice`, async ({ page }) => {
    test.slow();
    await choose(page, 'gpu', SOFTWARE);
    await tamper(page, script);
    await open(page, '#/solutions?n=16&view=count');
    await knows(page, 'gpu');
    await side(page, 14);
    await expect(result(page, 'fundamental')).toHaveAttribute(value, '45752');
    await expect(result(page, 'all')).toHaveAttribute(value, '365596');
    await expect(notice(page, `gpu-${name}`)).toBeVisible();
  });
}

test('what a device has begun, the processor ends', async ({ page }) => {
  test.slow();
  await choose(page, 'gpu', SOFTWARE);
  await open(page, '#/solutions?n=16&view=count');
  await knows(page, 'gpu');
  await action(page, 'count').click();
  await expect(counted(page)).toBeVisible();
  await action(page, 'pause').click();
  await expect(result(page, 'all')).toHaveAttribute(state, 'paused');
  const paused = Number(await result(page, 'all').getAttribute(value));
  expect(paused).toBeGreaterThan(0);
  await action(page, 'resume').click();
  expect(Number(await result(page, 'all').getAttribute(value))).toBeGreaterThanOrEqual(paused);
  await choice(page, 'processor').click();
  await expect(result(page, 'fundamental')).toHaveAttribute(value, '1846955');
  await expect(result(page, 'all')).toHaveAttribute(value, '14772512');
});

test('a count with a device is cancelled, and counted again', async ({ page }) => {
  await choose(page, 'gpu', SOFTWARE);
  await open(page, '#/solutions?n=16&view=count');
  await knows(page, 'gpu');
  await action(page, 'count').click();
  await expect(counted(page)).toBeVisible();
  await action(page, 'cancel').click();
  await expect(result(page, 'all')).toHaveAttribute(state, 'cancelled');
  await side(page, 10);
  await expect(result(page, 'fundamental')).toHaveAttribute(value, '92');
});

test('a device that is slower than the processor gives up after a probe', async ({ page }) => {
  test.slow();
  await choose(page, 'faster', SOFTWARE);
  await open(page, '#/solutions?n=17&view=count');
  await expect(page.locator('[data-choice="counter"]')).toBeVisible();
  // The choice is shown before the browser's device is known.
  await page.waitForFunction(async () => Boolean(await navigator.gpu.requestAdapter()));
  await action(page, 'count').click();
  await expect(notice(page, 'gpu-slower')).toBeVisible();
  await expect(result(page, 'all')).toHaveAttribute(value, '95815104');
});

test('without a choice the processor counts, and the browser is asked for no device', async ({ page }) => {
  await page.addInitScript('GPU.prototype.requestAdapter = async () => { window.isAsked = true; return null; };');
  await open(page, '#/solutions?n=17&view=count');
  await knows(page, 'processor');
  await action(page, 'count').click();
  await expect(result(page, 'all')).toHaveAttribute(value, '95815104');
  expect(await page.evaluate(() => 'isAsked' in window)).toBe(false);
});

test('nothing of it is loaded before it is used', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  await choose(page, 'processor', SOFTWARE);
  await open(page, '#/solutions?n=16&view=count');
  await knows(page, 'processor');
  await action(page, 'count').click();
  await expect(result(page, 'fundamental')).toHaveAttribute(value, '1846955');
  expect(loaded.filter((path) => path.includes('worker_gpu'))).toEqual([]);
});

test('a browser without WebGPU is asked nothing', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'gpu', { value: undefined }));
  await choose(page, 'gpu', SOFTWARE);
  await open(page, '#/solutions?n=12&view=count');
  await expect(page.locator('.known-counts')).toBeVisible();
  await expect(result(page, 'fundamental')).toHaveAttribute(value, '1787');
  await expect(page.locator('[data-choice="counter"]')).toHaveCount(0);
  expect(loaded.filter((path) => path.includes('gpu'))).toEqual([]);
});

test('where the program for the device cannot be loaded, the processor counts', async ({ page, faults }) => {
  faults.expect(/404|worker/);
  await page.route('**/worker_gpu*', (route) => route.fulfill({ status: 404 }));
  await choose(page, 'gpu', SOFTWARE);
  await open(page, '#/solutions?n=16&view=count');
  await knows(page, 'gpu');
  await side(page, 12);
  await expect(result(page, 'fundamental')).toHaveAttribute(value, '1787');
  await expect(notice(page, 'gpu-lost')).toBeVisible();
});

test('the choice and its notices are found right by axe', async ({ page }) => {
  await choose(page, 'gpu');
  await open(page, '#/solutions?n=12&view=count');
  await knows(page, 'gpu');
  await side(page, 11);
  await expect(notice(page, 'gpu-software')).toBeVisible();
  expect(await violations(page)).toEqual([]);
});
