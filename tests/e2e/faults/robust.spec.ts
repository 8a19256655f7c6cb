// When something fails, the page stays usable and reports it.
import { expect, test } from '../fixtures';
import { action, choose, damage, hash, open, result, square } from '../page';

test('a worker that cannot be loaded is said so, and the rest of the page works', async ({ page, faults }) => {
  faults.expect(/worker/);
  await page.route('**/worker*.wasm*', (route) => route.abort());
  await page.clock.install();
  await open(page, '#/solutions');
  const later = async () => {
    await page.clock.fastForward(25_000);
    return page.getByText('The computing part of the page could not be loaded').isVisible();
  };
  await expect.poll(later).toBe(true);
  await expect(result(page, 'fundamental')).toHaveAttribute('data-state', 'failed');
  await page.getByRole('link', { name: 'Board', exact: true }).click();
  await square(page, 'a1').click();
  await expect(square(page, 'a1')).toHaveAttribute('data-piece', 'queen');
  await page.unroute('**/worker*.wasm*');
  await page.getByRole('link', { name: 'Solutions', exact: true }).click();
  await expect(result(page, 'fundamental')).toHaveAttribute('data-value', '12');
});

test('texts that cannot be loaded can be asked for again, and the link is kept', async ({ page, faults }) => {
  faults.expect(/\.ftl/);
  await page.route('**/*.ftl*', (route) => route.fulfill({ status: 404 }));
  await page.goto('./#/queens?n=8&q=15863724');
  await expect(page.locator('#retry')).toBeVisible();
  await page.unroute('**/*.ftl*');
  await action(page, 'retry').click();
  await expect(page.locator('[data-status]')).toHaveAttribute('data-status', 'solution');
  await expect(page.locator('#retry')).toBeHidden();
  await expect.poll(() => hash(page)).toBe('#/queens?n=8&q=15863724');
});

test('a language that arrives damaged leaves the page in the one before', async ({ page, faults }) => {
  faults.expect(/\.ftl/);
  await open(page);
  await page.route('**/vi/*.ftl*', damage);
  await choose(page, 'language', 'vi');
  await expect(page.getByRole('link', { name: 'Solutions', exact: true })).toBeVisible();
  await square(page, 'a1').click();
  await expect(square(page, 'a1')).toHaveAttribute('data-piece', 'queen');
});
