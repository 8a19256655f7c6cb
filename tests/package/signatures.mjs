// The functions of the package as its types declare them, each with a call that is right: a new one is among them.
import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { PACKAGE } from './examples.mjs';

/** A right value for each parameter and each option, by its name. */
const VALUES = {
  avoided: [['b3', 'd4']],
  closed: false,
  columns: 6,
  end: 'e4',
  fen: '1Q4/3Q2/5Q/Q5/2Q3/4Q1',
  fixed: ['b1'],
  fundamental: false,
  given: ['b1'],
  grade: 2,
  holes: [],
  k: 3n,
  kind: 'regions',
  limit: 3,
  n: 6,
  number: 1,
  numbers: 9,
  onProgress() {},
  path: ['a1'],
  piece: 'queen',
  position: [2, 4, 6, 1, 3, 5],
  regions: 'aabbcc'.repeat(2) + 'ddeeff'.repeat(4),
  rows: 5,
  rule: 'chess',
  seed: 7,
  signal: AbortSignal.abort(),
  solution: [2, 4, 6, 1, 3, 5],
  squares: ['b1'],
  start: 'a1',
  text: '1 2\n2 1',
  tier: 'reveal',
  workers: 1,
};

/** Right values for options of one function, where others mean something else by the name. */
const OWN = { solveKnightPuzzle: { given: [{ number: 1, square: 'b1' }] } };

const source = ts.createSourceFile('index.d.ts', readFileSync(`${PACKAGE}index.d.ts`, 'utf8'), ts.ScriptTarget.Latest);
const named = (kind) => source.statements.filter(kind).map((statement) => [statement.name.text, statement]);
const TYPES = new Map([...named(ts.isInterfaceDeclaration), ...named(ts.isTypeAliasDeclaration)]);

/**
 * Of each function its parameters: `{ name, types, optional }`, with the types of all its declarations, the first of which has
 * the options.
 */
export const FUNCTIONS = new Map();
for (const [name, { parameters }] of named(ts.isFunctionDeclaration)) {
  if (name === 'start') continue;
  const before = FUNCTIONS.get(name);
  FUNCTIONS.set(name, before ? before.map((of, place) => merged(of, declared(parameters[place]))) : parameters.map(declared));
}

function declared({ name, type, questionToken }) {
  return { name: name.text, types: [type], optional: questionToken !== undefined };
}

function merged(a, b) {
  return { name: a.name, types: [...a.types, ...b.types], optional: a.optional || b.optional };
}

/** The right arguments of a function, with other values for some names. */
export function rightCall(name, others = {}) {
  const values = { ...VALUES, ...OWN[name], ...others };
  const right = (name) => {
    if (!(name in values)) throw new Error(`signatures.mjs has no value for ${name}`);
    return values[name];
  };
  return FUNCTIONS.get(name).map((parameter) => {
    const options = optionsOf(parameter);
    return options ? Object.fromEntries(options.map(({ name }) => [name, right(name)])) : right(parameter.name);
  });
}

/** The options that a parameter has, each once, if it is one of options. */
export function optionsOf({ types }) {
  const options = types.flatMap((type) => optionsIn(type) ?? []);
  return options.length > 0 ? [...new Map(options.map((option) => [option.name, option])).values()] : undefined;
}

function optionsIn(type) {
  if (ts.isIntersectionTypeNode(type) || ts.isUnionTypeNode(type)) return type.types.flatMap((each) => optionsIn(each) ?? []);
  const interfaced = ts.isTypeReferenceNode(type) && TYPES.get(type.typeName.text);
  if (!interfaced || !ts.isInterfaceDeclaration(interfaced)) return undefined;
  const inherited = (interfaced.heritageClauses ?? []).flatMap(({ types }) =>
    types.flatMap(({ expression }) => optionsIn(ts.factory.createTypeReferenceNode(expression.text))),
  );
  const members = interfaced.members.filter((member) => !member.getFullText(source).includes('Is ignored'));
  return [...inherited, ...members.map(declared)];
}

/** Whether a value is of the kind that a parameter or an option takes, whatever it holds. */
export function isOfKind({ types, optional }, value) {
  return (optional && value === undefined) || types.some((type) => takes(type, value));
}

function takes(type, value) {
  switch (type.kind) {
    case ts.SyntaxKind.UnionType:
      return type.types.some((each) => takes(each, value));
    case ts.SyntaxKind.IntersectionType:
      return type.types.every((each) => takes(each, value));
    case ts.SyntaxKind.ParenthesizedType:
      return takes(type.type, value);
    // Numbers and BigInts are taken for each other where they are whole.
    case ts.SyntaxKind.NumberKeyword:
    case ts.SyntaxKind.BigIntKeyword:
      return ['number', 'bigint'].includes(typeof value);
    case ts.SyntaxKind.StringKeyword:
      return typeof value === 'string';
    case ts.SyntaxKind.BooleanKeyword:
      return typeof value === 'boolean';
    case ts.SyntaxKind.UndefinedKeyword:
      return value === undefined;
    case ts.SyntaxKind.FunctionType:
      return typeof value === 'function';
    case ts.SyntaxKind.TypeLiteral:
      // Narrows what stands beside it.
      return typeof value === 'object' && value !== null;
    case ts.SyntaxKind.LiteralType:
      return type.literal.kind === ts.SyntaxKind.NullKeyword ? value === null : typeof value === typeof literal(type.literal);
    case ts.SyntaxKind.ArrayType:
    case ts.SyntaxKind.TypeOperator:
      return Array.isArray(value);
    case ts.SyntaxKind.TypeReference:
      return ofType(type.typeName.text, value);
    default:
      throw new Error(`signatures.mjs does not know ${ts.SyntaxKind[type.kind]}`);
  }
}

const literal = (node) => (ts.isStringLiteral(node) ? node.text : Number(node.text));

/** Whether a value is of a type that has a name. */
function ofType(name, value) {
  const own = TYPES.get(name);
  if (own && ts.isTypeAliasDeclaration(own)) return takes(own.type, value);
  const isObject = typeof value === 'object' && value !== null;
  if (name === 'ArrayLike') return isObject && typeof value.length === 'number';
  if (name === 'Uint8Array') return value instanceof Uint8Array;
  // Options, and a signal, which is recognised by what it has.
  return isObject && !Array.isArray(value);
}
