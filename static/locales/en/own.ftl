### The visitor’s own program, on the board.

## The editor

own-source = Your Python program
own-placeholder = Write or paste a program that places queens or moves a knight
own-source-help = Tab indents a line, Shift+Tab removes the indent. F9, or a press on the number of a line, sets a breakpoint. To leave the editor by keyboard, press Escape, then Tab.
own-begin = Start from an example…
own-written-list = A list of columns
own-written-matrix = A matrix: find the mistake
own-written-arrays = Marker arrays, with two gaps to fill
own-written-masks = Bit masks
own-written-generator = A generator
own-written-class = A class
own-written-permutations = Permutations, with a gap to fill
own-written-knight = A knight’s tour by Warnsdorff’s rule
own-open = Open a file
own-open-refused = The file could not be read. Expected: a text of at most 1 MB.
own-from-link = This program is from a link. Read it before you run it. It runs only when you press Run.
own-from-written = This is one of the example programs. Change it as you like; your changes become your draft.
own-bring-back = Back to my program
own-earlier = Back to my earlier program
own-delete = Delete the draft
own-undelete = Undo: the draft back
own-not-stored = The browser does not let this page store anything: your program is lost when the page is closed. Save it as a file, or copy its link.
own-input = Input: the lines that input() reads
own-args = Arguments: the words of sys.argv after the program’s name
own-too-long = The program is too long for a link. Save it as a file to pass it on.
# Words of the editor’s search and of its reports. A $ is the place of a number.
editor-find = Find
editor-replacement = Replace with
editor-next = next
editor-previous = previous
editor-all = all
editor-case = match case
editor-pattern = regular expression
editor-word = whole words
editor-replace = replace
editor-replace-all = replace all
editor-current = current match
editor-on-line = on line
editor-replaced = replaced the match on line $
editor-replaced-all = replaced $ matches
editor-go-to-line = Go to line
editor-go = go
editor-errors = Errors
editor-no-errors = No errors
editor-deleted = Selection deleted
editor-control = Control character

## The run

own-try = Try the eight queens
own-run = Run
own-stop = Stop
own-why-none = The run has no further step of this kind in this direction
own-no-engine = This version of the page has no Python. You can write programs here and pass them on, but you cannot run them.
own-loads = The first run loads Python: 2.5 MB, once. Your program stays on this device.
own-loading = Python is loading: { $percent }%
own-running = Running: { $lines ->
    [one] 1 line
   *[other] { $lines } lines
} so far
own-stopped = You stopped the run. You can watch the part that was recorded.
own-stopped-limit = The program did not end, so the page stopped it. You can watch the part that was recorded.
own-stopped-line = One line ran for ten seconds without an end, so the page stopped the program. You can watch the part that was recorded.
own-limit-lines = The first { $lines } executed lines can be watched. The program ran on, but the page records no more lines.
own-limit-bytes = The memory for the recording is full after { $lines } executed lines. These lines can be watched. The program ran on.
own-judging = The run is being judged
own-partial = The program has very many variables, or very large ones. The page records a part of them.
own-drawing = Drawings by { $name } are not shown here: its calls do nothing.
own-not-loaded = Python could not be loaded. Check the connection, and press Run again.
own-other-build = The page and its Python are from different versions. Reload the page.
own-crashed-depth = The calls are nested deeper than this browser allows. Does the recursion come to an end?
own-crashed-memory = The program needs more memory than there is.
own-crashed-fault = Python broke down. This is a fault of the page, not of your program.
own-damaged = The recording of this run cannot be read. This is a fault of the page.
own-changed = The program has changed since it ran. Press Run to see its lines.
own-at-line = Line { $line } runs next.
own-at-break = Line { $line } runs next: a breakpoint.
own-at-end = The program has ended.
own-at-end-failed = The program ended with an error.
own-at-stop = The recording ends here.
own-place = line { $step } of { $last }
own-breaks = { $count ->
    [one] Breakpoint: line { $lines }.
   *[other] Breakpoints: lines { $lines }.
}
own-breaks-idle = { $count ->
    [one] Line { $lines } is not in the recording, so nothing stops there.
   *[other] Lines { $lines } are not in the recording, so nothing stops there.
}
own-breaks-beyond = { $count ->
    [one] Line { $lines } is
   *[other] Lines { $lines } are
} beyond the end: the program has { $all ->
    [one] 1 line
   *[other] { $all } lines
}.
own-clear-breaks = Remove the breakpoints
own-to-line = To line { $line }
own-next-break = Breakpoint →
own-previous-break = ← Breakpoint
own-change-of = Variable to follow
own-change-of-call = { $variable } in { $function }
own-next-change = Next change
own-unchanging = “{ $variable }” does not change again in the recording.
own-out-of-call = Out of this call
own-why-no-end = The recording ends before this call does

## What is seen

