### The search, watched and compared.

## The search, step by step

search-algorithm = Algorithm
algorithm-test = Test each square against each queen
algorithm-arrays = Marker arrays
algorithm-walk = By columns: look left along each line
algorithm-masks = Bit masks
algorithm-fewest = Fewest free squares first
algorithm-repair = Min-conflicts (repair)
algorithm-anywhere = Try every free square of the board
search-order = Order of squares
order-left = from the left
order-right = from the right
order-middle = from the middle
order-random = shuffled
search-seed = Seed
search-first-only = Stop at the first solution
view-race = Race
race-beside = Beside it
race-nothing = nothing
race-clock = Both go by
clock-step = steps
clock-tests = squares tested
view-tree = Tree
view-program = Program
view-memory = Memory
view-comparison = Compare
search-code = The program
search-written = Programming language
written-words = Pseudocode
written-python = Python
written-cpp = C++
written-c = C
written-java = Java
written-pascal = Pascal
written-javascript = JavaScript
written-rust = Rust
copy-program = Copy the program
save-program = Save the program
program-not-copied = The browser refuses to copy. Save the program instead.
program-failed = The program could not be loaded. Check the connection.
program-retry = Try again
program-in-order = The program visits the squares from the { $way ->
    [top] top
   *[left] left
}; this run uses another order.
program-anywhere = Warning: this search places the same queens in every order, so it finds each solution n! times.
program-values = Variables
search-stack = The call stack
stack-unit = Call
stack-queen = Queen
stack-left = Squares left
trace-queen = Q{ $queen } ({ $i }, { $j })
trace-event = Event
trace-queens = Queens
trace-path = Path
unit-number = { $unit ->
    [column] column { $number }
   *[row] row { $number }
}
search-activities = More to do with this search
search-step = Step
search-of-steps = of { $last }
search-of-more = of { $known }+
search-place = step { $step } of { $last }
counter-tests = { $algorithm ->
    [masks] Rows tested
    [fewest] Squares compared
    [repair] Squares compared
   *[other] Squares tested
}
counter-placements = { $algorithm ->
    [repair] Placements and moves
   *[other] Queens placed
}
counter-dead-ends = { $algorithm ->
    [repair] Attempts given up
   *[other] Dead ends
}
counter-solutions = Solutions
counter-note-masks = With bit masks one test covers a whole row, so this counter counts rows, not squares.
counter-note-fewest = Before each choice, “fewest free squares first” compares all squares in rows and columns without a queen. The page counts each of them once. The printed program makes more tests.
counter-note-repair = For each move of a queen, min-conflicts compares the other squares of its row. The page counts these squares.
memory-arrays = The arrays
memory-masks = The masks
memory-repair = Attacks on each square of the row
array-a = a[j]: column j is { $mark ->
    [free] free
   *[taken] taken
}
array-b = b[i + j]: the rising diagonal is { $mark ->
    [free] free
   *[taken] taken
}
array-c = c[i − j{ $offset ->
    [0] {""}
   *[other] {" "}+ { $offset }
}]: the falling diagonal is { $mark ->
    [free] free
   *[taken] taken
}
array-weights = Number of queens that attack each square of row { $row }
array-label = { $name }. { $count ->
    [0] No entry is 1.
   *[other] Entries with 1: { $set }.
}
mask-columns = Columns of the queens above
mask-falling = Squares of this row on falling diagonals of queens
mask-rising = Squares of this row on rising diagonals of queens
mask-free = Free squares still to try
jumps = Jump to
jump-previous-solution = ← Solution
jump-next-solution = Solution →
jump-previous-dead-end = { $algorithm ->
    [repair] ← Given up
   *[other] ← Dead end
}
jump-next-dead-end = { $algorithm ->
    [repair] Given up →
   *[other] Dead end →
}
jump-first-queen = First step with…
jump-step = Go to step
expected-step = a whole number from 0 on, in plain digits such as 2093
why-at-start = The run is at its start
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
search-on-the-way = Going to that step
search-no-survey = You can play the run, but you cannot jump to a step with the slider.

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
event-marked = { $cell } is { $value }: { $square } shares its { $line ->
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
event-walked = The walk from { $square } along its { $line ->
    [row] row
    [sum] rising diagonal
   *[difference] falling diagonal
} meets the queen on { $queen }.
event-place = { $square } is free: queen { $queen } is placed there.
event-solution = { $n ->
    [one] Solution { $number }: the queen is placed.
   *[other] Solution { $number }: all { $n } queens are placed, and none attacks another.
}
event-dead-end = A dead end: { $unit ->
    [board] the board
    [column] column { $number }
   *[row] row { $number }
} has no free square. Backtrack: the last queen is taken back.
event-exhausted = All squares of { $unit ->
    [board] the board
    [column] column { $number }
   *[row] row { $number }
} have been tried: backtrack to the previous queen.
event-end = { $solutions ->
    [0] The search is complete: there is no solution.
    [one] The search is complete: it found 1 solution.
   *[other] The search is complete: it found { $solutions } solutions.
}
event-take-back = The queen on { $square } is taken back.
event-scatter = Attempt { $attempt }: a queen is put on a random square of each row.
event-pick = The queen on { $square } is picked at random: { $attacks ->
    [one] 1 queen attacks it
   *[other] { $attacks } queens attack it
}.
event-move = It moves from { $from } to { $to }, where { $attacks ->
    [0] no queen attacks it
    [one] 1 queen attacks it
   *[other] { $attacks } queens attack it
}. No other square of its row is attacked by fewer queens.
event-give-up = Attempt { $attempt } is given up after too many moves.

## Pseudocode

code-place-row = place a queen in row i:
code-place-column = place a queen in column j:
code-place-masks = place a queen in row i, with the masks:
code-place-next = place one more queen:
code-for-squares = for each square (i, j) of the row:
code-for-board-squares = for each square (i, j) of the board:
code-for-column-squares = for each square (i, j) of the column:
code-skip-attacked = if an earlier queen attacks it: next square
code-skip-marked = if a[j], b[i + j] or c[i − j{ $offset ->
    [added] {" "}+ n − 1
   *[none] {""}
}] is taken: next square
code-skip-seen = if a queen stands to the left in its row or on a diagonal: next square
code-free-mask = free ← the columns that are in no mask
code-choose-fewest = choose the row or column with the fewest free squares
code-while-free = while a bit of free is 1:
code-for-free = for each free square of this row or column:
code-put = put a queen there
code-put-mark = put a queen there; a[j], b[i + j], c[i − j{ $offset ->
    [added] {" "}+ n − 1
   *[none] {""}
}] ← taken
code-put-bit = remove the lowest bit: put a queen in its column
code-report = if all queens are placed: report a solution
code-recur-row = else place a queen in row i + 1 (recursion)
code-recur-column = else place a queen in column j + 1 (recursion)
code-recur-masks = else go on in row i + 1, with the masks shifted (recursion)
code-recur-next = else place one more queen (recursion)
code-take = take the queen back
code-take-unmark = take the queen back; a[j], b[i + j], c[i − j{ $offset ->
    [added] {" "}+ n − 1
   *[none] {""}
}] ← free
code-return = return (no square is left)
code-repair-board = repair a board:
code-scatter = put a queen on a random square of each row
code-while-attacked = while a queen is attacked:
code-pick-attacked = pick an attacked queen at random
code-move-least = move it to the least attacked square of its row
code-give-up = after too many moves: start again
code-report-repaired = no queen is attacked: report a solution

## The search tree

tree-label = The search tree
tree-none = { $search ->
    [anywhere] This search has no drawing of its tree: the tree would have each position once for every order of its queens.
   *[repair] Min-conflicts has no tree: it moves queens and takes none back.
}
tree-tools = Zoom, expand, jump
tree-whole = Whole tree
tree-why-whole = The whole tree is in view
tree-open-all = Expand all
tree-open-default = Collapse
tree-why-many = There are too many nodes to expand them all; press one to expand it.
tree-later = Nodes not visited yet
tree-later-faint = faint
tree-later-hidden = hidden
tree-later-full = like the others
node-root = the empty board
node-returned = returns { $value }
node-choice = a choice
node-failure = a dead end
node-solution = a solution
node-collapsed = collapsed
node-is-solution = All queens are placed, and none attacks another.
node-why-choice = { $unit ->
    [column] Column { $number }
   *[row] Row { $number }
} has { $free ->
    [one] 1 free square
   *[other] { $free } free squares
}.
node-why-failure = { $unit ->
    [column] Column { $number }
   *[row] Row { $number }
} has no free square: { $reasons }.
node-reason = { $square } shares its { $line ->
    [row] row
    [column] column
    [sum] rising diagonal
   *[difference] falling diagonal
} with { $queen }
node-below = Below this node: { $placements ->
    [one] 1 queen placed
   *[other] { $placements } queens placed
}, { $solutions ->
    [0] no solution
    [one] 1 solution
   *[other] { $solutions } solutions
}.
node-below-many = Below this node, more than { $placements } queens are placed.
search-far = This node comes too late in the run. The page cannot go to it.

## The algorithms compared

compare-lead = Each search looks for all solutions on boards from 4 × 4 to 12 × 12. They run one after the other, and the times are those of your device.
compare-measure = Show
compared-tests = Tests
compared-placements = Queens placed
compared-dead-ends = Dead ends
compared-time = Time
compared-tenths = { $whole }.{ $tenth } { $unit ->
    [microseconds] µs
   *[milliseconds] ms
}
compared-whole = { $whole } { $unit ->
    [microseconds] µs
   *[milliseconds] ms
}
short-test = Test
short-arrays = Arrays
short-walk = Walk
short-masks = Masks
short-fewest = Fewest
short-repair = Repair
compare-start = Measure
compare-measuring = Measuring the searches
compare-done = Everything has been measured.
compare-why-none = Choose an algorithm to measure.
compare-why-unmeasured = Measure something first.
compare-plot = { $measure } for n from 4 to 12, on a logarithmic scale
compare-growth = About complexity: if each row has one queen, there are nⁿ boards, or n! if no two queens share a column. Backtracking stops at the first conflict, so it tests far fewer squares than a program that looks at all these boards. Still, from n = 11 to n = 12 the number of squares tested grows by a factor of 5.6, and from n = 6 on this factor itself grows with n.
compare-order = O(n!) says that from some n on the work is at most a constant times n!. It does not say how large this constant is, whether the work really grows so fast, or how long a search takes: of two programs with the same O, one can be a hundred times as fast as the other.
compare-same = The algorithms Test, Arrays, Walk and Masks place the same queens and meet the same dead ends. The faster ones only need less time for each test: their times differ by a constant factor and grow in the same way.
compare-times = The times on small boards are better than those of a single run: so short a search is run many times in a row, and up to about n = 8 the processor learns its way by heart. Such a run can take less than half the time of the first one. From about n = 9 on the way is too long to be learned, so the times jump there.
compare-limit = “Fewest free squares first” places fewer queens: for n = 12, a little more than one third of the number that the others place. But this number grows nearly as fast as theirs. A search for all solutions cannot stay fast, because the number of solutions grows faster than any exponential function. To find a single solution, no search is needed.
compare-beyond = A question: a program calls itself once more after the last queen, for a row that does not exist. For n = 8 it tests { $more } squares instead of { $tests }. Why? Answer: after each of the 92 solutions it also tests the 8 squares of that row.
compare-no-take-back = Another question: some programs have no line that takes a queen back. How do they go back? Answer: they write the new column of the queen over its old one, and when they test a square they look only at the rows above.
save-comparison = Save the table as CSV
copy-trace = Copy the steps so far
save-trace = Save the steps so far
compare-repair = Min-conflicts stops at its first solution, so its numbers show the work for one solution only.
