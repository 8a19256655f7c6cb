### The screens that teach: search, constructions, history.

## About

about-lead = Bezzel is named after Max Bezzel, who asked the question of the eight queens in 1848. Everything on these pages is computed on your own device: nothing you do is sent anywhere, and nothing is counted but queens and tours.
about-queens = The queens
about-queens-asked = Bezzel asked how eight queens can stand on a chess board so that none attacks another. Franz Nauck published the first solutions in 1850 and asked the same of n queens on a board of n × n. Gauss took it up, later Georg Cantor. S. Günther found the solutions by determinants in 1874, and J. W. L. Glaisher refined his method. In 1972 E. W. Dijkstra chose the problem to show what structured programming is: his search, which goes back wherever it cannot go on, has been taught ever since. In the 1990s players met it in the game The 7th Guest.
about-queens-arithmetic = Give each queen the number of its row i and of its column j. A placement is right exactly when all j are different, all sums i + j are different, and all differences i − j are different: that is one queen a column, and one a diagonal each way. There are solutions for n = 1 and for every n from 4 on.
about-queens-growth = No formula for their number is known. It grows like (0.143 n)ⁿ, as Michael Simkin proved in 2021. Turned and reflected solutions taken together, eight queens have { $fundamental } fundamental solutions, which give { $all } in all: eleven have eight images each, and one, which a half turn leaves as it is, has four.
about-count = How the counts are made
about-count-halves = A search that places queen after queen looks at every solution once, and there are too many. Bezzel cuts the board into halves, lists what each half can hold for every set of rows, and counts the pairs that share no diagonal, hundreds at a time, without looking at any single one. The largest count known is that for n = 27, made in 2016 with programmable chips and repeated in 2025 on eight graphics processors in 28.4 days.
about-knight = The knight
about-knight-tours = A knight's tour visits each square once; a closed one ends a move from where it began. Abraham de Moivre and Leonhard Euler studied them, Euler in 1759. H. C. von Warnsdorff gave the rule in 1823 that still finds them: go where the fewest ways lead on.
about-knight-boards = In 1991 Allen Schwenk proved which boards have a closed tour. Take the shorter side m and the longer n: there is one unless both are odd, or m is 1, 2 or 4, or m is 3 and n is 4, 6 or 8. The chess board has { $undirected } closed tours, or { $directed } if the way round counts. Brendan McKay computed that in 1997.
about-knight-duel = Two players who move one knight in turn, never to a square where it has been, play a game that is decided before it starts: whoever is to move wins exactly when every largest set of disjoint pairs of squares, a knight's move apart, contains the square where the knight stands. Such a set is also the winner's plan: always answer within the pair.
about-errors = Errors in well-known sources
about-errors-lead = While building these pages we found figures in articles and lists that do not hold. Here is what they say, and the computation.
about-error-27 = One article gives { $wrong } fundamental solutions for n = 27. By the symmetries, the number is (all + kept by a half turn + 2 × kept by a quarter turn) : 8 = ({ $all } + { $half } + 0) : 8 = { $right }. The other figure is an intermediate one of the project that made the count, in which some symmetric beginnings were completed more than once.
about-error-rows = One article says that putting one queen in each row leaves 16,884 times fewer placements. Any eight squares can be chosen in { $any } ways, one in each row in { $rows }: that is { $whole }.{ $tenths } times fewer. The larger factor starts from a total that is 64 times too big.
about-error-list = One list of the 92 solutions misprints two of them. In lexicographic order, number 7 is { $seventh } and number 31 is { $thirtyfirst }.
about-error-row-marker = One printed pseudo-code tests a marker for the row that it never sets. The row needs none, since each row gets one queen by the way the search is made.
about-error-directed = One essay gives the number of closed tours on the chess board counted in both directions, and does not say so. As loops on the board there are half as many.
about-error-tours = In 1996 a count of { $wrong } closed tours was published. The symmetries of the board gather tours, whatever their direction, in orbits of eight or four, so their number is a multiple of 4; that figure leaves { $left }. A year later McKay’s count gave the right one.
about-error-boards = Two of the boards printed in a well-known paper on knight's tours, 6 × 6 and 8 × 8, contain a step that no knight can make.
about-sources = Sources
about-program = The program
about-program-words = Version { $version }. Free software under the MIT licence or the Apache licence 2.0, as you choose. It is written in Rust and stands on these libraries, under the same licences:
about-keys = Press ? on any screen for the keys.

## The search, step by step

