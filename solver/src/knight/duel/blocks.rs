use crate::board::{Size, Square};

/// The pairs of squares of a block that is four rows high, by their rows and columns.
const PAIRS: [[(u32, u32); 2]; 4] = [
    [(0, 0), (2, 1)],
    [(0, 1), (2, 0)],
    [(1, 0), (3, 1)],
    [(1, 1), (3, 0)],
];

/// The blocks of 4 x 2 squares into which a board divides, row by row, if it does: if both sides are even and
/// one of them is a multiple of four. A block is its four pairs of squares, which knight's moves join. In each pair the
/// upper square comes first, and the first of all is the top left corner. Upright blocks come before blocks that lie,
/// where both fit.
///
/// ```text
///   1 2     1 3 2 4
///   3 4     2 4 1 3
///   2 1
///   4 3
/// ```
///
/// On such a board, without holes, the player who moves first from a given square wins: the knight always goes to
/// the partner of the square that it stands on. The partner cannot have been visited, since after each such move
/// squares are visited in pairs. For the same reason, the player who has to choose the first square loses.
///
/// # Examples
///
/// ```
/// use bezzel_solver::board::{Size, Square};
/// use bezzel_solver::knight::duel::blocks;
///
/// let mut on_chessboard = blocks(Size::square(8)?).expect("it divides");
/// let [(a8, b6), ..] = on_chessboard.next().expect("there are eight blocks");
/// assert_eq!((a8, b6), (Square::new(0, 0), Square::new(2, 1)));
/// assert_eq!(on_chessboard.count(), 7);
/// assert!(blocks(Size::square(6)?).is_none());
/// # Ok::<_, bezzel_solver::board::BoardError>(())
/// ```
#[must_use]
pub fn blocks(size: Size) -> Option<impl Iterator<Item = [(Square, Square); 4]> + Clone> {
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
    Some(corners.map(move |corner| {
        let square = |(along, across)| {
            let (down, right) = if upright {
                (along, across)
            } else {
                (across, along)
            };
            Square::new(corner.row + down, corner.column + right)
        };
        PAIRS.map(|[a, b]| {
            let (a, b) = (square(a), square(b));
            (a.min(b), a.max(b))
        })
    }))
}
