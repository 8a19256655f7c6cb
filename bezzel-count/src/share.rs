//! One share of a count, as a line of JSON.

use std::time::Duration;

use bezzel_solver::board::Size;
use bezzel_solver::knight::TourKind;
use bezzel_solver::queens::Piece;
use bezzel_solver::queens::QueensError;
use bezzel_solver::queens::count::{CountRequest, NUMBERING};
use serde::{Deserialize, Serialize};

use crate::order::{Board, Order, Tours, VERSION};

/// The version of the form of all lines. `schema.json` describes them.
pub const SCHEMA: u32 = 1;

/// The type of a line that is a share.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Type {
    Share,
}

/// The result of a share of a count.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ShareLine {
    pub schema: u32,
    r#type: Type,
    pub version: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    n: Option<u32>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    piece: Option<Piece>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    size: Option<Size>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    holes: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    kind: Option<TourKind>,
    /// The number of the share, from 0.
    pub share: u32,
    /// The number of shares.
    pub shares: u32,
    /// The range of parts in this share: the first, and the one after the last. For tours, only the program that counts
    /// them knows the parts.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub parts: Option<(u64, u64)>,
    /// The version of the numbering of these parts. Shares of before it was named have the first.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub numbering: Option<u32>,
    /// The solutions or tours of the share, as text, since not every program reads large numbers exactly.
    #[serde(with = "decimal")]
    pub count: u128,
    pub seconds: f64,
    /// The check value of the line without the time: see [`ShareLine::expected_check`].
    pub check: String,
}

impl ShareLine {
    /// The line of a share; a whole count is the only share of one.
    ///
    /// # Errors
    ///
    /// If there is no such share.
    pub fn new(order: &Order, count: u128, time: Duration) -> Result<Self, QueensError> {
        let (n, piece, tours) = order.board.names();
        let share = order.share();
        let mut line = Self {
            schema: SCHEMA,
            r#type: Type::Share,
            version: VERSION.to_owned(),
            n,
            piece,
            size: tours.as_ref().map(|tours| tours.size),
            kind: tours.as_ref().map(|tours| tours.kind),
            holes: tours.and_then(|tours| tours.holes),
            share: share.number,
            shares: share.of,
            parts: None,
            numbering: n.map(|_| NUMBERING),
            count,
            seconds: time.as_secs_f64(),
            check: String::new(),
        };
        line.parts = line.expected_parts()?;
        line.check = line.expected_check();
        Ok(line)
    }

    /// The board of the line.
    pub fn board(&self) -> Option<Board> {
        let tours = match (self.size, self.kind) {
            (Some(size), Some(kind)) => Some(Tours {
                size,
                holes: self.holes.clone(),
                kind,
            }),
            (None, None) if self.holes.is_none() => None,
            _ => return None,
        };
        Board::named(self.n, self.piece, tours)
    }

    /// The check value that the line ought to have: the CRC-32 of its numbers, in hexadecimal digits.
    ///
    /// The check value finds a count that was mistyped or damaged. It is no signature, since anyone can compute it.
    pub fn expected_check(&self) -> String {
        let Self {
            version,
            share,
            shares,
            count,
            ..
        } = self;
        let board = match self.board() {
            Some(Board::Queens { n, piece }) => format!("{n} {piece}"),
            Some(Board::Tours(Tours { size, holes, kind })) => {
                let holes = holes.map_or_else(String::new, |holes| format!(" without {holes}"));
                format!("{size}{holes} {kind}")
            }
            None => String::new(),
        };
        let parts = self.parts;
        let parts = parts.map_or_else(String::new, |(from, to)| format!(" {from}..{to}"));
        let numbering = self.numbering;
        let numbering = numbering.map_or_else(String::new, |numbering| format!(" by {numbering}"));
        let said = format!("{version} {board} {share}/{shares}{parts}{numbering} {count}");
        format!("{:08x}", crc32fast::hash(said.as_bytes()))
    }

    /// The parts that the share ought to have.
    ///
    /// # Errors
    ///
    /// If there is no such share.
    pub fn expected_parts(&self) -> Result<Option<(u64, u64)>, QueensError> {
        let (share, shares) = (self.share.into(), self.shares.into());
        if let Some(Board::Queens { n, piece }) = self.board() {
            let parts = CountRequest::share(n, piece, share, shares)?.parts;
            return Ok(Some((parts.start, parts.end)));
        }
        if share >= shares {
            return Err(QueensError::Share { share, shares });
        }
        Ok(None)
    }

    /// Whether the parts of the share are those of this program.
    pub fn is_numbered_alike(&self) -> bool {
        is_numbered_alike(self.n, self.numbering)
    }

    /// The line of JSON.
    pub fn shown(&self) -> String {
        serde_json::to_string(self).expect("plain data can be written as JSON")
    }
}

/// Whether parts of this numbering are those of this program. Where it is not named, it is the first, which had parts up to
/// n = 22.
pub fn is_numbered_alike(n: Option<u32>, numbering: Option<u32>) -> bool {
    match (n, numbering) {
        (None, numbering) => numbering.is_none(),
        (Some(n), None) => n <= 22 && NUMBERING == 1,
        (Some(_), Some(numbering)) => numbering == NUMBERING,
    }
}

/// Numbers as text.
pub mod decimal {
    use serde::de::Error;
    use serde::{Deserialize, Deserializer, Serializer};

    pub fn serialize<S: Serializer>(number: &u128, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(number)
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<u128, D::Error> {
        String::deserialize(from)?.parse().map_err(D::Error::custom)
    }
}
