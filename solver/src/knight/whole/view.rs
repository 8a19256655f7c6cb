use crate::board::{Size, Square};

/// A rectangle of the board, seen from any of its sides, and possibly in a mirror. So code for one side works for all
/// sides.
#[derive(Copy, Clone, Debug)]
pub struct View {
    pub rows: u32,
    pub columns: u32,
    /// The square of the board at the view's first square.
    origin: Vector,
    /// The directions on the board of the view's next row and next column.
    down: Vector,
    right: Vector,
}

#[derive(Copy, Clone, Debug)]
struct Vector {
    row: i32,
    column: i32,
}

impl Vector {
    const fn plus(self, times: u32, other: Self) -> Self {
        Self {
            row: self.row + times as i32 * other.row,
            column: self.column + times as i32 * other.column,
        }
    }

    const fn opposite(self) -> Self {
        Self {
            row: -self.row,
            column: -self.column,
        }
    }

    const fn dot(self, other: Self) -> u32 {
        (self.row * other.row + self.column * other.column) as u32
    }
}

impl View {
    /// The whole board, as it is.
    pub const fn whole(size: Size) -> Self {
        Self {
            rows: size.rows(),
            columns: size.columns(),
            origin: Vector { row: 0, column: 0 },
            down: Vector { row: 1, column: 0 },
            right: Vector { row: 0, column: 1 },
        }
    }

    /// The square of the board at a square of the view.
    pub const fn out(&self, square: Square) -> Square {
        let at = self
            .origin
            .plus(square.row, self.down)
            .plus(square.column, self.right);
        Square::new(at.row as u32, at.column as u32)
    }

    /// The square of the view at a square of the board, if the rectangle contains it.
    pub const fn of(&self, square: Square) -> Square {
        let from = Vector {
            row: square.row as i32 - self.origin.row,
            column: square.column as i32 - self.origin.column,
        };
        Square::new(from.dot(self.down), from.dot(self.right))
    }

    /// The view of `columns` columns, from column `first` on.
    pub const fn columns(self, first: u32, columns: u32) -> Self {
        Self {
            columns,
            origin: self.origin.plus(first, self.right),
            ..self
        }
    }

    /// The view with rows and columns exchanged.
    pub const fn transposed(self) -> Self {
        Self {
            rows: self.columns,
            columns: self.rows,
            down: self.right,
            right: self.down,
            ..self
        }
    }

    /// The view with the last column first.
    pub const fn seen_from_right(self) -> Self {
        Self {
            origin: self.origin.plus(self.columns - 1, self.right),
            right: self.right.opposite(),
            ..self
        }
    }

    /// The view with the last row first.
    pub const fn seen_from_below(self) -> Self {
        self.transposed().seen_from_right().transposed()
    }
}
