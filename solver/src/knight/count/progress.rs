//! How far a count has come.

use super::TourCountRequest;
use super::job::TourCountCheckpoint;
use super::peaks::peak_states;
use super::stages::{Layout, Stages};
use super::sweep::Sweep;

/// What a [`TourCount`](super::TourCount) is doing.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum TourCountStage {
    /// It does square after square of one part of the board.
    Squares {
        /// The squares that are done.
        done: u32,
        /// The squares that are to be done.
        all: u32,
        /// The states that are stored.
        states: u64,
    },
    /// It joins the two parts of the board.
    Joins {
        /// The joins that are done, or are left to other shares.
        done: u64,
        /// The joins that are to be done.
        all: u64,
        /// The states that are stored.
        states: u64,
    },
    /// It has ended.
    Ended,
}

impl TourCountStage {
    pub(super) fn new(stages: Option<&Stages>, at: &TourCountCheckpoint) -> Self {
        let Some(stages) = stages else {
            return Self::Ended;
        };
        let sweep = stages.sweep();
        let states = sweep.map_or(0, Sweep::states);
        match (stages.parts(), sweep) {
            (None, Some(sweep)) => Self::Squares {
                done: sweep.squares_done() as u32,
                all: sweep.plan().steps.len() as u32,
                states,
            },
            (parts, _) => Self::Joins {
                done: at.next,
                all: parts.unwrap_or(1),
                states,
            },
        }
    }
}

/// The work of all joins, in units of the work of the last row before them: 2.0 was measured on 8 x 8, 1.3 on 7 x 8. Only
/// the share of the work that is said to be done depends on it, which a wrong figure makes grow unevenly.
const JOINS: f64 = 2.0;

/// The share of the work that is done.
///
/// The work of a row of squares is taken to be in proportion to the states that it has at most, and
/// to grow with the square of the squares done within the row.
pub(super) fn fraction(
    request: &TourCountRequest,
    stages: &Stages,
    resumed: &TourCountCheckpoint,
    at: &TourCountCheckpoint,
) -> f64 {
    let layout = Layout::new(request.size);
    let row = |row| peak_states(layout.columns, request.kind, row).0 as f64;
    let rows = |rows: u32| (1..=rows).map(row).sum::<f64>();
    let prepared = match (stages.parts(), stages.sweep()) {
        (None, Some(sweep)) => {
            let squares = sweep.squares_done() as u32;
            let whole = squares / layout.columns;
            let begun = f64::from(squares % layout.columns) + sweep.share_of_step();
            let within = begun / f64::from(layout.columns);
            // The last row is followed by the search for what is to be joined.
            let next = if whole < layout.lower_rows {
                row(whole + 1)
            } else {
                0.0
            };
            rows(whole) + next * within * within
        }
        _ => rows(layout.lower_rows),
    };
    let joins = JOINS * row(layout.lower_rows.max(1)) / f64::from(request.shares);
    let joined = |at: &TourCountCheckpoint| joins * at.next as f64 / at.parts.max(1) as f64;
    let all = rows(layout.lower_rows) + joins;
    let before = if resumed.next > 0 {
        rows(layout.lower_rows) + joined(resumed)
    } else {
        0.0
    };
    ((prepared + joined(at)).max(before) / all).min(1.0)
}
