### The knight’s screens.

## The knight’s board

knight-board-label = Board of { $rows } by { $columns } squares
edit-holes = Press squares to make and fill holes
square-hole = hole
square-knight = knight, on its { $number ->
    [one] first square
   *[other] square number { $number }
}
square-visited = visited, number { $number }
square-reachable = the knight can go here
square-legal = { $onward ->
    [0] no onward move
    [one] 1 onward move
   *[other] { $onward } onward moves
}

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
reason-cut-square = Without { $square }, the other squares fall into { $pieces } separate parts. A tour visits { $square } only once, so it can reach at most { $joined } of them.
reason-dead-end = Only one move is left to { $square }, so the knight could come there but not go on.
reason-dead-ends = { $a } and { $b } have only one move left each. Such a square can only be an end of the tour, but the tour has fewer than two ends that are still open.
reason-dark = { $count } dark
reason-light = { $count } light
reason-falls-apart = Remove { $squares }: the board falls into { $pieces } parts with no move between them. { $kind ->
    [closed] A closed tour is a ring; without { $count } of its squares it falls into at most { $most } parts
   *[open] A tour is a path; without { $count } of its squares it falls into at most { $most } parts
}. So there is no such tour.
reason-pieces-caption = The framed squares are removed. Squares with the same number form one part.
save-csv = Save as CSV

## The map of boards

boards-title = Which boards have a knight’s tour?
boards-counts = How many
boards-symmetric = Symmetric
boards-random = Random
boards-with-tour = Show a board that has a tour
boards-chosen = { $rows } × { $columns }
map-label = Boards of 1 to { $most } rows and columns
map-row = { $rows ->
    [one] 1 row
   *[other] { $rows } rows
}
map-cell = { $rows } × { $columns }, { $tour ->
    [closed] closed tour
    [open] open tours only
   *[none] no tour
}
map-size = Show { $side } × { $side }
map-closed = closed tour
map-open = open tours only
map-none = no tour
verdict-closed = { $rows } × { $columns } has a closed tour.
verdict-open = { $rows } × { $columns } has open tours, but no closed one.
verdict-none = { $rows } × { $columns } has no tour at all.
tour-shown = { $kind ->
    [closed] This is one of its closed tours.
   *[open] This is one of its tours.
}
play-tour = Play it on the Tour screen
why-title = Why is there no closed tour?
why-none-title = Why is there no tour?
why-colours = A knight changes colour with every move. A closed tour therefore has as many dark squares as light ones. This board has { $dark } dark and { $light } light squares.
why-single = There is only one square: the knight stands on it, and that is the whole tour. No move closes it.
why-narrow = { $side ->
    [one] On a single row or column, a knight has no move at all.
   *[other] On a board that is two squares wide, each move goes two squares along the board, forwards or backwards. So the knight reaches about one square in four.
}
why-narrow-figure = All squares that a knight from the corner can reach.
why-cut-off = No move leads to { $square } or away from it. The knight can only circle round it.
why-small = This small board has as many dark squares as light ones, and yet no closed tour. No simple argument is known. A closed tour without k of its squares falls into at most k parts, and so does this board without any k squares, for every k up to 7. All possibilities have been tried.
why-small-figure = All moves of the board. If a square has only two moves, a closed tour must use both (thick lines). No choice among the other moves gives one cycle through all squares.
why-four-outer = The outer rows (or columns) are shaded, the two inner ones are light: { $squares } shaded and { $squares } light squares. From an outer square every move leads to an inner one.
why-four-walk = So a closed tour can never visit two outer squares in succession. As there are as many inner ones, it must alternate between outer and inner squares with every move, like this knight.
why-four-half = But a closed tour alternates between the dark and light squares of a chess board as well. So it visits only outer squares of one colour and inner squares of the other colour (all marked with a dot). It never reaches the { $squares } squares without a dot.
tour-count-title = How many tours does { $rows } × { $columns } have?
tour-count-kind = Tours to count
count-closed = Closed tours
count-open = Open tours
explained-closed = A closed tour is a Hamiltonian cycle. It counts once, whatever its start and direction (undirected). Some sources count both directions (directed), which doubles the number.
explained-open = Every path through all squares (Hamiltonian path) counts, including those whose ends are a knight’s move apart. A path and its reverse count as two (directed), since each has its own first square.
counted-closed = closed tours, undirected
counted-open = open tours, directed
counted-directed = If direction counts, there are { $tours }.
speak = Read aloud
tour-count-start = Count
tour-counting = Counting tours
tour-count-elsewhere = The count goes on while you look at other boards.
tour-count-open = Open { $rows } × { $columns }
tour-count-broken-off = A count of the { $kind ->
    [closed] closed
   *[open] open
} tours of { $rows } × { $columns } stopped at { $percent }% when the page was closed or reloaded. It cannot be resumed, only started again.
tour-count-needs = The count takes about { $memory } MB of memory.
tour-count-too-large = A count of this board would need about { $needed } MB of memory. This device can spare { $limit } MB, so the count is not offered here.
tour-count-too-wide = Counting is offered for boards whose shorter side has at most { $widest } squares.
tour-count-no-memory = The device has run out of memory: { $memory } MB more were needed. Close other programs and try again, or count a smaller board.
tour-count-begun = { $percent }% done.
tour-count-left = { $percent }% done, about { $left } left.
stage-squares = Squares processed: { $done } of { $all }. Partial results in memory: { $states }.
stage-joins = Parts of the board joined: { $done } of { $all }. Partial results in memory: { $states }.
tour-count-done = Counted here in { $time } by { $workers ->
    [one] one worker
   *[other] { $workers } workers
}, with { $memory } MB of memory.
known-tours-title = Known counts
known-board = Board
known-closed = Closed, undirected
known-directed = Closed, directed
known-open = Open, directed
known-tours-source = Source: OEIS { $source }; the closed tours of 8 × 8: B. McKay 1997; the open ones: A. Chernov 2014. A tick marks counts made on this device.

