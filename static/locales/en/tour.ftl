### The knight’s tour.

## The squares

square-proposed = proposed
square-end = end of the tour

## The trip in words

tour-begin = Choose the square on which the knight begins.
tour-no-squares = The board has no squares left for the knight.
tour-standing = { $visited } of { $area } squares are visited; the knight is on { $square }.
tour-moves = It can go to { $moves }.
tour-move = { $square } ({ $onward })
tour-dead-end = A dead end after { $visited } of { $area } squares: no move leads on from { $square }.
tour-open = { $area ->
    [1] The only square is visited: an open tour.
   *[other] An open tour of all { $area } squares, from { $start } to { $end }.
}
tour-not-closed = A tour of all { $area } squares, but not closed: no move leads from { $end } back to { $start }.
tour-closed = A closed tour of all { $area } squares: from { $end } one more move leads back to { $start }.
tour-none = There is no { $kind ->
    [closed] closed
   *[open] open
} tour { $ends ->
    [both] from { $start } to { $end }
    [start] from { $start }
    [end] to { $end }
   *[none] of this board
}.
tour-time = Made by hand in { $time }.
tour-refused = { $why ->
    [hole] { $square } is a hole.
   *[far] { $square } is not a knight’s move away.
}

## The way

tour-toolbar = The knight’s path
why-tour-not-begun = The knight has not begun.
tour-place = square { $at } of { $last }

## What tour

tour-play = Play
tour-find = Find
tour-kind = Tour
tour-kind-open = Open
tour-kind-closed = Closed
tour-start = Start
tour-end = End
tour-anywhere = any
tour-method = Method
tour-seed = Random seed
finder-sure = Guaranteed method
finder-first = Warnsdorff’s rule, ties: first square
finder-random = Warnsdorff’s rule, ties: random square
finder-pohl = Warnsdorff’s rule, ties by Pohl
finder-roth = Warnsdorff’s rule, ties by Roth
finder-first-back = Warnsdorff, ties: first square, with backtracking
finder-random-back = Warnsdorff, ties: random square, with backtracking
finder-pohl-back = Warnsdorff, ties by Pohl, with backtracking
finder-roth-back = Warnsdorff, ties by Roth, with backtracking
finder-backtracking = Backtracking without a rule

## What is drawn

tour-layers = On the board
layer-numbers = Numbers
layer-line = Line
layer-colour = Colours
layer-onward = Onward moves
layer-degrees = Onward moves of every square

## Finding and finishing

tour-watch-whole = Watch this tour
tour-make = Find a tour
tour-make-from = Find a tour from { $square }
tour-help = Help along the way
tour-hint = Hint
tour-ask = Can it still be finished?
tour-complete = Finish from here
tour-replay = The bar below the board shows each move again.
why-too-many-left = Too many squares are left to search: the limit is 4,000.
tour-making = Looking for a tour…
tour-thinking = Still searching…
tour-made = The tour was put together without a search{ $elapsed ->
    [0] { "" }
   *[other] {" "}in { $elapsed } ms
}, and checked square by square.
tour-found = The tour was found by a search of { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}{ $elapsed ->
    [0] { "" }
   *[other] {" "}in { $elapsed } ms
}.
tour-tried = { $outcome ->
    [tour] The method has found a tour
    [open] The method has found only an open tour
    [stuck] The method has come to a dead end with { $visited } of { $area } squares visited,
   *[limit] The method was stopped without a tour
} after { $moves } moves, forward and back counted together.
tour-proposed = Go to { $square }: from there the tour can be finished.
tour-finishable = Yes, from here the tour can be finished.
tour-not-finishable = No, from here this tour cannot be finished.
tour-lost = From square { $number } ({ $square }) on, no tour was possible.
tour-lost-at-start = No tour was possible from the start: there is no such tour from { $square }.
tour-take-back = Go back to square { $number } ({ $square }): from there the tour can still be finished
tour-by-rule = { $kept } of { $moves } moves went to a square with the fewest onward moves (Warnsdorff’s rule).
about-sure = For any start and end, open or closed, this method finds a tour if there is one. Without holes the tour is put together from small parts; with holes the search is exhaustive.
about-warnsdorff = Go to the square with the fewest onward moves (Warnsdorff, 1823). The choice among equal squares (ties) makes all the difference. Pohl looks one move further: he adds up the onward moves of the squares after that, and takes the smallest sum. Roth takes the square farthest from the centre.
about-backtracking = Take any move, and backtrack from each dead end: up to a million moves are tried.
tour-practise = Practise Warnsdorff’s rule
tour-watch = Watch this search step by step

## All tours

all-tours-title = All tours
tour-chance = { $kind ->
    [closed] Each closed tour
   *[open] Each open tour
} has a chance of exactly 1 in { $tours }.
tour-chance-alike = { $kind ->
    [closed] Each closed tour
   *[open] Each open tour
} has exactly the same chance.
tour-begin-so = Keep the moves made so far
tour-chance-so = Each { $kind ->
    [closed] closed
   *[open] open
} tour with these first moves has exactly the same chance.
tour-number-ask = Number of this tour
why-not-closed = Only a complete closed tour has a number.
tour-today = Tour of the day
tour-birthday = The tour whose number is your birthday
tour-day-explained = The date as one number, such as 19991231, is cubed and divided by the count of tours. The remainder, plus 1, is the number of the tour.

## Methods compared

methods-title = Methods compared
compare-explained = From how many starting squares does each method find a tour? Squares from which there is no tour are left out. Boards are n × n. A method gives up a start after { $limit } moves, forward and back counted together.
methods-start = Try all starts
rate-first = First
rate-random = Random
rate-pohl = Pohl
rate-roth = Roth
rate-first-back = First + backtracking
rate-backtracking = No rule
rate-percent = { $percent }%
rate-starts = { $found } of { $possible } starts

## Copies and files

copy-moves = Copy squares
copy-digits = Copy digits
save-moves = Save squares
why-no-picture = The board is too large for a picture.
why-no-latex = LaTeX takes boards with at most 4,096 squares.
tour-picture = A knight’s path over { $visited } squares of a { $rows } × { $columns } board

## Why there is no tour

