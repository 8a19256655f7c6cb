### What all screens share.

## The page

document-title = { $screen } · Bezzel
skip = Skip to the board and its controls
nav = Screens
door-queens = Queens
door-knight = Knight
door-puzzles = Puzzles
door-learn = Learn
menu = Menu
nav-queens = Board
nav-solutions = Solutions
nav-search = Backtracking
nav-construct = Construct
nav-puzzles = Puzzles
nav-tour = Tour
nav-boards = Which boards
nav-duel = Duel
nav-lessons = Lessons
nav-about = About
nav-steps = Search for a tour
nav-own = Your program
nav-numbers = Number puzzle
language = Language
theme = Theme
theme-auto = System
theme-light = Light
theme-dark = Dark
colouring = Board’s colours
colouring-paper = Paper
colouring-sea = Sea
colouring-wood = Wood
colouring-contrast = High contrast
notation = Notation
rows-from-0 = Rows and columns from 0
squares-as-pairs = Squares as (i, j)
counts-from = The program counts rows and columns from { $first }.
count-as-program = Count from { $first } here, too
one-is-free = 1 for free, 0 for taken
square-names = Squares
square-names-letters = Letters: a1
square-names-from-1 = Numbers from 1: (1, 1)
square-names-from-0 = Numbers from 0: (0, 0)

## What each screen is about

introduction-queens = A queen attacks every square of its row, its column and both diagonals. Can n queens be placed on n × n squares so that none attacks another? This is the n-queens problem.
introduction-solutions = This screen lists all solutions of a board. Solutions that differ only by a rotation or a reflection belong to one fundamental solution.
introduction-search = Backtracking places a queen in each row. If a row has no free square, it goes back one row. The program calls itself for each row, so each queen on the board belongs to one call on the call stack.
introduction-construct = Backtracking is far too slow for a million queens. A rule gives the column of each queen directly.
introduction-puzzles = There is a new puzzle every day, and any number of others. Each has exactly one solution, which can be found without guessing.
introduction-tour = A tour visits every square once: a Hamiltonian path. The knight moves two squares straight and one to the side, jumping over anything in between. A tour is closed if one more move leads back to its start.
introduction-boards = A tour visits every square once; a closed tour then returns to its start in one more move. Choose a board on the map to see one of its tours, or why it has none; or draw a shape of your own.
introduction-duel = Two players take turns to move one knight, never to a square where it has been. A player who cannot move loses.
introduction-steps = This is backtracking with a knight: it moves on while it can, and takes back its last move when it is stuck.
introduction-numbers = A knight’s tour with most of its numbers missing. Each number is a knight’s move from the one before, and exactly one tour fits.
introduction-hide = Hide this introduction
introduction-show = Introduction

## Controls

undo = Undo
redo = Redo
clear = Clear
rotate = Rotate
reflect = Reflect
cancel = Cancel
pause = Pause
resume = Resume
restart = Start again
why-no-undo = There is nothing to undo.
why-no-redo = There is nothing to redo.
why-empty = The board is empty.
number-less = Decrease by 1
number-more = Increase by 1
number-reset = Reset to { $value }
field-expected = Expected: { $expected }.
field-refused = “{ $value }” cannot be read. Expected: { $expected }.
copy-link = Copy link
background-running = { $screen }: running, { $percent }%
background-done = { $screen }: finished
background-stopped = { $screen }: stopped
searching = Searching
pair = { $a } and { $b }
copied = Copied.
save-svg = Save as SVG
save-png = Save as PNG
save-gif = Save as GIF
print = Print
set-back = All tasks
film = Film
film-making = The GIF is being made
film-words = With a sentence for each step
why-no-film-yet = A film needs a move: move the knight, or have a tour found.
why-no-film = A film has at most 1,024 squares.
share-more = Copy as text, save, print
formats-latex = For LaTeX
formats-solvers = For LaTeX and solvers
qr = QR code
qr-making = Making the code
qr-label = QR code of the link below
qr-too-long = This link has { $bytes } bytes, and a QR code holds at most 2,953. Copy the link instead.
share = Share
picture-failed = The browser could not draw the picture. Try saving it as SVG, which is easier for the browser.
button-copied = Copied
text-not-copied = The browser did not let the page copy. The text is: { $text }
embed = Embed this screen
embed-words = To show this screen in your own web page, paste this code into that page. The screen opens as it is now, without the menu. It uses the light or dark colours of each visitor’s system; to choose one yourself, add theme=light or theme=dark to the address in the code.
copy-embed = Copy the code
own-page = Open in Bezzel, on its own page
dialog-close = Close
panel = About this position
sections = Parts of this screen
section-answers = Answers
section-why = Why

## Boards

board-label = Board of { $n } by { $n } squares
board-line = { $line ->
    [row] row { $number }
   *[rank] rank { $number }
}
board-side = Size n
board-rows = Rows
board-columns = Columns
piece = Piece
piece-queen = Queen
piece-superqueen = Superqueen
square-queen = queen
square-queen-conflict = queen, in conflict
square-superqueen = superqueen
square-superqueen-conflict = superqueen, in conflict
square-attacked = attacked

## The keyboard

learn = Open the lesson
make = Create a task
first = Predict the next step
present = Projector view
present-end = Leave the projector view
shortcuts = Keyboard shortcuts
key-arrows = Move from square to square
key-rank = To the ends of the row
key-file = To the ends of the column
key-corners = To the top left and bottom right corners
key-press = Place or remove a piece
key-square = Do the same as a press on the square
key-cross = Cross a square out, or take the cross away
key-digits = Write a number
key-erase = Erase the number
key-solve = Place or remove a queen
key-rays = Read out the nearest piece in each direction
key-undo = Undo
key-list = Show this list

