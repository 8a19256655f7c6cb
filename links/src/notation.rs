//! The notation of squares, rows, columns and marks on a screen: texts and programs differ in it.

use super::fields::{Fields, flag};

/// The notation of rows, columns, squares and marks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Notation {
    /// Rows and columns are numbered from 0, not from 1.
    pub from_zero: bool,
    /// A square is the pair of its row and column, not a letter and a rank.
    pub pairs: bool,
    /// An array has 1 for what is free, not for what is taken.
    pub one_is_free: bool,
}

impl Notation {
    /// The number of the first row and column.
    #[must_use]
    pub const fn first(self) -> u32 {
        !self.from_zero as u32
    }

    pub(super) fn fields(&mut self, fields: &mut Fields<'_>) {
        fields.changed("rows", &mut self.from_zero, flag(&["1", "0"]));
        fields.changed("squares", &mut self.pairs, flag(&["name", "pair"]));
        fields.changed("taken", &mut self.one_is_free, flag(&["1", "0"]));
    }
}
