// The package for Node.js answers each case as it should.
import assert from 'node:assert/strict';
import test from 'node:test';
import * as solver from '../../target/package/nodejs/bezzel_solver.js';
import { CASES, outcome } from './cases.mjs';

for (const [name, [call, expected]] of Object.entries(CASES)) {
  test(name, () => assert.equal(outcome(() => call(solver)), expected));
}
