//! Types that are serialised by their text or their parts, and checked when they are deserialised.

use serde::de::{Deserialize, Deserializer, Error};
use serde::ser::{Serialize, Serializer};

use crate::board::{Size, Square};
use crate::knight::{Board, Path};
use crate::queens::notation::{fen_text, parse_fen};
use crate::queens::puzzle::{Puzzle, Rule};
use crate::queens::{Piece, Placement, Solution};

/// A type that [`Display`](std::fmt::Display) and [`FromStr`](std::str::FromStr) write and read as the same text.
macro_rules! serialise_as_text {
    ($type:ty) => {
        impl Serialize for $type {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> Deserialize<'de> for $type {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                String::deserialize(deserializer)?
                    .parse()
                    .map_err(D::Error::custom)
            }
        }
    };
}

serialise_as_text!(Size);
serialise_as_text!(Solution);

/// A placement is written as a FEN of queens, for any piece.
impl Serialize for Placement {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        fen_text(self, Piece::Queen).serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Placement {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        let (placement, _) = parse_fen(&text, None).map_err(D::Error::custom)?;
        Ok(placement)
    }
}

/// A board is written as its size and its holes.
impl Serialize for Board {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        (self.size(), self.holes()).serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Board {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let (size, holes) = <(Size, Vec<Square>)>::deserialize(deserializer)?;
        Self::new(size, holes).map_err(D::Error::custom)
    }
}

/// A path is written as its squares.
impl Serialize for Path {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.squares().serialize(serializer)
    }
}

/// The moves are checked; the board is not known.
impl<'de> Deserialize<'de> for Path {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let squares = Vec::deserialize(deserializer)?;
        let largest = Size::in_range(Size::MAX_SIDE, Size::MAX_SIDE);
        Self::new(&Board::from(largest), squares).map_err(D::Error::custom)
    }
}

/// A puzzle is written as its rule, its given queens and the letters of its regions.
impl Serialize for Puzzle {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        (self.rule(), self.given(), self.regions_text()).serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Puzzle {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let (rule, given, regions) =
            <(Rule, Placement, Option<String>)>::deserialize(deserializer)?;
        let puzzle = Self::new(rule, given);
        let divided = |puzzle: Self| match regions {
            Some(regions) => puzzle.with_regions(&regions),
            None => Ok(puzzle),
        };
        puzzle.and_then(divided).map_err(D::Error::custom)
    }
}
