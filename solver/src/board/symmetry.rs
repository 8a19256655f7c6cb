use super::{Size, Square};

crate::names::named! {
    /// One of the eight symmetries of the square.
    ///
    /// They form a group under [`then`](Self::then). On a board that is not square, the symmetries
    /// that exchange rows and columns lead to the board with the sides exchanged.
    ///
    /// # Examples
    ///
    /// ```
    /// use bezzel_solver::board::{Size, Square, Symmetry};
    ///
    /// // * . . .      . . *
    /// // . . . .  ->  . . .
    /// // . . . .      . . .
    /// //              . . .
    /// let size = Size::new(3, 4)?;
    /// let corner = Square::new(0, 0);
    /// let turn = Symmetry::QuarterTurn;
    /// assert_eq!(turn.image(size), Size::new(4, 3)?);
    /// assert_eq!(turn.apply(corner, size), Square::new(0, 2));
    /// assert_eq!(turn.then(turn), Symmetry::HalfTurn);
    /// # Ok::<_, bezzel_solver::board::BoardError>(())
    /// ```
    pub enum Symmetry {
        /// Leaves every square where it is.
        Identity = "identity",
        /// A quarter turn clockwise.
        QuarterTurn = "quarter-turn",
        /// A half turn.
        HalfTurn = "half-turn",
        /// Three quarter turns clockwise, or one anticlockwise.
        ThreeQuarterTurn = "three-quarter-turn",
        /// Exchanges left and right.
        FlipHorizontal = "flip-horizontal",
        /// Exchanges top and bottom.
        FlipVertical = "flip-vertical",
        /// Exchanges rows and columns: a reflection in the main diagonal, from the top left.
        Transpose = "transpose",
        /// A reflection in the antidiagonal, from the top right.
        AntiTranspose = "anti-transpose",
    }
}

/// A symmetry taken apart: first rows and columns are exchanged or not, then rows are counted
/// from the other end or not, and columns likewise.
#[derive(Copy, Clone)]
pub(crate) struct Parts {
    pub(crate) swap: bool,
    pub(crate) flip_rows: bool,
    pub(crate) flip_columns: bool,
}

impl Symmetry {
    /// The symmetry that does what `self` does and then what `other` does.
    #[must_use]
    pub const fn then(self, other: Self) -> Self {
        let first = self.parts().seen_through(other.parts().swap);
        let second = other.parts();
        Self::from_parts(Parts {
            swap: first.swap ^ second.swap,
            flip_rows: first.flip_rows ^ second.flip_rows,
            flip_columns: first.flip_columns ^ second.flip_columns,
        })
    }

    /// The symmetry that undoes this one.
    #[must_use]
    pub const fn inverse(self) -> Self {
        let parts = self.parts();
        Self::from_parts(parts.seen_through(parts.swap))
    }

    /// The image of a square of a board of this size. A square off the board goes off the board.
    #[must_use]
    pub const fn apply(self, square: Square, size: Size) -> Square {
        let parts = self.parts();
        let image = self.image(size);
        let (mut row, mut column) = if parts.swap {
            (square.column, square.row)
        } else {
            (square.row, square.column)
        };
        if parts.flip_rows {
            row = (image.rows() - 1).wrapping_sub(row);
        }
        if parts.flip_columns {
            column = (image.columns() - 1).wrapping_sub(column);
        }
        Square::new(row, column)
    }

    /// The size of the image of a board of this size.
    #[must_use]
    pub const fn image(self, size: Size) -> Size {
        if self.parts().swap {
            Size::in_range(size.columns(), size.rows())
        } else {
            size
        }
    }

    /// Whether this is a turn, by any angle or none, rather than a reflection.
    #[must_use]
    pub const fn is_rotation(self) -> bool {
        let Parts {
            swap,
            flip_rows,
            flip_columns,
        } = self.parts();
        !(swap ^ flip_rows ^ flip_columns)
    }

    pub(crate) const fn parts(self) -> Parts {
        let (swap, flip_rows, flip_columns) = match self {
            Self::Identity => (false, false, false),
            Self::QuarterTurn => (true, false, true),
            Self::HalfTurn => (false, true, true),
            Self::ThreeQuarterTurn => (true, true, false),
            Self::FlipHorizontal => (false, false, true),
            Self::FlipVertical => (false, true, false),
            Self::Transpose => (true, false, false),
            Self::AntiTranspose => (true, true, true),
        };
        Parts {
            swap,
            flip_rows,
            flip_columns,
        }
    }

    const fn from_parts(parts: Parts) -> Self {
        match (parts.swap, parts.flip_rows, parts.flip_columns) {
            (false, false, false) => Self::Identity,
            (true, false, true) => Self::QuarterTurn,
            (false, true, true) => Self::HalfTurn,
            (true, true, false) => Self::ThreeQuarterTurn,
            (false, false, true) => Self::FlipHorizontal,
            (false, true, false) => Self::FlipVertical,
            (true, false, false) => Self::Transpose,
            (true, true, true) => Self::AntiTranspose,
        }
    }
}

impl Parts {
    /// The same flips where rows and columns have changed their roles, if `swap` says so.
    const fn seen_through(self, swap: bool) -> Self {
        if swap {
            Self {
                swap: self.swap,
                flip_rows: self.flip_columns,
                flip_columns: self.flip_rows,
            }
        } else {
            self
        }
    }
}
