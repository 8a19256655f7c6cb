import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import test from 'node:test';
import { filesIn } from './files.mjs';
import { LISTED, laidOut } from './layout.mjs';

const root = new URL('../../', import.meta.url);

test('the files that the page lists are copied, and the page links to what is there', (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'bezzel-'));
  t.after(() => rmSync(folder, { recursive: true }));
  // Without the lessons, which are compiled first.
  const source = readFileSync(new URL('index.html', root), 'utf8').replace(/.*"target\/lessons".*\n/, '');
  const here = process.cwd();
  process.chdir(root.pathname);
  t.after(() => process.chdir(here));
  const page = laidOut(folder, source);
  assert.ok(!page.includes('data-trunk'), page);
  const files = filesIn(folder);
  for (const [, kind, path] of [...source.matchAll(LISTED)].filter(([, kind]) => kind.startsWith('copy-'))) {
    const name = path.split('/').at(-1);
    const expected = kind === 'copy-file' ? [name] : filesIn(path).map((file) => `${name}/${file}`);
    assert.deepEqual(files.filter((file) => expected.includes(file)), expected.sort(), path);
  }
  const [, icon] = page.match(/<link rel="icon" href="(bezzel-[0-9a-f]{8}\.svg)" \/>/);
  assert.ok(files.includes(icon));
  assert.equal(readFileSync(join(folder, icon), 'utf8'), readFileSync('static/icons/bezzel.svg', 'utf8'));
});

test('the page names the folder of the site', () => {
  const base = (publicUrl) => laidOut('.', '<base data-trunk-public-url />', publicUrl);
  assert.equal(base(), '<base href="./" />');
  for (const folder of ['/queens', '/queens/']) assert.equal(base(folder), '<base href="/queens/" />');
});

test('a kind of link that is not known is named', () => {
  assert.throws(() => laidOut('.', '<link data-trunk rel="sass" href="page.scss" />'), /page\.scss is of the kind sass/);
});
