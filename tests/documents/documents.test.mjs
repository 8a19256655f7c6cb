// What the documents refer to is there, and what they show is so.
//   node --test tests/documents/
import assert from 'node:assert/strict';
import { test } from 'node:test';
import Ajv from 'ajv/dist/2020.js';
import { documents, exists, files, headings, links, paths, read } from './documents.mjs';

test('links and pictures lead to files and headings that are there', () => {
  assert.ok(documents.includes('README.md') && links('README.md').length > 10);
  for (const document of documents) {
    for (const { target, path, heading } of links(document)) {
      assert.ok(exists(path), `${document} links to ${target}, which is not there`);
      if (heading) assert.ok(headings(path).includes(heading), `${document} links to ${target}: ${path} has no such heading`);
    }
  }
});

test('files and folders that are named by their paths are there', () => {
  // A changelog also names files that no longer exist.
  for (const document of documents.filter((path) => !path.endsWith('CHANGELOG.md'))) {
    for (const path of paths(document)) assert.ok(exists(path), `${document} names ${path}, which is not there`);
  }
});

test("README's map names every folder", () => {
  const folders = new Set(files.filter((path) => path.includes('/')).map((path) => path.split('/')[0]));
  const [, map] = read('README.md').split('## The map of the code');
  for (const folder of folders) assert.ok(map.includes(`\`${folder}/\``), `${folder}/ is not on the map`);
});

test('every document of docs/ can be found from README or CONTRIBUTING', () => {
  const found = new Set(['README.md', 'CONTRIBUTING.md']);
  for (const document of found) {
    for (const { path } of links(document)) if (documents.includes(path)) found.add(path);
  }
  const lost = documents.filter((path) => path.startsWith('docs/') && !found.has(path));
  assert.deepEqual(lost, []);
});

test('the image of the command is built with the Rust that the project names', () => {
  const [, channel] = read('rust-toolchain.toml').match(/^channel = "(.+)"$/m);
  const container = read('Containerfile');
  assert.equal(container.match(/^FROM docker\.io\/library\/rust:(\S+)-alpine /m)?.[1], channel);
  assert.equal(container.match(/^ENV RUSTUP_TOOLCHAIN=(\S+)$/m)?.[1], channel);
});

test('what a registry shows has no links into the repository, and its programs can be pasted', () => {
  for (const document of ['solver/README.md', 'bezzel-count/README.md', 'npm/package/README.md']) {
    assert.deepEqual(links(document), [], document);
  }
  const programs = [...read('solver/README.md').matchAll(/^```rust\n(.*?)^```/gms)].map(([, program]) => program);
  assert.ok(programs.length > 1);
  for (const program of programs) {
    assert.match(program, /^fn main\(\)/m);
    // rustdoc hides such lines; GitHub and crates.io show them.
    assert.doesNotMatch(program, /^\s*# /m);
  }
});

test('the crates need the Rust that README and the workflow name', () => {
  const [, version] = read('solver/Cargo.toml').match(/^rust-version = "(.+)"$/m);
  assert.equal(read('bezzel-count/Cargo.toml').match(/^rust-version = "(.+)"$/m)?.[1], version);
  assert.ok(read('solver/README.md').replace(/\s+/g, ' ').includes(`It needs Rust ${version} or later.`));
  assert.ok(read('.github/workflows/test.yml').includes(`RUSTUP_TOOLCHAIN: ${version}.0`));
});

// A native test compares the lines with the command's own.
test("the lines of JSON that the command's README shows fit its schema, and lines of another form do not", () => {
  const fits = new Ajv({ strictRequired: false }).compile(JSON.parse(read('bezzel-count/schema.json')));
  const lines = [...read('bezzel-count/README.md').matchAll(/^ +(\{.*\})$/gm)].map(([, line]) => JSON.parse(line));
  assert.equal(lines.length, 5);
  for (const line of lines) {
    assert.ok(fits(line), JSON.stringify(fits.errors));
    for (const name of Object.keys(line)) {
      const { [name]: value, ...without } = line;
      // Only a board without some squares names them.
      assert.equal(!!fits(without), name === 'holes', `without ${name}: ${JSON.stringify(line)}`);
      assert.ok(!fits({ ...line, [name]: [value] }), `a list for ${name}`);
    }
    assert.ok(!fits({ ...line, count: Number(line.count) }), 'a number for a count');
    assert.ok(!fits({ ...line, schema: 2 }));
    assert.ok(!fits({ ...line, checked: true }));
    assert.ok(!fits({ ...line, type: line.type === 'share' ? 'total' : 'share' }));
  }
});
