#!/usr/bin/env bash
# In TikZ, a board whose rows are counted downwards by the unit `y=-20pt` gets no lines between its rows from `grid`: only the
# lines between its columns are drawn, without a message. With `yscale=-1` in its place all lines are there.
#
# `grid` steps from the lower to the upper corner by the height of `step`, which is negative here, and so ends before its first
# row. Code that draws chess boards and puzzles often counts rows from the top in this way.
#
# Run on 2026-11-29 with node-tikzjax 1.0.5 (npm), which has TeX and TikZ in one package. pdfTeX of TeX Live 2022 draws the same.
# The output was
#   rows upwards, y=20pt:         4 lines across, 4 lines up and down
#   rows downwards, y=-20pt:      0 lines across, 4 lines up and down
#   rows downwards by yscale=-1:  4 lines across, 4 lines up and down
#
# Needs Node.js, and npm; takes half a minute. Fails if TikZ draws something else.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund node-tikzjax@1.0.5
cat > grid.cjs << 'END'
const { default: drawn } = require('node-tikzjax');

const CASES = [
  ['rows upwards, y=20pt:        ', 'x=20pt, y=20pt', 4],
  ['rows downwards, y=-20pt:     ', 'x=20pt, y=-20pt', 0],
  ['rows downwards by yscale=-1: ', 'x=20pt, y=20pt, yscale=-1', 4],
];

(async () => {
  for (const [words, options, expected] of CASES) {
    const picture = `\\begin{tikzpicture}[${options}]\\draw[step=1] (0,0) grid (3,3);\\end{tikzpicture}`;
    const svg = await drawn(`\\begin{document}${picture}\\end{document}`);
    const path = svg.match(/ d="([^"]*)"/)[1];
    const [across, upright] = [/h/g, /v/g].map((line) => (path.match(line) ?? []).length);
    console.log(`${words} ${across} lines across, ${upright} lines up and down`);
    if (across !== expected || upright !== 4) throw new Error('TikZ draws something else now');
  }
})();
END
node grid.cjs
