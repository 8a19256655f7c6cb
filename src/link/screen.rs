//! Screens, and their states as the parameters of their links.

use super::Notice;
use super::carried::Carried;
use super::query::{Query, Writer};

macro_rules! places {
    ($($(#[$doc:meta])* $Place:ident = $name:literal of $family:expr,)*) => {
        /// The screens, in the order of the navigation.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum Place {
            $($(#[$doc])* $Place,)*
        }

        impl Place {
            /// All screens, in the order of the navigation.
            pub const ALL: [Self; [$($name),*].len()] = [$(Self::$Place),*];

            /// The names of [`Self::ALL`] in links.
            pub const NAMES: [&'static str; Self::ALL.len()] = [$($name),*];

            const FAMILIES: [Option<Family>; Self::ALL.len()] = [$($family),*];
        }
    };
}

/// The problems that screens are about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Family {
    /// The n-queens problem.
    Queens,
    /// The knight's tour.
    Knight,
}

impl Family {
    /// Both, in the order of the navigation.
    pub const ALL: [Self; 2] = [Self::Queens, Self::Knight];

    /// The name, by which its text is found.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Queens => "queens",
            Self::Knight => "knight",
        }
    }
}

places! {
    /// The board on which queens are placed.
    Queens = "queens" of Some(Family::Queens),
    /// The gallery of solutions.
    Solutions = "solutions" of Some(Family::Queens),
    /// Backtracking, step by step.
    Search = "search" of Some(Family::Queens),
    /// One solution for large n.
    Construct = "construct" of Some(Family::Queens),
    /// The knight's tour.
    Tour = "tour" of Some(Family::Knight),
    /// Which boards have tours, and how many.
    Boards = "boards" of Some(Family::Knight),
    /// The game for two.
    Duel = "duel" of Some(Family::Knight),
    /// History, mathematics, sources.
    About = "about" of None,
}

impl Place {
    /// The screen's name in links.
    #[must_use]
    pub const fn name(self) -> &'static str {
        Self::NAMES[self as usize]
    }

    /// The problem that the screen is about; `None` for what is about the page itself.
    #[must_use]
    pub const fn family(self) -> Option<Family> {
        Self::FAMILIES[self as usize]
    }

    pub(super) fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|place| place.name() == name)
    }
}

/// What the link of a screen says of its state. The default is what the bare
/// link opens.
pub trait ScreenLink: Default {
    /// The screen.
    const PLACE: Place;

    /// Reads the parameters. A wrong value is refused, and the default takes
    /// its place.
    fn read(query: &mut Query) -> Self;

    /// Writes the parameters: of one state always the same, of the default
    /// none.
    fn write(&self, writer: &mut Writer);
}

/// A screen in some state, as its link says it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Screen {
    place: Place,
    /// The parameters as they are written.
    parameters: Writer,
}

impl Screen {
    /// The screen of a link.
    #[must_use]
    pub fn of<L: ScreenLink>(link: &L) -> Self {
        let mut parameters = Writer::default();
        link.write(&mut parameters);
        Self {
            place: L::PLACE,
            parameters,
        }
    }

    /// The screen as its bare link opens it.
    #[must_use]
    pub fn bare(place: Place) -> Self {
        Self {
            place,
            parameters: Writer::default(),
        }
    }

    /// The screen of a link whose parameters are not read, without those that
    /// every link has.
    pub(super) fn unread(place: Place, parameters: &str) -> Self {
        let mut of_screen = Writer::default();
        for parameter in parameters.split('&') {
            match parameter.split_once('=') {
                Some((name, value)) if !Carried::NAMES.contains(&name) => {
                    of_screen.add(name, value);
                }
                _ => {}
            }
        }
        Self {
            place,
            parameters: of_screen,
        }
    }

    /// Which screen it is.
    #[must_use]
    pub const fn place(&self) -> Place {
        self.place
    }

    /// The state that the link says, and notices about wrong values; the default state where the link is of another
    /// screen.
    #[must_use]
    pub fn read<L: ScreenLink>(&self) -> (L, Vec<Notice>) {
        if self.place != L::PLACE {
            return (L::default(), Vec::new());
        }
        let mut query = Query::new(self.parameters.bare());
        let link = L::read(&mut query);
        (link, query.into_notices())
    }

    /// The parameters, for those that every link has to follow.
    pub(super) fn writer(&self) -> Writer {
        self.parameters.clone()
    }
}
