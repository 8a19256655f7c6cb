//! What workers are asked for.

/// What the visitor, or a link, asks the workers for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in super::super) enum Purpose {
    /// The tour that a link asks for.
    Open,
    /// A tour from the route's start, to be played.
    Play,
    /// A tour that continues the route, to be played.
    Finish,
    /// The next move.
    Hint,
    /// Whether the route can be finished.
    CanFinish,
    /// How much of a route that cannot be finished has to be taken back: the screen asks this by itself.
    TakeBack,
}

impl Purpose {
    /// Whether a tour from the start is asked for, whatever moves have been made.
    pub(in super::super) const fn is_whole_tour(self) -> bool {
        matches!(self, Self::Open | Self::Play)
    }
}
