//! A board, or why there is none.

use thiserror::Error;

/// A board in a picture.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Board {
    /// The number of its rows, columns and regions.
    pub n: usize,
    /// The region of each square, row by row, from 0. They are numbered in the order in which they come.
    pub regions: Vec<u8>,
    /// The squares whose region is not sure, from 0, in their order.
    pub doubtful: Vec<usize>,
}

/// Why a picture has no board.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum PictureError {
    /// The picture has another number of pixels than its sides say, or none.
    #[error("the picture has {found} bytes: expected 4 * {width} * {height}, and at least one")]
    Bytes {
        /// The number of its bytes.
        found: usize,
        /// The width in pixels.
        width: usize,
        /// The height in pixels.
        height: usize,
    },
    /// No grid is seen.
    #[error("no grid of squares is seen in the picture")]
    NoGrid,
    /// The grid has more rows than columns, or the other way round.
    #[error(
        "the grid goes on beyond a square: expected as many rows as columns, all of them in the picture"
    )]
    NotSquare,
    /// There are too few regions, or too many.
    #[error("{found} regions are distinguished on the board of {n} x {n} squares: expected {n}")]
    Regions {
        /// The number of regions.
        found: usize,
        /// The number of rows.
        n: usize,
    },
}
