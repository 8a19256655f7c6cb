// Calls about what programs print.

/** Each call, and what comes of it as `outcome` writes it. */
export const OUTPUT = {
  'checkOutput of all': [
    (s) => s.checkOutput('[[1, 3, 0, 2], [2, 0, 3, 1]]'),
    '{"n":4,"piece":"queen","size":"4x4","from":0,"read":2,"right":2,"wrong":[],"missing":[],"doubled":[],"ordered":true,"others":[],"cut":null,"remark":null}',
  ],
  'checkOutput of a wrong one': [
    (s) => s.checkOutput('2413\n2431\n2413\n').wrong,
    '[{"line":2,"number":2,"reason":"the queens of rows 2 and 3 attack each other (antidiagonal)","squares":["b4","d3","c2","a1"]}]',
  ],
  'checkOutput of one twice': [
    (s) => s.checkOutput('2413\n2431\n2413\n').doubled,
    '[{"line":3,"number":3,"squares":["b4","d3","a2","c1"]}]',
  ],
  'checkOutput of bytes': [(s) => s.checkOutput(new TextEncoder().encode('..Q.\r\nQ...\r\n...Q\r\n.Q..\r\n')).right, '1'],
  'checkOutput of a tour': [
    (s) => {
      const { piece, size, right, missing } = s.checkOutput(s.tour(5, 5).join(' '));
      return [piece, size, right, missing];
    },
    '["knight","5x5",1,null]',
  ],
  'checkOutput of all superqueens': [
    (s) => s.checkOutput(s.listQueens(10, { piece: 'superqueen' }).join('\n'), { piece: 'superqueen' }).missing,
    '[]',
  ],
  'checkOutput of what has another n': [
    (s) => s.checkOutput('2143\n', { n: 5 }).wrong[0].reason,
    '"4 are printed: expected 5"',
  ],
  'checkOutput of what is much shorter': [
    (s) => s.checkOutput('246135\n362514\n', { n: 8 }).wrong.map(({ line, reason }) => `${line}: ${reason}`),
    '["1: 6 are printed: expected 8","2: 6 are printed: expected 8"]',
  ],
  'checkOutput of other words': [
    (s) => s.checkOutput('There are 92.'),
    '{"n":null,"piece":"queen","size":null,"from":1,"read":0,"right":0,"wrong":[],"missing":null,"doubled":[],"ordered":true,"others":[],"cut":null,"remark":null}',
  ],
  'checkOutput of an aligned table': [
    (s) => {
      const path = s.tour(8, 8, { closed: true });
      const number = (row, column) => path.indexOf('abcdefgh'[column] + (8 - row)) + 1;
      const line = (row) => Array.from({ length: 8 }, (_, column) => String(number(row, column)).padStart(3)).join('');
      const { size, read, right } = s.checkOutput(Array.from({ length: 8 }, (_, row) => line(row)).join('\n'));
      return [size, read, right];
    },
    '["8x8",1,1]',
  ],
  'checkOutput of two sizes': [
    (s) => s.checkOutput(s.listQueens(4).concat(s.listQueens(5)).join('\n')).others,
    '[{"size":"4x4","right":2}]',
  ],
  'checkOutput of what was shortened': [
    (s) => {
      const { cut, right, wrong, missing } = s.checkOutput('[\n  [ 0, 4, 7, 5, 2, 6, 1, 3 ],\n  ... 91 more items\n]\n');
      return [cut, right, wrong, missing];
    },
    '[{"line":3,"by":"node"},1,[],null]',
  ],
  'checkOutput of a count': [(s) => s.checkOutput('92\n').remark, '"number"'],
  'checkOutput without a text': [(s) => s.checkOutput(), 'TypeError: text = undefined: expected a text, or its bytes'],
  'checkOutput with a wrong n': [(s) => s.checkOutput('', { n: 0 }), 'RangeError: n = 0: expected a whole number from 1 to 4096'],
};
