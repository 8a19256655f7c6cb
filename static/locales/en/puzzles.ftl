### Puzzles.

## Which puzzle

puzzle-title-today = Today’s puzzle
puzzle-title-day = The puzzle of { $day }
puzzle-title-number = Puzzle number { $number }
puzzle-title-own = A puzzle made by hand
puzzle-today = Today
puzzle-future = { $day } is still to come. This is the puzzle of that day.
puzzle-kind = Kind
puzzle-kind-complete = Completion
puzzle-kind-regions = Regions
puzzle-kind-knight = Knight’s numbers
puzzle-rule = Rule
puzzle-rule-chess = Queens
puzzle-rule-touch = No touching
puzzle-rule-superqueen = Superqueens
puzzle-grade = Difficulty
puzzle-grade-1 = 1
puzzle-grade-2 = 2
puzzle-grade-3 = 3
puzzle-grade-4 = 4
puzzle-needs-1 = You only need to see the last free square of { $kind ->
    [regions] { $row ->
        [row] a row, a column or a region.
       *[rank] a rank, a file or a region.
    }
   *[complete] { $row ->
        [row] a row or a column.
       *[rank] a rank or a file.
    }
}
puzzle-needs-2 = You also need to notice { $kind ->
    [regions] { $row ->
        [row] a region whose free squares all lie in one row or column, or a square that is excluded wherever the queen of some row, column or region stands.
       *[rank] a region whose free squares all lie in one rank or file, or a square that is excluded wherever the queen of some rank, file or region stands.
    }
   *[complete] { $row ->
        [row] a square that is excluded wherever the queen of some row or column stands.
       *[rank] a square that is excluded wherever the queen of some rank or file stands.
    }
}
puzzle-needs-3 = You also need to notice { $kind ->
    [regions] { $row ->
        [row] a group of regions that lie in equally many rows or columns: for example two regions that together lie in two rows.
       *[rank] a group of regions that lie in equally many ranks or files: for example two regions that together lie in two ranks.
    }
   *[complete] { $row ->
        [row] a group of rows whose free squares lie in equally many columns: for example two rows whose free squares all lie in the same two columns. Or the same with rows and columns exchanged.
       *[rank] a group of ranks whose free squares lie in equally many files: for example two ranks whose free squares all lie in the same two files. Or the same with ranks and files exchanged.
    }
}
puzzle-needs-4 = You also need to suppose a queen on a square and find a contradiction.
puzzle-ungraded = The difficulty is known once there is exactly one solution.
puzzle-others = Other puzzles
puzzle-source = Puzzle
puzzle-source-day = Today’s
puzzle-source-number = By number
puzzle-source-own = Your own
puzzle-number = Number
puzzle-open = Open a puzzle

## Solving

puzzle-toolbar = Solve the puzzle
puzzle-share = Print and share
puzzle-pictures = Save as a picture, write for LaTeX
puzzle-goal = { $kind ->
    [regions] { $row ->
        [row] One queen belongs in each row, column and region
       *[rank] One queen belongs in each rank (row), file (column) and region
    }
   *[complete] { $row ->
        [row] One queen belongs in each row and column
       *[rank] One queen belongs in each rank (row) and file (column)
    }
}{ $rule ->
    [touch] , and no two may touch, not even at a corner.
    [superqueen] , and none may attack another. They also move as knights.
   *[queen] , and none may attack another.
}
puzzle-press = { $first ->
    [queens] Press: queen. Press again: cross.
   *[crosses] Press: cross. Press again: queen.
}
puzzle-grade-label = Difficulty { $grade }{ $standing ->
    [solved] , solved
    [begun] , begun
   *[none] { "" }
}
puzzle-solved-in = Solved in { $time }, { $hints ->
    [0] without a hint
    [one] with { $hints } hint
   *[other] with { $hints } hints
}.
puzzle-sort = { $kind }, { $rule }{ $grade ->
    [0] { "" }
   *[other] , difficulty { $grade }
}
copy-result = Copy result
share-result = Share result
copy-marked = Copy link with my marks
copy-puzz-link = Copy puzz.link
copy-grid = Copy as text
copy-proof = Copy proof
puzzle-placed = { $piece ->
    [superqueen] { $placed } of { $n } superqueens
   *[queen] { $placed } of { $n } queens
}
puzzle-conflict = { $piece ->
    [superqueen] { $placed } of { $n } superqueens
   *[queen] { $placed } of { $n } queens
}. These cannot both stay: { $pair } ({ $reason }){ $more ->
    [0] { "" }
    [one] . There is 1 more such pair
   *[other] . There are { $more } more such pairs
}.
puzzle-clash = { $clash ->
    [house] both are in { $house }
    [touch] they touch
    [diagonal] they are on one diagonal
   *[knight] a knight’s move apart
}
puzzle-checked = { $wrong ->
    [0] Everything is right so far.
    [one] One square is wrong. It is marked on the board.
   *[other] { $wrong } squares are wrong. They are marked on the board.
}
puzzle-solved = Solved. { $piece ->
    [superqueen] { $n } superqueens are placed
   *[queen] { $n } queens are placed
}, and there is no other solution.
puzzle-making = The puzzle is being made.
puzzle-cancelled = Stopped before the puzzle was made.
puzzle-square = { $region ->
    [none] { "" }
   *[other] region { $region },{" "}
}{ $content ->
    [given] given queen
    [queen] queen
    [superqueen] superqueen
    [cross] crossed out
   *[empty] empty
}{ $fault ->
    [conflict] , in conflict
    [wrong] , wrong
    [unproved] , without a reason yet
    [doubtful] , uncertain
   *[none] { "" }
}
check = Check
puzzle-next = Next puzzle
puzzle-watch = Watch a search solve it
puzzle-unwatch = Back to solving
puzzle-search = Row by row from the top, the search puts a queen on the first square that no other queen excludes. If a row has none left, the search takes the last queen back and tries its next square.
puzzle-search-place = Step { $at } of { $last }, { $back ->
    [one] { $back } queen taken back.
   *[other] { $back } queens taken back.
}
puzzle-why-empty = Nothing has been placed yet
puzzle-why-unknown = The solution is not known
puzzle-why-complete = There is nothing more to tell. The button below the hint does what it says.
puzzle-habits = Options
puzzle-order = First press places
puzzle-order-crosses = A cross
puzzle-order-queens = A queen
puzzle-auto-cross = Cross out squares that a queen excludes
puzzle-check-at-once = Show mistakes at once
puzzle-prove = Prove it: give a reason for each step
puzzle-keys = Drag across squares to cross them out. Keys: Space presses a square, X puts a cross, Enter a queen.

