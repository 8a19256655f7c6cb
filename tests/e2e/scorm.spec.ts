// The package of a set of tasks, in a run-time of SCORM: https://www.npmjs.com/package/scorm-again.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { action } from './page';
import { fillSet } from './task-sets';

const NEXT = '#/search?n=4&algorithm=arrays&step=17&task=next-square';
/** A puzzle with the solution e5, c4, a3, d2, b1. */
const QUEENS = '#/puzzles?n=5&rule=touch&regions=aabbcaabbbaddbdaddddeeeee';
/** A puzzle with the tour a3 c2 a1 b3 d2 b1 c3 a2 c1 d3 b2 d1. */
const KNIGHT = '#/puzzles?kind=knight&size=3x4&numbers=1a3.4b3.5d2.7c3.8a2.10d3.11b2';

const RUN_TIME = readFileSync(createRequire(import.meta.url).resolve('scorm-again/scorm12/min'), 'utf8');

/** A learning platform: it keeps what the package has committed for its next visit. */
const PLATFORM = `<!doctype html><title>Platform</title>
<script src="./scorm12.js"></script>
<script>
  window.API = new Scorm12API({ autocommit: false });
  const stored = JSON.parse(sessionStorage.getItem('kept') ?? '{}');
  API.loadFromJSON(stored, 'cmi');
  const keep = () => sessionStorage.setItem('kept', JSON.stringify(API.cmi));
  API.on('LMSCommit', keep);
  API.on('LMSFinish', () => { keep(); document.title = 'Finished'; });
</script>
<iframe id="package" src="./package/index.html" width="1000" height="700"></iframe>`;

const value = (page: Page, name: string) => page.evaluate((name) => (window as unknown as { API: { lmsGetValue(name: string): string } }).API.lmsGetValue(name), name);

test('a package reports its tasks to a learning platform, and continues where it was left', async ({ page }) => {
  await fillSet(page, `First <square> ${NEXT}\n${QUEENS}\n${KNIGHT}`);
  const saving = page.waitForEvent('download');
  await action(page, 'save-package').click();
  const file = await (await saving).path();
  const content = (name: string) => execFileSync('unzip', ['-p', file, name], { encoding: 'utf8' });
  expect(execFileSync('unzip', ['-tq', file], { encoding: 'utf8' })).toContain('No errors');
  expect(content('imsmanifest.xml')).toContain('<schemaversion>1.2</schemaversion>');
  const manifest = await page.evaluate((text) => {
    const read = new DOMParser().parseFromString(text, 'text/xml');
    return { faults: read.querySelectorAll('parsererror').length, start: read.querySelector('resource')?.getAttribute('href') };
  }, content('imsmanifest.xml'));
  expect(manifest).toEqual({ faults: 0, start: 'index.html' });

  await page.route('**/scorm12.js', (route) => route.fulfill({ contentType: 'text/javascript', body: RUN_TIME }));
  await page.route('**/platform.html', (route) => route.fulfill({ contentType: 'text/html', body: PLATFORM }));
  await page.route('**/package/index.html', (route) => route.fulfill({ contentType: 'text/html', body: content('index.html') }));
  await page.goto('./platform.html');
  const tasks = page.frameLocator('#package');
  const task = tasks.frameLocator('iframe');
  const square = (name: string) => task.locator(`[data-square="${name}"]`);
  await expect(tasks.getByRole('button')).toHaveText(['First <square>', /^Puzzle for queens/, 'Puzzle for the knight']);
  await expect(square('d3')).toBeVisible();
  expect(await value(page, 'cmi.core.lesson_status')).toBe('incomplete');
  await square('d3').click();
  await expect.poll(() => value(page, 'cmi.suspend_data')).toBe('0');
  expect(await value(page, 'cmi.core.score.raw')).toBe('33');
  await tasks.getByRole('button').nth(1).click();
  for (const name of ['e5', 'c4', 'a3', 'd2', 'b1']) await square(name).dblclick();
  await expect.poll(() => value(page, 'cmi.suspend_data')).toBe('0,1');
  expect(await value(page, 'cmi.core.lesson_status')).toBe('incomplete');

  // Another visit begins with the first task that is not solved.
  await page.reload();
  await expect(tasks.locator('[data-solved]')).toHaveCount(2);
  for (const name of ['c2', 'a1', 'b1', 'c1', 'd1']) await square(name).click();
  await expect.poll(() => value(page, 'cmi.core.lesson_status')).toBe('passed');
  expect(await value(page, 'cmi.core.score.raw')).toBe('100');
  expect(await value(page, 'cmi.suspend_data')).toBe('0,1,2');
  await page.locator('#package').evaluate((frame: HTMLIFrameElement) => (frame.src = 'about:blank'));
  await expect(page).toHaveTitle('Finished');
});
