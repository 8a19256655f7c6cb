// A warning: placing N queens anywhere on the board finds each solution N! times, once in each order.
const N = 8; // @n
const FIRST_ONLY = false; // @first @all

const queens = []; // the squares [i, j] with queens; at first the queens of a given board
let count = 0;

// Tells whether no queen attacks the square (i, j).
function isFree(i, j) {
  return queens.every(([r, c]) => i !== r && j !== c && Math.abs(i - r) !== Math.abs(j - c));
}

// Places one more queen on any free square.
// Returns true to end the search. // @all
function place() {
  for (let i = 0; i < N; i += 1) {
    for (let j = 0; j < N; j += 1) {
      if (isFree(i, j)) { // @try
        queens.push([i, j]); // @place
        if (queens.length === N) {
          count += 1;
          const sorted = [...queens].sort(([r], [s]) => r - s);
          console.log(sorted.map(([, column]) => column).join(" ")); // @solution
          if (FIRST_ONLY) return true; // @all
        } else if (place()) { // @all } else {
          return true; // @all place();
        }
        queens.pop(); // @back
      }
    }
  }
  return false; // @return @all return;
}

place(); // @start
console.log(count);
