## The list

lessons-lead = These six lessons show how a computer searches. The text stands beside the board, and its links show positions there. In the tasks you take the computer’s steps, and see at once why an answer is wrong.
lesson-title-queens = Eight queens by hand
lesson-title-backtracking = Backtracking with four queens
lesson-title-arrays = The arrays a, b and c
lesson-title-complexity = Dead ends, growth, complexity
lesson-title-choices = Cleverer choices
lesson-title-knight = The knight’s tour
lesson-about-queens = The lines of attack; rows, columns, sums and differences.
lesson-about-backtracking = The whole search for four queens; recursion and the stack.
lesson-about-arrays = How a program remembers which columns and diagonals are taken, and why an array index needs an offset.
lesson-about-complexity = How long a search takes, and the meaning of O(n!).
lesson-about-choices = Three faster ways: fewest free squares first, symmetry, and repair.
lesson-about-knight = The knight’s moves, Warnsdorff’s rule, boards without a tour.
lesson-progress = { $solved ->
    [0] { $tasks } tasks
   *[other] { $solved } of { $tasks } tasks solved
}
lessons-forget = Clear solved tasks
lessons-stored = Your solved tasks are stored on this device only. Nothing is sent.
lessons-teachers = For teachers

## A lesson

lesson-loading = The lesson is being loaded…
lesson-missing = The lesson could not be loaded.
lesson-retry = Try again
lesson-next = Next lesson: { $title }
lesson-next-task = Next task
lesson-list = All lessons
lesson-all-tools = All tools
lesson-fewer-tools = Fewer tools
lesson-close = Close the lesson

## Tasks

task-title = Task
task-board = The board of the task
task-solved = Right.
task-wrong = No.
task-check = Check the position
task-another = Another question
show-answer = Show the answer
task-answer = The answer: { $answer }
task-leave = Open without the task
task-is-free = It is free
task-over = The search is over
task-goes-on = { $line ->
    [column] Column { $number }
   *[row] Row { $number }
}
task-asked = { $task ->
    [next-square] Which square is tried next? Choose it.
    [line] Which line of the program comes next?
    [cells] Which three cells of a, b and c change next?
    [verdict] In which { $line ->
        [column] column
       *[row] row
    } is a square tried next?
    [free] Is the square free? If not, choose a queen that attacks it.
    [dead-end] Place a queen in each of the first { $before } rows, so that none attacks another and row { $number } has no free square.
    [half-turn] Set up a solution that looks the same after a half turn.
    [pieces] Remove { $before } squares so that the board falls into { $number } parts with no knight’s move between them.
    [complete] Place the missing queens on the board of { $number } × { $number } squares.
   *[move] Make the move of Warnsdorff’s rule: go to the square with the fewest onward moves.
}
task-given = Begin again with the given program
task-program-all = The program has to find all solutions { $n ->
    [0] of the queens problem
    [one] for { $n } queen
   *[other] for { $n } queens
}. Complete or correct it, and run it.
task-program-one = The program has to find a solution { $n ->
    [0] of the queens problem
    [one] for { $n } queen
   *[other] for { $n } queens
}. Complete or correct it, and run it.
task-program-tour = The program has to find a knight’s tour{ $n ->
    [0] {""}
   *[other] {" "}of the board of { $n } × { $n } squares
}. Complete or correct it, and run it.
task-program-solutions = { $solutions ->
    [one] 1 solution
   *[other] { $solutions } solutions
}
task-program-right = any program that reaches this goal
task-happened = { $event ->
    [try] The search looks at { $square }.
    [reject] The square { $square } is attacked.
    [place] A queen has been placed on { $square }.
    [take] The queen on { $square } has been taken back.
    [solution] This is a solution. The search continues with the other solutions.
    [dead-end] A dead end: { $line ->
        [column] column { $number }
       *[row] row { $number }
    } has no free square.
    [exhausted] All squares of { $line ->
        [column] column { $number }
       *[row] row { $number }
    } have been tried.
    [choose] The next queen belongs in { $line ->
        [column] column { $number }
       *[row] row { $number }
    }.
   *[start] The search begins.
}

## On paper

paper-answer = Answer
paper-answers = Answers
paper-class = Class
task-line = line { $line }

## Going before a run

first-next = Next question
first-goes-on = Continue after a right answer
first-stop = Stop predicting
first-over = The run is over.
first-place = Question { $number }, { $percent }% of the run
first-tally = { $at_once } of { $answered } answers right at the first try

## The code of a solved task

task-code = A code for your teacher
task-code-words = The page computes the code from the task, the name and the day. With the same task, name and day, every device gives the same code, so a teacher can compare the codes. The code does not prevent cheating. Nothing is sent.
task-code-name = Name
task-code-day = Day

teachers-lead = The codes show that your pupils have solved their tasks. Below them are the answers to all tasks of the lessons.
teachers-answers = Answers and notes
class-codes = Codes of a class
class-codes-words = Paste the names of your pupils, one on each line. Beside each name you see a code. The page shows the same code to a pupil of this name who solves all tasks of the lesson, or your own task, on this day.
class-lesson = Lesson
class-task = The link of your own task
class-task-help = Leave this field empty for a lesson. Or paste the link of a task that you have made with “Create a task”, or the link of several tasks.
class-task-refused = This link has no task. Expected: a link that was made with “Create a task”, or the link of several tasks.
class-names = Names

