### Bezzel in English. The same keys, with the same arguments, stand in each language.

## The page

document-title = { $screen } · Bezzel
skip = Skip to the board and its controls
nav = Screens
family-queens = Queens
family-knight = Knight
nav-queens = Board
nav-solutions = Solutions
nav-search = Search
nav-construct = Construct
nav-tour = Tour
nav-boards = Boards
nav-duel = Duel
nav-about = About
language = Language
theme = Theme
theme-auto = As the system
theme-light = Light
theme-dark = Dark

## Screens still to come

unbuilt-search = Here you will watch backtracking step by step, with its search tree. This screen is not built yet.
unbuilt-construct = Here you will get a solution for up to a million queens without any search. This screen is not built yet.
unbuilt-tour = Here you will play a knight’s tour by hand, or have one found. This screen is not built yet.
unbuilt-boards = Here you will see which boards have a knight’s tour, and count them. This screen is not built yet.
unbuilt-duel = Here you will play the knight’s game for two against a perfect opponent. This screen is not built yet.
unbuilt-about = Here you will read about the history, the mathematics and the sources. This screen is not built yet.

## Controls

undo = Undo
redo = Redo
clear = Clear
rotate = Rotate
reflect = Reflect
cancel = Cancel
restart = Start again
why-no-undo = There is nothing to undo.
why-no-redo = There is nothing to redo.
why-empty = The board is empty.
number-less = One less
number-more = One more
number-reset = Back to { $value }
field-expected = Expected: { $expected }.
field-refused = “{ $value }” cannot be read. Expected: { $expected }.
copy-link = Copy link
copied = Copied.
not-copied = The browser does not let the page copy. The link is: { $address }
dialog-close = Close
panel = About this position

## Boards

board-label = Board of { $n } by { $n } squares
board-rank = rank { $rank }
board-side = Side n
piece = Piece
piece-queen = Queen
piece-superqueen = Superqueen
square-queen = queen
square-queen-conflict = queen, in conflict
square-superqueen = superqueen
square-superqueen-conflict = superqueen, in conflict
square-attacked = attacked

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
arithmetic-title = Why: rows, columns, sums, differences
arithmetic-explained = Row i is counted from the top, column j from the left. No value may appear twice in a column of this table.
arithmetic-empty = Place a piece to see its numbers.
arithmetic-square = Square
arithmetic-repeated = Appears more than once

## The keyboard

shortcuts = Keyboard shortcuts
key-arrows = Step from square to square
key-rank = To the ends of the rank
key-file = To the ends of the file
key-corners = To the top left and bottom right corners
key-press = Place or remove a piece
key-rays = Say what stands around the square
key-undo = Undo
key-redo = Redo
key-list = Show this list
rays = From { $square }: { $rays }.
ray-up = up
ray-up-right = up right
ray-right = right
ray-down-right = down right
ray-down = down
ray-down-left = down left
ray-left = left
ray-up-left = up left

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
list-full = The first { $limit } are listed. There are more, but the list would grow too large.
cancelled = Stopped. What was found so far is below.
none-exists = { $piece ->
    [superqueen] No placement of { $n } superqueens exists: every branch of the search ended without one.
   *[other] No placement of { $n } queens exists: every branch of the search ended without one.
}
none-with-fixed = No solution has pieces on all of these squares. Remove one of them above.
failed-refused = This cannot be searched: { $reason }.
failed-version = The page and its worker are of different versions. Reload the page.
failed-workers = The worker failed several times. Start again, or reload the page.

## Counting

counting = Counting
count-start = Count
count-pause = Pause
count-resume = Go on
count-begun = { $percent } % done
count-pace = { $percent } % done, { $rate } solutions a second, about { $left } left
count-paused = Paused at { $percent } %
count-done = Counted here in { $time }.
count-too-large = Counting is offered up to n = { $most }: beyond, it would take hours or years. The table has what others have counted.
time-milliseconds = { $milliseconds } ms
time-seconds = { $seconds } s
time-minutes = { $minutes } min { $seconds } s
time-hours = { $hours } h { $minutes } min
known-title = Known counts
known-all = All solutions
known-fundamental = Fundamental
known-counted = Counted here, with the same result
known-source = Source: { $source }. A tick marks what was counted on this device.
plot-label = The number of solutions against n on a logarithmic axis, below n factorial
plot-counts = solutions

## Notices

notice = The link says { $parameter } = “{ $value }”. Expected: { $expected }. The default stands in its place.
notice-dismiss = Dismiss
expected-number = a whole number from { $least } to { $most }
expected-word = one of: { $words }
expected-permutation = a column from 1 to { $n } for each of the { $n } rows, 0 for an empty row, such as { $example }
expected-fen = { $n } ranks of { $n } squares, such as { $example }
expected-position = a permutation such as { $permutation }, a FEN such as { $fen }, or a square such as { $square }
expected-squares = squares of the { $n } × { $n } board with commas between them, such as { $example }
expected-piece-of-fen = { $piece }, the piece of the FEN

## When the program fails

crash-title = Something went wrong in the program.
crash-words = Nothing is lost: this link holds what you made. Copy it, or start again from it.
crash-reload = Start again
