// The map of boards: which have a tour, why the others have none, and how many tours there are.
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { action, goTo, hash, here, notice, open, result, status } from './page';
import { counted, gate, countsOn } from './workers';

const cell = (page: Page, size: string) => page.locator(`.map [data-size="${size}"]`);
const state = 'data-state';
const value = 'data-value';

test('the map shows which boards have which tours', async ({ page }) => {
  await open(page, '#/boards');
  await expect(page.locator('.map [data-size]')).toHaveCount(400);
  for (const [size, tours] of [
    ['8x8', 'closed'],
    ['5x6', 'closed'],
    ['3x10', 'closed'],
    ['5x5', 'open'],
    ['4x20', 'open'],
    ['3x8', 'open'],
    ['1x1', 'open'],
    ['4x4', 'none'],
    ['3x6', 'none'],
    ['20x2', 'none'],
  ]) {
    await expect(cell(page, size)).toHaveAttribute('data-tours', tours);
  }
  await expect(cell(page, '5x5')).toHaveAttribute('aria-label', '5 × 5, open tours only');
});

test('a chosen board shows a tour, and its link leads to the tour screen', async ({ page }) => {
  await open(page, '#/boards');
  await expect(status(page)).toHaveAttribute('data-status', 'closed-tour');
  await cell(page, '5x6').click();
  await expect.poll(() => hash(page)).toBe('#/boards?size=5x6');
  await expect(page.locator('[data-tour="closed"] .way').first()).toBeVisible();
  await cell(page, '5x5').click();
  await expect(status(page)).toHaveAttribute('data-status', 'tour');
  await expect(page.locator('[data-tour="open"] .way').first()).toBeVisible();
  await page.locator('[data-primary]').click();
  await expect(here(page)).toHaveAttribute('href', /^#\/tour/);
  await page.goBack();
  await expect(status(page)).toHaveAttribute('data-status', 'tour');
});

test('a board without tours says why, in words and in a picture', async ({ page }) => {
  for (const [size, words, pictures] of [
    ['5x7', '18 dark and 17 light', 1],
    ['2x9', 'On a board that is two squares wide', 1],
    ['4x6', 'From an outer square every move leads to an inner one', 3],
    ['3x8', 'No simple argument', 1],
    ['3x3', 'No move leads to b2', 1],
  ] as const) {
    await open(page, `#/boards?size=${size}`);
    await expect(page.locator('.why')).toContainText(words);
    await expect(page.locator('.why .board-figure')).toHaveCount(pictures);
  }
  // The squares that are taken away, and a number on each of the others.
  for (const [size, words, framed, numbered] of [
    ['4x4', 'Remove b2, b3, c2, c3: the board falls into 6 parts', 4, 12],
    ['5x3', 'falls into 7 parts', 5, 10],
    ['3x4', 'Remove b1, b3: the board falls into 3 parts', 2, 10],
  ] as const) {
    await open(page, `#/boards?size=${size}`);
    await expect(page.locator('.why')).toContainText(words);
    await expect(page.locator('.why .framed')).toHaveCount(framed);
    await expect(page.locator('.why .pieces text')).toHaveCount(numbered);
  }
});

test('everything works by keyboard', async ({ page }) => {
  await open(page, '#/boards?size=5x5');
  await cell(page, '5x5').focus();
  await page.keyboard.press('ArrowRight');
  await expect(cell(page, '5x6')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(status(page)).toHaveAttribute('data-status', 'closed-tour');
  await page.keyboard.press('End');
  await expect(cell(page, '5x20')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(cell(page, '5x20')).toBeFocused();
  await page.keyboard.press('Control+Home');
  await expect(cell(page, '1x1')).toBeFocused();
  // Only one cell of the map is a stop of the Tab key. It takes the place of the last one when the map is drawn again.
  await expect(page.locator('.map [tabindex="0"][data-size="1x1"]')).toHaveCount(1);
  await page.keyboard.press('Tab');
  await expect(page.locator('.map :focus')).toHaveCount(0);
  await action(page, 'count').focus();
  await page.keyboard.press('Enter');
  await expect(result(page, 'closed-tours')).toHaveAttribute(value, '8');
});

test('tours are counted, closed and open', async ({ page }) => {
  for (const [size, closed, open_] of [
    ['6x6', '9862', '6637920'],
    ['6x5', '8', '37568'],
  ]) {
    await open(page, `#/boards?size=${size}`);
    await expect(result(page, 'closed-tours')).toHaveAttribute(state, 'idle');
    await action(page, 'count').click();
    await expect(result(page, 'closed-tours')).toHaveAttribute(state, 'done');
    await expect(result(page, 'closed-tours')).toHaveAttribute(value, closed);
    await page.locator('[data-choice="kind"]').getByText('Open tours').click();
    await action(page, 'count').click();
    await expect(result(page, 'open-tours')).toHaveAttribute(value, open_);
  }
  const ticks = page.getByRole('row', { name: /^6 × 6 / }).locator('.counted');
  await expect(ticks).toHaveCount(3);
  await page.reload();
  await expect(ticks).toHaveCount(3);
});

test('what two tabs have counted is stored of both', async ({ page, context }) => {
  const other = await context.newPage();
  const ticks = (tab: Page, size: string) =>
    tab.getByRole('row', { name: new RegExp(`^${size} × ${size} `) }).locator('.counted');
  await open(page, '#/boards?size=5x5');
  await open(other, '#/boards?size=6x6');
  for (const [tab, size] of [[other, '6'], [page, '5']] as const) {
    await action(tab, 'count').click();
    await expect(ticks(tab, size)).not.toHaveCount(0);
  }
  await page.reload();
  await expect(ticks(page, '5')).not.toHaveCount(0);
  await expect(ticks(page, '6')).not.toHaveCount(0);
});

test('a number can be read in words', async ({ page }) => {
  const words = {
    en: 'nine thousand, eight hundred sixty-two',
    vi: 'chín nghìn, tám trăm sáu mươi hai',
    hu: 'kilencezer-nyolcszázhatvankettő',
  };
  for (const [lang, expected] of Object.entries(words)) {
    await page.goto('about:blank');
    await open(page, `#/boards?size=6x6&lang=${lang}`);
    await action(page, 'count').click();
    await expect(page.locator(`[data-words="${lang}"]`)).toHaveText(expected);
    await expect(page.locator(`[data-words="${lang}"]`)).toHaveAttribute('lang', lang);
  }
});

test('a long count shows how far it is, and stops', async ({ page }) => {
  const workers = await gate(page);
  await open(page, '#/boards?size=8x8');
  await expect(page.getByText(/takes about 2\d\d MB of memory/)).toBeVisible();
  await action(page, 'count').click();
  const showsProgress = async () => {
    await workers.pass(1);
    return page.getByText(/Squares processed: \d+ of \d+/).isVisible();
  };
  await expect.poll(showsProgress, { intervals: [50] }).toBe(true);
  await action(page, 'cancel').click();
  await expect(result(page, 'closed-tours')).toHaveAttribute(state, 'cancelled');
  await workers.pass();
  // The worker begins other work at once.
  await cell(page, '6x6').click();
  await action(page, 'count').click();
  await expect(result(page, 'closed-tours')).toHaveAttribute(value, '9862');
});

test('a running count shows no number, continues for other boards, and is not forgotten without a word', async ({ page }) => {
  const workers = await gate(page);
  await open(page, '#/boards?size=8x8');
  await action(page, 'count').click();
  await workers.pass(1);
  await expect(result(page, 'closed-tours')).toHaveAttribute(state, 'running');
  await expect(result(page, 'closed-tours')).toHaveText('–');
  await cell(page, '5x5').click();
  await expect(result(page, 'closed-tours')).toHaveAttribute(state, 'running');
  await page.getByRole('link', { name: 'Open 8 × 8' }).click();
  await expect.poll(() => hash(page)).toBe('#/boards');
  await goTo(page, 'duel');
  await expect.poll(() => hash(page)).toBe('#/duel');
  await expect(page.locator('[data-background="boards"]')).toContainText('%');
  await page.goBack();
  await expect(result(page, 'closed-tours')).toHaveAttribute(state, 'running');
  await page.reload();
  await expect(notice(page, 'broken-off')).toContainText('closed tours of 8 × 8');
  await action(page, 'forget').click();
  await expect(notice(page, 'broken-off')).toHaveCount(0);
});

test('too little memory is reported before the count begins', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'deviceMemory', { value: 0.5 }));
  await open(page, '#/boards?size=8x8');
  await expect(notice(page, 'memory')).toContainText('This device can spare 128 MB');
  await expect(action(page, 'count')).toHaveCount(0);
  await cell(page, '6x6').click();
  await expect(action(page, 'count')).toBeVisible();
});

