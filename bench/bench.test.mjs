import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import test from 'node:test';
import { casesOfRound } from './cases.mjs';
import { inPlaceOf, report } from './report.mjs';
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
  const times = new Times();
  times.enter(line('simd-count:queen:14', '365596', 5, { bytes: 2 * MIB }));
  times.enter(line('javascript:queen:14', '365596', 150, { bytes: null }));
  times.enter(line('two-workers:queen:19', '4968057848', 16_000, { processor: 28_800 }));
  times.enter(line('plain-count:closed-tours:8x8', '13267364410532', 9_500, { bytes: 230 * MIB }));
  const lines = report(times, '2020-02-02', [['Processor', 'A, 2 cores']]).split('\n');
  for (const expected of [
    'Written by `cargo xtask bench` on 2020-02-02.',
    '| Processor | A, 2 cores |',
    '| 14 | 365,596 | 5.0 ms | - | - | 150 ms | - | 30 x | 2 MiB |',
    '19 queens: 16.00 s, two cores at work for 90 % of it.',
    '| 8 x 8 | 13,267,364,410,532 | 9.50 s | - | - | 230 MiB |',
    '| 15 | - | - | - | - | - | - | - | - |',
    '| two workers, 19 queens: cores at work | at least 90 % | 90 % | yes |',
    '| browser, closed tours of 7 x 8 | at most 3 s | - | - |',
  ]) {
    assert.ok(lines.includes(expected), expected);
  }
});

test('sections that the bench does not write survive it', () => {
  const before = readFileSync(new URL('../BENCHMARKS.md', import.meta.url), 'utf8');
  const after = inPlaceOf(before, report(new Times(), '2020-02-02', []));
  const titles = (text) => text.match(/^## .*/gm);
  assert.deepEqual(titles(after), titles(before));
  const others = before.slice(before.indexOf('## Queens, with a graphics processor'));
  assert.ok(after.endsWith(`\n\n${others}`));
  assert.equal(inPlaceOf(after, report(new Times(), '2020-02-02', [])), after);
});
