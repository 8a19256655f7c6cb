// Every way to place N queens, row by row: each square is tested against each queen.
const N = 8; // @n
const FIRST_ONLY = false; // @first @all

const queens = []; // the column of the queen in each row
let count = 0;

// Tells whether a queen above attacks the square (i, j).
function attacked(i, j) {
  return queens.some((column, row) => column === j || Math.abs(column - j) === i - row);
}

// Places a queen in row i and goes on below it.
// Returns true to end the search. // @all
function place(i) {
  for (let j = 0; j < N; j += 1) {
    if (!attacked(i, j)) { // @try
      queens.push(j); // @place
      if (i + 1 === N) {
        count += 1;
        console.log(queens.join(" ")); // @solution
        if (FIRST_ONLY) return true; // @all
      } else if (place(i + 1)) { // @all } else {
        return true; // @all place(i + 1);
      }
      queens.pop(); // @back
    }
  }
  return false; // @return @all return;
}

place(0); // @start
console.log(count);
