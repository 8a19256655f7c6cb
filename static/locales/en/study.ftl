### The screens that teach: constructions, history.

## About

about-lead = Bezzel is named after Max Bezzel, who posed the eight queens problem in 1848. Everything on these pages is computed on your own device. Nothing you do is sent anywhere, and visits are not counted.
about-queens = The queens
about-queens-asked = Bezzel asked how eight queens can stand on a chess board so that none attacks another. This is the eight queens problem. Franz Nauck published the first solutions in 1850 and asked the same question for n queens on an n × n board. Gauss studied it too, and later Georg Cantor. S. Günther found the solutions by determinants in 1874, and J. W. L. Glaisher refined his method. In 1972 E. W. Dijkstra used the problem to explain structured programming. His search has been taught ever since as the example of backtracking and recursion. In the 1990s it was a puzzle in the game The 7th Guest.
about-queens-arithmetic = Put one queen in each row. The queen of row i stands in column j. The placement is a solution exactly when all j are different, all sums i + j are different, and all differences i − j are different: there is one queen in each column, and at most one on each diagonal. There are solutions for n = 1 and for every n from 4 on.
about-queens-growth = No formula for the number of solutions is known. This number grows like (0.143 n)ⁿ, as Michael Simkin proved in 2021. P. Nobel, A. Agrawal and S. Boyd then computed the constant to more digits: 0.14313. So the complexity of finding all solutions is worse than exponential. If solutions that differ by a rotation or reflection count as one, eight queens have { $fundamental } fundamental solutions. With their rotations and reflections (images) these give { $all } solutions. Eleven of them have eight images each. The twelfth stays the same in a half turn, so it has four.
about-queens-multiple = From n = 6 on, the number of solutions is a multiple of 4. H. M. Nielsen published a proof in 2026. Your device has just checked the { $known } known numbers from n = 6 to n = { $last }: { $multiples } of them are multiples of 4.
about-queens-complete = To complete a position is difficult in general. In 2017 I. P. Gent, C. Jefferson and P. Nightingale proved that it is NP-complete to decide if given queens can be completed to a solution, and #P-complete to count the completions. But a few queens can always be completed: S. Glock, D. Munhá Correia and B. Sudakov proved in 2021 that this is true, for large n, of any n/60 queens that do not attack each other.
about-queens-boards = The problem is studied on other boards, too. On a torus, a diagonal that leaves the board continues at the opposite side. There, solutions exist exactly when n is divisible neither by 2 nor by 3. C. Bowtell and P. Keevash proved in 2021 how fast their number grows. T. Kunt’s thesis (2024) is about queens in three and more dimensions.
about-count = How the counts are made
about-count-halves = A search that places one queen after another visits every solution, and there are too many. Bezzel cuts the board into two halves. For every choice of rows, it lists the placements in one half that use exactly these rows, and the placements in the other half that use the other rows. Then it counts the pairs of placements that share no diagonal. It compares hundreds of pairs at a time, and never builds a whole solution. The largest known count, for n = 27, was made in 2016 with programmable chips and repeated in 2025 on eight graphics processors in 28.4 days.
about-knight = The knight
about-knight-tours = A knight’s tour visits each square once; a closed tour ends one move from its start. In graph theory a tour is a Hamiltonian path, and a closed tour a Hamiltonian cycle. Abraham de Moivre and Leonhard Euler studied them, Euler in 1759. In 1823 H. C. von Warnsdorff gave the rule that is still used: go to the square with the fewest onward moves.
about-knight-boards = In 1991 Allen Schwenk proved which boards have a closed tour. If m is the shorter side and n the longer, there is one unless both are odd, or m is 1, 2 or 4, or m is 3 and n is 4, 6 or 8. The chess board has { $undirected } closed tours, or { $directed } if the direction counts. Brendan McKay computed that in 1997.
about-knight-random = The page draws a random tour without a list of all tours. Row by row, it gives each square two moves. Each way to do this for all squares (a 2-factor) has the same chance. To count these ways, the page only remembers how many moves each square at the border of the finished rows has. If the moves form one cycle, it is a tour. If they form several cycles, the page draws again. So each tour has the same chance. The number of a tour is its place in a fixed order. The page computes it from sums that are stored during the count.
about-knight-duel = In the duel two players take turns to move one knight, never to a square where it has been. Its winner is decided before it starts. Put as many squares as possible into pairs that are a knight’s move apart, with no square in two pairs (a maximum matching). The player to move wins exactly when every such matching includes the square where the knight stands. A matching is also the winner’s plan: always move to the partner.
about-errors = Errors in well-known sources
about-errors-lead = While building these pages we found wrong numbers in articles and lists. Here are the printed numbers and the computed ones.
about-error-27 = One article gives { $wrong } fundamental solutions for n = 27. The number follows from the symmetries: (all solutions + those that stay the same in a half turn + 2 × those that stay the same in a quarter turn) / 8 = ({ $all } + { $half } + 0) / 8 = { $right }. The wrong number is an intermediate result of the project that counted the solutions. In it, some symmetric first placements were completed, and so counted, more than once.
about-error-rows = One article says that there are 16,884 times fewer placements with one queen in each row than with eight queens anywhere. Eight squares can be chosen in { $any } ways. One square in each row can be chosen in { $rows } ways, which is { $whole }.{ $tenths } times fewer. The article’s factor is too large because it starts from a total that is 64 times too big.
about-error-list = One printed list of the 92 solutions has mistakes in two of them. The right solutions, in lexicographic order, are { $seventh } (number 7) and { $thirtyfirst } (number 31).
about-error-row-marker = One printed pseudocode tests a marker for the row, but never sets this marker. Rows need no marker, because the search gives each row one queen anyway.
about-error-offset = One printed C program uses i − j as the index of an array. It can be negative, and arrays in C begin at 0: the index needs an offset, i − j + n − 1. The same program writes one cell beyond the end of another array.
about-error-directed = One essay counts each closed tour of the chess board in both directions, and does not say so. If the direction does not count, there are half as many.
about-error-tours = In 1996 a count of { $wrong } closed tours was published. The rotations and reflections of the board put the undirected tours into groups of eight or four, so their number is a multiple of 4; that figure leaves a remainder of { $left }. A year later McKay’s count gave the right one.
about-error-boards = Two of the boards printed in a well-known paper on knight’s tours, 6 × 6 and 8 × 8, contain a step that no knight can make.
about-error-slopes = Reports in the press say that { $wrong } closed tours of the chess board have equally many moves of each of the four slopes. Knuth counted { $right }: two digits were exchanged.
about-error-open = Many pages say that the number of open tours of the chess board is not known. A. Chernov counted them in 2014: there are { $open }, if the direction counts.
about-sources = Sources
about-program = The program
about-program-words = Version { $version }. Free software under the MIT licence or the Apache licence 2.0, as you choose. It is written in Rust and uses these libraries, under the same licences:
about-licences = Licences of all libraries in the page
about-engine = A visitor’s Python program runs in RustPython, a Python interpreter under the MIT licence.
about-engine-licences = Licences of RustPython’s libraries
about-keys = Press ? on any screen for a list of the keys.

