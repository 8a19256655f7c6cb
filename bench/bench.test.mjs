import assert from 'node:assert/strict';
import test from 'node:test';
import { casesOfRound } from './cases.mjs';
import * as command from './command.mjs';
import { documentsOf } from './documents.mjs';
import { extensions } from './machine.mjs';
import * as ofPackage from './package.mjs';
import { report } from './report.mjs';
import { asText, hashOf, storedResults, read, withoutComments } from './results.mjs';
import { table, thousands, time, timesFaster } from './table.mjs';
import { Times } from './times.mjs';

const line = (name, total, milliseconds, more) => ({ case: name, total, milliseconds, ...more });
const MIB = 2 ** 20;

test('long cases are timed once and only if wanted', () => {
  const count = (round, long) => Object.values(casesOfRound(round, long)).flat().length;
  const counts = [count(1, true), count(2, true), count(1, false)];
  const all = 6 * 7 + 4 + 2 * 6 + 1;
  // Three searches of two boards each, and two counts of a large one.
  assert.deepEqual(counts, [all, all - 8, all - 8]);
  const { native, browser, site } = casesOfRound(1, false);
  assert.ok(native.includes('count:superqueen:18'));
  assert.ok(browser.includes('simd-count:queen:16'));
  assert.deepEqual(site, ['two-workers:queen:19']);
});

test('the shortest time counts, and different counts are an error', () => {
  const times = new Times();
  for (const milliseconds of [3, 2, 4]) times.enter(line('count:queen:12', '14200', milliseconds));
  times.enter(line('search:queen:12', '14200', 6));
  assert.equal(times.ratio('search:queen:12', 'count:queen:12'), 3);
  assert.equal(times.ratio('javascript:queen:12', 'count:queen:12'), undefined);
  assert.throws(() => times.enter(line('javascript:queen:12', '14201', 1)), /has counted 14201, another way 14200/);
});

test('figures have about three digits', () => {
  const shown = [0.94, 88.3, 3042, 242_000].map((milliseconds) => time({ milliseconds }));
  assert.deepEqual(shown, ['0.9 ms', '88 ms', '3.04 s', '242 s']);
  assert.deepEqual([42.4, 1.153, undefined].map(timesFaster), ['42 x', '1.15 x', '-']);
  assert.deepEqual(['666090624', '92'].map(thousands), ['666,090,624', '92']);
  assert.equal(table(['a', 'b'], [[1, 2]]), '| a | b |\n| --- | --: |\n| 1 | 2 |\n');
});

test('what was timed is reported, and what was not is a dash', () => {
  const timed = [
    line('simd-count:queen:14', '365596', 5, { bytes: 2 * MIB }),
    line('javascript:queen:14', '365596', 150, { bytes: null }),
    line('two-workers:queen:19', '4968057848', 16_000, { processor: 28_800 }),
    line('plain-count:closed-tours:8x8', '13267364410532', 9_500, { bytes: 230 * MIB }),
  ];
  const counts = { date: '2020-02-02', machine: [['Processor', 'A, 2 cores']], timed, sources: ['bench'] };
  const sections = [{ title: 'More', parts: ['By `hand`.', { head: ['a', 'b'], rows: [['1', '2']] }] }];
  const written = report({ counts, sections }, () => true);
  assert.ok(written.endsWith('\n\n## More\n\nBy `hand`.\n\n| a | b |\n| --- | --: |\n| 1 | 2 |\n'));
  assert.ok(report({ counts, sections }, () => false).includes('The code has changed since then (`bench`).\n'));
  const lines = written.split('\n');
  for (const expected of [
    'Written by `cargo xtask bench` from `bench/results.json`; timed on 2020-02-02.',
    'The code is as it was then.',
    '| Processor | A, 2 cores |',
    '| 14 | 365,596 | 5.0 ms | - | - | 150 ms | - | 30 x | 2 MiB |',
    '19 queens: 16.00 s, the two cores were at work for 90 % of this time.',
    '| 8 x 8 | 13,267,364,410,532 | 9.50 s | - | - | 230 MiB |',
    '| 15 | - | - | - | - | - | - | - | - |',
    '| two workers, 19 queens: cores at work | at least 90 % | 90.00 % | yes |',
    '| browser, closed tours of 7 x 8 | at most 3 s | - | - |',
  ]) {
    assert.ok(lines.includes(expected), expected);
  }
});

