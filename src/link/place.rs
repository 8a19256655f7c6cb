//! The screens by their names, and the families that they belong to.

use crate::named::Named;

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
        /// The boards that have tours, and the numbers of their tours.
        Boards = "boards",
        /// The game for two.
        Duel = "duel",
        /// The list of lessons.
        Lessons = "lessons",
        /// History, mathematics, sources.
        About = "about",
        /// The search for a knight's tour, step by step.
        Steps = "steps",
    }
}

impl Place {
    /// The names that begin links: all but those of the parts of other screens.
    #[must_use]
    pub fn addressed_names() -> Vec<&'static str> {
        let places = Self::ALL.into_iter();
        let whole = places.filter(|place| place.within().is_none());
        whole.map(Self::name).collect()
    }

    /// The name with which its links begin.
    #[must_use]
    pub const fn stem(self) -> &'static str {
        match self {
            Self::Steps => "search?problem=knight",
            place => place.name(),
        }
    }

    /// The screen that it is a part of, as the navigation has it; most are none.
    #[must_use]
    pub const fn within(self) -> Option<Self> {
        match self {
            Self::Steps => Some(Self::Search),
            _ => None,
        }
    }

    /// The screen with this name in a link about this problem.
    pub(super) fn addressed(name: &str, problem: Option<Family>) -> Option<Self> {
        match Self::from_name(name)? {
            place if place.within().is_some() => None,
            Self::Search if problem == Some(Family::Knight) => Some(Self::Steps),
            place => Some(place),
        }
    }

    /// The problem that the screen is about; `None` for what is about the page itself.
    #[must_use]
    pub const fn family(self) -> Option<Family> {
        match self {
            Self::Queens | Self::Solutions | Self::Search | Self::Construct | Self::Puzzles => {
                Some(Family::Queens)
            }
            Self::Tour | Self::Boards | Self::Duel | Self::Steps => Some(Family::Knight),
            Self::Lessons | Self::About => None,
        }
    }
}
