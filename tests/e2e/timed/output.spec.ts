// A large output is read in the background: the page goes on drawing, and stops the work at once.
import { expect, test } from '../fixtures';
import { action, open, result } from '../page';
import { strain } from './measure';

test('an output of 100 MB is read without a frame being late', async ({ page }) => {
  await open(page, '#/solutions?n=8&view=check');
  const longest = await page.evaluate(async () => {
    const lines = 'Solution: [0, 4, 7, 5, 2, 6, 1, 3]\n'.repeat(30_000);
    const chosen = new DataTransfer();
    chosen.items.add(new File(new Array(95).fill(lines), 'large.txt'));
    const input = document.querySelector<HTMLInputElement>('#output-file')!;
    input.files = chosen.files;
    input.dispatchEvent(new Event('change', { bubbles: true, composed: true }));
    const frame = () => new Promise<number>((drawn) => requestAnimationFrame(drawn));
    let longest = 0;
    let last = await frame();
    for (let frames = 0; frames < 120; frames += 1) {
      const now = await frame();
      longest = Math.max(longest, now - last);
      last = now;
    }
    return longest;
  });
  await expect(page.getByRole('progressbar')).toBeVisible();
  await action(page, 'cancel').click();
  await expect(result(page, 'checked-solutions')).toHaveAttribute('data-state', 'cancelled');
  test.info().annotations.push({ type: 'longest time without a frame', description: `${Math.round(longest)} ms` });
  expect(longest).toBeLessThan(100 * (await strain(page)));
});
