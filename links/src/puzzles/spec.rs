//! The kind, the rule and the grade of a generated puzzle.

use bezzel_solver::queens::Piece;
use bezzel_solver::queens::puzzle::{Kind, MIN_N, PuzzleRequest, Rule};

use super::Day;
use crate::fields::one_of;
use crate::query::{Query, Writer};

named! {
    /// The difficulty of a puzzle, by the deductions that solve it.
    pub enum Grade {
        /// Last free squares.
        One = "1",
        /// Squares that some rows, columns or regions share.
        Two = "2",
        /// More of these at once.
        Three = "3",
        /// Suppositions that are refuted.
        Four = "4",
    }
}

impl Grade {
    /// The number.
    pub const fn number(self) -> u8 {
        self as u8 + 1
    }
}

/// The kind, the rule and the grade of a generated puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PuzzleSpec {
    /// The kind.
    pub kind: Kind,
    /// The rule.
    pub rule: Rule,
    /// The grade.
    pub grade: Grade,
}

impl Default for PuzzleSpec {
    fn default() -> Self {
        Self {
            kind: Kind::Regions,
            rule: Rule::Chess(Piece::Queen),
            grade: Grade::One,
        }
    }
}

impl PuzzleSpec {
    /// The puzzle of a day.
    ///
    /// # Panics
    /// Never.
    pub fn of_day(self, day: Day) -> PuzzleRequest {
        PuzzleRequest::of_day(day.numbers(), self.kind, self.rule, self.grade.number())
            .expect("days are checked when they are made, and there is each grade")
    }

    /// The puzzle of a number.
    pub const fn numbered(self, n: u32, seed: u32) -> PuzzleRequest {
        PuzzleRequest {
            n,
            kind: self.kind,
            rule: self.rule,
            grade: self.grade.number(),
            seed: seed as u64,
        }
    }

    /// The smallest board that has puzzles with a rule.
    pub const fn least_n(rule: Rule) -> u32 {
        match rule {
            Rule::Chess(Piece::Superqueen) => 10,
            _ => MIN_N,
        }
    }

    /// Whether puzzles of this sort exist. `request` makes the request of a sort: by number or by day.
    pub fn exists(self, request: impl Fn(Self) -> PuzzleRequest) -> bool {
        request(self).check().is_ok()
    }

    /// The existing grades of this kind and rule.
    pub fn grades(self, request: impl Fn(Self) -> PuzzleRequest) -> Vec<Grade> {
        let exists = |&grade: &Grade| Self { grade, ..self }.exists(&request);
        Grade::ALL.into_iter().filter(exists).collect()
    }

    /// The same sort with the hardest existing grade that is not above its own.
    #[must_use]
    pub fn nearest(self, request: impl Fn(Self) -> PuzzleRequest) -> Self {
        let mut grades = self.grades(request).into_iter().rev();
        let grade = grades.find(|grade| grade.number() <= self.grade.number());
        Self {
            grade: grade.unwrap_or(self.grade),
            ..self
        }
    }

    /// The same sort with the next grade, if such puzzles exist.
    pub fn harder(self, request: impl Fn(Self) -> PuzzleRequest) -> Option<Self> {
        let grade = *Grade::ALL.get(usize::from(self.grade.number()))?;
        Some(Self { grade, ..self }).filter(|spec| spec.exists(request))
    }

    /// Reads the grade, if it exists.
    pub(super) fn read_grade(
        self,
        query: &mut Query,
        request: impl Fn(Self) -> PuzzleRequest,
    ) -> Option<Grade> {
        query.read("grade", one_of(&self.grades(request)))
    }

    /// The same with a grade, if there is one.
    pub(super) fn of_grade(self, grade: Option<Grade>) -> Self {
        let grade = grade.unwrap_or(self.grade);
        Self { grade, ..self }
    }

    pub(super) fn write(self, writer: &mut Writer) {
        writer.add("kind", self.kind);
        write_rule(self.rule, writer);
        writer.add("grade", self.grade.name());
    }
}

pub fn write_rule(rule: Rule, writer: &mut Writer) {
    writer.add("rule", rule.name());
    if rule == Rule::Chess(Piece::Superqueen) {
        writer.add("piece", Piece::Superqueen.name());
    }
}
