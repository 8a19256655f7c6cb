//! Lays a board for the count, and finds the boards that need no count.

use std::ops::Range;

use super::TourKind;
use crate::board::{Size, Square};
use crate::knight::{Board, NoTour, TourRequest, verdict};

/// The layout of a board: its shorter side across, and its rows in an upper and a lower part with two
/// rows between them.
#[derive(Copy, Clone, Debug)]
pub struct Layout {
    pub columns: u32,
    pub upper_rows: u32,
    /// The number of rows of the lower part: as many as the upper part has, or one more.
    pub lower_rows: u32,
}

impl Layout {
    /// The layout of a board with sides of at least two squares.
    pub fn new(size: Size) -> Self {
        let columns = size.rows().min(size.columns());
        let rows = size.rows().max(size.columns());
        let lower_rows = rows.saturating_sub(1) / 2;
        Self {
            columns,
            upper_rows: rows.saturating_sub(2 + lower_rows),
            lower_rows,
        }
    }
}

/// A board as it is laid: without the rows and columns at its edges that have no squares, its shorter side across.
///
/// ```text
///     # . . .        . . .
///     # . # .        . # .
///     # . . .        . . .
/// ```
#[derive(Clone, Debug)]
pub struct Laid {
    /// The rows and columns that are left, not turned.
    size: Size,
    /// The first of these rows and columns.
    corner: Square,
    /// The holes among them, as the board is laid.
    holes: Vec<Square>,
    /// Whether rows of holes are added.
    is_small: bool,
}

impl Laid {
    /// With fewer rows all moves of a tour could be those of one part: rows of holes are added below.
    const LEAST_ROWS: usize = 4;

    pub fn new(board: &Board) -> Self {
        let size = board.size();
        let holes = board.holes().iter();
        let (mut rows, mut columns) = (0..size.rows(), 0..size.columns());
        if !board.holes().is_empty() && board.area() > 0 {
            rows = used(rows, size.columns(), holes.clone().map(|hole| hole.row));
            columns = used(columns, size.rows(), holes.map(|hole| hole.column));
        }
        let has_holes = !board.holes().is_empty();
        let is_small = has_holes && rows.len().max(columns.len()) < Self::LEAST_ROWS;
        if is_small {
            rows.end = rows.start + Self::LEAST_ROWS as u32;
        }
        let mut laid = Self {
            size: Size::in_range(rows.len() as u32, columns.len() as u32),
            corner: Square::new(rows.start, columns.start),
            holes: Vec::new(),
            is_small,
        };
        let holes = board.holes().iter().copied();
        let below = (size.rows()..rows.end).flat_map(|row| {
            let columns = columns.clone();
            columns.map(move |column| Square::new(row, column))
        });
        laid.holes = holes
            .filter(|hole| rows.contains(&hole.row) && columns.contains(&hole.column))
            .chain(below)
            .map(|hole| laid.place(hole))
            .collect();
        laid.holes.sort_unstable();
        laid
    }

    pub fn size(&self) -> Size {
        self.size
    }

    pub fn layout(&self) -> Layout {
        Layout::new(self.size)
    }

    pub fn rows(&self) -> u32 {
        self.size.rows().max(self.size.columns())
    }

    pub fn columns(&self) -> u32 {
        self.size.rows().min(self.size.columns())
    }

    fn is_turned(&self) -> bool {
        self.size.columns() > self.size.rows()
    }

    /// The holes, in order.
    pub fn holes(&self) -> &[Square] {
        &self.holes
    }

    /// Where a square of the board lies.
    pub fn place(&self, Square { row, column }: Square) -> Square {
        let (row, column) = (row - self.corner.row, column - self.corner.column);
        if self.is_turned() {
            Square::new(column, row)
        } else {
            Square::new(row, column)
        }
    }

    /// The square of the board that lies there.
    pub fn square(&self, Square { row, column }: Square) -> Square {
        let (row, column) = if self.is_turned() {
            (column, row)
        } else {
            (row, column)
        };
        Square::new(row + self.corner.row, column + self.corner.column)
    }

    /// Whether it looks the same in a mirror, left to right.
    pub fn is_mirrored(&self) -> bool {
        self.is_same(|Square { row, column }| Square::new(row, self.columns() - 1 - column))
    }

    /// Whether it looks the same upside down.
    pub fn is_same_upside_down(&self) -> bool {
        self.is_same(|square| self.upside_down(square))
    }

    /// A square with rows counted from below.
    pub fn upside_down(&self, Square { row, column }: Square) -> Square {
        Square::new(self.rows() - 1 - row, column)
    }

    fn is_same(&self, image: impl Fn(Square) -> Square) -> bool {
        let is_hole = |square: Square| self.holes.binary_search(&square).is_ok();
        self.holes.iter().all(|&hole| is_hole(image(hole)))
    }
}

/// The lines from the first to the last with a square, of lines of `length` squares with these holes. There is one.
fn used(lines: Range<u32>, length: u32, holes: impl Iterator<Item = u32>) -> Range<u32> {
    let mut of_line = vec![0; lines.len()];
    holes.for_each(|line| of_line[line as usize] += 1);
    let is_used = |line: &u32| of_line[*line as usize] < length;
    let first = lines.clone().find(is_used).unwrap_or_default();
    let last = lines.rev().find(is_used).unwrap_or_default();
    first..last + 1
}

/// The number of tours where no counting is needed: nowhere can a knight cross a board of one or
/// two rows, and a closed tour visits as many black as white squares. Of a board with holes, the reason against tours that
/// shows at once.
pub(crate) fn known(board: &Board, kind: TourKind) -> Option<u128> {
    let odd = board.area() % 2 == 1;
    match (board.area(), kind) {
        (0, _) => Some(0),
        (1, TourKind::Open) => Some(1),
        (_, TourKind::Closed) if odd => Some(0),
        _ if !board.holes().is_empty() => of_shape(board, kind),
        _ if Layout::new(board.size()).columns <= 2 => Some(0),
        _ => None,
    }
}

/// The number of tours of a board with holes where no counting is needed.
fn of_shape(board: &Board, kind: TourKind) -> Option<u128> {
    let request = TourRequest {
        kind,
        ..TourRequest::open()
    };
    if matches!(verdict(board, &request), Err(NoTour::Impossible(_))) {
        return Some(0);
    }
    // All moves of 3 x 3 squares make one ring: there is a tour of all of it, from each square in both directions, or one of
    // a piece of it, there and back.
    let of_ring = if board.area() == 8 { 16 } else { 2 };
    let is_ring = kind == TourKind::Open && Laid::new(board).is_small;
    is_ring.then_some(of_ring)
}
