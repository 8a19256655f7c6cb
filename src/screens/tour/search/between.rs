//! Where a route was lost, found by halving.

/// What is known of where a route was lost.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct Between {
    /// After so many squares it can be finished, unless there are none.
    pub(super) good: usize,
    /// After so many it cannot.
    pub(super) lost: usize,
}

impl Between {
    /// The next number of squares to ask for; `None` when all is known.
    pub(super) const fn next(self) -> Option<usize> {
        if self.lost - self.good > 1 {
            Some(usize::midpoint(self.good, self.lost))
        } else {
            None
        }
    }
}
