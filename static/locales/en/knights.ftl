### What the knight's screens share.

## The knight's board

knight-board-label = Board of { $rows } by { $columns } squares
board-rows = Rows
board-columns = Columns
edit-holes = Make and mend holes by pressing squares
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

reason-colours = The colour changes with each move, so the numbers of dark and light squares must fit. Here are { $dark } dark and { $light } light squares, which do not.
reason-end-colour = There is one { $colour ->
    [dark] dark
   *[light] light
} square more than of the other colour, so every tour starts and ends on that colour, and { $square } is of the other.
reason-ends-colour = { $start } and { $end } are of the same colour. There are as many dark squares as light ones and the colour changes with each move, so a tour ends on the other colour than it starts.
reason-end-is-start = A tour visits no square twice, so it cannot both start and end on { $square }.
reason-single = From the only square there is no move back to it.
reason-narrow = With one or two rows or columns, a knight can go along the board, but never back to what it has left out.
reason-four-closed = With four rows or columns, a closed tour would change between the outer (A) and the inner ones (B) with each move, just as it changes its colour. So it would only ever meet A squares of one colour and B squares of the other: half of the board.
reason-four-caption = From A every move leads to B, and there are as many B as A.
reason-four-inner = With four rows or columns, every tour starts and ends in the outer ones, and { $square } is in an inner one.
reason-small = { $rows } × { $columns } is one of the few small boards without such a tour: trying everything finds none.
reason-corners = The corners { $a } and { $b } have only two moves each, and both need { $square }. So a tour that starts or ends on { $square } must have its other end in one of these corners.
reason-no-corner = On 5 × 5 every tour starts or ends in a corner.
reason-searched = No simple argument is known: everything has been tried, and nothing leads to such a tour.
reason-end-visited = The tour is to end on { $square }, and the knight has been there already.
reason-stuck = No move leads on from { $square }.
reason-cut-off = No move leads to { $square } any more.
reason-apart = No moves lead from { $from } to { $to } any more: the board has come apart.
reason-dead-end = Only one move is left to { $square }, so the knight could come there but not go on.
reason-dead-ends = Only one move is left to { $a }, and only one to { $b }. Such squares can only be ends of a tour, and there are more of them than it has ends left.
reason-dark = { $count } dark
reason-light = { $count } light
