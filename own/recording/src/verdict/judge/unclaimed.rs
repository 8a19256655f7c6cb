//! Runs whose output claims nothing: the boards and the value of the last call speak for them.

use super::Judge;
use crate::Value;
use crate::board::Piece;
use crate::verdict::numbers::Statements;
use crate::verdict::positions::{self, Positions};
use crate::verdict::{Claim, Outcome, Verdict, drawn, source, written};
use bezzel_output::{Printed, Report, check};
use bezzel_solver::queens;

/// The longest text of a value that is read as an output.
const LONGEST_VALUE: usize = 1 << 20;

impl Judge<'_> {
    /// Whether a board with too few pieces is printed as the result: it is the only one, or the search is over.
    pub fn is_result(&self, part: &Printed, report: Option<&Report>) -> bool {
        let is_alone = report.is_some_and(|report| report.read == 1);
        let step = self.step_of(part);
        let last = self.search.gains.last().map(|gain| gain.step);
        let has_pieces = self.is_of_knight() || !part.squares.is_empty();
        has_pieces && is_alone || last.is_some_and(|last| last < step)
    }

    /// The step that printed a position.
    pub fn step_of(&self, printed: &Printed) -> u32 {
        let end = self.recording.state(u32::MAX);
        let line = usize::try_from(printed.line).unwrap_or(usize::MAX);
        let lines = self.recording.output(&end).split_inclusive('\n');
        let start = lines.take(line.saturating_sub(1)).map(str::len).sum();
        self.recording.step_of_output(start)
    }

    /// Judges a run whose output claims nothing.
    pub fn unclaimed(&mut self, by_output: Verdict) -> Verdict {
        if let Outcome::EndsShort(_) | Outcome::Right | Outcome::Wrong = by_output.outcome {
            return by_output;
        }
        let functions = self.recording.functions().iter();
        let is_whole = self.recording.has_ended();
        if is_whole
            && source::only_defines(self.ran.source, functions.map(|function| function.defined))
        {
            return self.plain(Outcome::NotCalled);
        }
        if by_output.claim != Claim::Nothing {
            return by_output;
        }
        if let Some(mut verdict) = self.returned() {
            // What it prints may be something else.
            if let Outcome::Right = verdict.outcome
                && self.prints_more()
            {
                verdict.outcome = Outcome::Unknown;
            }
            return verdict;
        }
        let outcome = match (self.search.seen.len(), &self.search.last_full) {
            (1.., _)
                if is_whole
                    && self
                        .search
                        .seen
                        .iter()
                        .all(|board| self.is_given(&board.squares)) =>
            {
                Outcome::Unknown
            }
            (1.., _) if is_whole => Outcome::Silent,
            (0, Some(last)) if self.is_given(&last.squares) => Outcome::Unknown,
            (0, Some(last)) if self.search.is_local() => {
                Outcome::EndsShort(positions::attacking(&last.squares).len() as u64)
            }
            _ if !is_whole || !self.is_shown() => Outcome::Unknown,
            _ => Outcome::None,
        };
        self.plain(outcome)
    }

    /// Whether the output has lines or blocks that may be boards.
    fn prints_more(&self) -> bool {
        let end = self.recording.state(u32::MAX);
        let output = self.recording.output(&end);
        drawn::may_have_boards(output, self.board) || drawn::has_block(output)
    }

    /// Judges the value of the last call in which the program has searched.
    fn returned(&mut self) -> Option<Verdict> {
        let (_, value) = self.search.returned.as_ref()?;
        if !matches!(value.items(), Some([_, ..])) {
            return match value {
                Value::Int(number)
                    if *number > 1 && self.exist() == u64::try_from(*number).ok() =>
                {
                    let claim = Claim::Count(*number);
                    let is_whole = true;
                    Some(Verdict {
                        claim,
                        is_whole,
                        ..self.plain(Outcome::Right)
                    })
                }
                _ => None,
            };
        }
        let text = written::written(value);
        if text.len() > LONGEST_VALUE {
            return None;
        }
        let n = self.board.map(|(_, size)| size.rows());
        let report = check(&text, n, n.map(|_| queens::Piece::Queen));
        let piece = self.board.map_or(Piece::Queen, |(piece, _)| piece);
        let search = self.reading.is_some().then_some(self.search);
        let positions = Positions::of(&report, &text, piece, search);
        let verdict = (report.size.is_some()
            && (positions.right > 0 || !positions.wrong.is_empty()))
        .then(|| self.weigh(&text, &positions, &Statements::default(), Some(&report)))?;
        Some(verdict)
    }
}
