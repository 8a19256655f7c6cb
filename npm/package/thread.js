// A worker with the solver, in a browser or in Node.js.
import { coded } from './errors.js';
import { compiled, here } from './wasm.js';

/**
 * Starts a worker. `onMessage` gets each of its messages, the first when it has loaded the solver. `fail` gets the error of a
 * worker that cannot be loaded, or that ends by itself.
 */
export function spawn(onMessage, fail) {
  let isLoaded = false;
  const lost = (cause) => {
    const what = isLoaded ? 'a worker has ended by itself' : 'a worker could not be loaded';
    const error = new Error(cause.message ? `${what}: ${cause.message}` : what, { cause });
    return coded(error, isLoaded ? 'crashed' : 'not-loaded');
  };
  const listen = (message) => {
    // All errors of the solver have a code. After any other it cannot be trusted.
    if (message.error && typeof message.error.code !== 'string') return fail(lost(message.error));
    isLoaded = true;
    onMessage(message);
  };
  try {
    const worker = here().spawn();
    worker.listen(listen, (cause) => fail(lost(cause)));
    worker.post({ module: compiled() });
    return worker;
  } catch (cause) {
    throw lost(cause);
  }
}
