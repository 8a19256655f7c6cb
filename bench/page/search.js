// The plain JavaScript that the counts are compared with: depth-first search with bit masks, of which one half mirrors
// the other, as good programs in JavaScript count queens.

/** The ways to fill the rows below, given the columns and diagonals that are attacked in the next one. */
function below(board, columns, diagonals, antidiagonals) {
  if (columns === board) return 1;
  let free = board & ~(columns | diagonals | antidiagonals);
  let total = 0;
  while (free !== 0) {
    const bit = free & -free;
    free ^= bit;
    total += below(board, columns | bit, (diagonals | bit) << 1, (antidiagonals | bit) >> 1);
  }
  return total;
}

/** The number of ways to place n queens, n from 1 to 22. */
export function search(n) {
  const board = (1 << n) - 1;
  const starting = (column) => below(board, 1 << column, 2 << column, (1 << column) >> 1);
  let total = 0;
  for (let column = 0; column < n >> 1; column += 1) total += 2 * starting(column);
  return n % 2 === 1 ? total + starting(n >> 1) : total;
}
