//! The notation of squares, rows, columns and marks: texts and programs differ in it.

use super::Place;
use super::fields::{Fields, flag};

/// The notation of rows, columns, squares and marks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Notation {
    /// Rows and columns are numbered from 0, not from 1.
    pub from_zero: bool,
    /// A square is the pair of its row and column, not a letter and a rank.
    pub pairs: bool,
    /// Whether an array has 1 for a free line, and not for a taken one.
    pub one_is_free: bool,
}

impl Notation {
    /// The number of the first row and column.
    pub const fn first(self) -> u32 {
        !self.from_zero as u32
    }
}

/// The parts of the notation that are chosen; `None` leaves each to its default.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct NotationChoice {
    /// Whether rows and columns are numbered from 0.
    pub from_zero: Option<bool>,
    /// Whether squares are pairs.
    pub pairs: Option<bool>,
    /// Whether 1 means free.
    pub one_is_free: Option<bool>,
}

impl NotationChoice {
    /// The names of the parameters.
    pub(super) const NAMES: [&'static str; 3] = ["rows", "squares", "taken"];

    /// This choice, completed by the other one.
    #[must_use]
    pub fn or(self, other: Self) -> Self {
        Self {
            from_zero: self.from_zero.or(other.from_zero),
            pairs: self.pairs.or(other.pairs),
            one_is_free: self.one_is_free.or(other.one_is_free),
        }
    }

    /// The notation.
    pub fn notation(self) -> Notation {
        Notation {
            from_zero: self.from_zero.unwrap_or_default(),
            pairs: self.pairs.unwrap_or_default(),
            one_is_free: self.one_is_free.unwrap_or_default(),
        }
    }

    /// The fields of the link of a screen. Only the search for queens has marks.
    pub(super) fn fields(&mut self, place: Place, fields: &mut Fields<'_>) {
        fields.optional("rows", &mut self.from_zero, flag(&["1", "0"]));
        fields.optional("squares", &mut self.pairs, flag(&["name", "pair"]));
        if place == Place::Search {
            fields.optional("taken", &mut self.one_is_free, flag(&["1", "0"]));
        }
    }
}

/// The choice of a notation, without the values that are the default.
impl From<Notation> for NotationChoice {
    fn from(notation: Notation) -> Self {
        let chosen = |part: bool| part.then_some(true);
        Self {
            from_zero: chosen(notation.from_zero),
            pairs: chosen(notation.pairs),
            one_is_free: chosen(notation.one_is_free),
        }
    }
}
