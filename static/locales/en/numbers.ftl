### The knight’s number puzzles.

numbers-board-label = Board of { $rows } by { $columns } squares
numbers-square = { $content ->
    [given] given number { $number }
    [own] number { $number }
   *[empty] empty
}{ $fault ->
    [conflict] , in conflict
    [wrong] , wrong
   *[none] { "" }
}
numbers-hole = hole
numbers-goal = Write the numbers 1 to { $last } so that each is a knight’s move from the one before{ $closed ->
    [closed] , and the last a knight’s move from the first
   *[open] { "" }
}.
numbers-press = Press a square to write the next number, or type one. Press again to erase it.
numbers-next = Next number
numbers-lowest = { $number }, the lowest missing
numbers-new = New puzzle
numbers-kind = Tour
numbers-kind-closed = Closed
numbers-kind-open = Open
numbers-needs-1 = You only need to see the last free square for a number next to one on the board.
numbers-needs-2 = You also need to see the paths between two numbers on the board.
numbers-needs-3 = You also need the colours and distances of squares, which leave a number one square or a square one number.
numbers-needs-4 = You also need to suppose a number on a square and find a contradiction.
numbers-written = { $written } of { $last } numbers are on the board{ $fits ->
    [none] . No tour fits the given numbers
    [several] . More than one tour fits the given numbers
   *[other] { "" }
}.
numbers-conflict = { $first } and { $second } are not a knight’s move apart ({ $a }, { $b }){ $more ->
    [0] { "" }
    [one] . There is 1 more such pair
   *[other] . There are { $more } more such pairs
}.
numbers-solved = Solved. The numbers are a { $closed ->
    [closed] closed tour
   *[open] tour
}{ $fits ->
    [one] , and no other tour fits
   *[other] { "" }
}.

## Hints

numbers-why-given = The hint has been given.
numbers-way = { $count ->
    [one] Only one free square is left a knight’s move from { $first }, so { $number } stands on { $square }.
   *[other] Only one free square is left a knight’s move from both { $first } and { $second }, so { $number } stands on { $square }.
}
numbers-gap = Every path from { $from } to { $to } puts { $number } on { $square }.
numbers-reach = { $square } is the only square left for { $number }. From the others, too few or too many moves lead to the numbers on the board.
numbers-fits = { $number } is the only number left for { $square }. For the others, too few or too many moves lead to the numbers on the board.
numbers-refuted = Were { $number } on { $square }, { $kind ->
    [number] no square would be left for { $left }.
   *[square] no number would be left for { $left }.
}
numbers-refutations = { $count ->
    [one] One supposition leads to a contradiction.
   *[other] { $count } suppositions lead to contradictions.
}
numbers-impossible = { $kind ->
    [number] No square is left for { $left }
   *[square] No number is left for { $left }
}: no tour fits the numbers on the board.
numbers-shown = Deductions alone find no further number. In the solution, { $number } stands on { $square }.
numbers-no-hint = Deductions alone find no further number.

## Making

numbers-make = Press a square to give it the next number, and again to remove it. Or type a number.
numbers-holes = Press squares to make and fill holes
numbers-made = { $fits ->
    [none] No tour fits these numbers: every attempt fails.
    [one] Exactly one tour fits these numbers.
    [several] { $count } tours fit these numbers.
    [many] At least { $count } tours fit these numbers.
    [counting] Tours that fit these numbers are being sought.
   *[unknown] It is not known whether a tour fits these numbers.
}
numbers-none-conflict = No tour fits these numbers. { $reason }
numbers-clash-board = This board has no { $closed ->
    [closed] closed tour
   *[open] tour
}: the colour changes with each move, but there are { $dark } dark and { $light } light squares.
numbers-clash-number = No tour fits these numbers: { $number } stands on a square of the wrong colour. The colour changes with each move, and there is one { $odd ->
    [dark] dark square more than light ones, so odd numbers stand on dark squares and even ones on light squares.
   *[light] light square more than dark ones, so odd numbers stand on light squares and even ones on dark squares.
}
numbers-clash-pair = No tour fits these numbers, as the colour changes with each move. From { $first } to { $second } it changes an { $parity ->
    [odd] odd number of times, but { $a } and { $b } have the same colour.
   *[even] even number of times, but { $a } and { $b } have different colours.
}
numbers-refuted-by = { $reason } { $steps ->
    [one] One deduction leads to this.
   *[other] { $steps } deductions lead to this.
}
