//! A whole count: all solutions and the fundamental ones, or all tours.

use std::time::Duration;

use bezzel_solver::queens::Piece;
use bezzel_solver::queens::QueensError;
use bezzel_solver::queens::count::{count_kept_by_half_turn, count_kept_by_quarter_turn};
use serde::Serialize;
use thiserror::Error;

use crate::order::{Board, VERSION};
use crate::share::{SCHEMA, decimal};

/// The result of a whole count.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Total {
    schema: u32,
    r#type: &'static str,
    version: &'static str,
    #[serde(flatten)]
    board: Board,
    /// All solutions or tours.
    #[serde(serialize_with = "decimal::serialize")]
    count: u128,
    /// The fundamental ones among the solutions.
    #[serde(flatten)]
    fundamental: Option<Fundamental>,
    seconds: f64,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
struct Fundamental {
    #[serde(serialize_with = "decimal::serialize")]
    fundamental: u128,
}

/// A number that is not that of all solutions of a board.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum TotalError {
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
    /// The result for `count` solutions or tours.
    ///
    /// # Errors
    ///
    /// If n is out of range, or the number of solutions does not fit their symmetries.
    pub fn new(board: Board, count: u128, time: Duration) -> Result<Self, TotalError> {
        let fundamental = match board {
            Board::Queens { n, piece } => Some(Fundamental {
                fundamental: fundamental_of(n, piece, count)?,
            }),
            Board::Tours(_) => None,
        };
        Ok(Self {
            schema: SCHEMA,
            r#type: "total",
            version: VERSION,
            board,
            count,
            fundamental,
            seconds: time.as_secs_f64(),
        })
    }

    /// Lines for people, or one of JSON.
    pub fn shown(&self, json: bool) -> String {
        if json {
            return serde_json::to_string(self).expect("plain data can be written as JSON");
        }
        let count = self.count;
        match self.fundamental {
            Some(Fundamental { fundamental }) => format!("all {count}\nfundamental {fundamental}"),
            None => format!("tours {count}"),
        }
    }
}

/// The number of fundamental solutions among all: see [`bezzel_solver::queens::count::fundamental`].
fn fundamental_of(n: u32, piece: Piece, all: u128) -> Result<u128, TotalError> {
    if n == 1 && all == 1 {
        return Ok(1);
    }
    // On large boards this takes seconds. So it is done once, to check the sum and to divide it.
    let kept_by_half_turn = count_kept_by_half_turn(n, piece)?;
    let kept_by_quarter_turn = count_kept_by_quarter_turn(n, piece)?;
    let images = u128::from(kept_by_half_turn) + 2 * u128::from(kept_by_quarter_turn);
    let eightfold = (all >= kept_by_half_turn.into()).then(|| all.saturating_add(images));
    let whole = eightfold.filter(|eightfold| n > 1 && eightfold.is_multiple_of(8));
    whole
        .map(|eightfold| eightfold / 8)
        .ok_or(TotalError::Orbits {
            n,
            piece,
            all,
            kept_by_half_turn,
            kept_by_quarter_turn,
        })
}

#[cfg(test)]
mod tests {
    use bezzel_solver::queens::count::{Counts, count};

    use super::*;

    #[test]
    fn the_sum_fits_the_symmetries() {
        for piece in Piece::ALL {
            for n in 1..=10 {
                let Counts { all, fundamental } = count(n, piece).unwrap();
                assert_eq!(
                    fundamental_of(n, piece, all.into()),
                    Ok(fundamental.into()),
                    "{n} {piece}s"
                );
                for wrong in [u128::from(all) + 1, u128::from(all) + 4, u128::MAX] {
                    assert!(fundamental_of(n, piece, wrong).is_err(), "{n} {piece}s");
                }
            }
        }
    }
}
