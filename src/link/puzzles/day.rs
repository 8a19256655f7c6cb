//! Days as links write them.

use std::fmt;
use std::str::FromStr;

use bezzel_solver::queens::puzzle::{Kind, PuzzleRequest, Rule};

/// A day of the Gregorian calendar, in the years 1 to 9999: year, month and day.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Day(u32, u32, u32);

impl Day {
    /// The day with these numbers, months and days from 1; `None` if there is none.
    #[must_use]
    pub fn new(year: u32, month: u32, day: u32) -> Option<Self> {
        let numbers = (year, month, day);
        let exists = PuzzleRequest::of_day(numbers, Kind::Complete, Rule::Touch, 1).is_ok();
        exists.then_some(Self(year, month, day))
    }

    /// Year, month and day.
    #[must_use]
    pub const fn numbers(self) -> (u32, u32, u32) {
        (self.0, self.1, self.2)
    }
}

impl Default for Day {
    fn default() -> Self {
        Self(1, 1, 1)
    }
}

/// Writes `2026-11-22`.
impl fmt::Display for Day {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self(year, month, day) = self;
        write!(f, "{year:04}-{month:02}-{day:02}")
    }
}

/// Reads what is written so.
impl FromStr for Day {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let mut numbers = text.splitn(3, '-').map(|number| number.parse().ok());
        let mut next = || numbers.next().flatten().ok_or(());
        let day = Self::new(next()?, next()?, next()?).ok_or(())?;
        if day.to_string() == text {
            Ok(day)
        } else {
            Err(())
        }
    }
}
