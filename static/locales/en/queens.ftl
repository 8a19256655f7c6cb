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
show-attacked = Mark attacked squares
position-label = Position as text
position-example = 15863724, a FEN, or e4
position-button = Place
position-help = Squares: a8 e7 h6. The column of each row from the top: 15863724. A FEN, a link to a board, or what a program prints: a list, pairs, a matrix.
position-from-zero = From 0 or from 1? Each number from 0 on occurs once, so the columns were read as numbered from 0.
position-from-one = Read from 1: 0 is an empty row
status-empty = { $piece ->
    [superqueen] { $n ->
        [one] Place one superqueen.
       *[other] Place { $n } superqueens so that none attacks another.
    } A superqueen also moves as a knight.
   *[other] { $n ->
        [one] Place one queen.
       *[other] Place { $n } queens so that none attacks another.
    }
}
status-incomplete = { $piece ->
    [superqueen] { $placed } of { $n } superqueens, no conflict
   *[other] { $placed } of { $n } queens, no conflict
}
status-conflict = { $piece ->
    [superqueen] { $placed } of { $n } superqueens
   *[other] { $placed } of { $n } queens
}, { $conflicts ->
    [one] 1 conflict
   *[other] { $conflicts } conflicts
}: { $pairs }{ $more ->
    [0] { "" }
   *[other] {" "}and { $more } more
}
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
arithmetic-title = Why: rows, columns, sums, differences
arithmetic-explained = Row i is counted from the top, column j from the left. No value may appear twice in a column of this table.
arithmetic-empty = Place a piece to see its numbers.
arithmetic-square = Square
arithmetic-repeated = Appears more than once

## Asking about the position

asked-label = Complete the position
complete = Complete
count-completions = Count completions
list-completions = List them
why-solved = The position is complete
why-too-large = The board is too large for counting
completions-found = { $count ->
    [one] way to complete the position
   *[other] ways to complete the position
}
asked-cancelled = Stopped.
impossible-conflict = This position cannot be completed: { $a } and { $b } attack each other.
impossible-rank = This position cannot be completed: rank { $rank } has no free square left.
impossible-file = This position cannot be completed: file { $file } has no free square left.
impossible-exhausted = This position cannot be completed: the search is exhausted, { $positions ->
    [one] one position
   *[other] { $positions } positions
} tried.

## Hints and names

hint = Hint
hint-more = Tell me more
why-hint-all = There is nothing more to tell.
hint-culprit = { $piece ->
    [superqueen] The superqueen
   *[other] The queen
} on { $square } takes part in every conflict: it is wrong.
hint-pairs = { $count ->
    [one] { $a } and { $b } attack each other: one of them is wrong.
   *[other] { $count } pairs attack each other, and no single piece takes part in all of them. Begin with { $a } and { $b }.
}
hint-blame = { $count ->
    [0] Removing a single piece is not enough.
    [one] Without the piece on { $squares } the position can be completed.
   *[other] Without any one of the pieces on { $squares } the position can be completed.
}
hint-forbidden = { $line ->
    [file] File { $unit }
   *[rank] Rank { $unit }
} leaves the least choice: { $free ->
    [one] one free square
   *[other] { $free } free squares
}. The others are forbidden:
hint-forced = { $others ->
    [0] { $square } must be taken: { $line ->
        [file] file { $unit }
       *[rank] rank { $unit }
    } has no other free square.
   *[other] { $square } must be taken: any other free square of { $line ->
        [file] file { $unit }
       *[rank] rank { $unit }
    } leads to a dead end.
}
hint-refuted = { $square }: { $count ->
    [0] { "" }
    [one] { $follows } would have to follow, and{" "}
   *[other] { $follows } would have to follow in turn, and{" "}
}{ $line ->
    [file] file { $unit }
   *[rank] rank { $unit }
} would have no free square left.
hint-attack = { $square }: { $line ->
    [row] on the rank of { $by }
    [column] on the file of { $by }
    [diagonal] on the falling diagonal of { $by }
    [antidiagonal] on the rising diagonal of { $by }
   *[other] a knight’s move from { $by }
}
hint-others = { $more ->
    [one] and one more, shown on the board
   *[other] and { $more } more, shown on the board
}
hint-reveal = { $square } belongs to a solution that can be reached from here.
hint-unknown = Whether this position can be completed could not be found out in reasonable time.
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
solution-images = All its images