## Hints

puzzle-hint = Hint
puzzle-hint-do = Do it
puzzle-house = { $sort ->
    [rank] rank { $name }
    [file] file { $name }
    [row] row { $name }
    [column] column { $name }
   *[region] region { $name }
}
puzzle-look = Look here: { $houses }.
puzzle-suppose = Suppose a queen stood on { $square }. What would follow?
puzzle-mistakes = { $count ->
    [one] This square is wrong: { $squares }.
   *[other] These squares are wrong: { $squares }.
}
puzzle-excluded = { $count ->
    [one] The queen on { $queen } excludes { $crossed }.
   *[other] The queen on { $queen } excludes these squares: { $crossed }.
}
puzzle-last = Only one free square is left in { $house }: its queen must stand on { $square }.
puzzle-within = { $count ->
    [one] All free squares of { $houses } lie in { $within }, so the queen of { $within } stands on one of them. Cross out the rest of { $within }: { $crossed }.
   *[other] All free squares of { $houses } lie in { $within }, so the queens of { $within } stand on some of them. Cross out the rest of { $within }: { $crossed }.
}
puzzle-common = Wherever the queen of { $house } stands, it excludes these squares: { $crossed }.
puzzle-refuted = { $count ->
    [0] A queen on { $square } would leave no free square in { $house }. Cross { $square } out.
   *[other] A queen on { $square } would force queens on { $follows }. Then no free square would be left in { $house }. Cross { $square } out.
}
puzzle-impossible = No free square is left in { $house }.

## Making

puzzle-edit = Change this puzzle
puzzle-play = Solve it
puzzle-make-unique = Make solution unique
puzzle-make-complete = Press a square to place a queen that the puzzle shows from the start. Press it again to remove the queen.
puzzle-make-regions = Drag from a region across its border: the squares on the way join the region. Press a square to add a given queen. On the keyboard, a letter puts the square into that region.
puzzle-make-doubtful = { $count ->
    [one] { $count } square is uncertain and has a frame. Press it to put it into the next region beside it.
   *[other] { $count } squares are uncertain and have a frame. Press one to put it into the next region beside it.
}
puzzle-refused-last = Region { $region } would lose its last square.
puzzle-refused-torn = Without { $square }, region { $region } would be in two parts.
puzzle-refused-apart = { $square } does not touch region { $region }.
puzzle-one = There is exactly one solution, found without guessing: difficulty { $grade }.
puzzle-one-guessed = There is exactly one solution, but deductions alone do not find it.
puzzle-several = { $more ->
    [0] There are { $count } solutions. Two of them:
   *[other] There are at least { $count } solutions. Two of them:
}
puzzle-none = There is no solution: every attempt fails.
puzzle-none-conflict = There is no solution: { $a } and { $b } cannot both stay ({ $reason }).
puzzle-none-deduced = { $steps ->
    [0] There is no solution.
    [one] One deduction shows that there is no solution.
   *[other] { $steps } deductions show that there is no solution.
} { $reason }
puzzle-path = Why there is only one solution
puzzle-path-part = Deductions so far
puzzle-why-not-unique = The puzzle does not have exactly one solution
puzzle-on-board = Open the given queens on Board

## What is kept

puzzle-past-days = Past days
puzzle-weekdays = Mo Tu We Th Fr Sa Su
puzzle-month = { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
} { $year }
puzzle-month-before = Earlier month
puzzle-month-after = Later month
puzzle-day = { $number } { $month }{ $when ->
    [today] , today
   *[past] { "" }
}: { $solved } of { $grades } solved
puzzle-stored = { $puzzles ->
    [0] No puzzle has been solved on this device.
    [one] { $puzzles } puzzle has been solved on this device.
   *[other] { $puzzles } puzzles have been solved on this device.
}
puzzle-days-in-a-row = Days in a row with a puzzle solved on its day or the next: { $days }
puzzle-forget = Delete all stored puzzles

## On paper

sheet = Worksheet to print
sheet-count = Puzzles
sheet-count-1 = Only this
sheet-count-4 = 4
sheet-count-6 = 6
sheet-count-12 = 12
sheet-first = First puzzle
sheet-make = Make the puzzles
sheet-making = The puzzles are being made.
sheet-ready = The sheet is ready to print, with the solutions on a separate page. A4 and Letter paper both fit.
sheet-solutions = Solutions
sheet-grade = Difficulty { $grade }
sheet-why-not-made = The puzzles have not been made yet
sheet-why-none = No puzzles of this kind, difficulty and size exist
