// A worker in a browser.
import { answering } from './work.js';

const answer = answering((message) => self.postMessage(message));
self.onmessage = ({ data }) => answer(data);
