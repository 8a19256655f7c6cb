// BENCHMARKS.md, and the figures of other documents.
import { BOARDS, SHARED, SUPERQUEENS, TOURS, countedBy, queens, superqueens, tours } from './cases.mjs';
import { tableOfGoals } from './goals.mjs';
import { boardOf, memory, percent, seconds, table, thousands, time, timesFaster, wrapped } from './table.mjs';
import { Times } from './times.mjs';

const HOW = `\
Each time is the shortest of several rounds: other programs on the machine slow down some rounds, but slow code slows
down all of them. A measurement that takes minutes is made only once. \`-\` means that it was not timed (\`--long\` times
more). All methods that counted the same board had to give the same number.

The column "search" is a depth-first search with bit masks. It finds one half of the solutions; the other half are their
mirror images. In Rust it is the solver's own \`count_by_search\`, natively and as wasm. In plain JavaScript it is the
same search (\`bench/page/search.js\`). The programs for the browser are built like the page's worker. They run in a
module worker, one at a time, in slices of 30 ms. The column "memory" is the size of the wasm program's memory after the
count (\`memory.buffer.byteLength\`).

The count with two workers uses the built site. It is timed from the click to the result on the page. "Cores at work" is
the share of this time in which the system ran the threads of the workers.
`;

/** All results. For some of them, `isCurrent` says if the code that they time is still the same. */
export function report({ counts, sections }, isCurrent) {
  const { date, machine, timed } = counts;
  const times = new Times(timed);
  return [
    '# Benchmarks\n',
    `Written by \`cargo xtask bench\` from \`bench/results.json\`; timed on ${date}.\n`,
    ...age(counts, isCurrent),
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
    ...sections.flatMap((section) => written(section, isCurrent)),
  ].join('\n');
}

/** A section of another bench, or of measurements by hand: paragraphs, and tables with a head and rows. */
function written(section, isCurrent) {
  const [first, ...others] = section.parts.map((part) => (part.head ? table(part.head, part.rows) : wrapped(part)));
  return [`## ${section.title}\n`, first, ...age(section, isCurrent), ...others];
}

function age(results, isCurrent) {
  if (!results.sources) return [];
  if (isCurrent(results)) return ['The code is as it was then.\n'];
  return [`The code has changed since then (\`${results.sources.join('`, `')}\`).\n`];
}

/** The figures of docs/comparison.md. */
export function comparison({ counts }) {
  const times = new Times(counts.timed);
  const cell = (way, n) => seconds(times.of(queens(way, n)));
  const row = (n) => [`${n} queens`, ...['simd-count', 'plain-search', 'javascript'].map((way) => cell(way, n))];
  const head = ['One worker of Chromium', 'count', 'search, WebAssembly', 'search, JavaScript'];
  const [browser, total] = [tours('plain-count', '8x8'), thousands(times.total('closed-tours:8x8'))];
  const native = `one thread takes ${cell('count', 16)} for 16 queens, ${cell('count', 18)} for 18 and ${cell('count', 20)} for 20`;
  const ofTours = `closed knight's tours of the chess board in ${seconds(times.of(browser))}, with ${memory(times.of(browser))}`;
  const words = `Natively, ${native}. One worker counts the ${total} ${ofTours}. The run of ${counts.date} measured these times.`;
  return [table(head, [16, 18, 20].map(row)), wrapped(words)].join('\n');
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
  return `${SHARED} queens: ${time(times.of(name))}, the two cores were at work for ${percent(times.share(name, 2))} of this time.\n`;
}

function ofTours(times) {
  const row = (board) => {
    const [native, browser] = [tours('count', board), tours('plain-count', board)];
    const timed = times.of(browser);
    const total = thousands(times.total(countedBy(browser)));
    const ratio = timesFaster(times.ratio(browser, native));
    return [boardOf(board), total, time(timed), time(times.of(native)), ratio, memory(timed)];
  };
  const head = ['board', 'closed tours, undirected', 'browser', 'native', 'native faster', 'memory in the browser'];
  return table(head, TOURS.map(row));
}
