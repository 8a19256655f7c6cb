//! A text that is read in a worker.

use bezzel_links::PuzzlesLink;
use bezzel_puzzle_text::{Fault, TextError, read};
use bezzel_solver::board::Square;
use bezzel_solver::queens::puzzle::Puzzle;

use super::{Found, Read, Refused, Task};
use crate::plain::Step;
use crate::puzzle::Judged;
use crate::{AtWork, Startable};

impl Startable for Task {
    fn start(self) -> Result<Box<dyn AtWork<Self>>, String> {
        let task = self.clone();
        Ok(Box::new(Step(self, move || task.found())))
    }
}

impl Task {
    fn found(&self) -> Found {
        let mut puzzles = read(&self.text)?;
        let all = puzzles.len();
        let number = self.number.min(all - 1);
        let read = Read::of(puzzles.swap_remove(number), Vec::new())?;
        Ok(Box::new(Read {
            puzzles: all,
            number,
            ..*read
        }))
    }
}

impl Read {
    /// The only puzzle that was read, judged.
    ///
    /// # Errors
    /// If no link has a board of this size.
    pub(crate) fn of(puzzle: Puzzle, doubtful: Vec<Square>) -> Found {
        let n = puzzle.n();
        if !PuzzlesLink::SIDES.contains(&n) {
            let (rows, columns) = (n as usize, n as usize);
            return Err(Fault::Size { rows, columns }.into());
        }
        Ok(Box::new(Self {
            puzzles: 1,
            number: 0,
            judged: Judged::of(puzzle),
            doubtful,
        }))
    }
}

impl From<Fault> for Refused {
    fn from(fault: Fault) -> Self {
        TextError::from(fault).into()
    }
}

impl From<TextError> for Refused {
    fn from(TextError { fault, place }: TextError) -> Self {
        let (name, details) = fault.named();
        Self {
            fault: name.to_owned(),
            details: details
                .into_iter()
                .map(|(name, detail)| (name.to_owned(), detail))
                .collect(),
            place: place.map(|place| [place.line, place.column]),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzle_text::Detail;

    const TWO: &str = r#"[{"grid": ["aabbc", "aabbb", "addbd", "adddd", "eeeee"]}, {"grid": "aaaaabbbbbcccccdddddeeeee"}]"#;

    fn found(text: &str, number: usize) -> Found {
        let text = text.to_owned();
        let mut working = Task { text, number }.start().unwrap();
        let (progress, found) = working.advance(1);
        assert!(progress.done);
        found
    }

    #[test]
    fn a_puzzle_of_a_text_is_judged() {
        let first = found(TWO, 0).unwrap();
        assert_eq!((first.puzzles, first.number), (2, 0));
        assert_eq!(first.judged.count, 1);
        // Behind the last comes the last.
        for number in [1, 7] {
            let second = found(TWO, number).unwrap();
            assert_eq!((second.puzzles, second.number), (2, 1));
            assert_eq!(second.judged.count, 14);
        }
    }

    #[test]
    fn a_refused_text_tells_fault_and_place() {
        let refused = found("aaab\ncccb\ndccbb\ndddb", 0).unwrap_err();
        assert_eq!(
            (refused.fault.as_str(), refused.place),
            ("row", Some([3, 1]))
        );
        let details = [("found", 5), ("expected", 4)];
        let details = details.map(|(name, value)| (name.to_owned(), Detail::Number(value)));
        assert_eq!(refused.details, details);
    }

    #[test]
    fn a_board_that_no_link_has_is_refused() {
        for text in ["a", "ab\nab", "aaab\ncccb\ndccb\ndddb"] {
            assert_eq!(found(text, 0).unwrap_err().fault, "size", "{text}");
        }
    }
}
