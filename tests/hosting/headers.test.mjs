// docs/hosting/_headers, read as Netlify and Cloudflare Pages do: all rules that match a path apply to it.
// Neither host can be had here, so this tries the rules, and not what the hosts make of them.
import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join, resolve } from 'node:path';
import { after, test } from 'node:test';
import { YEAR, isNamed, makeSite, policy, requests } from './site.mjs';

const made = mkdtempSync(join(tmpdir(), 'bezzel-headers-'));
after(() => rmSync(made, { recursive: true }));
makeSite(made);
const site = resolve(process.env.SITE ?? made);

const rules = readRules(readFileSync(new URL('../../docs/hosting/_headers', import.meta.url), 'utf8'));
const applied = (path) => rules.filter(({ pattern }) => pattern.test(path)).flatMap(({ headers }) => headers);
const sent = (path, name) => applied(path).filter(([header]) => header === name).map(([, value]) => value);

test('the small site has a file of every kind that the page copies as it is', () => {
  const kinds = requests(made).map(({ name }) => extname(name));
  for (const folder of ['../../programs', '../../static/locales', '../../static/icons']) {
    for (const file of readdirSync(new URL(folder, import.meta.url), { recursive: true, withFileTypes: true })) {
      if (file.isFile()) assert.ok(kinds.includes(extname(file.name)), file.name);
    }
  }
});

test('no two rules for a file set the same header', () => {
  for (const { name, path } of requests(site)) {
    const names = applied(pathOf(path)).map(([header]) => header);
    assert.deepEqual(names, [...new Set(names)], name);
  }
});

test('every file has the policy, and no type guessed', () => {
  for (const { path } of requests(site)) {
    assert.deepEqual(sent(pathOf(path), 'Content-Security-Policy'), [policy()]);
    assert.deepEqual(sent(pathOf(path), 'X-Content-Type-Options'), ['nosniff']);
  }
});

test('programs, styles and texts are kept for a year, and nothing else that may change', () => {
  for (const { name, path, cacheControl } of requests(site)) {
    // A picture with a hash may be asked for again: it has no rule of its own.
    const mayBeAsked = isNamed(name) && !/\.(css|js|wasm)$/.test(name);
    const expected = cacheControl === YEAR && !mayBeAsked ? [YEAR] : [];
    assert.deepEqual(sent(pathOf(path), 'Cache-Control'), expected, name);
  }
});

test('every rule is of use, and has one * at most', () => {
  const paths = requests(site).map(({ path }) => pathOf(path));
  for (const { rule, pattern } of rules) {
    assert.ok(rule.split('*').length <= 2, rule);
    assert.ok(paths.some((path) => pattern.test(path)), `${rule} matches nothing`);
  }
});

/** The part of an address that the rules can see. */
function pathOf(path) {
  return `/${path.split('?')[0]}`;
}

function readRules(text) {
  const rules = [];
  for (const line of text.split('\n').filter((line) => line.trim() && !line.startsWith('#'))) {
    if (line.startsWith('/')) {
      const pattern = line.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replace('*', '.*');
      rules.push({ rule: line, pattern: new RegExp(`^${pattern}$`), headers: [] });
    } else {
      const [, name, value] = line.match(/^\s+([\w-]+): (.+)$/);
      rules.at(-1).headers.push([name, value]);
    }
  }
  return rules;
}
