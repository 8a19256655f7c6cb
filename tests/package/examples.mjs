// The examples, copied to where they find the package as those do who install it.
import { cpSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const place = (path) => fileURLToPath(new URL(path, import.meta.url));
const COPIES = place('../../target/package/examples/');

/** The folder of the installed package. */
export const PACKAGE = place('node_modules/bezzel-solver/');

/** Copies an example, and returns where it is. */
export function copied(name) {
  const copy = `${COPIES}${name}/`;
  rmSync(copy, { recursive: true, force: true });
  cpSync(place(`../../npm/package/examples/${name}`), copy, { recursive: true });
  cpSync(PACKAGE, `${copy}node_modules/bezzel-solver`, { recursive: true });
  return copy;
}
