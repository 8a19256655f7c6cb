//! Today's puzzle of the sort that the visitor prefers: a small picture, and how far it is solved.

use std::task::Poll;

use bezzel_solver::Job;
use bezzel_solver::queens::puzzle::{Puzzle, PuzzleGenerator};
use yew::prelude::*;

use super::slices::Step;
use crate::components::{PuzzleRecords, Standing, UNIT, region_colours, tints};
use crate::link::{Day, Grade, PuzzleSource, PuzzleSpec};
use crate::locale::Locale;
use crate::text;

/// Makes the puzzle of a day.
pub fn puzzle_of(day: Day, spec: PuzzleSpec) -> Step<Puzzle> {
    let mut job = PuzzleGenerator::start(spec.of_day(day)).ok();
    Box::new(move || {
        let Some(job) = &mut job else {
            return Poll::Ready(None);
        };
        let mut made = None;
        let progress = job.advance(1, &mut |puzzle| made = Some(puzzle));
        if progress.done {
            Poll::Ready(made)
        } else {
            Poll::Pending
        }
    })
}

/// The regions of a puzzle, in the colours that its screen gives them.
pub fn picture(puzzle: &Puzzle) -> Html {
    let side = puzzle.n() * UNIT;
    html! {
        <svg class="small-board" viewBox={format!("0 0 {side} {side}")} aria-hidden="true">
            { tints(puzzle, &region_colours(puzzle, false)) }
        </svg>
    }
}

/// How many of a day's puzzles are begun and solved on this device: one for each grade.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Progress {
    begun: usize,
    solved: usize,
    grades: usize,
}

impl Progress {
    pub fn of(records: &PuzzleRecords, day: Day, spec: PuzzleSpec) -> Self {
        let grades = spec.grades(|spec| spec.of_day(day));
        let standing = |&grade: &Grade| {
            let source = PuzzleSource::Day(Some(day), PuzzleSpec { grade, ..spec });
            records.standing(&source, day)
        };
        let standings: Vec<Standing> = grades.iter().filter_map(standing).collect();
        let count = |standing| standings.iter().filter(|&&other| other == standing).count();
        Self {
            begun: count(Standing::Begun),
            solved: count(Standing::Solved),
            grades: grades.len(),
        }
    }

    /// The standing of the day: solved as soon as one of its puzzles is.
    pub fn standing(self) -> Option<Standing> {
        match (self.solved, self.begun) {
            (0, 0) => None,
            (0, _) => Some(Standing::Begun),
            _ => Some(Standing::Solved),
        }
    }

    /// The progress in words; nothing before it has begun.
    pub fn words(self, locale: &Locale) -> Option<String> {
        let Self { solved, grades, .. } = self;
        self.standing().map(|standing| {
            text!(
                locale,
                "start-puzzle-progress",
                standing = standing.name(),
                solved,
                grades
            )
        })
    }
}

#[cfg(test)]
mod tests {
    use bezzel_solver::queens::puzzle;

    use super::*;

    #[test]
    fn the_puzzle_of_a_day_is_that_of_the_link() {
        let day = Day::new(2026, 11, 24).unwrap();
        let spec = PuzzleSpec::default();
        let mut step = puzzle_of(day, spec);
        let puzzle = loop {
            if let Poll::Ready(puzzle) = step() {
                break puzzle.unwrap();
            }
        };
        let expected = puzzle::make(spec.of_day(day)).unwrap();
        assert_eq!(puzzle, expected);
    }
}
