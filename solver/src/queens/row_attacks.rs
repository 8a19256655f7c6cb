/// The columns of a row that the pieces above it attack, as bit masks: the lowest bit is the leftmost column.
///
/// A search that fills row after row from the top has one for each row.
#[derive(Copy, Clone, Debug, Default)]
pub struct RowAttacks {
    /// The columns of the pieces.
    pub columns: u32,
    diagonals: u32,
    antidiagonals: u32,
    /// Knight moves from the two rows above into this row.
    knight_near: u32,
    /// Knight moves from the row above into the row below.
    knight_far: u32,
}

impl RowAttacks {
    /// All attacked columns.
    #[inline]
    pub const fn all(&self) -> u32 {
        self.columns | self.diagonals | self.antidiagonals | self.knight_near
    }

    /// The row below, once a piece stands in the column of `bit`; `knight` is its [`knight_mask`].
    #[inline]
    pub const fn below(&self, bit: u32, knight: u32) -> Self {
        Self {
            columns: self.columns | bit,
            diagonals: (self.diagonals | bit) << 1,
            antidiagonals: (self.antidiagonals | bit) >> 1,
            knight_near: (self.knight_far | bit << 2 | bit >> 2) & knight,
            knight_far: (bit << 1 | bit >> 1) & knight,
        }
    }
}

/// A mask with all bits set if the piece moves as a knight, else with none.
pub const fn knight_mask(moves_as_knight: bool) -> u32 {
    if moves_as_knight { u32::MAX } else { 0 }
}
