//! Whether a program finds the solutions that there are, its first wrong one, and the likely cause.

mod cause;
mod wrong;

pub use cause::Cause;
pub use wrong::{Wrong, WrongSource};

use crate::Recording;
use crate::board::{Piece, Reading};
use crate::search::Search;
use bezzel_output::Report;
use bezzel_solver::board::Size;
use bezzel_solver::knight::{Board, NoTour, TourRequest, verdict};
use bezzel_solver::queens::{self, known_count};

/// The judgement on a run.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Verdict {
    /// The piece.
    pub piece: Piece,
    /// The board.
    pub size: Size,
    /// The result of all.
    pub outcome: Outcome,
    /// The number of solutions that there are; `None` for tours, and where nobody has counted them.
    pub exist: Option<u64>,
    /// The number of different solutions that were in the variables.
    pub seen: u64,
    /// The printed positions or tours, if any are recognised.
    pub printed: Option<Printed>,
    /// The first wrong solution.
    pub wrong: Option<Wrong>,
    /// The likely cause of wrong or missing solutions.
    pub cause: Option<Cause>,
}

/// The positions or tours that a program has printed.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Printed {
    /// Their number.
    pub read: u64,
    /// The number of right ones, with repeated ones.
    pub right: u64,
    /// The number of repeated ones.
    pub repeated: u64,
}

/// The result of a run.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// All solutions were found, and nothing wrong.
    All,
    /// The program found a solution and then ended. For a knight, this is enough.
    One,
    /// Solutions were found, all of them right, but the program ended without the others.
    Missing,
    /// All solutions so far are right, but the recording ends before the program.
    Unfinished,
    /// Something wrong was taken for a solution.
    Wrong,
    /// The program found nothing, but there is a solution.
    Nothing,
}

impl Verdict {
    /// Judges a run, as far as a reading shows its board or its output has solutions. `None` if neither has any board.
    pub fn of(recording: &Recording, reading: Option<&Reading>, search: &Search) -> Option<Self> {
        let end = recording.state(u32::MAX);
        let output = recording.output(&end);
        let report = report(search, reading);
        let (piece, size) = match (reading, report) {
            (Some(reading), _) => (reading.piece, reading.size),
            (None, Some(report)) => (piece_of(report), report.size?),
            (None, None) => return None,
        };
        let exist = match piece {
            Piece::Queen => known_count(size.rows(), queens::Piece::Queen).map(|(all, _)| all),
            Piece::Knight => None,
        };
        let wrong = Wrong::first(recording, output, report, piece, search);
        let printed = report.map(|report| Printed {
            read: report.read,
            right: report.right,
            repeated: report.doubled,
        });
        let mut verdict = Self {
            piece,
            size,
            outcome: Outcome::All,
            exist,
            seen: search.seen.len() as u64,
            printed,
            wrong,
            cause: None,
        };
        verdict.outcome = verdict.judge(recording, search);
        verdict.cause = Cause::find(recording, reading, report, search, &verdict);
        let is_kept = matches!(verdict.cause, Some(Cause::NotCopied(_)));
        if is_kept && printed.is_none_or(|printed| printed.right == printed.repeated) {
            verdict.outcome = Outcome::Wrong;
        }
        // A program that prints its solutions may keep a list that is of no use, and is right.
        if matches!(verdict.outcome, Outcome::All | Outcome::One) {
            verdict.cause = None;
        }
        Some(verdict)
    }

    /// The number of different right solutions that were found, by either way.
    pub fn found(&self) -> u64 {
        let printed = self
            .printed
            .map_or(0, |printed| printed.right - printed.repeated);
        printed.max(self.seen)
    }

    fn judge(&self, recording: &Recording, search: &Search) -> Outcome {
        let found = self.found();
        if self.wrong.is_some() {
            return Outcome::Wrong;
        }
        if !recording.has_ended() {
            return Outcome::Unfinished;
        }
        let goes_on = search
            .solutions
            .first()
            .zip(search.gains.last())
            .is_some_and(|(step, gain)| gain.step > *step);
        match (self.piece, found) {
            (Piece::Knight, 0) if self.has_no_tour(search) => Outcome::All,
            (Piece::Queen, found) if Some(found) == self.exist => Outcome::All,
            (_, 0) => Outcome::Nothing,
            (Piece::Knight, _) => Outcome::One,
            (Piece::Queen, 1) if !goes_on => Outcome::One,
            _ => Outcome::Missing,
        }
    }

    /// Whether there is no tour from the square where the program's knight starts.
    fn has_no_tour(&self, search: &Search) -> bool {
        let request = search.gains.first().map_or_else(TourRequest::open, |gain| {
            TourRequest::open().from(gain.square)
        });
        let verdict = verdict(&Board::from(self.size), &request);
        matches!(verdict, Err(NoTour::Impossible(_)))
    }
}

/// The report on the output, if a position or a tour is recognised in it.
fn report<'a>(search: &'a Search, reading: Option<&Reading>) -> Option<&'a Report> {
    let report = search.report.as_ref()?;
    let is_of_piece = reading.is_none_or(|reading| reading.piece == piece_of(report));
    // If no variable holds a board, any list of numbers could be a list of queens.
    let is_meant = reading.is_some() || report.right > 0 || report.piece.is_none();
    (report.size.is_some() && is_of_piece && is_meant).then_some(report)
}

fn piece_of(report: &Report) -> Piece {
    match report.piece {
        Some(_) => Piece::Queen,
        None => Piece::Knight,
    }
}
