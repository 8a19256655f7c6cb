// The program of the page, as its core and a file for each screen and for each part of a screen that is loaded by itself.
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileOf, filesOfEach, isLate } from './chunks.mjs';
import { filesIn, writeNamed } from './files.mjs';
import { optimise } from './optimise.mjs';
import { run } from './run.mjs';

/**
 * The module that bindings and chunks import from the core. Files put together of several chunks use the same module.
 */
const LINK = '__wasm_split';
/** The instructions that the compiler's output may have; wasm-merge wants a list of them. */
const FEATURES = ['bulk-memory', 'reference-types', 'mutable-globals', 'nontrapping-float-to-int', 'sign-ext', 'multivalue', 'simd'];

/**
 * Puts the parts of the program into the folder. Gives the core, the files of each screen and part, and the core's script, which
 * imports `split.js` from beside it.
 */
export async function splitProgram(folder, program, screens) {
  const parts = join(dirname(program), 'parts');
  rmSync(parts, { recursive: true, force: true });
  mkdirSync(parts, { recursive: true });
  await run('cargo', ['run', '--quiet', '--package', 'splitter', '--', program, parts]);
  const bind = ['--target', 'web', '--no-typescript', '--keep-lld-exports', '--out-name', 'core', '--out-dir', parts];
  await run('wasm-bindgen', [...bind, join(parts, 'core.wasm')]);

  const contents = contentsOfFiles(parts, screens);
  const written = await Promise.all([...contents].map(async ([file, chunks]) => {
    const path = await merged(parts, file, chunks);
    await optimise(path, 'size');
    return [file, { ...writeNamed(folder, `${file}.wasm`, readFileSync(path)), ...(isLate(file) && { late: true }) }];
  }));
  const { core, ...files } = Object.fromEntries(written);
  const filesOf = (names) => names.map((name) => files[name]).filter(Boolean);
  const chunks = Object.entries(filesOfEach(screens)).map(([name, names]) => [name, filesOf(names)]);
  return { core, chunks: Object.fromEntries(chunks), script: join(parts, 'core.js') };
}

/** The chunks of each file. */
function contentsOfFiles(parts, screens) {
  const own = filesIn(parts).map((name) => name.match(/^split_(.*)\.wasm$/)?.[1]).filter(Boolean);
  const listed = Object.keys(filesOfEach(screens));
  if (own.join() !== listed.toSorted().join()) {
    throw new Error(`static/screens.json lists the screens and parts ${listed}, and the program consists of ${own}`);
  }
  const contents = new Map([['core', ['core_bg']], ...own.map((name) => [name, [`split_${name}`]])]);
  for (const line of readFileSync(join(parts, 'users.txt'), 'utf8').trim().split('\n')) {
    const [chunk, ...users] = line.split(' ');
    const file = fileOf(users, screens);
    contents.set(file, [...(contents.get(file) ?? []), chunk]);
  }
  return contents;
}

/** Puts chunks together into one file; gives its path. */
async function merged(parts, file, chunks) {
  const path = (name) => join(parts, `${name}.wasm`);
  const [first, ...others] = chunks;
  if (others.length === 0) return path(first);
  // The features of the first are those of the whole. Nothing imports from a chunk by its name.
  const modules = [first, ...others].flatMap((name) => [path(name), name === 'core_bg' ? LINK : name]);
  // Chunks of the core import shared functions from it, and other chunks from the bridge, which has them from the core:
  // a module that is imported twice with the same memory has two memories.
  if (first !== 'core_bg') modules.push(join(parts, 'bridge.wat'), LINK);
  const merged = path(`merged_${file}`);
  await run('wasm-merge', [...FEATURES.map((name) => `--enable-${name}`), ...modules, '--output', merged]);
  return merged;
}
