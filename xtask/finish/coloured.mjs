// The colours of the programs that Backtracking shows. A build asks the library of the editor for them, so a visit loads no
// library for them: before each word of another kind the text has one character, which says the kind of what follows
// (`page/run/src/program/colour.rs`).
import { readFileSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { StreamLanguage } from '@codemirror/language';
import { pascal } from '@codemirror/legacy-modes/mode/pascal';
import { highlightTree, tagHighlighter } from '@lezer/highlight';
import { parser as cpp } from '@lezer/cpp';
import { parser as java } from '@lezer/java';
import { parser as javascript } from '@lezer/javascript';
import { parser as python } from '@lezer/python';
import { parser as rust } from '@lezer/rust';
import { WORDS } from '../../static/scripts/words.js';
import { filesIn } from './files.mjs';

/** The words that the library's Pascal takes for others: bounds of arrays, truths, types, and `Write`, which is a procedure here. */
const PASCAL = [
  [/^\d+/, 'number'],
  [/^(true|false)\b/i, 'bool'],
  [/^(boolean|integer|qword)\b/i, 'typeName'],
  [/^write\b/i, 'variableName'],
];

const token = (stream, state) => PASCAL.find(([word]) => stream.match(word))?.[1] ?? pascal.token(stream, state);

const PARSERS = {
  '.c': cpp,
  '.cpp': cpp,
  '.java': java,
  '.js': javascript,
  '.pas': StreamLanguage.define({ ...pascal, token }).parser,
  '.py': python,
  '.rs': rust,
};

const highlighter = tagHighlighter(WORDS);
const markOf = (kind) => String.fromCharCode(1 + WORDS.findIndex((known) => known.class === kind));
const PLAIN = String.fromCharCode(1 + WORDS.length);

/** The lines of a text, each of which begins plain. */
function colouredLines(parser, text) {
  let [coloured, at] = ['', 0];
  highlightTree(parser.parse(text), highlighter, (from, to, kind) => {
    const mark = markOf(kind);
    const continues = to < text.length && text[to] !== '\n';
    coloured += text.slice(at, from) + mark + text.slice(from, to).replaceAll('\n', `\n${mark}`) + (continues ? PLAIN : '');
    at = to;
  });
  return (coloured + text.slice(at)).split('\n');
}

const MARKS = /\s*(?:#|\/\/) @.*$/;

/** A program in colour. What a line has behind `@all` is a part of another program, in the line's place. */
export function coloured(name, text) {
  const lines = text.split('\n').map((line) => {
    const marks = line.match(MARKS)?.[0] ?? '';
    const code = line.slice(0, line.length - marks.length);
    const other = marks.match(/@all ?(.*)/)?.[1];
    return { code, marks, other, there: other === undefined ? code : code.match(/^\s*/)[0] + other };
  });
  const parser = PARSERS[extname(name)];
  const [codes, others] = ['code', 'there'].map((form) => colouredLines(parser, lines.map((line) => line[form]).join('\n')));
  const ended = ({ marks, other = '' }, index) =>
    codes[index] + marks.slice(0, marks.length - other.length) + (other && others[index].trimStart());
  return lines.map(ended).join('\n');
}

/** Colours the programs of a site. Those of `programs/own/` are for the editor, which does so itself. */
export function colourPrograms(site) {
  const names = filesIn(join(site, 'programs')).filter((name) => /^(queens|knight)\//.test(name));
  for (const path of names.map((name) => join(site, 'programs', name))) {
    writeFileSync(path, coloured(path, readFileSync(path, 'utf8')));
  }
}
