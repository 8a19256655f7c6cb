// The project's Markdown files, with their links and paths.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** All files of the project that git does not ignore, by their paths from its folder. */
export const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((path) => path && existsSync(join(root, path)));

/** The documents. The links of lessons are links into the page, which `cargo xtask lessons` checks. */
export const documents = files.filter((path) => path.endsWith('.md') && !path.startsWith('lessons/'));

export const read = (path) => readFileSync(join(root, path), 'utf8');
export const exists = (path) => existsSync(join(root, path));

/** The text without quoted programs. */
const prose = (text) => text.replace(/^```.*?^```/gms, '').replace(/^(?: {4}|\t).*$/gm, '').replace(/`[^`\n]*`/g, '');

/** The targets of a document's links and pictures, without other sites: a file, and a heading of it if any. */
export function links(document) {
  const text = prose(read(document));
  const found = [
    ...text.matchAll(/\]\(([^)\s]+)[^)]*\)/g),
    ...text.matchAll(/^\[[^\]]+\]:\s*(\S+)/gm),
    ...text.matchAll(/(?:href|src|srcset)="([^"]+)"/g),
  ];
  return found
    .map(([, target]) => target)
    .filter((target) => !/^[a-z]+:/.test(target))
    .map((target) => {
      const [path, heading] = decodeURI(target).split('#');
      return { target, path: path ? normalize(join(dirname(document), path)) : document, heading };
    });
}

/** The names by which links lead to the headings of a document. */
export function headings(document) {
  const text = read(document).replace(/^```.*?^```/gms, '');
  return [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading]) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replace(/\s/g, '-'),
  );
}

/** The files and folders of the project that a document names by their paths, as in `src/lib.rs`. A folder beside the document hides the project's. */
export function paths(document) {
  const named = [...read(document).matchAll(/`([\w.-]+\/[\w./-]*)`/g)].map(([, path]) => path);
  const folder = dirname(document);
  const isIn = (start, path) => files.some((file) => file.startsWith(join(start, path.split('/')[0], '/')));
  return named.filter((path) => isIn('.', path) && (folder === '.' || !isIn(folder, path)));
}
