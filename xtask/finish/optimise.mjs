// Making programs small or fast.
import { run } from './run.mjs';

/** `BEZZEL_WASM_OPT=fast` is for tests: programs are left as the compiler has made them, too large for their limits. */
export const isFast = process.env.BEZZEL_WASM_OPT === 'fast';

const PASSES = {
  // Made fast between, a program becomes smaller still.
  size: ['-Oz', '-O3', '-Oz', '--low-memory-unused'],
  speed: ['-O3'],
};

/** Makes a program small, for `size`, or fast, for `speed`, in its place. */
export async function optimise(path, aim) {
  const passes = isFast ? [] : PASSES[aim];
  await run('wasm-opt', [...passes, '--strip-debug', '--strip-producers', path, '--output', path]);
}
