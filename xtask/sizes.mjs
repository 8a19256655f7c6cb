// Prints the size of all downloads, compressed as hosts compress them, and fails if the site is over its limits.
// `cargo xtask sizes` calls it. For named files it only prints their sizes:
//   node xtask/sizes.mjs [FILE ...]
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { FIRST, filesOfEach, styleOf } from './finish/chunks.mjs';
import { filesIn } from './finish/files.mjs';
import { isCachedOnUse } from './finish/offline.mjs';

/**
 * The most bytes, compressed. They are there to notice a mistake, not to shape code: some are one percent above today's sizes,
 * since the compiler joins other copies of functions whenever a crate's dependencies change.
 */
export const MOST = {
  core: 275_000,
  chunk: 100_000,
  /** The code that screens of several doors share. */
  shared: 140_000,
  worker: 150_000,
  /** The reader of outputs knows many shapes. */
  worker_output: 160_000,
  /** The worker for one of all tours, which has the table of the numbers of 8 x 8. */
  worker_tour: 240_000,
  /** The engine of visitors' programs, which is loaded on a click that names its weight. */
  worker_python: 3_200_000,
  /** The visitor's own program, which reads recorded runs, and what judges them, which comes with the first run. */
  own: 307_000,
  own_verdict: 104_300,
  /** The library of its editor. */
  editor: 180_000,
  visit: { first: 358_000, own: 1_020_000, other: 624_000 },
};
/** Files that the page names, but no visit loads: for links in other sites, and for home screens. */
const FOR_OTHERS = ['preview.png', 'apple-touch-icon.png'];

/** Each limit of a site of such files: its name, the present size, and the greatest size. */
export function limitsOf(files, page, screens, languages) {
  const most = (name) => MOST[name.match(/^[a-z_]+/)[0]] ?? MOST[name.match(/^[a-z]+/)[0]] ?? MOST.chunk;
  const limit = ({ name, gzip }) => ({ name, gzip, most: most(name) });
  const visit = (screen) => ({
    name: `first visit to ${screen.name}`,
    gzip: firstVisit(screen, files, page, screens, languages),
    most: { [FIRST]: MOST.visit.first, own: MOST.visit.own }[screen.name] ?? MOST.visit.other,
  });
  const programs = files.filter(({ name }) => name.endsWith('.wasm') || isEditor(name));
  return [...programs.map(limit), ...screens.map(visit)];
}

/** Whether a file is the editor of the visitor's own program, which its screen alone loads. */
const isEditor = (name) => name.startsWith('editor');

/**
 * The files that the first visit to a screen loads, in the language with the most text (`tests/e2e/faults/chunks.spec.ts`).
 */
function firstVisit(visited, files, page, screens, languages) {
  const { name: screen, texts, worker } = visited;
  const plain = (name) => name.replace(/-[0-9a-f]{8}(?=\.\w+$)/, '');
  const sum = (isLoaded) => total(files.filter(({ name }) => isLoaded(plain(name), name)));
  const programs = ['core', ...filesOfEach(screens)[screen], worker].map((name) => `${name}.wasm`);
  const loaded = ['index.html', `${worker}.js`, `${styleOf(visited)}.css`, ...programs];
  const always = (name) => page.includes(name) && !name.startsWith('worker') && !isEditor(name) && !FOR_OTHERS.includes(name);
  const words = languages.map(({ code }) => {
    const names = ['page', ...texts].map((file) => `locales/${code}/${file}.ftl`);
    return sum((name) => names.includes(name));
  });
  const hasEditor = screen === 'own';
  return sum((name, file) => loaded.includes(name) || always(file) || (hasEditor && isEditor(name))) + Math.max(...words);
}

/** Whether the page shows the weight of the engine, where there is one. */
function isEngineWeightShown(files, read) {
  const engine = files.find(({ name }) => /^worker_python.*\.wasm$/.test(name));
  const weight = engine && `${(engine.gzip / 1e6).toFixed(1)} MB`;
  const isShown = !engine || read('static/locales/en/own.ftl').includes(weight);
  if (!isShown) console.log(`own-loads in static/locales/*/own.ftl names another weight of the engine than ${weight}`);
  return isShown;
}

const total = (files) => files.reduce((sum, { gzip }) => sum + gzip, 0);

function weighed(path) {
  const content = readFileSync(path);
  return { name: path, bytes: content.length, gzip: gzipSync(content, { level: 9 }).length };
}

const line = (...cells) => console.log(cells.map((cell, at) => String(cell).padStart(at < 2 ? 9 : 0)).join('  '));

function printSite() {
  const read = (path) => readFileSync(path, 'utf8');
  const page = read('dist/index.html');
  const files = filesIn('dist').map((name) => ({ ...weighed(`dist/${name}`), name }));
  line('bytes', 'gzip', 'file');
  for (const { name, bytes, gzip } of files) line(bytes, gzip, name);
  const cached = files.filter(({ name }) => !isCachedOnUse(name));
  console.log(`${total(cached)} bytes are cached for offline use, compressed`);
  if (page.includes('<meta name="build" content="light" />')) {
    console.log('This site was built quickly, for tests: it is not compared with the limits');
    return;
  }
  const [screens, languages] = ['screens', 'languages'].map((list) => JSON.parse(read(`static/${list}.json`)));
  const limits = limitsOf(files, page, screens, languages);
  line('gzip', 'at most', 'limit');
  for (const { name, gzip, most } of limits) line(gzip, most, gzip > most ? `${name}: OVER ITS LIMIT` : name);
  if (limits.some(({ gzip, most }) => gzip > most) || !isEngineWeightShown(files, read)) process.exitCode = 1;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const paths = process.argv.slice(2);
  if (paths.length === 0) printSite();
  for (const { name, bytes, gzip } of paths.map(weighed)) line(bytes, gzip, name);
}
