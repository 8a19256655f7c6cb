//! The units of drawings of boards.

use bezzel_solver::board::Square;

/// The side of a square in the units of the drawing.
pub const UNIT: u32 = 100;

/// The centre of a square in the units of the drawing.
pub const fn centre(square: Square) -> (u32, u32) {
    (
        square.column * UNIT + UNIT / 2,
        square.row * UNIT + UNIT / 2,
    )
}
