import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import test from 'node:test';
import { finishedPage } from './page.mjs';
import { shellOf } from './shell.mjs';

const read = (path) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
const screens = JSON.parse(read('static/screens.json'));
const languages = JSON.parse(read('static/languages.json'));
const words = Object.fromEntries(languages.map(({ code }) => [code, read(`static/locales/${code}/page.ftl`)]));
const icons = read('static/icons/icons.svg');
const shell = shellOf(screens, languages, words, icons);

const RELEASE = {
  policy: read('xtask/content-security-policy.txt'),
  script: { file: 'bezzel-1.js', integrity: 'sha256-A' },
  style: { file: 'bezzel-2.css', integrity: 'sha256-B' },
  editor: { file: 'editor-4.js', integrity: 'sha256-C' },
  workers: { worker: 'worker-1.js' },
  texts: '3',
  shell,
};
const PAGE = read('index.html');

test('a release loads one script and one style sheet, under its policy', () => {
  const page = finishedPage(PAGE, RELEASE);
  assert.equal(page.match(/<script/g).length, 1);
  assert.ok(page.includes('async src="bezzel-1.js" integrity="sha256-A"></script>\n</body>'));
  assert.equal(page.match(/rel="stylesheet"/g).length, 1);
  assert.ok(page.includes('<meta name="worker" content="worker-1.js" />'));
  assert.ok(page.includes('<meta name="texts" content="3" />'));
  assert.ok(page.includes('<meta name="editor" content="editor-4.js sha256-C" />'), 'as the screen asks for it');
  assert.ok(!page.includes('name="build"'));
  const light = '<meta name="build" content="light" />';
  assert.ok(finishedPage(PAGE, { ...RELEASE, isLight: true }).includes(light), 'as sizes.mjs looks for it');
  assert.match(page, /<head>\n<meta http-equiv="Content-Security-Policy" content="default-src 'none'; [^"]*">\n/);
  assert.ok(!/unsafe-inline|'unsafe-eval'/.test(page));
  assert.throws(() => finishedPage(page, RELEASE), /expected once/, 'it is finished already');
});

test('what is said of a page that does not start is said in every language', () => {
  const [late] = finishedPage(PAGE, RELEASE).match(/<section id="late".*?<\/section>/s);
  const said = [...late.matchAll(/<p lang="(\w+)">[^<]+<\/p>/g)].map(([, code]) => code);
  assert.deepEqual(said, languages.map(({ code }) => code));
});

test('the picture of a site has a whole address', () => {
  const page = finishedPage(PAGE, { ...RELEASE, site: 'https://example.org/queens/' });
  assert.ok(page.includes('content="https://example.org/queens/preview.png"'));
  assert.ok(finishedPage(PAGE, RELEASE).includes('content="preview.png"'));
});

test('the shell has every door and every screen behind it, in every language', () => {
  const { navigation, menu } = shell;
  const doors = ['queens', 'knight', 'puzzles', 'learn'];
  assert.deepEqual([...navigation.matchAll(/data-of="(\w+)"/g)].map(([, door]) => door), doors);
  assert.ok(navigation.includes('<span data-vi="Hậu" data-hu="Vezérek">Queens</span>'));
  const listed = [...navigation.matchAll(/<li><a href="#\/(\w+)" data-vi/g)].map(([, name]) => name);
  const expected = screens.filter(({ name, door, within }) => door && !within && name !== 'puzzles').map(({ name }) => name);
  assert.deepEqual(listed, expected, 'there is one screen behind the door to the puzzles');
  const introduced = [...shell.introductions.matchAll(/<p class="status" data-introduces="(\w+)" hidden data-vi="[^"]+" data-hu="[^"]+">[^<]+<\/p>/g)];
  const others = ['lessons', 'about', 'own'];
  assert.deepEqual(introduced.map(([, name]) => name), screens.map(({ name }) => name).filter((name) => !others.includes(name)));
  assert.match(menu, /^<svg class="icon".*<path/);
  assert.throws(() => shellOf([{ name: 'nowhere', door: 'queens' }, { name: 'queens', door: 'queens' }], languages, words, icons), /no text nav-nowhere/);
  assert.throws(() => shellOf(screens, languages, words, ''), /no icon/);
});
