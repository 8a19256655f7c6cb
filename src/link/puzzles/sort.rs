//! Which sort of puzzle is made: its kind, its rule and its grade.

use bezzel_solver::queens::Piece;
use bezzel_solver::queens::puzzle::{Kind, MAX_GRADE, MIN_N, PuzzleRequest, Rule};

use super::Day;
use crate::link::query::{Query, Writer};

/// The sort of a puzzle that is made. The solver has puzzles of all sorts that are read from links.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sort {
    /// The kind.
    pub kind: Kind,
    /// The rule.
    pub rule: Rule,
    /// The grade.
    pub grade: u8,
}

impl Default for Sort {
    fn default() -> Self {
        Self {
            kind: Kind::Regions,
            rule: Rule::Chess(Piece::Queen),
            grade: 1,
        }
    }
}

impl Sort {
    /// The puzzle of a day.
    ///
    /// # Panics
    /// Where there is no such grade.
    #[must_use]
    pub fn of_day(self, day: Day) -> PuzzleRequest {
        PuzzleRequest::of_day(day.numbers(), self.kind, self.rule, self.grade)
            .expect("days and grades are checked when they are made")
    }

    /// The puzzle of a number.
    #[must_use]
    pub const fn numbered(self, n: u32, seed: u32) -> PuzzleRequest {
        PuzzleRequest {
            n,
            kind: self.kind,
            rule: self.rule,
            grade: self.grade,
            seed: seed as u64,
        }
    }

    /// The smallest board that has puzzles with a rule.
    #[must_use]
    pub const fn least_n(rule: Rule) -> u32 {
        match rule {
            Rule::Chess(Piece::Superqueen) => 10,
            _ => MIN_N,
        }
    }

    /// Whether there are puzzles of a sort that has this request.
    #[must_use]
    pub fn exists(self, request: impl Fn(Self) -> PuzzleRequest) -> bool {
        (1..=MAX_GRADE).contains(&self.grade) && request(self).check().is_ok()
    }

    /// The grades that exist where each has this request, by their names in links.
    #[must_use]
    pub fn grades(self, request: impl Fn(Self) -> PuzzleRequest) -> &'static [&'static str] {
        let exists = |grade| Self { grade, ..self }.exists(&request);
        match (exists(3), exists(MAX_GRADE)) {
            (false, false) => &["1", "2"],
            (false, true) => &["1", "2", "4"],
            _ => &["1", "2", "3", "4"],
        }
    }

    /// The same with the hardest grade up to its own that exists where each has this request.
    #[must_use]
    pub fn nearest(self, request: impl Fn(Self) -> PuzzleRequest) -> Self {
        let mut grades = (1..=self.grade).rev().map(|grade| Self { grade, ..self });
        grades.find(|sort| sort.exists(&request)).unwrap_or(self)
    }

    /// Reads the grade, if it exists.
    pub(super) fn read(
        query: &mut Query,
        kind: Kind,
        rule: Rule,
        request: impl Fn(Self) -> PuzzleRequest,
    ) -> Self {
        let grade = Self::default().grade;
        let sort = Self { kind, rule, grade };
        let grades = sort.grades(request);
        let asked = query.choice("grade", grades, |name| {
            let offered = grades.contains(&name);
            offered.then(|| name.parse().ok()).flatten()
        });
        Self {
            grade: asked.unwrap_or(grade),
            ..sort
        }
    }

    pub(super) fn write(self, writer: &mut Writer) {
        writer.add("kind", self.kind);
        write_rule(self.rule, writer);
        writer.add("grade", self.grade);
    }
}

pub(super) fn write_rule(rule: Rule, writer: &mut Writer) {
    writer.add("rule", rule.name());
    if rule == Rule::Chess(Piece::Superqueen) {
        writer.add("piece", Piece::Superqueen.name());
    }
}
