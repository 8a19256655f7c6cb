// A small site with a file of each kind that the built site has, and the headers that a host must send for each file.
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Of each kind one file, of names that the build gives: with a content hash, below a folder of texts, or as they are. */
const FILES = [
  'apple-touch-icon.png',
  'bezzel-0123456789abcdef.svg',
  'bezzel-0123abcd.css',
  'bezzel-192.png',
  'bezzel-4567cdef.js',
  'editor-89abcdef.js',
  'core-0123abcd.wasm',
  'index.html',
  'lessons/en/knight.bin',
  'locales/vi/page.ftl',
  'manifest.webmanifest',
  'programs/comments/hu.tsv',
  'programs/knight/warnsdorff.py',
  'programs/queens/arrays.c',
  'programs/queens/arrays.cpp',
  'programs/queens/arrays.java',
  'programs/queens/arrays.js',
  'programs/queens/arrays.pas',
  'programs/queens/arrays.rs',
  'screens.json',
  'service-worker.js',
  'worker_knight-89ab0123.js',
  'worker_knight-89ab0123.wasm',
];

const TYPES = {
  css: /^text\/css\b/,
  ftl: /^text\/plain\b/,
  html: /^text\/html\b/,
  js: /^(text|application)\/javascript\b/,
  json: /^application\/json\b/,
  png: /^image\/png$/,
  svg: /^image\/svg\+xml\b/,
  tsv: /^text\/plain\b/,
  wasm: /^application\/wasm$/,
  webmanifest: /^application\/manifest\+json\b/,
};

/** The policy that the page keeps to, in one line. */
export const policy = () =>
  readFileSync(new URL('../../xtask/content-security-policy.txt', import.meta.url), 'utf8').trim().replace(/\s+/g, ' ');

export const YEAR = 'public, max-age=31536000, immutable';
const isText = (name) => /^(lessons|locales|programs)\//.test(name);
export const isNamed = (name) => /-[0-9a-f]{8,}\.\w+$/.test(name);

/** Makes the small site in an empty folder. */
export function makeSite(folder) {
  for (const name of FILES) {
    const path = join(folder, name);
    mkdirSync(dirname(path), { recursive: true });
    // Longer than what servers think too short to be compressed.
    writeFileSync(path, `${name}\n`.repeat(300));
  }
}

/** The requests of a browser for each file of a site, and the answers that it must get. */
export function requests(folder) {
  return filesIn(folder).map((name) => {
    const ending = name.split('.').pop();
    const content = readFileSync(join(folder, name));
    return {
      name,
      path: name === 'index.html' ? '' : isText(name) ? `${name}?v=0123abcd` : name,
      content,
      type: TYPES[ending] ?? /./,
      cacheControl: isNamed(name) || isText(name) ? YEAR : 'no-cache',
      compressed: ending !== 'png' && content.length >= 1024,
    };
  });
}

function filesIn(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort();
}
