// Scripts and style sheets, each made one by esbuild.
import { appendFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, parse } from 'node:path';
import { build } from 'esbuild';
import { sheetsOfFiles, styleOf } from './chunks.mjs';
import { filesIn, writeNamed } from './files.mjs';

/** `xtask/src/licences.rs` writes those of the program. */
const LICENCES = 'LICENSES-OF-LIBRARIES.txt';

/** esbuild's bundle of an entry and all its imports. */
export const bundle = async (options) => (await bundled(options)).contents;

/** The bundle, and the files that it is made of where the options ask for them. */
async function bundled(options) {
  const { outputFiles, metafile } = await build({
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    legalComments: 'none',
    // Browsers that know all that the page needs may not know rules within rules.
    supported: { nesting: false },
    logLevel: 'warning',
    // wasm-bindgen writes the module of the chunks once for each of them.
    logOverride: { 'duplicate-object-key': 'silent' },
    write: false,
    ...options,
  });
  return { contents: outputFiles[0].contents, inputs: Object.keys(metafile?.inputs ?? {}) };
}

/** Writes the script of the page: `static/scripts/start.js` with all its imports, the program's own among them. */
export async function writeScript(folder, { core, chunks, script }, styles, texts) {
  // The core imports a function for each chunk by this file's name.
  const loaders = Object.keys(chunks).map((name) => `export const __wasm_split_load_${name} = loader('${name}');\n`);
  writeFileSync(join(dirname(script), 'split.js'), ["import { loader } from 'chunks';\n", ...loaders].join(''));
  const content = await bundle({
    entryPoints: ['static/scripts/start.js'],
    alias: { bezzel: script, chunks: join(process.cwd(), 'static/scripts/chunks.js') },
    define: { FILES: JSON.stringify({ core, chunks, styles, texts }) },
  });
  // The file that development loads in its place.
  rmSync(join(folder, 'scripts'), { recursive: true });
  return writeNamed(folder, 'bezzel.js', content);
}

/** The editor of the visitor's own program, with the library that it builds on. */
const EDITOR = { entryPoints: ['static/scripts/editor.js'], metafile: true };

/** Writes the editor, and adds the licences of its libraries to those of the program. */
export async function writeEditor(folder) {
  const { contents, inputs } = await bundled(EDITOR);
  writeLicences(folder, inputs);
  return writeNamed(folder, 'editor.js', contents);
}

/** Writes the editor for development, in the place of its source. */
export async function writeEditorForDevelopment(folder) {
  writeFileSync(join(folder, 'scripts/editor.js'), await bundle(EDITOR));
}

/** Appends the licence of each package that these files are of. */
function writeLicences(folder, files) {
  const packages = new Set(files.map((file) => file.match(/^.*node_modules\/(?:@[^/]+\/)?[^/]+/)?.[0]).filter(Boolean));
  const texts = [...packages].sort().map((path) => {
    const { name, version, license } = JSON.parse(readFileSync(join(path, 'package.json'), 'utf8'));
    return `# ${name} ${version} (${license})\n\n${readFileSync(join(path, 'LICENSE'), 'utf8')}\n`;
  });
  appendFileSync(join(folder, LICENCES), texts.join(''));
}

/**
 * Writes the style sheet of the page in the place of its imports, and a file of those of each screen and the screens within
 * it. Gives the first, and the other by the names of its screens.
 */
export async function writeStyles(folder, screens) {
  const own = join(folder, 'styles/screens');
  const names = filesIn(own).map((file) => parse(file).name);
  const write = async (name, options) => writeNamed(folder, `${name}.css`, await bundle(options));
  const style = await write('bezzel', { entryPoints: [join(folder, 'styles/page.css')] });
  const files = {};
  for (const [name, sheets] of Object.entries(sheetsOfFiles(screens, names))) {
    const contents = sheets.map((sheet) => `@import "./${sheet}.css";`).join('');
    files[name] = await write(name, { stdin: { contents, resolveDir: own, loader: 'css' } });
  }
  rmSync(join(folder, 'styles'), { recursive: true });
  const styled = screens.filter((screen) => files[styleOf(screen)]);
  return { style, styles: Object.fromEntries(styled.map((screen) => [screen.name, files[styleOf(screen)]])) };
}
