// Has Lighthouse measure first visits to screens of the built site with its preset for phones, from a host that
// compresses; prints each visit and the medians, then how long a further screen takes, and fails where a goal is missed.
// Called by `cargo xtask lighthouse`:
//   node bench/lighthouse/run.mjs RUNS ['#/queens' '#/tour' ...]
import { cpSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { launchOptions } from '../../tests/e2e/chromium.mjs';
import { serveSite } from '../../xtask/site-server.mjs';
import { furtherScreens } from './further.mjs';

/** The links that are measured if none is named: the bare address, screens, and a step of a search. */
const LINKS = ['', '#/queens', '#/solutions', '#/search', '#/search?n=8&step=412', '#/tour', '#/boards', '#/puzzles'];

/** The printed figures of a visit: the function that reads each from the report, and the goal of its median. */
const FIGURES = [
  { name: 'performance', of: ({ categories }) => categories.performance.score, digits: 2, atLeast: 0.98 },
  { name: 'largest paint, ms', of: ({ audits }) => audits['largest-contentful-paint'].numericValue, atMost: 1500 },
  { name: 'blocked, ms', of: ({ audits }) => audits['total-blocking-time'].numericValue, atMost: 100 },
  { name: 'requests until then', of: (report) => requests(report).filter(isBeforePaint(report)).length, atMost: 12 },
  { name: 'requests', of: (report) => requests(report).length },
  { name: 'KB', of: (report) => requests(report).reduce((sum, { transferSize }) => sum + transferSize, 0) / 1000 },
];

const requests = ({ audits }) => audits['network-requests'].details.items.filter(({ url }) => url.startsWith('http'));

/** Whether a request began before the largest paint, as both were observed: the other figures are of a simulated phone. */
function isBeforePaint({ audits }) {
  const [{ observedLargestContentfulPaint }] = audits.metrics.details.items;
  return ({ networkRequestTime }) => networkRequestTime <= observedLargestContentfulPaint;
}

/** A copy of the site with what compresses compressed, as hosts for static files do it. */
function compressedSite() {
  const [from, to] = ['dist/', 'target/lighthouse/'].map((path) => fileURLToPath(new URL(`../../${path}`, import.meta.url)));
  rmSync(to, { recursive: true, force: true });
  cpSync(from, to, { recursive: true });
  for (const entry of readdirSync(to, { recursive: true, withFileTypes: true })) {
    if (!/\.(css|ftl|html|js|json|svg|txt|wasm|webmanifest)$/.test(entry.name)) continue;
    const path = `${entry.parentPath}/${entry.name}`;
    writeFileSync(`${path}.gz`, gzipSync(readFileSync(path)));
  }
  return to;
}

/** One first visit: a browser of its own has nothing stored. */
async function visit(address) {
  const chrome = await launch({ chromePath: launchOptions.executablePath, chromeFlags: launchOptions.args });
  try {
    const { lhr } = await lighthouse(address, { port: chrome.port, onlyCategories: ['performance'], logLevel: 'error' });
    if (lhr.runtimeError) throw new Error(`${address}: ${lhr.runtimeError.message}`);
    return FIGURES.map(({ of }) => of(lhr));
  } finally {
    chrome.kill();
  }
}

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
const holds = ({ atLeast = -Infinity, atMost = Infinity }, value) => atLeast <= value && value <= atMost;
const goal = ({ atLeast, atMost }) => (atLeast ? `>= ${atLeast}` : atMost ? `<= ${atMost}` : '');
const line = (name, cells) => console.log([name.padEnd(22), ...cells.map((cell, at) => cell.padStart(FIGURES[at].name.length))].join('  '));
const shown = (values) => values.map((value, at) => value.toFixed(FIGURES[at].digits ?? 0));

const [runs, ...named] = process.argv.slice(2);
const hashes = named.length > 0 ? named : LINKS;
const { address, stop } = await serveSite({ folder: compressedSite(), gzip: true });
line('', FIGURES.map(({ name }) => name));
const medians = new Map();
for (const hash of hashes) {
  const visits = [];
  for (let run = 0; run < Number(runs); run += 1) {
    visits.push(await visit(address + hash));
    line(hash || 'start', shown(visits.at(-1)));
  }
  medians.set(hash, FIGURES.map((_, at) => median(visits.map((values) => values[at]))));
}

console.log('\nA further screen on a slow line, ms');
for (const [name, prefetched] of [['fetched when pressed', false], ['fetched beforehand', true]]) {
  const times = await furtherScreens(address, { prefetched });
  console.log(`${name}: ${times.map(([screen, time]) => `${screen} ${time.toFixed(0)}`).join(', ')}`);
}
stop();

console.log(`\nMedians; the machine's load is ${os.loadavg()[0].toFixed(1)} on ${os.availableParallelism()} cores, and nothing else should run on it`);
line('goal', FIGURES.map(goal));
let missed = false;
for (const [hash, values] of medians) {
  line(hash || 'start', shown(values));
  const misses = FIGURES.filter((figure, at) => !holds(figure, values[at]));
  missed ||= misses.length > 0;
  if (misses.length > 0) console.log(`  misses: ${misses.map(({ name }) => name).join('; ')}`);
}
process.exitCode = missed ? 1 : 0;