## A set of tasks

set-untitled = Tasks
set-lead = Solve these tasks, in any order. When all are solved, you get a code for your teacher here.
set-begun = begun
set-solved = Solved
set-puzzle = Puzzle for queens
set-numbers = Puzzle for the knight
set-make = Several tasks in one link
set-make-words = Paste the links of tasks, one on each line. These can be tasks that you have made with “Create a task”, and puzzles. If you write a name in front of a link, your pupils see this name.
set-links = Links of tasks
set-title = Title
set-word = Secret word
set-word-words = Give your pupils the link. A pupil who has solved all of its tasks gets one code. For the list of all codes, paste the same link below. The list asks for the secret word, which is not in the link.
set-too-long = These tasks are too many or too long for one link. It holds at most { $most } tasks.
set-elsewhere = This is not a link to this page.
set-damaged = This link is damaged: the value of “{ $parameter }” cannot be read.
set-no-puzzle = This link does not name one puzzle. Open the puzzle, and copy its link from “Print and share”.
set-no-task = This link has no task. Expected: a link that was made with “Create a task”, or the link of a puzzle.
set-twice = This task is in the list already.
save-package = Save for a learning platform (SCORM 1.2)
save-package-words = The file has the list of these tasks for Moodle and other learning platforms, which then store what each pupil has solved. The tasks are opened from this page: the pupils must be able to reach it.
class-word-help = The codes appear when this is the secret word of the tasks.

## Tasks of one’s own

make-task = Create a task
make-task-words = Go to the position that you want to ask about. These questions fit the position: try one, or copy its link and give it to your pupils. The page computes the answer.
make-task-program = Write the program that your pupils will get, with gaps or a mistake. Choose the board and a goal, and copy the link of this goal. The page checks each run of a pupil’s program.
make-task-n = Number of queens or board side: n
make-task-none = No question fits this position. Place some queens on the board, take a step of a search, or make some moves of the knight.
make-task-close = Close the list

## Why an answer is wrong

wrong-next-in-unit = The search has not finished the current { $line ->
    [column] column
   *[row] row
}: it tries the next square there.
wrong-next-unit = In each { $line ->
    [column] column
   *[row] row
}, the program tests the first square first, even if it is attacked.
wrong-behind-first = A queen is taken back first. Its { $line ->
    [column] column
   *[row] row
} does not start again.
wrong-behind = The queen on { $queen } is taken back; the search continues with the next square of that { $line ->
    [column] column
   *[row] row
}. It does not start again.
wrong-further-back = More than one queen is taken back: { $queens } queens have no further square to try.
wrong-over-first = Is there still a { $line ->
    [column] column
   *[row] row
} with a square that has not been tried?
wrong-over = All squares of the first { $line ->
    [column] column
   *[row] row
} have been tried, so the search is over.
wrong-free = No queen shares a row, a column or a diagonal with this square.
wrong-not-free = The square is not free: a queen attacks it. Which one?
wrong-attacked = The queen on { $queen } attacks this square.
wrong-no-attack = The queen on { $queen } does not attack this square.
wrong-line-now = Not that line. The search is at line { $line } now: follow the program from there.
wrong-line = Line { $line } comes next.
wrong-marks = A queen is placed on { $square }. It marks its column, its sum and its difference, and nothing else.
wrong-unmarks = The queen on { $square } is taken back. Its three marks are removed, and no others.
wrong-no-completion = No queen attacks { $square }. But with a queen on it, { $line ->
    [row] row { $number } has no free square left
    [column] column { $number } has no free square left
   *[none] every way to place the other queens ends in a dead end
}.
wrong-no-move = The knight cannot go there.
wrong-fewer-moves = From there { $chosen } onward moves are left, but from another square only { $fewest }.
right-fewest = From there { $fewest ->
    [one] { $fewest } onward move is left
   *[other] { $fewest } onward moves are left
}. No other square has fewer.
lacks-end-error = The program ended with an error.
lacks-end-limit = The program did not end, and up to then it had not reached the goal.
lacks-board = The page found no board in the program. Print each solution, or choose the variable that is the board.
lacks-other-board = The program works on another board, of { $rows } × { $columns } squares.
lacks-other-piece = { $piece ->
    [knight] The program moves a knight, but the task asks for queens.
   *[queens] The program places queens, but the task asks for a knight.
}
lacks-right = What the program says is not right. The sentence beside the board says what is wrong.
lacks-solutions = { $found } of { $exist } solutions are found.
lacks-solution = The program finds no solution.
lacks-print = The program finds solutions, but it neither prints nor returns them.
lacks-call = The program only defines functions or classes. Nothing calls them.
lacks-search = The program prints solutions, but it does not search for them.
lacks-clear = The page cannot tell what the program answers. Print each solution, and nothing else that looks like one.
lacks-conflict = The queens on { $one } and { $other } attack each other.
lacks-row = Row { $row } needs exactly one queen.
lacks-occupied = Row { $row } must stay empty.
lacks-free = The square { $square } is free.
lacks-queens = { $count ->
    [one] 1 queen is missing.
   *[other] { $count } queens are missing.
}
lacks-turned = A half turn moves the queen on { $square } to an empty square.
lacks-taken = { $taken } of { $wanted } squares have been removed.
lacks-pieces = { $count ->
    [one] The rest is still one part.
   *[other] The rest falls into { $count } parts.
}
