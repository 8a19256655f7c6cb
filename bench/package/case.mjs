// One case of the package's bench, in a process of its own: prints what it took as JSON, in milliseconds and bytes.
//   node bench/package/case.mjs random:open:7x8
//   node bench/package/case.mjs number:8x8 COUNT-OF-CLOSED-TOURS
import assert from 'node:assert/strict';

const FURTHER = 1000;
const NUMBERS = 200;

let memory;
const { Instance } = WebAssembly;
WebAssembly.Instance = function (...words) {
  const instance = new Instance(...words);
  memory = instance.exports.memory;
  return instance;
};
const { isTour, randomTour, tourByNumber, tourNumber } = await import('../../target/package/bezzel-solver/node.js');

function timed(work) {
  const began = performance.now();
  const result = work();
  return { result, took: performance.now() - began };
}

/** The mean, and the time that 99 % do not exceed. */
function spread(times) {
  const sorted = times.toSorted((one, other) => one - other);
  return [sorted.reduce((sum, one) => sum + one, 0) / sorted.length, sorted[Math.floor(sorted.length * 0.99)]];
}

function random(kind, rows, columns) {
  const closed = kind === 'closed';
  const drawn = (seed) => timed(() => randomTour(rows, columns, { closed, seed }));
  const { result, took: first } = drawn(0);
  assert.ok(isTour(rows, columns, result, { closed }));
  const further = Array.from({ length: FURTHER }, (_, seed) => drawn(seed + 1).took);
  return { first, further: spread(further)[0] };
}

function byNumber(rows, columns, count) {
  const { took: first } = timed(() => tourByNumber(rows, columns, 1n + count / 2n));
  const both = Array.from({ length: NUMBERS }, (_, at) => {
    const number = 1n + (count * BigInt(at)) / BigInt(NUMBERS);
    const tour = timed(() => tourByNumber(rows, columns, number));
    const back = timed(() => tourNumber(rows, columns, tour.result));
    assert.equal(back.result, number);
    return [tour.took, back.took];
  });
  return { first, tour: spread(both.map(([took]) => took)), number: spread(both.map(([, took]) => took)) };
}

const [name, total] = process.argv.slice(2);
const [what, ...rest] = name.split(':');
const [rows, columns] = rest.at(-1).split('x').map(Number);
const took = what === 'random' ? random(rest[0], rows, columns) : byNumber(rows, columns, BigInt(total));
console.log(JSON.stringify({ ...took, bytes: memory.buffer.byteLength }));
