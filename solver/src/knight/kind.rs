crate::names::named! {
    /// The two kinds of tours.
    #[derive(Default)]
    pub enum TourKind ("a kind of tours", "closed or open") {
        /// Tours whose last square is a move from the first. When they are counted, the direction in which one is
        /// travelled, and where it begins, make no difference: an undirected count.
        Closed = "closed",
        /// Tours from any square to any other, those included whose ends are a move apart. When they are counted,
        /// there and back are two: a directed count.
        #[default]
        Open = "open",
    }
}

impl TourKind {
    /// [`Closed`](Self::Closed) if that is wanted, else [`Open`](Self::Open).
    #[must_use]
    pub const fn closed_if(closed: bool) -> Self {
        if closed { Self::Closed } else { Self::Open }
    }

    /// Whether it is [`Closed`](Self::Closed).
    #[must_use]
    pub const fn is_closed(self) -> bool {
        matches!(self, Self::Closed)
    }

    /// The greatest number of pieces into which such a tour falls without `removed` of its squares.
    #[must_use]
    pub const fn most_pieces(self, removed: usize) -> usize {
        match self {
            Self::Closed => removed,
            Self::Open => removed.saturating_add(1),
        }
    }
}
