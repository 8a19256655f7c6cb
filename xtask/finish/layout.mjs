// The files of the site beside its programs: those that `index.html` lists for Trunk, which lays them out in development.
import { cpSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { writeNamed } from './files.mjs';

const LISTED = /<link\s+data-trunk\s+rel="([\w-]+)"\s+href="([^"]+)"[^>]*>/g;
const BASE = '<base data-trunk-public-url />';

/** Copies the files into the folder. Gives the page as it is at an address, of which only the path may be known. */
export function laidOut(folder, page, address = './') {
  const copied = (path) => cpSync(path, join(folder, basename(path)), { recursive: true });
  const linkTo = {
    rust: () => '',
    icon: (path) => `<link rel="icon" href="${writeNamed(folder, basename(path), readFileSync(path)).file}" />`,
    'copy-file': (path) => copied(path) ?? '',
    'copy-dir': (path) => copied(path) ?? '',
  };
  const base = `<base href="${address.replace(/\/?$/, '/')}" />`;
  return page.replace(BASE, base).replaceAll(LISTED, (_, kind, path) => linkTo[kind](path));
}
