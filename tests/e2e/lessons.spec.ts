// Lessons beside the screens, and tasks: each is answered rightly and wrongly, and says so.
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { LESSONS, action, board, damage, door, hash, open, openAnew, opened, pieces, pressInMenu, square } from './page';

const lesson = (page: Page) => page.locator('[data-lesson]');
const task = (page: Page) => page.locator('[data-task]');
const DEAD_END = '#/search?n=4&algorithm=arrays&step=17';

test('the lessons are one press away from any screen', async ({ page }) => {
  await open(page, '#/duel');
  await door(page, 'learn').click();
  await expect(page.locator('main ol > li')).toHaveCount(LESSONS.length);
  await page.getByRole('link', { name: 'Backtracking with four queens' }).click();
  await expect.poll(() => hash(page)).toBe('#/search?lesson=backtracking.1');
  await expect(lesson(page)).toHaveAttribute('data-lesson', 'backtracking.1');
  await expect(board(page)).toHaveAttribute('data-board', '4x4');
});

test('every lesson can be read in every language', async ({ page }) => {
  test.slow();
  for (const language of ['en', 'vi', 'hu']) {
    await page.goto('about:blank');
    for (const name of LESSONS) {
      await open(page, `#/queens?lesson=${name}.1&lang=${language}`);
      await expect(lesson(page)).toHaveAttribute('data-lesson', `${name}.1`);
      await expect(lesson(page).locator('h2').first()).toBeVisible();
      await expect.poll(() => lesson(page).locator('.task').count()).toBeGreaterThanOrEqual(3);
      expect(await lesson(page).innerText()).not.toContain('{');
    }
  }
});

test('a link of the text leads the board beside it', async ({ page }) => {
  await open(page, '#/search?lesson=backtracking.1');
  await lesson(page).getByRole('link', { name: 'dead end', exact: true }).click();
  await expect(pieces(page)).toHaveCount(2);
  expect(hash(page)).toBe(`${DEAD_END}&lesson=backtracking.2`);
  await action(page, 'back').click();
  await expect.poll(() => hash(page)).toContain('step=16&lesson=backtracking.2');
  await page.goBack();
  await expect(pieces(page)).toHaveCount(0);
  await expect(lesson(page)).toBeVisible();
});

test('a lesson is closed, and the screen stays as it is', async ({ page }) => {
  await open(page, '#/search?lesson=backtracking.1');
  for (let step = 0; step < 3; step++) await action(page, 'step').click();
  // The address follows the board.
  await expect.poll(() => hash(page)).toContain('step=3');
  await lesson(page).getByRole('link', { name: 'Close the lesson' }).click();
  await expect(lesson(page)).toHaveCount(0);
  await expect.poll(() => hash(page)).toBe('#/search?n=4&algorithm=arrays&step=3');
  await page.goBack();
  await expect(lesson(page)).toBeVisible();
});

test('a task of a lesson is solved, remembered on the device, and forgotten', async ({ page }) => {
  await open(page, '#/search?lesson=backtracking.1');
  await lesson(page).locator('.task a').nth(1).click();
  await expect(task(page)).toHaveAttribute('data-task-state', 'open');
  await square(page, 'a3').click();
  await expect(task(page)).toHaveAttribute('data-task-state', 'wrong');
  await expect(page.getByText('Its row does not start again.')).toBeVisible();
  await square(page, 'd3').click();
  await expect(task(page)).toHaveAttribute('data-task-state', 'solved');
  await expect(lesson(page).locator('.task').nth(1)).toContainText('Right.');
  await expect(task(page).getByRole('link', { name: 'Next task' })).toBeVisible();
  await lesson(page).getByRole('link', { name: 'All lessons' }).click();
  await expect(page.getByText('1 of 6 tasks solved')).toBeVisible();
  await action(page, 'forget').click();
  await expect(page.getByText('1 of 6 tasks solved')).toBeHidden();
});

