### The knight's screens.

## The knight's board

knight-board-label = Board of { $rows } by { $columns } squares
edit-holes = Press squares to make and fill holes
square-hole = hole
square-knight = knight, on its { $number ->
    [one] first square
   *[other] square number { $number }
}
square-visited = visited, number { $number }
square-legal = { $onward ->
    [0] no move on from here
    [one] 1 move on from here
   *[other] { $onward } moves on from here
}

## Why there is no tour

reason-falls-apart = Take away { $squares }: the board falls into { $pieces } pieces, between which no move leads. { $kind ->
    [closed] A closed tour is a ring; without { $count } of its squares it falls into at most { $most } pieces
   *[open] A tour is a path; without { $count } of its squares it falls into at most { $most } pieces
}. So there is none.
reason-pieces-caption = Framed: the squares that are taken away. Squares with the same number are one piece.
save-csv = Save as CSV

## The map of boards

boards-title = Which boards have a knight’s tour?
boards-panel = The chosen board
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
map-closed = closed tour
map-open = open tours only
map-none = no tour
verdict-closed = There is a closed tour.
verdict-open = There are open tours, but no closed one.
verdict-none = There is no tour at all.
tour-shown = { $kind ->
    [closed] One of its closed tours.
   *[open] One of its tours.
}
play-tour = Play it on the Tour screen
why-title = Why is no tour closed?
why-none-title = Why is there no tour?
why-colours = A knight changes colour with every move. A closed tour therefore has as many dark squares as light ones. This board has { $dark } dark and { $light } light squares.
why-single = There is one square only: the knight stands on it, and that is the whole tour. It has no move by which to close it.
why-narrow = { $side ->
    [one] On a single row or column, a knight has no move at all.
   *[other] On two rows or columns, a knight can only go on by two columns or rows at a time, or back the same way. It reaches one square in four.
}
why-narrow-figure = All squares that a knight from the corner can reach.
why-cut-off = No move leads to { $square } or away from it. The knight goes round it in a ring.
why-small = This small board has enough squares of both colours, and yet it has no closed tour. No argument of this kind is known: with up to seven squares taken away it never falls into too many pieces. All possibilities have been tried.
why-small-figure = All the moves of the board. From squares with two moves only, a closed tour has to take both (thick). No choice among the others makes one ring of all squares.
why-four-outer = Shade the outer rows (or columns) and leave the two inner ones light: { $squares } squares each. From an outer square every move leads to an inner one.
why-four-walk = So a closed tour can never visit two outer squares one after the other. As there are as many inner ones, it must alternate between outer and inner with every move, like this knight.
why-four-half = But it alternates between the dark and light squares of a chess board as well. So all of its outer squares are of one colour, and its inner ones of the other: those with a dot. It never reaches the other { $squares } squares.
tour-count-title = How many tours does { $rows } × { $columns } have?
tour-count-kind = Count
count-closed-tours = Closed tours
count-open-tours = Open tours
explained-closed-tours = A closed tour is a ring (a Hamiltonian cycle): wherever it begins and whichever way it goes round, it counts once (undirected). Some sources count both ways round (directed), which doubles the number.
explained-open-tours = Every path through all squares (Hamiltonian path) counts, including those whose ends are a knight’s move apart. A path and its reverse count as two (directed), since each has its own first square.
counted-closed-tours = closed tours, undirected
counted-open-tours = open tours, directed
counted-directed = Directed, there are { $tours }.
speak = Read aloud
tour-count-start = Count
tour-counting = Counting
tour-count-elsewhere = The count goes on while you look at other boards.
tour-count-open = Open { $rows } × { $columns }
tour-count-broken-off = A count of the { $kind ->
    [closed] closed
   *[open] open
} tours of { $rows } × { $columns } was broken off at { $percent }% when the page was closed or loaded again. It cannot be resumed, only started again.
tour-count-needs = The count takes about { $memory } MB of memory.
tour-count-too-large = A count of this board would take about { $needed } MB of memory. On this device { $limit } MB can be spared, so it is not offered here.
tour-count-too-wide = Counting is offered for boards whose shorter side has at most { $widest } squares.
tour-count-no-memory = The device has run out of memory: it did not grant { $memory } MB more. Close what you do not need and try again, or count a smaller board.
tour-count-begun = { $percent }% done.
tour-count-left = { $percent }% done, about { $left } left.
stage-squares = Square { $done } of { $all }, { $states } states.
stage-joins = Halves joined: { $done } of { $all }, { $states } states.
tour-count-done = Counted here in { $time } by { $workers ->
    [one] one worker
   *[other] { $workers } workers
}, with { $memory } MB of memory.
known-tours-title = Known counts
known-board = Board
known-closed = Closed, undirected
known-directed = Closed, directed
known-open = Open, directed
known-tours-source = Source: OEIS { $source }; the closed tours of 8 × 8: B. McKay 1997; the open ones: A. Chernov 2014. A tick marks what was counted on this device.

