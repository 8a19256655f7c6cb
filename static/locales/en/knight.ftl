### The knight's screens.

## The knight's board

knight-board-label = Board of { $rows } by { $columns } squares
board-rows = Rows
board-columns = Columns
square-hole = hole
square-knight = knight, on its { $number ->
    [one] first square
   *[other] square number { $number }
}
square-visited = visited, number { $number }
square-legal = { $onward ->
    [0] no move on from here
    [one] 1 move on from here
   *[other] { $onward } moves on from here
}
square-wins = wins
square-partner = partner { $partner }
square-single = without a partner

## The duel

duel-toolbar = The game
duel-wait = Wait
duel-go-on = Computer, move
why-no-computer = It is not the computer’s turn.
why-not-begun = The game has not begun.
first-player = First player: chooses the first square
second-player = Second player: makes the first move
player-person = Person
player-random = Random
player-greedy = Greedy
player-perfect = Perfect
players-explained = You move one knight in turn, never to a square where it has been. Whoever cannot move loses. Of the computer’s levels, Random plays any move, Greedy leaves you the fewest moves, and Perfect wins whenever that is possible.
edit-holes = Make and mend holes by pressing squares
duel-no-squares = The board has no squares left for the knight.
duel-begin = { $who ->
    [you] Choose the square on which the knight begins.
    [computer] The computer chooses the square on which the knight begins.
   *[other] First player: choose the square on which the knight begins.
}
duel-turn = { $who ->
    [you] Your move from { $square }
    [first] First player, from { $square }
   *[other] Second player, from { $square }
}: { $moves }.
duel-computer = The computer is to move from { $square }.
duel-replied = The computer has gone to { $square }.
duel-over = { $who ->
    [you] You have won
    [computer] You have lost
    [first] The first player has won
   *[other] The second player has won
}: there is no move from { $square }.
duel-refused = { $why ->
    [hole] { $square } is a hole.
    [visited] The knight has been on { $square }.
   *[other] { $square } is not a knight’s move away.
}
reveal-title = Who wins?
reveal-winner = Tell the winner
reveal-pairs = Draw the pairs
reveal-wins = { $who ->
    [you] You win
    [computer] The computer wins
    [first] The first player wins
   *[other] The second player wins
}, if both play as well as can be.
reveal-no-move = No move wins against the right answers.
reveal-moves = { $count ->
    [one] One move wins
   *[other] { $count } moves win
}: { $moves }{ $more ->
    [0] { "" }
   *[other] {" "}and { $more } more
}.
proof-all-paired = Knight’s moves join all squares in { $pairs } pairs. Wherever the knight begins, going to the partner of its square wins.
proof-singles = At most { $pairs ->
    [one] 1 pair of squares
   *[other] { $pairs } pairs of squares
} can be joined by knight’s moves at once, and { $singles ->
    [one] one square stays
   *[other] { $singles } squares stay
} single (framed). Who begins on a single square wins: every square that the knight can be led to has a partner, and going there is the answer.
proof-partner = The knight’s square { $square } has a partner, { $partner }. Going there wins, and so does answering every later move by going to the partner of the knight’s square.
proof-no-partner = The squares are paired as far as knight’s moves can pair them, and { $square }, where the knight stands, is left single. Whichever square comes next has a partner, and the other player goes there.
strategy-title = How the second player always wins on this board
strategy-blocks = Divide the board into { $count ->
    [one] one block
   *[other] { $count } blocks
} of 4 × 2 squares. In each block knight’s moves join the squares in four pairs.
strategy-answer = Wherever the knight begins, the second player goes to the partner of its square. Wherever the first player goes next, the second again goes to the partner.
strategy-why = The partner is always free, because after each of these moves the squares have been visited in pairs. So the second player always has an answer, and it is the first who runs out of moves. Who chooses the first square cannot win against this.
