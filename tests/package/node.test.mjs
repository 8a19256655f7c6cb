// In Node.js the package answers each case as it should, for `import` and for `require`.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import test from 'node:test';
import * as solver from 'bezzel-solver';
import { CASES, settled } from './cases.mjs';

const require = createRequire(import.meta.url);

for (const [name, [call, expected]] of Object.entries(CASES)) {
  test(name, async () => assert.equal(await settled(() => call(solver)), expected));
}

test('require gives what import gives', () => {
  const { default: start, ...named } = solver;
  assert.deepEqual({ ...require('bezzel-solver') }, named);
  assert.equal(start, named.start);
});

test('the package has what its types say', () => {
  const types = readFileSync(require.resolve('bezzel-solver').replace('node.cjs', 'index.d.ts'), 'utf8');
  const declared = Array.from(types.matchAll(/^export (?:function|class) (\w+)/gm), ([, name]) => name);
  // A function with several signatures is declared several times.
  assert.deepEqual([...new Set(declared)].sort(), Object.keys(require('bezzel-solver')).sort());
});

test('the licences of its libraries are in it', () => {
  const licences = readFileSync(require.resolve('bezzel-solver').replace('node.cjs', 'LICENSES-OF-LIBRARIES.txt'), 'utf8');
  assert.match(licences, /^# wasm-bindgen v[\d.]+ \(MIT OR Apache-2\.0\)$/m);
  assert.match(licences, /Permission is hereby granted, free of charge/);
});

test('the version is that of the crate', () => {
  const manifest = readFileSync(new URL('../../Cargo.toml', import.meta.url), 'utf8');
  assert.equal(require('bezzel-solver/package.json').version, /^version = "(.+)"$/m.exec(manifest)[1]);
});