/** The worker's program, with a memory that cannot grow beyond 20 MiB. */
const grantLittleMemory = (page: Page) =>
  page.route('**/worker_tour_count*.wasm*', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: limited(await response.body(), 320) });
  });

test('a device that grants too little memory for draws says so, and the page stays usable', async ({ page }) => {
  await grantLittleMemory(page);
  await open(page, '#/boards?size=8x8');
  await action(page, 'draw').click();
  await expect(result(page, 'random-tours')).toHaveAttribute(state, 'failed');
  await expect(page.getByRole('alert')).toContainText('Too little memory');
  await cell(page, '5x6').click();
  await drawn(page);
  await expect(result(page, 'random-tours')).toHaveAttribute(value, '10000');
});

test('a device that grants too little memory says so, and the page stays usable', async ({ page }) => {
  await grantLittleMemory(page);
  await open(page, '#/boards?size=8x8');
  await action(page, 'count').click();
  await expect(result(page, 'closed-tours')).toHaveAttribute(state, 'failed');
  await expect(page.getByRole('alert')).toContainText('has run out of memory');
  await cell(page, '5x6').click();
  await action(page, 'count').click();
  await expect(result(page, 'closed-tours')).toHaveAttribute(value, '8');
});

test('a board too wide to count says so', async ({ page }) => {
  await open(page, '#/boards?size=9x10');
  // Neither counted nor drawn.
  await expect(page.getByText('shorter side has at most 8 squares')).toHaveCount(2);
  await expect(action(page, 'count')).toHaveCount(0);
  await expect(page.getByRole('row', { name: /^9 × 10 / })).toContainText('19,381,952,998,732,022,416,892');
});

