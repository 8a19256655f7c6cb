//! A whole count: all solutions and the fundamental ones, or all tours.

use std::time::Duration;

use bezzel_solver::queens::Piece;
use bezzel_solver::queens::QueensError;
use bezzel_solver::queens::count::{
    count_kept_by_half_turn, count_kept_by_quarter_turn, fundamental,
};
use serde::Serialize;
use thiserror::Error;

use crate::order::{Board, Tours, VERSION};
use crate::share::decimal;

/// The result of a whole count.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub(crate) struct Total {
    version: &'static str,
    #[serde(flatten)]
    count: Count,
    seconds: f64,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(untagged)]
enum Count {
    Queens {
        n: u32,
        piece: Piece,
        #[serde(serialize_with = "decimal::serialize")]
        all: u128,
        #[serde(serialize_with = "decimal::serialize")]
        fundamental: u128,
    },
    Tours {
        #[serde(flatten)]
        board: Tours,
        #[serde(serialize_with = "decimal::serialize")]
        tours: u128,
    },
}

/// A number that is not that of all solutions of a board.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub(crate) enum TotalError {
    #[error(transparent)]
    Count(#[from] QueensError),
    #[error(
        "{all} is not the number of all solutions for {n} {piece}s: {kept_by_half_turn} of them are kept by a half turn \
         and {kept_by_quarter_turn} by a quarter turn, and the others do not fall into orbits of eight. A share was \
         miscounted or changed"
    )]
    Orbits {
        n: u32,
        piece: Piece,
        all: u128,
        kept_by_half_turn: u64,
        kept_by_quarter_turn: u64,
    },
}

impl Total {
    /// The result for `all` solutions or tours.
    ///
    /// # Errors
    ///
    /// If n is out of range, or the number of solutions does not fit their symmetries.
    pub(crate) fn new(board: Board, all: u128, time: Duration) -> Result<Self, TotalError> {
        let count = match board {
            Board::Queens { n, piece } => Count::Queens {
                n,
                piece,
                all,
                fundamental: fundamental_of(n, piece, all)?.into(),
            },
            Board::Tours(board) => Count::Tours { board, tours: all },
        };
        Ok(Self {
            version: VERSION,
            count,
            seconds: time.as_secs_f64(),
        })
    }

    /// Lines for people, or one of JSON.
    pub(crate) fn shown(&self, json: bool) -> String {
        if json {
            return serde_json::to_string(self).expect("plain data can be written as JSON");
        }
        match &self.count {
            Count::Queens {
                all, fundamental, ..
            } => format!("all {all}\nfundamental {fundamental}"),
            Count::Tours { tours, .. } => format!("tours {tours}"),
        }
    }
}

/// The number of fundamental solutions among all.
fn fundamental_of(n: u32, piece: Piece, all: u128) -> Result<u64, TotalError> {
    let kept_by_half_turn = count_kept_by_half_turn(n, piece)?;
    let kept_by_quarter_turn = count_kept_by_quarter_turn(n, piece)?;
    let fits = |&all: &u64| {
        let kept = kept_by_half_turn + 2 * kept_by_quarter_turn;
        let orbits_are_whole = (all % 8 + kept).is_multiple_of(8);
        n <= 1 || all >= kept_by_half_turn && orbits_are_whole
    };
    let fitting = u64::try_from(all).ok().filter(fits);
    let all = fitting.ok_or(TotalError::Orbits {
        n,
        piece,
        all,
        kept_by_half_turn,
        kept_by_quarter_turn,
    })?;
    Ok(fundamental(n, piece, all)?)
}