test('a wrong answer looks wrong, is marked, and does not give the right one away at first', async ({ page }) => {
  await open(page, `${DEAD_END}&task=line`);
  const outcome = page.locator('.outcome');
  await page.locator('[data-answer="2"]').click();
  await expect(outcome).toHaveText('No. Not that line. The search is at line 8 now: follow the program from there.');
  await expect(page.locator('[data-answer="2"]')).toHaveClass(/refused/);
  await page.locator('[data-answer="3"]').click();
  await expect(outcome).toHaveText('No. Line 7 comes next.');
  await expect(page.locator('.refused')).toHaveCount(1);
  await page.locator('[data-answer="7"]').click();
  await expect(page.locator('.refused')).toHaveCount(0);
  await openAnew(page, `${DEAD_END}&task=next-square`);
  await square(page, 'a1').click();
  await expect(outcome.locator('.wrong')).toBeVisible();
  await expect(square(page, 'a1').locator('.mark.refused')).toBeVisible();
});

test('links lead from a task to the next, and from a lesson to the next', async ({ page }) => {
  await open(page, `${DEAD_END}&task=next-square&lesson=backtracking.2`);
  await square(page, 'd3').click();
  const next = task(page).getByRole('link', { name: 'Next task' });
  await next.click();
  await expect(task(page)).toHaveAttribute('data-task-state', 'open');
  expect(hash(page)).toContain('lesson=backtracking.');
  expect(hash(page)).not.toContain('step=17&');
  await lesson(page).getByRole('link', { name: 'Next lesson: The arrays a, b and c' }).click();
  await expect(lesson(page)).toHaveAttribute('data-lesson', 'arrays.1');
});

test('from the third miss on the answer is shown on request', async ({ page }) => {
  await open(page, '#/queens?n=6&task=position&property=dead-end.5');
  for (let miss = 0; miss < 3; miss++) {
    await expect(action(page, 'show-answer')).toHaveCount(0);
    await action(page, 'check').click();
  }
  await action(page, 'show-answer').click();
  const shown = page.locator('[data-result="answer"]');
  await expect(shown).toHaveText(/^The answer: [a-f]\d(, [a-f]\d){3}$/);
  for (const name of (await shown.innerText()).match(/[a-f]\d/g)!) await square(page, name).click();
  await action(page, 'check').click();
  await expect(task(page)).toHaveAttribute('data-task-state', 'solved');
});

test('a right answer has its reason, and the pieces of a board their colours', async ({ page }) => {
  await open(page, `${DEAD_END}&task=line`);
  await page.locator('[data-answer="7"]').click();
  await expect(page.locator('.outcome')).toHaveText(/^Right\. .+\.$/);
  await openAnew(page, '#/tour?size=3x6&task=position&property=pieces.3');
  for (const name of ['c1', 'c3']) await square(page, name).click();
  await action(page, 'check').click();
  await expect(page.locator('.tint')).toHaveCount(16);
  const fills = await page.locator('.tint').evaluateAll((all) => all.map((tint) => tint.getAttribute('fill')));
  expect(new Set(fills).size).toBe(3);
});

test('another question is for practice: it neither solves the task of the link nor has its code', async ({ page }) => {
  const link = '#/queens?n=6&task=position&property=dead-end.5';
  await open(page, link);
  await action(page, 'check').click();
  await action(page, 'another').click();
  for (let miss = 0; miss < 3; miss++) await action(page, 'check').click();
  await action(page, 'show-answer').click();
  const shown = await page.locator('[data-result="answer"]').innerText();
  for (const name of shown.match(/\b[a-z]\d\b/g)!) await square(page, name).click();
  await action(page, 'check').click();
  await expect(task(page)).toHaveAttribute('data-task-state', 'solved');
  await expect(action(page, 'task-code')).toHaveCount(0);
});

test('the lesson on the arrays begins at the memory of its screen', async ({ page }) => {
  await open(page, '#/search?lesson=arrays.1');
  await expect(page.locator('[data-tab="memory"]')).toHaveAttribute('aria-current', 'true');
  await expect(page.locator('[data-section="memory"]')).toBeInViewport();
});

