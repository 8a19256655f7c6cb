//! The state of each screen as text in the hash, both ways.
//!
//! Reading never fails: a wrong value becomes a [`Notice`] and the default
//! takes its place; unknown parameters are ignored. Writing is canonical: one
//! state has one text, a default is not written, and a screen in its default
//! state is its bare name. So `write(read(text))` is a fixed point of both.

mod duel;
mod knight_path;
mod notice;
mod queens;
mod query;
mod search;
mod solutions;
mod squares;

use std::fmt;

pub use duel::{DuelLink, Player};
pub use knight_path::{KnightPath, MoveFault};
pub use notice::{Expected, Notice};
pub use queens::{QueensLink, read_position};
use query::{Query, Writer};
pub use search::SearchLink;
pub use solutions::{SolutionsLink, View, parse_squares, squares_text};

use crate::locale::Language;
use crate::settings::Theme;

/// What a link says: a screen in some state, and the choices it carries.
#[derive(Clone, Debug, PartialEq)]
pub struct Link {
    /// The screen and its state.
    pub screen: Screen,
    /// The language the link asks for.
    pub language: Option<Language>,
    /// The theme the link asks for.
    pub theme: Option<Theme>,
}

/// The screens, each with what a link says of it.
#[derive(Clone, Debug, PartialEq)]
pub enum Screen {
    /// The board on which queens are placed.
    Queens(QueensLink),
    /// The gallery of solutions.
    Solutions(SolutionsLink),
    /// Backtracking, step by step.
    Search(SearchLink),
    /// One solution for large n.
    Construct,
    /// The knight's tour.
    Tour,
    /// Which boards have tours, and how many.
    Boards,
    /// The game for two.
    Duel(DuelLink),
    /// History, mathematics, sources.
    About,
}

/// The kinds of screen, in the order of the navigation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs)] // The variants are those of `Screen`.
pub enum Place {
    Queens,
    Solutions,
    Search,
    Construct,
    Tour,
    Boards,
    Duel,
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

    fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|place| place.name() == name)
    }
}

impl Screen {
    /// Which screen it is.
    #[must_use]
    pub const fn place(&self) -> Place {
        match self {
            Self::Queens(_) => Place::Queens,
            Self::Solutions(_) => Place::Solutions,
            Self::Search(_) => Place::Search,
            Self::Construct => Place::Construct,
            Self::Tour => Place::Tour,
            Self::Boards => Place::Boards,
            Self::Duel(_) => Place::Duel,
            Self::About => Place::About,
        }
    }

    /// The screen as its bare link opens it.
    #[must_use]
    pub fn bare(place: Place) -> Self {
        Self::read(place, &mut Query::new(""))
    }

    fn read(place: Place, query: &mut Query) -> Self {
        match place {
            Place::Queens => Self::Queens(QueensLink::read(query)),
            Place::Solutions => Self::Solutions(SolutionsLink::read(query)),
            Place::Search => Self::Search(SearchLink::read(query)),
            Place::Construct => Self::Construct,
            Place::Tour => Self::Tour,
            Place::Boards => Self::Boards,
            Place::Duel => Self::Duel(DuelLink::read(query)),
            Place::About => Self::About,
        }
    }

    fn write(&self, writer: &mut Writer) {
        match self {
            Self::Queens(link) => link.write(writer),
            Self::Solutions(link) => link.write(writer),
            Self::Search(link) => link.write(writer),
            Self::Duel(link) => link.write(writer),
            _ => {}
        }
    }
}

impl Link {
    /// A screen without choices of language and theme.
    #[must_use]
    pub const fn to(screen: Screen) -> Self {
        Self {
            screen,
            language: None,
            theme: None,
        }
    }

    /// Which screen the hash of an address leads to, without reading the rest.
    #[must_use]
    pub fn place(hash: &str) -> Place {
        let (name, _) = parts(hash);
        Place::from_name(name).unwrap_or(Place::Queens)
    }

    /// Reads the hash of an address, with or without its `#`.
    #[must_use]
    pub fn read(hash: &str) -> (Self, Vec<Notice>) {
        let (name, parameters) = parts(hash);
        let mut query = Query::new(parameters);
        let place = match name {
            "" => Place::Queens,
            name => Place::from_name(name).unwrap_or_else(|| {
                query.refuse("screen", name, Expected::OneOf(&Place::NAMES));
                Place::Queens
            }),
        };
        let screen = Screen::read(place, &mut query);
        let language = query.choice("lang", &Language::CODES, Language::from_code);
        let theme = query.choice("theme", &Theme::NAMES, Theme::from_name);
        let link = Self {
            screen,
            language,
            theme,
        };
        (link, query.into_notices())
    }
}

/// The name of the screen and the parameters of a hash.
fn parts(hash: &str) -> (&str, &str) {
    let path = hash.trim_start_matches('#').trim_start_matches('/');
    path.split_once('?').unwrap_or((path, ""))
}

/// Writes the canonical hash, `#` included.
impl fmt::Display for Link {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut writer = Writer::new();
        self.screen.write(&mut writer);
        if let Some(language) = self.language {
            writer.add("lang", language.code());
        }
        if let Some(theme) = self.theme {
            writer.add("theme", theme.name());
        }
        write!(f, "#/{}{writer}", self.screen.place().name())
    }
}

#[cfg(test)]
mod tests;
