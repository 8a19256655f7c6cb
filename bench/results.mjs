// The results of all benches, stored in bench/results.json, and whether the code that they time has changed since.
//
// `counts` are the counts that `cargo xtask bench` times. Each of the `sections` has been written by another script, or
// measured by hand with the commands that it names. `sources` are the folders of the code that is timed, and `hash` is theirs when it was timed.
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { filesIn } from '../xtask/finish/files.mjs';

const FILE = 'bench/results.json';

const inProject = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url));
export const read = (path) => readFileSync(inProject(path), 'utf8');
export const write = (path, text) => writeFileSync(inProject(path), text);

export const storedResults = () => JSON.parse(read(FILE));

export const storeResults = (results) => write(FILE, asText(results));

/** The results as JSON in which a case, or a row of a table, is a line. */
export function asText(results) {
  const onOneLine = (value) => value.replace(/\n\s*/g, ' ');
  return `${JSON.stringify(results, null, 2).replace(/[[{][^[\]{}]*[\]}]/g, onOneLine)}\n`;
}

/** A hash of the code in these folders. A change of comments does not change it. */
export function hashOf(folders) {
  const hash = createHash('sha256');
  for (const folder of folders) {
    for (const name of filesIn(inProject(folder))) hash.update(`${name}\n${withoutComments(read(`${folder}/${name}`))}\n`);
  }
  return hash.digest('hex').slice(0, 16);
}

export function withoutComments(program) {
  const lines = program.split('\n').map((line) => line.trim());
  return lines.filter((line) => line && !line.startsWith('//')).join('\n');
}

/** Whether the code is the same as when it was timed. */
export const isCurrent = ({ sources, hash }) => hashOf(sources) === hash;
