//! The kinds of puzzles.

use bezzel_solver::queens::puzzle::Kind;

named! {
    /// The kinds of puzzles, with queens or with a knight.
    pub enum PuzzleKind {
        /// Queens to complete.
        Complete = "complete",
        /// Regions with a queen each.
        Regions = "regions",
        /// The numbers of a knight's tour.
        Knight = "knight",
    }
}

impl PuzzleKind {
    /// The kind of a puzzle with queens; `None` if it is one with a knight.
    pub const fn of_queens(self) -> Option<Kind> {
        match self {
            Self::Complete => Some(Kind::Complete),
            Self::Regions => Some(Kind::Regions),
            Self::Knight => None,
        }
    }
}

impl From<Kind> for PuzzleKind {
    fn from(kind: Kind) -> Self {
        match kind {
            Kind::Complete => Self::Complete,
            Kind::Regions => Self::Regions,
        }
    }
}