## Shapes

shape = Shape
shape-draw = Draw a shape
shape-title = Tours of a shape that you draw
shape-toolbar = The shape
shape-map = Map of boards
shape-board-label = Shape on { $rows } by { $columns } squares
shape-explained = Press or swipe squares to remove them or add them again.
shape-full = Full
shape-cross = Cross
shape-ring = Ring
shape-h = H
shape-l = L
shape-verdict = { $squares ->
    [one] 1 square
   *[other] { $squares } squares
}{ $standing ->
    [empty] {""}.
    [closed] {""} with a closed tour.
    [open] {""} with open tours, but no closed one.
    [some-open] {""} with open tours; whether there is a closed one is not known yet.
    [no-closed] {""} without a closed tour; whether there is an open one is not known yet.
    [none] {""} without any tour.
   *[unknown] ; whether there is a tour is not known yet.
}
shape-searching = Looking for a tour…
shape-search-stopped = The search was stopped.
shape-look-again = Look for a tour
tour-count-shape = How many tours does the shape of { $squares ->
    [one] 1 square
   *[other] { $squares } squares
} have?
tour-count-open-shape = Open the shape of { $squares ->
    [one] 1 square
   *[other] { $squares } squares
}

## One of all tours

shape-one = One tour
shape-one-explained = All closed tours of the shape are numbered. A random tour is one of all closed or of all open ones, each with the same chance.
tour-cancelled = Stopped before there was an answer.
tour-random = A random closed tour
tour-random-open = A random open tour
why-not-drawn = Not available for this board. The reason is given below.
tour-not-drawn = { $kind ->
    [closed] Closed tours
   *[open] Open tours
} are not available here. This needs { $expected }.
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
tour-preparing = Preparing all tours…

## Symmetric tours

symmetric-title = Symmetric tours
symmetric-explained = Some closed tours look the same when the board is rotated or reflected. The list has all such tours; of several tours that are images of each other, it has one.
symmetric-large = The list is offered for boards of at most { $squares } squares, since larger boards have too many.
symmetric-list = List tours
symmetric-listed = symmetric tours
symmetric-quarter-turn = looks the same after a quarter turn
symmetric-half-turn = looks the same after a half turn
symmetric-reflection = looks the same after a reflection
symmetric-page = Page (of { $pages })
symmetric-classes = The board has { $images } symmetries, including the one that changes nothing. A tour without symmetry has { $images } different images, which form one class. Of all { $tours } closed tours, { $symmetric } have a symmetry; the others form { $asymmetric } classes of { $images }.
symmetric-all = Classes of closed tours, symmetric or not:

## Random tours

sample-title = Random tours
sample-explained = Closed tours of the board are drawn at random, each with exactly the same chance. The draws show how tours usually look, and from them the page estimates how many there are.
sample-not = Not available here. This needs { $expected }.
sample-tours = Number of tours
sample-10000 = 10,000 tours
sample-100000 = 100,000 tours
sample-1000000 = a million tours
sample-seed = Random seed
sample-start = Draw
sample-again = Draw again
sample-no-memory = Too little memory: { $memory } MB more would be needed. Close other programs and try again, or choose a smaller board.
sample-preparing = The board is being prepared…
sample-drawn = tours drawn
sample-rings = Each draw gives every square two moves, at random among all { $two_factors } ways to do so. If the moves form one cycle, that is a closed tour; if they form several, the draw does not count. { $tours } of { $tries } draws were tours.
sample-estimate = Estimated number of closed tours:
sample-bar = (the true number lies in this range in about two of three cases)
sample-exact = In fact there are { $tours } closed tours: the estimate is off by { $off }.
sample-range = The values go from { $least } to { $most }. The most frequent one is { $peak }.
sample-picture = { $tours } random closed tours of { $rows } × { $columns } squares, seed { $seed }
sample-share = The link of this page contains the seed, so it draws the same tours again.
feature-crossings = Crossings
feature-crossings-means = The number of times that the line crosses itself.
feature-sharp-turns = Sharpest turns
feature-sharp-turns-means = The number of sharp turns: squares where the moves in and out form an angle of 37°.
feature-straight = Straight on
feature-straight-means = The number of squares where the knight goes on in the same direction.
feature-wedges = Kinds of corners
feature-wedges-means = At each square, the moves in and out use two of the eight directions. This is the number of different pairs of directions, at most 28.
feature-slope = Commonest slope
feature-slope-means = Each move has one of four slopes. This is the number of moves with the most frequent slope.
published-title = Known values for all tours
published-value = Value
published-all = Among all tours
published-expected = Number expected among the random tours
published-drawn = Drawn
published-source = Counted over all closed tours by D. E. Knuth, The Art of Computer Programming, pre-fascicle 8a (2025).
