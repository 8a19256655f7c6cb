### What the knight's screens share.

## The knight's board

knight-board-label = Board of { $rows } by { $columns } squares
board-rows = Rows
board-columns = Columns
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
square-wins = wins
square-partner = partner { $partner }
square-single = without a partner

## Why there is no tour

reason-colours = The knight changes colour with each move, so the numbers of dark and light squares must match. Here they do not: there are { $dark } dark and { $light } light squares.
reason-end-colour = There is one { $colour ->
    [dark] dark square more than light ones
   *[light] light square more than dark ones
}, so every tour starts and ends on { $colour ->
    [dark] a dark one
   *[light] a light one
}, and { $square } is of the other colour.
reason-ends-colour = { $start } and { $end } are of the same colour. There are as many dark squares as light ones and the knight changes colour with each move, so a tour ends on the other colour than it starts on.
reason-end-is-start = A tour visits no square twice, so it cannot both start and end on { $square }.
reason-single = From the only square there is no move back to it.
reason-narrow = With one or two rows or columns, a knight can go along the board, but never back to what it has left out.
reason-four-closed = With four rows or columns, a closed tour would alternate between the outer (A) and the inner ones (B) with each move, just as it alternates between the colours. So it would only ever reach A squares of one colour and B squares of the other: half of the board.
reason-four-caption = From A every move leads to B, and there are as many B as A.
reason-four-inner = With four rows or columns, every tour starts and ends in the outer ones, and { $square } is in an inner one.
reason-falls-apart = Take away { $squares }: the board falls into { $pieces } pieces, between which no move leads. { $kind ->
    [closed] A closed tour is a ring; without { $count } of its squares it falls into at most { $most } pieces
   *[open] A tour is a path; without { $count } of its squares it falls into at most { $most } pieces
}. So there is none.
reason-pieces-caption = Framed: the squares that are taken away. Squares with the same number are one piece.
reason-small = { $rows } × { $columns } is one of the few small boards without such a tour: all possibilities have been tried.
reason-corners = The corners { $a } and { $b } have only two moves each, and both need { $square }. So a tour that starts or ends on { $square } must have its other end in one of these corners.
reason-no-corner = On 5 × 5 every tour starts or ends in a corner.
reason-searched = No simple argument is known: all possibilities have been tried, and none leads to such a tour.
reason-end-visited = The tour is to end on { $square }, and the knight has been there already.
reason-stuck = No move leads on from { $square }.
reason-cut-off = No move leads to { $square } any more.
reason-apart = No moves lead from { $from } to { $to } any more: the board has come apart.
reason-dead-end = Only one move is left to { $square }, so the knight could come there but not go on.
reason-dead-ends = Only one move is left to { $a }, and only one to { $b }. Such squares can only be ends of a tour, and there are more of them than it has ends left.
reason-dark = { $count } dark
reason-light = { $count } light
