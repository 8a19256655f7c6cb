// A program that a bench runs and times.
import { spawn } from 'node:child_process';

/**
 * Runs a program to its end. `watch` gets the process, and returns a function that ends the watch. Returns the exit `code`, the
 * text that the program `printed`, the text that it `said` on its error output, and the time in `milliseconds`.
 */
export async function ran(program, words, watch) {
  const began = performance.now();
  const run = spawn(program, words, { stdio: ['ignore', 'pipe', 'pipe'] });
  let [printed, said] = ['', ''];
  run.stdout.on('data', (text) => (printed += text));
  run.stderr.on('data', (text) => (said += text));
  const unwatch = watch(run);
  const code = await new Promise((ended, failed) => run.on('close', ended).on('error', failed));
  const milliseconds = performance.now() - began;
  unwatch();
  return { code, printed, said, milliseconds };
}
