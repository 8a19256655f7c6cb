// Times random tours and tours by number as programs get them from the JavaScript package in Node.js, and writes a section
// of BENCHMARKS.md. Called by `cargo xtask bench`, with the package in target/package/:
//   node bench/package.mjs ROUNDS
//
// Each case has a process of its own, so that nothing is prepared and its memory is its own. Of several rounds the one with
// the shortest wait for the first tour counts.
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { storeSection } from './documents.mjs';
import { timedOn } from './machine.mjs';
import { hashOf, storedResults } from './results.mjs';
import { boardOf, memory, time } from './table.mjs';
import { Times } from './times.mjs';

const SOURCES = ['solver/src/knight/count'];
const RANDOM = ['closed:6x6', 'closed:8x8', 'closed:8x10', 'open:7x8'];
const BY_NUMBER = ['6x6', '7x8', '8x8'];

const HOW = `\
The first tour of a board needs a preparation, which further tours of the same board use again. \`randomTour\` draws a tour; \
for further ones, the table has the mean of a thousand. \`tourByNumber\` gives the closed tour of a number, and \
\`tourNumber\` the number of a tour. 200 numbers from the whole range were turned into tours, and each tour gave its number \
again. The memory is that of the whole package.`;

const shown = (milliseconds) => time({ milliseconds });

/** The section, from when and where it was timed and a list of `{ case, first, ... }`. */
export function section({ on, hash, timed }) {
  const of = (name) => timed.find((one) => one.case === name);
  const random = RANDOM.map((name) => {
    const { first, further, bytes } = of(`random:${name}`);
    const [kind, board] = name.split(':');
    return [boardOf(board), kind, shown(first), shown(further), memory({ bytes })];
  });
  const byNumber = BY_NUMBER.map((board) => {
    const { first, tour, number, bytes } = of(`number:${board}`);
    return [boardOf(board), shown(first), ...tour.map(shown), ...number.map(shown), memory({ bytes })];
  });
  const parts = [
    on,
    HOW,
    { head: ['board', 'kind', 'first tour', 'each further one', 'memory'], rows: random },
    { head: ['board', 'first tour', 'a tour: mean', '99 %', 'a number: mean', '99 %', 'memory'], rows: byNumber },
  ];
  return { title: 'Random tours and tours by number, in the JavaScript package', sources: SOURCES, hash, parts };
}

/** The report of a process on a case. */
function timedOnce(name, counts) {
  const total = counts.total(name.replace('number', 'closed-tours')) ?? '0';
  return JSON.parse(execFileSync(process.execPath, ['bench/package/case.mjs', name, total], { encoding: 'utf8' }));
}

function main(rounds) {
  const [hash, on] = [hashOf(SOURCES), timedOn([['Node.js', process.versions.node]])];
  const counts = new Times(storedResults().counts.timed);
  const names = [...RANDOM.map((name) => `random:${name}`), ...BY_NUMBER.map((board) => `number:${board}`)];
  const timed = names.map((name) => {
    const all = Array.from({ length: rounds }, () => timedOnce(name, counts));
    const shortest = all.reduce((one, other) => (other.first < one.first ? other : one));
    console.log(`  ${name}: the first tour after ${shown(shortest.first)}`);
    return { case: name, ...shortest };
  });
  storeSection(section({ on, hash, timed }));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main(Number(process.argv[2]));
