//! The progress of a count.

use super::checkpoint::TourCountCheckpoint;
use super::layout::{Laid, Layout};
use super::peaks::peak_states;
use super::stages::Stages;
use super::sweep::Sweep;
use super::sweeps::Sweeps;
use super::{TourCountRequest, TourKind};

/// The stages of a [`TourCount`](super::TourCount).
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum TourCountStage {
    /// The count does the squares of one part of the board, one after another.
    Squares {
        /// The squares that are done.
        done: u32,
        /// The squares that are to be done.
        all: u32,
        /// The states that are stored.
        states: u64,
    },
    /// The count joins the two parts of the board.
    Joins {
        /// The joins that are done, or are left to other shares.
        done: u64,
        /// The joins that are to be done.
        all: u64,
        /// The states that are stored.
        states: u64,
    },
    /// The count is finished.
    Ended,
}

impl TourCountStage {
    pub(super) fn new(stages: Option<&Stages>, at: &TourCountCheckpoint) -> Self {
        let Some(stages) = stages else {
            return Self::Ended;
        };
        let sweeps = stages.sweeps();
        let states = sweeps.map_or(0, Sweeps::states);
        match (stages.parts(), sweeps) {
            (None, Some(sweeps)) => Self::Squares {
                done: sweeps.each().map(Sweep::squares_done).sum::<usize>() as u32,
                all: sweeps
                    .each()
                    .map(|sweep| sweep.plan().steps.len())
                    .sum::<usize>() as u32,
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

/// The sizes of the parts of the work, in states.
///
/// The work of a row of squares is taken to be in proportion to the states that it has at most, and
/// to grow with the square of the squares done within the row.
#[derive(Debug)]
pub struct Scale {
    layout: Layout,
    /// The rows of each sweep.
    sweeps: Vec<u32>,
    kind: TourKind,
    shares: u32,
}

impl Scale {
    pub fn new(request: &TourCountRequest) -> Self {
        let laid = Laid::new(&request.board);
        let layout = laid.layout();
        Self {
            layout,
            sweeps: if laid.is_same_upside_down() {
                vec![layout.lower_rows]
            } else {
                vec![layout.upper_rows, layout.lower_rows]
            },
            kind: request.kind,
            shares: request.shares,
        }
    }

    fn row(&self, row: u32) -> f64 {
        peak_states(self.layout.columns, self.kind, row).0.max(1) as f64
    }

    fn rows(&self, rows: u32) -> f64 {
        (1..=rows).map(|row| self.row(row)).sum()
    }

    fn all_squares(&self) -> f64 {
        self.sweeps.iter().map(|&rows| self.rows(rows)).sum()
    }

    /// The squares that are done.
    pub fn squares(&self, sweeps: &Sweeps) -> f64 {
        let parts = sweeps.each().zip(&self.sweeps);
        parts.map(|(sweep, &rows)| self.of_sweep(sweep, rows)).sum()
    }

    /// The squares of a part with so many rows that are done.
    fn of_sweep(&self, sweep: &Sweep, rows: u32) -> f64 {
        let columns = self.layout.columns;
        let squares = sweep.squares_done() as u32;
        let whole = squares / columns;
        let begun = f64::from(squares % columns) + sweep.share_of_step();
        let within = begun / f64::from(columns);
        // After the last row comes the search for pairs to join.
        let next = if whole < rows {
            self.row(whole + 1)
        } else {
            0.0
        };
        self.rows(whole) + next * within * within
    }

    /// All joins of the share.
    fn joins(&self) -> f64 {
        JOINS * self.row(self.layout.lower_rows.max(1)) / f64::from(self.shares)
    }

    /// All of the work of the share.
    pub fn all(&self) -> f64 {
        self.all_squares() + self.joins()
    }
}

/// The share of the work that is done.
pub fn fraction(
    request: &TourCountRequest,
    stages: &Stages,
    resumed: &TourCountCheckpoint,
    at: &TourCountCheckpoint,
) -> f64 {
    let scale = Scale::new(request);
    let prepared = match (stages.parts(), stages.sweeps()) {
        (None, Some(sweeps)) => scale.squares(sweeps),
        _ => scale.all_squares(),
    };
    let joined = |at: &TourCountCheckpoint| scale.joins() * at.next as f64 / at.parts.max(1) as f64;
    let before = if resumed.next > 0 {
        scale.all_squares() + joined(resumed)
    } else {
        0.0
    };
    ((prepared + joined(at)).max(before) / scale.all()).min(1.0)
}
