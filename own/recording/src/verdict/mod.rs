//! The judgement on a run: whether the program's claims are true. Its output, or the value of its last call, is its claim;
//! the boards in its variables are its deeds.

mod beside;
mod cause;
mod closed;
mod count;
mod drawn;
mod fields;
mod judge;
mod numbers;
mod outcome;
mod path;
mod positions;
mod ran;
mod source;
mod words;
mod written;
mod wrong;

pub use cause::Cause;
pub use outcome::{Claim, Outcome};
pub use ran::{End, Ran};
pub use wrong::{Wrong, WrongSource};

use crate::Recording;
use crate::board::{Piece, Reading};
use crate::search::Search;
use bezzel_solver::board::{Size, Square};
use judge::Judge;

/// The judgement on a run.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Verdict {
    /// The result of all.
    pub outcome: Outcome,
    /// The claim of the program that decides.
    pub claim: Claim,
    /// Whether all solutions are claimed, and not one of them.
    pub is_whole: bool,
    /// The piece and the board, as far as they are known.
    pub board: Option<(Piece, Size)>,
    /// The number of solutions that there are; `None` for tours, and where nobody has counted them.
    pub exist: Option<u64>,
    /// The number of different solutions that were in the variables.
    pub seen: u64,
    /// The number of different right positions or tours that were printed or returned.
    pub printed: u64,
    /// The number of wrong ones that were given for solutions.
    pub wrongs: u64,
    /// The first wrong solution.
    pub wrong: Option<Wrong>,
    /// The squares of the wrong positions that were printed.
    pub wrong_squares: Vec<Vec<Square>>,
    /// The cause of wrong or missing solutions, where it is certain.
    pub cause: Option<Cause>,
}

impl Verdict {
    /// Judges a run, as far as a reading shows its board, and by its output.
    pub fn of(
        recording: &Recording,
        reading: Option<&Reading>,
        search: &Search,
        ran: &Ran<'_>,
    ) -> Self {
        let end = recording.state(u32::MAX);
        let output = recording.output(&end);
        // The first item of a given board is its first row.
        let trusted = reading.filter(|reading| !ran.has_first(reading));
        let report = search.report.as_ref().filter(|_| trusted == reading);
        let reading = trusted;
        let mut judge = Judge::new(recording, reading, search, ran);
        let mut verdict = match ran.end {
            End::Error => judge.plain(Outcome::Error),
            End::Stopped => judge.plain(Outcome::Stopped),
            End::Whole => judge.claims(output, report, search.free.as_ref()),
        };
        if verdict.outcome == Outcome::Unknown
            || verdict.claim == Claim::Nothing && ran.end == End::Whole
        {
            verdict = judge.unclaimed(verdict);
        }
        let is_of_other =
            judge.is_of_other(output) || judge.is_of_way(output) && verdict.printed == 0;
        if is_of_other && verdict.outcome.is_of_tour() {
            verdict = judge.plain(Outcome::Unknown);
        }
        let is_accused = match verdict.outcome {
            Outcome::Right => false,
            outcome => outcome.is_of_tour() || matches!(outcome, Outcome::EndsShort(_)),
        };
        if is_accused && !ran.is_asked && judge.is_of_anything(output) {
            verdict = judge.plain(Outcome::Unknown);
        }
        if !ran.has_output && ran.end == End::Whole {
            verdict.outcome = Outcome::Unknown;
        }
        verdict.wrong = judge.first_wrong(output, &verdict);
        verdict.wrong_squares = judge
            .wrong
            .iter()
            .map(|wrong| wrong.squares.clone())
            .collect();
        verdict.cause = Cause::find(recording, reading, search, &verdict, ran);
        // The same list again and again is what the program gives.
        if let (Outcome::Silent | Outcome::None, Some(Cause::NotCopied(_))) =
            (verdict.outcome, &verdict.cause)
            && output.contains('[')
        {
            verdict.outcome = Outcome::Wrong;
            verdict.claim = Claim::Part;
        }
        // A right number stands beside a list of something other than solutions.
        if let (Outcome::Right, Claim::Count(_)) = (verdict.outcome, verdict.claim)
            && let Some(cause) = cause::printed_same(recording, search, output, verdict.board)
        {
            verdict.outcome = Outcome::Wrong;
            verdict.claim = Claim::Part;
            verdict.cause = Some(cause);
        }
        let is_unread = match (verdict.outcome, verdict.claim) {
            (Outcome::Right, Claim::Nothing | Claim::Count(_)) => {
                drawn::has_names_from_zero(output, verdict.board)
                    || cause::prints_item(recording, search, output)
            }
            (Outcome::Silent, _) => {
                drawn::may_have_boards(output, verdict.board) || drawn::has_block(output)
            }
            (Outcome::None, Claim::Nothing) => drawn::has_block(output),
            _ => false,
        };
        if is_unread {
            verdict.outcome = Outcome::Unknown;
            verdict.cause = None;
        }
        verdict
    }

    /// The number of different right solutions that were found, by either way.
    pub fn found(&self) -> u64 {
        self.printed.max(self.seen)
    }
}
