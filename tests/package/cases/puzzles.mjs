// Calls about puzzles.
const KINDS = ['complete', 'regions'];
const RULES = ['chess', 'touch'];

/** Each call, and what comes of it as `outcome` writes it. */
export const PUZZLES = {
  'puzzle to complete': [
    (s) => s.puzzle({ n: 8, kind: 'complete', grade: 4, seed: 1848 }),
    '{"n":8,"kind":"complete","rule":"chess","given":["d8","f7","a6"],"solution":[4,6,1,5,2,8,3,7],"grade":4}',
  ],
  'puzzle with regions': [
    (s) => s.puzzle({ n: 5, kind: 'regions', rule: 'touch', grade: 2, seed: 7n }),
    '{"n":5,"kind":"regions","rule":"touch","regions":"aabbcaabbbaddbdaddddeeeee","solution":[5,3,1,4,2],"grade":2}',
  ],
  'puzzle for superqueens': [
    (s) => s.puzzle({ n: 12, kind: 'complete', piece: 'superqueen', grade: 3, seed: 1 }),
    '{"n":12,"kind":"complete","rule":"chess","piece":"superqueen","given":["j12","e11","l7"],"solution":[10,5,1,8,4,12,9,2,6,11,3,7],"grade":3}',
  ],
  'puzzle of each kind, rule and grade': [
    (s) => {
      const wrong = [];
      for (const kind of KINDS) {
        for (const rule of RULES) {
          for (let grade = 1; grade <= (kind === 'complete' && rule === 'touch' ? 2 : 4); grade++) {
            const made = s.puzzle({ n: 8, kind, rule, grade, seed: 3 });
            const { count, solutions, grade: found } = s.solvePuzzle(made);
            if (count !== 1 || found !== grade || !isSolution(made) || String(solutions[0]) !== String(made.solution)) wrong.push(made);
          }
        }
      }
      return wrong;
    },
    '[]',
  ],
  'puzzle that is not': [
    (s) => s.puzzle({ n: 6, kind: 'complete', grade: 3, seed: 1 }),
    'RangeError: there is no complete puzzle of grade 3 with n = 6 by the rule chess',
  ],
  'puzzle without options': [(s) => s.puzzle(), 'TypeError: n = undefined: expected a whole number from 5 to 12'],
  'puzzle too small': [
    (s) => s.puzzle({ n: 4, kind: 'regions', seed: 1 }),
    'RangeError: n = 4: expected a whole number from 5 to 12',
  ],
  'puzzle without a kind': [
    (s) => s.puzzle({ n: 8, seed: 1 }),
    'TypeError: kind = undefined: expected "complete" or "regions"',
  ],
  'puzzle by a wrong rule': [
    (s) => s.puzzle({ n: 8, kind: 'regions', rule: 'rook', seed: 1 }),
    'RangeError: rule = "rook": expected "chess" or "touch"',
  ],
  'puzzle of superqueens that touch': [
    (s) => s.puzzle({ n: 12, kind: 'regions', rule: 'touch', piece: 'superqueen', seed: 1 }),
    'RangeError: piece = "superqueen": expected "queen" where the rule is "touch"',
  ],
  'puzzle too hard': [
    (s) => s.puzzle({ n: 8, kind: 'regions', grade: 5, seed: 1 }),
    'RangeError: grade = 5: expected a whole number from 1 to 4',
  ],
  'puzzle without a seed': [
    (s) => s.solvePuzzle(s.puzzle({ n: 8, kind: 'regions', seed: undefined })).count,
    '1',
  ],

  'solvePuzzle with given squares': [
    (s) => s.solvePuzzle({ n: 4, given: ['b4'] }),
    '{"count":1,"solutions":[[2,4,1,3]],"grade":1}',
  ],
  'solvePuzzle with a given text': [
    (s) => s.solvePuzzle({ n: 4, given: '2000' }),
    '{"count":1,"solutions":[[2,4,1,3]],"grade":1}',
  ],
  'solvePuzzle with given columns': [
    (s) => s.solvePuzzle({ n: 4, given: new Uint8Array([0, 4, 0, 0]) }).solutions,
    '[[2,4,1,3]]',
  ],
  'solvePuzzle with all given': [
    (s) => s.solvePuzzle({ n: 4, given: [2, 4, 1, 3] }),
    '{"count":1,"solutions":[[2,4,1,3]],"grade":1}',
  ],
  'solvePuzzle with queens that attack each other': [
    (s) => s.solvePuzzle({ n: 4, given: ['a1', 'a2'] }),
    '{"count":0,"solutions":[],"grade":null}',
  ],
  'solvePuzzle with rows for regions': [
    (s) => s.solvePuzzle({ n: 4, regions: 'AAAAbbbbccccdddd' }),
    '{"count":2,"solutions":[[2,4,1,3],[3,1,4,2]],"grade":null}',
  ],
  'solvePuzzle with regions and a queen': [
    (s) => s.solvePuzzle({ n: 4, regions: 'aaaabbbbccccdddd', given: ['c4'] }).count,
    '1',
  ],
  'solvePuzzle of 18 rows': [
    (s) => s.solvePuzzle({ n: 18, rule: 'touch', regions: [...'abcdefghijklmnopqr'].map((letter) => letter.repeat(18)).join('') }).count,
    '2',
  ],
  'fromPuzzleText of a link': [
    (s) => s.fromPuzzleText('https://puzz.link/p?starbattle/6/6/1/4ilbhgdnmhou'),
    '{"n":6,"rule":"touch","regions":"aaabbbabbbccaddeecffddecfeeeecfccccc","given":[]}',
  ],
  'fromPuzzleText of a list': [
    (s) => s.fromPuzzleText('[{"id":1,"grid":["aab","abb","ccc"]},{"id":2,"grid":["ab","ba"]}]', { number: 2 }).regions,
    '"abba"',
  ],
  'fromPuzzleText of a puzzle': [
    (s) => ((made) => s.fromPuzzleText(JSON.stringify(made)).regions === made.regions)(s.puzzle({ n: 6, kind: 'regions', seed: 7 })),
    'true',
  ],
  'fromPuzzleText of a FEN': [(s) => s.fromPuzzleText('1Q2/4/4/4').given, '["b4"]'],
  'fromPuzzleText of a wrong grid': [
    (s) => s.fromPuzzleText('abc\nab\nccc'),
    'RangeError: line 2, column 1: this row has 2 squares, expected 3, as many as there are rows',
  ],
  'fromPuzzleText beyond the last puzzle': [
    (s) => s.fromPuzzleText('ab\nba', { number: 2 }),
    'RangeError: number = 2: expected a whole number from 1 to 1, as many puzzles as the text has',
  ],
  'fromPuzzleText of a number': [(s) => s.fromPuzzleText(7), 'TypeError: text = 7: expected the text of a puzzle'],
  'toPuzzLink of fromPuzzleText': [
    (s) => s.toPuzzLink(s.fromPuzzleText('https://puzz.link/p?starbattle/6/6/1/4ilbhgdnmhou')),
    '"https://puzz.link/p?starbattle/6/6/1/4ilbhgdnmhou"',
  ],
  'toPuzzLink of pieces': [
    (s) => s.toPuzzLink({ n: 2, regions: 'abba' }),
    'RangeError: region b lies in several pieces: borders alone do not show that',
  ],
  'knightPuzzle that has one solution': [
    (s) => {
      const wrong = [];
      for (const [rows, columns, closed] of [[5, 5, false], [6, 6, true], [5, 8, false], [8, 8, true]]) {
        const made = s.knightPuzzle({ rows, columns, closed, seed: 1848 });
        const { count, solutions } = s.solveKnightPuzzle(made);
        const isRight = count === 1 && String(solutions[0]) === String(made.solution) && s.isTour(rows, columns, made.solution, { closed });
        if (!isRight || made.given.length > (rows * columns) / 2) wrong.push(made);
      }
      return wrong;
    },
    '[]',
  ],
  'knightPuzzle twice': [
    (s) => ((make) => make() === make())(() => JSON.stringify(s.knightPuzzle({ rows: 6, columns: 6, numbers: 9, grade: 2, seed: 7n }))),
    'true',
  ],
  'knightPuzzle without a tour': [
    (s) => s.knightPuzzle({ rows: 5, columns: 5, closed: true, seed: 7 }),
    'RangeError: there are 13 dark and 12 light squares, but the colour changes at each move',
  ],
  'knightPuzzle too small': [
    (s) => s.knightPuzzle({ rows: 4, columns: 5, seed: 7 }),
    'RangeError: a board of 4x5 is too small: expected sides from 5 to 8',
  ],
  'solveKnightPuzzle': [
    (s) => s.solveKnightPuzzle({ rows: 3, columns: 4, given: [{ number: 1, square: 'a3' }, { number: 4, square: 'b3' }, { number: 12, square: 'd1' }] }).count,
    '1',
  ],
  'solveKnightPuzzle with a number twice': [
    (s) => s.solveKnightPuzzle({ rows: 5, columns: 5, given: [{ number: 1, square: 'a1' }, { number: 1, square: 'b3' }] }),
    'RangeError: number 1 is given twice',
  ],
  'solveKnightPuzzle with a square off the board': [
    (s) => s.solveKnightPuzzle({ rows: 5, columns: 5, given: [{ number: 1, square: 'f1' }] }),
    'RangeError: given[0].square = "f1": expected a square from a1 to e5',
  ],
  'solveKnightPuzzle with squares alone': [
    (s) => s.solveKnightPuzzle({ rows: 5, columns: 5, given: ['a1'] }),
    'TypeError: given[0] = "a1": expected an array of { number, square }',
  ],
  'solvePuzzle of superqueens': [(s) => s.solvePuzzle({ n: 9, piece: 'superqueen' }).count, '0'],
  'solvePuzzle gives bytes': [(s) => s.solvePuzzle({ n: 1 }).solutions[0] instanceof Uint8Array, 'true'],
  'solvePuzzle without a puzzle': [(s) => s.solvePuzzle(), 'TypeError: n = undefined: expected a whole number from 1 to 18'],
  'solvePuzzle too large': [(s) => s.solvePuzzle({ n: 19 }), 'RangeError: n = 19: expected a whole number from 1 to 18'],
  'solvePuzzle with too few letters': [
    (s) => s.solvePuzzle({ n: 4, regions: 'aabb' }),
    'RangeError: the regions have 4 letters: expected 16 for 4 x 4 squares',
  ],
  'solvePuzzle with another letter': [
    (s) => s.solvePuzzle({ n: 2, regions: 'ab-c' }),
    'RangeError: letter 3 of the regions is \'-\': expected a letter from a to b',
  ],
  'solvePuzzle without a region': [
    (s) => s.solvePuzzle({ n: 2, regions: 'aaaa' }),
    'RangeError: region b has no square: expected 2 regions',
  ],
  'solvePuzzle with numbers for regions': [
    (s) => s.solvePuzzle({ n: 2, regions: 7 }),
    'TypeError: regions = 7: expected a text of 4 letters',
  ],
  'solvePuzzle with a square off the board': [
    (s) => s.solvePuzzle({ n: 4, given: ['e1'] }),
    'RangeError: given[0] = "e1": expected a square from a1 to d4',
  ],
  'solvePuzzle with a short text': [
    (s) => s.solvePuzzle({ n: 4, given: '200' }),
    'RangeError: there are 3 rows: expected 4',
  ],
  'solvePuzzle with too few columns': [
    (s) => s.solvePuzzle({ n: 4, given: [2, 0] }),
    'RangeError: given = an array: expected 4 columns, one for each row, or squares',
  ],
  'solvePuzzle with a column too far': [
    (s) => s.solvePuzzle({ n: 4, given: [2, 0, 5, 0] }),
    'RangeError: given[2] = 5: expected a whole number from 0 to 4',
  ],
  'solvePuzzle with a number for queens': [
    (s) => s.solvePuzzle({ n: 4, given: 2000 }),
    'TypeError: given = 2000: expected an array of squares, or the column of each row\'s piece, 0 where there is none',
  ],
};

/** Whether a made puzzle's solution keeps its rule, and holds the given queens and one queen in each region. */
function isSolution({ n, rule, given = [], regions, solution }) {
  const names = Array.from(solution, (column, row) => 'abcdefghijkl'[column - 1] + (n - row));
  const apart = (a, b) => {
    const rows = b - a;
    const columns = Math.abs(solution[a] - solution[b]);
    return columns > 0 && (rule === 'touch' ? rows > 1 || columns > 1 : rows !== columns);
  };
  const inRegions = regions ? new Set(Array.from(solution, (column, row) => regions[row * n + column - 1])).size === n : true;
  return (
    inRegions &&
    given.every((square) => names.includes(square)) &&
    solution.every((_, b) => Array.from({ length: b }, (_, a) => a).every((a) => apart(a, b)))
  );
}