## Notices

notice = The link says { $parameter } = “{ $value }”. Expected: { $expected }. The default is used instead.
notice-dismiss = Dismiss
expected-number = a whole number from { $least } to { $most }
expected-word = one of { $words }
expected-words = some of these words with dots between them: { $words }
expected-proof = the steps of a proof, such as { $example }: the first letter of a reason, then squares, each square once
expected-permutation = a column from 1 to { $n } for each of the { $n } rows, 0 for an empty row, such as { $example }
expected-solution = a solution of the { $n } × { $n } board, given as the column of the queen in each row from the top
expected-fen = { $n } ranks of { $n } squares, such as { $example }
expected-position = squares such as { $square }, a permutation such as { $permutation }, a FEN such as { $fen }, or a link to a board
expected-columns = { $n ->
    [one] one number, the column of the piece in the only row
   *[other] { $n } numbers, the column of the piece in each row from the top
}; { $count ->
    [one] 1 number was read ({ $numbers })
   *[other] { $count } numbers were read ({ $numbers })
}
expected-column = column numbers from 1 to { $n } (0 for an empty row), or from 0 to { $last } with each number once; { $found } was read
expected-squares = squares of the { $rows } × { $columns } board with commas between them, such as { $example }
expected-square = a square of the { $rows } × { $columns } board that is not a hole, such as { $example }
expected-size = rows x columns, each from { $least } to { $most }, such as { $example }
expected-shape = rows x columns (each from 1 to { $most }), a dot, and for each row from the top a hexadecimal number with a bit for each square, the lowest for the leftmost column, such as { $example }
expected-lesson = a lesson and its part, such as { $example }
expected-question = a question that can be asked about this position
expected-board-tours = a board that has tours of the chosen kind
expected-board-narrow = a board whose shorter side has at most { $widest } squares
expected-board-small = a smaller board (this one would take too much memory)
expected-no-end = no end square, because the end of this tour cannot be chosen
expected-moves-digit = a digit from 0 to 7 for each move; move { $number } is “{ $found }”
expected-moves-outside = moves that stay on the board, but move { $number } leaves it from { $square }
expected-moves-hole = moves that avoid the holes; move { $number } leads into the hole { $square }
expected-moves-visited = moves to squares that have not been visited; move { $number } leads to { $square } again
expected-moves-start = a link with both “moves” and “start” (the square on which the moves begin)
expected-date = a date such as { $example }
expected-numbers = numbers and their squares, with dots between them, such as { $example }; { $fault ->
    [form] “{ $part }” is no number with a square
    [number] { $part } is none of the numbers from 1 to { $last }
    [square] “{ $part }” is no square of the board
    [number-twice] { $part } has two squares
   *[square-twice] { $part } has two numbers
}
expected-regions = { $squares } letters for a board of { $n } × { $n }, row by row from the top: the letter of a square names its region. Each letter from a to { $last } occurs at least once
expected-piece-of-fen = { $piece }, because the FEN has this piece
expected-packed = a text packed by this page, of at most { $most } characters
expected-text = a text of at most { $most } bytes
expected-lines = numbers of lines from 1 to { $last } with commas between them, such as 5,9

## Results

time-milliseconds = { $milliseconds } ms
time-seconds = { $seconds } s
time-minutes = { $minutes } min { $seconds } s
time-hours = { $hours } h { $minutes } min
known-counted = This device counted the same number
solved-not-stored = The browser does not let this page store anything: what you have solved is lost when the page is closed.

## When work fails

failed-refused = This search cannot start ({ $reason }).
failed-version = Two parts of the page are from different versions. Reload the page.
failed-not-loaded = The computing part of the page could not be loaded. Check the connection and try again, or reload the page.
failed-no-memory = The device has too little free memory for this computation. Close other programs, and try again.
failed-workers = The computation failed several times. Start again, or reload the page.

## When the program fails

crash-title = Something went wrong in the program.
crash-words = Nothing is lost: this link contains your work. Copy it, or start again from it.
crash-reload = Start again
arriving-words = The computing part of the page is still loading.
retry-words = Part of the page could not be loaded. Nothing is lost: check your network connection.
retry-now = Try again
update-words = A new version of Bezzel is available.
update-running = Updating stops the running computation. Only a count of solutions can continue after the update.
update-now = Update
update-later = Later

## Playing

transport = Playback
transport-keys = Keys: → forward, ← back, Space plays and pauses, Esc leaves
transport-play = Play (P)
transport-pause = Pause (P)
transport-step = One step forward (.)
transport-back = One step back (comma key)
seek = Position in the run
speed = Speed
speed-steps = { $steps ->
    [one] { $steps } step/s
   *[other] { $steps } steps/s
}
speed-fastest = as fast as possible
key-hint = Show the next move of a knight’s tour
key-play = Play and pause
key-step = One step back, one step forward
key-solution = Next solution, previous solution
key-dead-end = Next dead end, previous dead end
key-break = Next breakpoint, previous breakpoint
key-set-break = Set a breakpoint on the line of the cursor, or remove it
key-out = Out of the running call
key-queen = The first step with this number of queens
key-number = The first step that writes this number
key-tree = In the search tree: move down, up or to a neighbour; open or close a node
key-zoom = Zoom in, zoom out, show all: the search tree, a large board

## A board that zooms

full-screen = Full screen
zoom-in = Zoom in
zoom-out = Zoom out
zoom-whole = Whole board
nearest-queen = Nearest queen
why-closest = You cannot zoom in any further
why-whole = The whole board is in view
