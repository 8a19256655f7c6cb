// What the package's functions answer, right and wrong arguments alike: the same in Node.js and in a browser.

/** Each case: what is called, and what comes of it as `outcome` writes it. */
export const CASES = {
  // Queens
  'countQueens(8)': [(s) => s.countQueens(8), '{"all":92n,"fundamental":12n}'],
  'countQueens(1)': [(s) => s.countQueens(1), '{"all":1n,"fundamental":1n}'],
  'countQueens(3)': [(s) => s.countQueens(3), '{"all":0n,"fundamental":0n}'],
  'countQueens(14)': [(s) => s.countQueens(14), '{"all":365596n,"fundamental":45752n}'],
  'countQueens of superqueens': [(s) => s.countQueens(10, 'superqueen'), '{"all":4n,"fundamental":1n}'],
  'countQueens without n': [(s) => s.countQueens(), 'Error: n = undefined: expected a whole number from 1 to 22'],
  'countQueens of none': [(s) => s.countQueens(0), 'Error: n = 0: expected a whole number from 1 to 22'],
  'countQueens of too many': [(s) => s.countQueens(23), 'Error: n = 23: expected a whole number from 1 to 22'],
  'countQueens of a half': [(s) => s.countQueens(8.5), 'Error: n = 8.5: expected a whole number from 1 to 22'],
  'countQueens of no number': [(s) => s.countQueens(NaN), 'Error: n = NaN: expected a whole number from 1 to 22'],
  'countQueens of a text': [(s) => s.countQueens('8'), 'Error: n = "8": expected a whole number from 1 to 22'],
  'countQueens of a BigInt': [(s) => s.countQueens(8n), 'Error: n = 8n: expected a whole number from 1 to 22'],
  'countQueens of rooks': [
    (s) => s.countQueens(8, 'rook'),
    'Error: piece = "rook": expected "queen" or "superqueen"',
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
  'listQueens of superqueens': [(s) => s.listQueens(10, { piece: 'superqueen', fundamental: true }).length, '1'],
  'listQueens off the board': [
    (s) => s.listQueens(8, { fixed: ['a1', 'i9'] }),
    'Error: fixed[1] = "i9": expected a square from a1 to h8',
  ],
  'listQueens with a text for squares': [
    (s) => s.listQueens(8, { fixed: 'a1' }),
    'Error: fixed = "a1": expected an array of squares',
  ],
  'listQueens with a text for yes': [
    (s) => s.listQueens(8, { fundamental: 'yes' }),
    'Error: fundamental = "yes": expected true or false',
  ],
  'listQueens with a limit below none': [
    (s) => s.listQueens(8, { limit: -1 }),
    'Error: limit = -1: expected a whole number from 0 to 4294967295',
  ],
  'listQueens with a misspelt option': [
    (s) => s.listQueens(8, { fundemental: true }),
    'Error: an option\'s name = "fundemental": expected an object with any of piece, fundamental, limit, fixed',
  ],
  'listQueens with a number for options': [
    (s) => s.listQueens(8, 10),
    'Error: options = 10: expected an object with any of piece, fundamental, limit, fixed',
  ],

  'completions from a corner': [(s) => s.completions(8, ['a1']).count, '4n'],
  'completions, all listed': [(s) => s.completions(8, ['a1']).list.length, '4'],
  'completions, limited': [(s) => s.completions(8, ['a1'], { limit: 1 }), '{"count":4n,"list":[[3,5,2,8,6,4,7,1]]}'],
  'completions of nothing': [(s) => s.completions(8, [], { limit: 0 }), '{"count":92n,"list":[]}'],
  'completions of a conflict': [(s) => s.completions(8, ['a1', 'h8']), '{"count":0n,"list":[]}'],
  'completions of superqueens': [(s) => s.completions(10, [], { piece: 'superqueen', limit: 0 }).count, '4n'],
  'completions without squares': [
    (s) => s.completions(8),
    'Error: squares = undefined: expected an array of squares',
  ],

  'conflicts on a file': [(s) => s.conflicts(8, ['a1', 'a8']), '[["a8","a1"]]'],
  'conflicts of neighbours only': [(s) => s.conflicts(8, ['a1', 'd4', 'h8']), '[["h8","d4"],["d4","a1"]]'],
  'conflicts of a solution': [(s) => s.conflicts(4, ['b4', 'd3', 'a2', 'c1']), '[]'],
  'conflicts a knight away': [(s) => s.conflicts(8, ['a1', 'b3'], 'superqueen'), '[["b3","a1"]]'],
  'conflicts on a board too large': [
    (s) => s.conflicts(65, []),
    'Error: n = 65: expected a whole number from 1 to 64',
  ],
  'conflicts of a number': [(s) => s.conflicts(8, [11]), 'Error: squares[0] = 11: expected a square from a1 to h8'],

  'constructQueens(8)': [(s) => s.constructQueens(8), '[2,4,6,8,3,1,7,5]'],
  'constructQueens gives 32 bits': [(s) => s.constructQueens(5) instanceof Uint32Array, 'true'],
  'constructQueens of a million': [(s) => isSolution(s.constructQueens(1_000_000)), 'true'],
  'constructQueens(2)': [
    (s) => s.constructQueens(2),
    'Error: n = 2 has no solution: wherever one queen stands, it attacks every other square',
  ],
  'constructQueens of too many': [
    (s) => s.constructQueens(1_000_001),
    'Error: n = 1000001: expected a whole number from 1 to 1000000',
  ],
  'randomQueens is a solution': [(s) => isSolution(s.randomQueens(1000, 7)), 'true'],
  'randomQueens is the same again': [
    (s) => outcome(() => s.randomQueens(100, 7)) === outcome(() => s.randomQueens(100, 7n)),
    'true',
  ],
  'randomQueens differs by seed': [
    (s) => outcome(() => s.randomQueens(100, 7)) === outcome(() => s.randomQueens(100, 8)),
    'false',
  ],
  'randomQueens without a seed': [
    (s) => s.randomQueens(8),
    'Error: seed = undefined: expected a whole number from 0 to 9007199254740991, or a BigInt from 0 to 2n ** 64n - 1n',
  ],

  // Knight
  'tour(8, 8)': [(s) => isTour(s.tour(8, 8), 64), 'true'],
  'tour between corners': [
    (s) => ((tour) => [tour[0], tour.at(-1), isTour(tour, 25)])(s.tour(5, 5, { start: 'a1', end: 'e5' })),
    '["a1","e5",true]',
  ],
  'tour, closed': [
    (s) => ((tour) => isTour([...tour, tour[0]], 31))(s.tour(5, 6, { closed: true, start: 'c3' })),
    'true',
  ],
  'tour where none is closed': [
    (s) => s.tour(5, 5, { closed: true }),
    'NoTour: there are 13 dark and 12 light squares, but the colour changes at each move',
  ],
  'tour tells its reason': [
    (s) => {
      try {
        return s.tour(4, 4);
      } catch (error) {
        return [error instanceof Error, error.reason === error.message];
      }
    },
    '[true,true]',
  ],
  'tour off the board': [(s) => s.tour(8, 8, { start: 'i1' }), 'Error: start = "i1": expected a square from a1 to h8'],
  'tour, closed, with an end': [
    (s) => s.tour(8, 8, { closed: true, end: 'b3' }),
    'Error: a closed tour leads back to its start: expected no end',
  ],
  'tour without columns': [
    (s) => s.tour(8),
    'Error: columns = undefined: expected a whole number from 1 to 1000000',
  ],
  'tour too long': [
    (s) => s.tour(3000, 3000),
    'Error: a tour of 3000x3000 is too long to write down: expected at most 4194304 squares',
  ],
  'tourVerdict yes': [(s) => s.tourVerdict(3, 10, { closed: true }), '{"exists":true,"reason":null}'],
  'tourVerdict no': [
    (s) => s.tourVerdict(2, 100),
    '{"exists":false,"reason":"with one or two rows or columns a knight cannot visit every square"}',
  ],
  'countClosedTours(6, 6)': [(s) => s.countClosedTours(6, 6), '9862n'],
  'countClosedTours(5, 5)': [(s) => s.countClosedTours(5, 5), '0n'],
  'countClosedTours too large': [(s) => outcome(() => s.countClosedTours(20, 20)).startsWith('Error: '), 'true'],
  'countOpenTours(5, 5)': [(s) => s.countOpenTours(5, 5), '1728n'],
  'canFinish from a corner': [(s) => s.canFinish(5, 5, ['a1', 'b3']), 'true'],
  'canFinish from the other colour': [(s) => s.canFinish(5, 5, ['b1']), 'false'],
  'canFinish, closed': [(s) => s.canFinish(6, 6, ['a1'], { closed: true }), 'true'],
  'canFinish after no move of a knight': [
    (s) => outcome(() => s.canFinish(5, 5, ['a1', 'a2'])).includes('is no move of a knight'),
    'true',
  ],
  'duel from a corner': [(s) => s.duel(8, 8, ['a1']).winner, '"mover"'],
  'duel with the first square to choose': [(s) => s.duel(8, 8, []), '{"winner":"other","move":null}'],
  'duel on an odd board': [(s) => s.duel(3, 3, []), '{"winner":"mover","move":"b2"}'],
  'duel with holes': [(s) => s.duel(3, 2, ['a1'], ['b3']), '{"winner":"other","move":null}'],
  'duel into a hole': [(s) => outcome(() => s.duel(3, 2, ['a1', 'b3'], ['b3'])).startsWith('Error: '), 'true'],
};

/** What a call returns, as one would write it, or what it throws. */
export function outcome(call) {
  try {
    return written(call());
  } catch (error) {
    return `${error.name}: ${error.message}`;
  }
}

function written(value) {
  if (typeof value === 'bigint') return `${value}n`;
  if (Array.isArray(value) || ArrayBuffer.isView(value)) return `[${Array.from(value, written).join(',')}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  const properties = Object.entries(value).map(([name, each]) => `${JSON.stringify(name)}:${written(each)}`);
  return `{${properties.join(',')}}`;
}

/** Whether there is one queen in each column and at most one on each diagonal. */
function isSolution(columns) {
  const rows = Array.from(columns, (column, row) => [column, row]);
  const lines = [([column]) => column, ([column, row]) => column + row, ([column, row]) => column - row];
  return lines.every((line) => new Set(rows.map(line)).size === rows.length);
}

/** Whether so many squares follow each other by moves of a knight, all of them different but for a closing last one. */
function isTour(squares, length) {
  const places = squares.map((name) => [name.charCodeAt(0), Number(name.slice(1))]);
  const moves = places.slice(1).map(([file, rank], at) => Math.abs((file - places[at][0]) * (rank - places[at][1])));
  const closing = squares[0] === squares.at(-1) ? 1 : 0;
  return squares.length === length && new Set(squares).size === length - closing && moves.every((move) => move === 2);
}
