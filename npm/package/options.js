// The options of all calls that work in workers, among them the signal that cancels them.
import { aborted, wrongKind } from './errors.js';
import { compiled, here } from './wasm.js';

/** The options of a call, which may have these names. */
export function checked(options = {}, known) {
  const expected = `expected an object with any of ${known.join(', ')}`;
  if (!isPlain(options)) {
    throw wrongKind(`options = ${written(options)}: ${expected}`);
  }
  const unknown = Reflect.ownKeys(options).find((name) => !known.includes(name));
  if (unknown !== undefined) throw wrongKind(`an option's name = ${written(unknown)}: ${expected}`);
  return options;
}

/** Has the solver loaded, unless the call is cancelled meanwhile by the signal, which is checked. */
export async function prepared(signal) {
  if (signal !== undefined && (typeof signal?.aborted !== 'boolean' || typeof signal.addEventListener !== 'function')) {
    throw wrongKind(`signal = ${written(signal)}: expected an AbortSignal`);
  }
  if (compiled()) return;
  if (signal?.aborted) throw aborted(signal);
  const over = new AbortController();
  const cancelled = new Promise((_, reject) => {
    signal?.addEventListener('abort', () => reject(aborted(signal)), { signal: over.signal });
  });
  try {
    await Promise.race([here().prepare(), cancelled]);
  } finally {
    over.abort();
  }
}

/** Whether an object is made by no class, as options are: the solver refuses others in the same way. */
export function isPlain(value) {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  for (let maker = Object.getPrototypeOf(value), depth = 0; maker && depth < 64; depth++) {
    const next = Object.getPrototypeOf(maker);
    if (Object.hasOwn(maker, 'constructor')) return next === null;
    maker = next;
  }
  return true;
}

/** The most characters of a value that are written. */
const EXCERPT = 40;

const excerpt = (text) => (text.length > EXCERPT ? `${text.slice(0, EXCERPT)}…` : text);

/** A value as the solver writes it in its errors. */
export function written(value) {
  if (value === null) return 'null';
  if (typeof value === 'string') return JSON.stringify(excerpt(value));
  if (typeof value === 'bigint') return `${excerpt(String(value))}n`;
  if (Array.isArray(value)) return 'an array';
  if (typeof value === 'object') return kindOf(value);
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : typeof value;
}

function kindOf(value) {
  const name = value.constructor?.name;
  if (typeof name !== 'string' || name === '' || name === 'Object') return 'an object';
  return `${'AEIO'.includes(name[0]) ? 'an' : 'a'} ${excerpt(name)}`;
}
