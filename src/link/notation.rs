//! How a screen writes squares, rows, columns and marks: texts and programs differ in it.

use super::query::{Query, Writer};

/// Values of `rows`, `squares` and `taken`; the first is the default.
const ROWS: [&str; 2] = ["1", "0"];
const SQUARES: [&str; 2] = ["name", "pair"];
const TAKEN: [&str; 2] = ["1", "0"];

/// How rows, columns, squares and marks are written.
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

    pub(super) fn read(query: &mut Query) -> Self {
        let mut is_second = |name, words| query.index(name, words) == Some(1);
        Self {
            from_zero: is_second("rows", &ROWS),
            pairs: is_second("squares", &SQUARES),
            one_is_free: is_second("taken", &TAKEN),
        }
    }

    pub(super) fn write(self, writer: &mut Writer) {
        let all = [
            (self.from_zero, "rows", ROWS),
            (self.pairs, "squares", SQUARES),
            (self.one_is_free, "taken", TAKEN),
        ];
        for (is_second, name, words) in all {
            writer.add_some(name, is_second.then_some(words[1]));
        }
    }
}
