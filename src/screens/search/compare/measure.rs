//! What can be measured of a search, and how it is written.

use bezzel_solver::queens::steps::{Algorithm, Counters};

use crate::locale::Locale;
use crate::text;

/// One search, run to its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Measured {
    pub(super) algorithm: Algorithm,
    pub(super) n: u32,
    pub(super) counters: Counters,
    pub(super) nanoseconds: u64,
}

/// What can be measured of a search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Measure {
    /// Squares that were looked at.
    Tests,
    /// Queens that were placed.
    Placements,
    /// Positions that could not be gone on from.
    DeadEnds,
    /// The time in the worker, in nanoseconds.
    Time,
}

impl Measure {
    /// All, in the order in which they are offered.
    pub(super) const ALL: [Self; 4] = [Self::Tests, Self::Placements, Self::DeadEnds, Self::Time];

    /// The measure's name in keys of texts and in the hooks of the page.
    pub(super) const fn name(self) -> &'static str {
        match self {
            Self::Tests => "compared-tests",
            Self::Placements => "compared-placements",
            Self::DeadEnds => "compared-dead-ends",
            Self::Time => "compared-time",
        }
    }

    /// What was measured.
    pub(super) const fn of(self, measured: &Measured) -> u64 {
        match self {
            Self::Tests => measured.counters.tests,
            Self::Placements => measured.counters.placements,
            Self::DeadEnds => measured.counters.dead_ends,
            Self::Time => measured.nanoseconds,
        }
    }

    /// A value in words of the page.
    pub(super) fn words(self, value: u64, locale: &Locale) -> String {
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
