// Running other programs, as many at a time as there are cores.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';

let free = availableParallelism();
const waiting = [];

/** Runs a program to its end, showing it and its output. */
export async function run(program, args, { env } = {}) {
  if (free === 0) await new Promise((resolve) => waiting.push(resolve));
  else free -= 1;
  try {
    console.log(`  $ ${[program, ...args].join(' ')}`);
    const [code, signal] = await once(spawn(program, args, { env, stdio: 'inherit' }), 'exit');
    if (code !== 0) throw new Error(`${program} ${args.join(' ')} ended with ${code ?? signal}`);
  } finally {
    const next = waiting.shift();
    if (next) next();
    else free += 1;
  }
}
