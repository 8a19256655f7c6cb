// Writes the figures of all benches into the documents that show them: BENCHMARKS.md as a whole, and a part of
// docs/comparison.md. Called by `cargo xtask bench`, and by `cargo xtask bench --report`, which times nothing:
//   node bench/documents.mjs
import { fileURLToPath } from 'node:url';
import { comparison, report } from './report.mjs';
import { hashOf, isCurrent, storeResults, storedResults, read, write } from './results.mjs';

const [BEGIN, END] = ['<!-- Written by cargo xtask bench -->', '<!-- Written by hand -->'];

/** Each document with the figures of the results: its path and its text. */
export function documentsOf(results) {
  return [
    ['BENCHMARKS.md', report(results, isCurrent)],
    ['docs/comparison.md', between(read('docs/comparison.md'), comparison(results))],
  ];
}

function between(document, figures) {
  const [before, , after] = document.split(new RegExp(`(?<=${BEGIN})|(?=${END})`));
  return `${before}\n\n${figures}\n${after}`;
}

export function writeDocuments(results) {
  for (const [path, text] of documentsOf(results)) write(path, text);
}

/** Stores a section, in the place of the section with the same title, and writes the documents. */
export function storeSection(section) {
  const { counts, sections } = storedResults();
  const others = sections.filter(({ title }) => title !== section.title);
  const at = sections.findIndex(({ title }) => title === section.title);
  const results = { counts, sections: others.toSpliced(at < 0 ? 0 : at, 0, section) };
  storeResults(results);
  writeDocuments(results);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const results = storedResults();
  writeDocuments(results);
  for (const { title, sources, hash } of [results.counts, ...results.sections]) {
    if (sources) console.log(`${title}: timed with the code ${hash}; the code is ${hashOf(sources)} now`);
  }
}
