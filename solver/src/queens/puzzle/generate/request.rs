use super::super::{Kind, MAX_GRADE, MAX_MADE_N, MIN_N, PuzzleError, Rule};
use crate::Random;
use crate::queens::Piece;

/// A request for a puzzle.
///
/// The fields are plain data, also when they are deserialised: a request that is not valid is refused when the work is
/// to start.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct PuzzleRequest {
    /// The number of rows, [`MIN_N`] to [`MAX_MADE_N`].
    pub n: u32,
    /// The kind.
    pub kind: Kind,
    /// The rule.
    pub rule: Rule,
    /// The grade of the hardest deduction that is needed, 1 to [`MAX_GRADE`].
    pub grade: u8,
    /// Equal requests give equal puzzles, on every platform and in every version.
    pub seed: u64,
}

impl PuzzleRequest {
    /// The puzzle of a day: the same everywhere.
    ///
    /// n grows with the grade from 7 to 10; for superqueens, which have few solutions on small boards, it is 12. The seed
    /// is the date as one number, such as `20261122`.
    ///
    /// # Errors
    ///
    /// [`PuzzleError::Date`] unless the Gregorian calendar has such a day in one of the years 1 to 9999,
    /// [`PuzzleError::Grade`].
    ///
    /// # Examples
    ///
    /// ```
    /// use bezzel_solver::queens::puzzle::{Kind, PuzzleRequest, Rule};
    ///
    /// let request = PuzzleRequest::of_day((2026, 11, 22), Kind::Regions, Rule::Touch, 3)?;
    /// assert_eq!((request.n, request.seed), (9, 20_261_122));
    /// assert!(PuzzleRequest::of_day((2026, 2, 29), Kind::Regions, Rule::Touch, 3).is_err());
    /// # Ok::<_, bezzel_solver::queens::puzzle::PuzzleError>(())
    /// ```
    pub const fn of_day(
        (year, month, day): (u32, u32, u32),
        kind: Kind,
        rule: Rule,
        grade: u8,
    ) -> Result<Self, PuzzleError> {
        let is_leap =
            year.is_multiple_of(4) && !year.is_multiple_of(100) || year.is_multiple_of(400);
        let days = match month {
            2 if is_leap => 29,
            2 => 28,
            4 | 6 | 9 | 11 => 30,
            1..=12 => 31,
            _ => 0,
        };
        if year == 0 || year > 9999 || day == 0 || day > days {
            return Err(PuzzleError::Date { year, month, day });
        }
        if grade == 0 || grade > MAX_GRADE {
            return Err(PuzzleError::Grade { grade });
        }
        let n = match rule {
            Rule::Chess(Piece::Superqueen) => 12,
            _ => 6 + grade as u32,
        };
        let seed = (year as u64 * 100 + month as u64) * 100 + day as u64;
        Ok(Self {
            n,
            kind,
            rule,
            grade,
            seed,
        })
    }

    /// Refuses values out of range, and puzzles that do not exist: see [`PuzzleGenerator`](super::PuzzleGenerator).
    ///
    /// # Errors
    ///
    /// [`PuzzleError::Size`], [`PuzzleError::Grade`] and [`PuzzleError::NoSuch`].
    pub const fn check(self) -> Result<(), PuzzleError> {
        let Self {
            n,
            kind,
            rule,
            grade,
            ..
        } = self;
        if n < MIN_N || n > MAX_MADE_N {
            return Err(PuzzleError::Size {
                n,
                least: MIN_N,
                most: MAX_MADE_N,
            });
        }
        if grade == 0 || grade > MAX_GRADE {
            return Err(PuzzleError::Grade { grade });
        }
        if !self.exists() {
            return Err(PuzzleError::NoSuch {
                kind,
                rule,
                n,
                grade,
            });
        }
        Ok(())
    }

    /// Whether there are such puzzles: see [`PuzzleGenerator`](super::PuzzleGenerator).
    const fn exists(self) -> bool {
        match (self.kind, self.rule) {
            (_, Rule::Chess(Piece::Superqueen)) => self.n >= 10,
            (Kind::Complete, Rule::Touch) => self.grade <= 2,
            (Kind::Complete, Rule::Chess(_)) => match self.n {
                5 => self.grade <= 2,
                6 | 7 => self.grade != 3,
                _ => true,
            },
            (Kind::Regions, _) => true,
        }
    }

    /// The random numbers with which the puzzle is made. Requests that differ in anything have other numbers, so that
    /// a day's puzzles do not share a solution.
    pub(super) const fn random(self) -> Random {
        let rule = match self.rule {
            Rule::Chess(Piece::Queen) => 0,
            Rule::Chess(Piece::Superqueen) => 1,
            Rule::Touch => 2,
        };
        let sort = ((self.grade as u64 * 2 + self.kind as u64) * 3 + rule) * 16 + self.n as u64;
        Random::new(Random::new(self.seed).next_u64() ^ Random::new(sort).next_u64())
    }
}
