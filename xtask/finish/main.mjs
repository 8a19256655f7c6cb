// Makes the site in a folder that has the workers. Called by `cargo xtask build`, at the top of the project with the tools on
// PATH, with the program of the page:
//   node xtask/finish/main.mjs FOLDER PROGRAM
//
// The files that the page lists are copied, the program of the page is split into a core and a file a screen, texts lose their
// comments, programs that are shown get colours, both get check values, scripts and styles become one each, files get names by
// content, and the page gets its policy, the hashes of its program, and a service worker for offline use.
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { writeEditor, writeScript, writeStyles } from './bundle.mjs';
import { colourPrograms } from './coloured.mjs';
import { filesIn, isText, versionOf, withCheck } from './files.mjs';
import { laidOut } from './layout.mjs';
import { writeServiceWorker } from './offline.mjs';
import { isLight } from './optimise.mjs';
import { finishedPage } from './page.mjs';
import { splitProgram } from './program.mjs';
import { shellOf } from './shell.mjs';
import { finishWorkers } from './workers.mjs';

const [folder, program] = process.argv.slice(2).map((path) => resolve(path));
const read = (path) => readFileSync(path, 'utf8');
const screens = JSON.parse(read('static/screens.json'));
const languages = JSON.parse(read('static/languages.json'));

/** All lines of a message after its name are indented; comments are the lines that begin with #. */
function shortenTexts(names) {
  for (const path of names.filter((name) => name.endsWith('.ftl')).map((name) => join(folder, name))) {
    writeFileSync(path, read(path).replace(/^#.*\n/gm, ''));
  }
}

const listed = laidOut(folder, read('index.html'), process.env.BEZZEL_PUBLIC_URL);
const [parts, workers] = await Promise.all([splitProgram(folder, program, screens), finishWorkers(folder)]);
const names = filesIn(folder).filter(isText);
shortenTexts(names);
colourPrograms(folder);
const words = languages.map(({ code }) => [code, read(join(folder, `locales/${code}/page.ftl`))]);
for (const path of names.map((name) => join(folder, name))) writeFileSync(path, withCheck(readFileSync(path)));
const texts = versionOf(folder, names);
const { style, styles } = await writeStyles(folder, screens);
const page = finishedPage(listed, {
  policy: read('xtask/content-security-policy.txt'),
  script: await writeScript(folder, parts, styles, texts),
  editor: await writeEditor(folder),
  style,
  shell: shellOf(screens, languages, Object.fromEntries(words), read('static/icons/icons.svg')),
  site: process.env.BEZZEL_SITE,
  workers,
  texts,
  isLight,
});
writeFileSync(join(folder, 'index.html'), page);
// This comes last, since it lists all files.
writeServiceWorker(folder, texts);
