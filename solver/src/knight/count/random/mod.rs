//! Tours drawn at random, each as likely as any other.
//!
//! [`random_tour`] draws one; [`RandomTours`] draws as many as are wanted, as a
//! [`Job`], thousands a second.
//!
//! # How it works
//!
//! A closed tour gives each square two moves. The converse does not hold: a choice of moves, two at
//! each square, is a *2-factor* of the board, one or several circuits that together visit
//! each square once. 2-factors are easier to count than tours, since it does not matter which open
//! ends belong to the same path: the states of the [frontier](super) are its degrees alone
//! (`layers`), some hundred thousand at a time instead of millions.
//!
//! From the numbers of ways to reach each state, the 2-factor with any given number is found by
//! going backwards, square by square (`factors`, `part`). The ways to reach the middle of the board are added up edge by edge
//! (`sums`), and those of both parts are multiplied (`table`). One drawn uniformly is a tour or falls
//! apart (`circuit`). In the latter case another is drawn. So each tour is exactly as likely as any
//! other:
//!
//! | board | 2-factors | closed tours | share |
//! |---|---|---|---|
//! | 5 x 6 | 325 | 8 | 2.5 % |
//! | 6 x 6 | 36,236 | 9,862 | 27.2 % |
//! | 6 x 8 | 171,887,538 | 55,488,142 | 32.3 % |
//! | 8 x 8 | 56,691,832,946,529 | 13,267,364,410,532 | 23.4 % |
//!
//! The share of the draws that are tours, times the number of 2-factors, is an estimate of the
//! number of tours without bias, also where the tours themselves are too many to be counted.
//!
//! Open tours are drawn as closed ones through a *hub*, an extra square that neighbours all others.
//!
//! # Holes, given and avoided moves
//!
//! They only take choices away, at single squares (`rules`): what is left is drawn as uniformly. But then the upper and the
//! lower part of the board are not filled from the same layers, and no degrees stand for their mirror image, so that the
//! preparation takes up to four times as long, and as much memory. The share of 2-factors that are tours is another for each
//! board; where it is tiny, or there is no tour at all, a million draws in vain end the work
//! ([`CountError::NoneDrawn`]).
//!
//! # Sources
//!
//! Drawing by counts of what can follow: A. Nijenhuis and H. S. Wilf, *Combinatorial Algorithms*
//! (1978), chapter 13. Drawing from a superset and rejecting is due to J. von Neumann (1951). That
//! a large share of the 2-factors are tours was found by measurement for this program. I. Parberry,
//! "Tourneys and the fast generation and obfuscation of closed knight's tours" (2020), joins their
//! circuits to one, which does not make all tours equally likely.

mod factors;
mod job;
mod layers;
mod memory;
mod order;
mod pages;
mod part;
mod request;
mod sums;
mod table;
mod ways;

pub use job::RandomTours;
pub use request::RandomToursRequest;

use super::CountError;
use crate::Job;
use crate::knight::{Board, Path, TourKind};

/// A tour of a board, drawn uniformly: each tour of the board has the same chance.
///
/// The same seed gives the same tour on every platform. A closed tour begins at a1 and goes to b3
/// first; an open one runs in either direction, from any square to any other. 6 x 6 squares take
/// milliseconds, 8 x 8 less than a second and 70 MiB, most of which is preparation: [`RandomTours`]
/// draws further tours in a fraction of a millisecond.
///
/// # Errors
///
/// As [`RandomToursRequest::check`]; [`CountError::TooLarge`] and [`CountError::OutOfMemory`] if it turns out that the
/// preparation takes more memory than it may or can have.
///
/// # Examples
///
/// ```
/// use bezzel_solver::board::Size;
/// use bezzel_solver::knight::count::random;
/// use bezzel_solver::knight::{Board, TourKind};
///
/// let size = Size::square(6)?;
/// let path = random::random_tour(size, TourKind::Closed, 1848)?;
/// assert!(path.is_closed_tour(&Board::from(size)));
/// # Ok::<_, Box<dyn std::error::Error>>(())
/// ```
pub fn random_tour(board: impl Into<Board>, kind: TourKind, seed: u64) -> Result<Path, CountError> {
    let board = board.into();
    let size = board.size();
    let request = RandomToursRequest::of(&board, kind, seed, 1);
    let tour = RandomTours::start(request)?.run()?.pop();
    // If there are tours, the job draws one sooner or later.
    tour.ok_or(CountError::NoTours { size, kind })
}
