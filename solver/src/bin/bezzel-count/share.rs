//! One share of a count, as a line of JSON.

use std::time::Duration;

use bezzel_solver::queens::Piece;
use bezzel_solver::queens::QueensError;
use bezzel_solver::queens::count::CountRequest;
use serde::{Deserialize, Serialize};

use crate::order::{Order, Share, VERSION};

/// What a share of a count came to.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct ShareLine {
    pub(crate) version: String,
    pub(crate) n: u32,
    pub(crate) piece: Piece,
    /// The number of the share, from 0.
    pub(crate) share: u64,
    /// How many shares there are.
    pub(crate) shares: u64,
    /// The parts of the work that are this share: the first, and the one after the last.
    pub(crate) parts: (u64, u64),
    /// The solutions of these parts, as text, since not every program reads large numbers exactly.
    #[serde(with = "decimal")]
    pub(crate) count: u64,
    pub(crate) seconds: f64,
    /// The check value of what the line says, but for the time: see [`ShareLine::expected_check`].
    pub(crate) check: String,
}

impl ShareLine {
    /// The line of a share; a whole count is the only share of one.
    ///
    /// # Errors
    ///
    /// If there is no such share.
    pub(crate) fn new(order: Order, count: u64, time: Duration) -> Result<Self, QueensError> {
        let share = order.share.unwrap_or(Share { number: 0, of: 1 });
        let slice = order.request()?.parts;
        let mut line = Self {
            version: VERSION.to_owned(),
            n: order.n,
            piece: order.piece,
            share: share.number,
            shares: share.of,
            parts: (slice.start, slice.end),
            count,
            seconds: time.as_secs_f64(),
            check: String::new(),
        };
        line.check = line.expected_check();
        Ok(line)
    }

    /// The check value that the line ought to have: the CRC-32 of its numbers, in hexadecimal digits.
    ///
    /// It tells a share whose count was mistyped or damaged on its way. It is no signature: whoever means to
    /// deceive can compute it as well.
    pub(crate) fn expected_check(&self) -> String {
        let Self {
            version,
            n,
            piece,
            share,
            shares,
            parts: (from, to),
            count,
            ..
        } = self;
        let said = format!("{version} {n} {piece} {share}/{shares} {from}..{to} {count}");
        format!("{:08x}", crc32fast::hash(said.as_bytes()))
    }

    /// The parts that the share ought to have.
    ///
    /// # Errors
    ///
    /// If there is no such share.
    pub(crate) fn expected_parts(&self) -> Result<(u64, u64), QueensError> {
        let slice = CountRequest::share(self.n, self.piece, self.share, self.shares)?.parts;
        Ok((slice.start, slice.end))
    }

    /// The line of JSON.
    pub(crate) fn shown(&self) -> String {
        serde_json::to_string(self).expect("plain data can be written as JSON")
    }
}

/// Numbers as text.
pub(crate) mod decimal {
    use serde::de::Error;
    use serde::{Deserialize, Deserializer, Serializer};

    #[expect(clippy::trivially_copy_pass_by_ref, reason = "serde calls it so")]
    pub(crate) fn serialize<S: Serializer>(number: &u64, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(number)
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<u64, D::Error> {
        String::deserialize(from)?.parse().map_err(D::Error::custom)
    }
}
