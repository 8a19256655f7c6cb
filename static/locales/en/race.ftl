### The result of a race of two searches.

race-first = { $goal ->
    [first] First with a solution
    [all] First with all solutions
    [none] First to know that there is no solution
    [first-tour] First with a tour
    [all-tour] First with all tours
   *[none-tour] First to know that there is no tour
}
race-goal = { $goal ->
    [first] The first solution
    [all] All solutions
    [none] Certainty that there is no solution
    [first-tour] The first tour
    [all-tour] All tours
   *[none-tour] Certainty that there is no tour
}
race-one = { $first }: { $one }, { $clock ->
    [tests] after { $time } tests
    [line] after { $time } lines
   *[step] at step { $time }
} ({ $other }: { $later }).
race-both = { $goal }: both { $clock ->
    [tests] after { $time } tests
    [line] after { $time } lines
   *[step] at step { $time }
}.
race-only = { $first }: { $one }, { $clock ->
    [tests] after { $time } tests
    [line] after { $time } lines
   *[step] at step { $time }
}. { $other }: not within { $clock ->
    [line] its { $known } lines
   *[step] { $known } steps, as far as it was looked at
}.
race-why-marks = Both test the same squares in the same order, so neither is ahead. What differs is the work for a test: “{ $one }” compares the square with up to { $most } queens, “{ $other }” looks at three marks.
race-why-walk = “{ $one }” fills columns and “{ $other }” rows. This is the same search on the board mirrored at a diagonal, so neither is ahead.
race-why-masks = One test of “{ $one }” finds all free squares of a row, and no attacked square is visited. “{ $other }” tests each square by itself.
race-same-queens = Both place the same { $count } queens.
race-why-fewest = “{ $one }” fills the row or column with the fewest free squares next, so it notices at once when one of them has none. Before each choice it compares all squares whose row and column have no queen.
race-placed = It places { $few } queens, “{ $other }” { $many }.
race-why-repair = “{ $one }” does not go through all positions. It puts a queen into each row at random, moves one attacked queen after another, and stops at its first solution. When that comes depends on the seed.
race-why-anywhere = “{ $one }” places the same queens in every order, so it finds each solution n! times.
race-why-rule = Both try the same moves. Warnsdorff’s rule only puts them in order: the square with the fewest onward moves comes first, so that no square that is hard to reach is left for later. For this it also tests the eight moves from each square in reach.
race-same-visits = To find all tours, both visit a square { $count } times: here the order saves no visit.
race-own-clock = One line of your program goes with one step of “{ $other }”.
race-own-work = In all, the program runs { $lines } lines and places { $few } queens; “{ $other }” takes { $steps } steps and places { $many }.
race-before-same = Both ran the same program.
race-before-work = This run: { $lines } lines, { $few } pieces placed. The run before: { $earlier } lines, { $many } pieces placed.
