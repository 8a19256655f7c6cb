import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import test from 'node:test';
import { filesIn, versionOf, withCheck, writeNamed } from './files.mjs';
import { filled } from './offline.mjs';

test('a name depends on the content, and so does a version', (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'bezzel-'));
  t.after(() => rmSync(folder, { recursive: true }));
  const [one, other] = ['one', 'two'].map((content) => writeNamed(folder, 'core.wasm', content));
  assert.match(one.file, /^core-[0-9a-f]{8}\.wasm$/);
  assert.match(one.integrity, /^sha256-.{44}$/);
  assert.equal(readFileSync(join(folder, one.file), 'utf8'), 'one');
  assert.deepEqual(filesIn(folder), [one.file, other.file].sort());
  assert.notEqual(versionOf(folder, [one.file]), versionOf(folder, [other.file]));
});

test('a file ends with its check value', () => {
  // The page has the same value in its test, in page/browser/src/files.rs.
  assert.equal(withCheck(Buffer.from('123456789')).toString('latin1'), '123456789\x26\x39\xf4\xcb');
});

test('the service worker is filled in', () => {
  const template = readFileSync(new URL('../../static/service-worker.js', import.meta.url), 'utf8');
  const names = ['core-0123abcd.wasm', 'index.html', 'lessons/en/knight.bin', 'locales/en/page.ftl', 'worker_python-be.js'];
  const worker = filled(template, '000000be', names, '1f');
  assert.ok(worker.includes('const VERSION = "000000be";'));
  assert.ok(worker.includes(
    `JSON.parse('["./core-0123abcd.wasm","./","./lessons/en/knight.bin?v=1f","./locales/en/page.ftl?v=1f"]')`,
  ));
  assert.ok(worker.includes('JSON.parse(\'["./worker_python-be.js"]\')'));
  assert.throws(() => filled(template, '', ["it's"], ''), /cannot stand/);
  assert.throws(() => filled('nothing to fill', '', [], ''), /no blank/);
});
