use crate::board::{Size, Square};

/// A part of a board of 4 x 2 or 2 x 4 squares, whose squares a knight's moves pair.
///
/// ```text
///   1 2     1 2 3 4
///   3 4     3 4 1 2
///   2 1
///   4 3
/// ```
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub struct Block {
    /// The square in its top left corner.
    pub corner: Square,
    /// Whether it is four rows high, and not four columns wide.
    pub upright: bool,
}

impl Block {
    /// The four pairs of squares.
    #[must_use]
    pub fn pairs(&self) -> [(Square, Square); 4] {
        const PAIRS: [[(u32, u32); 2]; 4] = [
            [(0, 0), (2, 1)],
            [(0, 1), (2, 0)],
            [(1, 0), (3, 1)],
            [(1, 1), (3, 0)],
        ];
        let square = |(along, across)| {
            let (down, right) = if self.upright {
                (along, across)
            } else {
                (across, along)
            };
            Square::new(
                self.corner.row.saturating_add(down),
                self.corner.column.saturating_add(right),
            )
        };
        PAIRS.map(|[a, b]| {
            let (a, b) = (square(a), square(b));
            (a.min(b), a.max(b))
        })
    }
}

/// The blocks of 4 x 2 squares into which a board divides, row by row, if it does: if both sides are even and
/// one of them is a multiple of four. Upright blocks come before blocks that lie, where both fit.
///
/// On such a board, without holes, the player who moves first from a given square wins: the knight always goes to
/// the partner of the square that it stands on. The partner cannot have been visited, since after each such move
/// squares are visited in pairs. For the same reason, the player who has to choose the first square loses.
///
/// # Examples
///
/// ```
/// use bezzel_solver::board::Size;
/// use bezzel_solver::knight::duel::blocks;
///
/// assert_eq!(blocks(Size::square(8)?).map(Iterator::count), Some(8));
/// assert!(blocks(Size::square(6)?).is_none());
/// # Ok::<_, bezzel_solver::board::BoardError>(())
/// ```
#[must_use]
pub fn blocks(size: Size) -> Option<impl Iterator<Item = Block> + Clone> {
    let (rows, columns) = (size.rows(), size.columns());
    if rows % 2 == 1 || columns % 2 == 1 {
        return None;
    }
    let upright = rows.is_multiple_of(4);
    if !upright && !columns.is_multiple_of(4) {
        return None;
    }
    let (height, width) = if upright { (4, 2) } else { (2, 4) };
    let corners = (0..rows).step_by(height).flat_map(move |row| {
        let across = (0..columns).step_by(width);
        across.map(move |column| Square::new(row, column))
    });
    Some(corners.map(move |corner| Block { corner, upright }))
}
