use crate::queens::row_attacks::RowAttacks;

/// One row of the search: what the pieces above attack in it, and which columns are untried.
#[derive(Copy, Clone, Debug, Default)]
pub(super) struct Frame {
    attacks: RowAttacks,
    pub(super) untried: u32,
}

impl Frame {
    /// The top row, of which the columns `open` are to be tried.
    pub(super) fn top(open: u32) -> Self {
        Self {
            untried: open,
            ..Self::default()
        }
    }

    /// The row below, of which the columns `open` are to be tried, once a piece stands in the
    /// column of `bit`. `knight` is the piece's `knight_mask`.
    pub(super) const fn below(&self, bit: u32, knight: u32, open: u32) -> Self {
        let attacks = self.attacks.below(bit, knight);
        Self {
            attacks,
            untried: open & !attacks.all(),
        }
    }

    /// The columns of `open` that no piece above attacks.
    pub(super) const fn free(&self, open: u32) -> u32 {
        open & !self.attacks.all()
    }
}
