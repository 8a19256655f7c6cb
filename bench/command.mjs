// Times whole runs of the command bezzel-count with two threads, and writes a section of BENCHMARKS.md. Called by
// `cargo xtask bench`:
//   node bench/command.mjs BEZZEL-COUNT [long]
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { storeSection } from './documents.mjs';
import { timedOn } from './machine.mjs';
import { ran } from './ran.mjs';
import { hashOf } from './results.mjs';
import { memory, thousands, time } from './table.mjs';

const SOURCES = ['solver/src/queens/count', 'solver/src/knight/count', 'solver/src/parallel', 'bezzel-count/src'];
/** The words after the command's name, and whether such a run takes minutes. */
const CASES = [
  { words: '18' },
  { words: '20', long: true },
  { words: '22 --share 0/1000' },
  { words: 'tours 7x8 --kind closed' },
  { words: 'tours 8x8 --kind closed' },
  { words: 'tours 8x9 --kind closed', long: true },
  { words: 'tours 8x10 --kind closed', long: true },
  { words: 'tours 7x7 --kind open' },
  { words: 'tours 8x8 --kind open', long: true },
];
/** How often the memory of a run is looked at, in milliseconds. */
const LOOK = 50;

const HOW = `\
Each row is a whole run of \`bezzel-count\` with these words and \`--threads 2\`, and the largest memory that it used. \
\`--share 0/1000\` counts the first of a thousand shares of a board. \`-\` was not timed (\`--long\` times all).`;

/** The section, from when and where it was timed and a list of runs. */
export function section({ on, hash, runs }) {
  const rows = CASES.map(({ words }) => {
    const run = runs.find((one) => one.words === words);
    return [`\`${words}\``, thousands(run?.total), time(run), memory(run)];
  });
  const parts = [on, HOW, { head: ['words', 'counted', 'time', 'memory'], rows }];
  return { title: 'The command `bezzel-count`, two threads', sources: SOURCES, hash, parts };
}

/** Runs the command: the number that it counted, how long it took, and its largest memory where the system reports it. */
export async function timed(command, words) {
  const all = `${words} --threads 2 --json`.split(' ');
  let bytes = null;
  const measured = (run) => {
    const looking = setInterval(() => (bytes = largestMemory(run.pid) ?? bytes), LOOK);
    return () => clearInterval(looking);
  };
  const { code, printed, said, milliseconds } = await ran(command, all, measured);
  if (code !== 0) throw new Error(`bezzel-count ${words} ended with ${code}: ${said}`);
  return { words, total: JSON.parse(printed).count, milliseconds, bytes };
}

function largestMemory(process) {
  try {
    const kibibytes = readFileSync(`/proc/${process}/status`, 'utf8').match(/VmHWM:\s+(\d+)/)?.[1];
    return kibibytes && 1024 * Number(kibibytes);
  } catch {
    return null; // Other systems than Linux do not report it, and the run may have ended.
  }
}

async function main(command, long) {
  const [hash, on] = [hashOf(SOURCES), timedOn()];
  const runs = [];
  for (const { words } of CASES.filter((one) => long || !one.long)) {
    const run = await timed(command, words);
    console.log(`  bezzel-count ${words}: ${time(run)}`);
    runs.push(run);
  }
  storeSection(section({ on, hash, runs }));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main(...process.argv.slice(2));
