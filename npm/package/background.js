// A worker that is kept: it answers calls one after another, and what it has prepared for one serves the next.
import { aborted, rebuilt } from './errors.js';
import * as functions from './functions.js';
import { checked, isPlain, prepared } from './options.js';
import { spawn } from './thread.js';

/** The functions that answer once. */
const { solutions: _, ...ANSWERING } = functions;

export async function worker(options) {
  const { signal } = checked(options, ['signal']);
  await prepared(signal);
  if (signal?.aborted) throw aborted(signal);
  /** The calls that wait for their answer, in order. The first waits until the solver is loaded. */
  const pending = [];
  /** The reason why no call is answered any more. */
  let over;
  const close = (reason) => {
    if (over) return;
    over = { reason };
    signal?.removeEventListener('abort', cancel);
    thread.end();
    for (const { reject } of pending.splice(0)) reject(reason);
  };
  const cancel = () => close(aborted(signal));
  const onMessage = ({ error, answer }) => {
    if (over) return;
    const { resolve, reject } = pending.shift();
    if (pending.length === 0) thread.unref();
    if (error) reject(rebuilt(error));
    else resolve(answer);
  };
  const answered = () => new Promise((resolve, reject) => pending.push({ resolve, reject }));
  const ask = async (name, given) => {
    if (over) throw over.reason;
    try {
      thread.post({ call: name, given: given.map((value) => sendable(value)) });
    } catch {
      // No function takes a value that cannot be sent. Its own error says what was expected.
      return functions[name](...given);
    }
    if (pending.length === 0) thread.ref();
    return answered();
  };

  const thread = spawn(onMessage, close);
  signal?.addEventListener('abort', cancel);
  await answered();
  const solver = { end: () => close(new DOMException('The worker was ended', 'AbortError')) };
  for (const [name, { length }] of Object.entries(ANSWERING)) {
    solver[name] = (...given) => ask(name, given.slice(0, length));
  }
  if (Symbol.dispose) solver[Symbol.dispose] = solver.end;
  return solver;
}

/** The most items of an array that a function takes: the squares of the largest tour. */
const LONGEST = 2 ** 22;
/** The most levels of an argument: options, moves to avoid, and the squares of a move. */
const DEEPEST = 3;

/**
 * A copy that means the same to a function in a worker. A message would lose names that are inherited or symbols, and the
 * class of an object; and it takes no proxies. Throws for a value without such a copy.
 */
function sendable(value, levels = DEEPEST) {
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return value;
  if (levels === 0) throw new RangeError('more levels than any argument has');
  if (Array.isArray(value) && value.length <= LONGEST) {
    return Array.from({ length: value.length }, (_, at) => sendable(value[at], levels - 1));
  }
  if (!isPlain(value)) throw new TypeError('an object of a class, or an array that is too long');
  const copy = Object.create(null);
  for (const name of Reflect.ownKeys(value)) {
    if (typeof name === 'symbol') throw new TypeError('the name is a symbol');
    copy[name] = sendable(value[name], levels - 1);
  }
  for (const name in value) if (!(name in copy)) throw new TypeError('the name is inherited');
  return copy;
}
