## The list

lessons-lead = Six lessons for anybody who learns how a computer searches. The text stands beside the board, and its links lead the board. In the tasks you do the computer's work, and hear at once why something is wrong.
lesson-title-queens = Eight queens by hand
lesson-title-backtracking = Try, mark, go back
lesson-title-arrays = The arrays a, b and c
lesson-title-complexity = Dead ends, growth, complexity
lesson-title-choices = Cleverer choices
lesson-title-knight = The knight's tour
lesson-about-queens = What a queen attacks; rows, columns, sums and differences.
lesson-about-backtracking = Four queens, the whole search; recursion and the stack.
lesson-about-arrays = How a program remembers what is attacked, and why it needs an offset.
lesson-about-complexity = How long a search takes, and what O(n!) says of it.
lesson-about-choices = Fewest choices first, symmetry, repair.
lesson-about-knight = The knight's moves, Warnsdorff's rule, boards without a tour.
lesson-progress = { $solved ->
    [0] { $tasks } tasks
   *[other] { $solved } of { $tasks } tasks solved
}
lessons-forget = Forget what is solved
lessons-kept = What you have solved is kept on this device only. Nothing is sent.

## A lesson

lesson-loading = The lesson is being loaded…
lesson-missing = The lesson could not be loaded.
lesson-retry = Try again
lesson-close = Close the lesson

## Tasks

task-title = Task
task-board = The board of the task
task-solved = Right.
task-check = Check the position
task-another = Another question
task-leave = See it on the screen
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
    } does the search go on?
    [free] Is the square free? If not, choose a queen that attacks it.
    [dead-end] Put a queen into each of the first { $before } rows, so that none attacks another and row { $number } has no free square.
    [half-turn] Set up a solution that looks the same after a half turn.
    [pieces] Take { $before } squares away, so that a knight can no longer get from each of { $number } pieces to the others.
    [complete] Put the missing queens on the board.
   *[move] Make the move of Warnsdorff's rule: go where the fewest moves on are left.
}
task-happened = { $event ->
    [try] The search looks at { $square }.
    [reject] The square { $square } is attacked.
    [place] A queen has been placed on { $square }.
    [take] The queen has been taken from { $square }.
    [solution] This is a solution. All solutions are wanted.
    [dead-end] A dead end: { $line ->
        [column] column { $number }
       *[row] row { $number }
    } has no free square.
    [exhausted] All squares of { $line ->
        [column] column { $number }
       *[row] row { $number }
    } have been tried.
    [choose] It is the turn of { $line ->
        [column] column { $number }
       *[row] row { $number }
    }.
   *[start] The search begins.
}

## On paper

paper-answer = Answer
paper-answers = Answers
task-line = line { $line }

## Going before a run

first-next = On to the next question
first-stop = Stop asking
first-over = The run is over.
first-tally = { $at_once } of { $answered } known at once

## The code of a solved task

task-code = A code for your teacher
task-code-words = The code is made of the task, the name and the day; the same three give the same code on every device, so a teacher can compare. It is no protection against fraud. Nothing is sent.
task-code-name = Name
task-code-day = Day

## Tasks of one's own

make-task = Make this a task
make-task-words = Go to the state that you want to ask about. These questions fit it: try one, or copy its link and hand it out. The answer comes from the solver.
make-task-none = No question fits this state. On the board put some queens, in the search take a step, in the tour make some moves of the knight.
make-task-close = Close the list

## Why an answer is wrong

wrong-next-in-unit = The present { $line ->
    [column] column
   *[row] row
} is not used up: its next square comes.
wrong-next-unit = A { $line ->
    [column] column
   *[row] row
} begins with its first square, even if that is attacked: the program has to look at it.
wrong-behind = The queen on { $queen } is taken up, and her { $line ->
    [column] column
   *[row] row
} goes on behind that square. It does not start over.
wrong-further-back = Not only the last queen has to go: { $queens } queens stand where nothing is left to try.
wrong-over = The first { $line ->
    [column] column
   *[row] row
} is used up, so everything has been tried.
wrong-free = No queen shares a row, a column or a diagonal with it.
wrong-attacked = The queen on { $queen } attacks it.
wrong-no-attack = The queen on { $queen } does not attack it.
wrong-line = Line { $line } comes next.
wrong-marks = A queen is placed on { $square }. She marks her column, her sum and her difference, and nothing else.
wrong-unmarks = The queen on { $square } is taken up. Exactly what she had marked is unmarked.
wrong-no-completion = It is not attacked, but with a queen there the others find no place.
wrong-no-move = The knight cannot go there.
wrong-fewer-moves = From there { $chosen } moves on are left; from another square only { $fewest }.
lacks-conflict = The queens on { $one } and { $other } attack each other.
lacks-row = Row { $row } needs exactly one queen.
lacks-occupied = Row { $row } is to stay empty.
lacks-free = The square { $square } is free.
lacks-queens = { $count ->
    [one] 1 queen is missing.
   *[other] { $count } queens are missing.
}
lacks-turned = A half turn brings the queen on { $square } to an empty square.
lacks-taken = { $taken } of { $wanted } squares are taken away.
lacks-pieces = { $count ->
    [one] All of the rest is still one piece.
   *[other] The rest falls into { $count } pieces.
}
