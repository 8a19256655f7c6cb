// The site on a host of its own, which sends each file as a test wants.
import { readFile } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname } from 'node:path';

const TYPES: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
};

/** Sends the file of a name, whose type the header has already. */
type Send = (response: ServerResponse, name: string, body: Buffer) => unknown;

export async function host(send: Send) {
  const server = createServer(async (request, response) => {
    const name = new URL(request.url!, 'http://localhost').pathname.slice(1) || 'index.html';
    const body = await readFile(new URL(`../../dist/${name}`, import.meta.url));
    response.setHeader('Content-Type', TYPES[extname(name)] ?? 'text/plain');
    send(response, name, body);
  });
  await new Promise<void>((listening) => server.listen(0, 'localhost', listening));
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}/`,
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}

export type Host = Awaited<ReturnType<typeof host>>;
