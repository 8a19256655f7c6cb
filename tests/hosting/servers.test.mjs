// The configurations in docs/hosting/ do what they say: each is tried with its server, and every kind of file is asked for.
//   node --test tests/hosting/
// A server that is not installed is skipped, unless STRICT is set. SITE names a built site to ask for, in place of a small
// one that the test makes.
import assert from 'node:assert/strict';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { SERVERS, installed, start } from './servers.mjs';
import { makeSite, policy, requests } from './site.mjs';

const { SITE, STRICT } = process.env;

for (const [name, server] of Object.entries(SERVERS)) {
  const skip = !installed(server) && !STRICT && `${server.programs[0]} is not installed`;
  describe(name, { skip, timeout: 60_000 }, () => {
    const folder = mkdtempSync(join(tmpdir(), 'bezzel-hosting-'));
    const site = join(folder, 'site');
    let running;

    before(async () => {
      assert.ok(installed(server), `${server.programs[0]} is not installed`);
      mkdirSync(site);
      // Apache reads as nobody where root runs the test.
      chmodSync(folder, 0o755);
      if (SITE) cpSync(SITE, site, { recursive: true });
      else makeSite(site);
      running = await start(server, site, folder);
    });
    after(async () => {
      await running?.stop();
      rmSync(folder, { recursive: true });
    });

    const ask = (path, headers) => fetch(running.address + path, { headers: { 'Accept-Encoding': 'gzip', ...headers } });

    test('sends every file with its type, its time in caches and compressed', async () => {
      for (const { name, path, content, type, cacheControl, compressed } of requests(site)) {
        const response = await ask(path);
        assert.equal(response.status, 200, name);
        assert.match(response.headers.get('Content-Type') ?? '', type, name);
        assert.equal(response.headers.get('Cache-Control'), cacheControl, name);
        if (compressed) {
          assert.equal(response.headers.get('Content-Encoding'), 'gzip', name);
          assert.match(response.headers.get('Vary') ?? '', /accept-encoding/i, name);
        }
        assert.ok(content.equals(Buffer.from(await response.arrayBuffer())), `${name} has arrived as it is`);
      }
    });

    test('sends the policy with every file, and has no type guessed', async () => {
      for (const { name, path } of requests(site)) {
        const { headers } = await ask(path);
        assert.equal(headers.get('Content-Security-Policy'), policy(), name);
        assert.equal(headers.get('X-Content-Type-Options'), 'nosniff', name);
      }
    });

    test('does not send again what has not changed', async () => {
      for (const { name, path } of requests(site)) {
        const etag = (await ask(path)).headers.get('ETag');
        assert.ok(etag, name);
        const again = await ask(path, { 'If-None-Match': etag });
        assert.equal(again.status, 304, `${name}, of which the browser has ${etag}`);
      }
    });

    test('has a text without a version asked for again', async () => {
      for (const path of ['locales/vi/page.ftl', 'locales/vi/page.ftl?w=1', 'index.html?v=1', '?v=-0123abcd.js']) {
        const response = await ask(path);
        assert.equal(response.status, 200, path);
        assert.equal(response.headers.get('Cache-Control'), 'no-cache', path);
      }
    });

    test('has no missing file kept', async () => {
      for (const path of ['core-ffffffff.wasm', 'locales/vi/none.ftl?v=1', 'none']) {
        const response = await ask(path);
        assert.equal(response.status, 404, path);
        assert.doesNotMatch(response.headers.get('Cache-Control') ?? '', /max-age|immutable/, path);
      }
    });
  });
}
