// Changing screens leaves nothing behind.
import { expect, test } from '../fixtures';
import { PLACES, open } from '../page';

test('memory stays the same over 200 changes of the screen', async ({ page }) => {
  test.slow();
  await open(page, '#/queens');
  const session = await page.context().newCDPSession(page);
  const used = async () => {
    await session.send('HeapProfiler.collectGarbage');
    const { usedSize } = await session.send('Runtime.getHeapUsage');
    return usedSize;
  };
  const go = (times: number) =>
    page.evaluate(
      async ([places, times]) => {
        for (let change = 0; change < times; change++) {
          const place = places[change % places.length];
          location.hash = `#/${place}`;
          const arrived = () => document.querySelector(`header [aria-current="page"][href^="#/${place}"]`);
          while (!arrived()) await new Promise((next) => requestAnimationFrame(next));
        }
      },
      [PLACES, times] as const,
    );
  await go(80);
  const before = await used();
  await go(200);
  const after = await used();
  expect(after - before).toBeLessThan(800_000);
});
