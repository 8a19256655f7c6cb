### The gallery of solutions, their counts, and the check of what a program has printed.

## Solutions

solutions-title = { $piece ->
    [superqueen] Solutions for { $n ->
        [one] one superqueen
       *[other] { $n } superqueens
    }
   *[other] Solutions for { $n ->
        [one] one queen
       *[other] { $n } queens
    }
}
solutions-panel = Display options
filter = Filter and save
show = Show
show-fundamental = Fundamental
show-all = All
view = View
view-list = List
view-count = Count
fixed-label = Only solutions with pieces on
fixed-button = Apply
fixed-by-click = Click squares of the boards to fix pieces there
unfix = Clear
gallery-label = Solutions in lexicographic order
gallery-number = Solution number
gallery-go = Go
gallery-size = Size of the boards
gallery-fit = Fit to window
open-solution = Open { $solution } on the board
orbit-size = { $size ->
    [one] 1 image
   *[other] { $size } images
}
orbit-title = { $number ->
    [0] This solution
   *[other] Solution { $number }
} and its { $size ->
    [one] one image
   *[other] { $size } images
}
previous = Previous
next = Next
why-first-solution = This is the first solution of the list.
why-last-solution = This is the last solution of the list.
orbit-explained = Its eight rotations and reflections give { $size ->
    [one] one solution
   *[other] { $size } different solutions
} (images). Below each board you see the rotation or reflection that leads to it.
symmetry-identity = as it is
symmetry-quarter-turn = quarter turn
symmetry-half-turn = half turn
symmetry-three-quarter-turn = three-quarter turn
symmetry-flip-horizontal = left and right exchanged
symmetry-flip-vertical = top and bottom exchanged
symmetry-transpose = reflected in the main diagonal
symmetry-anti-transpose = reflected in the antidiagonal
fundamental-found = { $count ->
    [one] fundamental solution
   *[other] fundamental solutions
}
images-found = { $count ->
    [one] solution, images included
   *[other] solutions, images included
}
solutions-found = { $count ->
    [one] solution
   *[other] solutions
}
copy-all = Copy all
export = Save the list as
export-csv = CSV
export-json = JSON
export-text = text
all-found = { $count ->
    [one] The search is complete: it found 1 board.
   *[other] The search is complete: it found { $count } boards.
}
list-full = The first { $limit } solutions are listed, in lexicographic order (sorted like words). A longer list would need too much memory. Fix squares above to see others, or choose “Count” to learn how many there are.
cancelled = Stopped. The solutions found so far are below.
none-exists = { $piece ->
    [superqueen] There is no solution for { $n } superqueens: every branch of the search failed.
   *[other] There is no solution for { $n } queens: every branch of the search failed.
}
none-with-fixed = No solution has pieces on all of these squares. Remove one of them above.

## Counting

counting = Counting solutions
workers = Workers
count-start = Count
count-begun = { $percent }% done
count-pace = { $percent }% done, { $rate } solutions a second, about { $left } left
count-paused = Paused at { $percent }%
count-earlier = A count that you began earlier stands at { $percent }%.
count-elsewhere = Another tab is counting this board, { $percent }% done. This tab shows its progress.
discard = Discard
not-stored = The browser does not let this page store anything: a count is lost when the page is closed.
stored-other = { $piece ->
    [superqueen] A count of { $n } superqueens stands at { $percent }%.
   *[other] A count of { $n } queens stands at { $percent }%.
}
stored-open = Open
stored-damaged = A stored count is damaged and cannot be resumed. Other counts are not affected.
stored-other-version = A stored count was made by another version of this page ({ $version }) and cannot be resumed in this one.
count-done = Counted here in { $time }.
count-too-large = Counting is offered up to n = { $most }: beyond that it would take hours or years. The table shows published counts.
known-title = Known counts
known-all = All solutions
known-fundamental = Fundamental
known-source = Source: { $source }. A tick marks counts made on this device.
plot-label = Chart on a logarithmic axis: the number of solutions for each n, and n factorial above it
plot-counts = solutions

## The check of an output

