// Serves the built site as a plain static host would, under a policy that allows nothing inline.
// For people (`cargo xtask serve`) and for the end-to-end tests, which serve it in a folder:
//   node xtask/site-server.mjs [--port 8080] [--base /some/where/]
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import sirv from 'sirv';

const inProject = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url));

/** A file that is named after its content, or asked for by its version, never changes; any other is asked for again. */
const caching = (url) => (/-[0-9a-f]{8,}\.\w+$|\?v=/.test(url) ? 'public, max-age=31536000, immutable' : 'no-cache');

const headers = {
  'Content-Security-Policy': readFileSync(inProject('xtask/content-security-policy.txt'), 'utf8').trim().replace(/\s+/g, ' '),
  'X-Content-Type-Options': 'nosniff',
};

/**
 * Serves the folder at the path `base` and resolves, once it listens, to the address and a way to stop. With `gzip`, a file
 * that has a compressed copy beside it, named as the file with `.gz` at its end, is sent as that copy.
 */
export function serveSite({ port = 0, base = '/', folder = inProject('dist'), gzip = false } = {}) {
  const files = sirv(folder, { dev: true, etag: true, gzip });
  const server = createServer((request, response) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    response.setHeader('Cache-Control', caching(request.url));
    const notFound = () => response.writeHead(404, { 'Content-Type': 'text/plain' }).end('There is no such file.\n');
    if (request.url === base.slice(0, -1)) return response.writeHead(301, { Location: base }).end();
    if (!request.url.startsWith(base)) return notFound();
    request.url = request.url.slice(base.length - 1);
    files(request, response, notFound);
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, 'localhost', () => {
      const address = `http://localhost:${server.address().port}${base}`;
      resolve({ address, stop: () => server.close() });
    });
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { values } = parseArgs({ options: { port: { type: 'string', default: '8080' }, base: { type: 'string', default: '/' } } });
  try {
    const { address } = await serveSite({ port: Number(values.port), base: values.base });
    console.log(`Bezzel is at ${address} (Ctrl-C stops it)`);
  } catch (error) {
    if (error.code !== 'EADDRINUSE') throw error;
    console.error(`Port ${values.port} is taken: stop what uses it, or name another with --port`);
    process.exitCode = 1;
  }
}
