// Every knight's tour from a square: the knight tries each of its eight moves and takes it back.
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

// Visits the square (i, j) as number k and goes on from there.
// Returns true to end the search. // @all
function visit(i, j, k) {
  h[i][j] = k; // @place
  if (k === ROWS * COLUMNS) {
    count += 1;
    console.log(h.map((row) => row.join(" ")).join("\n") + "\n"); // @solution
    if (FIRST_ONLY) return true; // @all
  } else {
    for (const [down, right] of MOVES) {
      if (isFree(i + down, j + right)) { // @try
        if (visit(i + down, j + right, k + 1)) return true; // @all visit(i + down, j + right, k + 1);
      }
    }
  }
  h[i][j] = 0; // @back
  return false; // @all
}

visit(START_ROW, START_COLUMN, 1); // @start
console.log(count);
