// The page by plain http from another machine, where browsers allow neither the clipboard nor a service worker nor
// locks: the page reports that these are missing, and everything else works.
import { test as base, expect } from '../fixtures';
import { action, open, openShare, pressInMenu, result } from '../page';
import { pageAlone } from '../chromium.mjs';

/** Browsers trust `localhost` by any way, and no other name. */
const NAME = 'plain.test';

const test = base.extend({
  baseURL: async ({ baseURL }, use) => use(baseURL!.replace('localhost', NAME)),
});
test.use({
  launchOptions: { ...pageAlone, args: [...pageAlone.args, `--host-resolver-rules=MAP ${NAME} localhost`] },
  serviceWorkers: 'allow',
  fetchesAtRest: true,
});

test('copying says that it cannot, and shows the text', async ({ page }) => {
  await open(page, '#/queens?n=8&q=15863724');
  expect(await page.evaluate(() => isSecureContext)).toBe(false);
  const refusal = (text: string) => page.getByText(`The browser did not let the page copy. The text is: ${text}`);
  await action(page, 'copy-link').click();
  await expect(refusal(page.url())).toBeVisible();
  await openShare(page);
  for (const [name, text] of [
    ['copy-permutation', '15863724'],
    ['copy-fen', 'Q7/4Q3/7Q/5Q2/2Q5/6Q1/1Q6/3Q4 w - - 0 1'],
    ['copy-list', '[0, 4, 7, 5, 2, 6, 1, 3]'],
  ]) {
    await action(page, name).click();
    await expect(refusal(text)).toBeVisible();
  }
  await pressInMenu(page, 'embed');
  await action(page, 'copy-embed').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('status')).toContainText((await result(page, 'embed').textContent())!);
  await action(page, 'close').click();
  await expect(dialog).toHaveCount(0);
  await open(page, '#/solutions?n=4&show=all');
  await action(page, 'copy-all').click();
  await expect(refusal('2413\n3142')).toBeVisible();
});

test('everything that computes works, and a file is saved', async ({ page }) => {
  await open(page, '#/solutions?n=16&view=count');
  await action(page, 'count').click();
  await expect(result(page, 'fundamental')).toHaveAttribute('data-value', '1846955');
  await open(page, '#/tour?size=6x6&number=1848');
  await expect(result(page, 'tour-number')).toHaveAttribute('data-value', '1848');
  await open(page, '#/search?n=5&code=python');
  await action(page, 'copy-program').click();
  await expect(page.getByText('The browser refuses to copy. Save the program instead.')).toBeVisible();
  const [file] = await Promise.all([page.waitForEvent('download'), action(page, 'save-program').click()]);
  expect(file.suggestedFilename()).toMatch(/\.py$/);
});