/** Has 10,000 tours drawn, and waits until they are. */
async function drawn(page: Page) {
  await action(page, 'sample-tours').selectOption({ index: 0 });
  await action(page, 'draw').click();
  await expect(result(page, 'random-tours')).toHaveAttribute(state, 'done');
}

/** The drawn tours as a table. */
async function table(page: Page): Promise<string> {
  const [file] = await Promise.all([page.waitForEvent('download'), action(page, 'save-csv').click()]);
  return readFileSync(await file.path(), 'utf8');
}

test('random tours become histograms and an estimate, and a link draws them again', async ({ page }) => {
  await open(page, '#/boards?size=6x6&seed=7');
  await drawn(page);
  await expect(result(page, 'random-tours')).toHaveAttribute(value, '10000');
  // Five standard errors, of 85 each.
  const estimate = Number(await result(page, 'estimate').getAttribute(value));
  expect(Math.abs(estimate - 9862)).toBeLessThan(425);
  for (const feature of ['crossings', 'sharp-turns', 'straight', 'wedges', 'slope']) {
    await expect(page.locator(`[data-feature="${feature}"] path`)).toHaveAttribute('d', /^M0 120v-\d+h/);
  }
  const first = await table(page);
  const rows = first.trim().split('\n').slice(1).map((row) => row.split(','));
  expect(rows.filter(([feature]) => feature === 'wedges').reduce((sum, row) => sum + Number(row[2]), 0)).toBe(10_000);
  const [picture] = await Promise.all([page.waitForEvent('download'), action(page, 'save-svg').click()]);
  expect(picture.suggestedFilename()).toBe('random-tours-6x6-seed-7.svg');

  await page.reload();
  await expect(result(page, 'random-tours')).toHaveCount(0);
  await drawn(page);
  expect(await table(page)).toBe(first);
  await cell(page, '5x6').click();
  await expect.poll(() => hash(page)).toBe('#/boards?size=5x6&seed=7');
  await expect(result(page, 'random-tours')).toHaveCount(0);
  await cell(page, '6x6').click();
  await expect(result(page, 'random-tours')).toHaveAttribute(state, 'done');
  expect(await table(page)).toBe(first);
});

