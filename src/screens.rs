//! The list of all screens, and of their parts that are loaded by themselves.

use crate::components::Formats;
use crate::components::screen::{Chunk, DrawPart, OpenedLink, PartName};
use crate::link::{Link, Notice, Place};

use bezzel_knight::{boards, duel, steps, tour};
use bezzel_learn::{about, lessons};
use bezzel_own as own;
use bezzel_puzzles::{knight as numbers, queens as puzzles};
use bezzel_queens::{construct, queens, search, solutions};
use bezzel_run::{program, tree};

pub use boards::BoardsScreen;
pub use construct::ConstructScreen;
pub use duel::DuelScreen;
pub use numbers::NumbersScreen;
pub use puzzles::PuzzlesScreen;
pub use queens::QueensScreen;
pub use search::SearchScreen;
pub use solutions::SolutionsScreen;
pub use solutions::read_stored_count;
pub use tour::TourScreen;

/// Gives the list of screens to a macro: `Place: module, component, texts;` of each, and of one what puts lessons beside
/// the others.
#[macro_export]
macro_rules! for_each_screen {
    ($with:ident) => {
        $with! {
            Queens: queens, QueensScreen, ["queens"];
            Solutions: solutions, SolutionsScreen, ["solutions"];
            Construct: construct, ConstructScreen, ["study"];
            Tour: tour, TourScreen, ["knight", "tour"];
            Duel: duel, DuelScreen, ["knight", "duel"];
            Boards: boards, BoardsScreen, ["knight"];
            Puzzles: puzzles, PuzzlesScreen, ["puzzles"];
            Lessons: lessons, LessonsScreen, ["lessons", "search"], study;
            Search: search, SearchScreen, ["search"];
            About: about, AboutScreen, ["study"];
            Steps: steps, StepsScreen, ["search", "steps"];
            Own: own, OwnScreen, ["search", "own"];
            Numbers: numbers, NumbersScreen, ["puzzles", "numbers"];
        }
    };
}

/// Gives a macro the list of the parts of screens that are loaded by themselves: `Name: name, type of the properties;`
/// for each. `static/screens.json` names them with their screens.
#[macro_export]
macro_rules! for_each_part {
    ($with:ident) => {
        $with! {
            Answers: answers, queens::Answered;
            Start: start, queens::Offers;
            Published: published, solutions::PublishedCounts;
            Findings: findings, solutions::Findings;
            Tree: tree, tree::LoadedTree;
            Written: written, program::WrittenProgram;
            Compare: compare, search::Comparison;
            Race: race, search::Race;
            OwnRace: own_race, own::Race;
            OwnVerdict: own_verdict, own::Judging;
            StepsRace: steps_race, steps::Race;
            Reasons: reasons, boards::Reasons;
            Counts: counts, boards::Counting;
            OneTour: one_tour, boards::OneTour;
            Symmetric: symmetric, boards::Symmetries;
            Draws: draws, boards::Sampling;
            Reader: reader, puzzles::Reader;
            Exports: exports, puzzles::Exports;
            Proving: proving, puzzles::Proving;
            Formats: formats, Formats;
            TaskSets: task_sets, lessons::TaskSets;
        }
    };
}

macro_rules! parts {
    ($($Part:ident: $part:ident, $Of:ty;)*) => {
        $(
            /// The drawing of the part.
            pub fn $part() -> DrawPart {
                DrawPart::of::<$Of>()
            }
        )*

        /// The drawing of a part where all of them are in one program.
        pub fn part(name: PartName) -> DrawPart {
            match name {
                $(PartName::$Part => $part(),)*
            }
        }
    };
}

for_each_part!(parts);

macro_rules! chunks {
    ($($Place:ident: $screen:ident, $Component:ident, $texts:expr $(, $study:ident)?;)*) => {
        $(
            /// The chunk of the screen.
            pub fn $screen() -> &'static Chunk {
                const { &Chunk::of::<$screen::$Component, _>(&$texts)$(.with_study($screen::$study))? }
            }
        )*

        /// The chunk of a screen where all of them are in one program.
        pub fn chunk(place: Place) -> &'static Chunk {
            match place {
                $(Place::$Place => $screen(),)*
            }
        }
    };
}

for_each_screen!(chunks);

/// Opens a link where all screens are in one program.
pub fn open(read: (Link, Vec<Notice>)) -> OpenedLink {
    lessons().study(chunk(read.0.screen.place()).open(read))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::components::screen::Part;

    #[test]
    fn the_list_of_the_site_is_the_list_of_screens() {
        let list = include_str!("../static/screens.json");
        let lines: Vec<_> = list
            .lines()
            .filter(|line| line.contains("\"name\""))
            .collect();
        assert_eq!(lines.len(), Place::ALL.len());
        for (line, place) in lines.iter().zip(Place::ALL) {
            let door = place
                .door()
                .map_or_else(String::new, |door| format!("\"door\": {:?}, ", door.name()));
            let within = place.within().map_or_else(String::new, |within| {
                format!(
                    "\"within\": {:?}, \"link\": {:?}, ",
                    within.name(),
                    place.stem()
                )
            });
            let texts = chunk(place).texts;
            let start = format!(
                "{{ \"name\": {:?}, {door}{within}\"texts\": {texts:?}",
                place.name()
            );
            assert!(
                line.trim().starts_with(&start),
                "{line}, where {start} was expected"
            );
        }
        macro_rules! listed {
            ($($Part:ident: $part:ident, $Of:ty;)*) => {
                $(assert!(list.contains(concat!("\"", stringify!($part), "\"")));)*
            };
        }
        for_each_part!(listed);
    }

    #[test]
    fn the_name_of_each_part_is_that_of_the_list() {
        macro_rules! named_as_listed {
            ($($Part:ident: $part:ident, $Of:ty;)*) => {
                $(assert_eq!(<$Of as Part>::NAME, PartName::$Part);)*
            };
        }
        for_each_part!(named_as_listed);
    }
}
