// The result of a call, as text.

/** The result of a call, in the form of a program's text, or its error. */
export function outcome(call) {
  try {
    return written(call());
  } catch (error) {
    return `${error.name}: ${error.message}`;
  }
}

/** The same for a call that may return a promise. */
export async function settled(call) {
  try {
    return written(await call());
  } catch (error) {
    return `${error.name}: ${error.message}`;
  }
}

/** The result of calls to a worker, which is ended after them. */
export async function inWorker(solver, calls) {
  const worker = await solver.worker();
  try {
    return await calls(worker);
  } finally {
    worker.end();
  }
}

function written(value) {
  if (typeof value === 'bigint') return `${value}n`;
  if (Array.isArray(value) || ArrayBuffer.isView(value)) return `[${Array.from(value, written).join(',')}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  const properties = Object.entries(value).map(([name, each]) => `${JSON.stringify(name)}:${written(each)}`);
  return `{${properties.join(',')}}`;
}