test('drawing pauses, continues and stops', async ({ page }) => {
  const workers = await gate(page);
  await open(page, '#/boards?size=6x6');
  const tours = result(page, 'random-tours');
  const drawn = () => counted(page, 'random-tours');
  await action(page, 'draw').click();
  await countsOn(page, workers, 'random-tours');
  await action(page, 'pause').click();
  await expect(tours).toHaveAttribute(state, 'paused');
  const before = await drawn();
  await action(page, 'resume').click();
  await countsOn(page, workers, 'random-tours');
  // Another board is looked at meanwhile.
  await cell(page, '5x6').click();
  await expect(tours).toHaveCount(0);
  await cell(page, '6x6').click();
  await expect(tours).toHaveAttribute(state, 'paused');
  expect(await drawn()).toBeGreaterThan(before);
  await action(page, 'resume').click();
  await expect(tours).toHaveAttribute(state, 'running');
  await action(page, 'cancel-draws').click();
  await expect(tours).toHaveAttribute(state, 'cancelled');
  expect(await drawn()).toBeGreaterThan(before);
});

test('draws continue while other screens are shown, and are never shown to go back', async ({ page }) => {
  const workers = await gate(page);
  await open(page, '#/boards?size=6x6');
  const tours = result(page, 'random-tours');
  await action(page, 'sample-tours').selectOption({ index: 0 });
  await action(page, 'draw').click();
  await countsOn(page, workers, 'random-tours');
  const before = await counted(page, 'random-tours');
  await goTo(page, 'duel');
  await expect(tours).toHaveCount(0);
  const background = page.locator('[data-background="boards"]');
  await expect(background).toContainText('%');
  await workers.pass();
  await expect(background).toContainText('finished');
  await background.getByRole('link').click();
  await expect(tours).toBeVisible();
  expect(await counted(page, 'random-tours')).toBeGreaterThan(before);
  await expect(background).toHaveCount(0);
});

test('symmetric tours are listed as pictures, and all classes are counted', async ({ page }) => {
  await open(page, '#/boards?size=6x6');
  await action(page, 'list-symmetric').click();
  const listed = result(page, 'symmetric-tours');
  await expect(listed).toHaveAttribute(state, 'done');
  await expect(listed).toHaveAttribute(value, '22');
  await expect(page.locator('[data-symmetry="quarter-turn"]')).toHaveAttribute(value, '5');
  await expect(page.locator('[data-symmetry="half-turn"]')).toHaveAttribute(value, '17');
  await expect(result(page, 'tour-classes')).toHaveAttribute(value, '1245');
  await expect(page.locator('.small-tours li')).toHaveCount(12);
  await action(page, 'symmetric-page-more').click();
  await expect(page.locator('.small-tours li')).toHaveCount(10);
  await page.locator('.small-tours a').last().click();
  await expect(status(page)).toHaveAttribute('data-status', 'closed-tour');
});

