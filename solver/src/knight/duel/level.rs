use std::cmp::Reverse;

use super::Duel;
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
        /// A move that wins; if there is none, one to which the fewest answers win.
        #[default]
        Perfect = "perfect",
    }
}

impl Level {
    /// The move that a player of this level makes, unless the game is over. Among moves that are as good as
    /// each other the generator decides.
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

/// The most first squares that a losing player compares: each takes as long as a verdict.
const COMPARED: usize = 32;

/// A winning move with the fewest answers. If no move wins, the losing move that is the hardest to answer: with the
/// fewest winning answers and, if equal, with the most losing ones.
fn perfect(duel: &Duel, moves: &[Square]) -> Option<Square> {
    let winning = duel.winning_moves();
    if !winning.is_empty() {
        let moves = moves.iter().copied().filter(|to| winning.contains(to));
        return moves.min_by_key(|&to| duel.onward_moves(to));
    }
    let mut tried = duel.clone();
    let hardness = |&to: &Square| {
        tried.play(to).ok()?;
        let answers = (tried.winning_moves().len(), Reverse(tried.moves().len()));
        tried.undo();
        Some((answers, to))
    };
    let compared = moves.iter().take(COMPARED).filter_map(hardness);
    compared
        .min_by_key(|&(answers, _)| answers)
        .map(|(_, to)| to)
}
