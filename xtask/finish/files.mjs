// The files of a release: their names have a hash of their content, so that no file of another build is ever taken for one of this.
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join, parse, relative, sep } from 'node:path';
import { crc32 } from 'node:zlib';

const digest = (content) => createHash('sha256').update(content).digest();
const short = (hash) => hash.toString('hex', 0, 4);

/** Writes `name-0123abcd.ending` into a folder; gives that name, and the hash that the browser checks. */
export function writeNamed(folder, name, content) {
  const hash = digest(content);
  const { name: stem, ext } = parse(name);
  const file = `${stem}-${short(hash)}${ext}`;
  writeFileSync(join(folder, file), content);
  return { file, integrity: `sha256-${hash.toString('base64')}` };
}

/** A short name for files: others, or the same with other contents, have another. */
export function versionOf(folder, names) {
  const hashes = names.map((name) => `${name} ${digest(readFileSync(join(folder, name))).toString('hex')}\n`);
  return short(digest(hashes.join('')));
}

/** All files of a folder and of the folders in it, by their paths from it. */
export function filesIn(folder) {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return entries.map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll(sep, '/')).sort();
}

/** Texts, lessons and programs keep their names, are asked for by a version, and end with a check value. */
export const isText = (name) => /^(locales|lessons|programs)\//.test(name);

/** A file with the check value by which the page knows that it is whole (`page/browser/src/files.rs`). */
export function withCheck(content) {
  const value = Buffer.alloc(4);
  value.writeUInt32LE(crc32(content));
  return Buffer.concat([content, value]);
}
