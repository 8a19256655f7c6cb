import assert from 'node:assert/strict';
import test from 'node:test';
import { fileOf, filesOfEach, isLate, sheetsOfFiles } from './chunks.mjs';

const SCREENS = [
  { name: 'queens', door: 'queens', parts: ['answers'], apart: ['start'] },
  { name: 'search', door: 'learn', parts: ['tree', 'written'] },
  { name: 'tour', door: 'knight' },
  { name: 'duel', door: 'knight' },
  { name: 'puzzles', door: 'puzzles' },
  { name: 'about' },
  { name: 'steps', door: 'learn', within: 'search' },
  { name: 'own', door: 'learn', within: 'search', parts: ['own_verdict'] },
  { name: 'numbers', door: 'puzzles', within: 'puzzles', alone: true },
  { name: 'lessons', door: 'learn' },
];
const of = (names) => fileOf(names.split(' '), SCREENS);

test('what only a screen, its parts and the screens within it need is with the screen', () => {
  for (const users of ['search tree', 'tree written', 'search steps', 'steps tree']) assert.equal(of(users), 'search');
  assert.equal(of('own own_verdict'), 'own', 'the outer screen alone does not need it');
});

test('what the first screen shares is in the core, and what others share in a file for these', () => {
  for (const users of ['queens tour', 'answers steps tour']) assert.equal(of(users), 'core');
  for (const users of ['search tour', 'steps tour', 'tour tree', 'about duel']) assert.equal(of(users), 'shared');
  assert.equal(of('duel tour'), 'shared_knight');
  assert.equal(of('puzzles start'), 'shared_puzzles');
  assert.equal(of('lessons own'), 'shared_programs');
  for (const users of ['puzzles numbers', 'tour numbers']) assert.equal(of(users), 'shared', 'what stands alone is loaded without the other screen');
  assert.deepEqual(['shared_programs', 'shared', 'core'].map(isLate), [true, false, false]);
  assert.equal(of('lessons own search'), 'shared');
  for (const users of ['start tour', 'about start']) assert.equal(of(users), 'shared', 'the core has nothing for what stands apart');
  assert.equal(of('start'), 'start');
});

test('the styles of a screen are a file with those of the screens within it, and those of the first are in the page', () => {
  const files = { search: ['search', 'own'], tour: ['tour'], puzzles: ['puzzles', 'numbers'] };
  assert.deepEqual(sheetsOfFiles(SCREENS, ['numbers', 'own', 'puzzles', 'queens', 'search', 'tour']), files);
});

test('a screen needs its file and the shared ones, and a part comes after its screen', () => {
  assert.deepEqual(filesOfEach(SCREENS), {
    queens: ['queens'],
    answers: ['answers'],
    start: ['start', 'shared_puzzles', 'shared'],
    search: ['search', 'shared'],
    tree: ['tree'],
    written: ['written'],
    tour: ['tour', 'shared_knight', 'shared'],
    duel: ['duel', 'shared_knight', 'shared'],
    puzzles: ['puzzles', 'shared_puzzles', 'shared'],
    about: ['about', 'shared'],
    steps: ['steps', 'search', 'shared'],
    own: ['own', 'search', 'shared_programs', 'shared'],
    own_verdict: ['own_verdict'],
    numbers: ['numbers', 'shared'],
    lessons: ['lessons', 'shared_programs', 'shared'],
  });
});
