//! Positions that are to be set up so that they have a property.

use std::ops::RangeInclusive;

use bezzel_solver::board::{Size, Square, Symmetry};
use bezzel_solver::knight::Board;
use bezzel_solver::queens::{Piece, Placement, Unit, attacked, conflicts, is_solution, solutions};
use bezzel_stepping::queens::{Algorithm, Event, Plan, Run, Watched};

use super::MAX_SIDE;
use bezzel_links::{Property, QueensLink, Screen, TourLink};

/// Up to this number of events a search is looked through for a dead end.
const LOOKED_AT: u32 = 1_000_000;
/// Up to this number of squares a board's pieces are looked for.
const MAX_AREA: u64 = 64;

/// The boards of another question: queens on boards with these sides, knights on boards with these rows and columns.
const SIDES: RangeInclusive<u32> = 5..=8;
const ROWS: RangeInclusive<u32> = 3..=4;
const COLUMNS: RangeInclusive<u32> = 4..=8;

/// A board, and the property of the position that is to be set up on it.
#[derive(Clone, Debug, PartialEq)]
pub struct PositionTask {
    /// The property that is asked for.
    pub property: Property,
    /// The pieces on the board at first.
    pub start: Setting,
}

/// The kind of position to set up.
#[derive(Clone, Debug, PartialEq)]
pub enum Setting {
    /// Queens on a board.
    Queens(Placement),
    /// A knight's board, from which squares are taken away.
    Squares(Board),
}

/// The property that a position lacks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unmet {
    /// Two queens attack each other.
    Conflict(Square, Square),
    /// A row above has no queen, or has two; counted from 1.
    Row(u32),
    /// A row that is to have no queen has one; counted from 1.
    Occupied(u32),
    /// A square of the row is free.
    Free(Square),
    /// Queens are missing.
    Missing(usize),
    /// A half turn brings this queen to a square without one.
    Turned(Square),
    /// This number of squares is taken away, and another is asked for.
    Taken(usize, usize),
    /// The rest falls into this number of pieces.
    Pieces(usize),
}

impl Setting {
    /// The size of the board.
    pub fn size(&self) -> Size {
        match self {
            Self::Queens(board) => board.size(),
            Self::Squares(board) => board.size(),
        }
    }
}

impl PositionTask {
    pub(super) fn about(screen: &Screen, property: Property) -> Option<Self> {
        let start = match property {
            Property::Pieces(_) => Setting::Squares(screen.read::<TourLink>().0.path.board),
            _ => Setting::Queens(screen.read::<QueensLink>().0.placement),
        };
        let task = Self { property, start };
        task.is_possible().then_some(task)
    }

    /// Whether some position on this board has the property.
    pub fn is_possible(&self) -> bool {
        self.example().is_some()
    }

    /// The queens of a position that has the property, or the squares that are taken away.
    pub fn example(&self) -> Option<Vec<Square>> {
        match (self.property, &self.start) {
            (Property::DeadEnd(row), Setting::Queens(board)) if board.n() <= MAX_SIDE => {
                dead_end(board.n(), row)
            }
            (Property::HalfTurn, Setting::Queens(board)) if board.n() <= MAX_SIDE => {
                let mut all = solutions(board.n(), Piece::Queen).ok()?;
                let turned = all.find(|one| one.image(Symmetry::HalfTurn) == *one)?;
                Some(turned.to_placement().squares().collect())
            }
            (Property::Pieces(count), Setting::Squares(board)) if board.area() <= MAX_AREA => {
                fallen_apart(board, count as usize)
            }
            _ => None,
        }
    }

    /// The same property on another board, up to the size that a task can check.
    pub(super) fn another(&self) -> Self {
        let starts: Vec<Setting> = match &self.start {
            Setting::Queens(_) => SIDES
                .filter_map(|n| Placement::empty(n).ok().map(Setting::Queens))
                .collect(),
            Setting::Squares(_) => ROWS
                .flat_map(|rows| COLUMNS.map(move |columns| (rows, columns)))
                .filter_map(|(rows, columns)| Size::new(rows, columns).ok())
                .map(|size| Setting::Squares(Board::from(size)))
                .collect(),
        };
        let here = starts
            .iter()
            .position(|start| start.size() == self.start.size());
        let behind = here.map_or(0, |here| here + 1);
        let mut others = starts.iter().cycle().skip(behind).take(starts.len());
        let possible = others.find_map(|start| {
            let task = Self {
                start: start.clone(),
                ..*self
            };
            task.is_possible().then_some(task)
        });
        possible.unwrap_or_else(|| self.clone())
    }

