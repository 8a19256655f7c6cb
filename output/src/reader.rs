use crate::answer::Answer;
use crate::clean::clean;
use crate::collector::Collector;
use crate::group::MAX_N;
use crate::lines::{End, Lines};
use crate::remarks::Remarks;
use crate::report::Report;
use crate::shape::Shape;
use crate::signs::Signs;
use bezzel_solver::queens::Piece;

/// After so many bytes the shape that explains most is kept, if it has something right.
const OPENING: usize = 1 << 18;
/// After so many it is kept in any case.
const LONG: usize = 1 << 22;

/// Reads the output of a program, in pieces of any size, with any other text around it.
///
/// Keeps the first 256 KB, a line, the unfinished board or list, a number for each right candidate, and the first wrong
/// ones. This takes some tens of megabytes for any output, and 16 bytes for each different solution.
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
    /// The shapes that read. The first one reads along, and the others only if it leaves something unexplained.
    shapes: Vec<Shape>,
    /// The lines that the others have not read yet.
    held: Option<Held>,
    remarks: Remarks,
    /// The bytes that were read, and those after which shapes are compared.
    bytes: usize,
    compared: usize,
    n: Option<u32>,
    piece: Option<Piece>,
}

/// Lines for the shapes that have not read them.
#[derive(Clone, Debug, Default)]
struct Held {
    text: String,
    /// The end of each line, or of a piece of a long one, in the text, and its number.
    ends: Vec<(usize, u64)>,
}

impl Held {
    fn push(&mut self, line: &str, number: u64) {
        self.text.push_str(line);
        self.ends.push((self.text.len(), number));
    }

    fn lines(&self) -> impl Iterator<Item = (&str, u64)> {
        let mut start = 0;
        self.ends.iter().map(move |&(end, number)| {
            let line = &self.text[start..end];
            start = end;
            (line, number)
        })
    }
}

impl Reader {
    /// The largest board that is recognised.
    pub const MAX_N: u32 = MAX_N;

    /// A new reader. Without n, the output decides it. Without a piece, the output has queens or a knight's tours.
    pub fn new(n: Option<u32>, piece: Option<Piece>) -> Self {
        Self {
            lines: Lines::new(),
            line: 1,
            shapes: vec![Shape::first(n, piece)],
            held: Some(Held::default()),
            remarks: Remarks::default(),
            bytes: 0,
            compared: OPENING,
            n,
            piece,
        }
    }

    /// Reads the next piece, in time proportional to its length.
    pub fn read(&mut self, bytes: &[u8]) {
        let mut rest = bytes;
        loop {
            rest = &rest[self.lines.push_plain(rest)..];
            let Some((&byte, behind)) = rest.split_first() else {
                return;
            };
            rest = behind;
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
            Some((_, answer)) => self.remarks.report(answer, self.n.is_some()),
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
    /// If it has nothing right, one that explains all is better.
    fn best(&self) -> Option<(usize, Answer)> {
        let numbers = self.remarks.numbers();
        let extent = self.remarks.extent();
        let is_credible = |answer: &Answer| self.n.is_some() || answer.is_credible(numbers);
        let merit = |answer: &Answer, other: &Answer| {
            let explains_all = other.report.right == 0 && answer.explains_all(extent);
            (is_credible(answer), explains_all, answer.explained())
        };
        let answers = self.shapes.iter().map(|shape| shape.found().answer());
        answers.enumerate().reduce(|best, next| {
            let is_better = merit(&next.1, &best.1) > merit(&best.1, &next.1);
            if is_better { next } else { best }
        })
    }

    fn end_text(&mut self) {
        self.take();
        self.end_line();
        for shape in &mut self.shapes {
            shape.end();
        }
        let read = self.shapes.len();
        self.read_others();
        for shape in &mut self.shapes[read..] {
            shape.end();
        }
    }

    /// Reads the part of a line that has arrived.
    fn take(&mut self) {
        let raw = self.lines.take();
        self.bytes += raw.len() + 1;
        // A shortened line has no position.
        let signs = Signs::of(&raw);
        if !self.remarks.read(&raw, signs, self.line) {
            let text = clean(&raw, signs);
            for shape in &mut self.shapes {
                shape.read(&raw, &text, self.line);
            }
            if let Some(held) = &mut self.held {
                held.push(&raw, self.line);
            }
        }
        self.lines.reuse(raw);
    }

    /// Reads in the other shapes as well, unless the first one explains all.
    fn read_others(&mut self) {
        let Some(held) = self.held.take() else {
            return;
        };
        let answer = self.shapes[0].found().answer();
        if answer.explains_all(self.remarks.extent()) {
            return;
        }
        let mut others = Shape::others(self.n, self.piece);
        for (raw, number) in held.lines() {
            let text = clean(raw, Signs::of(raw));
            for shape in &mut others {
                shape.read(raw, &text, number);
            }
        }
        self.shapes.extend(others);
    }

    fn end_line(&mut self) {
        for shape in &mut self.shapes {
            shape.end_line();
        }
        self.line += 1;
        if self.bytes < self.compared {
            return;
        }
        self.compared *= 2;
        self.read_others();
        if self.shapes.len() > 1
            && let Some((best, answer)) = self.best()
            && (answer.report.right > 0 || self.bytes >= LONG)
        {
            self.shapes = vec![self.shapes.swap_remove(best)];
        }
    }
}