own-variables = Variables
own-variables-of = In { $function }
own-variables-global = In the whole program
own-more-variables = and { $more } more
own-list-here = List { $number }. It stands in several places.
own-list-there = This is list { $number } itself, not a copy of it.
own-call = Function
own-line = Line
own-values = Values
own-more-calls = { $more ->
    [one] 1 outer call is not shown
   *[other] { $more } outer calls are not shown
}
own-texts = Input, output
own-output = Printed so far
own-output-cut = Only the end of the output is shown.
own-square-knight = knight, number { $number }
own-square-number = number { $number }
own-board-label = Board of { $rows } by { $columns } squares, read from the program
own-board-begin = Write a program, or try the eight queens: the board shows it line by line.
own-board-none = Run the program: the board shows its variables line by line.
own-board-unsure = The page is not sure which variable is the board. Which one holds the queens or the knight?
own-board-nowhere = No variable of this program looks like a board.
own-board-reading = Shown on the board
own-reading-choose = Choose a variable…
own-reading-printed = the last position that was printed
own-reading-names = { $variable }: squares by name
own-reading = { $variable }: { $kind ->
    [columns] { $by ->
        [columns] the row number for each column
       *[rows] the column number for each row
    }
    [masks] one bit mask for each row
    [pairs] squares as pairs of numbers
    [indices] squares by number, row by row
    [matrix] a matrix with a mark for each piece
    [numbers] a table with the number of each visit
    [integer] one integer with a bit for each square
    [frames] the column in each call
   *[frame-masks] the bit of the column in each call
}, counted from { $from }
algorithm-before = Your run before
own-count-lines = Lines run
own-count-calls = Calls of functions
own-count-placements = Pieces placed
own-count-dead-ends = Dead ends
own-count-solutions = Solutions found
own-count-note = The pieces placed are the steps after which there are more pieces on the board than before. A dead end is { $tree ->
    [yes] a call that finds no solution and makes no further call
   *[no] a step after which the board loses a piece and is no solution
}. Each solution counts once, however often it is printed. A solution that is only in the variables counts, too.
own-node-program = The whole program.
own-call-returned = { $call } returns { $value }.
own-call-unsure = { $call } returns None, or an exception ends it.
own-call-open = { $call } does not end in the recording.
own-node-calls = This call makes { $calls ->
    [one] 1 further call
   *[other] { $calls } further calls
}. It finds { $solutions ->
    [0] no solution
    [one] 1 solution
   *[other] { $solutions } solutions
} itself.
own-node-solution = { $solutions ->
    [one] 1 solution was found in this call.
   *[other] { $solutions } solutions were found in this call.
}
own-node-dead-end = A dead end: no further call, and no solution.
own-node-steps = This call lasts from step { $first } to step { $last }.

## The judgement