test('a link of a lesson shows the tree of its state', async ({ page }) => {
  await open(page, '#/search?lesson=backtracking.1');
  const tree = lesson(page).getByRole('link', { name: 'look at it' });
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 800 });
    await tree.click();
    await expect.poll(() => hash(page)).toContain('step=61');
    await expect(page.locator('[data-tab="tree"]')).toHaveAttribute('aria-current', 'true');
    await expect(page.locator('[data-section="tree"]')).toBeInViewport();
    // Also where a task stands in the place of the screen.
    await open(page, `${DEAD_END}&task=verdict&lesson=backtracking.1`);
    await tree.click();
    await expect(page.locator('[data-section="tree"]')).toBeInViewport();
    await openAnew(page, '#/search?lesson=backtracking.1');
  }
});

test('a queen that spoils the rest is named, with the row that has no square left', async ({ page }) => {
  await open(page, '#/queens?n=4&q=2000&task=complete');
  await square(page, 'c2').click();
  await expect(page.locator('.outcome')).toHaveText('No. No queen attacks c2. But with a queen on it, row 2 has no free square left.');
  await openAnew(page, '#/queens?n=4&q=0400&task=complete');
  await square(page, 'a4').click();
  await expect(page.locator('.outcome')).toHaveText(/every way to place the other queens ends in a dead end\.$/);
});

test('a lesson names squares as the screen beside it, and offers other names', async ({ page }) => {
  await open(page, `${DEAD_END}&lesson=backtracking.2`);
  const text = lesson(page).locator('section').nth(1);
  await expect(text).toContainText('The queen on (0, 0) attacks two squares of the second row, (1, 0) and (1, 1).');
  await expect(square(page, 'a4')).toHaveAttribute('aria-label', /^\(0, 0\)/);
  await action(page, 'names-of-squares').selectOption('letters');
  await expect(text).toContainText('The queen on a4 attacks');
  await expect(square(page, 'a4')).toHaveAttribute('aria-label', /^a4/);
  await expect.poll(() => hash(page)).toContain('rows=0&lesson=backtracking.2');
  await action(page, 'names-of-squares').selectOption('from-1');
  await expect(text).toContainText('The queen on (1, 1) attacks');
  // A link without a notation has the chosen one, as a board has.
  await openAnew(page, '#/queens?n=4&q=1200');
  await expect(square(page, 'a4')).toHaveAttribute('aria-label', /^\(1, 1\)/);
});

test('the links of tasks that are handed out have the chosen notation', async ({ page }) => {
  await open(page, `${DEAD_END}&study=make`);
  const link = page.locator('[data-task-link*="task=next-square"]');
  await expect(link).toHaveAttribute('data-task-link', `${DEAD_END}&task=next-square`);
  await openAnew(page, `${DEAD_END}&rows=0&study=make`);
  await expect(link).toHaveAttribute('data-task-link', `${DEAD_END}&rows=0&task=next-square`);
});

test('on paper a task has its answer, on a page of its own', async ({ page }) => {
  await open(page, `${DEAD_END}&task=next-square`);
  const answers = page.locator('.paper-answers');
  await expect(answers).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.paper-task .paper-board')).toBeVisible();
  await expect(page.locator('.task-view')).toBeHidden();
  await expect(answers).toContainText('(1, 3)');
  await expect(answers).toHaveCSS('break-before', 'page');
});

test('another question is of the same kind', async ({ page }) => {
  await open(page, `${DEAD_END}&task=next-square`);
  await square(page, 'a1').click();
  await action(page, 'another').click();
  await expect(task(page)).toHaveAttribute('data-task', 'next-square');
  await expect(task(page)).toHaveAttribute('data-task-state', 'open');
  await expect(pieces(page)).toHaveCount(3);
});

test('any state can be made a task, whose link is handed out', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '#/search?n=4&algorithm=arrays&step=16');
  await page.locator('.activities a[href*="study=make"]').click();
  const made = (name: string, step = 17) => page.locator(`[data-task-link$="step=${step}&task=${name}"]`);
  // The list stands beside the state that was left, and goes along.
  await expect(made('line', 16)).toBeVisible();
  await action(page, 'step').click();
  for (const name of ['next-square', 'verdict', 'cells', 'line']) await expect(made(name)).toBeVisible();
  await made('verdict').locator('[data-action="copy-link"]').click();
  await expect(made('verdict').getByRole('status')).not.toBeEmpty();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(copied).hash).toBe(`${DEAD_END}&task=verdict`);
  await made('next-square').getByRole('link').click();
  await expect(task(page)).toHaveAttribute('data-task', 'next-square');
  await page.goBack();
  await page.getByRole('link', { name: 'Close the list' }).click();
  await expect(made('line')).toHaveCount(0);
  await expect.poll(() => hash(page)).toBe(DEAD_END);
});

