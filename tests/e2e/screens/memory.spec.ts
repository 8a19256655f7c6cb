// Changing screens leaves nothing behind.
import { expect, test } from '../fixtures';
import { PLACES, open } from '../page';

test('memory stays the same over 200 changes of the screen', async ({ page }) => {
  test.slow();
  // What the program itself holds is in a memory of its own, which only grows.
  await page.addInitScript(() => {
    for (const name of ['instantiate', 'instantiateStreaming'] as const) {
      const plain = WebAssembly[name] as (...given: unknown[]) => Promise<WebAssembly.WebAssemblyInstantiatedSource>;
      const noting = async (...given: unknown[]) => {
        const made = await plain(...given);
        const { memory } = (made.instance ?? made).exports;
        if (memory) Object.assign(window, { memory });
        return made;
      };
      Object.assign(WebAssembly, { [name]: noting });
    }
  });
  await open(page, '#/queens');
  const session = await page.context().newCDPSession(page);
  const used = async () => {
    await session.send('HeapProfiler.collectGarbage');
    const { usedSize } = await session.send('Runtime.getHeapUsage');
    const own = await page.evaluate(() => (window as unknown as { memory: WebAssembly.Memory }).memory.buffer.byteLength);
    return { script: usedSize, own };
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
  const seen = [await used()];
  for (let round = 0; round < 4; round++) {
    await go(50);
    seen.push(await used());
  }
  // What is left behind is left behind in each round; what the browser happens to hold is not.
  const least = (of: 'script' | 'own') => Math.min(...seen.slice(1).map((after, round) => after[of] - seen[round][of]));
  expect(least('script')).toBeLessThan(50 * 4_000);
  expect(least('own')).toBeLessThan(50 * 1_500);
});
