// Changing screens leaves nothing behind.
import { expect, test } from './fixtures';
import { PLACES, open } from './page';

test('memory stays the same over hundreds of changes of the screen, and no listener is left', async ({ page }) => {
  test.setTimeout(180_000);
  await open(page, '#/queens');
  const session = await page.context().newCDPSession(page);
  const used = async () => {
    await session.send('HeapProfiler.collectGarbage');
    const { usedSize } = await session.send('Runtime.getHeapUsage');
    return usedSize;
  };
  await session.send('Performance.enable');
  const listeners = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'JSEventListeners')!.value;
  };
  const go = (times: number) =>
    page.evaluate(
      async ([places, times]) => {
        for (let change = 0; change < times; change++) {
          const place = places[change % places.length];
          location.hash = `#/${place}`;
          const arrived = () => document.querySelector(`header nav [aria-current="page"][href^="#/${place}"]`);
          while (!arrived()) await new Promise((next) => requestAnimationFrame(next));
        }
      },
      [PLACES, times] as const,
    );
  // Ends on the same screen as before.
  await go(10 * PLACES.length);
  const before = await used();
  const heard = await listeners();
  await go(60 * PLACES.length);
  const after = await used();
  expect(after - before).toBeLessThan(2_000_000);
  expect(await listeners()).toBe(heard);
});
