// One way to place N queens: they start on random squares, and attacked queens move to the square that the fewest attack.
const N = 8; // @n
const SEED = 0n; // @seed
const MOVES = 256; // an attempt with more moves is given up
const ATTEMPTS = 1000;
const STEP = 0x9e3779b97f4a7c15n; // the random numbers (SplitMix64) add this to their state

const indices = [...Array(N).keys()];
let state = 0n;
let queens = []; // the column of the queen in each row

// A random number from 0 to n - 1.
function below(n) {
  state = BigInt.asUintN(64, state + STEP);
  let z = BigInt.asUintN(64, (state ^ (state >> 30n)) * 0xbf58476d1ce4e5b9n);
  z = BigInt.asUintN(64, (z ^ (z >> 27n)) * 0x94d049bb133111ebn);
  return Number(((z ^ (z >> 31n)) * BigInt(n)) >> 64n);
}

function oneOf(items) {
  return items[below(items.length)];
}

// The number of queens in other rows that attack the square (i, j).
function attacks(i, j) {
  const attack = (column, row) =>
    row !== i && (column === j || Math.abs(column - j) === Math.abs(row - i));
  return queens.filter(attack).length;
}

// The rows with a queen that is attacked.
function attacked() {
  return indices.filter((i) => attacks(i, queens[i]) > 0);
}

// The other columns of row i where the fewest queens attack.
function best(i) {
  const others = indices.filter((j) => j !== queens[i]);
  const fewest = Math.min(...others.map((j) => attacks(i, j)));
  return others.filter((j) => attacks(i, j) === fewest);
}

// Repairs a random board; returns false if that takes too many moves.
function repair(attempt) {
  state = BigInt.asUintN(64, SEED + (BigInt(attempt - 1) << 32n) * STEP);
  queens = indices.map(() => below(N)); // @scatter
  let moves = 0;
  for (let rows = attacked(); rows.length > 0; rows = attacked()) {
    if (moves === MOVES) {
      return false; // @give-up
    }
    const i = oneOf(rows); // @pick
    queens[i] = oneOf(best(i)); // @move
    moves += 1;
  }
  console.log(queens.join(" ")); // @solution
  return true;
}

// The number of solutions found: 1, or 0 if no attempt succeeds.
function search() {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    if (repair(attempt)) return 1;
  }
  return 0;
}

console.log(search()); // @start
