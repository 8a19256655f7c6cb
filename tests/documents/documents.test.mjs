// What the documents refer to is there.
//   node --test tests/documents/
import assert from 'node:assert/strict';
import { test } from 'node:test';
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
