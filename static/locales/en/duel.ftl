### The duel.

square-wins = wins
square-partner = paired with { $partner }
square-single = without a partner
duel-toolbar = The game
duel-players = Players
duel-against-computer = Play against the computer
duel-opponent = Choose your opponent.
duel-first-board = The first game is short: it is on { $n } × { $n } squares, not on the board that is shown.
duel-keep-board = Play on the board shown
opponent-random = plays any move
opponent-greedy = leaves you few moves
opponent-strong = makes some mistakes
opponent-perfect = makes no mistake
duel-two-people = Two people
opponent-person = take turns on this device
duel-wait = Pause
duel-go-on = Let the computer move
why-not-begun = The game has not begun.
first-player = First player: chooses the first square
second-player = Second player: makes the first knight’s move from that square
player-person = Person
player-random = Random
player-greedy = Greedy
player-strong = Strong
player-perfect = Perfect
players-explained = The computer has four levels. Random plays any move, and Greedy leaves you the fewest moves. Strong plays about half of its moves like Perfect, and the others like Greedy. Perfect wins whenever that is possible, and sets traps when it is not.
duel-no-squares = The board has no squares left for the knight.
duel-begin = { $who ->
    [you] Choose the square on which the knight begins.
    [computer] The computer chooses the square on which the knight begins.
   *[other] First player: choose the square on which the knight begins.
}
duel-turn = { $who ->
    [you] You can move from { $square }
    [first] The first player can move from { $square }
   *[other] The second player can move from { $square }
} to { $moves }.
duel-computer = It is the computer’s turn. The knight stands on { $square }.
duel-replied = The computer has gone to { $square }.
duel-over = { $who ->
    [you] You have won
    [computer] You have lost
    [first] The first player has won
   *[other] The second player has won
}: there is no move from { $square }.
duel-lost-by = { $who ->
    [you] You lost
    [first] The first player lost
   *[other] The second player lost
} by going to { $square }: { $better } would have won.
duel-lost-from-start = Against a perfect opponent, this player never had a winning move.
back-to-losing-move = Go back to that move
rematch = Play again
rematch-swapped = Play again, sides swapped
duel-let-me-be = { $side ->
    [first] Let me go first
   *[second] Let me go second
}
duel-moves = Moves
duel-refused = { $why ->
    [hole] { $square } is a hole.
    [visited] The knight has been on { $square }.
   *[other] { $square } is not a knight’s move away.
}
reveal-title = Who wins?
reveal-winner = Show who wins
reveal-pairs = Show the pairs
reveal-wins = { $who ->
    [you] You win
    [computer] The computer wins
    [first] The first player wins
   *[other] The second player wins
}, if both play as well as possible.
reveal-no-move = No move wins against perfect replies.
reveal-moves = { $count ->
    [one] One move wins
   *[other] { $count } moves win
}: { $moves }{ $more ->
    [0] { "" }
   *[other] {" "}and { $more } more
}.
proof-all-paired = All squares can be put into { $pairs } pairs, so that the two squares of a pair are a knight’s move apart. Wherever the knight begins, moving to the partner of its square wins.
proof-singles = Put squares that are a knight’s move apart into pairs, with no square in two pairs. At most { $pairs ->
    [one] 1 pair is
   *[other] { $pairs } pairs are
} possible. Then { $singles ->
    [one] one square has
   *[other] { $singles } squares have
} no partner (framed). The first player wins by choosing such a square: every square that the knight can reach from there has a partner, and the first player then moves to this partner.
proof-partner = The knight’s square { $square } has a partner, { $partner }. The winning plan is to move there, and to answer every later move by moving to the partner of the knight’s square.
proof-no-partner = The page has put as many squares as possible into pairs that are a knight’s move apart. The knight stands on { $square }, which has no partner. Every square that the knight can reach has a partner. The other player moves to that partner, and so wins.
strategy-title = How the second player always wins on this board
strategy-blocks = Divide the board into { $count ->
    [one] one block
   *[other] { $count } blocks
} of 4 × 2 squares. In each block the squares form four pairs that are a knight’s move apart.
strategy-answer = Wherever the knight begins, the second player moves to the partner of its square. Wherever the first player moves next, the second again moves to the partner.
strategy-why = The partner is always free, because after each move of the second player the visited squares form whole pairs. So the second player always has a reply, and the first player runs out of moves. The first player cannot win against this plan.
