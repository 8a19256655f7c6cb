// Writes a closed knight's tour of the chess board as a table of numbers.
import start, { tour } from './bezzel-solver/index.js';

await start();
const squares = tour(8, 8, { start: 'a1', closed: true });
const lines = [];
for (let rank = 8; rank >= 1; rank--) {
  const numbers = Array.from('abcdefgh', (file) => squares.indexOf(file + rank) + 1);
  lines.push(numbers.map((number) => String(number).padStart(2)).join(' '));
}
document.querySelector('#board').textContent = lines.join('\n');
