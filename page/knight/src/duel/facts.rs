//! The mathematical facts about a game, computed once for each position.

use bezzel_solver::board::Square;
use bezzel_solver::knight::duel::{Duel, Level, Outcome, blocks};

use crate::link::{DuelLink, Player};

named! {
    /// The state of the game, by its name in `data-status`.
    pub enum Status {
        /// The knight is not on the board yet.
        Empty = "empty",
        /// The game is running.
        Incomplete = "incomplete",
        /// The game is over. If only one person plays, this person has won.
        Won = "won",
        /// The game is over, and the only person who plays has lost.
        Lost = "lost",
    }
}

impl Status {
    pub const fn is_over(self) -> bool {
        matches!(self, Self::Won | Self::Lost)
    }
}

/// The facts about a position.
#[derive(Clone, Debug, PartialEq)]
pub struct Facts {
    pub status: Status,
    /// The moves of the mover, each with its number of onward moves.
    pub moves: Vec<(Square, u8)>,
    /// The winning moves, and the pairs that prove the winner: the pairs of the blocks as long as they are a proof.
    pub verdict: Outcome,
    /// The squares that are in no pair of the proof, the knight's among them.
    pub singles: Vec<Square>,
    /// The pairs of squares of the blocks into which the board divides, where it has no holes and does.
    pub blocks: Vec<[(Square, Square); 4]>,
    /// Whether the pairs of the proof are the pairs of the blocks.
    pub in_blocks: bool,
    /// Whether the one person who plays cannot win the game, which has not begun.
    pub hopeless: bool,
    /// How a person has lost, after the end.
    pub lost: Option<Lost>,
}

/// How a game was lost.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lost {
    /// No move could have won.
    FromTheStart,
    /// A move lost the game, after this many moves; another move would have won.
    By { moves: usize, better: Square },
}

impl Facts {
    pub fn of(link: &DuelLink) -> Self {
        let game = game(link);
        let moves: Vec<(Square, u8)> = game
            .moves()
            .into_iter()
            .map(|to| (to, game.onward_moves(to) as u8))
            .collect();
        let mut verdict = game.outcome();
        let board = game.board();
        let blocks = Some(board.size())
            .filter(|_| board.holes().is_empty())
            .and_then(blocks)
            .map_or_else(Vec::new, Iterator::collect);
        let of_blocks = pairs_of_blocks(&blocks, &game, &verdict);
        let in_blocks = of_blocks.is_some();
        if let Some(pairs) = of_blocks {
            verdict.matching = pairs;
        }
        let open = board.squares().filter(|square| is_open(&game, *square));
        let singles = open
            .filter(|square| partner(&verdict, *square).is_none())
            .collect();
        let status = match (link.path.squares.is_empty(), moves.is_empty()) {
            (true, _) => Status::Empty,
            (false, false) => Status::Incomplete,
            (false, true) if link.only_person() == Some(link.mover()) => Status::Lost,
            (false, true) => Status::Won,
        };
        let lost = (status.is_over() && !link.is_computers()).then(|| lost(game));
        Self {
            status,
            moves,
            verdict,
            singles,
            blocks,
            in_blocks,
            hopeless: is_hopeless(link),
            lost,
        }
    }

    /// The square that the proof pairs with this one.
    pub fn partner(&self, square: Square) -> Option<Square> {
        partner(&self.verdict, square)
    }

    /// The number of moves from a square that the mover can go to.
    pub fn onward(&self, square: Square) -> Option<u8> {
        let found = self.moves.iter().find(|(to, _)| *to == square);
        found.map(|(_, onward)| *onward)
    }
}

/// The game of a link.
pub fn game(link: &DuelLink) -> Duel {
    let Ok(game) = Duel::new(link.path.board.clone(), &link.path.squares) else {
        unreachable!("the paths of links are paths of a knight, on boards that are small");
    };
    game
}

/// How the player who cannot move has lost: the last of their moves before which they could still have won.
fn lost(mut game: Duel) -> Lost {
    let loser = game.path().len() % 2;
    while game.undo().is_some() {
        let moves = game.path().len();
        if moves % 2 == loser
            && let Some(better) = game.winning_moves().first().copied()
        {
            return Lost::By { moves, better };
        }
    }
    Lost::FromTheStart
}

/// Whether the game has not begun, and the one person who plays cannot win it: the computer plays perfectly, and the side that
/// wins.
pub fn is_hopeless(link: &DuelLink) -> bool {
    let perfect = Player::Computer(Level::Perfect);
    if !link.path.squares.is_empty() || !link.players.contains(&perfect) {
        return false;
    }
    let game = game(link);
    let winner = usize::from(!game.outcome().mover_wins());
    !game.moves().is_empty()
        && link.only_person() == Some(1 - winner)
        && link.players[winner] == perfect
}

fn partner(verdict: &Outcome, square: Square) -> Option<Square> {
    verdict.matching.iter().find_map(|&(a, b)| match square {
        _ if square == a => Some(b),
        _ if square == b => Some(a),
        _ => None,
    })
}

/// Whether the knight is on a square, or can still visit it.
fn is_open(game: &Duel, square: Square) -> bool {
    game.path().last() == Some(&square) || !game.path().contains(&square)
}

/// The pairs of the blocks whose squares are all free, if they prove the verdict. With them the picture stays the same
/// through the whole game.
fn pairs_of_blocks(
    blocks: &[[(Square, Square); 4]],
    game: &Duel,
    verdict: &Outcome,
) -> Option<Vec<(Square, Square)>> {
    let pairs: Vec<(Square, Square)> = blocks
        .iter()
        .flatten()
        .copied()
        .filter(|&(a, b)| is_open(game, a) && is_open(game, b))
        .collect();
    let knight_is_paired = game
        .path()
        .last()
        .map(|at| pairs.iter().any(|(a, b)| a == at || b == at));
    let is_proof = !blocks.is_empty()
        && pairs.len() == verdict.matching.len()
        && knight_is_paired.is_none_or(|paired| paired == verdict.mover_wins());
    is_proof.then_some(pairs)
}

#[cfg(test)]
mod tests;
