//! Types that are serialised by their text or their parts, and checked when they are deserialised.

use serde::de::{Deserialize, Deserializer, Error};
use serde::ser::{Serialize, Serializer};

use crate::board::{Size, Square};
use crate::knight::puzzle::Puzzle as NumberPuzzle;
use crate::knight::{Board, Path, TourKind};
use crate::queens::notation::{fen_text, parse_fen};
use crate::queens::puzzle::{Puzzle, Rule};
use crate::queens::{Piece, Placement, Solution};

/// Serialises a type as what it is written as, and makes it of that again, or says why that cannot be.
macro_rules! serialise_as {
    ($type:ty, |$this:ident| $written:expr, |$read:tt: $as:ty| $made:expr) => {
        impl Serialize for $type {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                let $this = self;
                $written.serialize(serializer)
            }
        }

        impl<'de> Deserialize<'de> for $type {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let $read = <$as>::deserialize(deserializer)?;
                $made.map_err(D::Error::custom)
            }
        }
    };
}

serialise_as!(Size, |size| size.to_string(), |text: String| text.parse());

serialise_as!(Solution, |solution| solution.to_string(), |text: String| {
    text.parse()
});

// A placement is written as a FEN of queens, for any piece.
serialise_as!(
    Placement,
    |placement| fen_text(placement, Piece::Queen),
    |text: String| parse_fen(&text, None).map(|(placement, _)| placement)
);

serialise_as!(Board, |board| (board.size(), board.holes()), |(
    size,
    holes,
): (
    Size,
    Vec<Square>
)| Self::new(
    size, holes
));

// The moves of a path are checked; the board is not known.
serialise_as!(Path, |path| path.squares(), |squares: Vec<Square>| {
    let largest = Size::in_range(Size::MAX_SIDE, Size::MAX_SIDE);
    Self::new(&Board::from(largest), squares)
});

serialise_as!(
    Puzzle,
    |puzzle| (puzzle.rule(), puzzle.given(), puzzle.regions_text()),
    |(rule, given, regions): (Rule, Placement, Option<String>)| {
        let puzzle = Self::new(rule, given);
        puzzle.and_then(|puzzle| match regions {
            Some(regions) => puzzle.with_regions(&regions),
            None => Ok(puzzle),
        })
    }
);

serialise_as!(
    NumberPuzzle,
    |puzzle| (puzzle.board(), puzzle.kind(), puzzle.given()),
    |(board, kind, given): (Board, TourKind, Vec<(u32, Square)>)| Self::new(board, kind, given)
);
