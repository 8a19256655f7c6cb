//! The next events of a watched search.

use bezzel_solver::board::Square;
use bezzel_stepping::queens::{Algorithm, Event, Run, Watched};

/// The events from one event of a search to the next square that is tried.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ahead {
    /// The square; none where the search is over before.
    pub square: Option<Square>,
    /// The queens that are taken back on the way, in that order.
    pub taken: Vec<Square>,
    /// Whether a queen is put on the board on the way.
    pub placed: bool,
}

impl Ahead {
    pub fn of(run: &Run) -> Self {
        let mut run = run.clone();
        let mut ahead = Self {
            square: None,
            taken: Vec::new(),
            placed: matches!(run.event(), Event::Place { .. }),
        };
        while ahead.square.is_none() && run.forward() {
            match run.event() {
                Event::Try { square } => ahead.square = Some(square),
                Event::Place { square } if !tries_squares(run.plan().algorithm) => {
                    ahead.square = Some(square);
                }
                Event::Place { .. } => ahead.placed = true,
                Event::TakeBack { square } => ahead.taken.push(square),
                _ => {}
            }
        }
        ahead
    }
}

/// Whether an algorithm looks at one square after the other. The others know the free ones at once.
pub const fn tries_squares(algorithm: Algorithm) -> bool {
    matches!(
        algorithm,
        Algorithm::Test | Algorithm::Arrays | Algorithm::Walk
    )
}

/// The next event that changes the marker arrays.
pub fn next_change(run: &Run) -> Option<Event> {
    let mut run = run.clone();
    while run.forward() {
        if let event @ (Event::Place { .. } | Event::TakeBack { .. }) = run.event() {
            return Some(event);
        }
    }
    None
}
