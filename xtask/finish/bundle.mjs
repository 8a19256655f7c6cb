// Scripts and style sheets, each made one by esbuild.
import { rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build } from 'esbuild';
import { writeNamed } from './files.mjs';

/** esbuild's bundle of an entry and all its imports. */
export async function bundle(options) {
  const { outputFiles } = await build({
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    legalComments: 'none',
    logLevel: 'warning',
    // wasm-bindgen writes the module of the chunks once for each of them.
    logOverride: { 'duplicate-object-key': 'silent' },
    write: false,
    ...options,
  });
  return outputFiles[0].contents;
}

/** Writes the script of the page: `static/scripts/start.js` with all its imports, the program's own among them. */
export async function writeScript(folder, { core, chunks, script }, texts) {
  // The core imports a function for each chunk by this file's name.
  const loaders = Object.keys(chunks).map((name) => `export const __wasm_split_load_${name} = loader('${name}');\n`);
  writeFileSync(join(dirname(script), 'split.js'), ["import { loader } from 'chunks';\n", ...loaders].join(''));
  const content = await bundle({
    entryPoints: ['static/scripts/start.js'],
    alias: { bezzel: script, chunks: join(process.cwd(), 'static/scripts/chunks.js') },
    define: { FILES: JSON.stringify({ core, chunks, texts }) },
  });
  // The file that development loads in its place.
  rmSync(join(folder, 'scripts'), { recursive: true });
  return writeNamed(folder, 'bezzel.js', content);
}

/** Writes the style sheet of the page in the place of its imports. */
export async function writeStyle(folder) {
  const content = await bundle({ entryPoints: [join(folder, 'styles/page.css')] });
  rmSync(join(folder, 'styles'), { recursive: true });
  return writeNamed(folder, 'bezzel.css', content);
}
