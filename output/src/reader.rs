use crate::answer::Answer;
use crate::clean::clean;
use crate::collector::Collector;
use crate::group::MAX_N;
use crate::lines::{End, Lines};
use crate::remarks::Remarks;
use crate::report::Report;
use crate::shape::Shape;
use bezzel_solver::queens::Piece;

/// After so many bytes the shape that explains most is kept, if it has something right.
const OPENING: usize = 1 << 18;
/// After so many it is kept in any case.
const LONG: usize = 1 << 22;

/// Reads the output of a program, in pieces of any size, with any other text around it.
///
/// Keeps a line, the unfinished board or list, a number for each right candidate, and the first wrong ones. This takes
/// some tens of megabytes for any output, and 16 bytes for each different solution.
///
/// # Examples
///
/// ```
/// use bezzel_output::Reader;
///
/// let mut reader = Reader::new(None, None);
/// reader.read(b"Solution 1: [1, 3, ");
/// reader.read(b"0, 2]\r\nSolution 2: [2, 0, 3, 1]\r\nThere are 2.");
/// let report = reader.finish();
/// assert_eq!((report.read, report.right, report.from), (2, 2, 0));
/// assert_eq!(report.missing(), Some(0));
/// ```
#[derive(Clone, Debug)]
pub struct Reader {
    lines: Lines,
    /// The number of the present line.
    line: u64,
    shapes: Vec<Shape>,
    remarks: Remarks,
    /// The bytes that were read, and those after which shapes are compared.
    bytes: usize,
    compared: usize,
    is_sized: bool,
}

impl Reader {
    /// The largest board that is recognised.
    pub const MAX_N: u32 = MAX_N;

    /// A new reader. Without n, the output decides it. Without a piece, the output has queens or a knight's tours.
    pub fn new(n: Option<u32>, piece: Option<Piece>) -> Self {
        Self {
            lines: Lines::new(),
            line: 1,
            shapes: Shape::all(n, piece),
            remarks: Remarks::default(),
            bytes: 0,
            compared: OPENING,
            is_sized: n.is_some(),
        }
    }

    /// Reads the next piece, in time proportional to its length.
    pub fn read(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            match self.lines.push(byte) {
                None => {}
                Some(End::Piece) => self.take(),
                Some(End::Line) => {
                    self.take();
                    self.end_line();
                }
            }
        }
    }

    /// Ends the output, and returns the report.
    pub fn finish(mut self) -> Report {
        self.end_text();
        match self.best() {
            Some((_, answer)) => self.remarks.report(answer, self.is_sized),
            None => Report::nothing(Piece::default()),
        }
    }

    /// Ends the reading, and returns the candidates for positions in the best shape.
    pub(crate) fn end(mut self) -> Option<Collector> {
        self.end_text();
        let (best, _) = self.best()?;
        Some(self.shapes.swap_remove(best).found().clone())
    }

    /// The place of the best shape, and its answer: of the credible ones, or of all if none is, the one that explains most.
    fn best(&self) -> Option<(usize, Answer)> {
        let numbers = self.remarks.numbers();
        let is_credible = |answer: &Answer| self.is_sized || answer.is_credible(numbers);
        let answers = self.shapes.iter().map(|shape| shape.found().answer());
        answers.enumerate().reduce(|best, next| {
            let is_better = match (is_credible(&next.1), is_credible(&best.1)) {
                (true, false) => true,
                (false, true) => false,
                _ => next.1.explains_more(&best.1),
            };
            if is_better { next } else { best }
        })
    }

    fn end_text(&mut self) {
        self.take();
        self.end_line();
        for shape in &mut self.shapes {
            shape.end();
        }
    }

    /// Reads the part of a line that has arrived.
    fn take(&mut self) {
        let raw = self.lines.take();
        self.bytes += raw.len() + 1;
        let text = clean(&raw);
        if self.remarks.read(&raw, self.line) {
            return;
        }
        for shape in &mut self.shapes {
            shape.read(&raw, &text, self.line);
        }
    }

    fn end_line(&mut self) {
        for shape in &mut self.shapes {
            shape.end_line();
        }
        self.line += 1;
        if self.bytes >= self.compared && self.shapes.len() > 1 {
            self.compared *= 2;
            let best = self.best();
            if let Some((best, answer)) = best
                && (answer.report.right > 0 || self.bytes >= LONG)
            {
                self.shapes = vec![self.shapes.swap_remove(best)];
            }
        }
    }
}
