// The service worker, which caches the whole site for offline use.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn, isText, versionOf } from './files.mjs';

export const SERVICE_WORKER = 'service-worker.js';
/** The files that only other sites fetch, for a preview of a link. */
const NOT_CACHED = ['preview.png'];
/**
 * Whether a file is cached when a visitor first uses it: the Python engine weighs more than all the rest, the editor is of use with
 * it alone, licences are seldom read.
 */
export const isCachedOnUse = (name) => ['worker_python', 'editor', 'LICENSES'].some((start) => name.startsWith(start));

/** Writes the service worker for the files of a folder, of which the texts are asked for by their version. */
export function writeServiceWorker(folder, texts) {
  const names = filesIn(folder).filter((name) => name !== SERVICE_WORKER && !NOT_CACHED.includes(name));
  const template = readFileSync(`static/${SERVICE_WORKER}`, 'utf8');
  writeFileSync(join(folder, SERVICE_WORKER), filled(template, versionOf(folder, names), names, texts));
}

/** The worker with its blanks filled in: the version, and two lists of files, which stand in quotes. */
export function filled(template, version, names, texts) {
  const odd = names.find((name) => /["'\\]/.test(name));
  if (odd) throw new Error(`the name of ${odd} cannot stand in the service worker's list`);
  // The page itself is asked for by the folder's name.
  const address = (name) => (name === 'index.html' ? '' : isText(name) ? `${name}?v=${texts}` : name);
  const list = (names) => JSON.stringify(names.map((name) => `./${address(name)}`));
  const blanks = {
    '{version}': version,
    '{files}': list(names.filter((name) => !isCachedOnUse(name))),
    '{on use}': list(names.filter(isCachedOnUse)),
  };
  for (const blank of Object.keys(blanks)) {
    if (!template.includes(blank)) throw new Error(`the service worker has no blank ${blank}`);
  }
  return template.replace(/\{(version|files|on use)\}/g, (blank) => blanks[blank]);
}
