//! Days as links write them.

use std::fmt;
use std::str::FromStr;

use bezzel_solver::queens::puzzle::{Kind, PuzzleRequest, Rule};

/// A day of the Gregorian calendar, in the years 1 to 9999: year, month and day.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Day(u32, u32, u32);

impl Day {
    /// The day with these numbers, months and days from 1; `None` if there is none.
    pub fn new(year: u32, month: u32, day: u32) -> Option<Self> {
        let numbers = (year, month, day);
        let exists = PuzzleRequest::of_day(numbers, Kind::Complete, Rule::Touch, 1).is_ok();
        exists.then_some(Self(year, month, day))
    }

    /// Year, month and day.
    pub const fn numbers(self) -> (u32, u32, u32) {
        (self.0, self.1, self.2)
    }

    /// The day as one number, such as 20261122.
    pub const fn number(self) -> u32 {
        let Self(year, month, day) = self;
        year * 10_000 + month * 100 + day
    }

    /// The day before; `None` before the first day of all.
    pub fn yesterday(self) -> Option<Self> {
        let Self(year, month, day) = self;
        let (ends, month) = match month {
            1 => (year - 1, 12),
            month => (year, month - 1),
        };
        let of_month_before = || (28..=31).rev().find_map(|day| Self::new(ends, month, day));
        Self::new(year, self.1, day - 1).or_else(of_month_before)
    }

    /// The day of the week, from 0 on Monday to 6 on Sunday, by Zeller's congruence.
    pub const fn weekday(self) -> u32 {
        let Self(year, month, day) = self;
        // January and February count as months of the year before.
        let (year, month) = if month < 3 {
            (year - 1, month + 12)
        } else {
            (year, month)
        };
        (day + 13 * (month + 1) / 5 + year + year / 4 - year / 100 + year / 400 + 5) % 7
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

/// Reads the form that `Display` writes.
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

#[cfg(test)]
mod tests {
    use super::*;

    fn day(text: &str) -> Day {
        text.parse().unwrap()
    }

    #[test]
    fn the_day_before_may_be_of_another_month() {
        let before = |text| day(text).yesterday().unwrap().to_string();
        assert_eq!(before("2026-11-24"), "2026-11-23");
        assert_eq!(before("2026-03-01"), "2026-02-28");
        assert_eq!(before("2024-03-01"), "2024-02-29");
        assert_eq!(before("2026-01-01"), "2025-12-31");
        assert_eq!(before("2026-05-01"), "2026-04-30");
        assert_eq!(Day::default().yesterday(), None);
    }

    #[test]
    fn weekdays_follow_each_other() {
        assert_eq!(day("2026-11-24").weekday(), 1);
        assert_eq!(day("2000-01-01").weekday(), 5);
        let mut at = day("2028-03-05");
        for _ in 0..2000 {
            let before = at.yesterday().unwrap();
            assert_eq!((before.weekday() + 1) % 7, at.weekday());
            at = before;
        }
    }
}