own-count-wrong = Wrong solutions
own-verdict = Verdict
own-outcome-all = { $found ->
    [one] The only solution is
   *[other] All { $found } solutions are
} found, and no wrong one is reported.
own-outcome-none = There is no solution, and the program finds none.
own-outcome-one = The program finds a solution, and it is right.
own-outcome-missing = { $found } of { $exist } solutions are found, all of them right. The others are missing.
own-outcome-right = { $found } solutions are found, all of them right.
own-outcome-wrong = The program reports a solution that is wrong.
own-outcome-nothing = The program finds no solution, but { $exist ->
    [one] there is 1
   *[other] there are { $exist }
}.
own-outcome-no-tour = The program finds no solution.
own-outcome-count = The number is right: there { $number ->
    [one] is 1 solution
   *[other] are { $number } solutions
}.
own-outcome-yes = The program says that there is a solution, and one stood on its board.
own-outcome-essential = { $printed } solutions are printed, one of each set of images by rotation and reflection. That is right.
own-outcome-wrong-count = The program gives the number { $number }, but there { $exist ->
    [0] is no solution
    [one] is 1 solution
   *[other] are { $exist } solutions
}.
own-outcome-seen-count = All { $seen } solutions stand on the board while it runs, but the program gives the number { $number }.
own-outcome-wrong-none = The program says that there is no solution, but there { $exist ->
    [one] is 1
   *[other] are { $exist }
}.
own-outcome-seen-none = { $all ->
    [yes] All { $seen } solutions stand
   *[no] { $seen ->
        [one] A solution stands
       *[other] { $seen } solutions stand
    }
} on the board while it runs, but the program says that there is none.
own-outcome-wrong-no-tour = The program says that there is no tour, but there is one.
own-outcome-wrong-closed = The program calls its tour closed, but no move leads from its last square to its first one.
own-outcome-wrong-yes = The program says that there is a solution, but there is none.
own-outcome-part = The program gives a board that is not complete.
own-outcome-numbers = The numbers that the program gives its solutions begin neither with 0 nor with 1.
own-outcome-silent = { $seen ->
    [one] A solution
   *[other] { $seen } solutions
} stood on the board while the program ran, but it neither prints nor returns { $seen ->
    [one] it
   *[other] any of them
}.
own-outcome-not-called = The program only defines { $name }. Nothing calls it.
own-outcome-short = The search ends with { $attacks ->
    [one] 1 pair
   *[other] { $attacks } pairs
} of queens that attack each other. The program claims no solution.
own-outcome-error = The program did not run to its end, so nothing is said about its solutions.
own-outcome-stopped = The program was stopped before its end. { $found ->
    [0] Until then the page saw no solution
    [one] Until then the page saw 1 solution
   *[other] Until then the page saw { $found } solutions
}; whether they are all, nobody can say.
own-outcome-unknown = The page cannot say whether this program is right. { $found ->
    [0] It saw no solution on a board, in the output or in a returned value
    [one] It saw 1 solution
   *[other] It saw { $found } solutions
}.
own-resting = { $kind ->
    [last-solution] The board shows the last solution, from line { $line }.
    [last-full] The board shows the last full board, from line { $line }.
   *[last] The board shows the last pieces that stood on it, from line { $line }.
}
own-last-output = Last printed lines
own-fault-conflict = In the first wrong solution, the queens on { $a } and { $b } attack each other.
own-fault-visited = In the first wrong tour, visit { $number } goes to { $square }, where the knight has already been.
own-fault-leap = In the first wrong tour, step { $number } goes from { $from } to { $to }: that is not a knight’s move.
own-fault-length = The first wrong solution has { $found } entries instead of { $expected }.
own-fault-other = The first wrong solution is not a complete board.
own-cause-not-tested = The likely cause: { $line ->
    [row] the program does not compare queens in one row
    [column] the program does not compare queens in one column
    [falling] the program does not test the falling diagonals, or tests only a part of them
    [rising] the program does not test the rising diagonals, or tests only a part of them
   *[several] the program does not test some lines, or tests only a part of them
}.
own-cause-not-copied = The likely cause: “{ $variable }” holds the same list again and again. Append a copy, such as list(…).
own-cause-range = The likely cause: the program never places a queen in the { $end ->
    [first] first
   *[last] last
} { $unit ->
    [row] row
   *[column] column
}. Is a range(…) too short by one?
own-cause-mark = The likely cause: a mark in “{ $variable }” stays after its queen is taken back.
own-cause-never-back = The likely cause: no queen is ever taken back from the board. After a dead end, the program must remove the last queen and try the next square.
own-cause-aliased = The cause: all rows of “{ $variable }” are one and the same list. Write [[0] * n for _ in range(n)].
own-cause-edge = The cause: attacks are not found where one of the queens is on the edge of the board. A loop of the test stops one square too early.
own-cause-array = The cause: “{ $variable }” has too few items. The sums and the differences of a row and a column take 2n − 1 values each.
own-cause-unused = The cause: line { $line } makes no use of the value of the inner call. A solution is found there and lost again.
own-cause-early = The cause: the function returns within its loop, after the first square that it has tried. The return belongs after the loop.
own-cause-late = The cause: a square is marked only when the inner call has returned. Mark it before the call.
own-cause-unmarked = The cause: the mark of a square is never taken back after a dead end.
own-cause-depth = The page allows at most 250 calls within one another, and this program needs more. Nothing is said about its solutions.
own-add-call = Add the call
own-convert-python-2 = Convert to Python 3
own-leave-import-out = Leave the import out
own-python-2 = This is Python 2. The page runs Python 3.
own-to-wrong = Show wrong solution
own-to-placed = Show where it went wrong
own-placed = { $square }, placed by line { $line }

## Errors

own-error-line = Line { $line }:
own-error-meant = Did you mean “{ $name }”?
own-error-name = the name “{ $name }” has no value here. Is it misspelt, or used too early?
own-error-unbound = “{ $name }” is used before it gets a value in the function. Is “global” or “nonlocal” missing?
own-error-index = there is no item with this number. Items are numbered from 0 to the length minus 1.
own-error-key = the dictionary has no key { $key }.
own-error-attribute = a value of type { $class } has no attribute or method “{ $name }”.
own-error-type = a value has the wrong type for this operation.
own-error-arguments = a function is called with too few or too many arguments.
own-error-value = a function got a value that it cannot use.
own-error-zero = a number is divided by zero.
own-error-recursion = the calls are nested too deeply: at most 250 can be recorded. Does the recursion come to an end?
own-error-module = the module “{ $name }” is not here. Of modules there are math, random, itertools, collections, re, datetime, json and others, and a small part of numpy.
own-error-import = the module has no “{ $name }”, or the page’s copy of it has none.
own-error-input = the program asks for more input than there is. Write the lines into the field for input.
own-error-assertion = the condition of an assert is not met.
own-error-memory = the program needs more memory than there is.
own-error-indent-missing = this line belongs to the block above it: indent it.
own-error-indent-unexpected = this line is indented, but no block begins before it.
own-error-indent-unmatched = no earlier line has the same indentation as this line. All lines of a block must begin with the same number of spaces.
own-error-tabs = tabs and spaces are mixed in the indents. Use spaces only.
own-error-colon = a colon is missing at the end of the line.
own-error-print = print needs parentheses: print(…).
own-error-bracket = a bracket is never closed, or is closed by a bracket of another kind.
own-error-text = a string does not end: its closing quotation mark is missing.
own-error-equals = “=” gives a value; to compare, write “==”.
own-error-syntax = Python cannot read this. The mistake may be at the end of the line before.
own-error-other = the program ended with an error.
