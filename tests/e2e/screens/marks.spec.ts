// Each mark on a board is seen: not counted in the document, but looked for in the picture. A mark is hidden, and enough
// of the picture must change by the contrast that a sign needs on its ground.
import { type Locator, type Page } from '@playwright/test';
import { ENDED, piece, printing, withEngine } from '../engine';
import { expect, test } from '../fixtures';
import { action, board, open, settled, square } from '../page';

/** The contrast of a sign with its ground (WCAG 1.4.11). */
const CONTRAST = 3;

/** Fewer pixels than this are a rim or noise. */
const ENOUGH = 8;

interface Case {
  /** The content of the board. */
  name: string;
  link: string;
  /** The steps that lead there. */
  steps?: (page: Page) => Promise<unknown>;
  /** The element around the marks, if that is no large board. */
  within?: string;
  /** The selectors of marks, by their names. */
  marks: Record<string, string>;
  /** The names of marks that are left out on paper. */
  onScreen?: string[];
}

/** The regions of the largest puzzle. */
const LETTERS = [...'abcdefghijklmnopqr'];

const REGIONS = '#/puzzles?n=5&rule=touch&regions=aabbcaabbbaddbdaddddeeeee';

const CASES: Case[] = [
  {
    name: 'pieces, attacked squares and conflicts',
    link: '#/queens?n=8&q=10040002',
    marks: {
      queen: '[data-piece] .piece',
      attacked: '.attacked',
      outline: '[data-conflict] .outline',
      badge: '[data-conflict] .badge',
      'attack line': '.attack-line',
      coordinates: '.coordinates',
    },
    onScreen: ['attacked'],
  },
  {
    name: 'superqueens that are neighbours',
    link: '#/queens?n=6&piece=superqueen&q=120000',
    marks: { superqueen: '[data-piece] .piece', 'short line': '.attack-line.short', badge: '.badge' },
  },
  {
    name: 'the squares of a hint',
    link: '#/queens?n=5&q=25000',
    steps: async (page) => {
      await action(page, 'hint').click();
      await expect(page.locator('.reasons').first()).toBeVisible();
    },
    marks: { mark: '.board .mark' },
  },
  {
    name: 'a puzzle: crosses of both kinds, regions, queens',
    link: `${REGIONS}&q=02000&marks=d2`,
    marks: {
      'own cross': '.cross.own',
      'implied cross': '.cross.implied',
      queen: '[data-piece] .piece',
      borders: '.regions .borders',
      letter: '.regions .letter',
    },
  },
  {
    name: 'a puzzle of 18 rows: crosses on the colours of the last regions',
    link: `#/puzzles?n=18&rule=touch&regions=${LETTERS.map((letter) => letter.repeat(18)).join('')}&given=2.4.6.8.10.12.14.16.18.1.3.5.7.9.11.13.15.0`,
    marks: Object.fromEntries(LETTERS.slice(12).map((letter) => [`cross on ${letter}`, `[data-region="${letter}"] .cross.implied`])),
  },
  {
    name: 'a puzzle: conflicts',
    link: `${REGIONS}&q=12000`,
    marks: { outline: '.outline', badge: '.badge', 'attack line': '.attack-line' },
  },
  {
    name: 'a puzzle without regions: given queens, crosses of both kinds',
    link: '#/puzzles?n=8&kind=complete&rule=chess&grade=1&seed=1',
    steps: async (page) => {
      await board(page).locator('[data-square]:not([data-piece]):not(:has(.cross))').first().click();
      await expect(board(page).locator('[data-mark]').first()).toBeVisible();
    },
    marks: { 'own cross': '.cross.own', 'implied cross': '.cross.implied', given: '[data-given] .piece' },
  },
  {
    name: 'a puzzle: the house of a hint',
    link: '#/puzzles?n=7&kind=regions&rule=touch&grade=3&seed=2',
    steps: async (page) => {
      await action(page, 'hint').click();
      await action(page, 'hint').click();
      await expect(page.locator('.puzzle-hint .house').first()).toBeVisible();
    },
    marks: { house: '.puzzle-hint .house', borders: '.regions .borders' },
  },
  {
    name: 'a tour: the path, visited squares, legal moves, holes',
    link: '#/tour?size=6x6&start=c3&moves=17&holes=a1',
    marks: {
      knight: '[data-piece] .piece',
      legal: '.legal circle',
      path: '.tour-line > :not(.casing)',
      hole: '.hole',
    },
  },
  {
    name: 'a duel: legal moves, visited squares',
    link: '#/duel?size=6x6&start=c3&moves=17&holes=a1',
    marks: { knight: '[data-piece] .piece', legal: '.legal circle', number: '.number', hole: '.hole' },
  },
  {
    name: 'a search: queens and the square that is refused',
    link: '#/search?n=6&algorithm=test&step=17',
    marks: { queen: '[data-piece] .piece', mark: '.board .mark' },
  },
  {
    name: "the knight's search: the path",
    link: '#/search?problem=knight&size=5x5&start=a1&step=9',
    marks: { knight: '[data-piece] .piece', number: '.number' },
  },
  {
    name: 'a constructed solution',
    link: '#/construct?n=8',
    marks: { queen: '[data-piece] .piece' },
  },
  {
    name: 'which boards have tours',
    link: '#/boards?size=4x6',
    marks: { 'closed sign': '.map .sign.closed', 'sign of none': '.map .sign.none', chosen: '.map .chosen' },
  },
  {
    name: "a knight's number puzzle: given numbers, those of the visitor, moves, a conflict",
    link: '#/puzzles?kind=knight&size=3x4&numbers=1a3.4b3.5d2.7c3.8a2.10d3.11b2&mine=2c2.3b1.12d1',
    marks: {
      given: '[data-given] .number',
      'own number': '[data-visited]:not([data-given], [data-conflict]) .number',
      'number in conflict': '[data-conflict]:not([data-given]) .number',
      outline: '[data-conflict] .outline',
      badge: '[data-conflict] .badge',
      'attack line': '.attack-line',
      move: '.tour-line > :not(.casing)',
    },
  },
  {
    name: "a knight's number puzzle: the squares of a hint",
    link: '#/puzzles?kind=knight&size=3x4&numbers=1a3.4b3.5d2.7c3.8a2.10d3.11b2',
    steps: async (page) => {
      await action(page, 'hint').click();
      await expect(page.locator('.board .mark').first()).toBeVisible();
    },
    marks: { 'proposed square': '.mark.proposed', reason: '.mark.chosen' },
  },
  {
    name: "the board of the visitor's program: queens in conflict",
    link: '',
    steps: async (page) => {
      await withEngine(page, [piece(printing('2 4 1 3\n1 2 3 4\n')), ENDED]);
      await action(page, 'run').click();
      await expect(board(page).locator('[data-piece]').first()).toBeVisible();
    },
    marks: { queen: '[data-piece] .piece', outline: '[data-conflict] .outline', badge: '[data-conflict] .badge', 'attack line': '.attack-line' },
  },
  {
    name: 'a gallery of solutions with fixed squares',
    link: '#/solutions?n=8&show=all&fixed=a8,e7',
    within: '.gallery',
    marks: { queen: '[data-solution] .piece, [data-solution] .dots', fixed: '[data-solution] .marked' },
  },
  {
    name: 'a shape that is drawn: holes',
    link: '#/boards?squares=6x6.0c0c3f3f0c0c',
    marks: { hole: '.hole' },
  },
  {
    name: 'the pictures of a shape: the path of a tour, the squares around it',
    link: '#/boards?squares=6x6.0c0c3f3f0c0c',
    within: '.tour-figure .board-figure',
    marks: { way: '.way:not(.casing)', holes: '.holes' },
  },
];

