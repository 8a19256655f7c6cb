// Making programs small or fast.
import { run } from './run.mjs';

/**
 * Programs of a light build, which is for tests, are left as the compiler has made them, too large for their limits. The
 * optimiser takes over a second to start, and there are three dozen files.
 */
export const isLight = process.env.BEZZEL_LIGHT === 'true';

const PASSES = {
  // Made fast between, a program becomes smaller still.
  size: ['-Oz', '-O3', '-Oz', '--low-memory-unused'],
  speed: ['-O3'],
};

/** Makes a program small, for `size`, or fast, for `speed`, in its place. */
export async function optimise(path, aim) {
  if (isLight) return;
  await run('wasm-opt', [...PASSES[aim], '--strip-debug', '--strip-producers', path, '--output', path]);
}
