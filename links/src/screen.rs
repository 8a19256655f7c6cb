//! Screens, and their states as the parameters of their links.

use super::carried::Carried;
use super::fields::Fields;
use super::notation::NotationChoice;
use super::place::Place;
use super::query::{Query, Writer};
use super::study::Study;
use super::{KIND, Notice, PROBLEM, PROGRAM};

/// The state of a screen in its link. The default is the state of the bare link.
pub trait ScreenLink: Clone + Default + PartialEq {
    /// The screen.
    const PLACE: Place;

    /// The table of the fields. When it reads, it starts from the default. It always writes the same text for the same
    /// state.
    fn fields(&mut self, fields: &mut Fields<'_>);
}

/// A screen in some state, as its link says it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Screen {
    place: Place,
    /// The parameters in their written form.
    parameters: Writer,
}

impl Screen {
    /// The screen of a link.
    pub fn of<L: ScreenLink>(link: &L) -> Self {
        let mut screen = Self::bare(L::PLACE);
        if *link != L::default() {
            link.clone()
                .fields(&mut Fields::Write(&mut screen.parameters));
        }
        screen
    }

    /// The screen as its bare link opens it.
    pub fn bare(place: Place) -> Self {
        Self {
            place,
            parameters: Writer::default(),
        }
    }

    /// The screen of a link whose parameters are not read yet, without the parameters that every link can have.
    pub(super) fn unread(place: Place, parameters: &str) -> Self {
        let mut of_screen = Writer::default();
        for parameter in parameters.split('&') {
            match parameter.split_once('=') {
                Some((name, value))
                    if name != PROBLEM
                        && name != PROGRAM
                        && (place != Place::Numbers || name != KIND)
                        && !Carried::NAMES.contains(&name)
                        && !NotationChoice::has(place, name, value)
                        && !Study::names(place).contains(&name) =>
                {
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

    /// The screen.
    pub const fn place(&self) -> Place {
        self.place
    }

    /// The state that the link says, and notices about wrong values; the default state where the link is of another
    /// screen.
    pub fn read<L: ScreenLink>(&self) -> (L, Vec<Notice>) {
        if self.place != L::PLACE {
            return (L::default(), Vec::new());
        }
        let mut query = Query::new(self.parameters.bare());
        let mut link = L::default();
        link.fields(&mut Fields::Read(&mut query));
        (link, query.into_notices())
    }

    /// The parameters, to be followed by those that every link can have.
    pub(super) fn writer(&self) -> Writer {
        self.parameters.clone()
    }
}
