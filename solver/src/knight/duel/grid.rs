use crate::board::{Size, Square};
use crate::knight::{Board, Step};

/// A square's number in a grid with a margin of two squares on each side, so that a knight's move is an
/// addition and never leaves the grid.
pub type Cell = usize;

/// The squares of a board on which a knight may still step.
#[derive(Clone, Debug)]
pub struct Grid {
    size: Size,
    offsets: [isize; 8],
    open: Vec<bool>,
}

impl Grid {
    const MARGIN: usize = 2;

    pub fn new(board: &Board) -> Self {
        let size = board.size();
        let width = Self::width(size);
        let height = size.rows() as usize + 2 * Self::MARGIN;
        let mut grid = Self {
            size,
            offsets: Step::ALL.map(|step| {
                let (down, right) = step.offset();
                down as isize * width as isize + right as isize
            }),
            open: vec![false; width * height],
        };
        for square in size.squares() {
            let cell = grid.cell(square);
            grid.open[cell] = true;
        }
        for &hole in board.holes() {
            let cell = grid.cell(hole);
            grid.open[cell] = false;
        }
        grid
    }

    const fn width(size: Size) -> usize {
        size.columns() as usize + 2 * Self::MARGIN
    }

    /// The number of cells, margins included.
    pub fn len(&self) -> usize {
        self.open.len()
    }

    pub const fn cell(&self, square: Square) -> Cell {
        (square.row as usize + Self::MARGIN) * Self::width(self.size)
            + square.column as usize
            + Self::MARGIN
    }

    /// The square of a cell that is not in the margin.
    pub const fn square(&self, cell: Cell) -> Square {
        let width = Self::width(self.size);
        Square::new(
            (cell / width - Self::MARGIN) as u32,
            (cell % width - Self::MARGIN) as u32,
        )
    }

    pub fn is_open(&self, cell: Cell) -> bool {
        self.open[cell]
    }

    pub fn set_open(&mut self, cell: Cell, open: bool) {
        self.open[cell] = open;
    }

    /// The open cells, row by row.
    pub fn cells(&self) -> impl Iterator<Item = Cell> {
        (0..self.open.len()).filter(|&cell| self.open[cell])
    }

    /// The open cells one move from a cell that is not in the margin, in the order of [`Step::ALL`].
    pub fn neighbours(&self, cell: Cell) -> impl Iterator<Item = Cell> {
        self.offsets
            .iter()
            .map(move |&offset| cell.wrapping_add_signed(offset))
            .filter(|&to| self.open[to])
    }

    pub fn degree(&self, cell: Cell) -> usize {
        self.neighbours(cell).count()
    }
}
