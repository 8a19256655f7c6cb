// Every way to place N queens: next comes the row or column with the fewest free squares.
const N = 8; // @n
const FIRST_ONLY = false; // @first @all

const queens = []; // the square [i, j] of each queen
const indices = [...Array(N).keys()];
let count = 0;

// Tells whether no queen attacks the square (i, j).
function isFree([i, j]) {
  return queens.every(([r, c]) => i !== r && j !== c && Math.abs(i - r) !== Math.abs(j - c));
}

// The free squares of the row or column that has the fewest; rows and columns with a queen do not count.
function fewestChoices() {
  const rows = indices.filter((i) => queens.every(([r]) => i !== r));
  const columns = indices.filter((j) => queens.every(([, c]) => j !== c));
  const choices = [
    ...rows.map((i) => indices.map((j) => [i, j])),
    ...columns.map((j) => indices.map((i) => [i, j])),
  ].map((squares) => squares.filter(isFree));
  return choices.reduce((fewest, free) => (free.length < fewest.length ? free : fewest));
}

// Places one more queen in the row or column with the fewest free squares.
// Returns true to end the search. // @all
function place() {
  const free = fewestChoices(); // @choose
  for (const [i, j] of free) {
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
  return false; // @return @all return;
}

place(); // @start
console.log(count);
