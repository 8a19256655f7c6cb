import assert from 'node:assert/strict';
import test from 'node:test';
import { limitsOf, MOST } from './sizes.mjs';

/** The files weigh 1, 2, 4 and so on. */
const NAMES = [
  'bezzel-00000001.js',
  'core-00000002.wasm',
  'duel-00000003.wasm',
  'editor-0000000b.js',
  'index.html',
  'locales/en/page.ftl',
  'locales/hu/knight.ftl',
  'locales/hu/page.ftl',
  'picture.png',
  'preview.png',
  'own-0000000c.wasm',
  'queens-00000004.wasm',
  'shared-00000005.wasm',
  'worker-00000006.js',
  'worker-00000007.wasm',
  'worker_python-00000009.wasm',
  'worker_tour-0000000a.wasm',
];
const FILES = NAMES.map((name, power) => ({ name, gzip: 2 ** power }));
const PAGE = '<script src="bezzel-00000001.js"></script><meta content="preview.png" /><meta content="worker-00000006.js" /><meta content="editor-0000000b.js" />';
const SCREENS = [{ name: 'queens', texts: ['queens'] }, { name: 'duel', texts: ['knight'], worker: 'worker' }, { name: 'own', texts: [] }];
const limits = limitsOf(FILES, PAGE, SCREENS, [{ code: 'en' }, { code: 'hu' }]);

test('a first visit loads what its screen needs, in the language with the most words', () => {
  const sum = (...powers) => powers.reduce((sum, power) => sum + 2 ** power, 0);
  const visits = limits.filter(({ name }) => name.startsWith('first visit')).map(({ gzip }) => gzip);
  assert.deepEqual(visits, [sum(0, 1, 4, 7, 11), sum(0, 1, 2, 4, 6, 7, 12, 13, 14), sum(0, 1, 3, 4, 7, 10, 12)]);
});

test('each program and each first visit has its limit', () => {
  const { core, chunk, editor, own, shared, worker, worker_tour, worker_python, visit } = MOST;
  const programs = [core, chunk, editor, own, chunk, shared, worker, worker_python, worker_tour];
  assert.deepEqual(limits.map(({ most }) => most), [...programs, visit.first, visit.other, visit.own]);
});
