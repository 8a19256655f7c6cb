use std::fmt;

/// Which tours are counted.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum TourKind {
    /// Tours that return to their first square. The direction in which one is travelled, and where it
    /// begins, make no difference: an undirected count.
    Closed,
    /// Tours from any square to any other, those included whose ends are a move apart. There and
    /// back are two: a directed count.
    Open,
}

impl fmt::Display for TourKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Closed => "closed",
            Self::Open => "open",
        })
    }
}