## Symmetric tours

symmetric-title = Symmetric tours
symmetric-explained = Some closed tours look the same when the board is turned or reflected. They are all listed here; of tours that become each other by that, one.
symmetric-large = Offered for boards of at most { $squares } squares: larger ones have too many.
symmetric-list = List them
symmetric-listed = symmetric tours
symmetric-quarter-turn = the same after a quarter turn
symmetric-half-turn = the same after a half turn
symmetric-reflection = the same in a mirror
symmetric-page = Page, of { $pages }
symmetric-classes = The board has { $images } symmetries: turns and reflections, and the one that changes nothing. From a tour without symmetry they make { $images } different tours, which together are one class. Of all { $tours } closed tours, { $symmetric } have a symmetry; the others are { $images } times { $asymmetric }.
symmetric-all = Classes of closed tours, symmetric or not:

## Random tours

sample-title = Random tours
sample-explained = Here closed tours of the board are drawn at random, each with exactly the same chance, like lots from a box that holds every tour. What do they look like, and how many must there be?
sample-not = Not for this board: it takes { $expected }.
sample-tours = How many
sample-10000 = 10,000 tours
sample-100000 = 100,000 tours
sample-1000000 = a million tours
sample-seed = Random seed
sample-start = Draw
sample-again = Draw again
sample-pause = Pause
sample-resume = Resume
sample-no-memory = Too little memory: { $memory } MB more would be needed. Close what you do not need and try again, or choose a smaller board.
sample-preparing = The board is being prepared…
sample-drawn = tours drawn
sample-rings = Each draw gives every square two moves, at random among all { $two_factors } ways to do so. Where they form one ring, that is a closed tour; where they form several, it does not count. { $tours } of { $tries } draws were tours.
sample-estimate = So the board should have about
sample-bar = (the true number lies in this range in about two of three cases)
sample-exact = In fact it has { $tours } closed tours: the estimate is off by { $off }.
sample-range = From { $least } to { $most }, most often { $peak }.
sample-picture = { $tours } random closed tours of { $rows } × { $columns } squares, seed { $seed }
sample-share = The link of this page holds the seed: whoever opens it draws the same tours.
feature-crossings = Crossings
feature-crossings-means = How often the line crosses itself.
feature-sharp-turns = Sharpest turns
feature-sharp-turns-means = Squares where the knight turns almost back, by an angle of 37 degrees.
feature-straight = Straight on
feature-straight-means = Squares where it goes on in the same direction.
feature-wedges = Kinds of corners
feature-wedges-means = The two moves at a square lead away in two of eight directions: of 28 such pairs, so many occur.
feature-slope = Commonest slope
feature-slope-means = Moves have four slopes: the number of moves of the commonest.
published-title = Known of all tours
published-value = Value
published-all = Of all tours
published-expected = Expected here
published-drawn = Drawn
published-source = Counted over all closed tours by D. E. Knuth, The Art of Computer Programming, pre-fascicle 8a (2025).
