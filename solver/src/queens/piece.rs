crate::names::named! {
    /// The kind of piece that is to be placed.
    #[derive(Default)]
    pub enum Piece ("a piece", "queen or superqueen") {
        /// Moves any distance along its row, its column and both of its diagonals.
        #[default]
        Queen = "queen",
        /// A queen that also moves as a knight; also called an amazon.
        Superqueen = "superqueen",
    }
}

impl Piece {
    /// The capital letter in FEN: `Q` for a queen, `A` for a superqueen.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Self::Queen => 'Q',
            Self::Superqueen => 'A',
        }
    }

    /// The piece of a letter in FEN, capital or small.
    #[must_use]
    pub const fn from_letter(letter: char) -> Option<Self> {
        match letter {
            'Q' | 'q' => Some(Self::Queen),
            'A' | 'a' => Some(Self::Superqueen),
            _ => None,
        }
    }

    /// Whether the piece also moves as a knight.
    #[must_use]
    pub const fn moves_as_knight(self) -> bool {
        matches!(self, Self::Superqueen)
    }
}
