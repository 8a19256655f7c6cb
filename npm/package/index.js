// The package in browsers, without a bundler or with one; the functions answer after `await start()`.
import { coded } from './errors.js';
import { runOn, startWith } from './wasm.js';

export * from './background.js';
export * from './counting.js';
export { NoTour } from './errors.js';
export * from './functions.js';

let starting;

export function start(source = new URL('./bezzel_solver_bg.wasm', import.meta.url)) {
  starting ??= compile(source).then(startWith);
  // A failed load can be tried again.
  starting.catch(() => (starting = undefined));
  return starting;
}

export default start;

async function compile(source) {
  if (ArrayBuffer.isView(source) || source instanceof ArrayBuffer) return WebAssembly.compile(source);
  const response = source instanceof Response ? source : await fetch(source);
  if (!response.ok) {
    const said = `${response.status} ${response.statusText}`;
    throw coded(new Error(`${response.url} could not be loaded: ${said}`), 'not-loaded');
  }
  // A file can be compiled while it is loaded only if the server sends the right content type.
  const isNamed = response.headers.get('content-type')?.startsWith('application/wasm');
  return isNamed ? WebAssembly.compileStreaming(response) : WebAssembly.compile(await response.arrayBuffer());
}

runOn({
  cores: () => Math.min(globalThis.navigator?.hardwareConcurrency ?? 1, 64),
  prepare: () => start(),
  spawn() {
    const worker = new Worker(new URL('./worker.js', import.meta.url), { type: 'module' });
    return {
      post: (message) => worker.postMessage(message),
      listen(onMessage, fail) {
        worker.onmessage = ({ data }) => onMessage(data);
        worker.onerror = fail;
      },
      end: () => worker.terminate(),
      ref() {},
      unref() {},
    };
  },
});
