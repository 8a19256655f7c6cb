// Counts n queens with a graphics processor: checks the numbers, and times them beside the processor and, if you name one,
// another counter. Then it says if the device is worth using. `cargo xtask gpu` calls it and stores its result:
//   node bench/gpu.mjs BEZZEL-COUNT FIRST LAST keep|show [OTHER-COUNTER WITH {N} ...]
import { fileURLToPath } from 'node:url';
import { keepSection } from './documents.mjs';
import { processor, processorsExtensions, today } from './machine.mjs';
import { ran } from './ran.mjs';
import { hashOf, read } from './results.mjs';
import { time, timesFaster } from './table.mjs';

const TITLE = 'Queens, with a graphics processor';
const SOURCES = ['solver/src/queens/count', 'bezzel-count/src/gpu'];
/** The smaller boards whose numbers are checked before anything is timed. */
const CHECKED = [8, 9, 10, 11, 12, 13, 14, 15];
/** The board on which the device has to be worth it, and by how much. */
const [DECISIVE, WORTH] = [19, 2];
/** A run may take so long, in milliseconds: all runs together then stay within ten minutes on most machines. */
const MOST = 120_000;

/** The published numbers of solutions, by n. */
const SOLUTIONS = new Map(
  read('solver/data/queens_counts.csv')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split(','))
    .map(([n, all]) => [Number(n), all]),
);

/**
 * Runs a counter, whose output must have the number of solutions in it, with or without separators. Returns its
 * `milliseconds`, or none if it took more than its limit, and the other text that it `said`.
 */
export async function timed([program, ...words], n, most = MOST) {
  let late = false;
  const limited = (counter) => {
    const limit = setTimeout(() => {
      late = true;
      counter.kill('SIGKILL');
    }, most);
    return () => clearTimeout(limit);
  };
  const asked = words.map((word) => word.replaceAll('{N}', n));
  const { code, printed, said, milliseconds } = await ran(program, asked, limited);
  if (late) return { said };
  if (code !== 0) throw new Error(`${program} ended with ${code} for n = ${n}: ${said}`);
  const numbers = `${printed} ${said}`.replace(/(?<=\d)[,_'](?=\d)/g, '').match(/\d+/g) ?? [];
  if (!numbers.includes(SOLUTIONS.get(n))) throw new Error(`${program} has not counted the ${SOLUTIONS.get(n)} solutions for n = ${n}: ${printed}`);
  return { milliseconds, said };
}

/** The name of the device that has compared the halves. */
export function deviceOf(said) {
  const named = said.match(/bezzel-count: (.*) compares the halves/);
  if (!named || /\balone\b/.test(said)) throw new Error(`no graphics processor has counted: ${said.trim()}`);
  return named[1];
}

/** A sentence that says if the device is worth using. */
export function verdict(rows) {
  const row = rows.find(({ n }) => n === DECISIVE);
  if (!row?.gpu.milliseconds || !row.processor.milliseconds) return `Whether it is worth it is not known: n = ${DECISIVE} was not timed with both.`;
  const faster = row.processor.milliseconds / row.gpu.milliseconds;
  const by = timesFaster(faster);
  if (faster >= WORTH) return `With n = ${DECISIVE} it is ${by} as fast as all cores of the processor, at least the ${WORTH} x that were wanted.`;
  return `With n = ${DECISIVE} it is ${by} as fast as all cores of the processor, less than the ${WORTH} x that were wanted: it is not worth it.`;
}

/** The section of BENCHMARKS.md: the times, and the machine. */
export function section({ date, hash, device, processor, other, rows }) {
  const said = (timed) => time(timed?.milliseconds ? timed : undefined);
  const compared = other ? [`\`${other}\``] : [];
  const cells = ({ n, gpu, processor, other: beside }) => [
    String(n),
    said(gpu),
    said(processor),
    timesFaster(gpu.milliseconds && processor.milliseconds && processor.milliseconds / gpu.milliseconds),
    ...compared.map(() => said(beside)),
  ];
  const parts = [
    `Written by \`cargo xtask gpu\` on ${date}: ${device}, beside ${processor}. The times are those of whole commands with all threads, start included; the numbers were right, those of n = ${CHECKED[0]} to ${CHECKED.at(-1)} as well. \`-\` took more than two minutes.`,
    { head: ['n', 'graphics processor', 'processor', 'faster', ...compared], rows: rows.map(cells) },
    verdict(rows),
  ];
  return { title: TITLE, sources: SOURCES, hash, parts };
}

async function main([counter, first, last, keeps, ...other]) {
  const hash = hashOf(SOURCES);
  const gpu = [counter, '{N}', '--gpu'];
  let device = '';
  for (const n of CHECKED) device = deviceOf((await timed(gpu, n)).said);
  console.log(`${device} counts n = ${CHECKED[0]} to ${CHECKED.at(-1)} right`);
  const rows = [];
  for (let n = Number(first); n <= Number(last); n += 1) {
    const row = { n, gpu: await timed(gpu, n), processor: await timed([counter, '{N}'], n) };
    if (row.gpu.milliseconds) deviceOf(row.gpu.said);
    if (other.length > 0) row.other = await timed(other, n);
    rows.push(row);
    const shown = ['gpu', 'processor', 'other'].filter((by) => row[by]).map((by) => `${by} ${time(row[by].milliseconds ? row[by] : undefined)}`);
    console.log(`n = ${n}: ${shown.join(', ')}`);
  }
  console.log(verdict(rows));
  if (keeps !== 'keep') return;
  const machine = `${processor()} (${processorsExtensions()})`;
  keepSection(section({ date: today(), hash, device, processor: machine, other: other.join(' '), rows }));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main(process.argv.slice(2));
