// Running other programs, as many at a time as there are cores.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { text } from 'node:stream/consumers';

let free = availableParallelism();
const waiting = [];

/** Runs a program to its end. Its command and what it prints are shown if it fails: tools warn of what is no fault here. */
export async function run(program, args, { env } = {}) {
  if (free === 0) await new Promise((resolve) => waiting.push(resolve));
  else free -= 1;
  try {
    const child = spawn(program, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
    const printed = Promise.all([child.stdout, child.stderr].map(text));
    const [code, signal] = await once(child, 'close');
    if (code !== 0) throw new Error([...(await printed), `${program} ${args.join(' ')} ended with ${code ?? signal}`].join(''));
  } finally {
    const next = waiting.shift();
    if (next) next();
    else free += 1;
  }
}
