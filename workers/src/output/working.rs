//! The page sends the next part of an output when the last one is read. A worker keeps its results for the part that
//! follows, so that no one holds a large output as a whole.

use bezzel_output::{Reader, position};
use bezzel_solver::Progress;
use bezzel_solver::queens::Piece;
use bezzel_solver::queens::notation::fen_text;
use serde_bytes::ByteBuf;

use super::{Checked, Found, OutputPart};
use crate::plain::DONE;
use crate::{AtWork, Startable};

/// The bytes that are read in a step.
const STEP: u64 = 1 << 10;

/// An output whose next part is being read.
#[derive(Debug)]
struct Reading {
    part: OutputPart,
    /// The reader. It is `None` when the output is read, or if its beginning is unknown.
    reader: Option<Reader>,
    /// The bytes of the part that have been read.
    read: usize,
}

impl Startable for OutputPart {
    fn start(self) -> Result<Box<dyn AtWork<Self>>, String> {
        Ok(Box::new(Reading {
            reader: (self.offset == 0).then(|| Reader::new(None, self.piece)),
            part: self,
            read: 0,
        }))
    }
}

impl AtWork<OutputPart> for Reading {
    fn restart_on(&mut self, next: &OutputPart) -> bool {
        let end = self.part.offset + self.part.bytes.len() as u64;
        let follows = next.output == self.part.output
            && next.offset == end
            && self.read == self.part.bytes.len()
            && self.reader.is_some();
        if follows {
            self.part = next.clone();
            self.read = 0;
        }
        follows
    }

    fn advance(&mut self, steps: u64) -> (Progress, Found) {
        let bytes = &self.part.bytes;
        if let Some(n) = self.part.board {
            let placement = position(&String::from_utf8_lossy(bytes), n);
            let fen = placement.map(|placement| fen_text(&placement, Piece::Queen));
            return (DONE, Found::Position(fen.unwrap_or_default()));
        }
        let Some(reader) = &mut self.reader else {
            return (DONE, Found::Lost);
        };
        let left = (bytes.len() - self.read) as u64;
        let more = steps.saturating_mul(STEP).min(left) as usize;
        reader.read(&bytes[self.read..self.read + more]);
        self.read += more;
        let progress = progress(self.read, bytes.len());
        let read_through = self.reader.take_if(|_| progress.done && self.part.is_last);
        let found = read_through.map_or(Found::Nothing, |reader| {
            Found::from(&Checked::from(reader.finish()))
        });
        (progress, found)
    }

    /// The rest of the task, with which no other worker could continue.
    fn rest(&self) -> OutputPart {
        OutputPart {
            offset: u64::MAX,
            bytes: ByteBuf::new(),
            ..self.part
        }
    }
}

fn progress(read: usize, of: usize) -> Progress {
    Progress {
        fraction: if read == of {
            1.0
        } else {
            read as f64 / of as f64
        },
        done: read == of,
        steps: read as u64 / STEP,
    }
}

#[cfg(test)]
mod tests {
    use bezzel_output::check;

    use super::*;

    fn part(offset: u64, text: &str, is_last: bool) -> OutputPart {
        OutputPart {
            output: 1,
            piece: None,
            board: None,
            offset,
            bytes: ByteBuf::from(text.as_bytes()),
            is_last,
        }
    }

    fn through(work: &mut dyn AtWork<OutputPart>) -> Found {
        loop {
            let (progress, found) = work.advance(1);
            if progress.done {
                return found;
            }
        }
    }

    #[test]
    fn an_output_is_read_part_by_part() {
        let (first, second) = ("2 4 1 3\n3 1 ", "4 2\n1 2 4 3\n");
        let mut work = part(0, first, false).start().unwrap();
        assert_eq!(through(&mut *work), Found::Nothing);
        let next = part(first.len() as u64, second, true);
        assert!(!work.restart_on(&part(3, second, true)));
        assert!(work.restart_on(&next));
        let checked = through(&mut *work).checked();
        let checked = checked.expect("the last part brings the answer");
        assert_eq!(
            (checked.read, checked.right, checked.missing),
            (3, 2, Some(0))
        );
        assert_eq!(checked.wrong[0].line, 3);
        assert!(!work.restart_on(&next), "it has ended");
    }

    #[test]
    fn a_worker_that_did_not_read_the_beginning_says_so() {
        let mut work = part(8, "2 4 1 3", true).start().unwrap();
        assert_eq!(through(&mut *work), Found::Lost);
        let work = part(0, "2 4 1 3", false).start().unwrap();
        let mut other = work.rest().start().unwrap();
        assert_eq!(through(&mut *other), Found::Lost);
    }

    #[test]
    fn a_row_that_all_leave_out_is_reported_once() {
        let text = "1 5 8 6 3 7 2\n1 6 8 3 7 4 2\n1 6 8 3 7 4 1\n1 7 4 6 8 2 5\n";
        let checked = Checked::from(check(text, None, None));
        assert_eq!((checked.short, checked.read, checked.right), (true, 4, 0));
        let lines: Vec<u64> = checked.wrong.iter().map(|wrong| wrong.line).collect();
        assert_eq!(lines, [1, 3]);
    }

    #[test]
    fn an_empty_output_has_nothing() {
        let mut work = part(0, "", true).start().unwrap();
        let checked = through(&mut *work).checked();
        let checked = checked.expect("it is read at once");
        assert_eq!((checked.read, checked.size), (0, None));
    }

    #[test]
    fn a_position_is_found_in_a_text() {
        let found = |text| {
            let part = OutputPart {
                board: Some(8),
                ..part(0, text, true)
            };
            through(&mut *part.start().unwrap())
        };
        let solution = "2Q1/Q3/3Q/1Q2";
        for text in ["0 0 1 0\n1 0 0 0\n0 0 0 1\n0 1 0 0", "x = [3, 1, 4, 2]"] {
            assert_eq!(found(text), Found::Position(solution.to_owned()), "{text}");
        }
        assert_eq!(found("nothing"), Found::Position(String::new()));
    }
}
