// The package for Node.js. `cargo xtask package` makes node.cjs of this.
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { runOn, startWith } from './wasm.js';

export * from './background.js';
export * from './counting.js';
export { NoTour } from './errors.js';
export * from './functions.js';

startWith(new WebAssembly.Module(readFileSync(join(__dirname, 'bezzel_solver_bg.wasm'))));

export async function start() {
  // Everything is ready; the code for browsers runs here unchanged.
}

runOn({
  cores: () => Math.min(availableParallelism(), 64),
  spawn() {
    // Without the options of the program's own start: some of them, such as --input-type, are not for files.
    const worker = new Worker(join(__dirname, 'worker-node.js'), { execArgv: [] });
    return {
      post: (message) => worker.postMessage(message),
      listen(onMessage, fail) {
        worker.on('message', onMessage);
        worker.on('error', fail);
        worker.on('exit', (code) => fail({ message: `exit code ${code}` }));
      },
      end: () => worker.terminate(),
      ref: () => worker.ref(),
      unref: () => worker.unref(),
    };
  },
});