test('documents show the stored results, and say of each whether its code has changed since it was timed', () => {
  for (const [path, text] of documentsOf(storedResults())) {
    assert.ok(
      read(path) === text,
      `${path} is not what bench/results.json and the code say: \`cargo xtask bench --long\` times anew, on a quiet machine; ` +
        '`cargo xtask bench --report` only writes the document anew',
    );
  }
});

test('what README and the solver say of times holds', () => {
  const times = new Times(storedResults().counts.timed);
  const seconds = (name) => times.of(name).milliseconds / 1000;
  assert.ok(read('README.md').replace(/\s+/g, ' ').includes('count 20 queens in minutes, and the 13,267,364,410,532 closed tours of the chess board in seconds'));
  assert.ok(seconds('simd-count:queen:20') > 60 && seconds('simd-count:queen:20') < 600);
  assert.ok(seconds('plain-count:closed-tours:8x8') < 60);
  const [few, more, most] = [16, 18, 20].map((n) => seconds(`count:queen:${n}`));
  const said = `n = 16: ${few.toFixed(1)} s, n = 18: ${more.toFixed(0)} s, n = 20: ${(most / 60).toFixed(0)} minutes`;
  assert.ok(read('solver/src/queens/mod.rs').includes(said), said);
});

test('the hash of code is another when the code is, whatever its comments are', () => {
  assert.equal(withoutComments('//! A.\n\n  a(); // one\n  // two\nb();\n'), 'a(); // one\nb();');
  assert.notEqual(hashOf(['bench']), hashOf(['bench/src']));
});

test('stored results have a line for each case', () => {
  const results = { counts: { timed: [line('count:queen:8', '92', 0.5)] }, sections: [{ parts: ['A [b] {c}.'] }] };
  assert.deepEqual(JSON.parse(asText(results)), results);
  assert.ok(asText(results).includes('\n      { "case": "count:queen:8", "total": "92", "milliseconds": 0.5 }\n'));
});

test('of the extensions of a processor those are named that the solver uses', () => {
  assert.equal(extensions('processor\t: 0\nflags\t\t: fpu avx2 bmi1 bmi2 avx512bw\nbugs\t:'), 'avx2, bmi1, bmi2');
  assert.deepEqual([extensions('flags\t: fpu'), extensions(undefined)], ['none that the solver uses', 'not known']);
  const used = ['matching.rs', 'summing/x86_64.rs'].map((name) => read(`solver/src/queens/count/halves/${name}`)).join();
  assert.ok(used.includes('avx2,avx512f,avx512vl,avx512vpopcntdq,bmi1,bmi2'));
});

/** A counter that prints this. */
const printing = (words) => [process.execPath, '--eval', words];

test('the section of the package has a row for each board', () => {
  const one = (name) => ({ case: name, first: 700, further: 0.14, tour: [6.8, 19], number: [6.8, 20], bytes: 69 * MIB });
  const names = ['random:closed:6x6', 'random:closed:8x8', 'random:closed:8x10', 'random:open:7x8', 'number:6x6', 'number:7x8', 'number:8x8'];
  const { parts } = ofPackage.section({ on: 'Timed.', hash: 'x', timed: names.map(one) });
  assert.deepEqual(parts[2].rows[3], ['7 x 8', 'open', '700 ms', '0.1 ms', '69 MiB']);
  assert.deepEqual(parts[3].rows[2], ['8 x 8', '700 ms', '6.8 ms', '19 ms', '6.8 ms', '20 ms', '69 MiB']);
});

test('a run of the command is timed by what it prints, and what was not timed is a dash', async () => {
  const print = `console.log('{"count":"92","fundamental":"12"}')`;
  const [program, ...words] = printing(print);
  const run = await command.timed(program, [...words, '--'].join(' '));
  assert.equal(run.total, '92');
  assert.ok(run.milliseconds > 0);
  await assert.rejects(command.timed(process.execPath, '--eval process.exit(2) --'), /ended with 2/);
  const { parts } = command.section({ on: 'Timed.', hash: 'x', runs: [{ words: '18', total: '666090624', milliseconds: 2000, bytes: 14 * MIB }] });
  assert.deepEqual(parts[2].rows.slice(0, 2), [['`18`', '666,090,624', '2.00 s', '14 MiB'], ['`20`', '-', '-', '-']]);
});
