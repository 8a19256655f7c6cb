// The calls that search in a worker until they know. That may take for ever, so they can be cancelled.
import { found } from './errors.js';
import { isPlain, prepared } from './options.js';
import { ask } from './pool.js';
import { ready } from './wasm.js';

export const completeAsync = (n, squares, options) => search('complete', [n, squares], options);
export const finishAsync = (rows, columns, path, options) => search('finish', [rows, columns, path], options);
export const tourAsync = async (rows, columns, options) => found(await search('tour', [rows, columns], options));

async function search(name, given, options) {
  // The other options, and what is no plain object, are for the solver to check.
  const { signal, ...rest } = isPlain(options) ? options : {};
  await prepared(signal);
  // What is no plain object may be one when it arrives in a worker.
  if (options !== undefined && !isPlain(options)) return ready()[name](...given, options);
  return ask([name, ...given, rest, true], signal);
}