/** The settings that change how a page looks, beside its theme. */
const LOOKS = {
  light: { colorScheme: 'light' },
  dark: { colorScheme: 'dark' },
  'forced colours': { forcedColors: 'active' },
  paper: { media: 'print' },
} as const;

for (const { name, link, steps, within, marks, onScreen } of CASES) {
  test(`seen: ${name}`, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width: 1000, height: 800 });
    await open(page, link);
    await steps?.(page);
    await settled(page);
    await page.mouse.move(0, 0);
    for (const [look, media] of Object.entries(LOOKS)) {
      await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none', media: 'screen', ...media });
      for (const [mark, selector] of Object.entries(marks)) {
        if (look === 'paper' && onScreen?.includes(mark)) continue;
        const around = within ? page.locator(within) : board(page).or(page.locator('.map[role="grid"]'));
        const share = await seen(page, around.locator(selector.replace(/^\.(board|map) /, '')).first());
        expect.soft(share, `${mark}, ${look}`).toBeGreaterThan(ENOUGH);
      }
    }
  });
}

test('automatic crosses and those of the visitor are seen on the colour of each region', async ({ page }) => {
  test.slow();
  const n = 12;
  const rows = Array.from({ length: n }, (_, row) => String.fromCharCode(97 + row).repeat(n));
  const marks = Array.from({ length: n }, (_, row) => `l${n - row}`).join(',');
  await open(page, `#/puzzles?n=${n}&rule=touch&regions=${rows.join('')}&q=${['1', ...Array(n - 1).fill('0')].join('.')}&marks=${marks}`);
  await settled(page);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    for (let rank = 1; rank < n; rank++) {
      for (const [file, kind] of [['a', 'implied'], ['l', 'own']]) {
        const cross = square(page, `${file}${rank}`).locator(`.cross.${kind}`);
        expect.soft(await seen(page, cross), `${kind}, rank ${rank}, ${colorScheme}`).toBeGreaterThan(ENOUGH);
      }
    }
  }
});

/** The pixels in the box of a mark that differ by {@link CONTRAST} when the mark is hidden. */
async function seen(page: Page, mark: Locator): Promise<number> {
  const box = await mark.evaluate((element) => {
    element.scrollIntoView({ block: 'nearest' });
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x: x - 2, y: y - 2, width: width + 4, height: height + 4 };
  });
  const picture = async () => (await page.screenshot({ clip: box, animations: 'disabled' })).toString('base64');
  const hide = (hidden: boolean) =>
    mark.evaluate((element, hidden) => {
      (element as SVGElement).style.visibility = hidden ? 'hidden' : '';
    }, hidden);
  const shown = await picture();
  await hide(true);
  const without = await picture();
  await hide(false);
  return page.evaluate(differing, [shown, without, CONTRAST] as const);
}

async function differing([a, b, contrast]: readonly [string, string, number]) {
  const pixels = async (picture: string) => {
    const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const context = new OffscreenCanvas(image.width, image.height).getContext('2d')!;
    context.drawImage(image, 0, 0);
    return context.getImageData(0, 0, image.width, image.height).data;
  };
  const luminance = (data: Uint8ClampedArray, at: number) => {
    const [red, green, blue] = [0, 1, 2].map((channel) => {
      const share = data[at + channel] / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const [first, second] = [await pixels(a), await pixels(b)];
  let count = 0;
  for (let at = 0; at < first.length; at += 4) {
    const [dark, light] = [luminance(first, at), luminance(second, at)].sort((x, y) => x - y);
    if ((light + 0.05) / (dark + 0.05) >= contrast) count++;
  }
  return count;
}
