use crate::queens::row_attacks::RowAttacks;

/// One row of the search: the columns that the pieces above attack, and the untried columns.
#[derive(Copy, Clone, Debug, Default)]
pub struct Frame {
    attacks: RowAttacks,
    pub untried: u32,
}

impl Frame {
    /// The top row, with the untried columns `open`.
    pub fn top(open: u32) -> Self {
        Self {
            untried: open,
            ..Self::default()
        }
    }

    /// The next row, with the untried columns `open`, after a piece is placed in the column of `bit`. `knight` is the
    /// piece's `knight_mask`.
    pub const fn below(&self, bit: u32, knight: u32, open: u32) -> Self {
        let attacks = self.attacks.below(bit, knight);
        Self {
            attacks,
            untried: open & !attacks.all(),
        }
    }

    /// The columns of `open` that no piece above attacks.
    pub const fn free(&self, open: u32) -> u32 {
        open & !self.attacks.all()
    }
}
