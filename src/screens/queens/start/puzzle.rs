//! Today's puzzle as a small picture.

use std::task::Poll;

use bezzel_solver::Job;
use bezzel_solver::queens::puzzle::{Puzzle, PuzzleGenerator};
use yew::prelude::*;

use super::slices::Step;
use crate::components::board::UNIT;
use crate::components::{region_colours, tints};
use crate::link::{Day, PuzzleSpec};

/// Makes the puzzle of a day, as the bare link of the puzzles shows it.
pub(super) fn puzzle_of(day: Day) -> Step<Puzzle> {
    let mut job = PuzzleGenerator::start(PuzzleSpec::default().of_day(day)).ok();
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
pub(super) fn picture(puzzle: &Puzzle) -> Html {
    let side = puzzle.n() * UNIT;
    html! {
        <svg class="small-board" viewBox={format!("0 0 {side} {side}")} aria-hidden="true">
            { tints(puzzle, &region_colours(puzzle, false)) }
        </svg>
    }
}

#[cfg(test)]
mod tests {
    use bezzel_solver::queens::puzzle;

    use super::*;

    #[test]
    fn the_puzzle_of_a_day_is_that_of_the_link() {
        let day = Day::new(2026, 11, 24).unwrap();
        let mut step = puzzle_of(day);
        let puzzle = loop {
            if let Poll::Ready(puzzle) = step() {
                break puzzle.unwrap();
            }
        };
        let request = PuzzleSpec::default().of_day(day);
        let expected = puzzle::make(request).unwrap();
        assert_eq!(puzzle, expected);
    }
}