test('a state without a question says so', async ({ page }) => {
  await open(page, '#/tour?study=make');
  await expect(page.getByText('No question fits this position.')).toBeVisible();
  await square(page, 'a1').click();
  await expect(page.locator('[data-task-link]')).toHaveCount(1);
});

test('on request a solved task has a code of task, name and day', async ({ page }) => {
  await open(page, `${DEAD_END}&task=next-square`);
  await expect(action(page, 'task-code')).toHaveCount(0);
  await square(page, 'd3').click();
  await action(page, 'task-code').click();
  const code = page.locator('[data-result="task-code"]');
  await expect(code).toHaveCount(0);
  await page.locator('[name="name"]').fill(' Anna');
  await page.locator('[name="day"]').fill('2026-11-22');
  await expect(code).toHaveText('5HK5-8SNT');
  await page.locator('[name="name"]').fill('anna');
  await expect(code).toHaveText('5HK5-8SNT');
  await page.locator('[name="name"]').fill('anne');
  await expect(code).not.toHaveText('5HK5-8SNT');
});

test('a lesson that is solved has one code, which a teacher finds beside the name', async ({ page }) => {
  await open(page, '#/queens?lesson=queens.1');
  const links = lesson(page).locator('.task a');
  await expect(links).toHaveCount(3);
  const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')!));
  const names = hrefs.map((href) => `queens ${href.replace(/lesson=[^&]*&/, '')}`);
  // A task that is gone is not counted in the place of one that is there.
  const store = (names: string[]) => page.evaluate((names) => localStorage.setItem('bezzel.tasks', names.join('\n')), names);
  await store(['queens gone', ...names.slice(1)]);
  await openAnew(page, '#/queens?lesson=queens.1');
  await expect(lesson(page).locator('.task .solved')).toHaveCount(2);
  await expect(lesson(page).locator('[data-action="task-code"]')).toHaveCount(0);
  await openAnew(page, '#/lessons');
  await expect(page.locator('.lessons li').first()).toContainText('2 of 3 tasks solved');
  await store(['queens gone', ...names]);
  await openAnew(page, '#/lessons');
  await expect(page.locator('.lessons li').first()).toContainText('3 of 3 tasks solved');
  await openAnew(page, '#/queens?lesson=queens.1');
  await lesson(page).locator('[data-action="task-code"]').click();
  await page.locator('[name="name"]').fill('Anna');
  await page.locator('[name="day"]').fill('2026-11-22');
  const code = (await page.locator('[data-result="task-code"]').textContent())!;
  await open(page, '#/lessons');
  await expect(page.locator('[name="class-day"]')).toHaveCount(0);
  await page.getByRole('link', { name: 'For teachers' }).click();
  await expect.poll(() => hash(page)).toBe('#/lessons?for=teachers');
  await page.locator('[name="class-day"]').fill('2026-11-22');
  await page.locator('#class-names').fill('Béla\n anna \n');
  await expect(page.locator('[data-result="class-codes"] tr')).toHaveCount(2);
  await expect(page.locator('[data-result="class-codes"] tr').last()).toHaveText(`anna${code}`);
  await action(page, 'class-lesson').selectOption('arrays');
  await expect(page.locator('[data-result="class-codes"] tr').last()).not.toContainText(code);
  // The link of a task of the teacher's own, as a pupil gets it, has the code that the pupil gets.
  await page.locator('#class-task').fill(`${page.url().replace(/#.*/, '')}${DEAD_END}&rows=0&task=next-square`);
  await page.locator('#class-names').fill('Anna');
  await expect(page.locator('[data-result="class-codes"] tr')).toHaveText('Anna5HK5-8SNT');
  await page.locator('#class-task').fill('#/queens');
  await expect(page.locator('#class-task-help')).toHaveText(/^This link has no task/);
  await expect(page.locator('[data-result="class-codes"]')).toHaveCount(0);
});

