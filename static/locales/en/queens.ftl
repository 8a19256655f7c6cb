### The board of queens.

## The board of queens

queens-toolbar = Change the position
rays = From { $square }: { $rays }.
ray-up = up
ray-up-right = up right
ray-right = right
ray-down-right = down right
ray-down = down
ray-down-left = down left
ray-left = left
ray-up-left = up left
queens-chip = { $n } × { $n }, { $piece ->
    [superqueen] superqueens
   *[other] queens
}
show-attacked = Mark attacked squares
position-label = Position as text
position-example = 15863724, a FEN, or e4
position-button = Place
position-help = Enter squares (a8 e7 h6), the column of each row from the top (15863724), FEN (the notation of chess programs), a link to a board, or the output of a program (a list, pairs, a matrix).
position-from-zero = The columns were read as numbered from 0, because each number from 0 on occurs once. Or are they numbered from 1?
position-from-one = Number from 1 (0 is an empty row)
position-first = Only the first position in this long text is on the board.
status-empty = { $piece ->
    [superqueen] { $n ->
        [one] Press a square to place one superqueen.
       *[other] Press squares to place { $n } superqueens so that none attacks another.
    } A superqueen also moves as a knight.
   *[other] { $n ->
        [one] Press a square to place one queen.
       *[other] Press squares to place { $n } queens so that none attacks another.
    }
}
status-incomplete = { $piece ->
    [superqueen] { $placed } of { $n } superqueens, no conflict
   *[other] { $placed } of { $n } queens, no conflict
}
status-conflict = { $piece ->
    [superqueen] { $placed } of { $n } superqueens
   *[other] { $placed } of { $n } queens
}. These attack each other: { $pairs }{ $more ->
    [0] { "" }
    [one] , and 1 more pair
   *[other] , and { $more } more pairs
}.
status-solution = Solved: { $piece ->
    [superqueen] { $n ->
        [one] the superqueen is placed.
       *[other] { $n } superqueens are placed, and none attacks another.
    }
   *[other] { $n ->
        [one] the queen is placed.
       *[other] { $n } queens are placed, and none attacks another.
    }
}
copy-permutation = Copy permutation
copy-fen = Copy FEN
copy-matrix = Copy 0/1 matrix
copy-list = Copy Python list
picture-title = { $piece ->
    [superqueen] { $placed } superqueens on a board of { $n } × { $n }
   *[other] { $placed } queens on a board of { $n } × { $n }
}
arithmetic-explained = Row i is counted from the top and column j from the left, both from { $first }{ $squares ->
    [letters] . In the name of a square, rows are counted from the bottom
   *[pairs] { "" }
}. Pieces with the same i + j stand on one rising diagonal, and pieces with the same i − j on one falling diagonal. So no number may appear twice under one heading of the table.
arithmetic-empty = Place a piece to see its row, column, sum and difference.
arithmetic-square = Square
arithmetic-repeated = Appears more than once

## Asking about the position

asked-label = Complete the position
complete = { $placed ->
    [0] Find a solution
   *[other] Find a completion
}
count-completions = { $placed ->
    [0] Count the solutions
   *[other] Count completions
}
list-completions = { $placed ->
    [0] List the solutions
   *[other] List completions
}
solved-list = See all solutions
solved-clear = Clear the board
why-solved = The position is complete.
why-too-large = The board is too large for counting
completions-found = { $count ->
    [one] way to complete the position
   *[other] ways to complete the position
}
asked-cancelled = Stopped.
impossible-conflict = This position cannot be completed: { $a } and { $b } attack each other.
impossible-line = This position cannot be completed: { $line ->
    [file] file { $unit } (a column)
    [row] row { $unit }
    [column] column { $unit }
   *[rank] rank { $unit } (a row, counted from below)
} has no free square left.
impossible-exhausted = This position cannot be completed: the search tried { $positions ->
    [one] one position
   *[other] { $positions } positions
} without success.

## Hints and names

hint = Hint
why-hint-all = There are no more hints.
hint-culprit = { $piece ->
    [superqueen] The superqueen
   *[other] The queen
} on { $square } is in every conflict, so it is misplaced.
hint-pairs = { $count ->
    [one] { $a } and { $b } attack each other: one of them is misplaced.
   *[other] { $count } pairs attack each other, and no single piece is in all of these conflicts. Move { $a } or { $b } first.
}
hint-blame = { $count ->
    [0] Removing a single piece is not enough.
    [one] If you remove the piece on { $squares }, the position can be completed.
   *[other] If you remove any one of the pieces on { $squares }, the position can be completed.
}
hint-forbidden = { $line ->
    [file] File { $unit }
    [row] Row { $unit }
    [column] Column { $unit }
   *[rank] Rank { $unit } (from below)
} has the fewest free squares, only { $free ->
    [one] one
   *[other] { $free }
}. Its other squares are attacked:
hint-forced = { $others ->
    [0] Choose { $square }: { $line ->
        [file] file { $unit }
        [row] row { $unit }
        [column] column { $unit }
       *[rank] rank { $unit }
    } has no other free square.
   *[other] Choose { $square }: any other free square of { $line ->
        [file] file { $unit }
        [row] row { $unit }
        [column] column { $unit }
       *[rank] rank { $unit }
    } leads to a dead end.
}
hint-refuted = With a piece on { $square }, { $count ->
    [0] { "" }
    [one] a piece on { $follows } would be forced, and{" "}
   *[other] pieces on { $follows } would be forced in turn, and{" "}
}{ $line ->
    [file] file { $unit }
    [row] row { $unit }
    [column] column { $unit }
   *[rank] rank { $unit }
} would have no free square left.
hint-attack = { $square }: { $line ->
    [row] in the row of { $by }
    [column] in the column of { $by }
    [rank] on the rank of { $by }
    [file] on the file of { $by }
    [diagonal] on the falling diagonal of { $by }
    [antidiagonal] on the rising diagonal of { $by }
   *[other] a knight’s move from { $by }
}
hint-others = { $more ->
    [one] and one more, shown on the board
   *[other] and { $more } more, shown on the board
}
hint-reveal = Place a piece on { $square }. From there, a solution can still be reached.
hint-unknown = The search took too long to tell whether this position can be completed.
solution-name = Solution { $number } of { $all }: { $symmetry ->
    [identity] it is
    [quarter-turn] a quarter turn of
    [half-turn] a half turn of
    [three-quarter-turn] a three-quarter turn of
    [flip-horizontal] the left-right mirror image of
    [flip-vertical] the top-bottom mirror image of
    [transpose] the mirror image in the main diagonal of
   *[anti-transpose] the mirror image in the antidiagonal of
} fundamental solution { $fundamental } of { $fundamentals }.
solution-images = Its rotations and reflections

## The start

start-title = Today
start-about = Bezzel is about placing queens and moving a knight on chessboards: puzzles, all solutions, and how programs find them.
start-puzzle = Today’s puzzle
start-puzzle-progress = { $standing ->
    [solved] { $solved } of { $grades } solved
   *[begun] begun
}
start-tour = Tour of the day
start-watch = Watch a program backtrack
start-lessons = Learn it in six lessons
start-program = Check your own program
