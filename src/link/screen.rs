//! Screens, and their states as the parameters of their links.

use super::carried::Carried;
use super::query::{Query, Writer};

/// The screens, in the order of the navigation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Place {
    /// The board on which queens are placed.
    Queens,
    /// The gallery of solutions.
    Solutions,
    /// Backtracking, step by step.
    Search,
    /// One solution for large n.
    Construct,
    /// The knight's tour.
    Tour,
    /// Which boards have tours, and how many.
    Boards,
    /// The game for two.
    Duel,
    /// History, mathematics, sources.
    About,
}

impl Place {
    /// All screens, in the order of the navigation.
    pub const ALL: [Self; 8] = [
        Self::Queens,
        Self::Solutions,
        Self::Search,
        Self::Construct,
        Self::Tour,
        Self::Boards,
        Self::Duel,
        Self::About,
    ];

    /// The names of [`Self::ALL`] in links.
    pub const NAMES: [&'static str; 8] = [
        "queens",
        "solutions",
        "search",
        "construct",
        "tour",
        "boards",
        "duel",
        "about",
    ];

    /// The screen's name in links.
    #[must_use]
    pub const fn name(self) -> &'static str {
        Self::NAMES[self as usize]
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

    /// The state, read by those who know the screen; `None` of another screen's
    /// link.
    #[must_use]
    pub fn link<L: ScreenLink>(&self) -> Option<L> {
        (self.place == L::PLACE).then(|| L::read(&mut Query::new(self.parameters.bare())))
    }

    /// The parameters, for those that every link has to follow.
    pub(super) fn writer(&self) -> Writer {
        self.parameters.clone()
    }
}

/// Reads the links of one screen.
#[derive(Clone, Copy, Debug)]
pub struct Reader {
    place: Place,
    /// Reads the parameters, and gives them as they are written.
    parameters: fn(&mut Query) -> Writer,
}

impl Reader {
    /// The reader of links of a kind.
    #[must_use]
    pub const fn of<L: ScreenLink>() -> Self {
        Self {
            place: L::PLACE,
            parameters: |query| Screen::of(&L::read(query)).parameters,
        }
    }

    /// The reader of links without parameters.
    #[must_use]
    pub const fn bare(place: Place) -> Self {
        Self {
            place,
            parameters: |_| Writer::default(),
        }
    }

    /// The screen whose links it reads.
    #[must_use]
    pub const fn place(&self) -> Place {
        self.place
    }

    pub(super) fn read(&self, query: &mut Query) -> Screen {
        Screen {
            place: self.place,
            parameters: (self.parameters)(query),
        }
    }
}
