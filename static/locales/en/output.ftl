### The check of what a program has printed.

view-check = Check my output
check-title = Check what your program printed
check-label = Output of your program
check-help = Lists of columns from 0 or from 1, pairs of row and column, names of squares, matrices with any marks, knight’s tours as boards with numbers or as lists of squares, among any other words. A file can be dropped here too. Nothing leaves this device. A very long text is read without being shown.
check-output = Check
check-file = Choose a file
check-running = Reading the output
check-unreadable = This file cannot be read.
checked-read = read
checked-right = right
checked-wrong = wrong
checked-missing = missing
checked-doubled = printed again
checked-nothing = No position was recognised in this text.
checked-understood = { $kind ->
    [knight] Tours of the knight on a board of { $rows } × { $columns }
    [superqueen] Positions of superqueens on a board of { $rows } × { $columns }
   *[queen] Positions of queens on a board of { $rows } × { $columns }
}, numbered from { $from }.
checked-short = The last row is left out everywhere; it was filled in.
checked-ordered = { $ordered ->
    [yes] The right ones are in lexicographic order.
   *[no] The right ones are not in lexicographic order.
}
checked-first-wrong = The first mistake
checked-line = Line { $line } (position { $number }): { $fault }
checked-repeated = Printed again in lines { $lines }.
checked-absent = { $count ->
    [one] The missing solution
   *[other] { $shown } of { $count } missing solutions
}
fault-length = { $found } are printed instead of { $expected }.
fault-no-queen = row { $row } has no queen.
fault-outside = row { $row } says { $found }; expected { $from } to { $to }.
fault-conflict = { $a } and { $b } (rows { $row } and { $other }) attack each other{ $line ->
    [row] {" "}in a row
    [column] {" "}in a column
    [knight-move] {" "}by a knight’s move
   *[other] {" "}on a diagonal
}.
fault-no-square = no square has the number { $number }.
fault-visited = visit { $number } is to { $square }, which was visited before.
fault-not-a-move = move { $number } from { $from } to { $to } is not a knight’s move.
