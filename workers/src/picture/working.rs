//! A picture that is read in a worker.

use bezzel_links::PuzzlesLink;
use bezzel_puzzle_picture::{Board, PictureError, read};
use bezzel_puzzle_text::Fault;
use bezzel_solver::Progress;
use bezzel_solver::board::Square;
use bezzel_solver::queens::Placement;
use bezzel_solver::queens::puzzle::{Puzzle, Rule};
use serde_bytes::ByteBuf;

use super::Task;
use crate::plain::DONE;
use crate::puzzle_text::{Detail, Found, Read, Refused};
use crate::{AtWork, Startable};

/// A square with a shorter side, in pixels, is not seen.
const SHORTEST: u32 = 12;

impl Startable for Task {
    fn start(self) -> Result<Box<dyn AtWork<Self>>, String> {
        Ok(Box::new(self))
    }
}

impl AtWork<Self> for Task {
    fn advance(&mut self, _steps: u64) -> (Progress, Found) {
        let found = self.found();
        // The rest of the task goes back to the page, and megabytes would go with it.
        self.rgba = ByteBuf::new();
        (DONE, found)
    }

    fn rest(&self) -> Self {
        self.clone()
    }
}

impl Task {
    fn found(&self) -> Found {
        let board = read(&self.rgba, self.width as usize, self.height as usize);
        let board = board.map_err(|error| self.refused(&error))?;
        let n = board.n as u32;
        let doubtful = board.doubtful.iter().map(|&at| at as u32);
        let doubtful = doubtful.map(|at| Square::new(at / n, at % n)).collect();
        let puzzle = puzzle(&board)?;
        Read::of(puzzle, doubtful)
    }

    /// Why the picture has no puzzle.
    fn refused(&self, error: &PictureError) -> Refused {
        let least = PuzzlesLink::SIDES.start() * SHORTEST;
        let number = |name: &str, value: usize| (name.to_owned(), Detail::Number(value as u64));
        let (fault, details) = match *error {
            PictureError::Regions { found, n } => (
                "picture-regions",
                vec![number("found", found), number("n", n)],
            ),
            PictureError::NotSquare => ("picture-part", Vec::new()),
            _ if self.width.min(self.height) < least => {
                let pixels = self.width.min(self.height) as usize;
                let details = vec![number("found", pixels), number("pixels", least as usize)];
                ("picture-small", details)
            }
            _ => ("picture-none", Vec::new()),
        };
        Refused {
            fault: fault.to_owned(),
            details,
            place: None,
        }
    }
}

/// The puzzle of a board. Pages from which people take pictures have the rule that queens do not touch.
fn puzzle(board: &Board) -> Result<Puzzle, Fault> {
    let empty = Placement::empty(board.n as u32).map_err(Fault::Fen)?;
    let regions: String = board
        .regions
        .iter()
        .map(|at| char::from(b'a' + at))
        .collect();
    Puzzle::new(Rule::Touch, empty)
        .and_then(|puzzle| puzzle.with_regions(&regions))
        .map_err(Fault::Puzzle)
}

#[cfg(test)]
mod tests {
    use super::*;

    const REGIONS: &str = "aabbcaabbbaddbdaddddeeeee";

    /// A picture of a board: squares of 20 pixels in the colours of their regions, with black lines between them.
    fn picture(regions: &str, width: u32, height: u32) -> Task {
        let n = regions.len().isqrt();
        let pixel = |x: usize, y: usize| match (x % 20, y % 20) {
            (0, _) | (_, 0) => [0, 0, 0, 255],
            _ => {
                let region = regions.as_bytes()[(y / 20 * n + x / 20).min(n * n - 1)] - b'a';
                [50 * region, 250 - 30 * region, 90 * (region % 3), 255]
            }
        };
        let rows = 0..height as usize;
        let pixels = rows.flat_map(|y| (0..width as usize).flat_map(move |x| pixel(x, y)));
        Task {
            width,
            height,
            rgba: ByteBuf::from(pixels.collect::<Vec<u8>>()),
        }
    }

    fn found(task: Task) -> Found {
        let mut working = task.start().unwrap();
        let (progress, found) = working.advance(1);
        assert!(progress.done && working.rest().rgba.is_empty());
        found
    }

    #[test]
    fn the_puzzle_of_a_picture_is_judged() {
        let read = found(picture(REGIONS, 101, 101)).unwrap();
        assert_eq!((read.puzzles, read.number), (1, 0));
        assert_eq!(read.judged.puzzle.rule(), Rule::Touch);
        assert_eq!(read.judged.puzzle.regions_text().as_deref(), Some(REGIONS));
        assert_eq!(read.judged.count, 1);
        assert!(read.doubtful.is_empty());
    }

    #[test]
    fn squares_of_an_unsure_region_are_named() {
        let mut task = picture(REGIONS, 101, 101);
        let side = task.width as usize;
        // The colour of b4 is only a third of it.
        for y in 21..40 {
            let colour = [[0, 250, 0, 255], [30, 250, 30, 255], [0, 220, 0, 255]][y % 3];
            for x in 21..40 {
                let at = (y * side + x) * 4;
                task.rgba[at..at + 4].copy_from_slice(&colour);
            }
        }
        let read = found(task).unwrap();
        assert_eq!(read.doubtful, [Square::new(1, 1)]);
    }

    #[test]
    fn a_picture_without_a_puzzle_is_refused() {
        let fault = |task| found(task).unwrap_err().fault;
        let blank = |side: u32| Task {
            width: side,
            height: side,
            rgba: ByteBuf::from(vec![255; (side * side * 4) as usize]),
        };
        assert_eq!(fault(blank(200)), "picture-none");
        let small = found(blank(40)).unwrap_err();
        let details = [("found", 40), ("pixels", 60)];
        let details = details.map(|(name, value)| (name.to_owned(), Detail::Number(value)));
        assert_eq!(
            (small.fault.as_str(), small.details),
            ("picture-small", details.to_vec())
        );
        assert_eq!(
            fault(picture(&REGIONS.replace('e', "d"), 101, 101)),
            "picture-regions"
        );
        // No link has a board of four rows.
        assert_eq!(fault(picture("aabbccbbccddccdd", 81, 81)), "size");
    }
}
