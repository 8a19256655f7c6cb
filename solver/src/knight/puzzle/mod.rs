//! The knight's number puzzle: some numbers of a tour are given, and the others are to be found.
//!
//! A [`Puzzle`] is solved by a search ([`Puzzle::solutions`]), which finds whether exactly one tour fits, and by deductions
//! ([`Puzzle::path`]), as people solve it. [`make`] makes new ones, and [`UniqueMaker`] adds numbers until one tour fits.
//!
//! The deductions, each an [`Inference`], have four grades:
//!
//! 1. Beside a number that is written, the next has one square left.
//! 2. A gap between two numbers that are written has one path, or all of its paths lead over one square at the same time.
//! 3. A number has one square left, or a square one number, by parity and distance: each number stands where a path of free
//!    squares leads from each that is written.
//! 4. Were a number on a square, some number would have no square left, or some square no number.
//!
//! The grade of a puzzle is the least k such that deductions of the grades 1 to k solve it.
//!
//! # Sources
//!
//! Tours to be completed from some of their numbers or syllables, Rösselsprünge, are in magazines of the 19th century. Numbers
//! that follow each other by the king's moves are known as Hidoku or Hidato.
//!
//! # Examples
//!
//! ```
//! use bezzel_solver::board::Size;
//! use bezzel_solver::knight::TourKind;
//! use bezzel_solver::knight::puzzle::{PuzzleRequest, make};
//!
//! let request = PuzzleRequest::new(Size::square(6)?, TourKind::Closed, 7);
//! let puzzle = make(request)?;
//! assert!(puzzle.given().len() <= 18);
//! let solutions = puzzle.solutions(2);
//! assert_eq!(solutions.len(), 1);
//! assert!(solutions[0].is_closed_tour(puzzle.board()));
//! # Ok::<_, Box<dyn std::error::Error>>(())
//! ```

mod board;
mod candidates;
mod colours;
mod deduce;
mod error;
mod generate;
mod inference;
mod unique;

pub use board::Puzzle;
pub use colours::ColourClash;
pub use error::PuzzleError;
pub use generate::{PuzzleGenerator, PuzzleRequest, make};
pub use inference::{Inference, Without};
pub use unique::UniqueMaker;

/// The longest side of a board.
pub const MAX_SIDE: u32 = 8;
/// The shortest side of a board for which puzzles are made.
pub const MIN_MADE_SIDE: u32 = 5;
/// The grade of the hardest deductions.
pub const MAX_GRADE: u8 = 4;
