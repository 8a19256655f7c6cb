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
orbit-title = Solution { $number } and its { $size ->
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
