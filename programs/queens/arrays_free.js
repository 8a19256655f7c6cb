// Every way to place N queens, row by row: marker arrays.
const N = 8; // @n
const FIRST_ONLY = false; // @first @all

const queens = []; // the column of the queen in each row
const a = Array(N).fill(true); // a[j]: column j is free
const b = Array(2 * N - 1).fill(true); // b[i + j]: the rising diagonal is free
const c = Array(2 * N - 1).fill(true); // c[i - j + N - 1]: the falling diagonal is free
let count = 0;

// Places a queen in row i and goes on below it.
// Returns true to end the search. // @all
function place(i) {
  for (let j = 0; j < N; j += 1) {
    if (a[j] && b[i + j] && c[i - j + N - 1]) { // @try
      queens.push(j);
      a[j] = b[i + j] = c[i - j + N - 1] = false; // @place
      if (i + 1 === N) {
        count += 1;
        console.log(queens.join(" ")); // @solution
        if (FIRST_ONLY) return true; // @all
      } else if (place(i + 1)) { // @all } else {
        return true; // @all place(i + 1);
      }
      a[j] = b[i + j] = c[i - j + N - 1] = true;
      queens.pop(); // @back
    }
  }
  return false; // @return @all return;
}

place(0); // @start
console.log(count);
