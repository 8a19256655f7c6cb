// The calls that search in a worker. What they search for may take for ever, so they can be cancelled.
import { found } from './errors.js';
import { prepared } from './options.js';
import { ask } from './pool.js';

export const completeAsync = (n, squares, options) => search('complete', [n, squares], options);
export const finishAsync = (rows, columns, path, options) => search('finish', [rows, columns, path], options);
export const tourAsync = async (rows, columns, options) => found(await search('tour', [rows, columns], options));

async function search(name, given, options) {
  // The other options, and what is no object, are for the solver to check.
  const isObject = typeof options === 'object' && options !== null && !Array.isArray(options);
  const { signal, ...rest } = isObject ? options : {};
  await prepared(signal);
  return ask([name, ...given, isObject ? rest : options], signal);
}
