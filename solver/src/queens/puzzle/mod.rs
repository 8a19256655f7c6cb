//! Puzzles for people: complete the queens, or find one in each region.
//!
//! A [`Puzzle`] is solved by a plain search ([`Puzzle::solutions`]), which finds whether it has exactly one solution, and
//! by deductions ([`Puzzle::path`]), as people solve it. [`make`] makes new ones.
//!
//! The deductions, each a [`Inference`], have four grades:
//!
//! 1. A row, column or region has one open square.
//! 2. A queen on any open square of a row, column or region would exclude some other square. So it is where a region lies
//!    within a line, or a line within a region; or where a square is attacked from each that a row has left.
//! 3. k regions lie within k lines, or k lines within k regions, or k rows within k columns, with k from 2 on.
//! 4. A queen on a square would force others, these again others, and, after three such rounds at most, some row, column or
//!    region would have no open square.
//!
//! The grade of a puzzle is the least k such that deductions of the grades 1 to k solve it. It does not depend on their
//! order, as no deduction is lost by crossing out or filling other squares.
//!
//! # Sources
//!
//! Puzzles with one queen a region are Star Battle with one star, H. van der Graaf, World Puzzle Championship 2003. That k
//! sets of candidates lie within k houses is Hall's theorem as used in Sudoku ("naked subsets"). To grade by the hardest
//! technique that is needed, to grow regions from the queens of a solution and to move their borders are common among
//! generators of such puzzles; this one keeps every state solvable by deductions instead of testing finished boards.
//!
//! # Examples
//!
//! ```
//! use bezzel_solver::queens::puzzle::{Kind, PuzzleRequest, Rule, make};
//!
//! let request = PuzzleRequest { n: 8, kind: Kind::Regions, rule: Rule::Touch, grade: 2, seed: 7 };
//! let puzzle = make(request)?;
//! assert_eq!(puzzle.solutions(2).len(), 1);
//! assert_eq!(puzzle.grade(), Some(2));
//! assert_eq!(puzzle.path().iter().filter(|step| step.placed().is_some()).count(), 8);
//! # Ok::<_, bezzel_solver::queens::puzzle::PuzzleError>(())
//! ```

mod board;
mod branch;
mod deduce;
mod error;
mod generate;
mod grid;
mod house;
mod inference;
mod position;
mod reason;
mod rule;
mod search;
mod squares;
mod unique;

pub use board::Puzzle;
pub use error::PuzzleError;
pub use generate::{PuzzleGenerator, PuzzleRequest, make};
pub use house::House;
pub use inference::Inference;
pub use reason::{Claim, Reason, Refusal};
pub use rule::{Kind, Rule};

/// The largest n of a puzzle.
pub const MAX_N: u32 = 18;
/// The smallest n of a puzzle that is made.
pub const MIN_N: u32 = 5;
/// The largest n of a puzzle that is made.
pub const MAX_MADE_N: u32 = 12;
/// The grade of the hardest deductions.
pub const MAX_GRADE: u8 = 4;
