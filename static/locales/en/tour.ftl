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
tour-cancelled = Stopped before there was an answer.
about-sure = For any start and end, open or closed, this method finds a tour if there is one. Without holes the tour is put together from small parts; with holes the search is exhaustive.
about-warnsdorff = Go to the square with the fewest onward moves (Warnsdorff, 1823). The choice among equal squares (ties) makes all the difference. Pohl looks one move further: he adds up the onward moves of the squares after that, and takes the smallest sum. Roth takes the square farthest from the centre.
about-backtracking = Take any move, and backtrack from each dead end: up to a million moves are tried.
tour-practise = Practise Warnsdorff’s rule
tour-watch = Watch this search step by step

## All tours

all-tours-title = All tours
tour-random = A random closed tour
tour-random-open = A random open tour
why-not-drawn = Not available for this board. The reason is given below.
tour-chance = { $kind ->
    [closed] Each closed tour
   *[open] Each open tour
} has a chance of exactly 1 in { $tours }.
tour-chance-alike = { $kind ->
    [closed] Each closed tour
   *[open] Each open tour
} has exactly the same chance.
tour-not-drawn = { $kind ->
    [closed] Closed tours
   *[open] Open tours
} are not available here. This needs { $expected }.
tour-begin-so = Keep the moves made so far
tour-chance-so = Each { $kind ->
    [closed] closed
   *[open] open
} tour with these first moves has exactly the same chance.
tour-no-such = There is no { $kind ->
    [closed] closed
   *[open] open
} tour with these holes and first moves.
tour-none-drawn = None of { $tries } draws gave such a tour. Such tours are too rare to be found by chance, or there are none.
tour-drawn = Drawn at random with the seed { $seed }.
tour-no-numbers = The tours have no numbers here. This needs { $expected }.
tour-number = Tour number
expected-tour-number = a whole number from 1 to { $most }, the count of closed tours
expected-any-tour-number = a whole number from 1 to the count of closed tours
tour-number-give = Show
tour-numbers = Each closed tour has a number that never changes.
tour-numbers-to = Each closed tour has a number that never changes, from 1 to { $last }.
tour-number-ask = Number of this tour
why-not-closed = Only a complete closed tour has a number.
tour-today = Tour of the day
tour-birthday = The tour whose number is your birthday
tour-day-explained = The date as one number, such as 19991231, is cubed and divided by the count of tours. The remainder, plus 1, is the number of the tour.
tour-preparing = Preparing all tours…

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
tour-picture = A knight’s path over { $visited } squares of a { $rows } × { $columns } board

## Why there is no tour

reason-colours = The knight changes colour with each move, so the numbers of dark and light squares must match. Here they do not: there are { $dark } dark and { $light } light squares.
reason-end-colour = There is one { $colour ->
    [dark] dark square more than light ones
   *[light] light square more than dark ones
}, so every tour starts and ends on { $colour ->
    [dark] a dark one
   *[light] a light one
}, and { $square } is of the other colour.
reason-ends-colour = { $start } and { $end } are of the same colour. There are as many dark squares as light ones and the knight changes colour with each move, so the start and the end of a tour must have different colours.
reason-end-is-start = A tour visits no square twice, so it cannot both start and end on { $square }.
reason-single = The board has only one square, and no move leads back to it.
reason-narrow = On a board with one row or column, a knight cannot move. On a board with two, it never returns to the squares that it skipped.
reason-four-closed = With four rows or columns, a closed tour would alternate between the outer (A) and the inner ones (B) with each move, just as it alternates between the colours. So it would only ever reach A squares of one colour and B squares of the other: half of the board.
reason-four-caption = From A every move leads to B, and there are as many B as A.
reason-four-inner = With four rows or columns, every tour starts and ends in the outer ones, and { $square } is in an inner one.
reason-small = { $rows } × { $columns } is one of the few small boards without such a tour: all possibilities have been tried.
reason-corners = The corners { $a } and { $b } have only two moves each, and each has one to { $square }. A tour that passes through both corners has { $square } between them. So a tour that starts or ends on { $square } must have its other end in one of these corners.
reason-no-corner = On 5 × 5 every tour starts or ends in a corner.
reason-searched = No simple argument is known: all possibilities have been tried, and none leads to such a tour.
reason-end-visited = The tour has to end on { $square }, but the knight has already been there.
reason-stuck = No move leads on from { $square }.
reason-cut-off = No move leads to { $square }.
reason-apart = No path of moves leads from { $from } to { $to } any more: the free squares have fallen into separate parts.
reason-dead-end = Only one move is left to { $square }, so the knight could come there but not go on.
reason-dead-ends = { $a } and { $b } have only one move left each. Such a square can only be an end of the tour, but the tour has fewer than two ends that are still open.
reason-dark = { $count } dark
reason-light = { $count } light
