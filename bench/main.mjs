// Times the counts, natively and in Chromium, keeps the results and writes them into documents. Called by
// `cargo xtask bench`, at the top of the project with the tools on PATH and the site in dist/:
//   node bench/main.mjs ROUNDS [long]
//
// All cases of a comparison are timed in the same run. Every case is timed in several rounds, of which the shortest time counts: a
// busy neighbour slows some rounds, slow code slows all.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { launchOptions } from '../tests/e2e/chromium.mjs';
import { casesOfRound } from './cases.mjs';
import { writeDocuments } from './documents.mjs';
import { machine, today } from './machine.mjs';
import { buildPrograms, timeInBrowser, timeNatively } from './programs.mjs';
import { hashOf, storeResults, storedResults } from './results.mjs';
import { timeOnSite } from './site.mjs';
import { Times } from './times.mjs';

const [rounds, long] = process.argv.slice(2);
const { counts, ...others } = storedResults();
const { title, sources } = counts;
const hash = hashOf(sources);
const folder = await buildPrograms();
const times = new Times();
const enter = (timed) => {
  console.log(`  ${timed.case}: ${timed.milliseconds.toFixed(1)} ms`);
  times.enter(timed);
};
const timedOn = machine();
const browser = await chromium.launch(launchOptions);
for (let round = 1; round <= Number(rounds); round += 1) {
  console.log(`==> Timing, round ${round} of ${rounds}`);
  const cases = casesOfRound(round, Boolean(long));
  await timeNatively(cases.native, enter);
  await timeInBrowser(browser, folder, cases.browser, enter);
  await timeOnSite(browser, cases.site, enter);
}

const versionOf = (program) => execFileSync(program, ['--version'], { encoding: 'utf8' }).match(/\d\S*/)[0];
const versions = [
  ['Chromium', browser.version()],
  ['Rust', versionOf('rustc')],
  ['wasm-opt', versionOf('wasm-opt')],
  ['bezzel-solver', readFileSync('Cargo.lock', 'utf8').match(/name = "bezzel-solver"\nversion = "(.*)"/)[1]],
];
await browser.close();
const results = { counts: { title, date: today(), sources, hash, machine: [...timedOn, ...versions], timed: times.all() }, ...others };
storeResults(results);
writeDocuments(results);
console.log('==> The figures are in bench/results.json and BENCHMARKS.md');
