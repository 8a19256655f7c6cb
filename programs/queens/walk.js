// Every way to place N queens, column by column: look left along each line.
const N = 8; // @n
const FIRST_ONLY = false; // @first @all

const board = Array.from({ length: N }, () => Array(N).fill(false)); // the squares with a queen
const queens = []; // the row of the queen in each column
let count = 0;

// Walks from the square (i, j) to the left, step rows down each time; tells whether a queen is met.
function meetsQueen(i, j, step) {
  while (j > 0 && 0 <= i + step && i + step < N) {
    i += step;
    j -= 1;
    if (board[i][j]) return true;
  }
  return false;
}

// Places a queen in column j and goes on to the right.
// Returns true to end the search. // @all
function place(j) {
  for (let i = 0; i < N; i += 1) {
    if (![0, -1, 1].some((step) => meetsQueen(i, j, step))) { // @try
      board[i][j] = true;
      queens.push(i); // @place
      if (j + 1 === N) {
        count += 1;
        console.log(queens.join(" ")); // @solution
        if (FIRST_ONLY) return true; // @all
      } else if (place(j + 1)) { // @all } else {
        return true; // @all place(j + 1);
      }
      board[i][j] = false;
      queens.pop(); // @back
    }
  }
  return false; // @return @all return;
}

place(0); // @start
console.log(count);
