// The workers: each a script, which is its start and its bindings in one, and a program.
import { copyFileSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { bundle } from './bundle.mjs';
import { filesIn, writeNamed } from './files.mjs';
import { isLight, optimise } from './optimise.mjs';
import { run } from './run.mjs';

/** The name of the build of the first worker for browsers that compute with vectors of 128 bits. */
const SIMD = 'worker_simd';
/** The engine of visitors' programs, which is compiled for size, and not optimised again. */
const PYTHON = 'worker_python';

/** Gives the files of all workers names by their content; gives each worker's script by the worker's name. */
export async function finishWorkers(folder, target) {
  const names = filesIn(folder).map((name) => name.match(/^(worker\w*)_bg\.wasm$/)?.[1]).filter(Boolean);
  // The longest work begins first.
  const simd = (isLight ? copyPlainWorker : buildSimdWorker)(folder, target).then(() => finishWorker(folder, SIMD));
  const others = names.map((name) => finishWorker(folder, name));
  return Object.fromEntries(await Promise.all([simd, ...others]));
}

/**
 * Builds the worker that counts once more, with vector instructions, into the folder that has the plain one. Nearly all
 * browsers know these; one that does not refuses a program with such an instruction anywhere in it, so the page asks which
 * one to load (`bridge::build`).
 */
async function buildSimdWorker(folder, target) {
  const triple = 'wasm32-unknown-unknown';
  const build = ['build', '--profile', 'simd', '--bin', 'worker'];
  const env = { ...process.env, CARGO_ENCODED_RUSTFLAGS: process.env.BEZZEL_SIMD_FLAGS };
  await run('cargo', [...build, '--target', triple, '--target-dir', target], { env, watched: true });
  const bind = ['--target', 'web', '--no-typescript', '--out-name', SIMD, '--out-dir', folder];
  await run('wasm-bindgen', [...bind, join(target, triple, 'simd/worker.wasm')]);
}

/** In the place of that build, which tests need not wait for: the plain one counts in every browser. */
async function copyPlainWorker(folder) {
  for (const ending of ['_bg.wasm', '.js']) copyFileSync(join(folder, `worker${ending}`), join(folder, SIMD + ending));
}

async function finishWorker(folder, name) {
  const path = join(folder, `${name}_bg.wasm`);
  if (name !== PYTHON) await optimise(path, 'speed');
  const program = readFileSync(path);
  const { file } = writeNamed(folder, `${name}.wasm`, program);
  const script = await bundle({
    entryPoints: ['xtask/finish/worker.js'],
    alias: { bindings: join(folder, `${name}.js`) },
    define: { PROGRAM: JSON.stringify({ file, size: program.length }) },
  });
  for (const ending of ['_bg.wasm', '.js']) rmSync(join(folder, name + ending), { force: true });
  return [name, writeNamed(folder, `${name}.js`, script).file];
}
