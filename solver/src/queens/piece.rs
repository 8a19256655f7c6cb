use std::fmt;
use std::str::FromStr;

use crate::UnknownName;

/// The kind of piece that is to be placed.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "lowercase")
)]
pub enum Piece {
    /// Moves any distance along its row, its column and both of its diagonals.
    #[default]
    Queen,
    /// A queen that also moves as a knight; also called an amazon.
    Superqueen,
}

impl Piece {
    /// Both kinds.
    pub const ALL: [Self; 2] = [Self::Queen, Self::Superqueen];

    /// The name, `queen` or `superqueen`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Queen => "queen",
            Self::Superqueen => "superqueen",
        }
    }

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

impl fmt::Display for Piece {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Piece {
    type Err = UnknownName;

    fn from_str(found: &str) -> Result<Self, UnknownName> {
        Self::ALL
            .into_iter()
            .find(|piece| piece.name() == found)
            .ok_or_else(|| UnknownName::new(found, "a piece", "queen or superqueen"))
    }
}
