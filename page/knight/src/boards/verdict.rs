//! The answer that is known at once for a size of board.

use bezzel_solver::board::Size;
use bezzel_solver::knight::{TourKind, refutation};

named! {
    /// The kinds of tours that boards of a size have, the best first, by their names in hooks and texts.
    pub enum Verdict {
        /// A closed tour, and so open ones.
        Closed = "closed",
        /// Open tours, and no closed one.
        Open = "open",
        /// The board has no tour.
        None = "none",
    }
}

impl Verdict {
    /// The verdict on a size.
    pub fn of(size: Size) -> Self {
        if refutation(size, TourKind::Closed).is_none() {
            Self::Closed
        } else if refutation(size, TourKind::Open).is_none() {
            Self::Open
        } else {
            Self::None
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn boards_of_each_verdict() {
        let verdict = |text: &str| Verdict::of(text.parse().unwrap());
        for size in ["8x8", "5x6", "3x10", "20x19"] {
            assert_eq!(verdict(size), Verdict::Closed, "{size}");
        }
        for size in ["5x5", "4x3", "4x20", "3x8", "1x1"] {
            assert_eq!(verdict(size), Verdict::Open, "{size}");
        }
        for size in ["2x2", "1x20", "3x3", "4x4", "6x3"] {
            assert_eq!(verdict(size), Verdict::None, "{size}");
        }
    }
}
