//! A knight on its way, whose next move is to be that of Warnsdorff's rule: to the square with the fewest moves on.

use bezzel_solver::board::{Square, Symmetry};
use bezzel_solver::knight::Board;

use super::Reason;
use super::search::right;
use bezzel_links::{KnightPath, TourLink};

/// A knight's path, and its moves on.
#[derive(Clone, Debug, PartialEq)]
pub struct MoveTask {
    /// The board.
    pub board: Board,
    /// The squares that the knight has visited, the present one last.
    pub path: Vec<Square>,
}

impl MoveTask {
    pub(super) fn about(link: &TourLink) -> Option<Self> {
        let squares = &link.path.squares;
        let visited = link.step.map_or(squares.len(), |step| step as usize);
        let task = Self {
            board: link.path.board.clone(),
            path: squares.get(..visited)?.to_vec(),
        };
        (!task.path.is_empty() && task.moves().count() > 1).then_some(task)
    }

    /// The question after a move, to the square of the answer or else to one that the rule allows; moves without a choice
    /// are made.
    pub(super) fn next(&self, answer: Option<Square>) -> Option<Self> {
        let mut next = self.clone();
        let answer = answer.filter(|answer| self.best().any(|square| square == *answer));
        next.path.push(answer.or_else(|| self.best().next())?);
        loop {
            let moves: Vec<Square> = next.moves().collect();
            match moves[..] {
                [] => return None,
                [only] => next.path.push(only),
                _ => return Some(next),
            }
        }
    }

    /// The link to the path.
    pub(super) fn link(&self) -> TourLink {
        TourLink {
            path: KnightPath {
                board: self.board.clone(),
                squares: self.path.clone(),
            },
            ..TourLink::default()
        }
    }

    /// The squares that the knight can go to.
    pub fn moves(&self) -> impl Iterator<Item = Square> {
        let from = self.path[self.path.len() - 1];
        self.onward(from)
    }

    /// The moves on from a square.
    fn onward(&self, from: Square) -> impl Iterator<Item = Square> {
        let neighbours = self.board.neighbours(from);
        neighbours.filter(|square| !self.path.contains(square))
    }

    /// The squares that the rule allows: those with the fewest moves on.
    pub fn best(&self) -> impl Iterator<Item = Square> {
        let fewest = self.fewest();
        self.moves()
            .filter(move |square| self.onward(*square).count() == fewest)
    }

    fn fewest(&self) -> usize {
        let counts = self.moves().map(|square| self.onward(square).count());
        counts.min().unwrap_or(0)
    }

    pub(super) fn judge(&self, square: Square) -> Result<(), Reason> {
        if !self.moves().any(|to| to == square) {
            return Err(Reason::NoMove);
        }
        let (chosen, fewest) = (self.onward(square).count(), self.fewest());
        right(chosen == fewest, || Reason::FewerMoves { chosen, fewest })
    }

    pub(super) fn reflected(&self) -> Self {
        let size = self.board.size();
        let image = |square: &Square| Symmetry::FlipHorizontal.apply(*square, size);
        let holes = self.board.holes().iter().map(image).collect();
        Self {
            board: Board::new(size, holes).unwrap_or_else(|_| self.board.clone()),
            path: self.path.iter().map(image).collect(),
        }
    }
}
