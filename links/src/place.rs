//! The screens by their names, and the doors that lead to them.

use crate::named::Named;

named! {
    /// The groups of screens, in the order of the navigation.
    pub enum Door {
        /// Queens on a board.
        Queens = "queens",
        /// The knight on a board.
        Knight = "knight",
        /// Puzzles.
        Puzzles = "puzzles",
        /// Lessons, and searches to watch.
        Learn = "learn",
    }
}

named! {
    /// The problems of searches to watch.
    pub enum Problem {
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
        /// One solution for large n.
        Construct = "construct",
        /// The knight's tour.
        Tour = "tour",
        /// The game for two.
        Duel = "duel",
        /// The boards that have tours, and the numbers of their tours.
        Boards = "boards",
        /// Positions to complete, and regions for one queen each.
        Puzzles = "puzzles",
        /// The list of lessons.
        Lessons = "lessons",
        /// Backtracking, step by step.
        Search = "search",
        /// History, mathematics, sources.
        About = "about",
        /// The search for a knight's tour, step by step.
        Steps = "steps",
        /// The visitor's own program, line by line.
        Own = "own",
        /// The numbers of a knight's tour, to be completed.
        Numbers = "numbers",
    }
}

impl Place {
    /// The names that can begin a link: all screens that are not parts of others.
    pub fn addressed_names() -> Vec<&'static str> {
        let places = Self::ALL.into_iter();
        let whole = places.filter(|place| place.within().is_none());
        whole.map(Self::name).collect()
    }

    /// The name with which its links begin.
    pub const fn stem(self) -> &'static str {
        match self {
            Self::Steps => "search?problem=knight",
            Self::Own => "search?program=own",
            Self::Numbers => "puzzles?kind=knight",
            place => place.name(),
        }
    }

    /// The screen that it is a part of in the navigation, if any.
    pub const fn within(self) -> Option<Self> {
        match self {
            Self::Steps | Self::Own => Some(Self::Search),
            Self::Numbers => Some(Self::Puzzles),
            _ => None,
        }
    }

    /// The screen with this name in a link, or the part of it that the link is about.
    pub(super) fn addressed(name: &str, part: Option<Self>) -> Option<Self> {
        let place = Self::from_name(name).filter(|place| place.within().is_none())?;
        Some(part.unwrap_or(place))
    }

    /// The door that leads to the screen, or none if the screen is about the page itself.
    pub const fn door(self) -> Option<Door> {
        match self {
            Self::Queens | Self::Solutions | Self::Construct => Some(Door::Queens),
            Self::Tour | Self::Duel | Self::Boards => Some(Door::Knight),
            Self::Puzzles | Self::Numbers => Some(Door::Puzzles),
            Self::Lessons | Self::Search | Self::Steps | Self::Own => Some(Door::Learn),
            Self::About => None,
        }
    }
}

impl Door {
    /// The screens behind the door, in the order of their tabs.
    pub fn places(self) -> impl Iterator<Item = Place> {
        let places = Place::ALL.into_iter();
        places.filter(move |place| place.door() == Some(self) && place.within().is_none())
    }

    /// The screen that the door leads to before any of its screens was seen.
    pub const fn first(self) -> Place {
        match self {
            Self::Queens => Place::Queens,
            Self::Knight => Place::Tour,
            Self::Puzzles => Place::Puzzles,
            Self::Learn => Place::Lessons,
        }
    }
}
