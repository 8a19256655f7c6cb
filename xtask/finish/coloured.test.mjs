import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import test from 'node:test';
import { coloured } from './coloured.mjs';
import { filesIn } from './files.mjs';

const programs = new URL('../../programs/', import.meta.url);
const shown = filesIn(programs.pathname).filter((name) => /^(queens|knight)\//.test(name));
const read = (name) => readFileSync(new URL(name, programs), 'utf8');

/** The words of a program without its marks, each with its kind as the page reads it. */
const words = (text) =>
  text.split('\n').flatMap((line) => {
    const parts = `\x06${line.replace(/\s*(#|\/\/) @.*/, '')}`.matchAll(/([\x01-\x06])([^\x01-\x06]*)/g);
    return [...parts].map(([, mark, word]) => [mark.charCodeAt(), word]);
  });

const [KEYWORD, TYPE, DEFINED, LITERAL, COMMENT, PLAIN] = [1, 2, 3, 4, 5, 6];

test('a program in colour has the text of the program', () => {
  assert.ok(shown.length >= 70);
  for (const name of shown) assert.equal(coloured(name, read(name)).replace(/[\x01-\x06]/g, ''), read(name), name);
});

test('each language has its keywords, literals and comments', () => {
  const expected = { c: 'return', cpp: 'return', java: 'return', js: 'return', pas: 'then', py: 'return', rs: 'return' };
  for (const [ending, keyword] of Object.entries(expected)) {
    const name = `queens/arrays.${ending}`;
    const found = words(coloured(name, read(name)));
    const has = (kind, text) => assert.ok(found.some(([of, word]) => of === kind && word.toLowerCase() === text), `${text} in ${name}`);
    has(KEYWORD, keyword);
    has(LITERAL, 'true');
    has(LITERAL, '1');
    const comment = found.find(([kind]) => kind === COMMENT);
    assert.match(comment[1], /^(#|\/\/) Every way/, name);
    for (const [kind, word] of found) if (kind === PLAIN) assert.doesNotMatch(word, /\b(if|return|else|while)\b/i, `${word} in ${name}`);
  }
  const java = words(coloured('queens/arrays.java', read('queens/arrays.java')));
  assert.ok(java.some(([kind, word]) => kind === TYPE && word === 'boolean'));
  const rust = words(coloured('queens/arrays.rs', read('queens/arrays.rs')));
  assert.ok(rust.some(([kind, word]) => kind === DEFINED && word === 'place'));
});

test('what a line has behind @all is coloured as code, and the marks stay as they are', () => {
  const program = 'def f():  # @start @all def g():\n    return 1  # @return @all return\n';
  assert.equal(
    coloured('a.py', program),
    '\x01def\x06 \x03f\x06():  # @start @all \x01def\x06 \x03g\x06():\n    \x01return\x06 \x041  # @return @all \x01return\n',
  );
});
