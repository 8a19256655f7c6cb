//! A program that is to be completed or corrected until it reaches a goal.

use bezzel_recording::board::Piece;
use bezzel_recording::verdict::{End, Outcome, Verdict};
use bezzel_solver::board::Size;
use bezzel_solver::knight::{Board, TourRequest, verdict};
use bezzel_solver::queens::{Piece as QueenPiece, Placement, known_count};

use super::Setting;
use bezzel_links::{Finds, OwnLink, ProgramGoal};
use bezzel_named::Named;

/// A program, and the goal that it is to reach.
#[derive(Clone, Debug, PartialEq)]
pub struct ProgramTask {
    /// The text of the given program.
    pub source: String,
    /// The goal.
    pub goal: ProgramGoal,
}

/// A run of a visitor's program that is over.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ProgramRun {
    /// How it ended.
    pub end: End,
    /// The number of lines that ran, as far as they are recorded.
    pub lines: u32,
    /// The judgement on it.
    pub verdict: Verdict,
}

/// A thing that a program lacks to reach its goal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shortfall {
    /// An error ended it.
    Error,
    /// The program did not end.
    Limit,
    /// The page found no board in the program's variables or in its output.
    NoBoard,
    /// Its board has these rows and columns.
    OtherBoard(Size),
    /// The program moves another piece.
    OtherPiece(Piece),
    /// The program reported a wrong solution.
    Wrong,
    /// The program found only some of the solutions.
    Missing {
        /// Their number.
        found: u64,
        /// The number of all.
        exist: u64,
    },
    /// The program found no solution.
    Nothing,
    /// The program found solutions, and gives none of them.
    Silent,
    /// The program only defines functions and classes.
    NotCalled,
    /// The program gives solutions, and has not searched for them.
    Unsearched,
    /// The page cannot tell what the program answers.
    Unclear,
}

/// The number of lines that a search takes for each solution at least. A program that only prints solutions takes fewer.
const LINES_A_SOLUTION: u64 = 25;

impl ProgramTask {
    /// The task with a program and a goal; `None` if no program can reach the goal, or nobody knows.
    pub(super) fn about(link: OwnLink, goal: ProgramGoal) -> Option<Self> {
        let is_possible = goal.n.is_none_or(|n| match goal.finds {
            Finds::All | Finds::One => {
                known_count(n, QueenPiece::Queen).is_some_and(|(all, _)| all > 0)
            }
            Finds::Tour => Size::square(n).is_ok_and(|size| {
                let open = TourRequest::open();
                verdict(&Board::from(size), &open).is_ok()
            }),
        });
        is_possible.then_some(Self {
            source: link.source,
            goal,
        })
    }

    /// The goals that a program may get on a board of this side.
    pub(super) fn goals(n: u32) -> impl Iterator<Item = ProgramGoal> {
        let goal = move |&finds: &Finds| ProgramGoal {
            finds,
            n: Some(n),
            given: 0,
        };
        <Finds as Named>::ALL.iter().map(goal)
    }

    /// The empty board.
    pub(super) fn setting(&self) -> Setting {
        let n = self.goal.n.unwrap_or(ProgramGoal::USUAL_N);
        let queens = Placement::empty(n).expect("a goal has a board with at most 64 rows");
        Setting::Queens(queens)
    }

    /// The number of solutions that the program is to find, if the goal says so.
    pub fn solutions(&self) -> Option<u64> {
        let n = self.goal.n.filter(|_| self.goal.finds == Finds::All)?;
        known_count(n, QueenPiece::Queen).map(|(all, _)| all)
    }

    /// Judges a run.
    ///
    /// # Errors
    /// The thing that the program lacks.
    pub fn judge(&self, run: &ProgramRun) -> Result<(), Shortfall> {
        let piece = match self.goal.finds {
            Finds::All | Finds::One => Piece::Queen,
            Finds::Tour => Piece::Knight,
        };
        let is_all = self.goal.finds == Finds::All;
        let verdict = &run.verdict;
        match (run.end, verdict.outcome, verdict.board) {
            (End::Error, ..) => Err(Shortfall::Error),
            (_, Outcome::NotCalled, _) => Err(Shortfall::NotCalled),
            (End::Stopped, _, None) => Err(Shortfall::Limit),
            (_, _, None) => Err(Shortfall::NoBoard),
            (_, _, Some((of, _))) if of != piece => Err(Shortfall::OtherPiece(of)),
            (_, _, Some((_, size))) if !self.is_on(size) => Err(Shortfall::OtherBoard(size)),
            (_, Outcome::Wrong, _) => Err(Shortfall::Wrong),
            _ => Self::judge_found(run, is_all),
        }
    }

    /// Judges a run on the right board that has claimed nothing wrong.
    fn judge_found(run: &ProgramRun, is_all: bool) -> Result<(), Shortfall> {
        let (verdict, end) = (&run.verdict, run.end);
        let (found, exist) = (verdict.found(), verdict.exist.unwrap_or_default());
        let wanted = if is_all { exist } else { 1 };
        let has_searched =
            verdict.seen >= wanted || u64::from(run.lines) > LINES_A_SOLUTION * wanted;
        match verdict.outcome {
            Outcome::Silent => Err(Shortfall::Silent),
            Outcome::Unknown => Err(Shortfall::Unclear),
            _ if !is_all && verdict.printed > 0 && has_searched => Ok(()),
            _ if end == End::Stopped => Err(Shortfall::Limit),
            Outcome::Right if is_all && verdict.is_whole && has_searched => Ok(()),
            Outcome::Right if !is_all && found > 0 && has_searched => Ok(()),
            Outcome::Right if verdict.is_whole && !has_searched => Err(Shortfall::Unsearched),
            Outcome::Right if !is_all && found > 0 => Err(Shortfall::Unsearched),
            // It says how many solutions there are, or that there is one, and gives none.
            Outcome::Right if verdict.is_whole => Err(Shortfall::Silent),
            _ if found == 0 => Err(Shortfall::Nothing),
            _ if is_all && verdict.printed == 0 => Err(Shortfall::Silent),
            _ if is_all && verdict.printed < exist => Err(Shortfall::Missing {
                found: verdict.printed,
                exist,
            }),
            _ => Err(Shortfall::NoBoard),
        }
    }

    /// Whether a board has the side of the goal.
    fn is_on(&self, size: Size) -> bool {
        let is_side = |n| size.rows() == n && size.columns() == n;
        self.goal.n.is_none_or(is_side)
    }
}

#[cfg(test)]
mod tests;
