//! The knight's way over the board: where it has been, where it goes from there
//! if that is known, and what tour it is to become.

use std::rc::Rc;

use bezzel_solver::board::{Size, Square};
use bezzel_solver::knight::{Board, Request, Step};

use crate::link::{Goal, KnightPath, TourLink};

/// Tours of so many squares at most are told by their moves in links, larger ones
/// by what was asked for.
pub(super) const MOST_IN_LINK: usize = 400;

/// A way of the knight, and the place on it that is shown.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Trip {
    /// The board.
    pub(super) board: Rc<Board>,
    /// The squares, in the order of the visits: those visited, and those to come
    /// where they are known.
    pub(super) way: Rc<Vec<Square>>,
    /// How many of them have been visited.
    pub(super) at: usize,
    /// What tour is wanted.
    pub(super) goal: Goal,
    /// How links tell the way.
    pub(super) told: Told,
}

/// How links tell a way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Told {
    /// By its moves.
    ByMoves,
    /// By what was asked for: a tour as the goal has it, from this start or from any.
    ByRequest(Option<Square>),
}

/// What a press on a square means.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Pressed {
    /// Another way.
    Changed(Trip),
    /// Another place on the same way.
    Shown(Trip),
    /// Nothing: the knight cannot go there.
    Refused,
}

impl Trip {
    /// The trip that a link tells. If the tour is to be made, no more than its start
    /// is known yet.
    pub(super) fn of(link: &TourLink) -> Self {
        let KnightPath { board, squares } = link.path.clone();
        let at = link.step.map_or(squares.len(), |step| step as usize);
        Self {
            board: Rc::new(board),
            at: at.min(squares.len()),
            told: if link.made {
                Told::ByRequest(squares.first().copied())
            } else {
                Told::ByMoves
            },
            way: squares.into(),
            goal: link.goal,
        }
    }

    /// The link that tells the trip.
    pub(super) fn link(&self) -> TourLink {
        let squares = match self.told {
            Told::ByRequest(start) => start.into_iter().collect(),
            Told::ByMoves => self.way.to_vec(),
        };
        let known = self.at < self.way.len() && self.at > 0;
        TourLink {
            path: KnightPath {
                board: (*self.board).clone(),
                squares,
            },
            goal: self.goal,
            made: self.told != Told::ByMoves,
            step: known.then_some(self.at as u32),
        }
    }

    /// The squares that have been visited.
    pub(super) fn visited(&self) -> &[Square] {
        &self.way[..self.at]
    }

    /// Where the knight stands.
    pub(super) fn knight(&self) -> Option<Square> {
        self.visited().last().copied()
    }

    /// Whether the way is a tour from its first square to its last.
    pub(super) fn is_tour(&self) -> bool {
        self.way.len() as u64 == self.board.area() && !self.way.is_empty()
    }

    /// Whether the way is a tour, and its end a move from its start.
    pub(super) fn is_closed_tour(&self) -> bool {
        match (self.way.first(), self.way.last()) {
            (Some(start), Some(end)) => self.is_tour() && Step::between(*end, *start).is_some(),
            _ => false,
        }
    }

    /// What tour is asked for, from where the way begins.
    pub(super) fn request(&self) -> Request {
        Request {
            start: self.way.first().copied(),
            end: self.goal.end,
            closed: self.goal.closed,
        }
    }

    /// The place after so many squares, or the last.
    pub(super) fn shown_at(&self, at: usize) -> Self {
        Self {
            at: at.clamp(self.way.len().min(1), self.way.len()),
            ..self.clone()
        }
    }

    /// The same on another way, with all of it visited.
    pub(super) fn on(&self, way: Vec<Square>) -> Self {
        Self {
            at: way.len(),
            way: way.into(),
            told: Told::ByMoves,
            ..self.clone()
        }
    }

    /// What a press on a square of the board leads to: a move, or back to where the
    /// knight has been. The square of the knight itself takes its last move back.
    pub(super) fn pressed(&self, square: Square) -> Pressed {
        if !self.board.contains(square) {
            return Pressed::Refused;
        }
        let Some(knight) = self.knight() else {
            return Pressed::Changed(self.on(vec![square]));
        };
        let been = self.visited().iter().position(|at| *at == square);
        match been {
            Some(index) => {
                let at = if square == knight { index } else { index + 1 };
                let by_hand = self.at == self.way.len() && !self.is_tour();
                if by_hand || at == 0 {
                    Pressed::Changed(self.on(self.way[..at].to_vec()))
                } else {
                    Pressed::Shown(self.shown_at(at))
                }
            }
            None if Step::between(knight, square).is_none() => Pressed::Refused,
            // The move that is known to come is no other way.
            None if self.way.get(self.at) == Some(&square) => {
                Pressed::Shown(self.shown_at(self.at + 1))
            }
            None => {
                let mut way = self.visited().to_vec();
                way.push(square);
                Pressed::Changed(self.on(way))
            }
        }
    }

    /// The same with one hole more, or one less. Where the knight has been on the
    /// new hole, the way ends before it.
    pub(super) fn with_hole(&self, square: Square) -> Self {
        let mut holes = self.board.holes().to_vec();
        match holes.iter().position(|hole| *hole == square) {
            Some(index) => drop(holes.remove(index)),
            None => holes.push(square),
        }
        match Board::new(self.board.size(), holes) {
            Ok(board) => self.over(board, |square| Some(*square)),
            Err(_) => self.clone(),
        }
    }

    /// The same on a board of another size, its bottom left corner kept.
    pub(super) fn resized(&self, size: Size) -> Self {
        let before = self.board.size();
        let down = i64::from(size.rows()) - i64::from(before.rows());
        let kept = |square: &Square| {
            let row = u32::try_from(i64::from(square.row) + down).ok()?;
            Some(Square::new(row, square.column)).filter(|square| size.contains(*square))
        };
        let holes = self.board.holes().iter().filter_map(kept).collect();
        let board = Board::new(size, holes).unwrap_or_else(|_| Board::from(size));
        self.over(board, kept)
    }

    /// The way as far as another board has its squares. A tour that was found for
    /// the board before is left: of it, no more than the start is kept.
    fn over(&self, board: Board, kept: impl Fn(&Square) -> Option<Square>) -> Self {
        let known = if self.told != Told::ByMoves || self.is_tour() {
            &self.way[..self.way.len().min(1)]
        } else {
            self.visited()
        };
        let on_board = |square: &Square| kept(square).filter(|square| board.contains(*square));
        let way: Vec<Square> = known.iter().map_while(&on_board).collect();
        let mut next = self.on(way);
        next.goal.end = self.goal.end.as_ref().and_then(on_board);
        next.board = Rc::new(board);
        next
    }
}

#[cfg(test)]
#[cfg(not(target_arch = "wasm32"))]
pub(super) mod tests;
