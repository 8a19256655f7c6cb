// Counts n queens with all processors: node count.mjs 17
import { countQueensAsync } from 'bezzel-solver';

const n = Number(process.argv[2] ?? 16);
const stop = new AbortController();
process.once('SIGINT', () => stop.abort());

try {
  const { all, fundamental } = await countQueensAsync(n, {
    signal: stop.signal,
    onProgress: (fraction) => process.stderr.write(`\r${Math.round(100 * fraction)} %`),
  });
  process.stderr.write('\r');
  console.log(`${n} queens: ${all} solutions, ${fundamental} of them fundamental`);
} catch (error) {
  process.stderr.write('\n');
  console.error(error.message);
  process.exitCode = 1;
}
