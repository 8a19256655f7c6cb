// The package for bundlers: its functions are ready when it is imported.
import { start } from './index.js';

export * from './index.js';
export default start;

await start();
