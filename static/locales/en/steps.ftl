### The search for a knight’s tour, step by step.

## What is watched

steps-algorithm-backtracking = Backtracking without a rule
steps-algorithm-warnsdorff = Backtracking with Warnsdorff’s rule
steps-from = Start
steps-first-only = Stop at the first tour
steps-board-label = Board of { $rows } by { $columns } squares
steps-square-knight = knight, number { $number }
steps-square-number = number { $number }
steps-first = First step that writes the number…
steps-first-number = Number { $number }
steps-missing-first = The knight never reaches number { $number } in this run.
steps-counter-tests = Moves tested
steps-counter-placements = Squares visited
steps-counter-dead-ends = Dead ends
steps-counter-solutions = Tours

## What happens at a step

steps-start = The board is empty. The knight begins on { $square } and has to visit all { $area } squares, each once.
steps-choose = From { $square } the knight can go to { $free ->
    [one] 1 square
   *[other] { $free } squares
}. The number of onward moves from each is in brackets, fewest first: { $squares }.
steps-choose-none = From { $square } no move leads to a free square.
steps-try = Is { $to } free? A move from { $from } leads there.
steps-try-off = A knight has 8 moves. To which square does move { $number } lead from { $from }?
steps-reject = { $to } is not free: it has number { $number }.
steps-reject-off = It leads off the board.
steps-place = The knight goes to { $square }, which gets number { $number }.
steps-tour = Tour { $number }: all { $area } squares have a number. { $kind ->
    [closed] A further move would lead back to the start: the tour is closed.
   *[open] No move leads back to the start: the tour is open.
}
steps-dead-end = A dead end: from { $square } no move leads to a free square, and { $left ->
    [one] 1 square is still
   *[other] { $left } squares are still
} free. Backtrack: the last move is taken back.
steps-exhausted = All moves from { $square } have been tried: backtrack to the square before.
steps-take-back = The knight goes back from { $square } to { $to }; { $square } loses its number.
steps-end = { $tours ->
    [0] The search is complete: there is no tour from this square.
    [one] The search is complete: it found 1 tour.
   *[other] The search is complete: it found { $tours } tours.
}

## What it remembers

steps-array = The board as an array
steps-array-words = h[i, j]: the number of the square, 0 while it is free
steps-array-label = { $visited ->
    [0] All squares have 0.
    [one] 1 square has a number, the others have 0.
   *[other] { $visited } squares have a number, the others have 0.
}
steps-call = Number
steps-square = Square
steps-left = Moves left

## Pseudocode

code-visit-square = visit square (i, j) as number k:
code-write-number = h[i, j] ← k
code-report-tour = if k is the number of squares: report a tour
code-for-moves = else for each of the eight moves from (i, j) to (x, y):
code-skip-visited = if (x, y) is off the board or h[x, y] > 0: next move
code-recur-square = visit square (x, y) as number k + 1 (recursion)
code-erase-number = h[i, j] ← 0
code-count-onward = else: count the onward moves of each free square within reach
code-for-fewest-first = for each of these squares (x, y), fewest onward moves first:

## The search tree

steps-node-tour = All squares have a number.
steps-node-dead-end = Every square within reach has a number: { $taken }.
steps-node-choice = From here the knight can go to { $free ->
    [one] 1 square
   *[other] { $free } squares
}.
steps-node-below = Below this node: { $placements ->
    [one] 1 square visited
   *[other] { $placements } squares visited
}, { $solutions ->
    [0] no tour
    [one] 1 tour
   *[other] { $solutions } tours
}.
steps-node-below-many = Below this node, more than { $placements } squares are visited. Expand nodes to see them.
