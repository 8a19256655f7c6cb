// Times the recording of Python programs: by the page's engine, by CPython, and by Pyodide, in turn, in milliseconds of the
// processor, the least of all rounds. CPython and Pyodide copy the variables that change (`record.py`), and no more; the engine records calls, results
// and prints as well, and writes all in the page's format. The time for loading is not counted.
//   cargo xtask python && npm ci --prefix bench/recording
//   node bench/recording/run.mjs [ROUNDS] [PYTHON]
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { loadPyodide } from 'pyodide';

const [rounds = '5', python = 'python3'] = process.argv.slice(2);
const ENGINE = new URL('../../target/python/site/', import.meta.url);
const PROGRAMS = new URL('../../own/recording/tests/', import.meta.url);
const RECORDER = new URL('record.py', import.meta.url);

/** The programs: a file, the size that its board gets, and its name in the table. */
const CASES = [
  { file: 'programs/list.py', n: 8, name: '8 queens in a list, all 92' },
  { file: 'programs/integer.py', n: 8, name: '8 queens in numbers, all 92' },
  { file: 'shapes/matrix_all.py', n: 6, name: '6 queens on a matrix, all 4' },
  { file: 'shapes/arrays_lists.py', n: 6, name: '6 queens, boards kept' },
  { file: 'programs/kept_board.py', n: 6, name: '6 queens, one board kept 4 times' },
];

/** The page's message to the engine: protocol, program, no input, no arguments, and limits (`own/recording/src/protocol.rs`). */
function message(source) {
  const number = (n) => (n < 128 ? [n] : [(n % 128) + 128, ...number(Math.floor(n / 128))]);
  const bytes = new TextEncoder().encode(source);
  return Uint8Array.from([3, ...number(bytes.length), ...bytes, 0, 0, ...[1e6, 2 ** 24, 250].flatMap(number)]);
}

/** The processor's milliseconds of a call. */
function timed(call) {
  const before = process.cpuUsage();
  call();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

const program = await WebAssembly.compile(readFileSync(new URL('worker_python_bg.wasm', ENGINE)));
let workers = 0;

/** The engine runs one program in each worker, so each run has its own. */
async function byEngine(source) {
  let bytes = 0;
  globalThis.postMessage = (sent) => (bytes += sent.length);
  workers += 1;
  const { default: init } = await import(`${new URL('worker_python.js', ENGINE)}?${workers}`);
  await init({ module_or_path: program });
  const time = timed(() => globalThis.onmessage({ data: message(source) }));
  if (bytes < source.length) throw new Error('The engine has recorded nothing');
  return time;
}

function byPython(source) {
  return 1000 * JSON.parse(execFileSync(python, [RECORDER.pathname], { input: source, encoding: 'utf8' })).seconds;
}

const pyodide = await loadPyodide();
pyodide.runPython(readFileSync(RECORDER, 'utf8').replace('if __name__', 'if not __name__'));
const record = pyodide.globals.get('record');

const version = execFileSync(python, ['--version'], { encoding: 'utf8' }).trim();
console.log(`${'engine'.padStart(36)} ${version.padStart(15)} ${`Pyodide ${pyodide.version}`.padStart(17)}  engine : CPython`);
for (const { file, n, name } of CASES) {
  const source = readFileSync(new URL(file, PROGRAMS), 'utf8').replace(/^n = \d+/m, `n = ${n}`);
  const times = { engine: [], python: [], pyodide: [] };
  for (let round = 0; round < Number(rounds); round += 1) {
    times.engine.push(await byEngine(source));
    times.python.push(byPython(source));
    times.pyodide.push(timed(() => record(source)));
  }
  const [engine, plain, inPyodide] = Object.values(times).map((list) => Math.min(...list));
  const cells = [engine, plain, inPyodide].map((time) => time.toFixed(0));
  console.log(`${name.padEnd(32)} ${cells[0].padStart(3)} ${cells[1].padStart(15)} ${cells[2].padStart(17)}  ${(engine / plain).toFixed(2)}`);
}
