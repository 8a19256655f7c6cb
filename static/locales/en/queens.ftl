### The board of queens and its solutions.

## The board of queens

queens-toolbar = Change the position
show-attacked = Mark attacked squares
position-label = Position as text
position-example = 15863724, a FEN, or e4
position-button = Place
status-empty = { $piece ->
    [superqueen] Place { $n ->
        [one] one superqueen
       *[other] { $n } superqueens
    } so that none attacks another. A superqueen also moves as a knight.
   *[other] Place { $n ->
        [one] one queen
       *[other] { $n } queens
    } so that none attacks another.
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
status-solution = { $piece ->
    [superqueen] Solved: { $n ->
        [one] one superqueen stands
       *[other] { $n } superqueens stand
    } and none attacks another.
   *[other] Solved: { $n ->
        [one] one queen stands
       *[other] { $n } queens stand
    } and none attacks another.
}
copy-permutation = Copy permutation
copy-fen = Copy FEN
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
why-too-large = The board is too large to count on
completions-found = { $count ->
    [one] way to complete the position
   *[other] ways to complete the position
}
asked-cancelled = Stopped.
impossible-conflict = Nothing completes this position: { $a } and { $b } attack each other.
impossible-rank = Nothing completes this position: rank { $rank } has no free square left.
impossible-file = Nothing completes this position: file { $file } has no free square left.
impossible-exhausted = Nothing completes this position: the search is exhausted, { $positions ->
    [one] one position
   *[other] { $positions } positions
} tried.

## Hints and names

hint = Hint
hint-more = Tell me more
why-hint-all = There is no more to tell
hint-culprit = { $piece ->
    [superqueen] The superqueen
   *[other] The queen
} on { $square } takes part in every conflict: it is wrong.
hint-pairs = { $count ->
    [one] { $a } and { $b } attack each other: one of them is wrong.
   *[other] { $count } pairs attack each other, and no single piece takes part in all of them. Begin with { $a } and { $b }.
}
hint-blame = { $count ->
    [0] Taking a single piece away does not help.
    [one] Without the piece on { $squares } there is a way.
   *[other] Without any one of the pieces on { $squares } there is a way.
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
   *[other] { $square } must be taken: on any other free square of { $line ->
        [file] file { $unit }
       *[rank] rank { $unit }
    } a piece would leave no way on.
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
    [one] and one more, as drawn
   *[other] and { $more } more, as drawn
}
hint-reveal = { $square } belongs to a solution that can be reached from here.
hint-unknown = In reasonable time it could not be found out whether there is a way from here.
solution-name = Solution { $number } of { $all }: { $symmetry ->
    [identity] it is
    [quarter-turn] a quarter turn of
    [half-turn] a half turn of
    [three-quarter-turn] a three-quarter turn of
    [flip-horizontal] the left-right mirror image of
    [flip-vertical] the top-bottom mirror image of
    [transpose] the mirror image in the falling diagonal of
   *[anti-transpose] the mirror image in the rising diagonal of
} fundamental solution { $fundamental } of { $fundamentals }.
solution-images = All its images

## Solutions

solutions-title = { $piece ->
    [superqueen] Solutions for { $n ->
        [one] one superqueen
       *[other] { $n } superqueens
    }
   *[other] Solutions for { $n ->
        [one] one queen
       *[other] { $n } queens
    }
}
show = Show
show-fundamental = Fundamental
show-all = All
view = View
view-list = List
view-count = Count
fixed-label = Only with pieces on
fixed-button = Apply
gallery-label = Solutions in lexicographic order
open-solution = Open { $solution } on the board
orbit-size = { $size ->
    [one] 1 image
   *[other] { $size } images
}
orbit-title = { $number ->
    [0] This solution
   *[other] Solution { $number }
} and its { $size ->
    [one] one image
   *[other] { $size } images
}
orbit-explained = Turned and reflected in all eight ways, it gives { $size ->
    [one] one solution
   *[other] { $size } different solutions
}. Below each stands the symmetry that leads to it.
symmetry-identity = as it is
symmetry-quarter-turn = quarter turn
symmetry-half-turn = half turn
symmetry-three-quarter-turn = three-quarter turn
symmetry-flip-horizontal = left and right exchanged
symmetry-flip-vertical = top and bottom exchanged
symmetry-transpose = reflected in the falling diagonal
symmetry-anti-transpose = reflected in the rising diagonal
fundamental-found = { $count ->
    [one] fundamental solution
   *[other] fundamental solutions
}
images-found = { $count ->
    [one] solution with all images
   *[other] solutions with all images
}
solutions-found = { $count ->
    [one] solution
   *[other] solutions
}
export = Save the list as
export-csv = CSV
export-json = JSON
export-text = text
searching = Searching
all-found = { $count ->
    [one] The search is complete: 1 board.
   *[other] The search is complete: { $count } boards.
}
list-full = The first { $limit } are listed, in lexicographic order: a longer list would need too much memory. Fix squares above to see others, or choose “Count” to learn how many there are.
cancelled = Stopped. What was found so far is below.
none-exists = { $piece ->
    [superqueen] No placement of { $n } superqueens exists: every branch of the search ended without one.
   *[other] No placement of { $n } queens exists: every branch of the search ended without one.
}
none-with-fixed = No solution has pieces on all of these squares. Remove one of them above.

## Counting

counting = Counting
workers = Workers
count-start = Count
count-pause = Pause
count-resume = Go on
count-begun = { $percent } % done
count-pace = { $percent } % done, { $rate } solutions a second, about { $left } left
count-paused = Paused at { $percent } %
count-earlier = A count that you began earlier stands at { $percent } %.
discard = Discard
not-kept = The browser does not let this page store anything: a count will not outlive the page.
kept-other = { $piece ->
    [superqueen] A count of { $n } superqueens stands at { $percent } %.
   *[other] A count of { $n } queens stands at { $percent } %.
}
kept-open = Open
kept-damaged = A stored count is damaged and cannot be gone on with. Other counts are not affected.
kept-other-version = A stored count is of another version of this page ({ $version }) and cannot be gone on with in this one.
count-done = Counted here in { $time }.
count-too-large = Counting is offered up to n = { $most }: beyond, it would take hours or years. The table has what others have counted.
known-title = Known counts
known-all = All solutions
known-fundamental = Fundamental
known-source = Source: { $source }. A tick marks what was counted on this device.
plot-label = The number of solutions against n on a logarithmic axis, below n factorial
plot-counts = solutions
