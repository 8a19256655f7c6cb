//! The mathematics of two chessboard puzzles: the n-queens problem and the knight's tour, on boards of any size.
//!
//! | question | call |
//! |---|---|
//! | Which queens attack each other? | [`queens::conflicts`] |
//! | What are the solutions for n queens or superqueens? | [`queens::solutions`] |
//! | How many are there, all and fundamental? | [`queens::count`](queens::count()) |
//! | Can these queens be completed to a solution? | [`queens::complete`] |
//! | What helps on the way there? | [`queens::hint`](queens::hint()) |
//! | What is a puzzle with one solution? | [`queens::puzzle`] |
//! | What is one solution for a million queens? | [`queens::construct`](queens::construct()) |
//! | What is a knight's tour from here to there? | [`knight::tour`] |
//! | Why is there none? | [`knight::verdict`] |
//! | What is a tour of which some numbers are given? | [`knight::puzzle`] |
//! | Can this path be finished as a tour, and how? | [`knight::finish`](knight::finish()) |
//! | How many tours has a board? | [`knight::count_tours`] |
//! | Who wins when two move one knight in turn? | [`knight::duel`](knight::duel()) |
//!
//! Rows are counted from the top and columns from the left, both from 0 in a [`Square`](board::Square); people read
//! [algebraic names](board::Square::name), where a1 is the bottom left corner. A board with one queen in each row is
//! written as a permutation: the column, from 1, of each row's queen from the top.
//!
//! Long work is a [`Job`]: it runs in slices, and can be paused. Work of minutes is [`Resumable`]: it can be stored, too. [`Job::run`] does all of it.
//!
//! # Queens
//!
//! All solutions, one by one:
//!
//! ```
//! use bezzel_solver::queens::{Piece, solutions};
//!
//! let first = solutions(8, Piece::Queen)?.next().expect("8 queens have solutions");
//! assert_eq!(first.to_string(), "15863724");
//! assert_eq!(format!("{first:#}"), "\
//! Q . . . . . . .
//! . . . . Q . . .
//! . . . . . . . Q
//! . . . . . Q . .
//! . . Q . . . . .
//! . . . . . . Q .
//! . Q . . . . . .
//! . . . Q . . . .");
//! assert_eq!(first.orbit_size(), 8);
//! assert_eq!(solutions(8, Piece::Queen)?.count(), 92);
//! # Ok::<_, bezzel_solver::queens::QueensError>(())
//! ```
//!
//! Their number, without looking at each of them:
//!
//! ```
//! use bezzel_solver::queens::count::Counts;
//! use bezzel_solver::queens::{Piece, count};
//!
//! assert_eq!(count(14, Piece::Queen)?, Counts { all: 365_596, fundamental: 45_752 });
//! # Ok::<_, bezzel_solver::queens::QueensError>(())
//! ```
//!
//! The queens that attack each other, the completion of a board, and a hint on the way there:
//!
//! ```
//! use bezzel_solver::queens::hint::{Hint, Tier};
//! use bezzel_solver::queens::notation::parse_permutation;
//! use bezzel_solver::queens::{Line, Piece, complete, conflicts, hint};
//!
//! // . Q . .
//! // . . . Q
//! // Q . . .
//! // . . . Q   <- under another
//! let board = parse_permutation("2414", None)?;
//! let found = conflicts(&board, Piece::Queen);
//! assert_eq!(found[0].line, Line::Column);
//! assert_eq!((found[0].a.name(board.size()), found[0].b.name(board.size())), ("d3".into(), "d1".into()));
//!
//! // . . . . . .      . . . Q . .
//! // . . . . . .      Q . . . . .
//! // . . . . Q .  ->  . . . . Q .
//! // . . . . . .      . Q . . . .
//! // . . . . . .      . . . . . Q
//! // . . . . . .      . . Q . . .
//! let board = parse_permutation("005000", None)?;
//! assert_eq!(complete(&board, Piece::Queen)?, parse_permutation("415263", None)?);
//! assert!(matches!(hint(&board, Piece::Queen, Tier::Reveal), Hint::Reveal { .. }));
//! # Ok::<_, Box<dyn std::error::Error>>(())
//! ```
//!
//! One solution, for as many queens as anybody likes:
//!
//! ```
//! use bezzel_solver::queens::construct;
//! use bezzel_solver::queens::construct::check;
//!
//! assert_eq!(construct(8)?, [2, 4, 6, 8, 3, 1, 7, 5]);
//! assert_eq!(check(&construct(1_000_000)?), Ok(()));
//! # Ok::<_, bezzel_solver::queens::QueensError>(())
//! ```
//!
//! # Knights
//!
//! A tour between two squares, or the reason why there is none:
//!
//! ```
//! use bezzel_solver::board::Square;
//! use bezzel_solver::knight::{Board, TourRequest, tour};
//!
//! let board = Board::square(5)?;
//! let (a5, c3) = (Square::new(0, 0), Square::new(2, 2));
//! let path = tour(&board, &TourRequest::open().from(a5).to(c3))?;
//! assert_eq!(path.drawn_on(&board)?.lines().collect::<Vec<_>>(), [
//!     " 1 22 11 16  3",
//!     "12 17  2 21 10",
//!     "23  8 25  4 15",
//!     "18 13  6  9 20",
//!     " 7 24 19 14  5",
//! ]);
//!
//! let error = tour(&board, &TourRequest::closed()).unwrap_err();
//! assert_eq!(
//!     error.to_string(),
//!     "there are 13 dark and 12 light squares, but the colour changes at each move"
//! );
//! # Ok::<_, Box<dyn std::error::Error>>(())
//! ```
//!
//! Whether a path can be finished, and how:
//!
//! ```
//! use bezzel_solver::board::{Size, Square};
//! use bezzel_solver::knight::{Position, finish};
//!
//! // 5 3 . . . .
//! // 4 . . . . .
//! // 3 . 2 . . .
//! // 2 . . . . .
//! // 1 1 . . . .
//! //   a b c d e
//! let begun = vec![Square::new(4, 0), Square::new(2, 1), Square::new(0, 0)];
//! let position = Position::new(Size::square(5)?).after(begun);
//! assert_eq!(finish(position)?.len(), 25 - 3);
//! # Ok::<_, Box<dyn std::error::Error>>(())
//! ```
//!
//! The number of tours of a board, none of which is looked at by itself:
//!
//! ```
//! use bezzel_solver::board::Size;
//! use bezzel_solver::knight::{TourKind, count_tours};
//!
//! assert_eq!(count_tours(Size::new(6, 8)?, TourKind::Closed)?, 55_488_142);
//! # Ok::<_, Box<dyn std::error::Error>>(())
//! ```
//!
//! Who wins when two players move one knight in turn, never to a square where it has been:
//!
//! ```
//! use bezzel_solver::board::Square;
//! use bezzel_solver::knight::{Board, duel};
//!
//! // 3 . * .
//! // 2 . . *
//! // 1 N . .
//! //   a b c
//! let outcome = duel(Board::square(3)?, &[Square::new(2, 0)])?;
//! assert!(outcome.mover_wins());
//! # Ok::<_, Box<dyn std::error::Error>>(())
//! ```
//!
//! # Features
//!
//! * `parallel`: the module `parallel`, which counts with all cores.
//! * `serde`: squares, sizes, boards, pieces, placements, solutions, symmetries, paths, random generators and the
//!   requests, checkpoints, progress and results of jobs can be serialised and deserialised.

#![warn(clippy::must_use_candidate)]

pub mod board;
mod code;
mod error;
mod job;
pub mod knight;
mod names;
mod number_set;
#[cfg(feature = "parallel")]
pub mod parallel;
pub mod queens;
mod random;
#[cfg(feature = "serde")]
mod serialisation;
// Shared helpers for messages: quoting and plurals.
#[doc(hidden)]
pub mod text;

/// The examples of the README are tested as well.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;

pub use code::Coded;
pub use error::UnknownName;
pub use job::{Job, Progress, Resumable};
pub use random::Random;
