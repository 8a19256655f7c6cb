// BENCHMARKS.md.
import { BOARDS, SHARED, SUPERQUEENS, TOURS, countedBy, queens, superqueens, tours } from './cases.mjs';
import { tableOfGoals } from './goals.mjs';
import { memory, percent, table, thousands, time, timesFaster } from './table.mjs';

const HOW = `\
Each time is the shortest of several rounds, since a busy neighbour slows some rounds and slow code slows all; what takes
minutes is timed once. \`-\` was not timed (\`--long\` times more). All ways to count on a board had to agree on the
number.

The searches are depth-first with bit masks, of one half of the solutions, the other half being mirror images: the
solver's own \`count_by_search\` in Rust, natively and as wasm, and the same in plain JavaScript
(\`bench/page/search.js\`). The programs for the browser are built like the page's worker and run in a module worker,
one at a time, in slices of 30 ms. Their memory is that of the wasm program after the count (\`memory.buffer.byteLength\`).

Two workers are those of the built site, from the click to the result on the page; their cores are at work for the share
of that time that the system gives to their threads.
`;

/** The sections that the bench writes; `machine` are lines about where, when and with what the times were taken. */
export function report(times, date, machine) {
  return [
    '# Benchmarks\n',
    `Written by \`cargo xtask bench\` on ${date}.\n`,
    table(['', ''], machine),
    HOW,
    '## Queens, in a browser, one worker\n',
    inBrowser(times),
    '## Queens, natively, one thread\n',
    natively(times),
    '## Queens, on the page, two workers\n',
    twoWorkers(times),
    "## Closed knight's tours, one worker or thread\n",
    ofTours(times),
    '## Goals\n',
    tableOfGoals(times),
  ].join('\n');
}

/** A report in the place of an earlier one, below which stand sections that others have written. */
export function inPlaceOf(before, report) {
  const sections = (text) => text.split(/^(?=## )/m);
  const title = (section) => section.split('\n', 1)[0];
  const own = sections(report).map(title);
  const others = sections(before).slice(1).filter((section) => !own.includes(title(section)));
  return [report, ...others].join('\n').replace(/\n{3,}(?=## )/g, '\n\n');
}

function inBrowser(times) {
  const row = (n) => {
    const of = (way) => times.of(queens(way, n));
    const faster = (than) => timesFaster(times.ratio(queens(than, n), queens('simd-count', n)));
    const ways = ['simd-count', 'plain-count', 'plain-search', 'javascript'];
    const total = thousands(times.total(countedBy(queens('count', n))));
    const compared = ['plain-search', 'javascript'].map(faster);
    return [n, total, ...ways.map((way) => time(of(way))), ...compared, memory(of('simd-count'))];
  };
  const head = [
    'n',
    'solutions',
    'count',
    'count without SIMD',
    'search, wasm without SIMD',
    'search, JavaScript',
    'faster than wasm',
    'faster than JavaScript',
    'memory',
  ];
  return table(head, BOARDS.map(row)) + ofSuperqueens(times, 'simd-count');
}

function natively(times) {
  const row = (n) => {
    const faster = (than) => timesFaster(times.ratio(queens(than, n), queens('count', n)));
    const [count, search] = ['count', 'search'].map((way) => time(times.of(queens(way, n))));
    return [n, count, search, faster('search'), faster('simd-count')];
  };
  const head = ['n', 'count', 'search', 'faster than search', 'faster than browser'];
  return table(head, BOARDS.map(row)) + ofSuperqueens(times, 'count');
}

const ofSuperqueens = (times, way) => `\n${SUPERQUEENS} superqueens: ${time(times.of(superqueens(way)))}.\n`;

function twoWorkers(times) {
  const name = queens('two-workers', SHARED);
  return `${SHARED} queens: ${time(times.of(name))}, two cores at work for ${percent(times.share(name, 2))} of it.\n`;
}

function ofTours(times) {
  const row = (board) => {
    const [native, browser] = [tours('count', board), tours('plain-count', board)];
    const timed = times.of(browser);
    const total = thousands(times.total(countedBy(browser)));
    const ratio = timesFaster(times.ratio(browser, native));
    return [board.replace('x', ' x '), total, time(timed), time(times.of(native)), ratio, memory(timed)];
  };
  const head = ['board', 'closed tours, undirected', 'browser', 'native', 'native faster', 'memory in the browser'];
  return table(head, TOURS.map(row));
}