search-algorithm = Algorithm
algorithm-test = Test each square against each queen
algorithm-arrays = Marker arrays
algorithm-walk = Walk along the lines, column by column
algorithm-masks = Bit masks
algorithm-fewest = Fewest free squares first
algorithm-repair = Repair a random board
search-order = Order in a row
order-left = from the left
order-right = from the right
order-middle = from the middle
order-random = shuffled
search-seed = Seed
search-first-only = Stop at the first solution
search-code = The program
search-stack = The calls that wait
stack-unit = Call for
stack-queen = Queen
stack-left = Squares left
unit-number = { $unit ->
    [column] column { $number }
   *[row] row { $number }
}
search-step = Step
search-of-steps = of { $last }
search-of-more = of more than { $known }
search-place = step { $step } of { $last }
counter-tests = Squares tested
counter-placements = Queens placed
counter-dead-ends = Dead ends
counter-solutions = Solutions
memory-arrays = The arrays
memory-masks = The masks
memory-repair = Attacks in the row
array-a = a[j]: column j is taken
array-b = b[i + j]: the rising diagonal is taken
array-c = c[i − j]: the falling diagonal is taken
array-weights = Queens that attack each square of row { $row }
array-label = { $name }. { $count ->
    [0] None is set.
   *[other] Set: { $set }.
}
mask-columns = Columns of the queens above
mask-falling = Where their falling diagonals meet the row
mask-rising = Where their rising diagonals meet the row
mask-free = Free squares that are left
jumps = Jump to
jump-previous-solution = ← Solution
jump-next-solution = Solution →
jump-previous-dead-end = ← Dead end
jump-next-dead-end = Dead end →
jump-first-queen = First time with…
jump-queen = { $queen ->
    [one] 1 queen
   *[other] { $queen } queens
}
search-missing = { $way ->
    [next] { $kind ->
        [solution] No solution comes after this step.
       *[dead-end] No dead end comes after this step.
    }
    [previous] { $kind ->
        [solution] No solution comes before this step.
       *[dead-end] No dead end comes before this step.
    }
   *[first] { $queen ->
        [one] This run never places a queen.
       *[other] This run never has { $queen } queens on the board.
    }
}
search-beyond = There is no step { $step }: this run ends with step { $last }.
search-on-the-way = On the way through the run
search-no-survey = The worker failed several times. The run can be played, but the seek bar does not work. Reload the page to try again.

## What happens at a step

event-start = { $n ->
    [one] The board is empty. One queen is to be placed.
   *[other] The board is empty. { $n } queens are to be placed, none attacking another.
}
event-choose = { $rule ->
    [fewest] { $unit ->
        [column] Column { $number }
       *[row] Row { $number }
    } has the fewest free squares: { $free }. It comes next.
   *[row] In row { $number }, { $free ->
        [0] no square is free
        [one] 1 square is free
       *[other] { $free } squares are free
    }.
}
event-try = Is { $square } free?
event-marked = { $cell } is marked: { $square } shares its { $line ->
    [column] column
    [sum] rising diagonal
   *[difference] falling diagonal
} with the queen on { $queen }.
event-attacked = { $square } shares its { $line ->
    [row] row
    [column] column
    [sum] rising diagonal
   *[difference] falling diagonal
} with the queen on { $queen }.
event-place = { $square } is free: queen { $queen } is placed there.
event-solution = { $n ->
    [one] Solution { $number }: the queen stands.
   *[other] Solution { $number }: all { $n } queens stand, and none attacks another.
}
event-dead-end = A dead end: { $unit ->
    [column] column { $number }
   *[row] row { $number }
} has no free square. The last queen has to go.
event-exhausted = All squares of { $unit ->
    [column] column { $number }
   *[row] row { $number }
} have been visited: back to the queen before.
event-end = { $solutions ->
    [0] The search is complete: there is no solution.
    [one] The search is complete: it found 1 solution.
   *[other] The search is complete: it found { $solutions } solutions.
}
event-take-back = The queen on { $square } is taken back.
event-scatter = Attempt { $attempt }: a queen in each row, on random squares.
event-pick = The queen on { $square } is picked at random: { $attacks ->
    [one] 1 queen attacks it
   *[other] { $attacks } queens attack it
}.
event-move = It moves from { $from } to { $to }, where { $attacks ->
    [0] no queen attacks it
    [one] 1 queen attacks it
   *[other] { $attacks } queens attack it
}: no other square of its row is attacked less.
event-give-up = Attempt { $attempt } is given up after too many moves.

## Pseudo-code

code-place-row = place a queen in row i:
code-place-column = place a queen in column j:
code-place-masks = place a queen in row i, with the masks:
code-place-next = place one more queen:
code-for-squares = for each square (i, j) of the row:
code-for-column-squares = for each square (i, j) of the column:
code-skip-attacked = if an earlier queen attacks it: next square
code-skip-marked = if a[j], b[i + j] or c[i − j] is marked: next square
code-skip-seen = if a walk left along its row and diagonals meets a queen: next square
code-free-mask = free ← the columns that are in no mask
code-choose-fewest = choose the row or column with the fewest free squares
code-while-free = while free has a bit:
code-for-free = for each free square in it:
code-put = put a queen there
code-put-mark = put a queen there; mark a[j], b[i + j], c[i − j]
code-put-bit = take the lowest bit out: put a queen there
code-report = if all queens stand: a solution
code-recur-row = else place a queen in row i + 1
code-recur-column = else place a queen in column j + 1
code-recur-masks = else go on in row i + 1, with the masks moved along
code-recur-next = else place one more queen
code-take = take the queen back
code-take-unmark = take the queen back; unmark a[j], b[i + j], c[i − j]
code-return = return: no square is left
code-repair-board = repair a board:
code-scatter = put a queen in each row, on random squares
code-while-attacked = while a queen is attacked:
code-pick-attacked = pick one that is attacked, at random
code-move-least = move it to the least attacked square of its row
code-give-up = after too many moves: begin anew
code-report-repaired = no queen is attacked: a solution
