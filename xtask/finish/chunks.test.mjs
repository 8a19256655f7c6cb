import assert from 'node:assert/strict';
import test from 'node:test';
import { fileOf, filesOfEach } from './chunks.mjs';

const SCREENS = [
  { name: 'queens', parts: ['answers'] },
  { name: 'search', parts: ['tree', 'written'] },
  { name: 'tour' },
  { name: 'steps', within: 'search' },
];
const of = (names) => fileOf(names.split(' '), SCREENS);

test('what only a screen, its parts and the screens within it need is with the screen', () => {
  for (const users of ['search tree', 'tree written', 'search steps', 'steps tree']) assert.equal(of(users), 'search');
});

test('what the first screen shares is in the core, and what others share in one file', () => {
  for (const users of ['queens tour', 'answers steps tour']) assert.equal(of(users), 'core');
  for (const users of ['search tour', 'steps tour', 'tour tree']) assert.equal(of(users), 'shared');
});

test('a screen needs its file and the shared one, and a part comes after its screen', () => {
  assert.deepEqual(filesOfEach(SCREENS), {
    queens: ['queens'],
    answers: ['answers'],
    search: ['search', 'shared'],
    tree: ['tree'],
    written: ['written'],
    tour: ['tour', 'shared'],
    steps: ['steps', 'search', 'shared'],
  });
});
