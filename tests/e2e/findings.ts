// Writes down the tests that failed, and those that passed only when they were tried again, for the list at the end of
// `cargo xtask test`.
import { appendFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { FullConfig, Reporter, Suite, TestCase } from '@playwright/test/reporter';

const WORDS: Partial<Record<ReturnType<TestCase['outcome']>, string>> = { unexpected: 'failed', flaky: 'second try' };

export default class Findings implements Reporter {
  private all?: Suite;

  onBegin(config: FullConfig, all: Suite) {
    this.all = all;
  }

  onEnd() {
    const file = process.env.BEZZEL_FINDINGS;
    if (!file) return;
    for (const test of this.all?.allTests() ?? []) {
      const word = WORDS[test.outcome()];
      const { file: spec, line } = test.location;
      if (word) appendFileSync(file, `${word}: ${relative(import.meta.dirname, spec)}:${line} ${test.title}\n`);
    }
  }

  printsToStdio() {
    return false;
  }
}
