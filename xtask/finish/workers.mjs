// The workers: each a script, which is its start and its bindings in one, and a program.
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { bundle } from './bundle.mjs';
import { filesIn, writeNamed } from './files.mjs';
import { optimise } from './optimise.mjs';

/** The engine of visitors' programs, which is compiled for size, and not optimised again. */
const PYTHON = 'worker_python';

/** Gives the files of all workers names by their content; gives each worker's script by the worker's name. */
export async function finishWorkers(folder) {
  const names = filesIn(folder).map((name) => name.match(/^(worker\w*)_bg\.wasm$/)?.[1]).filter(Boolean);
  return Object.fromEntries(await Promise.all(names.map((name) => finishWorker(folder, name))));
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
