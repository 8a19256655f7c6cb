//! The results of runs, and the claims that decide on them.

/// The result of a run.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// The claims are right and whole: all solutions, or one where one was wanted, or none where there is none.
    Right,
    /// A position that is no solution, a wrong number, or "no solution" where there is one.
    Wrong,
    /// All claims are right, but some solutions are missing where all were wanted.
    Incomplete,
    /// The program ends, claims nothing and has found nothing.
    None,
    /// Solutions stood on the board, and the program neither prints nor returns any of them.
    Silent,
    /// The program only defines functions or classes.
    NotCalled,
    /// A local search ends with this number of pairs of queens that attack each other, and claims no solution.
    EndsShort(u64),
    /// The program ended with an error.
    Error,
    /// The run was stopped before its end.
    Stopped,
    /// Nothing can be said.
    Unknown,
}

impl Outcome {
    /// Whether it says something of solutions or a tour.
    pub const fn is_of_tour(self) -> bool {
        matches!(
            self,
            Self::Right | Self::Wrong | Self::Incomplete | Self::None | Self::Silent
        )
    }

    /// Its name on the page and in tests.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Right => "right",
            Self::Wrong => "wrong",
            Self::Incomplete => "incomplete",
            Self::None => "none",
            Self::Silent => "silent",
            Self::NotCalled => "not-called",
            Self::EndsShort(_) => "ends-short",
            Self::Error => "error",
            Self::Stopped => "stopped",
            Self::Unknown => "unknown",
        }
    }
}

/// The claim of a program.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub enum Claim {
    /// None.
    #[default]
    Nothing,
    /// Positions or tours.
    Positions,
    /// A number of solutions.
    Count(i64),
    /// There is no solution.
    NoSolution,
    /// There is a solution.
    Solution,
    /// A board with too few pieces, as its result.
    Part,
    /// The numbers of its solutions do not begin with 0 or 1.
    Numbers,
    /// A closed tour, which is an open one.
    Closed,
}
