//! The order of a count: its board, and its share.

use std::fmt;
use std::str::FromStr;

use bezzel_solver::board::{Size, Square};
use bezzel_solver::knight::{self, TourKind};
use bezzel_solver::queens::Piece;
use serde::{Deserialize, Serialize};
use thiserror::Error;

/// The version of the numbering of parts, which is that of this program. Only shares of one version fit together.
pub const VERSION: &str = env!("CARGO_PKG_VERSION");

/// A count, or a share of one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Order {
    pub board: Board,
    /// `None` for the whole.
    pub share: Option<Share>,
}

/// The board, with the things to count on it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(untagged)]
pub enum Board {
    /// The solutions for n pieces.
    Queens {
        n: u32,
        piece: Piece,
    },
    Tours(Tours),
}

/// The tours of a board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Tours {
    pub size: Size,
    /// The names of the squares that are missing, with commas between them: by columns from the left, in each from below.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub holes: Option<String>,
    pub kind: TourKind,
}

impl Tours {
    /// The tours of a board. `None` if the board has no such squares that could be missing.
    pub fn new(size: Size, holes: &str, kind: TourKind) -> Option<Self> {
        let names = holes.split(',').map(str::trim);
        let squares = names.filter(|name| !name.is_empty());
        let squares = squares.map(|name| Square::from_name(name, size).ok());
        let mut squares: Vec<Square> = squares.collect::<Option<_>>()?;
        squares.sort_unstable_by_key(|square| (square.column, size.rows() - square.row));
        squares.dedup();
        let names: Vec<String> = squares.iter().map(|square| square.name(size)).collect();
        let holes = (!names.is_empty()).then(|| names.join(","));
        Some(Self { size, holes, kind })
    }

    /// The board. `None` unless the squares that are missing are named as this program names them.
    pub fn board(&self) -> Option<knight::Board> {
        let holes = self.holes.as_deref().unwrap_or_default();
        Self::new(self.size, holes, self.kind).filter(|tours| tours == self)?;
        let names = holes.split(',').filter(|name| !name.is_empty());
        let holes = names.map(|name| Square::from_name(name, self.size).ok());
        knight::Board::new(self.size, holes.collect::<Option<_>>()?).ok()
    }
}

impl fmt::Display for Tours {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} tours of {}", self.kind, self.size)?;
        match &self.holes {
            None => Ok(()),
            Some(holes) => write!(f, " without {holes}"),
        }
    }
}

impl Order {
    /// The share; a whole count is the only share of one.
    pub fn share(&self) -> Share {
        self.share.unwrap_or(Share::WHOLE)
    }
}

impl Board {
    /// The name of the things to count, in the plural.
    pub const fn things(&self) -> &'static str {
        match self {
            Self::Queens { .. } => "solutions",
            Self::Tours(_) => "tours",
        }
    }

    /// The board named by these fields of a line of JSON.
    pub fn named(n: Option<u32>, piece: Option<Piece>, tours: Option<Tours>) -> Option<Self> {
        match (n, piece, tours) {
            (Some(n), Some(piece), None) => Some(Self::Queens { n, piece }),
            (None, None, Some(tours)) => tours.board().map(|_| Self::Tours(tours)),
            _ => None,
        }
    }

    /// The fields that name it.
    pub fn names(&self) -> (Option<u32>, Option<Piece>, Option<Tours>) {
        match self {
            Self::Queens { n, piece } => (Some(*n), Some(*piece), None),
            Self::Tours(tours) => (None, None, Some(tours.clone())),
        }
    }
}

impl fmt::Display for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Queens { n, piece } => write!(f, "{n} {piece}s"),
            Self::Tours(tours) => tours.fmt(f),
        }
    }
}

impl fmt::Display for Order {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { board, share } = self;
        write!(f, "{board}")?;
        match share {
            None => Ok(()),
            Some(share) => write!(f, ", share {share}"),
        }
    }
}

/// One share of a count, as in `3/64`. Shares are numbered from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Share {
    pub number: u32,
    pub of: u32,
}

impl Share {
    /// The only share of a count that is not divided.
    pub const WHOLE: Self = Self { number: 0, of: 1 };
}

/// A text does not name a share.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum ShareError {
    #[error("expected a share such as 0/64, the first of 64")]
    Form,
    #[error("expected 0/{of} to {last}/{of}: shares are numbered from 0", last = of - 1)]
    Number { of: u32 },
    #[error("expected at most {} shares", u32::MAX)]
    TooMany,
}

impl FromStr for Share {
    type Err = ShareError;

    fn from_str(text: &str) -> Result<Self, ShareError> {
        let (number, of) = text.split_once('/').ok_or(ShareError::Form)?;
        let read = |text: &str| text.parse::<u64>().map_err(|_| ShareError::Form);
        let (number, of) = (read(number)?, read(of)?);
        let of = u32::try_from(of).map_err(|_| ShareError::TooMany)?;
        if of == 0 {
            return Err(ShareError::Form);
        }
        let number = u32::try_from(number).ok().filter(|number| *number < of);
        let number = number.ok_or(ShareError::Number { of })?;
        Ok(Self { number, of })
    }
}

impl fmt::Display for Share {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.number, self.of)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shares_are_written_as_they_are_read() {
        for text in ["0/1", "63/64", "0/4294967295"] {
            let share: Share = text.parse().unwrap();
            assert_eq!(share.to_string(), text);
        }
    }

    #[test]
    fn other_texts_are_no_shares() {
        for text in ["", "1", "/", "0/0", "-1/2", "1/2/3", "a/b", "0.5/2"] {
            assert_eq!(text.parse::<Share>(), Err(ShareError::Form), "{text:?}");
        }
        let error = "64/64".parse::<Share>().unwrap_err();
        assert_eq!(
            error.to_string(),
            "expected 0/64 to 63/64: shares are numbered from 0"
        );
        // Not one of the 2^32 - 1 shares that the solver can count.
        let error = "7/4294967299".parse::<Share>().unwrap_err();
        assert_eq!(error.to_string(), "expected at most 4294967295 shares");
    }
}
