//! The notation of squares, rows, columns and marks: texts and programs differ in it.

use super::Place;
use super::fields::{Fields, flag};

/// The parameter of squares, and its values.
const SQUARES: &str = "squares";
const NAMED: [&str; 2] = ["name", "pair"];

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
    /// The notation of a screen on which nothing was chosen. Screens that show a program have its numbers.
    pub const fn of(place: Place) -> Self {
        let has_program = matches!(place, Place::Search | Place::Steps | Place::Own);
        Self {
            from_zero: has_program,
            pairs: has_program,
            one_is_free: false,
        }
    }

    /// The number of the first row and column.
    pub const fn first(self) -> u32 {
        !self.from_zero as u32
    }
}

/// The parts of the notation that are chosen. Numbers and squares are chosen together: if only one of them is named, the other
/// is that of letters. If neither is, both are left to the screen.
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
    const NAMES: [&'static str; 3] = ["rows", SQUARES, "taken"];

    /// Whether a parameter of a screen's link is one of these. The map of boards has a parameter of one name with them.
    pub(super) fn has(place: Place, name: &str, value: &str) -> bool {
        let is_other = place == Place::Boards && name == SQUARES && !NAMED.contains(&value);
        Self::NAMES.contains(&name) && !is_other
    }

    /// The choice of a notation on a screen; none for the screen's own notation.
    pub fn of(notation: Notation, place: Place) -> Self {
        let Notation {
            from_zero, pairs, ..
        } = notation;
        let own = Notation::of(place);
        let is_own = (from_zero, pairs) == (own.from_zero, own.pairs);
        // Letters with numbers from 1 need a word where a screen has other ones.
        let names_squares = pairs || !from_zero;
        Self {
            from_zero: (!is_own && from_zero).then_some(true),
            pairs: (!is_own && names_squares).then_some(pairs),
            one_is_free: notation.one_is_free.then_some(true),
        }
    }

    /// Whether numbers and squares are chosen.
    pub const fn names_squares(self) -> bool {
        self.from_zero.is_some() || self.pairs.is_some()
    }

    /// This choice, completed by the other one.
    #[must_use]
    pub fn or(self, other: Self) -> Self {
        let of_squares = if self.names_squares() { self } else { other };
        Self {
            one_is_free: self.one_is_free.or(other.one_is_free),
            ..of_squares
        }
    }

    /// The notation on a screen.
    pub fn notation(self, place: Place) -> Notation {
        let of_squares = if self.names_squares() {
            Notation {
                from_zero: self.from_zero == Some(true),
                pairs: self.pairs == Some(true),
                ..Notation::default()
            }
        } else {
            Notation::of(place)
        };
        Notation {
            one_is_free: self.one_is_free == Some(true),
            ..of_squares
        }
    }

    /// The fields of the link of a screen. Only the search for queens has marks.
    pub(super) fn fields(&mut self, place: Place, fields: &mut Fields<'_>) {
        fields.optional("rows", &mut self.from_zero, flag(&["1", "0"]));
        if place == Place::Boards {
            fields.among(SQUARES, &mut self.pairs, flag(&NAMED));
        } else {
            fields.optional(SQUARES, &mut self.pairs, flag(&NAMED));
        }
        if place == Place::Search {
            fields.optional("taken", &mut self.one_is_free, flag(&["1", "0"]));
        }
    }
}
