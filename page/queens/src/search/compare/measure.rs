//! The measures of a search, and their texts.

use bezzel_stepping::queens::{Algorithm, Counters};

use crate::locale::Locale;
use crate::text;

/// One search, run to its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Measured {
    pub algorithm: Algorithm,
    pub n: u32,
    pub counters: Counters,
    pub nanoseconds: u64,
}

named! {
    /// A measure of a search. Keys of texts and attributes of the page have its name.
    pub enum Measure {
        /// Squares that were looked at.
        Tests = "compared-tests",
        /// Queens that were placed.
        Placements = "compared-placements",
        /// Positions without a further free square.
        DeadEnds = "compared-dead-ends",
        /// The time in the worker, in nanoseconds.
        Time = "compared-time",
    }
}

impl Measure {
    /// The value of this measure.
    pub const fn of(self, measured: &Measured) -> u64 {
        match self {
            Self::Tests => measured.counters.tests,
            Self::Placements => measured.counters.placements,
            Self::DeadEnds => measured.counters.dead_ends,
            Self::Time => measured.nanoseconds,
        }
    }

    /// A value in words of the page.
    pub fn words(self, value: u64, locale: &Locale) -> String {
        match self {
            Self::Time => time(value, locale),
            _ => locale.number(value as i64),
        }
    }
}

/// A time with two or three figures that say something.
fn time(nanoseconds: u64, locale: &Locale) -> String {
    let (unit, tenths) = match nanoseconds {
        ..1_000_000 => ("microseconds", nanoseconds / 100),
        _ => ("milliseconds", nanoseconds / 100_000),
    };
    let (whole, tenth) = (tenths / 10, tenths % 10);
    if whole < 10 {
        text!(locale, "compared-tenths", whole, tenth, unit)
    } else {
        text!(locale, "compared-whole", whole, unit)
    }
}
