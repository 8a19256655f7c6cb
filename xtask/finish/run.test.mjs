import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import test from 'node:test';

/** The output of a program that runs this script, and whether it fails. */
function printed(script) {
  const caller = `import { run } from ${JSON.stringify(import.meta.resolve('./run.mjs'))};
    await run(process.execPath, ['-e', ${JSON.stringify(script)}]);`;
  const { stdout, stderr, status } = spawnSync(process.execPath, ['--input-type=module', '-e', caller], { encoding: 'utf8' });
  return { text: stdout + stderr, status };
}

test('of a program that succeeds nothing is shown', () => {
  assert.deepEqual(printed("console.log('much'); console.warn('more')"), { text: '', status: 0 });
});

test('of a program that fails all is shown', () => {
  const { text, status } = printed("console.log('much'); console.warn('more'); process.exit(3)");
  assert.equal(status, 1);
  for (const word of ['much', 'more', 'ended with 3']) assert.ok(text.includes(word), word);
});

test('a program that is not there is named', () => {
  const caller = `import { run } from ${JSON.stringify(import.meta.resolve('./run.mjs'))}; await run('no-such-tool', []);`;
  const { stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', caller], { encoding: 'utf8' });
  assert.match(stderr, /no-such-tool/);
});