view-check = Check my output
check-title = Check the output of your program
check-label = Output of your program
check-help = Paste the output of your program. The page recognises lists of columns from 0 or from 1, pairs of row and column, names of squares, matrices with any marks, and knight’s tours (numbered boards, lists of squares), even in the middle of other text. You can also drop a file here. Nothing leaves this device. A very long text is read without being shown.
check-output = Check
check-file = Choose a file
check-running = Reading the output
check-unreadable = This file cannot be read.
checked-read = found in the text
checked-right = right
checked-wrong = wrong
checked-missing = missing
checked-doubled = duplicates
verdict-all = This output is right: { $all } of { $all }.
verdict-one = This output is right: it is one of the { $all } solutions.
verdict-right = { $read ->
    [one] This output is right: it has one board, which is a solution.
   *[other] All { $read } printed boards are right.
}
verdict-missing = { $missing ->
    [one] The printed boards are right, but { $missing } of the { $all } solutions is missing.
   *[other] The printed boards are right, but { $missing } of the { $all } solutions are missing.
}
verdict-doubled = { $doubled ->
    [one] All are right, but { $doubled } of them is a duplicate.
   *[other] All are right, but { $doubled } of them are duplicates.
}
verdict-wrong = Wrong boards: { $wrong } of { $read }.
verdict-cut = The output was shortened at line { $line }. It cannot be judged as a whole.
checked-whole = To print all of it:
remark-number = The output is only a number: { $number }. Print the boards to check them.
remark-empty-lists = { $count ->
    [one] The output has an empty list. A list that is kept without a copy ends up empty when the search takes its queens back.
   *[other] The output has { $count } empty lists. A list that is kept without a copy ends up empty when the search takes its queens back.
}
remark-no-queens = The boards have no queen: all their squares are 0.
remark-failed = The program ended with an error (line { $line }).
remark-no-solution = A solver found no solution (line { $line }).
remark-cycles = These look like the cycles of permutations. Print their array form or a list of columns.
remark-bit-masks = These look like bit masks. Print the columns.
remark-code-points = These look like codes of characters. Print the characters.
remark-characters = The program prints lists of small numbers as text: in Elixir print them with charlists: :as_lists, in Erlang with ~w.
cause-falling = All mistakes are on falling diagonals: the test of i − j is probably missing or wrong.
cause-rising = All mistakes are on rising diagonals: the test of i + j is probably missing or wrong.
cause-diagonals = All mistakes are on diagonals: the tests of i + j and i − j are probably missing.
cause-columns = All mistakes are in columns: the test of the column is probably missing or wrong.
cause-knight-moves = All conflicts are between superqueens a knight’s move apart: the test of knight’s moves is probably missing or wrong.
cause-last-row = The last row is missing: the loop over the rows, or the loop that prints the rows, probably ends one row too early.
cause-fundamental = Rotations and reflections are missing: the program prints only the fundamental solutions.
cause-half = Mirror images are missing: the program probably tries the queen of the first row only in one half of the columns.
cause-mirror = { $missing } is missing, though its mirror image { $printed } is there: the search probably stops too early or skips a column.
cause-regions = No two of these queens touch. As the solution of a puzzle with regions, where queens may share a diagonal, this may be right.
checked-nothing = The page found no position in this text. It recognises any of these:
checked-understood = { $kind ->
    [knight] Tours of the knight on a board of { $rows } × { $columns }
    [superqueen] Positions of superqueens on a board of { $rows } × { $columns }
   *[queen] Positions of queens on a board of { $rows } × { $columns }
}{ $from ->
    [none] { "" }
   *[other] . The numbers of rows and columns begin with { $from }
}.
checked-short = Every position lacks its last row.
checked-ordered = { $ordered ->
    [yes] The right positions are in lexicographic order (sorted like words).
   *[no] The right positions are not in lexicographic order (sorted like words).
}
checked-others = Boards of other sizes are in the text too, and are not counted here: { $boards }.
checked-other = { $rows } × { $columns } ({ $right } right)
checked-first-wrong = The first mistake
checked-line = Line { $line } (position { $number }): { $fault }
checked-repeated = Duplicates in lines { $lines }.
checked-absent = { $count ->
    [one] The missing solution
   *[other] { $shown } of { $count } missing solutions
}
fault-length = the number of entries is { $found } instead of { $expected }.
fault-last-row = the last row is left out.
fault-no-queen = row { $row } has no queen.
fault-outside = row { $row } has { $found }; expected a number from { $from } to { $to }.
fault-conflict = { $a } and { $b } attack each other{ $line ->
    [row] {" "}in a row
    [column] {" "}in a column
    [knight-move] {" "}by a knight’s move
   *[other] {" "}on a diagonal
}.
fault-no-square = no square has the number { $number }.
fault-visited = square number { $number } is { $square }, which was visited before.
fault-not-a-move = move { $number } from { $from } to { $to } is not a knight’s move.
