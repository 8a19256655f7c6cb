named! {
    /// A way to search that can be watched.
    #[derive(Default, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize)]
    #[serde(rename_all = "lowercase")]
    pub enum Algorithm {
        /// Row by row, each square is tested against all queens above it.
        Test = "test",
        /// Row by row, each square is looked up in three arrays that mark the lines of the queens above: columns, sums of
        /// row and column, differences of row and column.
        #[default]
        Arrays = "arrays",
        /// Column by column, a walk from each square along its row and both diagonals to the left looks for a queen.
        Walk = "walk",
        /// Row by row, the free squares of a row are computed at once as a bit mask, and only they are
        /// visited.
        Masks = "masks",
        /// The row or the column with the fewest free squares comes next.
        Fewest = "fewest",
        /// A queen in each row, put there at random, then one queen that is attacked after the other moved to
        /// the square of its row that is attacked least.
        Repair = "repair",
        /// Any free square of the board is next, in any row. It serves as a warning, since the same queens are placed in
        /// every order, and each solution is found n! times.
        Anywhere = "anywhere",
    }
}

impl Algorithm {
    /// Whether the rows get their queens from the top to the bottom.
    pub const fn is_row_by_row(self) -> bool {
        matches!(self, Self::Test | Self::Arrays | Self::Masks)
    }

    /// Whether the algorithm places and takes back queens row by row or column by column. Then the positions form a
    /// [`Tree`](super::Tree) in which each occurs once.
    pub const fn has_tree(self) -> bool {
        !matches!(self, Self::Repair | Self::Anywhere)
    }

    /// Whether every square of a row or column has an event of its own, even if it is attacked.
    pub(super) const fn tries_each_square(self) -> bool {
        matches!(
            self,
            Self::Test | Self::Arrays | Self::Walk | Self::Anywhere
        )
    }
}
