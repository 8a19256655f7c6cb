### What is on the screen, for papers in LaTeX and for solvers.

format = Format
format-tikz = TikZ (LaTeX)
format-chessboard = chessboard (LaTeX)
format-dimacs = DIMACS CNF (SAT solvers)
format-minizinc = MiniZinc
format-asp = Answer set programming (clingo)
no-chessboard = The LaTeX package “chessboard” draws no superqueens, regions or numbers, and boards with at most 26 rows and columns.
text-begins = Beginning of the text
copy-format = Copy
save-format = Save

## The comments above a text

head-latex = In the preamble of the document: { $preamble }
head-dimacs = Variable (i − 1) · { $n } + j is true if there is a piece in row i and column j. Row 1 is the top row.
head-minizinc = queen[i] is the column of the piece in row i. Row 1 is the top row.
head-asp = queen(i, j): there is a piece in row i and column j. Row 1 is the top row.
head-solutions = The pieces on the board stay. Each solution is one way to complete the position.
head-command = All solutions: { $command }