    /// The property that a position lacks; `None` if it lacks none.
    pub fn unmet(&self, setting: &Setting) -> Option<Unmet> {
        match (self.property, setting) {
            (Property::DeadEnd(row), Setting::Queens(board)) => no_dead_end(board, row - 1),
            (Property::HalfTurn, Setting::Queens(board)) => not_turned(board),
            (Property::Pieces(count), Setting::Squares(board)) => {
                let taken = board.holes().len();
                let pieces = pieces(board).len();
                if taken != count as usize - 1 {
                    Some(Unmet::Taken(taken, count as usize - 1))
                } else if pieces == count as usize {
                    None
                } else {
                    Some(Unmet::Pieces(pieces))
                }
            }
            _ => Some(Unmet::Missing(0)),
        }
    }
}

fn conflict(board: &Placement) -> Option<Unmet> {
    let conflicts = conflicts(board, Piece::Queen);
    conflicts
        .first()
        .map(|conflict| Unmet::Conflict(conflict.a, conflict.b))
}

/// Why this is no dead end in a row, from 0.
fn no_dead_end(board: &Placement, row: u32) -> Option<Unmet> {
    let in_row = |row| {
        board
            .squares()
            .filter(move |square| square.row == row)
            .count()
    };
    let free = || {
        let attacked = attacked(board, Piece::Queen);
        Unit::Row(row)
            .squares(board.n())
            .find(|square| !attacked.contains(*square))
    };
    conflict(board)
        .or_else(|| {
            (0..row)
                .find(|&above| in_row(above) != 1)
                .map(|above| Unmet::Row(above + 1))
        })
        .or_else(|| {
            (row..board.n())
                .find(|&below| in_row(below) > 0)
                .map(|below| Unmet::Occupied(below + 1))
        })
        .or_else(|| free().map(Unmet::Free))
}

fn not_turned(board: &Placement) -> Option<Unmet> {
    let size = board.size();
    let turned = |square: &Square| Symmetry::HalfTurn.apply(*square, size);
    conflict(board)
        .or_else(|| {
            (!is_solution(board, Piece::Queen))
                .then(|| Unmet::Missing(board.n() as usize - board.len()))
        })
        .or_else(|| {
            let mut queens = board.squares();
            queens
                .find(|queen| !board.contains(turned(queen)))
                .map(Unmet::Turned)
        })
}

/// The queens above a dead end in a row, from 1.
fn dead_end(n: u32, row: u32) -> Option<Vec<Square>> {
    let mut run = Run::new(Plan::new(n, Algorithm::Arrays)).ok()?;
    let wanted = Event::DeadEnd {
        unit: Unit::Row(row - 1),
    };
    let found = (0..LOOKED_AT).any(|_| run.forward() && run.event() == wanted);
    found.then(|| run.queens())
}

/// The pieces into which a board falls, between which a knight cannot go.
pub fn pieces(board: &Board) -> Vec<Vec<Square>> {
    let mut left: Vec<Square> = board.squares().collect();
    let mut pieces = Vec::new();
    while let Some(first) = left.pop() {
        let mut piece = vec![first];
        let mut from = 0;
        while let Some(&square) = piece.get(from) {
            from += 1;
            for to in board.neighbours(square) {
                if let Some(index) = left.iter().position(|other| *other == to) {
                    piece.push(left.swap_remove(index));
                }
            }
        }
        pieces.push(piece);
    }
    pieces
}

/// Some squares, one fewer than the pieces, without which the board falls into that many pieces.
fn fallen_apart(board: &Board, count: usize) -> Option<Vec<Square>> {
    fn taken(
        board: &Board,
        from: usize,
        squares: &[Square],
        left: usize,
        count: usize,
    ) -> Option<Vec<Square>> {
        if left == 0 {
            return (pieces(board).len() == count).then(|| board.holes().to_vec());
        }
        (from..squares.len()).find_map(|index| {
            let holes = [board.holes(), &squares[index..=index]].concat();
            let board = Board::new(board.size(), holes).ok()?;
            taken(&board, index + 1, squares, left - 1, count)
        })
    }
    if !board.holes().is_empty() || count > 4 {
        return None;
    }
    let squares: Vec<Square> = board.squares().collect();
    taken(board, 0, &squares, count - 1, count)
}