test('the first of very many symmetric tours are seen while the list grows, and it stops', async ({ page }) => {
  const workers = await gate(page);
  await open(page, '#/boards?size=10x10');
  await action(page, 'list-symmetric').click();
  const listed = async () => {
    await workers.pass(1);
    return page.locator('.small-tours li').count();
  };
  await expect.poll(listed, { intervals: [50] }).toBe(12);
  await expect(result(page, 'symmetric-tours')).toHaveAttribute(state, 'running');
  await action(page, 'cancel-list').click();
  await expect(result(page, 'symmetric-tours')).toHaveAttribute(state, 'cancelled');
  await expect(result(page, 'tour-classes')).toHaveCount(0);
});

test('where no tours can be drawn, the page says why', async ({ page }) => {
  for (const [size, words] of [['5x5', 'has tours of the chosen kind'], ['10x10', '8 squares']]) {
    await open(page, `#/boards?size=${size}`);
    await expect(page.locator('[data-section="random"]')).toContainText(words);
    await expect(action(page, 'draw')).toHaveCount(0);
  }
  await open(page, '#/boards?size=6x6&seed=x');
  await expect(notice(page, 'seed')).toBeVisible();
});

test('a phone shows the boards up to 12 x 12 whole, and all of them on click or when a link leads to one', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '#/boards');
  const isWhole = async (size: string) => {
    const box = (await cell(page, size).boundingBox())!;
    return box.x + box.width <= 391;
  };
  await expect.poll(() => isWhole('12x12')).toBe(true);
  await expect(cell(page, '12x12')).toBeInViewport({ ratio: 0.9 });
  await expect(cell(page, '1x14')).not.toBeInViewport();
  await expect(cell(page, '14x1')).not.toBeInViewport();
  await expect(status(page)).toBeInViewport({ ratio: 1 });
  await action(page, 'map-size').click();
  await cell(page, '1x20').scrollIntoViewIfNeeded();
  await expect(cell(page, '1x20')).toBeInViewport({ ratio: 0.9 });
  await action(page, 'map-size').click();
  await expect.poll(() => isWhole('12x12')).toBe(true);
  await cell(page, '8x8').focus();
  await page.keyboard.press('End');
  await expect(cell(page, '8x20')).toBeInViewport({ ratio: 0.9 });
  await page.keyboard.press('Enter');
  await expect(action(page, 'map-size')).toHaveCount(0);
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, '#/boards?size=8x8');
  await expect(cell(page, '20x20')).toBeInViewport();
  await expect(action(page, 'map-size')).toBeHidden();
});

/** A wasm program whose memory may have at most this number of pages. */
function limited(program: Buffer, pages: number): Buffer {
  const number = (at: number): [number, number] => {
    let result = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = program[at++];
      result |= (byte & 0x7f) << shift;
      if (byte < 0x80) return [result, at];
    }
  };
  const bytes = (value: number): number[] => (value < 0x80 ? [value] : [(value & 0x7f) | 0x80, ...bytes(value >> 7)]);
  for (let at = 8; at < program.length; ) {
    const [length, content] = number(at + 1);
    if (program[at] === 5) {
      // One memory, without a limit: its least size follows.
      const [least] = number(content + 2);
      const section = [1, 1, ...bytes(least), ...bytes(pages)];
      const start = program.subarray(0, at);
      const rest = program.subarray(content + length);
      return Buffer.concat([start, Buffer.from([5, ...bytes(section.length), ...section]), rest]);
    }
    at = content + length;
  }
  throw new Error('the program has no memory');
}

