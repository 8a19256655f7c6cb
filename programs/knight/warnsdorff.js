// Every knight's tour from a square: the knight first tries the square with the fewest onward moves.
const ROWS = 5; // @rows
const COLUMNS = 5; // @columns
const START_ROW = 4; // @row
const START_COLUMN = 0; // @column
const MOVES = [[-2, -1], [-2, 1], [-1, -2], [-1, 2], [1, -2], [1, 2], [2, -1], [2, 1]];
const FIRST_ONLY = false; // @first @all

const h = Array.from({ length: ROWS }, () => Array(COLUMNS).fill(0)); // the number of each square
let count = 0;

// Tells whether the square (i, j) is on the board and has no number.
const isFree = (i, j) => h[i]?.[j] === 0;

// The free squares to which the knight can go from the square (i, j).
const onward = (i, j) => MOVES.map(([down, right]) => [i + down, j + right]).filter(([x, y]) => isFree(x, y));

// The same squares, sorted: those with the fewest onward moves first.
const fewestFirst = (i, j) => onward(i, j).sort((one, other) => onward(...one).length - onward(...other).length);

// Visits the square (i, j) as number k and goes on from there.
// Returns true to end the search. // @all
function visit(i, j, k) {
  h[i][j] = k; // @place
  if (k === ROWS * COLUMNS) {
    count += 1;
    console.log(h.map((row) => row.join(" ")).join("\n") + "\n"); // @solution
    if (FIRST_ONLY) return true; // @all
  } else {
    const squares = fewestFirst(i, j); // @choose
    for (const [x, y] of squares) {
      if (visit(x, y, k + 1)) return true; // @all visit(x, y, k + 1);
    }
  }
  h[i][j] = 0; // @back
  return false; // @all
}

visit(START_ROW, START_COLUMN, 1); // @start
console.log(count);
