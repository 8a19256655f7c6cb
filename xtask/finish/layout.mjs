// The files of the site beside its programs: those that `index.html` lists for Trunk, which lays them out in development.
import { cpSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { writeNamed } from './files.mjs';

/** A link for Trunk, with its kind and its path. */
export const LISTED = /<link\s+data-trunk\s+rel="([\w-]+)"\s+href="([^"]+)"[^>]*>/g;
const BASE = '<base data-trunk-public-url />';

/** Copies the files into the folder. Gives the page for a folder of a host, or for any. */
export function laidOut(folder, page, publicUrl = './') {
  const base = `<base href="${publicUrl.replace(/\/?$/, '/')}" />`;
  return page.replace(BASE, base).replaceAll(LISTED, (_, kind, path) => {
    const name = basename(path);
    if (kind === 'icon') return `<link rel="icon" href="${writeNamed(folder, name, readFileSync(path)).file}" />`;
    if (kind.startsWith('copy-')) cpSync(path, join(folder, name), { recursive: true });
    else if (kind !== 'rust') throw new Error(`${path} is of the kind ${kind}: expected icon, copy-file, copy-dir or rust`);
    return '';
  });
}
