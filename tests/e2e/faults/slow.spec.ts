// A slow network: the page arrives in the end, the visitor sees which part is missing, and no message is wrong.
import type { ServerResponse } from 'node:http';
import { expect, test } from '../fixtures';
import { host } from '../host';
import { board, hold, pieces, result } from '../page';

for (const [what, pattern] of Object.entries({
  'core': '**/core-*.wasm',
  'screen': '**/queens-*.wasm',
  'texts': '**/locales/**',
})) {
  test(`${what} that come late are waited for`, async ({ page }) => {
    const release = await hold(page, pattern);
    await page.goto('./#/queens?n=8&q=15863724', { waitUntil: 'domcontentloaded' });
    await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(1);
    await page.evaluate(() => document.getAnimations().forEach((animation) => animation.finish()));
    await expect(page.locator('#late')).toContainText('has not loaded completely yet');
    await expect(page.locator('#late')).toBeVisible();
    release();
    await expect(pieces(page, 'queen')).toHaveCount(8);
    await expect(page.locator('body > section:visible')).toHaveCount(0);
  });
}

test('a style sheet that comes late is waited for', async ({ page }) => {
  const release = await hold(page, '**/bezzel-*.css');
  await page.goto('./#/queens?n=8&q=15863724', { waitUntil: 'commit' });
  await board(page).waitFor({ state: 'attached' });
  release();
  await expect(pieces(page, 'queen')).toHaveCount(8);
  await expect(board(page)).toBeVisible();
  await expect(page.locator('body > section:visible')).toHaveCount(0);
});

test('for a late worker, the page shows how much has come', async ({ page, faults }) => {
  faults.expect(/request to another host/);
  let send = () => {};
  const site = await host((response: ServerResponse, name, body) => {
    if (!/^worker.*\.wasm$/.test(name)) return response.end(body);
    response.write(body.subarray(0, body.length / 2));
    send = () => response.end(body.subarray(body.length / 2));
  });
  try {
    await page.clock.install();
    await page.goto(`${site.address}#/solutions?n=6&show=all&lang=vi`);
    const arriving = page.locator('#arriving');
    const isSeen = async () => {
      await page.clock.fastForward(1_000);
      return arriving.isVisible();
    };
    await expect.poll(isSeen).toBe(true);
    await expect(arriving).toContainText(/^\s*Chương trình tính toán vẫn đang được tải về\. (49|50)%\s*$/);
    await expect(arriving.getByRole('progressbar')).toHaveAttribute('value', /^0\.(49|5)/);
    send();
    await expect(result(page, 'all')).toHaveAttribute('data-value', '4');
    await expect(arriving).toBeHidden();
  } finally {
    site.stop();
  }
});
