// Runs the engine in Node.js as the worker of one program:
//   node own/engine/tests/run.mjs FOLDER < RUN > MESSAGES
// FOLDER has the engine's files. RUN is the page's message; each of the engine's messages follows its length, in four bytes.
import { readFileSync, writeSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const folder = resolve(process.argv[2]);

function write(bytes) {
  for (let at = 0; at < bytes.length; ) at += writeSync(1, bytes, at);
}

globalThis.postMessage = (message) => {
  const length = new Uint8Array(4);
  new DataView(length.buffer).setUint32(0, message.length, true);
  write(length);
  write(message);
};
const { default: init } = await import(pathToFileURL(join(folder, 'worker_python.js')));
await init({ module_or_path: readFileSync(join(folder, 'worker_python_bg.wasm')) });
globalThis.onmessage({ data: new Uint8Array(readFileSync(0)) });
