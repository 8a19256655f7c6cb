//! What is timed.

use std::{fmt, ops::RangeInclusive};

/// The boards of the tables.
pub(crate) const BOARDS: RangeInclusive<u32> = 12..=18;
/// Up to this board all ways to count are timed; beyond, a search takes minutes.
const LARGEST_SEARCHED: u32 = 16;
/// A count of minutes, of which the memory is of interest.
pub(crate) const LARGE: u32 = 20;
/// The board that superqueens are counted on.
pub(crate) const SUPERQUEENS: u32 = 18;

/// A way to count, in a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Subject {
    NativeCount,
    NativeSearch,
    /// In the browser, compiled with 128-bit instructions.
    SimdCount,
    /// In the browser, compiled without them.
    PlainCount,
    PlainSearch,
    JavaScript,
}

impl Subject {
    pub(crate) const ALL: [Self; 6] = [
        Self::NativeCount,
        Self::NativeSearch,
        Self::SimdCount,
        Self::PlainCount,
        Self::PlainSearch,
        Self::JavaScript,
    ];

    pub(crate) const fn is_native(self) -> bool {
        matches!(self, Self::NativeCount | Self::NativeSearch)
    }

    const fn is_search(self) -> bool {
        matches!(
            self,
            Self::NativeSearch | Self::PlainSearch | Self::JavaScript
        )
    }

    /// As the programs that are timed call it.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::NativeCount => "count",
            Self::NativeSearch => "search",
            Self::SimdCount => "simd-count",
            Self::PlainCount => "plain-count",
            Self::PlainSearch => "plain-search",
            Self::JavaScript => "javascript",
        }
    }
}

/// A way to count, and what it counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Case {
    pub(crate) subject: Subject,
    pub(crate) superqueens: bool,
    pub(crate) n: u32,
}

impl Case {
    pub(crate) const fn queens(subject: Subject, n: u32) -> Self {
        Self {
            subject,
            superqueens: false,
            n,
        }
    }

    pub(crate) const fn superqueens(subject: Subject) -> Self {
        Self {
            subject,
            superqueens: true,
            n: SUPERQUEENS,
        }
    }

    /// Whether it takes minutes.
    const fn is_long(self) -> bool {
        let largest = if self.superqueens {
            SUPERQUEENS
        } else if self.subject.is_search() {
            LARGEST_SEARCHED
        } else {
            *BOARDS.end()
        };
        self.n > largest
    }

    fn all() -> Vec<Self> {
        let on_boards = |subject| BOARDS.map(move |n| Self::queens(subject, n));
        let mut all: Vec<Self> = Subject::ALL.into_iter().flat_map(on_boards).collect();
        for subject in [Subject::NativeCount, Subject::SimdCount] {
            all.push(Self::superqueens(subject));
            all.push(Self::queens(subject, LARGE));
        }
        all
    }
}

impl fmt::Display for Case {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let piece = if self.superqueens {
            "superqueen"
        } else {
            "queen"
        };
        write!(f, "{}:{piece}:{}", self.subject.name(), self.n)
    }
}

/// What is timed in a round.
#[derive(Debug)]
pub(crate) struct Cases(Vec<Case>);

impl Cases {
    /// The long ones are timed in the first round only, and only if they are wanted.
    pub(crate) fn of_round(round: u32, long: bool) -> Self {
        let mut cases = Case::all();
        cases.retain(|case| !case.is_long() || long && round == 1);
        Self(cases)
    }

    /// Those that run in a browser, or those that do not.
    pub(crate) fn that_are(&self, native: bool) -> impl Iterator<Item = Case> {
        let cases = self.0.iter().copied();
        cases.filter(move |case| case.subject.is_native() == native)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_cases_are_timed_once_and_only_if_wanted() {
        let lengths = [(1, true), (2, true), (1, false)]
            .map(|(round, long)| Cases::of_round(round, long).0.len());
        assert_eq!(lengths[0], 6 * 7 + 4);
        // Three searches of two boards each, and two counts of a large one.
        assert_eq!(lengths[1], lengths[0] - 8);
        assert_eq!(lengths[2], lengths[1]);
    }

    #[test]
    fn each_case_is_named_as_the_programs_read_it() {
        let case = Case::queens(Subject::SimdCount, 16);
        assert_eq!(case.to_string(), "simd-count:queen:16");
        let case = Case::superqueens(Subject::NativeCount);
        assert_eq!(case.to_string(), "count:superqueen:18");
    }
}
