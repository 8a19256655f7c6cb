// The answers of the functions on queens, for right and wrong arguments.
import { outcome } from './outcome.mjs';

export const QUEENS = {
  'countQueens(8)': [(s) => s.countQueens(8), '{"all":92n,"fundamental":12n}'],
  'countQueens(1)': [(s) => s.countQueens(1), '{"all":1n,"fundamental":1n}'],
  'countQueens(3)': [(s) => s.countQueens(3), '{"all":0n,"fundamental":0n}'],
  'countQueens(14)': [(s) => s.countQueens(14), '{"all":365596n,"fundamental":45752n}'],
  'countQueens of superqueens': [(s) => s.countQueens(10, { piece: 'superqueen' }), '{"all":4n,"fundamental":1n}'],
  'countQueens of a piece that is no option': [
    (s) => s.countQueens(10, 'superqueen'),
    'TypeError: options = "superqueen": expected an object with any of piece',
  ],
  'countQueens without a piece': [(s) => s.countQueens(6, {}), '{"all":4n,"fundamental":1n}'],
  'countQueens with a limit': [
    (s) => s.countQueens(8, { limit: 1 }),
    'TypeError: an option\'s name = "limit": expected an object with any of piece',
  ],
  'countQueens with null for options': [
    (s) => s.countQueens(8, null),
    'TypeError: options = null: expected an object with any of piece',
  ],
  'countQueens without n': [(s) => s.countQueens(), 'TypeError: n = undefined: expected a whole number from 1 to 22'],
  'countQueens of none': [(s) => s.countQueens(0), 'RangeError: n = 0: expected a whole number from 1 to 22'],
  'countQueens of too many': [(s) => s.countQueens(23), 'RangeError: n = 23: expected a whole number from 1 to 22'],
  'countQueens of a half': [(s) => s.countQueens(8.5), 'RangeError: n = 8.5: expected a whole number from 1 to 22'],
  'countQueens of no number': [(s) => s.countQueens(NaN), 'RangeError: n = NaN: expected a whole number from 1 to 22'],
  'countQueens of a text': [(s) => s.countQueens('8'), 'TypeError: n = "8": expected a whole number from 1 to 22'],
  'countQueens of a BigInt': [(s) => s.countQueens(8n), 'TypeError: n = 8n: expected a whole number from 1 to 22'],
  'countQueens of rooks': [
    (s) => s.countQueens(8, { piece: 'rook' }),
    'RangeError: piece = "rook": expected "queen" or "superqueen"',
  ],

  'listQueens(6)': [(s) => s.listQueens(6).map((q) => [...q].join('')), '["246135","362514","415263","531642"]'],
  'listQueens gives bytes': [(s) => s.listQueens(4)[0] instanceof Uint8Array, 'true'],
  'listQueens, fundamental': [(s) => s.listQueens(8, { fundamental: true }).length, '12'],
  'listQueens, all': [(s) => s.listQueens(8, { limit: Infinity }).length, '92'],
  'listQueens, limited': [(s) => s.listQueens(20, { limit: 1 }), '[[1,3,5,2,4,13,15,12,18,20,17,9,16,19,8,10,7,14,6,11]]'],
  'listQueens, none': [(s) => s.listQueens(8, { limit: 0 }), '[]'],
  'listQueens with a queen': [
    (s) => s.listQueens(8, { fixed: ['a1'] }).map((q) => [...q].join('')),
    '["35286471","36428571","42736851","52473861"]',
  ],
  'listQueens, fundamental, with a queen': [
    (s) => s.listQueens(5, { fundamental: true, fixed: ['e5'] }).map((q) => [...q].join('')),
    '["52413"]',
  ],
  'listQueens of superqueens': [(s) => s.listQueens(10, { piece: 'superqueen', fundamental: true }).length, '1'],
  'listQueens off the board': [
    (s) => s.listQueens(8, { fixed: ['a1', 'i9'] }),
    'RangeError: fixed[1] = "i9": expected a square from a1 to h8',
  ],
  'listQueens with a text for squares': [
    (s) => s.listQueens(8, { fixed: 'a1' }),
    'TypeError: fixed = "a1": expected an array of squares, or the column of each row\'s piece, 0 where there is none',
  ],
  'listQueens with a text for yes': [
    (s) => s.listQueens(8, { fundamental: 'yes' }),
    'TypeError: fundamental = "yes": expected true or false',
  ],
  'listQueens with a limit below none': [
    (s) => s.listQueens(8, { limit: -1 }),
    'RangeError: limit = -1: expected a whole number from 0 to 4294967295',
  ],
  'listQueens with a misspelt option': [
    (s) => s.listQueens(8, { fundemental: true }),
    'TypeError: an option\'s name = "fundemental": expected an object with any of piece, fundamental, limit, fixed',
  ],
  'listQueens with a number for options': [
    (s) => s.listQueens(8, 10),
    'TypeError: options = 10: expected an object with any of piece, fundamental, limit, fixed',
  ],

  'completions from a corner': [(s) => s.completions(8, ['a1']).count, '4n'],
  'completions, all listed': [(s) => s.completions(8, ['a1']).list.length, '4'],
  'completions, limited': [(s) => s.completions(8, ['a1'], { limit: 1 }), '{"count":4n,"list":[[3,5,2,8,6,4,7,1]]}'],
  'completions of nothing': [(s) => s.completions(8, [], { limit: 0 }), '{"count":92n,"list":[]}'],
  'completions of a conflict': [(s) => s.completions(8, ['a1', 'h8']), '{"count":0n,"list":[]}'],
  'completions of superqueens': [(s) => s.completions(10, [], { piece: 'superqueen', limit: 0 }).count, '4n'],
  'completions without squares': [
    (s) => s.completions(8),
    'TypeError: squares = undefined: expected an array of squares, or the column of each row\'s piece, 0 where there is none',
  ],
  'completions of columns': [(s) => s.completions(8, [0, 0, 0, 0, 0, 0, 0, 1]).count, '4n'],

  'conflicts on a file': [(s) => s.conflicts(8, ['a1', 'a8']), '[["a8","a1"]]'],
  'conflicts of neighbours only': [(s) => s.conflicts(8, ['a1', 'd4', 'h8']), '[["h8","d4"],["d4","a1"]]'],
  'conflicts of a solution': [(s) => s.conflicts(4, ['b4', 'd3', 'a2', 'c1']), '[]'],
  'conflicts a knight away': [(s) => s.conflicts(8, ['a1', 'b3'], { piece: 'superqueen' }), '[["b3","a1"]]'],
  'conflicts of a piece that is no option': [
    (s) => s.conflicts(8, ['a1', 'b3'], 'superqueen'),
    'TypeError: options = "superqueen": expected an object with any of piece',
  ],
  'conflicts of columns': [(s) => s.conflicts(4, [2, 4, 4, 0]), '[["b4","d2"],["d3","d2"]]'],
  'conflicts on a board too large': [
    (s) => s.conflicts(65, []),
    'RangeError: n = 65: expected a whole number from 1 to 64',
  ],
  'conflicts of too few columns': [
    (s) => s.conflicts(8, [1]),
    'RangeError: squares = an array: expected 8 columns, one for each row, or squares',
  ],
  'conflicts of no bytes': [
    (s) => s.conflicts(8, new Uint8Array()),
    'RangeError: squares = a Uint8Array: expected 8 columns, one for each row, or squares',
  ],
  'conflicts of a column too far': [
    (s) => s.conflicts(4, [2, 5, 0, 0]),
    'RangeError: squares[1] = 5: expected a whole number from 0 to 4',
  ],
  'conflicts of columns and a square': [
    (s) => s.conflicts(4, [2, 'd3', 0, 0]),
    'TypeError: squares[1] = "d3": expected a whole number from 0 to 4',
  ],
  'conflicts of squares and a number': [
    (s) => s.conflicts(8, ['a1', 11]),
    'TypeError: squares[1] = 11: expected a square from a1 to h8',
  ],

  'constructQueens(8)': [(s) => s.constructQueens(8), '[2,4,6,8,3,1,7,5]'],
  'constructQueens gives 32 bits': [(s) => s.constructQueens(5) instanceof Uint32Array, 'true'],
  'constructQueens of a million': [(s) => isSolution(s.constructQueens(1_000_000)), 'true'],
  'constructQueens(2)': [
    (s) => s.constructQueens(2),
    'RangeError: n = 2 has no solution: wherever one queen stands, it attacks every other square',
  ],
  'constructQueens of too many': [
    (s) => s.constructQueens(1_000_001),
    'RangeError: n = 1000001: expected a whole number from 1 to 1000000',
  ],
  'randomQueens is a solution': [(s) => isSolution(s.randomQueens(1000, { seed: 7 })), 'true'],
  'randomQueens by a seed alone': [
    (s) => outcome(() => s.randomQueens(100, 7)) === outcome(() => s.randomQueens(100, { seed: 7 })),
    'true',
  ],
  'randomQueens is the same again': [
    (s) => outcome(() => s.randomQueens(100, 7)) === outcome(() => s.randomQueens(100, 7n)),
    'true',
  ],
  'randomQueens differs by seed': [
    (s) => outcome(() => s.randomQueens(100, 7)) === outcome(() => s.randomQueens(100, 8)),
    'false',
  ],
  'randomQueens without a seed': [
    (s) => ((all) => [all.every(isSolution), new Set(all.map(String)).size])([1, 2, 3].map(() => s.randomQueens(1000))),
    '[true,3]',
  ],
  'randomQueens with a text for a seed': [
    (s) => s.randomQueens(8, { seed: '7' }),
    'TypeError: seed = "7": expected a whole number from 0 to 9007199254740991, or a BigInt from 0 to 2n ** 64n - 1n',
  ],

  'columnsOf squares': [(s) => s.columnsOf(4, ['c1', 'b4']), '[2,0,0,3]'],
  'columnsOf no square': [(s) => s.columnsOf(3, []), '[0,0,0]'],
  'columnsOf columns': [(s) => s.columnsOf(4, new Uint32Array([2, 0, 0, 3])), '[2,0,0,3]'],
  'columnsOf one square twice': [(s) => s.columnsOf(2, ['a1', 'a1']), '[0,1]'],
  'columnsOf gives bytes up to 64': [(s) => [64, 65].map((n) => s.columnsOf(n, ['a1']).constructor.name), '["Uint8Array","Uint32Array"]'],
  'columnsOf two in a row': [
    (s) => s.columnsOf(4, ['a1', 'c1']),
    'RangeError: squares = an array: expected at most one piece in a row, but another is beside c1',
  ],
  'columnsOf without n': [(s) => s.columnsOf(), 'TypeError: n = undefined: expected a whole number from 1 to 1000000'],
  'columnsOf without squares': [
    (s) => s.columnsOf(4),
    'TypeError: squares = undefined: expected an array of squares, or the column of each row\'s piece, 0 where there is none',
  ],
  'squaresOf columns': [(s) => s.squaresOf([2, 4, 0, 3]), '["b4","d3","c1"]'],
  'squaresOf every kind of numbers': [
    (s) => [Uint8Array, Uint16Array, Uint32Array].map((kind) => s.squaresOf(kind.from([2, 0, 1]))),
    '[["b3","a1"],["b3","a1"],["b3","a1"]]',
  ],
  'squaresOf and columnsOf undo each other': [
    (s) => ((columns) => outcome(() => s.columnsOf(1000, s.squaresOf(columns))) === outcome(() => columns))(s.randomQueens(1000)),
    'true',
  ],
  'squaresOf nothing': [
    (s) => s.squaresOf([]),
    "RangeError: columns = an array: expected the column of each row's piece, 0 for none, of 1 to 1000000 rows",
  ],
  'squaresOf a text': [
    (s) => s.squaresOf('2413'),
    'TypeError: columns = "2413": expected the column of each row\'s piece, 0 for none, of 1 to 1000000 rows',
  ],
  'squaresOf squares': [(s) => s.squaresOf(['a1']), 'TypeError: columns[0] = "a1": expected a whole number from 0 to 1'],

  'one form in, the same out': [
    (s) => {
      const [columns] = s.listQueens(8, { limit: 1 });
      const squares = s.squaresOf(columns);
      const calls = [
        (given) => s.conflicts(8, given),
        (given) => s.complete(8, given),
        (given) => s.completions(8, given).count,
        (given) => s.hint(8, given).reason,
        (given) => s.nameSolution(given).number,
        (given) => s.symmetries(given).length,
        (given) => s.listQueens(8, { fixed: given }).length,
        (given) => [...s.solutions(8, { fixed: given })].length,
        (given) => s.solvePuzzle({ n: 8, given }).count,
        (given) => s.columnsOf(8, given),
        (given) => s.toFen(8, given),
        (given) => s.reasonForNoCompletion(8, given),
      ];
      const forms = [squares, columns, [...columns], Uint16Array.from(columns), Uint32Array.from(columns)];
      return calls.map((call) => new Set(forms.map((form) => outcome(() => call(form)))).size);
    },
    '[1,1,1,1,1,1,1,1,1,1,1,1]',
  ],

  'toFen of squares': [(s) => s.toFen(8, ['a8', 'e7', 'a1', 'h1']), '"Q7/4Q3/8/8/8/8/8/Q6Q"'],
  'toFen of columns': [(s) => s.toFen(4, [2, 4, 0, 3]), '"1Q2/3Q/4/2Q1"'],
  'toFen of superqueens': [(s) => s.toFen(2, ['a1'], { piece: 'superqueen' }), '"2/A1"'],
  'toFen of a large board': [(s) => s.toFen(64, ['a64']).split('/').slice(0, 2), '["Q63","64"]'],
  'toFen of too many': [(s) => s.toFen(65, []), 'RangeError: n = 65: expected a whole number from 1 to 64'],
  'toFen with a piece in the place of options': [
    (s) => s.toFen(2, [], 'queen'),
    'TypeError: options = "queen": expected an object with any of piece',
  ],
  'fromFen': [(s) => s.fromFen('1Q2/3Q/4/2Q1'), '{"n":4,"piece":"queen","squares":["b4","d3","c1"]}'],
  'fromFen of superqueens': [(s) => s.fromFen('2/A1'), '{"n":2,"piece":"superqueen","squares":["a1"]}'],
  'fromFen of an empty board': [(s) => s.fromFen('2/2'), '{"n":2,"piece":"queen","squares":[]}'],
  'fromFen with other fields': [(s) => s.fromFen('Q1/2 w - - 0 1').squares, '["a2"]'],
  'fromFen of toFen': [
    (s) => ((squares) => outcome(() => s.fromFen(s.toFen(12, squares)).squares) === outcome(() => squares))(['b12', 'c12', 'l3', 'a1']),
    'true',
  ],
  'fromFen of nothing': [
    (s) => s.fromFen(''),
    'RangeError: there is nothing to read: expected a column number for each row, or rows joined by slashes',
  ],
  'fromFen of a king': [(s) => s.fromFen('K1/2'), "RangeError: row 1 says 'K': expected Q, A or a number of empty squares"],
  'fromFen of a row too long': [(s) => s.fromFen('Q2/2'), 'RangeError: row 1 has 3 squares: expected 2'],
  'fromFen of a number': [(s) => s.fromFen(8), 'TypeError: fen = 8: expected a text such as "1Q2/3Q/Q3/2Q1"'],

  'complete with a queen': [(s) => s.complete(6, ['e4']), '[4,1,5,2,6,3]'],
  'complete gives bytes': [(s) => s.complete(1, []) instanceof Uint8Array, 'true'],
  'complete keeps the queens': [
    (s) => ((found) => [found.length, found[31], isSolution(found)])(s.complete(32, ['a1'])),
    '[32,1,true]',
  ],
  'complete on the largest board': [(s) => isSolution(s.complete(64, ['a1', 'b3'])), 'true'],
  'complete where nothing can be': [(s) => s.complete(6, ['a1']), 'null'],
  'complete of a conflict': [(s) => s.complete(8, ['a1', 'h8']), 'null'],
  'complete where there is no solution': [(s) => s.complete(3, []), 'null'],
  'complete of a solution': [(s) => s.complete(4, ['b4', 'd3', 'a2', 'c1']), '[2,4,1,3]'],
  'complete of superqueens': [(s) => s.complete(10, [], { piece: 'superqueen' }).length, '10'],
  'complete of too few superqueens': [(s) => s.complete(9, [], { piece: 'superqueen' }), 'null'],
  'complete of too many': [(s) => s.complete(65, []), 'RangeError: n = 65: expected a whole number from 1 to 64'],
  'complete without squares': [
    (s) => s.complete(8),
    'TypeError: squares = undefined: expected an array of squares, or the column of each row\'s piece, 0 where there is none',
  ],
  'complete of columns': [(s) => s.complete(6, new Uint16Array([0, 0, 5, 0, 0, 0])), '[4,1,5,2,6,3]'],
  'reasonForNoCompletion of a conflict': [
    (s) => s.reasonForNoCompletion(8, ['a1', 'h8']),
    '{"code":"conflict","reason":"the pieces in row 1, column 8 and in row 8, column 1 attack each other (antidiagonal)"}',
  ],
  'reasonForNoCompletion of a full row': [
    (s) => s.reasonForNoCompletion(4, ['a4', 'c3']),
    '{"code":"no-free-square","reason":"row 3 has no free square left"}',
  ],
  'reasonForNoCompletion after a search': [(s) => s.reasonForNoCompletion(6, ['a1']).code, '"searched"'],
  'reasonForNoCompletion of superqueens': [(s) => s.reasonForNoCompletion(9, [], { piece: 'superqueen' }).code, '"searched"'],
  'reasonForNoCompletion where there is one': [(s) => s.reasonForNoCompletion(6, ['e4']), 'null'],
  'reasonForNoCompletion off the board': [
    (s) => s.reasonForNoCompletion(6, ['g7']),
    'RangeError: squares[0] = "g7": expected a square from a1 to f6',
  ],
  'complete with a limit': [
    (s) => s.complete(8, [], { limit: 1 }),
    'TypeError: an option\'s name = "limit": expected an object with any of piece',
  ],

  'solutions, all': [(s) => [...s.solutions(8)].length, '92'],
  'solutions in order': [
    (s) => outcome(() => [...s.solutions(9)]) === outcome(() => s.listQueens(9)),
    'true',
  ],
  'solutions gives bytes': [(s) => [...s.solutions(4)][0] instanceof Uint8Array, 'true'],
  'solutions, the first of many': [
    (s) => {
      for (const columns of s.solutions(20)) return columns;
    },
    '[1,3,5,2,4,13,15,12,18,20,17,9,16,19,8,10,7,14,6,11]',
  ],
  'solutions, several': [
    (s) => {
      const found = s.solutions(10)[Symbol.iterator]();
      return [found.next(), found.next(), found.return(), found.next().done].map((each) => each.value ?? each);
    },
    '[[1,3,6,8,10,5,9,2,4,7],[1,3,6,9,7,10,4,2,5,8],{"value":undefined,"done":true},true]',
  ],
  'solutions, none': [(s) => [...s.solutions(3)], '[]'],
  'solutions, fundamental': [(s) => [...s.solutions(8, { fundamental: true })].length, '12'],
  'solutions with a queen': [
    (s) => Array.from(s.solutions(8, { fixed: ['a1'] }), (q) => q.join('')),
    '["35286471","36428571","42736851","52473861"]',
  ],
  'solutions of superqueens': [(s) => [...s.solutions(10, { piece: 'superqueen' })].length, '4'],
  'solutions of too many': [(s) => s.solutions(33), 'RangeError: n = 33: expected a whole number from 1 to 32'],
  'solutions with a limit': [
    (s) => s.solutions(8, { limit: 1 }),
    'TypeError: an option\'s name = "limit": expected an object with any of piece, fundamental, fixed',
  ],

  'hint of a conflict': [
    (s) => s.hint(8, ['a1', 'a8']),
    '{"tier":"mistake","squares":["a8","a1"],"reason":"pieces attack each other: a8 and a1 (column)"}',
  ],
  'hint of the piece that is wrong': [(s) => s.hint(8, ['b4', 'd3', 'd8']).squares, '["d8","d3"]'],
  'hint of the piece in all conflicts': [(s) => s.hint(8, ['a1', 'a8', 'c1']).squares, '["a1"]'],
  'hint of a dead end': [
    (s) => s.hint(6, ['a6']),
    '{"tier":"mistake","squares":["a6"],"reason":"no completion exists: every way to go on has been tried, 15 positions in all; one exists without the piece on a6"}',
  ],
  'hint of forbidden squares': [(s) => s.hint(4, ['b4'], { tier: 'forbidden' }).squares, '["a3","b3","c3"]'],
  'hint of a forced square': [
    (s) => s.hint(4, ['b4'], { tier: 'forced' }),
    '{"tier":"forced","squares":["d3"],"reason":"d3 is the only square of row 2 that is not attacked"}',
  ],
  'hint that reveals': [(s) => s.hint(4, [], { tier: 'reveal' }).tier, '"reveal"'],
  'hint that is followed': [(s) => isSolution(followed(s, 8, 'reveal')), 'true'],
  'hint for a solution': [
    (s) => s.hint(4, ['b4', 'd3', 'a2', 'c1']),
    '{"tier":null,"squares":[],"reason":"the position is a solution"}',
  ],
  'hint for superqueens': [(s) => s.hint(8, ['a1', 'b3'], { piece: 'superqueen' }).tier, '"mistake"'],
  'hint of no tier': [
    (s) => s.hint(4, [], { tier: 'all' }),
    'RangeError: tier = "all": expected "mistake" or "forbidden" or "forced" or "reveal"',
  ],
  'hint of a number': [
    (s) => s.hint(4, [], { tier: 1 }),
    'TypeError: tier = 1: expected "mistake" or "forbidden" or "forced" or "reveal"',
  ],

  'nameSolution': [
    (s) => s.nameSolution([8, 4, 1, 3, 6, 2, 7, 5]),
    '{"number":92,"of":92,"fundamental":1,"fundamentals":12,"symmetry":"flip-horizontal"}',
  ],
  'nameSolution of the first': [
    (s) => s.nameSolution(s.listQueens(8, { limit: 1 })[0]),
    '{"number":1,"of":92,"fundamental":1,"fundamentals":12,"symmetry":"identity"}',
  ],
  'nameSolution of each': [(s) => s.listQueens(7).every((q, at) => s.nameSolution(q).number === at + 1), 'true'],
  'solutionByNumber of each': [(s) => s.listQueens(7).every((q, at) => `${s.solutionByNumber(7, BigInt(at + 1))}` === `${q}`), 'true'],
  'solutionByNumber of superqueens': [
    (s) => s.nameSolution(s.solutionByNumber(10, 3, { piece: 'superqueen' }), { piece: 'superqueen' }).number,
    '3',
  ],
  'solutionByNumber of none': [
    (s) => s.solutionByNumber(8, 93),
    'RangeError: there is no solution 93 of n = 8: there are 92, numbered from 1',
  ],
  'solutionByNumber of a board without solutions': [
    (s) => s.solutionByNumber(3, 1),
    'RangeError: there is no solution 1 of n = 3: there are 0, numbered from 1',
  ],
  'solutionByNumber of a text': [
    (s) => s.solutionByNumber(8, '1'),
    'TypeError: k = "1": expected a BigInt from 1n to the number of solutions',
  ],
  'solutionByNumber of too many': [(s) => s.solutionByNumber(15, 1), 'RangeError: n = 15: expected a whole number from 1 to 14'],
  'nameSolution of every kind of numbers': [
    (s) => {
      const kinds = [Int8Array, Uint8Array, Uint8ClampedArray, Int16Array, Uint16Array, Int32Array, Uint32Array];
      const arrays = [...kinds, Float32Array, Float64Array, Array].map((kind) => kind.from([2, 4, 1, 3]));
      const others = [{ length: 4, 0: 2, 1: 4, 2: 1, 3: 3 }, Object.assign(Object.create(null), { length: 4, ...[2, 4, 1, 3] })];
      return [...arrays, ...others].every((columns) => s.nameSolution(columns).number === 1 && s.symmetries(columns).length === 2);
    },
    'true',
  ],
  'nameSolution of a map': [
    (s) => s.nameSolution(new Map()),
    'TypeError: solution = a Map: expected the column of each row\'s queen, from 1, or the squares of the queens',
  ],
  'completions of a huge empty array': [
    (s) => s.completions(6, new Array(2 ** 32 - 1)),
    'TypeError: squares[0] = undefined: expected a square from a1 to f6',
  ],
  'listQueens with a map for options': [
    (s) => s.listQueens(8, new Map([['limit', 1]])),
    'TypeError: options = a Map: expected an object with any of piece, fundamental, limit, fixed',
  ],
  'listQueens with options of its own kind': [(s) => s.listQueens(8, Object.create({ limit: 1 })).length, '1'],
  'listQueens with an option that throws': [
    (s) =>
      s.listQueens(8, {
        get limit() {
          throw new SyntaxError('mine');
        },
      }),
    'SyntaxError: mine',
  ],
  'nameSolution of 32 bits': [(s) => s.nameSolution(s.constructQueens(8)).of, '92'],
  'nameSolution of superqueens': [
    (s) => s.nameSolution(s.complete(10, [], { piece: 'superqueen' }), { piece: 'superqueen' }).of,
    '4',
  ],
  'nameSolution of none': [
    (s) => s.nameSolution([1, 2, 3, 4]),
    'RangeError: the pieces of rows 1 and 2 attack each other (diagonal): expected none to attack another',
  ],
  'nameSolution of too many': [
    (s) => s.nameSolution(s.constructQueens(15)),
    'RangeError: n = 15 is out of range: expected 1 to 14',
  ],
  'nameSolution of a text': [
    (s) => s.nameSolution('15863724'),
    'TypeError: solution = "15863724": expected the column of each row\'s queen, from 1, or the squares of the queens',
  ],
  'nameSolution of squares': [(s) => s.nameSolution(['c1', 'b4', 'd3', 'a2']).number, '1'],
  'nameSolution of squares in one row': [
    (s) => s.nameSolution(['a1', 'b1']),
    'RangeError: solution = an array: expected at most one piece in a row, but another is beside b1',
  ],
  'nameSolution of one square twice': [
    (s) => outcome(() => s.nameSolution(['b4', 'b4', 'a2', 'c1'])).startsWith('RangeError: row 2 says column 0'),
    'true',
  ],
  'symmetries of squares': [(s) => s.symmetries(['b4', 'd3', 'a2', 'c1']), '[[2,4,1,3],[3,1,4,2]]'],
  'nameSolution with a column too far': [
    (s) => s.nameSolution([2, 4, 1, 300]),
    'RangeError: solution[3] = 300: expected the column of each row\'s queen, from 1, or the squares of the queens',
  ],
  'nameSolution with a text for a column': [
    (s) => s.nameSolution([2, 4, 1, '3']),
    'TypeError: solution[3] = "3": expected the column of each row\'s queen, from 1, or the squares of the queens',
  ],
  'symmetries of two': [(s) => s.symmetries([2, 4, 1, 3]), '[[2,4,1,3],[3,1,4,2]]'],
  'symmetries of eight': [
    (s) => ((images) => [images.length, new Set(images.map(String)).size, images[0]])(s.symmetries([1, 5, 8, 6, 3, 7, 2, 4])),
    '[8,8,[1,5,8,6,3,7,2,4]]',
  ],
  'symmetries gives bytes': [(s) => s.symmetries([1])[0] instanceof Uint8Array, 'true'],
  'symmetries of nothing': [(s) => s.symmetries([]), 'RangeError: n = 0 is out of range: expected 1 to 32'],
  'symmetries without a solution': [
    (s) => s.symmetries(),
    'TypeError: solution = undefined: expected the column of each row\'s queen, from 1, or the squares of the queens',
  ],
};

/** Whether there is one queen in each column of the board and at most one on each diagonal. */
function isSolution(columns) {
  const rows = Array.from(columns, (column, row) => [column, row]);
  const lines = [([column]) => column, ([column, row]) => column + row, ([column, row]) => column - row];
  const areOnBoard = rows.every(([column]) => column >= 1 && column <= rows.length);
  return areOnBoard && lines.every((line) => new Set(rows.map(line)).size === rows.length);
}

/** The columns of the board that comes of doing what hints of one tier say, until it is a solution. */
function followed(solver, n, tier) {
  const squares = [];
  for (let hint = solver.hint(n, squares, { tier }); hint.tier; hint = solver.hint(n, squares, { tier })) {
    squares.push(...hint.squares);
  }
  const rows = squares.map((square) => [n - Number(square.slice(1)), square.charCodeAt(0) - 96]);
  return rows.sort(([a], [b]) => a - b).map(([, column]) => column);
}
