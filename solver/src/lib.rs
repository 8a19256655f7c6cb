//! The mathematics of chessboard puzzles: the n-queens problem and the knight's moves on boards of any size.
//!
//! Rows are counted from the top and columns from the left. A board with one queen in each row
//! is written as a permutation: the column of each row's queen, from the top.
//!
//! # Examples
//!
//! Which queens attack each other:
//!
//! ```
//! use bezzel_solver::queens::{conflicts, is_solution, notation, Line, Piece};
//!
//! // . Q . .
//! // . . . Q
//! // Q . . .
//! // . . . Q
//! let board = notation::parse_permutation("2414", None)?;
//! let found = conflicts(&board, Piece::Queen);
//! assert_eq!(found.len(), 1);
//! assert_eq!(found[0].line, Line::Column);
//! assert_eq!(found[0].a.name(board.size()), "d3");
//! assert_eq!(found[0].b.name(board.size()), "d1");
//!
//! // . Q . .
//! // . . . Q
//! // Q . . .
//! // . . Q .
//! let board = notation::parse_permutation("2413", None)?;
//! assert!(is_solution(&board, Piece::Queen));
//! # Ok::<_, bezzel_solver::queens::notation::PermutationError>(())
//! ```
//!
//! Every solution, in slices of work that leave room for other things in between:
//!
//! ```
//! use bezzel_solver::queens::{ListRequest, Listing, Piece, Show};
//! use bezzel_solver::Job;
//!
//! let request = ListRequest::new(8, Piece::Queen, Show::Fundamental, Vec::new())?;
//! let mut listing = Listing::start(request)?;
//! let mut boards = Vec::new();
//! while !listing.advance(1000, &mut |found| boards.push(found)).done {}
//!
//! // Q . . . . . . .
//! // . . . . Q . . .
//! // . . . . . . . Q
//! // . . . . . Q . .
//! // . . Q . . . . .
//! // . . . . . . Q .
//! // . Q . . . . . .
//! // . . . Q . . . .
//! assert_eq!(boards[0].solution.to_string(), "15863724");
//! assert_eq!(boards.len(), 12);
//! assert_eq!(boards.iter().map(|found| u32::from(found.orbit_size)).sum::<u32>(), 92);
//! # Ok::<_, bezzel_solver::queens::ListError>(())
//! ```
//!
//! How many there are, without looking at each of them:
//!
//! ```
//! use bezzel_solver::queens::Piece;
//! use bezzel_solver::queens::count::{count, fundamental};
//!
//! let all = count(14, Piece::Queen)?;
//! assert_eq!(all, 365_596);
//! assert_eq!(fundamental(14, Piece::Queen, all), Ok(45_752));
//! # Ok::<_, bezzel_solver::queens::count::CountError>(())
//! ```
//!
//! One solution, for as many queens as anybody likes:
//!
//! ```
//! use bezzel_solver::queens::construct::{check, construct};
//!
//! assert_eq!(construct(8)?, [2, 4, 6, 8, 3, 1, 7, 5]);
//! assert_eq!(check(&construct(1_000_000)?), Ok(()));
//! # Ok::<_, bezzel_solver::queens::construct::ConstructError>(())
//! ```
//!
//! And one with given queens in it; see also [`queens::hint`] for help on the way there:
//!
//! ```
//! use bezzel_solver::Job;
//! use bezzel_solver::queens::completion::{Completion, CompletionRequest};
//! use bezzel_solver::queens::{Piece, notation};
//!
//! // . . . . . .
//! // . . . . . .
//! // . . . . Q .
//! // . . . . . .
//! // . . . . . .
//! // . . . . . .
//! let board = notation::parse_permutation("005000", None)?;
//! let mut job = Completion::start(CompletionRequest::of(&board, Piece::Queen, 0))?;
//! while !job.advance(1000, &mut |answer| assert_eq!(answer, Ok(vec![4, 1, 5, 2, 6, 3]))).done {}
//! # Ok::<_, Box<dyn std::error::Error>>(())
//! ```
//!
//! A knight's tour between two squares, on a board of any size:
//!
//! ```
//! use bezzel_solver::board::{Size, Square};
//! use bezzel_solver::knight::{Board, NoTour, Request, tour};
//!
//! // 5   1 14  9 20  3
//! // 4  24 19  2 15 10
//! // 3  13  8 25  4 21
//! // 2  18 23  6 11 16
//! // 1   7 12 17 22  5
//! //     a  b  c  d  e
//! let board = Board::from(Size::square(5)?);
//! let request = Request::open().from(Square::new(0, 0)).to(Square::new(2, 2));
//! let path = tour(&board, &request)?;
//! assert!(path.is_tour(&board));
//!
//! let Err(NoTour::Impossible(reason)) = tour(&board, &Request::closed()) else {
//!     panic!("there is no closed tour");
//! };
//! assert_eq!(
//!     reason.to_string(),
//!     "there are 13 dark and 12 light squares, but the colour changes at each move"
//! );
//! # Ok::<_, Box<dyn std::error::Error>>(())
//! ```
//!
//! The closed knight's tours of a board, none of which is looked at by itself:
//!
//! ```
//! use bezzel_solver::board::Size;
//! use bezzel_solver::knight::count::count_closed;
//!
//! assert_eq!(count_closed(Size::new(6, 8)?)?, 55_488_142);
//! # Ok::<_, Box<dyn std::error::Error>>(())
//! ```
//!
//! The images of one solution under the symmetries of the square:
//!
//! ```
//! use bezzel_solver::queens::Solution;
//!
//! let solution: Solution = "35281746".parse()?;
//! assert_eq!(solution.orbit_size(), 4);
//! assert!(solution.is_fundamental());
//! # Ok::<_, bezzel_solver::queens::SolutionError>(())
//! ```
//!
//! # Features
//!
//! * `serde`: squares, sizes, pieces, symmetries, solutions, random generators and the requests,
//!   checkpoints, progress and results of jobs can be serialised and deserialised.
//! * `js`: the module `js`, of which wasm-pack makes the JavaScript package.
//! * `cli`: builds the command `bezzel-count`, and adds nothing to the library.

pub mod board;
mod job;
#[cfg(feature = "js")]
pub mod js;
pub mod knight;
pub mod queens;
mod random;
#[cfg(feature = "serde")]
mod serde_text;
mod text;

pub use job::{Job, Progress};
pub use random::Random;