## Constructions

construct-size = How many?
construct-check = Check
construct-find = Find
construct-solved = { $n ->
    [one] One queen is placed.
   *[other] { $n } queens are placed, and none attacks another.
}
construct-running = Constructing a solution for { $n ->
    [one] one queen
   *[other] { $n } queens
}.
constructing = Constructing
construct-cancelled = Stopped.
construct-fault = This program has made a mistake, and its check found it: { $fault }.
construct-none-two = There is no solution for n = 2: wherever one queen stands, it attacks every other square.
construct-none-three = There is no solution for n = 3: a queen in the middle attacks every other square, and a queen anywhere else leaves two squares, where queens would attack each other.
construct-made = Constructed in
construct-checked = Checked in
construct-time = { $whole }.{ $tenths } ms
construct-no-time = less than 0.1 ms
construct-columns = { $n ->
    [one] one column
   *[other] { $n } columns, all different
}
construct-sums = { $n ->
    [one] one sum i + j
   *[other] { $n } sums i + j, all different
}
construct-differences = { $n ->
    [one] one difference i − j
   *[other] { $n } differences i − j, all different
}
construct-knight = { $pairs ->
    [0] In no two neighbouring rows do the queens stand a knight’s move apart.
   *[other] In { $pairs } of { $all } pairs of neighbouring rows the queens stand a knight’s move apart. These moves form { $runs ->
        [one] one line
       *[other] { $runs } lines
    }.
}
construct-rule = Rule
rule-modulo12 = Formula
rule-random = Random
construct-seed = Seed
construct-another = Another seed
construct-most = Place { $n } queens
construct-lines = Draw lines between queens a knight’s move apart
construct-how = How it is made
construct-remainder = Divided by 12, { $n } leaves a remainder of { $remainder }. These steps give the column of the queen in each row, from the top:
construct-step-evens = Write down the even numbers.
construct-step-move-two = Move 2 to the end.
construct-step-odds = Append the odd numbers.
construct-step-swap-pairs = Swap the odd numbers in pairs: 1 with 3, 5 with 7, and so on.
construct-step-swap-one-and-three = Exchange the numbers 1 and 3.
construct-step-move-five = Move 5 to the end.
construct-step-move-one-and-three = Move the numbers 1 and 3 to the end.
construct-twin = Show the same steps for { $n } queens, with the list after each step
construct-random-small = A search places the queens one after the other, always in the row or column with the fewest free squares, and chooses a square there at random. The same seed gives the same solution everywhere.
construct-random-large = In each row the program draws at random a column that has no queen. It draws again while the square is on a diagonal that already has a queen. In the last rows drawing again no longer helps. There queens exchange their columns until none attacks another (R. Sosič and J. Gu, 1991). The same seed gives the same solution everywhere.
construct-plane = Board of { $n } by { $n } squares with a queen in each row
construct-plane-help = Drag to move, turn the wheel or pinch to zoom, press to look closer. Keys: arrows, + and −, 0 for the whole board.
construct-row = Row from the top
construct-found = Row i = { $row }: column j = { $column }, sum { $sum }, difference { $difference }.
construct-save = Save the column numbers as text
construct-nothing = Nothing is constructed yet.
construct-open = Open on the board
