// Errors beside TypeError and RangeError.

/** There is no such tour. */
export class NoTour extends Error {
  constructor(reason, code) {
    super(reason);
    this.reason = reason;
    this.code = code;
  }
}
// On the prototype, as with the errors of the language, and not among an error's own properties.
Object.defineProperty(NoTour.prototype, 'name', { value: 'NoTour', configurable: true, writable: true });

/** An error with the word that distinguishes it from others. */
export const coded = (error, code) => Object.assign(error, { code });

/** An error like those of the solver, for a value of a wrong type or out of range. */
export const wrongKind = (message) => coded(new TypeError(message), 'wrong-kind');
export const wrongValue = (message) => coded(new RangeError(message), 'wrong-value');

/** An error of a worker. */
export function rebuilt({ name, message, code }) {
  if (name === 'NoTour') return new NoTour(message, code);
  const kinds = { RangeError, TypeError };
  return coded(new (kinds[name] ?? Error)(message), code);
}

/** The tour that the solver has found. */
export function found({ squares, reason, code }) {
  if (!squares) throw new NoTour(reason, code);
  return squares;
}

/** The error of a cancelled call: the signal's reason, if it has one of its own. */
export function aborted({ reason } = {}) {
  const isOwn = reason !== undefined && reason?.name !== 'AbortError';
  return isOwn ? reason : new DOMException('The call was cancelled', 'AbortError');
}
