// What the calls that work in workers have in common: the signal by which they are cancelled.
import { aborted, wrongKind } from './errors.js';
import { compiled, here } from './wasm.js';

/** Has the solver loaded, unless the call is cancelled meanwhile by the signal, which is checked. */
export async function prepared(signal) {
  if (signal !== undefined && (typeof signal?.aborted !== 'boolean' || typeof signal.addEventListener !== 'function')) {
    throw wrongKind(`signal = ${written(signal)}: expected an AbortSignal`);
  }
  if (compiled()) return;
  if (signal?.aborted) throw aborted();
  const over = new AbortController();
  const cancelled = new Promise((_, reject) => {
    signal?.addEventListener('abort', () => reject(aborted()), { signal: over.signal });
  });
  try {
    await Promise.race([here().prepare(), cancelled]);
  } finally {
    over.abort();
  }
}

/** A value as the solver writes it in its errors. */
export function written(value) {
  if (value === null) return 'null';
  if (typeof value === 'string') return JSON.stringify(value);
  if (typeof value === 'bigint') return `${value}n`;
  if (Array.isArray(value)) return 'an array';
  if (typeof value === 'object') return 'an object';
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : typeof value;
}
