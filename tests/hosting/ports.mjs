// Ports for servers and drivers that take no port 0.
import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * A port of this machine that is free. It lies below those that a system gives to who names none: between this answer and its use,
 * only somebody who names the same number could take it.
 */
export async function freePort() {
  for (;;) {
    const server = createServer().listen(10_000 + Math.floor(Math.random() * 20_000), '127.0.0.1');
    const isFree = await once(server, 'listening').then(() => true, () => false);
    if (!isFree) continue;
    const { port } = server.address();
    server.close();
    await once(server, 'close');
    return port;
  }
}
