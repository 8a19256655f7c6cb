//! Today's puzzle as a small picture.

use std::task::Poll;

use bezzel_solver::Job;
use bezzel_solver::board::Square;
use bezzel_solver::queens::puzzle::{House, Puzzle, PuzzleGenerator};
use yew::prelude::*;

use super::slices::Step;
use crate::components::squares_path;
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

/// The regions of a puzzle, each in its colour, with lines between them.
pub(super) fn picture(puzzle: &Puzzle) -> Html {
    let n = puzzle.n();
    let regions = (0..n).map(|region| puzzle.squares(House::Region(region)));
    let tint = |region: u32| {
        let letter = char::from(b'a' + region as u8);
        format!("var(--region-{letter})")
    };
    html! {
        <svg class="small-board" viewBox={format!("0 0 {n} {n}")} aria-hidden="true">
            for (region, squares) in (0..).zip(regions) {
                <path fill={tint(region)} d={squares_path(&squares)} />
            }
            <path class="borders" d={borders(puzzle)} />
        </svg>
    }
}

/// The edges between squares of different regions.
fn borders(puzzle: &Puzzle) -> String {
    let n = puzzle.n();
    let squares = (0..n).flat_map(|row| (0..n).map(move |column| Square::new(row, column)));
    let edges = squares.flat_map(|Square { row, column }| {
        let region = |row, column| puzzle.region(Square::new(row, column));
        let own = region(row, column);
        let above = row > 0 && region(row - 1, column) != own;
        let left = column > 0 && region(row, column - 1) != own;
        [
            above.then(|| format!("M{column} {row}h1")),
            left.then(|| format!("M{column} {row}v1")),
        ]
    });
    edges.flatten().collect()
}

#[cfg(test)]
mod tests {
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
        let expected = PuzzleGenerator::start(request).unwrap().run().unwrap();
        assert_eq!(puzzle, expected);
        assert!(borders(&puzzle).len() > 100);
    }
}
