// The functions answer any arguments, or throw an error that names the wrong value.
import assert from 'node:assert/strict';
import test from 'node:test';
import * as solver from 'bezzel-solver';
import { FUNCTIONS, isOfKind, optionsOf, rightCall } from './signatures.mjs';

const ODD = [
  ...[null, NaN, Infinity, -Infinity, -1, -0, 0, 1.5, 2 ** 32, 2 ** 53, 1e300, true, -1n, 5n, 2n ** 70n],
  ...['', 'a1', 'a0', 'A1', 'zz99999999999999999999', 'é'.repeat(100), '\ud800', Symbol('odd'), () => 1, /odd/, new Date(0)],
  ...[[], [[]], [NaN], [undefined], ['a1', 'a1'], ['a1', 'a2', 5], Array(3), Object('a1'), new Proxy([], {})],
  ...[{}, { odd: 1 }, { [Symbol('odd')]: 1 }, Object.create(null), new Map(), new Uint8Array(3), new Float64Array([NaN])],
];
const KINDS = ['TypeError', 'RangeError', 'NoTour', 'AbortError'];

test('each function is declared', () => {
  const { default: _, NoTour, start, ...functions } = solver;
  assert.deepEqual([...FUNCTIONS.keys()].sort(), Object.keys(functions).sort());
});

for (const [name, parameters] of FUNCTIONS) {
  const right = rightCall(name);
  test(`${name} with right arguments`, async () => {
    const running = rightCall(name, { signal: new AbortController().signal });
    const error = await failure(name, running);
    assert.ok(!error || error.name === 'NoTour' || error.code === 'not-closed-tour', `${error}`);
    // What is cancelled before it begins has looked at all that it was given.
    if (isInWorkers(name)) assert.equal((await failure(name, right))?.name, 'AbortError');
  });

  test(`${name} with odd arguments`, async () => {
    for (const { given, ofKind } of odd(parameters, right, isInWorkers(name))) {
      const error = await failure(name, given);
      // What is cancelled before a worker has looked at it is reported as that.
      if (!ofKind && error?.name !== 'AbortError') assert.equal(error?.code, 'wrong-kind', `${name}: ${error}`);
      if (!error) continue;
      assert.ok(KINDS.includes(error.name), `${error.name}: ${error.message}`);
      assert.match(error.message, /\S{3}/);
      // The platform's own error for what is cancelled has a number.
      assert.match(String(error.code), error.name === 'AbortError' ? /^20$/ : /^[a-z]+(-[a-z]+)*$/);
    }
    assert.equal(solver.countQueens(8).all, 92n, 'the solver has taken no harm');
  });
}

/** Functions whose results with odd arguments may be random. */
const RANDOM = ['knightPuzzle', 'puzzle', 'randomQueens', 'randomTour'];

test('a worker refuses odd arguments as the functions do', async () => {
  const worker = await solver.worker();
  for (const [name, parameters] of FUNCTIONS) {
    if (!(name in worker)) continue;
    for (const { given } of odd(parameters, rightCall(name), false)) {
      const here = await outcome(() => solver[name](...given));
      const there = await outcome(() => worker[name](...given));
      if (!here.error && RANDOM.includes(name)) assert.ok(!there.error, `${name}: ${there.error}`);
      else assert.deepEqual(there, here, name);
    }
  }
  worker.end();
});

/** The result of a call, or its error with the code. */
async function outcome(call) {
  try {
    return { result: await call() };
  } catch (error) {
    return { error: `${error.name}: ${error.message}`, code: error.code };
  }
}

const isInWorkers = (name) => name.endsWith('Async') || name === 'worker';

/** The error that a call throws, or with which it rejects its promise. */
async function failure(name, given) {
  try {
    const result = await solver[name](...given);
    if (name === 'solutions') [...result];
    if (name === 'worker') result.end();
  } catch (error) {
    return error;
  }
}

/**
 * The arguments with one of them odd, or one of the options among them, and whether that is of the kind that is declared. What
 * runs in a thread, of which each takes its time, is given a quarter of the values in each place: another function takes all of
 * them.
 */
function* odd(parameters, right, inThread) {
  for (const [place, parameter] of parameters.entries()) {
    const options = optionsOf(parameter) ?? [];
    for (const value of ODD.filter((_, at) => !inThread || at % 4 === place % 4)) {
      yield { given: right.with(place, value), ofKind: isOfKind(parameter, value) };
      for (const option of options) {
        const given = right.with(place, { ...right[place], [option.name]: value });
        yield { given, ofKind: isOfKind(option, value) };
      }
    }
  }
}
