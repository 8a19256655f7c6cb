// Every way to place N queens, row by row: bit masks. Numbers have 32 bits here: N up to 31.
const N = 8; // @n
const FIRST_ONLY = false; // @first @all

const queens = []; // the column of the queen in each row
let count = 0;

// Places a queen in row i, with the attacked columns in the masks.
// Returns true to end the search. // @all
function place(i, columns, falling, rising) {
  let free = ~(columns | falling | rising) & (2 ** N - 1); // @choose
  while (free !== 0) {
    const bit = free & -free;
    free ^= bit;
    queens.push(31 - Math.clz32(bit)); // @place
    if (i + 1 === N) {
      count += 1;
      console.log(queens.join(" ")); // @solution
      if (FIRST_ONLY) return true; // @all
    } else if (place(i + 1, columns | bit, (falling | bit) << 1, (rising | bit) >> 1)) { // @all } else {
      return true; // @all place(i + 1, columns | bit, (falling | bit) << 1, (rising | bit) >> 1);
    }
    queens.pop(); // @back
  }
  return false; // @return @all return;
}

place(0, 0, 0, 0); // @start
console.log(count);
