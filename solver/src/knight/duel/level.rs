use super::Duel;
use super::trap::trap;
use crate::board::Square;
use crate::random::Random;

crate::names::named! {
    /// The strength of a player, the weakest first.
    #[derive(Default)]
    pub enum Level ("a level", "random, greedy, strong or perfect") {
        /// Any move, all equally likely.
        Random = "random",
        /// A move that leaves the other player the fewest moves.
        Greedy = "greedy",
        /// About half of the moves, as chance has it, like a perfect player, and the others like a greedy one.
        Strong = "strong",
        /// A move that wins. If there is none, a trap: a move after which a player who answers at random is the least likely
        /// to keep the win, over the next three answers (over the next answer for the first square, and on boards of more
        /// than 400 squares; of the first squares, 64 are compared).
        #[default]
        Perfect = "perfect",
    }
}

impl Level {
    /// The move that a player of this level makes, unless the game is over. Among moves that are as good as
    /// each other the generator decides: the same game and the same state of the generator give the same move.
    ///
    /// # Examples
    ///
    /// ```
    /// use bezzel_solver::Random;
    /// use bezzel_solver::board::{Size, Square};
    /// use bezzel_solver::knight::Board;
    /// use bezzel_solver::knight::duel::{Duel, Level};
    ///
    /// // On the chess board the player who moves first wins, from whatever square.
    /// let size = Size::square(8)?;
    /// let mut duel = Duel::new(Board::from(size), &[Square::from_name("d4", size)?])?;
    /// let mut random = Random::new(7);
    /// let levels = [Level::Perfect, Level::Greedy];
    /// while let Some(to) = levels[(duel.path().len() - 1) % 2].choose(&duel, &mut random) {
    ///     duel.play(to)?;
    /// }
    /// // The first player has made the last move: the knight stands on an even number of squares.
    /// assert_eq!(duel.path().len() % 2, 0);
    /// # Ok::<_, Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn choose(self, duel: &Duel, random: &mut Random) -> Option<Square> {
        let mut moves = duel.moves();
        random.shuffle(&mut moves);
        match self {
            Self::Random => moves.first().copied(),
            Self::Strong if random.below(2) == 0 => perfect(duel, &moves),
            Self::Greedy | Self::Strong => {
                moves.into_iter().min_by_key(|&to| duel.onward_moves(to))
            }
            Self::Perfect => perfect(duel, &moves),
        }
    }
}

/// A winning move with the fewest answers, or if no move wins, a trap.
fn perfect(duel: &Duel, moves: &[Square]) -> Option<Square> {
    let winning = duel.winning_moves();
    if winning.is_empty() {
        return trap(duel, moves);
    }
    let moves = moves.iter().copied().filter(|to| winning.contains(to));
    moves.min_by_key(|&to| duel.onward_moves(to))
}
