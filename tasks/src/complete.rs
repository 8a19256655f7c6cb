//! A position of queens that is to be completed to a solution.

use bezzel_solver::Job;
use bezzel_solver::board::{Square, Symmetry};
use bezzel_solver::queens::completion::{NoCompletion, obstacle};
use bezzel_solver::queens::{ListRequest, Listing, Piece, Placement, Show, Solution, conflicts};

use super::search::right;
use super::{MAX_SIDE, Reason};
use bezzel_links::QueensLink;

/// A position, and one of its completions.
#[derive(Clone, Debug, PartialEq)]
pub struct CompleteTask {
    /// The given queens.
    pub given: Placement,
    completion: Solution,
    /// The number of completions: 1, or 2 for more than one.
    pub completions: usize,
}

impl CompleteTask {
    pub(super) fn about(link: QueensLink) -> Option<Self> {
        let given = link.placement;
        let full = given.len() == given.n() as usize;
        if given.n() > MAX_SIDE || full || link.piece != Piece::Queen {
            return None;
        }
        let fixed = given.squares().collect();
        let request = ListRequest::new(given.n(), Piece::Queen, Show::All, fixed).ok()?;
        let mut completions = Listing::start(request).ok()?;
        let completion = completions.next()?;
        Some(Self {
            given,
            completion,
            completions: 1 + usize::from(completions.next().is_some()),
        })
    }

    /// The squares of the queens that are missing.
    pub fn missing(&self) -> Vec<Square> {
        let all = self.completion.to_placement();
        all.squares()
            .filter(|square| !self.given.contains(*square))
            .collect()
    }

    /// Judges one more queen, beside the given ones. If there are several completions, it accepts any square that is
    /// not attacked.
    pub(super) fn judge(&self, square: Square) -> Result<(), Reason> {
        let belongs = self.completion.to_placement().contains(square);
        let mut board = self.given.clone();
        board.insert(square);
        let obstacle = obstacle(&board, Piece::Queen);
        right(
            belongs || (self.completions > 1 && obstacle.is_none()),
            || {
                let conflicts = conflicts(&board, Piece::Queen);
                let with = conflicts
                    .iter()
                    .find(|conflict| conflict.a == square || conflict.b == square);
                let unit = match obstacle {
                    Some(NoCompletion::NoFreeSquare(unit)) => Some(unit),
                    _ => None,
                };
                with.map_or(Reason::NoCompletion { square, unit }, |conflict| {
                    Reason::Attacked {
                        by: if conflict.a == square {
                            conflict.b
                        } else {
                            conflict.a
                        },
                    }
                })
            },
        )
    }

    pub(super) fn reflected(&self) -> Self {
        let symmetry = Symmetry::FlipHorizontal;
        Self {
            given: self.given.image(symmetry),
            completion: self.completion.image(symmetry),
            completions: self.completions,
        }
    }
}
