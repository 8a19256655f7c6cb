//! What is timed.

use std::{fmt, ops::RangeInclusive};

/// The boards of the tables of queens.
pub(crate) const BOARDS: RangeInclusive<u32> = 12..=18;
/// Up to this board all ways to count are timed; beyond, a search takes minutes.
const LARGEST_SEARCHED: u32 = 16;
/// A count of minutes, of which the memory is of interest.
pub(crate) const LARGE: u32 = 20;
/// The board that superqueens are counted on.
pub(crate) const SUPERQUEENS: u32 = 18;
/// The board that the workers of the page count together: long enough that their start does not matter.
pub(crate) const SHARED: u32 = 19;
/// The boards of the table of closed tours, each rows and columns.
pub(crate) const TOURS: [(u32, u32); 6] = [(5, 12), (6, 6), (6, 8), (6, 10), (7, 8), (8, 8)];

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
    /// In the page itself, by two workers.
    TwoWorkers,
}

/// Where something runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Place {
    Native,
    /// A page of the bench's own.
    Browser,
    /// The built site.
    Site,
}

impl Subject {
    /// The ways to count queens on each board.
    const COMPARED: [Self; 6] = [
        Self::NativeCount,
        Self::NativeSearch,
        Self::SimdCount,
        Self::PlainCount,
        Self::PlainSearch,
        Self::JavaScript,
    ];

    pub(crate) const fn place(self) -> Place {
        match self {
            Self::NativeCount | Self::NativeSearch => Place::Native,
            Self::SimdCount | Self::PlainCount | Self::PlainSearch | Self::JavaScript => {
                Place::Browser
            }
            Self::TwoWorkers => Place::Site,
        }
    }

    const fn is_search(self) -> bool {
        matches!(
            self,
            Self::NativeSearch | Self::PlainSearch | Self::JavaScript
        )
    }

    /// As the programs that are timed call it.
    const fn name(self) -> &'static str {
        match self {
            Self::NativeCount => "count",
            Self::NativeSearch => "search",
            Self::SimdCount => "simd-count",
            Self::PlainCount => "plain-count",
            Self::PlainSearch => "plain-search",
            Self::JavaScript => "javascript",
            Self::TwoWorkers => "two-workers",
        }
    }
}

/// What is counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Counted {
    /// All placements of n queens.
    Queens(u32),
    /// All placements of n superqueens.
    Superqueens(u32),
    /// The closed tours of a board of rows and columns.
    ClosedTours(u32, u32),
}

impl fmt::Display for Counted {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Queens(n) => write!(f, "queen:{n}"),
            Self::Superqueens(n) => write!(f, "superqueen:{n}"),
            Self::ClosedTours(rows, columns) => write!(f, "closed-tours:{rows}x{columns}"),
        }
    }
}

/// A way to count, and what it counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Case {
    pub(crate) subject: Subject,
    pub(crate) counted: Counted,
}

impl Case {
    pub(crate) const fn queens(subject: Subject, n: u32) -> Self {
        let counted = Counted::Queens(n);
        Self { subject, counted }
    }

    pub(crate) const fn superqueens(subject: Subject) -> Self {
        let counted = Counted::Superqueens(SUPERQUEENS);
        Self { subject, counted }
    }

    pub(crate) const fn tours(subject: Subject, (rows, columns): (u32, u32)) -> Self {
        let counted = Counted::ClosedTours(rows, columns);
        Self { subject, counted }
    }

    /// Whether it takes minutes.
    const fn is_long(self) -> bool {
        match self.counted {
            Counted::Queens(n) if self.subject.is_search() => n > LARGEST_SEARCHED,
            Counted::Queens(n) => n == LARGE,
            Counted::Superqueens(_) | Counted::ClosedTours(..) => false,
        }
    }

    pub(crate) fn all() -> Vec<Self> {
        let on_boards = |subject| BOARDS.map(move |n| Self::queens(subject, n));
        let mut all: Vec<Self> = Subject::COMPARED.into_iter().flat_map(on_boards).collect();
        for subject in [Subject::NativeCount, Subject::SimdCount] {
            all.push(Self::superqueens(subject));
            all.push(Self::queens(subject, LARGE));
        }
        // The page counts tours with a program that has no 128-bit instructions.
        for subject in [Subject::NativeCount, Subject::PlainCount] {
            all.extend(TOURS.map(|board| Self::tours(subject, board)));
        }
        all.push(Self::queens(Subject::TwoWorkers, SHARED));
        all
    }
}

impl fmt::Display for Case {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.subject.name(), self.counted)
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

    /// Those that run there, as the programs that time them read them.
    pub(crate) fn of_place(&self, place: Place) -> impl Iterator<Item = String> {
        let cases = self.0.iter();
        let there = cases.filter(move |case| case.subject.place() == place);
        there.map(ToString::to_string)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_cases_are_timed_once_and_only_if_wanted() {
        let lengths = [(1, true), (2, true), (1, false)]
            .map(|(round, long)| Cases::of_round(round, long).0.len());
        assert_eq!(lengths[0], 6 * 7 + 4 + 2 * 6 + 1);
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
        let site: Vec<String> = Cases::of_round(1, false).of_place(Place::Site).collect();
        assert_eq!(site, ["two-workers:queen:19"]);
    }
}
