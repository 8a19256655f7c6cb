use std::fmt;

/// The two kinds of tours.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum TourKind {
    /// Tours whose last square is a move from the first. When they are counted, the direction in which one is
    /// travelled, and where it begins, make no difference: an undirected count.
    Closed,
    /// Tours from any square to any other, those included whose ends are a move apart. When they are counted,
    /// there and back are two: a directed count.
    #[default]
    Open,
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

impl fmt::Display for TourKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Closed => "closed",
            Self::Open => "open",
        })
    }
}
