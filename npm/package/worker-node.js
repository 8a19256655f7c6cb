// A worker in Node.js.
import { parentPort } from 'node:worker_threads';
import { answering } from './work.js';

parentPort.on('message', answering((message) => parentPort.postMessage(message)));
