// A worker in Node.js.
import { parentPort } from 'node:worker_threads';
import { worker } from './work.js';

parentPort.on('message', worker((message) => parentPort.postMessage(message)));