test('the day of a code is that on which it is asked for', async ({ page }) => {
  await page.clock.install({ time: new Date(2026, 10, 22, 23, 59) });
  await open(page, `${DEAD_END}&task=next-square`);
  await square(page, 'd3').click();
  await action(page, 'task-code').click();
  await expect(page.locator('[name="day"]')).toHaveValue('2026-11-22');
  await page.clock.fastForward('05:00');
  await page.locator('[name="name"]').fill('anna');
  await expect(page.locator('[name="day"]')).toHaveValue('2026-11-23');
});

test('a visitor who goes first is asked before each event of a run, which continues from there', async ({ page }) => {
  await open(page, '#/search?n=4&algorithm=arrays&step=16&study=first');
  await expect(task(page)).toHaveAttribute('data-task', 'verdict');
  await page.locator('[data-answer="1"]').click();
  await expect(task(page)).toHaveAttribute('data-task-state', 'wrong');
  await page.locator('[data-answer="2"]').click();
  await expect(task(page)).toHaveAttribute('data-task-state', 'solved');
  // The run continues by itself, until that is switched off.
  await expect(action(page, 'free')).toBeVisible();
  await action(page, 'goes-on').uncheck();
  await action(page, 'free').click();
  await expect(action(page, 'next')).toBeVisible();
  const tally = page.locator('[data-result="tally"]');
  await expect(tally).toHaveAttribute('data-value', '1');
  await expect(tally).toContainText('1 of 2');
  await expect(page.locator('[data-result="predicted"]')).toContainText('Question 2,');
  await expect.poll(() => hash(page)).toBe('#/search?n=4&algorithm=arrays&step=19&study=first');
  await page.getByRole('link', { name: 'Stop predicting' }).click();
  await expect(task(page)).toHaveCount(0);
  await expect.poll(() => hash(page)).toBe('#/search?n=4&algorithm=arrays&step=19');
});

test('a visitor who goes first leads the knight by the rule', async ({ page }) => {
  await open(page, '#/tour?size=5x5&start=a1');
  await page.locator('a[href*="study=first"]').first().click();
  await opened(page);
  await expect(task(page)).toHaveAttribute('data-task', 'move');
  await square(page, 'b3').click();
  await expect(square(page, 'b3')).toHaveAttribute('data-piece', 'knight');
  await expect.poll(() => hash(page)).toContain('moves=');
  // From a5 one move leads on, from d4 more.
  await square(page, 'd4').click();
  await expect(task(page)).toHaveAttribute('data-task-state', 'wrong');
  await expect(square(page, 'b3')).toHaveAttribute('data-piece', 'knight');
  await square(page, 'a5').click();
  await expect(square(page, 'a5')).toHaveAttribute('data-visited', '3');
  await expect(page.locator('[data-result="tally"]')).toHaveAttribute('data-value', '1');
});

/** The parts of an element that its frame, or that of an element around it, cuts off, in pixels. */
const cut = (page: Page, selector: string) =>
  page.locator(selector).first().evaluate((element) => {
    const box = element.getBoundingClientRect();
    let frame = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
    for (let around = element.parentElement; around; around = around.parentElement) {
      const { display, overflowY } = getComputedStyle(around);
      if (overflowY === 'visible' || display === 'contents') continue;
      const { left, top, right, bottom } = around.getBoundingClientRect();
      frame = { left: Math.max(left, frame.left), top: Math.max(top, frame.top), right: Math.min(right, frame.right), bottom: Math.min(bottom, frame.bottom) };
    }
    return Math.max(frame.left - box.left, frame.top - box.top, box.right - frame.right, box.bottom - frame.bottom);
  });

