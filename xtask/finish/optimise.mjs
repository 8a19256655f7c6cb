// Making programs small or fast. Called by itself it makes the Python engine small:
//   node xtask/finish/optimise.mjs PROGRAM
import { fileURLToPath } from 'node:url';
import { run } from './run.mjs';

/** `BEZZEL_WASM_OPT=fast` is for tests: programs are left as the compiler has made them, too large for their limits. */
export const isFast = process.env.BEZZEL_WASM_OPT === 'fast';

const PASSES = {
  // Made fast between, a program becomes smaller still.
  size: ['-Oz', '-O3', '-Oz', '--low-memory-unused'],
  speed: ['-O3'],
  // More passes would take minutes for a hundredth of it.
  engine: ['-Oz'],
};

/** Makes a program small, for `size` or `engine`, or fast, for `speed`, in its place. */
export async function optimise(path, aim) {
  const passes = isFast ? [] : PASSES[aim];
  await run('wasm-opt', [...passes, '--strip-debug', '--strip-producers', path, '--output', path]);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await optimise(process.argv[2], 'engine');
