// A worker in a browser.
import { worker } from './work.js';

const answer = worker((message) => self.postMessage(message));
self.onmessage = ({ data }) => answer(data);