for (const problem of ['#/search?n=4&algorithm=arrays&step=17', '#/search?n=8&algorithm=arrays&step=412', '#/search?problem=knight&size=5x5&start=a1&algorithm=backtracking&step=60']) {
  test(`for a projector all that a class looks at is shown whole, and a presenter steps by keys, buttons and taps: ${problem}`, async ({ page }) => {
    await open(page, problem);
    await pressInMenu(page, 'present');
    await expect.poll(() => hash(page)).toBe(`${problem}&present=1`);
    await expect(page.getByRole('tree')).toBeVisible();
    const program = '.listing ol';
    for (const viewport of [{ width: 1280, height: 720 }, { width: 1280, height: 800 }, { width: 1920, height: 1080 }]) {
      await page.setViewportSize(viewport);
      const shown = ['.board', '[data-status]', program, '.counters', '.tree-window', '[data-action="step"]', '[data-action="back"]', '[data-action="play"]', '.transport .keys'];
      for (const selector of shown) await expect.poll(() => cut(page, selector), `${selector} at ${viewport.width} x ${viewport.height}`).toBeLessThanOrEqual(1);
      await expect.poll(() => cut(page, '.stack')).toBeLessThanOrEqual(1);
      await expect.poll(() => page.locator('.board .coordinates text').first().evaluate((text) => parseFloat(getComputedStyle(text).fontSize) * (text as SVGTextElement).getScreenCTM()!.a)).toBeGreaterThanOrEqual(viewport.width < 1900 ? 18 : 24);
    }
    for (const hidden of ['header', '.settings', '.arrays', '.parts', '.activities']) {
      await expect(page.locator(hidden).first()).toBeHidden();
    }
    const first = Number(/step=(\d+)/.exec(problem)![1]);
    const step = (count: number) => expect.poll(() => hash(page)).toContain(`step=${count}&present=1`);
    await page.keyboard.press('ArrowRight');
    await step(first + 1);
    await page.keyboard.press('PageDown');
    await step(first + 2);
    await board(page).locator('[data-square]').first().focus();
    await page.keyboard.press('ArrowLeft');
    await step(first + 1);
    await page.keyboard.press('PageUp');
    await step(first);
    await action(page, 'step').click();
    await step(first + 1);
    await action(page, 'back').click();
    await step(first);
    await board(page).click();
    await step(first + 1);
    await page.keyboard.press('Escape');
    await expect(page.locator('header')).toBeVisible();
    await expect.poll(() => hash(page)).not.toContain('present');
    // Without a projector, a tap on the board does nothing.
    await board(page).click();
    await expect.poll(() => hash(page)).toContain(`step=${first + 1}`);
  });
}

test('for a projector the hints and the bar that plays a tour are shown', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, '#/queens?n=6&q=100000&present=1');
  await action(page, 'hint').click();
  await expect(page.locator('.asked p').first()).toBeInViewport({ ratio: 1 });
  await open(page, '#/tour?size=5x5&start=a1&make=open&present=1');
  await expect(action(page, 'step')).toBeVisible();
  for (const selector of ['.board', '.transport', '[data-status]']) await expect.poll(() => cut(page, selector)).toBeLessThanOrEqual(1);
});

test('a lesson that arrives damaged can be asked for again', async ({ page, faults }) => {
  faults.expect(/lessons\/en\/backtracking\.bin/);
  await page.route('**/lessons/**', damage);
  await open(page, '#/search?lesson=backtracking.1');
  await expect(page.getByText('The lesson could not be loaded.')).toBeVisible();
  await page.unroute('**/lessons/**');
  await action(page, 'lesson-retry').click();
  await expect(lesson(page).locator('h2').first()).toBeVisible();
});

test('a page that embeds a task gets a message when it is solved', async ({ page }) => {
  const link = `${DEAD_END}&task=next-square&embed=1`;
  const frame = (policy: string) => `<iframe src="./${link}" width="800" height="500" referrerpolicy="${policy}"></iframe>`;
  // A page that sends no referrer gets no message.
  const body = `<!doctype html><title>Host</title>${frame('no-referrer')}${frame('origin')}`;
  await page.route('**/host.html', (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto('./host.html');
  await page.evaluate(() => addEventListener('message', ({ data }) => (document.title += ` ${data}`)));
  for (const at of [0, 1]) {
    const content = page.frameLocator('iframe').nth(at);
    await content.locator('[data-square="d3"]').click();
    await expect(content.locator('[data-task-state="solved"]')).toBeVisible();
  }
  await expect(page).toHaveTitle(`Host bezzel-task-solved ${link}`);
});
