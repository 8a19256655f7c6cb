/// One row of the search: what the pieces above attack in it, and which columns are untried.
///
/// The fields are bit masks; the lowest bit is the leftmost column.
#[derive(Copy, Clone, Debug, Default)]
pub(super) struct Frame {
    columns: u32,
    diagonals: u32,
    antidiagonals: u32,
    /// Knight moves from the rows above into this row.
    knight_near: u32,
    /// Knight moves from the row above into the row below.
    knight_far: u32,
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
    /// column of `bit`. All bits of `knight` are set if the piece moves as a knight, else none.
    pub(super) fn below(&self, bit: u32, knight: u32, open: u32) -> Self {
        let mut below = Self {
            columns: self.columns | bit,
            diagonals: (self.diagonals | bit) << 1,
            antidiagonals: (self.antidiagonals | bit) >> 1,
            knight_near: self.knight_far | ((bit << 2 | bit >> 2) & knight),
            knight_far: (bit << 1 | bit >> 1) & knight,
            untried: 0,
        };
        below.untried = below.free(open);
        below
    }

    /// The columns of `open` that no piece above attacks.
    pub(super) const fn free(&self, open: u32) -> u32 {
        open & !(self.columns | self.diagonals | self.antidiagonals | self.knight_near)
    }
}
