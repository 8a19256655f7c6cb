//! The board of a puzzle with regions, read from the pixels of a picture: a screenshot, or a photo held straight.
//!
//! 1. `pixels` has sums of the colours, so that the mean colour of any rectangle is known at once.
//! 2. `comb` proposes lines with equal distances in both directions.
//! 3. `grid` lays squared paper over the picture by each proposal. `sheet` takes the piece of it for which most speaks:
//!    lines along the sides of squares, and one colour in the corners of each square.
//! 4. `squares` takes the colour of each square around what may be drawn in its middle, and measures the line between each
//!    two neighbours.
//! 5. `regions` joins squares by their colours, or where thin lines are between them, until there are n regions.
//!
//! What is not clear is reported: squares whose region is not sure are named, and a picture without a clear board is refused.

mod board;
mod comb;
mod grid;
mod pixels;
mod regions;
mod sheet;
mod squares;

pub use board::{Board, PictureError};

use grid::Grid;
use pixels::Pixels;
use squares::Squares;

/// Reads the board in a picture of red, green, blue and opacity.
///
/// # Errors
///
/// [`PictureError`], if no board is seen.
///
/// # Examples
///
/// ```
/// use bezzel_puzzle_picture::read;
///
/// // Five columns in five colours, with black lines between the squares.
/// let pixel = |x: usize, y: usize| match (x % 20, y % 20) {
///     (0, _) | (_, 0) => [0, 0, 0, 255],
///     _ => [50 * (x / 20) as u8, 200, 0, 255],
/// };
/// let pixels: Vec<u8> = (0..100).flat_map(|y| (0..100).flat_map(move |x| pixel(x, y))).collect();
/// let board = read(&pixels, 100, 100)?;
/// assert_eq!(board.regions, [0, 1, 2, 3, 4].repeat(5));
/// assert!(board.doubtful.is_empty());
/// # Ok::<_, bezzel_puzzle_picture::PictureError>(())
/// ```
pub fn read(rgba: &[u8], width: usize, height: usize) -> Result<Board, PictureError> {
    if width == 0
        || height == 0
        || width
            .checked_mul(height)
            .and_then(|area| area.checked_mul(4))
            != Some(rgba.len())
    {
        let found = rgba.len();
        return Err(PictureError::Bytes {
            found,
            width,
            height,
        });
    }
    let pixels = Pixels::new(rgba, width, height);
    if pixels.width == 0 || pixels.height == 0 {
        return Err(PictureError::NoGrid);
    }
    let (grid, is_lined) = Grid::find(&pixels)?;
    regions::read(&Squares::of(&pixels, &grid), is_lined)
}
