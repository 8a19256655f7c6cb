//! The screens by their names, and the families that they belong to.

named! {
    /// The problems that screens are about, in the order of the navigation.
    pub enum Family {
        /// The n-queens problem.
        Queens = "queens",
        /// The knight's tour.
        Knight = "knight",
    }
}

named! {
    /// The screens, in the order of the navigation.
    pub enum Place {
        /// The board on which queens are placed.
        Queens = "queens",
        /// The gallery of solutions.
        Solutions = "solutions",
        /// Backtracking, step by step.
        Search = "search",
        /// One solution for large n.
        Construct = "construct",
        /// Positions to complete, and regions for one queen each.
        Puzzles = "puzzles",
        /// The knight's tour.
        Tour = "tour",
        /// Which boards have tours, and how many.
        Boards = "boards",
        /// The game for two.
        Duel = "duel",
        /// The list of lessons.
        Lessons = "lessons",
        /// History, mathematics, sources.
        About = "about",
    }
}

impl Place {
    /// The problem that the screen is about; `None` for what is about the page itself.
    #[must_use]
    pub const fn family(self) -> Option<Family> {
        match self {
            Self::Queens | Self::Solutions | Self::Search | Self::Construct | Self::Puzzles => {
                Some(Family::Queens)
            }
            Self::Tour | Self::Boards | Self::Duel => Some(Family::Knight),
            Self::Lessons | Self::About => None,
        }
    }
}
