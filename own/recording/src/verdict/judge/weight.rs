//! The weight of claims: which of them decides, and whether it is true.

use super::Judge;
use super::known::exist;
use crate::verdict::count::Count;
use crate::verdict::numbers::Statements;
use crate::verdict::positions::{self, Positions};
use crate::verdict::{Claim, Outcome, Verdict, beside, closed, drawn};
use bezzel_output::{Notation, Report, check};
use bezzel_solver::board::Size;
use std::cmp::Ordering;

impl Judge<'_> {
    pub fn weigh(
        &self,
        output: &str,
        positions: &Positions,
        said: &Statements,
        report: Option<&Report>,
    ) -> Verdict {
        let mut verdict = self.by_claims(output, positions, said, report);
        if let Outcome::Right | Outcome::Incomplete = verdict.outcome
            && self.is_doubtful(&verdict, output, positions, said, report)
        {
            verdict.outcome = Outcome::Unknown;
        }
        verdict
    }

    fn by_claims(
        &self,
        output: &str,
        positions: &Positions,
        said: &Statements,
        report: Option<&Report>,
    ) -> Verdict {
        let verdict = |outcome, claim| Verdict {
            printed: positions.distinct,
            wrongs: positions.wrong.len() as u64,
            claim,
            ..self.plain(outcome)
        };
        if !positions.wrong.is_empty() {
            return verdict(Outcome::Wrong, Claim::Positions);
        }
        if let Some(claim) = self.false_claim(output, positions, said) {
            return verdict(Outcome::Wrong, claim);
        }
        match self.named_instead() {
            Some(Ordering::Less) if positions.right > 0 => {
                return verdict(Outcome::Wrong, Claim::Part);
            }
            Some(_) if positions.right > 0 => return verdict(Outcome::Unknown, Claim::Positions),
            _ => {}
        }
        let exist = self.exist();
        let is_all = exist.is_some_and(|exist| exist > 0 && positions.distinct == exist);
        if positions.right > 0 {
            let outcome = self.by_positions(output, positions, said, report);
            return Verdict {
                is_whole: is_all,
                ..verdict(outcome, Claim::Positions)
            };
        }
        if let Some(short) = &positions.short {
            let attacks = positions::attacking(&short.squares).len() as u64;
            let outcome = if self.is_given(&short.squares) || self.looks_at_one(report) {
                Outcome::Unknown
            } else {
                Outcome::EndsShort(attacks)
            };
            return verdict(outcome, Claim::Nothing);
        }
        if let Some(number) = said.more {
            return verdict(Outcome::Unknown, Claim::Count(number));
        }
        if let Some(&count) = said.counts.last() {
            let outcome = match self.is_true_count(&count, positions, said) {
                Some(true) => Outcome::Right,
                Some(false) | None => Outcome::Unknown,
            };
            let is_whole = exist.is_some() && exist == u64::try_from(count.number).ok();
            return Verdict {
                is_whole,
                ..verdict(outcome, Claim::Count(count.number))
            };
        }
        if !said.some.is_empty() && self.board.is_some() {
            return verdict(self.by_sizes(said), Claim::Solution);
        }
        if !said.none.is_empty() || said.is_false {
            let outcome = match self.has_solution(said.is_none_closed) {
                Some(false) if !said.none.is_empty() || self.searches() => Outcome::Right,
                _ => Outcome::Unknown,
            };
            return verdict(outcome, Claim::NoSolution);
        }
        if let Some(part) = &positions.part
            && self.is_result(part, report)
            && !self.is_table(part)
        {
            return verdict(Outcome::Wrong, Claim::Part);
        }
        if said.is_true && drawn::has_empty_board(output, self.board) {
            return verdict(Outcome::Wrong, Claim::Part);
        }
        if said.is_true {
            let is_shown = !self.search.seen.is_empty();
            let outcome = if is_shown {
                Outcome::Right
            } else {
                Outcome::Unknown
            };
            return verdict(outcome, Claim::Solution);
        }
        verdict(
            Outcome::Unknown,
            said.unclear.map_or(Claim::Nothing, Claim::Count),
        )
    }

    /// The weight of right positions.
    fn by_positions(
        &self,
        output: &str,
        positions: &Positions,
        said: &Statements,
        report: Option<&Report>,
    ) -> Outcome {
        let exist = self.exist();
        let is_all = exist.is_some_and(|exist| exist > 0 && positions.distinct == exist);
        let is_essential = positions.is_essential || self.is_fundamental(positions.distinct);
        let rest = exist.and_then(|exist| exist.checked_sub(positions.distinct));
        let rest = rest.and_then(|rest| i64::try_from(rest).ok());
        let others = report.is_some_and(|report| !report.others.is_empty());
        match positions.distinct {
            _ if said.is_false || said.unclear.is_some() && !is_all => Outcome::Unknown,
            _ if is_all || is_essential || rest == said.more && rest.is_some() => Outcome::Right,
            _ if said.is_these && exist > Some(positions.distinct) => Outcome::Incomplete,
            _ if self.is_sample(output, positions, said) => Outcome::Right,
            _ if said.more.is_some() => Outcome::Unknown,
            1 if positions.has_steps && !positions.is_right_last => Outcome::Unknown,
            // One position again and again, where more are counted.
            1 if positions.right > 2 && !self.is_of_knight() => Outcome::Incomplete,
            1 if positions.is_in_list || !others && self.continues() => Outcome::Incomplete,
            1 if said.is_all && exist > Some(1) && !self.is_counted(said) => Outcome::Incomplete,
            1 => Outcome::Right,
            _ if self.is_of_knight() => Outcome::Right,
            _ if self.is_limit(positions.distinct) => Outcome::Unknown,
            _ => Outcome::Incomplete,
        }
    }

    /// The weight of words for whether there are solutions on boards of some sizes.
    fn by_sizes(&self, said: &Statements) -> Outcome {
        let mut sizes = said.some.iter().chain(said.none.iter().flatten());
        let is_known = sizes.all(|&size| exist(size).is_some());
        let is_clear = is_known && !said.none.contains(&None) && !self.is_of_knight();
        if is_clear && !self.search.seen.is_empty() {
            Outcome::Right
        } else {
            Outcome::Unknown
        }
    }

    /// Whether an output has more than its claims say, so that they may be false.
    fn is_doubtful(
        &self,
        verdict: &Verdict,
        output: &str,
        positions: &Positions,
        said: &Statements,
        report: Option<&Report>,
    ) -> bool {
        let notation = report.map(|report| report.notation);
        let is_of_boards = verdict.claim == Claim::Positions;
        let is_drawn = notation == Some(Notation::Drawn);
        // The boards beside a number are not read.
        let has_others = (is_drawn || !is_of_boards) && drawn::has_other_boards(output, self.board);
        let is_one = |count: &Count| count.number == 1 && !count.is_essential;
        let is_one_of_many = said.counts.iter().any(is_one)
            && positions.distinct == 1
            && self.search.seen.len() > 1
            && self.exist() > Some(1);
        // Some that the program chooses are no missing ones.
        let is_choice =
            self.is_counted(said) && said.labels.windows(2).any(|pair| pair[1] > pair[0] + 1);
        let is_doubled = report.is_some_and(|report| has_twice(report, output));
        let fundamental = self.fundamental();
        let is_other = |number: &i64| fundamental != u64::try_from(*number).ok();
        positions.is_unclear
            || has_others
            || is_of_boards && said.unclear.is_some()
            || beside::ends_with_blank(output, self.board)
            || is_of_boards && beside::has_wrong(output, notation, self.board)
            || report.is_some_and(|report| self.misses_a_size(output, report))
            || is_one_of_many
            || is_choice && verdict.outcome == Outcome::Incomplete
            || is_doubled && positions.distinct == 1
            || fundamental.is_some() && said.fundamental.iter().any(is_other)
            || said.is_true && !said.none.is_empty()
    }

    /// A statement of the output that is false.
    fn false_claim(&self, output: &str, positions: &Positions, said: &Statements) -> Option<Claim> {
        let is_false = |count: &&Count| {
            let is_limit = u64::try_from(count.number).is_ok_and(|number| self.is_limit(number));
            !is_limit && self.is_true_count(count, positions, said) == Some(false)
        };
        if let Some(count) = said.counts.iter().find(is_false) {
            return Some(Claim::Count(count.number));
        }
        if let [first, .., _] = said.labels[..]
            && first > 1
            && said.labels.windows(2).all(|pair| pair[1] == pair[0] + 1)
        {
            return Some(Claim::Numbers);
        }
        let is_of_none = |size: &u32| !self.is_of_knight() && exist(*size) == Some(0);
        if self.board.is_some() && said.some.iter().any(is_of_none) {
            return Some(Claim::Solution);
        }
        let exists = |size: &Option<u32>| match size {
            Some(size) if !self.is_of_knight() => exist(*size).map(|exist| exist > 0),
            Some(size) if self.board.is_some_and(|(_, of)| of.rows() != *size) => None,
            _ => self.has_solution(said.is_none_closed),
        };
        let is_false =
            said.is_false && positions.right == 0 && said.none.is_empty() && self.searches();
        if !said.none.is_empty() || is_false {
            let mut none = said.none.iter().chain(is_false.then_some(&None));
            return none
                .any(|size| exists(size) == Some(true))
                .then_some(Claim::NoSolution);
        }
        if self.is_of_knight() && positions.right > 0 && closed::is_false(output) {
            return Some(Claim::Closed);
        }
        let is_none = self.has_solution(false) == Some(false);
        (said.is_true && is_none).then_some(Claim::Solution)
    }
}

/// Whether a line of an output has one position twice.
fn has_twice(report: &Report, output: &str) -> bool {
    let n = report.size.map(Size::rows);
    let mut lines = report
        .repeated
        .iter()
        .map(|printed| printed.line as usize - 1);
    lines.any(|line| {
        let line = output.lines().nth(line).unwrap_or_default();
        check(line, n, report.piece).right > 1
    })
}