test.describe('shapes', () => {
  /** A cross of twenty squares. */
  const CROSS = '#/boards?squares=6x6.0c0c3f3f0c0c';

  test('a shape has the tours that are found, counted and played', async ({ page }) => {
    await open(page, CROSS);
    await expect(page.locator('[data-board="6x6"] [data-hole]')).toHaveCount(16);
    await expect(status(page)).toHaveAttribute('data-status', 'closed-tour');
    await expect(page.locator('[data-tour="closed"] .way').first()).toBeVisible();
    await expect(page.getByText(/takes about \d+ MB of memory/)).toBeVisible();
    await action(page, 'count').click();
    await expect(result(page, 'closed-tours')).toHaveAttribute(state, 'done');
    await expect(result(page, 'closed-tours')).toHaveAttribute(value, '2');
    await page.locator('[data-choice="kind"]').getByText('Open tours').click();
    await action(page, 'count').click();
    await expect(result(page, 'open-tours')).toHaveAttribute(value, '368');
    await page.locator('[data-primary]').click();
    await expect(here(page)).toHaveAttribute('href', /^#\/tour/);
    await expect(status(page)).toHaveAttribute('data-status', 'closed-tour');
    await page.goBack();
    await expect.poll(() => hash(page)).toBe(CROSS);
  });

  test('a shape is drawn on a board of the map by pointer and keyboard', async ({ page }) => {
    await open(page, '#/boards?size=3x4');
    await action(page, 'shape-draw').click();
    await expect.poll(() => hash(page)).toBe('#/boards?squares=3x4.fff');
    const square = (name: string) => page.locator(`[data-square="${name}"]`);
    await square('b2').hover();
    await page.mouse.down();
    await square('c2').hover();
    await page.mouse.up();
    await expect.poll(() => hash(page)).toBe('#/boards?squares=3x4.f9f');
    await square('b3').focus();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Space');
    await expect.poll(() => hash(page)).toBe('#/boards?squares=3x4.e9f');
    await page.keyboard.press('Control+z');
    await expect.poll(() => hash(page)).toBe('#/boards?squares=3x4.f9f');
    await page.reload();
    await expect(page.locator('[data-hole]')).toHaveCount(2);
    await action(page, 'shape-map').click();
    await expect(page.locator('.map [data-size]')).toHaveCount(400);
  });

  test('tours of a shape are found by number and at random, and played', async ({ page }) => {
    await open(page, CROSS);
    await page.locator('#field-tour-number').fill('2');
    await page.locator('#field-tour-number').press('Enter');
    const number = result(page, 'tour-number');
    await expect(number).toHaveAttribute(value, '2');
    const figure = page.locator('.tour-figure', { has: number });
    await expect(figure.locator('.way').first()).toBeVisible();
    await page.locator('#field-tour-number').fill('3');
    await page.locator('#field-tour-number').press('Enter');
    await expect(page.getByText('from 1 to 2')).toBeVisible();
    await expect(number).toHaveCount(0);
    await action(page, 'random').click();
    await expect(result(page, 'random-tour')).toHaveAttribute(state, 'done');
    await page.locator('.tour-figure', { has: result(page, 'random-tour') }).getByRole('link').click();
    await expect(here(page)).toHaveAttribute('href', /^#\/tour/);
    expect(hash(page)).toMatch(/&holes=.*&random=closed&seed=\d+/);
    await expect(status(page)).toHaveAttribute('data-status', 'closed-tour');
    // On the other screen, the tours of the shape have the same numbers.
    await open(page, hash(page).replace(/&random=.*/, '&number=2'));
    await expect(status(page)).toHaveAttribute('data-status', 'closed-tour');
    await expect(result(page, 'tour-number')).toHaveAttribute(value, '2');
  });

  test('a shape without tours says why', async ({ page }) => {
    for (const [squares, words] of [
      ['4x5.1f1f1f0f', 'there are 9 dark and 10 light squares'],
      ['3x3.272', 'No move leads to'],
      ['3x3.357', 'Only one move is left to'],
    ] as const) {
      await open(page, `#/boards?squares=${squares}`);
      await expect(page.locator('.why')).toContainText(words);
      await expect(page.locator('.why svg')).not.toHaveCount(0);
    }
  });

  test('a wrong shape gives way to the map, and a notice says so', async ({ page }) => {
    await open(page, '#/boards?squares=6x6.123');
    await expect(notice(page, 'squares')).toContainText('6x6.123');
    await expect(notice(page, 'squares')).toContainText('3x3.272');
    await expect.poll(() => hash(page)).toBe('#/boards');
  });
});
